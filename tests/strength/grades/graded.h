// SPDX-License-Identifier: GPL-3.0-or-later
// What a review calls the choices of one player in a deal from 0 : 0, where they hardly change who
// wins the match, next to what they give away in points.
#pragma once

#include "arena/contest.h"
#include "match/dealing.h"
#include "match/match.h"
#include "named/named_player.h"
#include "review/match_review.h"

#include <memory>
#include <string>
#include <vector>

namespace sandbag {

/// Of choices: those that give away many points, and those that give away none to speak of.
struct GradeCount {
    int dear = 0, called = 0;       ///< called: a mistake or a blunder
    int cheap = 0, blamed = 0;      ///< blamed: the same
    std::vector<std::string> wrong; ///< dear and not called, cheap and blamed

    void add(const GradeCount &more)
    {
        dear += more.dear;
        called += more.called;
        cheap += more.cheap;
        blamed += more.blamed;
        wrong.insert(wrong.end(), more.wrong.begin(), more.wrong.end());
    }
};

struct GradedDeal {
    RuleSet rules;
    std::string player; ///< whose choices are graded; the others play by rules of thumb
    std::uint64_t seed = 1;
    int larger = 0; ///< playouts of the search that knows better; 0: the review's word counts
};

/// Grades the choices of the first seat, by a review of the usual size.
class GradedChoices
{
public:
    static constexpr double kDear = 20; ///< points
    static constexpr double kCheap = 4;

    explicit GradedChoices(const GradedDeal &deal)
        : m_deal(deal),
          m_match(played(deal)),
          m_quick({kQuick, deal.seed + 2000}),
          m_review({JudgeOptions().iterations, deal.seed}),
          m_larger({deal.larger > 0 ? deal.larger : 1, deal.seed + 1000})
    {
    }

    [[nodiscard]] GradeCount graded()
    {
        GradeCount count;
        for (const ChoicePlace &place : choicesOf(m_match, kSeat)) {
            const Judgement review = judgeChoice(m_review, m_match, place, m_stop);
            if (!review.values.empty() && !review.forced)
                countInto(count, truthOf(place, review), review);
        }
        return count;
    }

private:
    static constexpr int kSeat = 0;
    static constexpr int kQuick = 600;  ///< playouts of a first look
    static constexpr double kLook = 10; ///< points that it must see

    static Match played(const GradedDeal &deal)
    {
        std::vector<std::unique_ptr<Player>> owned;
        Contest::Seats seats{};
        const int players = Seating(deal.rules).players;
        for (int seat = 0; seat < players; ++seat) {
            owned.push_back(
                makePlayer(seat == kSeat ? deal.player : "simple", seedFor(deal.seed, seat)));
            seats[static_cast<std::size_t>(seat)] = owned.back().get();
        }
        return Contest(deal.rules, seats)
            .playDeal(static_cast<int>(deal.seed) % players, deal.seed);
    }

    static bool isCalled(const Judgement &judged)
    {
        return judged.grade == Grade::mistake || judged.grade == Grade::blunder;
    }

    /// What the larger search says of a choice that may be dear, or is called so.
    Judgement truthOf(const ChoicePlace &place, const Judgement &review)
    {
        const bool asked =
            m_deal.larger > 0 &&
            (isCalled(review) || judgeChoice(m_quick, m_match, place, m_stop).lossPoints >= kLook);
        return asked ? judgeChoice(m_larger, m_match, place, m_stop) : review;
    }

    static void countInto(GradeCount &count, const Judgement &truth, const Judgement &review)
    {
        const bool called = isCalled(review);
        const bool dear = truth.lossPoints >= kDear;
        const bool cheap = truth.lossPoints <= kCheap;
        count.dear += dear;
        count.called += dear && called;
        count.cheap += cheap;
        count.blamed += cheap && called;
        if ((dear && !called) || (cheap && called))
            count.wrong.push_back(told(truth, review));
    }

    static std::string told(const Judgement &truth, const Judgement &review)
    {
        const auto points = [](const Judgement &judged) {
            return std::to_string(judged.lossPoints) + " points, " +
                   std::to_string(judged.lossWin) + " of the match";
        };
        return toString(truth.made) + " gives away " + points(truth) + "; the review says " +
               points(review) + ": " + toString(review.grade);
    }

    GradedDeal m_deal;
    Match m_match;
    Judge m_quick, m_review, m_larger;
    const std::atomic<bool> m_stop{false};
};

} // namespace sandbag
