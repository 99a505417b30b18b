// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

namespace sandbag {

/// The side that took the special card counts one overtrick less, if it made its contract and
/// has one; the bag's point goes with it (D3).
void cancelBag(ScoreBuilder &sheet)
{
    const int seat = sheet.facts.cancelCardSeat;
    if (seat < 0)
        return;
    const int side = sheet.seating.sideOf(seat);
    if (!sheet.result(side).set() && sheet.work(side).over > 0)
        sheet.add(side, LineRule::bags, LineText::cancelledBag, -sheet.overPoints(), {}, -1, seat);
}

namespace {

/// Lines that stand singly; a side that runs up more in one deal has the rest in one line.
constexpr int kSinglePenalties = 8;

void penalizeSide(ScoreBuilder &sheet, int side)
{
    const RuleSet &rules = sheet.rules;
    const int bags = sheet.before.bags[static_cast<std::size_t>(side)] + sheet.result(side).bags;
    if (bags < rules.bags_limit)
        return;
    if (rules.bags_after == BagsAfter::empty) {
        sheet.add(side, LineRule::bags, LineText::bagsEmptied, -rules.bags_penalty, {bags}, -bags);
        return;
    }
    const int times = bags / rules.bags_limit;
    const int single = times > kSinglePenalties ? kSinglePenalties - 1 : times;
    for (int i = 0; i < single; ++i)
        sheet.add(side, LineRule::bags, LineText::bagPenalty, -rules.bags_penalty,
                  {rules.bags_limit}, -rules.bags_limit);
    const int rest = times - single;
    if (rest > 0)
        sheet.add(side, LineRule::bags, LineText::bagPenalty, -rules.bags_penalty * rest,
                  {rules.bags_limit * rest}, -rules.bags_limit * rest);
}

} // namespace

/// Each time the bags reach the limit: a line of its own that takes them off (D4, D37).
void penalizeBags(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side)
        penalizeSide(sheet, side);
}

} // namespace sandbag
