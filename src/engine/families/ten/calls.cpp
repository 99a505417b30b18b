// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/calls.h"
#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

/// A blind ten is one of the blind numbers of a side.
bool openBlind(const MenuInput &at)
{
    const RuleSet &rules = at.state.rules();
    const int least = std::max(rules.blind_min, rules.bid_min);
    const int most = std::min(rules.blind_max, highestNumber(at.state));
    return numbersMayBeBlind(rules) && blindNumberIsTheSides(*at.state.context) && least <= 10 &&
           most >= 10;
}

void addTen(const MenuInput &at, std::vector<Call> &calls)
{
    const RuleSet &rules = at.state.rules();
    const bool known =
        bidsAreFree(rules) && rules.ten_mode == TenMode::declared && highestNumber(at.state) >= 10;
    if (known && (!at.blind || openBlind(at)))
        calls.push_back(at.asked(Call::What::ten));
}

bool besideNumberOfTheSide(const Call &partner)
{
    return isBlindNumber(partner) || partner.mark != Declaration::none;
}

} // namespace

const CallKind kTenCall{
    .what = Call::What::ten,
    .fileWord = "ten",
    .keys = "t",
    .words = {QT_TRANSLATE_NOOP("Calls", "ten for two hundred")},
    .column = QT_TRANSLATE_NOOP3("Calls", "Ten", "ten for two hundred, in a column"),
    .brief = {QT_TRANSLATE_NOOP("Calls", "Ten")},
    .tricks = 10,
    .holder = CallHolder::side,
    .exemptsSide = true,
    .addToMenu = addTen,
    .clashes = besideNumberOfTheSide,
};

} // namespace sandbag
