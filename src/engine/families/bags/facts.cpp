// SPDX-License-Identifier: GPL-3.0-or-later
// Who took the card that cancels a bag.
#include "play/fact_row.h"
#include "play/trick_winner.h"
#include "text/mark.h"

namespace sandbag {

namespace {

Slots cancelCards(const PlayTables &tables, const PlayState &state)
{
    return tables.cancelCard | slotBit(state.cutCard);
}

/// The cancelling card is in the trick: its winner takes it.
void takeCancelCard(const PlayTables &tables, PlayState &state)
{
    SeatCounts &took = state.counted[Fact::cancelCard];
    if (state.lastBest < 0 || anyCounted(took))
        return;
    const Slots wanted = cancelCards(tables, state);
    for (int place = 0; place < tables.players; ++place) {
        if (slotBit(tables.heldSlot[state.trick[place]]) & wanted)
            took[lastWinner(tables, state)] = 1;
    }
}

Sentence whoTookIt(const RuleSet &rules, const std::string &)
{
    if (rules.bags_cancel_card == BagsCancelCard::fixed)
        return {QT_TRANSLATE_NOOP("bags", "Who took the %1"), {toString(rules.bags_cancel_fixed)}};
    return QT_TRANSLATE_NOOP("bags", "Who took the card that cancels a bag");
}

} // namespace

constinit const FactRow kCancelCardFact{
    .fact = Fact::cancelCard,
    .key = "cancel_card",
    .inForce = [](const RuleSet &rules) { return rules.bags_cancel_card != BagsCancelCard::off; },
    .note = takeCancelCard,
    .singledOut = [](const PlayTables &tables, const RuleSet &) { return tables.cancelCard; },
    .playOn = QT_TRANSLATE_NOOP("bags", "The card that cancels a bag hasn't been played yet."),
    .awaited = cancelCards,
    .missing = QT_TRANSLATE_NOOP("bags", "\"cancel_card\" is missing: rule bags_cancel_card "
                                         "needs the seat that took that card, or null"),
    .counted = CountedAs::oneSeat,
    .question = whoTookIt};

} // namespace sandbag
