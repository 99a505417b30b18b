// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/broken_nil.h"

#include "review/card_at_turn.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// Nobody can take the trick off that card any more.
bool winsForCertain(const CardAtTurn &card)
{
    if (!card.takes())
        return false;
    const bool ruffed =
        card.canBeRuffed(card.effectiveSuit()) && card.elsewhereOf(kEffectiveSpades) > 0;
    return card.last() || (card.isHighest() && !ruffed && card.tables().plainTricks);
}

/// One of the cards that may be played and do not take the trick.
std::optional<Card> safeCard(const SeatView &view)
{
    for (const Event &event : view.prompt().choices) {
        if (event.kind != EventKind::play || event.cards.front().isLowAce())
            continue;
        if (!CardAtTurn(view, event.cards.front()).takes())
            return event.cards.front();
    }
    return {};
}

} // namespace

std::optional<Judgement> brokenNil(const SeatView &view, const Event &made)
{
    if (made.kind != EventKind::play || !view.mayAct() || made.cards.front().isLowAce())
        return {};
    const CardAtTurn card(view, made.cards.front());
    if (!card.nilStands(view.seat()) || !winsForCertain(card))
        return {};
    const auto safe = safeCard(view);
    if (!safe)
        return {};
    Judgement judgement;
    judgement.made = made;
    judgement.text = {
        QT_TRANSLATE_NOOP(
            "players",
            "With %1 you take the trick and lose your nil; %2 would leave the trick to others."),
        {made.cards.front(), *safe}};
    return judgement;
}

} // namespace sandbag
