// SPDX-License-Identifier: GPL-3.0-or-later
// What can be played under these rules and may yet surprise: notes, never errors.
#include "rulebook/check_parts.h"

#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

void noteEndlessMatch(const RuleSet &rules, Findings &notes)
{
    const bool ends = rules.win_target > 0 || rules.win_floor < 0 || rules.win_deals > 0 ||
                      rules.win_minutes > 0 || rules.win_sets_in_a_row > 0;
    if (!ends)
        notes.push_back(
            {{"win_target", "win_deals"},
             QT_TRANSLATE_NOOP("engine", "No target and no last deal: the match goes on "
                                         "until you stop it."),
             {{"win_target", "500"}}});
}

void noteAbsentCancelCard(const RuleFeatures &at, Findings &notes)
{
    const RuleSet &rules = at.rules;
    const CardList &cards = at.pack.cards;
    if (rules.bags_cancel_card != BagsCancelCard::fixed || rules.bags_cancel_fixed.size() != 1)
        return;
    if (std::find(cards.begin(), cards.end(), rules.bags_cancel_fixed[0]) == cards.end())
        notes.push_back({{"bags_cancel_fixed"},
                         {QT_TRANSLATE_NOOP("engine", "The card that cancels a bag, %1, is not in "
                                                      "the pack."),
                          {toString(rules.bags_cancel_fixed)}},
                         {{"bags_cancel_fixed", "3S"}}});
}

void noteEmptyBlindRange(const RuleFeatures &at, Findings &notes)
{
    const bool open = !at.auction && !at.restricted && !at.draft;
    if (open && at.rules.blind_allowed != BlindAllowed::no && at.lowestBlind > at.highestBlind)
        notes.push_back(
            {{"blind_min", "blind_max"},
             {QT_TRANSLATE_NOOP("engine", "No number can be bid blind: the lowest is %1 "
                                          "and the highest %2."),
              {at.lowestBlind, at.highestBlind}},
             {{"blind_min", "1"}, {"blind_max", "13"}}});
}

void noteNilOnly(const RuleFeatures &at, Findings &notes)
{
    if (!at.auction && !at.restricted && at.lowestNumber > at.highestNumber)
        notes.push_back({{"bid_min", "bid_max"},
                         {QT_TRANSLATE_NOOP("engine", "No number can be bid: the lowest is %1 and "
                                                      "the highest %2."),
                          {at.lowestNumber, at.highestNumber}},
                         {{"bid_min", "1"}, {"bid_max", "13"}}});
}

} // namespace

void noteSurprises(const RuleFeatures &at, Findings &notes)
{
    noteEndlessMatch(at.rules, notes);
    noteAbsentCancelCard(at, notes);
    noteEmptyBlindRange(at, notes);
    noteNilOnly(at, notes);
}

} // namespace sandbag
