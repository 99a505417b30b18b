// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"
#include "review/grade.h"
#include "text/sentence.h"

#include <optional>
#include <vector>

namespace sandbag {

/// What kind of choice it was, in the words of the files.
enum class ChoiceKind : std::uint8_t { call, pass, kitty, play, claim, other };
[[nodiscard]] ChoiceKind choiceKindOf(EventKind kind);
[[nodiscard]] const char *toString(ChoiceKind kind);

/// A choice and its worth, judged from its player's view.
struct ChoiceValue {
    std::optional<Event> event; ///< nothing: doing nothing of the kind
    double points = 0;          ///< of this deal, more than the others make on average
    double win = 0;             ///< chance of the side to win the match, 0 to 1
    double pointsError = 0;     ///< standard errors; 0 where exact
    double winError = 0;
    double behind = 0;      ///< of the chance to win, behind the best one on the same worlds
    double behindError = 0; ///< its standard error
    /// About as good as the choice made, on the same worlds; nothing where it was not compared.
    std::optional<bool> asGood{};
    bool operator==(const ChoiceValue &) const = default;
};

/// How a choice was made.
struct Judgement {
    Event made;
    std::vector<ChoiceValue> values; ///< best first, the one made among them; empty: not judged
    double lossPoints = 0;           ///< the best one's points less those of the one made
    double lossWin = 0;              ///< the same of the chance to win; 0 for the best
    double errorWin = 0;             ///< its standard error, on the same worlds
    /// The points as a part of a chance to win (review/point_worth.h), where they count: 0 where
    /// the choice made the match safer for them.
    double lossStake = 0;
    bool exact = false;  ///< all cards were known and played to the end, or there was no choice
    bool forced = false; ///< there was no other choice
    Grade grade = Grade::none;      ///< the worse one of the two that follow
    Grade winGrade = Grade::none;   ///< by the chance to win the match
    Grade pointGrade = Grade::none; ///< by the points of the deal
    Sentence outlook;               ///< what the choice made promised, from its player's view
    /// How the points between the choice made and the best one, or the next best, count bags;
    /// empty where these make no difference.
    Sentence bags;
    /// Nils of the side that the choice made leaves as good as lost, bits by seat.
    unsigned lostNils = 0;
    /// … which the best choice would have left a chance.
    unsigned nilsGivenUp = 0;
    /// Whatever was chosen, the side's contract is as good as lost.
    bool contractLost = false;
    /// The choice leads to a nil of the player's own that is still to be bid.
    bool plansNil = false;
    /// What the best choice is for; empty where that is not known, or not clear which is best.
    Sentence reason;
    Sentence text; ///< why: what the best choice has before the one made; why it is not judged

    /// Graded so by its points: the match alone would have called it better.
    [[nodiscard]] bool byPoints() const { return grade == pointGrade && grade != winGrade; }
    /// The order of choices: what each gave away, by the measure that grades it.
    [[nodiscard]] double cost() const { return byPoints() ? lossStake : lossWin; }
};

} // namespace sandbag
