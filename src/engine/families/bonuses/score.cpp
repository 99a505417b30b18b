// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bonuses/score.h"

#include "scoring/score_builder.h"
#include "text/mark.h"

namespace sandbag {

namespace {

constexpr LineText kStreakWon{
    .english = QT_TRANSLATE_N_NOOP("bonuses", "One player won the last %n trick(s)"),
    .args = 1,
    .counted = 0};
constexpr LineText kStreakBroken{
    .english = QT_TRANSLATE_N_NOOP("bonuses", "Broke a streak of %n trick(s)"),
    .args = 1,
    .counted = 0};
constexpr LineText kDixWon{.english =
                               QT_TRANSLATE_NOOP("bonuses", "The nine of spades won a trick")};
constexpr const LineText *kStreakLines[] = {&kStreakWon, &kStreakBroken};
constexpr const LineText *kDixLines[] = {&kDixWon};

/// The player who won all of the `length` tricks before trick `end`, or −1.
int winnerOfRun(const DealFacts &facts, int end, int length)
{
    if (length <= 0 || end < length)
        return -1;
    const int seat = facts.winners[end - 1];
    for (int trick = end - length; trick < end; ++trick) {
        if (facts.winners[trick] != seat)
            return -1;
    }
    return seat;
}

/// The last tricks in a row by one player; with `streak_breaker` the opponent who takes the last
/// trick from a run that wanted only that one. A dead trick breaks every run.
void scoreStreak(ScoreBuilder &builder)
{
    const int length = builder.rules.streak_length;
    const int points = length * builder.rules.streak_per_trick;
    const int all = builder.facts.winnerCount;
    const Seating &seating = builder.seating;
    const int winner = winnerOfRun(builder.facts, all, length);
    if (winner >= 0) {
        builder.add(seating.sideOf(winner), {.rule = kStreakLine,
                                             .text = kStreakWon,
                                             .points = points,
                                             .args = {length},
                                             .seat = winner});
        return;
    }
    const int runner = winnerOfRun(builder.facts, all - 1, length - 1);
    if (!builder.rules.streak_breaker || runner < 0)
        return;
    const int breaker = builder.facts.winners[all - 1];
    if (breaker >= 0 && !seating.together(breaker, runner))
        builder.add(seating.sideOf(breaker), {.rule = kStreakLine,
                                              .text = kStreakBroken,
                                              .points = points,
                                              .args = {length},
                                              .seat = breaker});
}

/// Tricks won with the nine of spades.
void scoreDix(ScoreBuilder &builder)
{
    for (int i = 0; i < builder.facts.dixCount; ++i) {
        const Dix &dix = builder.facts.dix[static_cast<std::size_t>(i)];
        builder.add(builder.seating.sideOf(dix.seat),
                    {.rule = kDixLine, .text = kDixWon, .points = dix.points, .seat = dix.seat});
    }
}

} // namespace

constinit const ScoringRule kStreakRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return rules.streak_length > 0 && rules.streak_per_trick > 0;
        },
    .step = scoreStreak,
    .reads = {Fact::lastRun},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kStreakLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kDixRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.dix_allowed; },
    .step = scoreDix,
    .reads = {Fact::dix},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kDixLines,
    .column = BlankColumn::bonus,
};

} // namespace sandbag
