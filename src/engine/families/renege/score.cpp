// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/renege/score.h"

#include "families/ten/score.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kRenegeContract{
    .english = QT_TRANSLATE_NOOP("engine", "Renege: the contract of %1 is lost"), .args = 1};
constexpr LineText kRenegePaid{
    .english = QT_TRANSLATE_NOOP("engine", "Renege: all points of the deal go to the challenger")};
constexpr LineText kRenegeReceived{
    .english = QT_TRANSLATE_NOOP("engine", "Renege by the others: their points of the deal")};
constexpr const LineText *kContractLines[] = {&kRenegeContract};
constexpr const LineText *kPointsLines[] = {&kRenegePaid, &kRenegeReceived};

/// Penalty `contract`: 10 lost for each trick of the contract in place of its line, not of a
/// moon, mo, moe or team nil (D42).
bool scoreRenegedContract(ScoreBuilder &sheet, int side)
{
    const int seat = sheet.reneger();
    const SideWork &work = sheet.work(side);
    const bool contract = work.numberSeats != 0 || isTen(sheet, side);
    if (seat < 0 || sheet.seating.sideOf(seat) != side || !contract)
        return false;
    sheet.add(side, kRenegeLine, kRenegeContract, -10 * work.contract, {work.contract}, 0, seat);
    sheet.result(side).outcome = Outcome::failed;
    return true;
}

/// The side whose challenge was wrong, or −1.
int wrongChallenger(const ScoreBuilder &sheet)
{
    const Renege &renege = sheet.facts.renege;
    if (renege.found || renege.seat < 0)
        return -1;
    if (renege.challenger >= 0)
        return sheet.seating.sideOf(renege.challenger);
    return sheet.seating.sides == 2 ? 1 - sheet.seating.sideOf(renege.seat) : -1;
}

/// Penalty `three`, and the tricks a wrong challenge costs: taken off T, they go to nobody.
void takeTricksOff(ScoreBuilder &sheet)
{
    const int seat = sheet.reneger();
    if (seat >= 0 && sheet.rules.renege_penalty == RenegePenalty::three)
        sheet.work(sheet.seating.sideOf(seat)).takenOff += 3;
    const int price = sheet.rules.renege_false_challenge;
    const int challenger = wrongChallenger(sheet);
    if (challenger >= 0)
        sheet.work(challenger).takenOff += price;
    for (int other = 0; other < sheet.seating.players; ++other)
        sheet.work(sheet.seating.sideOf(other)).takenOff +=
            price * sheet.facts.falseChallenges[other];
    for (int side = 0; side < sheet.seating.sides; ++side) {
        SideWork &work = sheet.work(side);
        work.counted = std::max(0, work.counted - work.takenOff);
    }
}

/// Penalty `points`: what the side has won in the deal so far goes to the challenger's side.
void passRenegePoints(ScoreBuilder &sheet)
{
    const int seat = sheet.reneger();
    if (seat < 0)
        return;
    const int side = sheet.seating.sideOf(seat);
    const int challenger = sheet.facts.renege.challenger;
    int to = challenger >= 0 ? sheet.seating.sideOf(challenger) : -1;
    if (to < 0 && sheet.seating.sides == 2)
        to = 1 - side;
    const int won = sheet.result(side).points;
    if (won <= 0 || to < 0 || to == side)
        return;
    sheet.add(side, kRenegeLine, kRenegePaid, -won, {}, 0, seat);
    sheet.add(to, kRenegeLine, kRenegeReceived, won);
}

} // namespace

constinit const ScoringRule kRenegedContractRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return rules.renege_mode == RenegeMode::challenge &&
                   rules.renege_penalty == RenegePenalty::contract;
        },
    .undertaking = scoreRenegedContract,
    .reads = {Fact::renege},
    .lines = kContractLines,
};

constinit const ScoringRule kTricksTakenOffRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return rules.renege_mode == RenegeMode::challenge; },
    .step = takeTricksOff,
    .reads = {Fact::renege},
};

constinit const ScoringRule kRenegePointsRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return rules.renege_mode == RenegeMode::challenge &&
                   rules.renege_penalty == RenegePenalty::points;
        },
    .step = passRenegePoints,
    .reads = {Fact::renege},
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kPointsLines,
};

} // namespace sandbag
