// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/describe.h"

#include "rulebook/describe_parts.h"
#include "text/mark.h"

namespace sandbag {

namespace {

void summarizeTable(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    switch (rules.table_sides) {
    case TableSides::solo:
        lines.say(QT_TRANSLATE_NOOP("engine", "%1 players alone."), {rules.table_players});
        break;
    case TableSides::pairs:
        lines.say(QT_TRANSLATE_NOOP("engine", "%1 players in pairs."), {rules.table_players});
        break;
    case TableSides::triples:
        lines.say(QT_TRANSLATE_NOOP("engine", "Two teams of three."));
        break;
    }
    lines.sayIf(rules.deck_packs == 2, QT_TRANSLATE_NOOP("engine", "Two packs."));
    lines.count(rules.deck_jokers, QT_TRANSLATE_N_NOOP("engine", "%n joker(s)."));
    lines.sayIf(!rules.trumps_elevated.empty(), QT_TRANSLATE_NOOP("engine", "High: %1."),
                {cardWords(rules.trumps_elevated)});
    lines.sayIf(!rules.trumps_hierarchy.empty(), QT_TRANSLATE_NOOP("engine", "Ladder of suits."));
    lines.sayIf(at.draft, QT_TRANSLATE_NOOP("engine", "Drafted hands."));
    lines.sayIf(at.kittyTaken, QT_TRANSLATE_NOOP("engine", "A kitty of %1."), {at.pack.kitty});
}

void summarizeBids(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(at.auction, QT_TRANSLATE_NOOP("engine", "Auction with a book of %1."),
                {rules.auction_book});
    lines.sayIf(at.sideBids && !at.solo, QT_TRANSLATE_NOOP("engine", "Partners bid together."));
    switch (rules.bid_restriction) {
    case BidRestriction::free:
        break;
    case BidRestriction::suicide:
        lines.say(QT_TRANSLATE_NOOP("engine", "Suicide."));
        break;
    case BidRestriction::whiz:
        lines.say(QT_TRANSLATE_NOOP("engine", "Whiz."));
        break;
    case BidRestriction::mirror:
        lines.say(QT_TRANSLATE_NOOP("engine", "Mirror."));
        break;
    }
    lines.sayIf(rules.bid_board > 0 && !at.auction && !at.restricted,
                QT_TRANSLATE_NOOP("engine", "Board %1."), {rules.bid_board});
    lines.sayIf(at.nil, QT_TRANSLATE_NOOP("engine", "Nil %1."), {rules.nil_value});
    lines.sayIf(at.blindNil, QT_TRANSLATE_NOOP("engine", "Blind nil %1."), {rules.blind_nil_value});
    lines.sayIf(!at.anyNil && !at.auction, QT_TRANSLATE_NOOP("engine", "No nil."));
    lines.sayIf(at.blindNumbers, QT_TRANSLATE_NOOP("engine", "Blind bids from %1."),
                {rules.blind_min});
    lines.sayIf(at.ten, QT_TRANSLATE_NOOP("engine", "Ten is %1."), {rules.ten_value});
    lines.sayIf(at.moon, QT_TRANSLATE_NOOP("engine", "Moon %1."), {rules.moon_value});
}

void summarizeScore(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(at.exact && !at.auction, QT_TRANSLATE_NOOP("engine", "Contracts must be exact."));
    if (!at.auction)
        lines.say(rules.bags_limit > 0 ? QT_TRANSLATE_NOOP("engine", "Bags cost %2 at %1.")
                                       : QT_TRANSLATE_NOOP("engine", "Bags cost nothing."),
                  {rules.bags_limit, rules.bags_penalty});
    lines.sayIf(rules.win_target > 0, QT_TRANSLATE_NOOP("engine", "First to %1."),
                {rules.win_target});
    lines.sayIf(rules.win_floor < 0, QT_TRANSLATE_NOOP("engine", "Lost at %1."), {rules.win_floor});
    lines.count(rules.win_deals, QT_TRANSLATE_N_NOOP("engine", "%n deal(s)."));
    lines.count(rules.win_minutes, QT_TRANSLATE_N_NOOP("engine", "%n minute(s)."));
}

} // namespace

std::vector<Sentence> summary(const RuleSet &rules)
{
    const RuleFeatures at(rules);
    Lines lines;
    summarizeTable(at, lines);
    summarizeBids(at, lines);
    summarizeScore(at, lines);
    return lines.take();
}

} // namespace sandbag
