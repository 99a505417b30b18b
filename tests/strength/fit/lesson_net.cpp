// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_net.h"

#include "match/dealing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>

namespace sandbag::fit {

namespace {

/// A weight this large says that something was never contradicted; it must fit into 16 bits.
constexpr float kMostFirst = 2;
constexpr float kMostPlain = 7.9F;
constexpr float kMostLast = 100;

std::int16_t whole(float weight, float most, float scale)
{
    return static_cast<std::int16_t>(std::lround(std::clamp(weight, -most, most) * scale));
}

} // namespace

LessonNet::LessonNet(std::uint64_t seed)
{
    Dice dice(seed);
    for (std::size_t i = 0; i < kPlain; ++i)
        m_weight[i] = 0.1F * (static_cast<float>(dice.below(2001)) / 1000 - 1);
    for (std::size_t i = kLast; i < kTrust; ++i)
        m_weight[i] = 0.3F * (static_cast<float>(dice.below(2001)) / 1000 - 1);
    m_weight[kTrust] = 1;
}

float LessonNet::guess(const Candidate &candidate, const float *scene, float *sums) const
{
    std::copy(scene, scene + kHidden, sums);
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

void LessonNet::step(std::size_t weight, float slope, float rate)
{
    m_squares[weight] += slope * slope;
    m_weight[weight] -= rate * slope / std::sqrt(m_squares[weight]);
}

LessonNet::Errors LessonNet::learn(const Question &question, float rate)
{
    std::array<float, kHidden> scene{};
    for (const std::uint16_t row : question.scene) {
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            scene[unit] += m_weight[row * kHidden + unit];
    }
    const std::size_t count = question.candidates.size();
    std::vector<std::array<float, kHidden>> sums(count);
    std::vector<float> error(count);
    float mean = 0, thumbsMean = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Candidate &candidate = question.candidates[i];
        error[i] = guess(candidate, scene.data(), sums[i].data()) - candidate.came;
        mean += error[i] / static_cast<float>(count);
        thumbsMean += (candidate.thumbs - candidate.came) / static_cast<float>(count);
    }
    Errors errors;
    std::array<float, kHidden> ofScene{};
    for (std::size_t i = 0; i < count; ++i) {
        const Candidate &candidate = question.candidates[i];
        const float slope = error[i] - mean;
        const float thumbs = candidate.thumbs - candidate.came - thumbsMean;
        errors.now += slope * slope / static_cast<float>(count);
        errors.thumbs += thumbs * thumbs / static_cast<float>(count);
        std::array<float, kHidden> back{};
        for (std::size_t unit = 0; unit < kHidden; ++unit) {
            if (sums[i][unit] <= 0)
                continue;
            back[unit] = slope * m_weight[kLast + unit];
            ofScene[unit] += back[unit];
            step(kLast + unit, slope * sums[i][unit], rate);
        }
        for (const std::uint16_t row : candidate.rows) {
            step(kPlain + row, slope, rate);
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                step(row * kHidden + unit, back[unit], rate);
        }
        step(kTrust, slope * candidate.thumbs, rate);
    }
    for (const std::uint16_t row : question.scene) {
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            step(row * kHidden + unit, ofScene[unit], rate);
    }
    return errors;
}

Lessons LessonNet::rounded() const
{
    Lessons lessons{};
    for (std::size_t i = 0; i < kPlain; ++i)
        lessons.first[i] = whole(m_weight[i], kMostFirst, Lessons::kScale);
    for (std::size_t i = 0; i < kRows; ++i)
        lessons.plain[i] = whole(m_weight[kPlain + i], kMostPlain, 4096);
    for (std::size_t i = 0; i < kHidden; ++i)
        lessons.last[i] = whole(m_weight[kLast + i], kMostLast, Lessons::kLastScale);
    lessons.trust = static_cast<std::int32_t>(std::lround(m_weight[kTrust] * 256));
    return lessons;
}

std::string LessonNet::text() const
{
    std::ostringstream out;
    out.precision(9);
    for (const float weight : m_weight)
        out << weight << ' ';
    for (const float squares : m_squares)
        out << squares << ' ';
    return out.str();
}

void LessonNet::read(const std::string &text)
{
    std::istringstream in(text);
    for (float &weight : m_weight)
        in >> weight;
    for (float &squares : m_squares)
        in >> squares;
}

} // namespace sandbag::fit
