// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/calls.h"
#include "bids/bid_rules.h"
#include "deal/call_menu.h"
#include "text/mark.h"

namespace sandbag {

namespace {

void addMoon(const MenuInput &at, std::vector<Call> &calls)
{
    const RuleSet &rules = at.state.rules();
    const bool allowed = at.blind ? rules.blind_moon_allowed : rules.moon_allowed;
    if (allowed && bidsAreFree(rules))
        calls.push_back(at.asked(Call::What::moon));
}

bool besideAnyUndertaking(const Call &partner)
{
    return isBlindNumber(partner) || partner.mark != Declaration::none || partner.isNil() ||
           partner.what == Call::What::ten;
}

} // namespace

const CallKind kMoonCall{
    .what = Call::What::moon,
    .fileWord = "moon",
    .keys = "m",
    .words = {QT_TRANSLATE_NOOP("Calls", "moon")},
    .column = QT_TRANSLATE_NOOP3("Calls", "Moon", "in a column"),
    .brief = {QT_TRANSLATE_NOOP("Calls", "Moon")},
    .tricks = kEveryTrick,
    .holder = CallHolder::side,
    .exemptsSide = true,
    .asksToConfirm = true,
    .addToMenu = addMoon,
    .clashes = besideAnyUndertaking,
};

} // namespace sandbag
