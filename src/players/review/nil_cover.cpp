// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/nil_cover.h"

#include "review/card_at_turn.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

using Kind = Purpose::Kind;

/// With at most one card in so many of the suit above it a card is likely to cover.
constexpr int kMostBelow = 4;

/// Someone else's nil that lives, of a partner or of an opponent; −1 none.
int nilOf(const CardAtTurn &card, bool partner)
{
    const SeatView &view = card.view();
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        const bool together = view.context().seating.together(seat, view.seat());
        if (seat != view.seat() && together == partner && card.nilLives(seat))
            return seat;
    }
    return -1;
}

/// The highest card of the suit that a nil has dropped under a higher one: what they hold of it
/// is lower, or they would have got rid of it then.
struct Dropped {
    Slot card = kNoSlot, under = kNoSlot;
};

Dropped droppedBy(const CardAtTurn &card, int seat)
{
    const SeatView &view = card.view();
    const PlayTables &tables = card.tables();
    const int players = view.context().seating.players;
    Dropped dropped;
    for (const TrickRecord &trick : view.seen().tricks) {
        const int place = (seat - trick.leader + players) % players;
        if (place == 0 || place >= static_cast<int>(trick.cards.size()))
            continue;
        const Slot own = tables.slotOf[trick.cards[static_cast<std::size_t>(place)].face()];
        if (tables.effectiveSuitOf[own] != card.effectiveSuit())
            continue;
        Slot top = kNoSlot;
        for (int before = 0; before < place; ++before) {
            const Slot slot = tables.slotOf[trick.cards[static_cast<std::size_t>(before)].face()];
            if (tables.effectiveSuitOf[slot] == card.effectiveSuit() &&
                (top == kNoSlot || slot > top))
                top = slot;
        }
        const bool under = top != kNoSlot && own < top;
        if (under && (dropped.card == kNoSlot || own < dropped.card))
            dropped = {own, top};
    }
    return dropped;
}

/// What a partner's nil has dropped tells that they can stay under the card. Of cards higher than
/// the one that they dropped it under it tells nothing; nor does the lowest one that it is the
/// last: those next to it would have done as well.
std::optional<Purpose> shownCoverOf(const CardAtTurn &card, int partner)
{
    const Dropped dropped = droppedBy(card, partner);
    if (dropped.card == kNoSlot || card.slot() < dropped.card ||
        card.elsewhereAbove(dropped.under) > 0)
        return {};
    const int lower = card.elsewhereOf(card.effectiveSuit()) - card.elsewhereAbove(dropped.card);
    if (lower == 0)
        return {};
    return Purpose{Kind::provenCover, partner, card.cardAt(dropped.card),
                   card.cardAt(dropped.under), card.suit()};
}

/// A lower card of its suit might be played instead, and others may hold one between both.
bool leavesLower(const CardAtTurn &card)
{
    const Slots suit = card.choices() & card.tables().effectiveSuit[card.effectiveSuit()];
    const auto lowest = static_cast<Slot>(std::countr_zero(suit));
    return suit && lowest < card.slot() &&
           card.elsewhereAbove(lowest) > card.elsewhereAbove(card.slot());
}

/// The partner may hold a card of another suit than this one and spades that is not the lowest in
/// play: a lower one may be led, and it lose the nil.
bool mayHoldDanger(const CardAtTurn &card, int partner)
{
    const PlayTables &tables = card.tables();
    const CardList known = card.view().knownCards(partner);
    const CardList &unseen = card.view().unseen();
    const auto isDanger = [&](Card held) {
        const Slot slot = tables.slotOf[held.face()];
        const EffectiveSuit suit = tables.effectiveSuitOf[slot];
        if (suit >= kNoEffectiveSuit || suit == kEffectiveSpades || suit == card.effectiveSuit())
            return false;
        const int lower = card.elsewhereOf(suit) - card.elsewhereAbove(slot) - 1;
        return lower > 0 || (card.others() & tables.effectiveSuit[suit] & (slotBit(slot) - 1)) != 0;
    };
    const auto mayBeThere = [&](Card held) {
        const EffectiveSuit suit = tables.effectiveSuitOf[tables.slotOf[held.face()]];
        return isDanger(held) && !((card.view().shownVoids(partner) >> suit) & 1);
    };
    return std::any_of(known.begin(), known.end(), isDanger) ||
           std::any_of(unseen.begin(), unseen.end(), mayBeThere);
}

/// Of a nil that has run out of the suit.
std::optional<Purpose> throwOf(const CardAtTurn &card, int partner)
{
    if (!mayHoldDanger(card, partner))
        return {};
    return Purpose{Kind::nilThrows, partner, {}, {}, card.suit()};
}

/// An opponent's nil that lives, and may have to follow to this trick; −1: none.
int nilToFollow(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        if (!view.context().seating.together(seat, view.seat()) && card.nilLives(seat) &&
            card.mayFollowLater(seat))
            return seat;
    }
    return -1;
}

/// Most of what is out of its suit is above it.
bool isLow(const CardAtTurn &card, Slot slot)
{
    return 2 * card.elsewhereAbove(slot) > card.elsewhereOf(card.tables().effectiveSuitOf[slot]);
}

/// A low card is ahead of a nil that is still to play, or is left so.
std::optional<Purpose> testAfterLead(const CardAtTurn &card)
{
    const int nil = nilToFollow(card);
    const PlayState &play = card.view().seen().play;
    const Slot best = play.best < 0 ? kNoSlot : play.trick[play.best];
    if (nil < 0 || best == kNoSlot || card.holder() == nil ||
        card.tables().effectiveSuitOf[best] != play.led)
        return {};
    if (card.takes() && card.effectiveSuit() == play.led && isLow(card, card.slot()) &&
        !leavesLower(card))
        return Purpose{Kind::catchesNil, nil};
    // Nothing may be left lower, but it may have to be beaten.
    if (card.takes() && card.effectiveSuit() == play.led && !card.anyLeaves() &&
        !leavesLower(card) && card.elsewhereAbove(card.slot()) > 0)
        return Purpose{Kind::leavesToNil, nil, card.cardAt(card.slot())};
    if (!card.takes() && card.anyTakes() && isLow(card, best))
        return Purpose{Kind::leavesToNil, nil, card.cardAt(best)};
    return {};
}

/// A card is led that such a nil may have to beat.
std::optional<Purpose> testByLead(const CardAtTurn &card)
{
    const int opponent = nilOf(card, false);
    if (opponent < 0)
        return {};
    // A lower one would do it better.
    const bool low = isLow(card, card.slot()) && !leavesLower(card);
    const bool follows = !((card.view().shownVoids(opponent) >> card.effectiveSuit()) & 1);
    if (!low || !follows)
        return {};
    return Purpose{Kind::catchesNil, opponent};
}

} // namespace

std::optional<Purpose> coverOf(const CardAtTurn &card)
{
    const int partner = nilOf(card, true);
    if (partner < 0 || !card.takes())
        return {};
    if (card.holder() == partner)
        return Purpose{Kind::takesOffNil, partner};
    if (!card.leads()) // those who follow need only a lower card
        return card.mayFollowLater(partner) && (card.anyLeaves() || leavesLower(card))
                   ? std::optional(Purpose{Kind::coversYet, partner})
                   : std::nullopt;
    const bool out = (card.view().shownVoids(partner) >> card.effectiveSuit()) & 1;
    if (out || (card.isHighest() && !card.mayBeHeldBy(partner)))
        return throwOf(card, partner);
    if (card.isHighest())
        return Purpose{Kind::coversNil, partner};
    if (const auto shown = shownCoverOf(card, partner))
        return shown;
    if (kMostBelow * card.elsewhereAbove(card.slot()) <= card.elsewhereOf(card.effectiveSuit()))
        return Purpose{Kind::likelyCover, partner};
    return {};
}

std::optional<Purpose> testOf(const CardAtTurn &card)
{
    auto purpose = card.leads() ? testByLead(card) : testAfterLead(card);
    return purpose && !card.nilIsSafe(purpose->seat) ? purpose : std::nullopt;
}

std::optional<Purpose> keptFor(const CardAtTurn &card, Card kept, int nilSeat)
{
    const Slot slot = card.tables().slotOf[kept.face()];
    const EffectiveSuit effectiveSuit = card.tables().effectiveSuitOf[slot];
    const SeatView &view = card.view();
    const bool theirs = !view.context().seating.together(nilSeat, view.seat());
    const bool low = 2 * card.elsewhereAbove(slot) > card.elsewhereOf(effectiveSuit);
    const bool follows = !((view.shownVoids(nilSeat) >> effectiveSuit) & 1);
    if (card.leads() || effectiveSuit == card.effectiveSuit() || !theirs ||
        !card.nilStands(nilSeat) || !low || !follows || card.nilIsSafe(nilSeat))
        return {};
    return Purpose{Kind::keepsForNil, nilSeat, kept};
}

} // namespace sandbag
