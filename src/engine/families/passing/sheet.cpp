// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: what partners exchange.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void describeNilExchange(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.nilExchange)
        lines.count(
            rules.pass_nil,
            QT_TRANSLATE_N_NOOP(
                "passing", "After the bids, a nil bidder and their partner exchange %n card(s)."));
    if (at.blindNilExchange)
        lines.count(
            rules.pass_blind_nil,
            QT_TRANSLATE_N_NOOP(
                "passing",
                "After the bids, a blind nil bidder and their partner exchange %n card(s)."));
    if (!at.nilExchange && !at.blindNilExchange)
        return;
    switch (rules.pass_order) {
    case PassOrder::together:
        lines.say(
            QT_TRANSLATE_NOOP("passing", "Both pass before either looks at the cards received."));
        break;
    case PassOrder::bidder_first:
        lines.say(QT_TRANSLATE_NOOP("passing", "The bidder passes first; the partner looks, then "
                                               "passes back the same number of cards."));
        break;
    case PassOrder::ask_suit:
        lines.say(QT_TRANSLATE_NOOP(
            "passing",
            "The bidder passes first and asks for a suit; the partner may return any cards."));
        break;
    }
    lines.sayIf(at.doubleNil,
                QT_TRANSLATE_NOOP("passing", "Nothing is exchanged when both partners bid nil."));
}

} // namespace

void describePassing(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.solo)
        lines.count(rules.pass_every_deal,
                    rules.pass_every_deal_when == PassEveryDealWhen::before_bids
                        ? QT_TRANSLATE_N_NOOP("passing", "In every deal, before the bids, partners "
                                                         "pass each other %n card(s) face down; "
                                                         "nobody looks before all have passed.")
                        : QT_TRANSLATE_N_NOOP("passing", "In every deal, after the bids, partners "
                                                         "pass each other %n card(s) face down; "
                                                         "nobody looks before all have passed."));
    describeNilExchange(at, lines);
    lines.sayIf(at.seating.perSide() > 2 &&
                    (rules.pass_every_deal > 0 || at.nilExchange || at.blindNilExchange),
                QT_TRANSLATE_NOOP("passing", "Cards go to the next partner in turn."));
}

} // namespace sandbag
