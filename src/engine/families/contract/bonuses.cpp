// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/contract/score.h"

#include "bids/bid_rules.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

namespace sandbag {

namespace {

constexpr LineText kSevenValue{
    .english = QT_TRANSLATE_N_NOOP("contract", "%n trick(s) above six, bid and made"),
    .args = 1,
    .counted = 0};
constexpr LineText kSevenRace{
    .english = QT_TRANSLATE_NOOP("contract", "Bonus %1 for seven or more bid and made"), .args = 1};
constexpr LineText kSevenRaceWon{
    .english = QT_TRANSLATE_NOOP("contract", "Bonus %1 for seven or more taken"), .args = 1};
constexpr LineText kPartnersExact{
    .english = QT_TRANSLATE_NOOP("contract", "Each partner took exactly what they bid, %1 in all"),
    .args = 1};
constexpr const LineText *kSevenLines[] = {&kSevenValue, &kSevenRace, &kSevenRaceWon};
constexpr const LineText *kPartnersLines[] = {&kPartnersExact};

/// `seven_bonus`: tens whatever a bid trick is worth (D53, D56).
void scoreSeven(ScoreBuilder &builder)
{
    const SevenBonus rule = builder.rules.seven_bonus;
    for (int side = 0; side < builder.seating.sides; ++side) {
        SideScore &result = builder.result(side);
        const bool won = rule == SevenBonus::race_won;
        const int reached = won                             ? result.tricks
                            : builder.work(side).numberMade ? result.contract
                                                            : 0;
        if (reached < 7)
            continue;
        if (rule == SevenBonus::value) {
            builder.add(side, {.rule = kSevenLine,
                               .text = kSevenValue,
                               .points = 10 * (reached - 6),
                               .args = {reached - 6}});
            continue;
        }
        result.sevenCounted = true;
        const int times = builder.before.sevens[side] + 1;
        builder.add(side, {.rule = kSevenLine,
                           .text = won ? kSevenRaceWon : kSevenRace,
                           .points = 10 * times,
                           .args = {times}});
    }
}

/// Every partner exactly their own bid, none of them a nil (D53).
void scorePartnersExact(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        const SideWork &work = builder.work(side);
        int exact = 0;
        eachSeat(work.numberSeats, [&](int seat) {
            exact += 2 * builder.tricks(seat) == builder.ownHalves(seat) ? 1 : 0;
        });
        const int half = work.contract / 2;
        if (work.numberMade && exact == builder.seating.perSide() && half > 0)
            builder.add(side, {.rule = kPartnersLine,
                               .text = kPartnersExact,
                               .points = 10 * half,
                               .args = {work.contract}});
    }
}

} // namespace

constinit const ScoringRule kSevenRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return rules.seven_bonus != SevenBonus::off; },
    .step = scoreSeven,
    .lines = kSevenLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kPartnersExactRule{
    .inForce =
        [](const RuleSet &rules, const Seating &seating) {
            return rules.partners_exact_bonus && eachBids(rules) && !seating.solo();
        },
    .step = scorePartnersExact,
    .judgesPartners = [](const RuleSet &) { return true; },
    .lines = kPartnersLines,
    .column = BlankColumn::bonus,
};

} // namespace sandbag
