// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/learned_network.h"
#include "match/dealing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <istream>
#include <ostream>
#include <vector>

namespace sandbag::fit {

/// One choice of a question: what is true of it, what the rules of thumb think of it and what
/// came of it, both in tricks' points.
struct Candidate {
    FeatureRows rows;
    float thumbs = 0;
    float came = 0;
};
struct Question {
    FeatureRows shared;
    std::vector<Candidate> candidates;
    float weight = 1;        ///< of what comes of it
    std::size_t network = 0; ///< that learns from it, where there are more than one
};

/// A network of lessons while it learns, in real numbers: `Network` is a LearnedNetwork. It learns
/// differences between the choices of one question: what all have in common no player can choose.
template<typename Network>
class LessonNet
{
public:
    using Taught = Network;

    explicit LessonNet(std::uint64_t seed)
    {
        Dice dice(seed);
        for (std::size_t i = 0; i < kPlain; ++i)
            m_weight[i] = 0.1F * (static_cast<float>(dice.below(2001)) / 1000 - 1);
        for (std::size_t i = kLast; i < kTrust; ++i)
            m_weight[i] = 0.3F * (static_cast<float>(dice.below(2001)) / 1000 - 1);
        m_weight[kTrust] = 1;
    }

    /// Learns from one question; gives the squared error a choice had before, and that of the
    /// rules of thumb alone.
    struct Errors {
        double now = 0, thumbs = 0;
    };
    Errors learn(const Question &question, float rate);

    /// In whole numbers, as it is played with.
    [[nodiscard]] Taught rounded() const
    {
        Taught lessons{};
        for (std::size_t i = 0; i < kPlain; ++i)
            lessons.first[i] = whole(m_weight[i], kMostFirst, Taught::kScale);
        for (std::size_t i = 0; i < kRows; ++i)
            lessons.plain[i] = whole(m_weight[kPlain + i], kMostPlain, 4096);
        for (std::size_t i = 0; i < kHidden; ++i)
            lessons.last[i] = whole(m_weight[kLast + i], kMostLast, Taught::kLastScale);
        lessons.trust = static_cast<std::int32_t>(std::lround(m_weight[kTrust] * 256));
        return lessons;
    }
    void write(std::ostream &out) const
    {
        for (const auto *list : {&m_weight, &m_squares}) {
            for (const float number : *list)
                out << number << ' ';
        }
    }
    void read(std::istream &in)
    {
        for (auto *list : {&m_weight, &m_squares}) {
            for (float &number : *list)
                in >> number;
        }
    }

private:
    static constexpr std::size_t kHidden = Taught::kHidden;
    static constexpr std::size_t kRows = Taught::kRowCount;
    /// A weight this large says that something was never contradicted; it must fit into 16 bits.
    static constexpr float kMostFirst = 2;
    static constexpr float kMostPlain = 7.9F;
    static constexpr float kMostLast = 100;

    static std::int16_t whole(float weight, float most, float scale)
    {
        return static_cast<std::int16_t>(std::lround(std::clamp(weight, -most, most) * scale));
    }
    [[nodiscard]] float guess(const Candidate &candidate, const float *shared, float *sums) const;
    void step(std::size_t weight, float slope, float rate)
    {
        m_squares[weight] += slope * slope;
        m_weight[weight] -= rate * slope / std::sqrt(m_squares[weight]);
    }

    // All weights in one list, each with the sum of its slopes' squares (Adagrad).
    static constexpr std::size_t kFirst = 0;
    static constexpr std::size_t kPlain = kRows * kHidden;
    static constexpr std::size_t kLast = kPlain + kRows;
    static constexpr std::size_t kTrust = kLast + kHidden;
    static constexpr std::size_t kAll = kTrust + 1;

    std::vector<float> m_weight = std::vector<float>(kAll);
    std::vector<float> m_squares = std::vector<float>(kAll, 1.0F);
};

template<typename Network>
float LessonNet<Network>::guess(const Candidate &candidate, const float *shared, float *sums) const
{
    std::copy(shared, shared + kHidden, sums);
    float out = m_weight[kTrust] * candidate.thumbs;
    for (const std::uint16_t row : candidate.rows) {
        const float *weights = &m_weight[row * kHidden];
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            sums[unit] += weights[unit];
        out += m_weight[kPlain + row];
    }
    for (std::size_t unit = 0; unit < kHidden; ++unit)
        out += std::max(sums[unit], 0.0F) * m_weight[kLast + unit];
    return out;
}

template<typename Network>
typename LessonNet<Network>::Errors LessonNet<Network>::learn(const Question &question, float rate)
{
    std::array<float, kHidden> shared{};
    for (const std::uint16_t row : question.shared) {
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            shared[unit] += m_weight[row * kHidden + unit];
    }
    const std::size_t count = question.candidates.size();
    std::vector<std::array<float, kHidden>> sums(count);
    std::vector<float> error(count);
    float mean = 0, thumbsMean = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Candidate &candidate = question.candidates[i];
        error[i] = guess(candidate, shared.data(), sums[i].data()) - candidate.came;
        mean += error[i] / static_cast<float>(count);
        thumbsMean += (candidate.thumbs - candidate.came) / static_cast<float>(count);
    }
    Errors errors;
    std::array<float, kHidden> ofShared{};
    for (std::size_t i = 0; i < count; ++i) {
        const Candidate &candidate = question.candidates[i];
        const float off = error[i] - mean;
        const float slope = question.weight * off;
        const float thumbs = candidate.thumbs - candidate.came - thumbsMean;
        errors.now += off * off / static_cast<float>(count);
        errors.thumbs += thumbs * thumbs / static_cast<float>(count);
        std::array<float, kHidden> back{};
        for (std::size_t unit = 0; unit < kHidden; ++unit) {
            if (sums[i][unit] <= 0)
                continue;
            back[unit] = slope * m_weight[kLast + unit];
            ofShared[unit] += back[unit];
            step(kLast + unit, slope * sums[i][unit], rate);
        }
        for (const std::uint16_t row : candidate.rows) {
            step(kPlain + row, slope, rate);
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                step(row * kHidden + unit, back[unit], rate);
        }
        step(kTrust, slope * candidate.thumbs, rate);
    }
    for (const std::uint16_t row : question.shared) {
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            step(row * kHidden + unit, ofShared[unit], rate);
    }
    return errors;
}

} // namespace sandbag::fit
