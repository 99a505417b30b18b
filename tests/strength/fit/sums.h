// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>

namespace sandbag::fit {

/// Mean and deviation of values, which can be kept as a piece of a run and added up again.
struct Sums {
    Sums() = default;
    explicit Sums(const std::string &line) { add(line); }

    double count = 0, sum = 0, squares = 0;
    void add(double value)
    {
        ++count;
        sum += value;
        squares += value * value;
    }
    [[nodiscard]] double mean() const { return sum / count; }
    [[nodiscard]] double deviation() const
    {
        return std::sqrt(std::max(squares / count - mean() * mean(), 0.0));
    }
    /// Standard error of the mean.
    [[nodiscard]] double error() const { return deviation() / std::sqrt(count); }
    void add(const std::string &line)
    {
        double more = 0, part = 0, square = 0;
        std::istringstream(line) >> more >> part >> square;
        count += more;
        sum += part;
        squares += square;
    }
    [[nodiscard]] std::string text() const
    {
        std::ostringstream out;
        out.precision(17);
        out << count << ' ' << sum << ' ' << squares;
        return out.str();
    }
};

} // namespace sandbag::fit
