// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/calls.h"
#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// In mirror bidding nil is the bid of exactly those without a spade.
bool nilFitsMirror(const MenuInput &at)
{
    return !everySpadeIsBid(at.state.rules()) || at.spades.mayBe(0);
}

std::optional<int> spadesOfNil(const RuleSet &rules, const Call &)
{
    return everySpadeIsBid(rules) ? std::optional(0) : std::nullopt;
}

void addNils(const MenuInput &at, std::vector<Call> &calls)
{
    const RuleSet &rules = at.state.rules();
    const bool allowed = at.blind ? rules.blind_nil_allowed : rules.nil_allowed;
    const bool called =
        bidsForHimself(*at.state.context) && rules.nil_declared == NilDeclared::turn;
    if (!allowed || !called || !nilFitsMirror(at))
        return;
    Call nil = Call::of(Call::What::nil);
    nil.blind = at.blind;
    calls.push_back(nil);
    if (rules.dark_allowed) {
        nil.dark = true;
        calls.push_back(nil);
    }
}

void addTeamNil(const MenuInput &at, std::vector<Call> &calls)
{
    const RuleSet &rules = at.state.rules();
    if (rules.team_nil_allowed && !at.state.seating().solo() && bidsAreFree(rules))
        calls.push_back(at.asked(Call::What::teamNil));
}

} // namespace

const CallKind kNilCall{
    .what = Call::What::nil,
    .fileWord = "nil",
    .keys = "n",
    .words = {QT_TRANSLATE_NOOP("Calls", "nil")},
    .column = QT_TRANSLATE_NOOP3("Calls", "N", "nil, in a column"),
    .brief = {QT_TRANSLATE_NOOP("Calls", "Nil")},
    .losing = true,
    .asksToConfirm = true,
    .addToMenu = addNils,
    .spadesStated = spadesOfNil,
};

const CallKind kTeamNilCall{
    .what = Call::What::teamNil,
    .fileWord = "team-nil",
    .keys = "tn",
    .words = {QT_TRANSLATE_NOOP("Calls", "team nil")},
    .column = QT_TRANSLATE_NOOP3("Calls", "TN", "team nil, in a column"),
    .brief = {QT_TRANSLATE_NOOP("Calls", "Team nil")},
    .holder = CallHolder::side,
    .losing = true,
    .exemptsSide = true,
    .asksToConfirm = true,
    .addToMenu = addTeamNil,
};

} // namespace sandbag
