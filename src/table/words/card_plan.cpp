// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/card_plan.h"

#include "words/card_tried.h"
#include "words/table_text.h"
#include "words/words.h"

#include <bit>

namespace sandbag {

namespace {

/// Somebody else's nil that stands, of a partner or of an opponent; −1 none.
int nilOf(const CardTried &card, bool partner)
{
    const SeatView &view = card.view();
    for (int seat = 0; seat < view.table().seating.players; ++seat) {
        const bool together = view.table().seating.together(seat, view.seat());
        if (seat != view.seat() && together == partner && card.nilStands(seat))
            return seat;
    }
    return -1;
}

/// A high card over a partner's nil: he can stay under it, or is freed of the trick.
QString coverWords(const CardTried &card, const QStringList &names)
{
    const int partner = nilOf(card, true);
    if (partner < 0 || !card.takes())
        return {};
    if (card.holder() == partner)
        return TableText::tr("It takes the trick off %1, whose nil would be lost.")
            .arg(names.value(partner));
    const bool toPlay = card.leads(); // whoever follows needs only a lower card
    return toPlay && card.isHighest()
               ? TableText::tr("%1 can stay under it with any card of its suit.")
                     .arg(names.value(partner))
               : QString();
}

/// A low lead, above which most of the suit lies, at an opponent's nil.
QString testWords(const CardTried &card, const QStringList &names)
{
    const int opponent = nilOf(card, false);
    if (opponent < 0 || !card.leads())
        return {};
    const int above = card.unseenAbove(card.slot());
    const bool low = 2 * above > card.unseenOf(card.lane());
    const bool follows = !((card.view().shownVoids(opponent) >> card.lane()) & 1);
    return low && follows ? TableText::tr("It is low enough to catch %1, who bid nil.")
                                .arg(names.value(opponent))
                          : QString();
}

/// The highest own card of a suit that spades could ruff and nothing of the suit beats; kNoSlot.
Slot winnerBeside(const CardTried &card)
{
    for (Slots rest = card.others(); rest;) {
        const auto slot = static_cast<Slot>(std::bit_width(rest) - 1);
        rest &= ~slotBit(slot);
        const Lane lane = card.tables().laneOf[slot];
        if (card.canBeRuffed(lane) && card.unseenAbove(slot) == 0)
            return slot;
    }
    return kNoSlot;
}

/// Spades are led so that a card of another suit stands.
QString drawWords(const CardTried &card)
{
    const int out = card.unseenOf(kSpadeLane);
    const int own = std::popcount(card.others() & card.tables().lane[kSpadeLane]) + 1;
    const Slot winner = winnerBeside(card);
    if (!card.leads() || !card.isSpade() || out == 0 || out > own + 2 || winner == kNoSlot)
        return {};
    return TableText::tr("With %n more spade(s) gone nobody can ruff the %1.", nullptr, out)
        .arg(cardWords(card.cardAt(winner)));
}

/// The one card that beats this one beats another of the hand, too: it is driven out.
QString driveWords(const CardTried &card)
{
    if (!card.leads() || card.unseenAbove(card.slot()) != 1)
        return {};
    const Slots own = card.others() & card.tables().lane[card.lane()];
    if (!own)
        return {};
    const Slot higher = card.nextAbove(card.slot());
    const auto best = static_cast<Slot>(std::bit_width(own) - 1);
    if (best > higher || card.unseenAbove(best) != 1)
        return {};
    return TableText::tr("Once the %1 is gone, your %2 is the highest.")
        .arg(cardWords(card.cardAt(higher)), cardWords(card.cardAt(best)));
}

/// The last card of a suit, by a hand that keeps spades.
QString voidWords(const CardTried &card)
{
    const SeatView &view = card.view();
    const bool promised = (view.seen().play.noTrumpSeats >> view.seat()) & 1; // not to ruff
    const bool spades = !promised && (card.others() & card.tables().lane[kSpadeLane]);
    const bool stays = card.others() & card.tables().lane[card.lane()];
    const bool wins = card.takes() && card.isHighest();
    if (!card.canBeRuffed(card.lane()) || !spades || stays || wins ||
        card.unseenOf(card.lane()) == 0)
        return {};
    return TableText::tr("It is your last of that suit: your spades can ruff it from now on.");
}

} // namespace

QString planWords(const CardTried &card, const QStringList &names)
{
    const bool plain = card.tables().plainTricks && !card.tables().ladder;
    if (!plain || card.nilStands(card.view().seat()))
        return {};
    for (const QString &words : {coverWords(card, names), testWords(card, names), drawWords(card),
                                 driveWords(card), voidWords(card)})
        if (!words.isEmpty())
            return words;
    return {};
}

} // namespace sandbag
