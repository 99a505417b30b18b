// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of bags mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include <algorithm>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

const char *ofBagPenalty(const RuleFeatures &at)
{
    if (at.auction)
        return reason::auction;
    return at.rules.bags_limit > 0 ? nullptr : QT_TRANSLATE_NOOP("bags", "bags cost nothing.");
}

const char *ofFixedCard(const RuleFeatures &at)
{
    return at.rules.bags_cancel_card == BagsCancelCard::fixed
               ? nullptr
               : QT_TRANSLATE_NOOP("bags", "there is no fixed card that cancels a bag.");
}

void checkBags(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.bags_cancel_card == BagsCancelCard::fixed && rules.bags_cancel_fixed.size() != 1)
        errors.push_back({{"bags_cancel_fixed", "bags_cancel_card"},
                          QT_TRANSLATE_NOOP("bags", "Name one card that cancels a bag."),
                          {{"bags_cancel_fixed", "3S"}}});
}

void noteAbsentCancelCard(const RuleFeatures &at, Findings &notes)
{
    const RuleSet &rules = at.rules;
    const CardList &cards = at.pack.cards;
    if (rules.bags_cancel_card != BagsCancelCard::fixed || rules.bags_cancel_fixed.size() != 1)
        return;
    if (std::find(cards.begin(), cards.end(), rules.bags_cancel_fixed[0]) == cards.end())
        notes.push_back(
            {{"bags_cancel_fixed"},
             {QT_TRANSLATE_NOOP("bags", "The card that cancels a bag, %1, is not in the deck."),
              {rules.bags_cancel_fixed}},
             {{"bags_cancel_fixed", "3S"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/bags/options.def"
};

} // namespace

const FamilyMeaning kBagsMeaning = {kRows, nullptr, checkBags, noteAbsentCancelCard};

} // namespace sandbag
