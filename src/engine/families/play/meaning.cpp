// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of leading and following, looking back and the time for it mean together.
#include "families/meanings.h"

#include "rulebook/relevance_reasons.h"
#include "text/mark.h"

#include <algorithm>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

const char *ofAceFree(const RuleFeatures &at)
{
    // D22: it lifts breaking, which these two do not ask for.
    const bool breaking =
        at.rules.lead_spades == LeadSpades::broken || at.rules.lead_spades == LeadSpades::fourth;
    if (!breaking)
        return QT_TRANSLATE_NOOP("play", "spades need not be broken to be led.");
    const CardList &cards = at.pack.cards;
    const bool there = std::any_of(cards.begin(), cards.end(), [](Card card) {
        return card.isAce() && card.suit() == Suit::spades;
    });
    return there ? nullptr : QT_TRANSLATE_NOOP("play", "the ace of spades is not in the deck.");
}

const char *ofBeatingPartner(const RuleFeatures &at)
{
    if (at.solo)
        return reason::alone;
    const bool duty =
        at.rules.follow_must_trump != FollowMustTrump::no || at.rules.follow_must_head;
    return duty ? nullptr
                : QT_TRANSLATE_NOOP("play", "nobody has to trump or to beat the winning card.");
}

/// Who may lead any card to the first trick, and must lead their lowest club after all.
void noteOwnClubs(const RuleFeatures &at, Findings &notes)
{
    if (at.rules.opening_leader != OpeningLeader::low_club_any ||
        at.rules.opening_follow != OpeningFollow::low_club)
        return;
    notes.push_back(
        {{"opening_leader", "opening_follow"},
         QT_TRANSLATE_NOOP("play", "The holder of the lowest club leads anyway, since everyone "
                                   "plays their lowest club to the first trick."),
         {{"opening_leader", "low-club"}}});
}

constexpr MeaningRow kRows[] = {
#include "families/play/options.def"
#include "families/play/review.def"
#include "families/play/tempo.def"
};

} // namespace

const FamilyMeaning kPlayMeaning = {kRows, nullptr, nullptr, noteOwnClubs};

} // namespace sandbag
