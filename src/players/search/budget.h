// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/search_options.h"

#include <atomic>
#include <chrono>

namespace sandbag {

/// When a search has to end: at a time, after this many playouts, or when a stop is requested.
class Budget
{
public:
    Budget(const SearchOptions &options, const std::atomic<bool> &stop)
        : m_end(std::chrono::steady_clock::now() + std::chrono::milliseconds(options.milliseconds)),
          m_iterations(options.iterations),
          m_timed(options.iterations == 0 || options.bothCount),
          m_stop(stop)
    {
    }
    /// Time is up, or stop was said. To be asked every now and then.
    [[nodiscard]] bool over() const
    {
        return m_stop || (m_timed && std::chrono::steady_clock::now() >= m_end);
    }
    [[nodiscard]] bool stopped() const { return m_stop; }
    [[nodiscard]] const std::atomic<bool> &flag() const { return m_stop; }
    /// Playouts that may be made altogether; 0: the clock alone decides.
    [[nodiscard]] int iterations() const { return m_iterations; }
    /// Whether this many playouts are enough, or time is up.
    [[nodiscard]] bool spent(int playouts) const
    {
        return over() || (m_iterations > 0 && playouts >= m_iterations);
    }

private:
    std::chrono::steady_clock::time_point m_end;
    int m_iterations;
    bool m_timed; ///< the clock counts
    const std::atomic<bool> &m_stop;
};

} // namespace sandbag
