// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of the kitty mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    const KittyTaker taker = at.rules.kitty_taker;
    const bool byBids = taker == KittyTaker::high_bidder || taker == KittyTaker::high_side;
    at.kittyTaken = at.kitty && taker != KittyTaker::unseen;
    at.kittyEarly = at.kittyTaken && !byBids;
}

const char *ofKittyTaker(const RuleFeatures &at)
{
    return at.kitty ? nullptr : reason::noKitty;
}

const char *ofKittyDiscard(const RuleFeatures &at)
{
    if (!at.kitty)
        return reason::noKitty;
    if (!at.kittyTaken)
        return QT_TRANSLATE_NOOP("kitty", "nobody takes the kitty.");
    if (!at.kittyEarly)
        return QT_TRANSLATE_NOOP("kitty", "the bids decide who takes the kitty.");
    return at.ownSpades ? reason::ownSpades : nullptr;
}

const char *ofExtraRound(const RuleFeatures &at)
{
    return at.kittyWanted && !at.draft ? nullptr : reason::noKitty;
}

void checkKitty(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (!at.kitty)
        return;
    const bool nobody = rules.kitty_taker == KittyTaker::unseen;
    if (rules.kitty_extra_round && (nobody || rules.kitty_taker == KittyTaker::high_side))
        errors.push_back(
            {{"kitty_extra_round", "kitty_taker"},
             QT_TRANSLATE_NOOP(
                 "kitty", "If the rule “One extra kitty card per player” is on, the kitty must go "
                          "to one player. It can't be shared by a side or stay unseen."),
             {{"kitty_taker", "dealer"}}});
    if (rules.kitty_extra_round && at.restricted)
        errors.push_back(
            {{"kitty_extra_round", "bid_restriction"},
             QT_TRANSLATE_NOOP("kitty", "If the rule “One extra kitty card per player” is on, the "
                                        "player who takes the kitty may not bid nil. Such a kitty "
                                        "can't be combined with suicide, whiz, or mirror."),
             {{"kitty_extra_round", "false"}}});
    if (rules.kitty_taker == KittyTaker::high_bidder && at.ownSpades)
        errors.push_back(
            {{"kitty_taker", "bid_restriction"},
             QT_TRANSLATE_NOOP("kitty", "Whiz and mirror count the spades in a full hand before "
                                        "the bids, so the kitty can't go to the highest bidder."),
             {{"kitty_taker", "dealer"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/kitty/options.def"
};

} // namespace

const FamilyMeaning kKittyMeaning = {kRows, workOut, checkKitty};

} // namespace sandbag
