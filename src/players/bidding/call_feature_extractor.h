// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bidding/call_lessons.h"
#include "bidding/hand_model.h"
#include "policy/asked_player.h"
#include "value/side_outcomes.h"
#include "value/win_model.h"

#include <utility>
#include <vector>

namespace sandbag {

/// What rules of thumb think of the hand that is to be bid.
struct HandThought {
    float tricks = 0;    ///< that it takes on average
    float nilChance = 0; ///< chance to lose all tricks with it
};

/// Chance to win the match that the points of one trick are worth to a side at this score.
[[nodiscard]] float trickWorthAt(const WinModel &win, const RuleSet &rules,
                                 const Standing &standing, int side);

/// A bid of a player who has seen their hand and bids alone, a number or nil, as lessons look at
/// it: what is true of the hand, the calls so far, the score, and each call that is possible.
class CallFeatureExtractor
{
public:
    struct Choice {
        std::size_t at; ///< in the list of the valued words
        FeatureRows rows;
        float thumbs; ///< its worth by rules of thumb, in tricks' points
    };
    using Valued = std::vector<std::pair<Event, float>>; ///< words, chances to win the match

    /// The models that judge hands and scores; they outlive the features.
    struct Models {
        OutcomeCache &book;
        const HandModel &hands;
        const WinModel &win;
    };

    /// Without choices where lessons have nothing to say: other ways to bid, a hand not looked at,
    /// less than two calls to choose from. `valued`: every word of the prompt as rules of thumb
    /// have it; those that they call unwise are none of the choices.
    CallFeatureExtractor(const Models &models, const AskedPlayer &player,
                         const HandThought &thought, const Valued &valued);

    [[nodiscard]] const FeatureRows &shared() const { return m_shared; }
    [[nodiscard]] const std::vector<Choice> &choices() const { return m_choices; }
    /// Chance to win the match that the points of one trick are worth at this score.
    [[nodiscard]] float trickWorth() const { return m_trickWorth; }

    /// Moves the values of the choices to what lessons make of them; all together are worth as much
    /// as before.
    void teach(const CallLessons &lessons, Valued &valued) const;

private:
    void findChoices(const Valued &valued);
    [[nodiscard]] bool thinkable(const Call &call) const;
    [[nodiscard]] FeatureRows rowsOf(const Call &call) const;
    void suitRows(int effectiveSuit);
    void heardRows();
    void scoreRows();
    void gameRows(const Valued &valued);
    [[nodiscard]] float scaled(float tricks) const;
    [[nodiscard]] float undertaken(int seat) const;

    OutcomeCache &m_book;
    const HandModel &m_hands;
    const WinModel &m_win;
    AskedPlayer m_player;
    HandThought m_thought;
    float m_trickWorth = 0;
    FeatureRows m_shared;
    std::vector<Choice> m_choices;
};

} // namespace sandbag
