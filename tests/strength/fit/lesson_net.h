// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/lessons.h"

#include <string>
#include <vector>

namespace sandbag::fit {

/// One candidate of a question: what is true of it, what the rules of thumb think of it and what
/// came of it, both in tricks' points.
struct Candidate {
    LessonRows rows;
    float thumbs = 0;
    float came = 0;
};
struct Question {
    LessonRows scene;
    std::vector<Candidate> candidates;
};

/// The network of Lessons while it learns, in real numbers. It learns differences between the
/// candidates of one question: what all have in common no player can choose.
class LessonNet
{
public:
    explicit LessonNet(std::uint64_t seed);

    /// Learns from one question; gives the squared error a candidate had before, and that of the
    /// rules of thumb alone.
    struct Errors {
        double now = 0, thumbs = 0;
    };
    Errors learn(const Question &question, float rate);

    /// In whole numbers, as it is played with.
    [[nodiscard]] Lessons rounded() const;
    [[nodiscard]] std::string text() const;
    void read(const std::string &text);

private:
    static constexpr std::size_t kHidden = Lessons::kHidden;
    static constexpr std::size_t kRows = Lessons::kRows;

    [[nodiscard]] float guess(const Candidate &candidate, const float *scene, float *sums) const;
    void step(std::size_t weight, float slope, float rate);

    // All weights in one list, each with the sum of its slopes' squares (Adagrad).
    static constexpr std::size_t kFirst = 0;
    static constexpr std::size_t kPlain = kRows * kHidden;
    static constexpr std::size_t kLast = kPlain + kRows;
    static constexpr std::size_t kTrust = kLast + kHidden;
    static constexpr std::size_t kAll = kTrust + 1;

    std::vector<float> m_weight = std::vector<float>(kAll);
    std::vector<float> m_squares = std::vector<float>(kAll, 1.0F);
};

} // namespace sandbag::fit
