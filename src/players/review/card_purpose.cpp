// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/card_purpose.h"

#include "deal/progress.h"
#include "families/bags/bags.h"
#include "review/card_at_turn.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

using Kind = Purpose::Kind;

/// With at most one card in so many of the suit above it a card is likely to cover.
constexpr int kMostBelow = 4;

Suit suitOf(const CardAtTurn &card)
{
    return static_cast<Suit>(card.effectiveSuit());
}

ContractProgress contractOfSide(const SeatView &view)
{
    return contractOf(view.seen(), view.seen().sideOf(view.seat()));
}

/// The side has its contract: what is taken from now on is a bag.
bool contractMade(const SeatView &view)
{
    const ContractProgress contract = contractOfSide(view);
    return contract.bid > 0 && contract.need <= 0;
}

/// Someone else's nil that stands, of a partner or of an opponent; −1 none.
int nilOf(const CardAtTurn &card, bool partner)
{
    const SeatView &view = card.view();
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        const bool together = view.context().seating.together(seat, view.seat());
        if (seat != view.seat() && together == partner && card.nilStands(seat))
            return seat;
    }
    return -1;
}

/// The side has its contract, further tricks are bags for it. Others may still be set: bags may be
/// worth it then, but no plan for more tricks is sure.
bool onlyBagsLeft(const CardAtTurn &card)
{
    return contractMade(card.view()) && bagLimit(card.view().rules()) > 0;
}

/// A partner, or an opponent, who has shown that they hold none of the led suit; −1: none.
int voidSeat(const CardAtTurn &card, bool partner)
{
    const SeatView &view = card.view();
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        const bool together = view.context().seating.together(seat, view.seat());
        if (seat != view.seat() && together == partner && view.cardsHeld(seat) > 0 &&
            ((view.shownVoids(seat) >> card.effectiveSuit()) & 1))
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

/// What a partner's nil has dropped tells that they can stay under the card, or have run out of the
/// suit. Of cards higher than the one that they dropped it under it tells nothing.
std::optional<Purpose> shownCoverOf(const CardAtTurn &card, int partner)
{
    const Dropped dropped = droppedBy(card, partner);
    if (dropped.card == kNoSlot || card.slot() < dropped.card ||
        card.unseenAbove(dropped.under) > 0)
        return {};
    const int lower = card.unseenOf(card.effectiveSuit()) - card.unseenAbove(dropped.card);
    return Purpose{lower > 0 ? Kind::provenCover : Kind::droppedLast, partner,
                   card.cardAt(dropped.card), card.cardAt(dropped.under), suitOf(card)};
}

/// A card of the suit is unseen, or known to be there, like one that was passed.
bool mayHoldSuit(const CardAtTurn &card, int seat)
{
    const CardList known = card.view().knownCards(seat);
    return card.unseenOf(card.effectiveSuit()) > 0 ||
           std::any_of(known.begin(), known.end(), [&card](Card held) {
               return card.tables().effectiveSuitOf[card.tables().slotOf[held.face()]] ==
                      card.effectiveSuit();
           });
}

/// They are still to play to this trick, and may have to follow suit.
bool comesLater(const CardAtTurn &card, int seat)
{
    const SeatView &view = card.view();
    const PlayState &play = view.seen().play;
    const int players = view.context().seating.players;
    return (seat - play.leader + players) % players > play.inTrick && play.led < kNoEffectiveSuit &&
           !((view.shownVoids(seat) >> play.led) & 1);
}

/// A high card over a partner's nil: they can stay under it, or are freed of the trick.
std::optional<Purpose> coverOf(const CardAtTurn &card)
{
    const int partner = nilOf(card, true);
    if (partner < 0 || !card.takes())
        return {};
    if (card.holder() == partner)
        return Purpose{Kind::takesOffNil, partner};
    if (!card.leads()) // those who follow need only a lower card
        return comesLater(card, partner) && card.anyLeaves()
                   ? std::optional(Purpose{Kind::coversYet, partner})
                   : std::nullopt;
    if ((card.view().shownVoids(partner) >> card.effectiveSuit()) & 1)
        return Purpose{Kind::nilThrows, partner, {}, {}, suitOf(card)};
    if (card.isHighest())
        return mayHoldSuit(card, partner) ? Purpose{Kind::coversNil, partner}
                                          : Purpose{Kind::nilThrows, partner, {}, {}, suitOf(card)};
    if (const auto shown = shownCoverOf(card, partner))
        return shown;
    if (kMostBelow * card.unseenAbove(card.slot()) <= card.unseenOf(card.effectiveSuit()))
        return Purpose{Kind::likelyCover, partner};
    return {};
}

/// A low lead, with most of the suit above it, at an opponent's nil.
std::optional<Purpose> testOf(const CardAtTurn &card)
{
    const int opponent = nilOf(card, false);
    if (opponent < 0 || !card.leads())
        return {};
    const int above = card.unseenAbove(card.slot());
    const bool low = 2 * above > card.unseenOf(card.effectiveSuit());
    const bool follows = !((card.view().shownVoids(opponent) >> card.effectiveSuit()) & 1);
    if (!low || !follows)
        return {};
    return Purpose{Kind::catchesNil, opponent};
}

/// A suit that partner has run out of, and may ruff. What wins by itself needs no ruff, unless an
/// opponent may ruff it, too.
std::optional<Purpose> ruffOf(const CardAtTurn &card)
{
    if (onlyBagsLeft(card) || (card.isHighest() && voidSeat(card, false) < 0))
        return {};
    const int partner = voidSeat(card, true);
    if (!card.leads() || partner < 0 || card.nilStands(partner) ||
        !card.canBeRuffed(card.effectiveSuit()))
        return {};
    const bool promised = (card.view().seen().play.noTrumpSeats >> partner) & 1;
    if (promised || ((card.view().shownVoids(partner) >> kEffectiveSpades) & 1) ||
        card.unseenOf(kEffectiveSpades) == 0)
        return {};
    return Purpose{Kind::partnerRuffs, partner, {}, {}, suitOf(card)};
}

/// The highest own card of a suit that spades could ruff and nothing of the suit beats; kNoSlot.
Slot winnerBeside(const CardAtTurn &card)
{
    for (Slots rest = card.others(); rest;) {
        const auto slot = static_cast<Slot>(std::bit_width(rest) - 1);
        rest &= ~slotBit(slot);
        const EffectiveSuit effectiveSuit = card.tables().effectiveSuitOf[slot];
        if (card.canBeRuffed(effectiveSuit) && card.unseenAbove(slot) == 0)
            return slot;
    }
    return kNoSlot;
}

/// Spades are led so that a card of another suit becomes high.
std::optional<Purpose> drawOf(const CardAtTurn &card)
{
    const int out = card.unseenOf(kEffectiveSpades);
    const int own =
        std::popcount(card.others() & card.tables().effectiveSuit[kEffectiveSpades]) + 1;
    const Slot winner = winnerBeside(card);
    if (onlyBagsLeft(card) || !card.leads() || !card.isSpade() || out == 0 || out > own + 2 ||
        winner == kNoSlot)
        return {};
    return Purpose{Kind::drawsSpades, -1, card.cardAt(winner), {}, {}, out};
}

/// The one card that beats this one beats another of the hand, too: it is driven out.
std::optional<Purpose> driveOf(const CardAtTurn &card)
{
    if (!card.leads() || card.unseenAbove(card.slot()) != 1)
        return {};
    if (onlyBagsLeft(card))
        return {};
    const Slots own = card.others() & card.tables().effectiveSuit[card.effectiveSuit()];
    if (!own)
        return {};
    const Slot higher = card.nextAbove(card.slot());
    const auto best = static_cast<Slot>(std::bit_width(own) - 1);
    if (best > higher || card.unseenAbove(best) != 1)
        return {};
    return Purpose{Kind::drivesOut, -1, card.cardAt(higher), card.cardAt(best)};
}

/// The last card of a suit, by a hand that keeps spades.
std::optional<Purpose> voidOf(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    if (onlyBagsLeft(card))
        return {};
    const bool promised = (view.seen().play.noTrumpSeats >> view.seat()) & 1; // not to ruff
    const bool spades =
        !promised && (card.others() & card.tables().effectiveSuit[kEffectiveSpades]);
    const bool stays = card.others() & card.tables().effectiveSuit[card.effectiveSuit()];
    const bool wins = card.takes() && card.isHighest();
    if (!card.canBeRuffed(card.effectiveSuit()) || !spades || stays || wins ||
        card.unseenOf(card.effectiveSuit()) == 0)
        return {};
    return Purpose{Kind::lastOfSuit};
}

/// Nothing but a spade beats the highest card of a suit: no other suit of a ladder, no joker that
/// turns other cards into trumps.
bool onlySpadesTrump(const CardAtTurn &card)
{
    return card.tables().plainTricks && !card.tables().ladder;
}

/// The opponent who may trump the card, as they have shown that they hold none of its suit; −1:
/// none.
int trumperOf(const CardAtTurn &card)
{
    if (!onlySpadesTrump(card))
        return -1;
    const int opponent = voidSeat(card, false);
    const bool spades = opponent >= 0 && card.canBeRuffed(card.effectiveSuit()) &&
                        card.unseenOf(kEffectiveSpades) > 0 &&
                        !((card.view().shownVoids(opponent) >> kEffectiveSpades) & 1);
    return spades ? opponent : -1;
}

/// No other player can follow suit, and spades that could beat the card are out.
bool nobodyFollows(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    if (!onlySpadesTrump(card) || !card.canBeRuffed(card.effectiveSuit()) ||
        card.unseenOf(kEffectiveSpades) == 0)
        return false;
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        if (seat != view.seat() && mayHoldSuit(card, seat))
            return false;
    }
    return true;
}

std::optional<Purpose> leadOf(const CardAtTurn &card)
{
    if (card.nilStands(card.view().seat()))
        return card.isHighest() ? std::nullopt : std::optional(Purpose{Kind::nilUnderOthers});
    if (nobodyFollows(card))
        return Purpose{Kind::noneLeft, -1, {}, {}, suitOf(card)};
    if (!card.isHighest() && onlyBagsLeft(card))
        return Purpose{Kind::givesUpLead};
    const int trumper = card.isHighest() ? trumperOf(card) : -1;
    if (trumper >= 0)
        return Purpose{Kind::onlyTrumped, trumper, {}, {}, suitOf(card)};
    if (card.isHighest())
        return Purpose{card.isSpade() ? Kind::topSpade : Kind::top};
    if (!card.isSpade())
        return Purpose{Kind::lowLead};
    return card.unseenOf(kEffectiveSpades) > 0 ? std::optional(Purpose{Kind::lowSpade})
                                               : std::nullopt;
}

/// A partner has the trick, and wants it; −1: none.
int partnerAhead(const CardAtTurn &card)
{
    const int holder = card.holder();
    const int me = card.view().seat();
    const bool partner = holder >= 0 && card.view().context().seating.together(holder, me);
    return partner && !card.nilStands(holder) ? holder : -1;
}

/// An opponent who bid nil has the trick, so far; −1: none.
int opponentsNilAhead(const CardAtTurn &card)
{
    const int holder = card.holder();
    const int me = card.view().seat();
    const bool opponent = holder >= 0 && !card.view().context().seating.together(holder, me);
    return opponent && card.nilStands(holder) ? holder : -1;
}

Purpose takingOf(const CardAtTurn &card)
{
    if (card.nilStands(card.view().seat()))
        return {Kind::nilMustTake};
    if (const int partner = partnerAhead(card); partner >= 0)
        return {!card.anyLeaves() ? Kind::mustTakeOver
                : card.last()     ? Kind::takesOver
                                  : Kind::raises,
                partner};
    if (card.last())
        return {card.cheapest() ? Kind::winsCheaply : Kind::wins};
    if (!card.anyLeaves() && card.cheapest())
        return {Kind::mustGoAhead};
    return {card.isHighest() ? Kind::aheadForGood : Kind::ahead};
}

/// Of the cards that stay in the hand one of the same suit is higher, or lower.
bool staysAbove(const CardAtTurn &card)
{
    return (card.others() & card.tables().effectiveSuit[card.effectiveSuit()]) >> card.slot();
}

bool staysBelow(const CardAtTurn &card)
{
    return card.others() & card.tables().effectiveSuit[card.effectiveSuit()] &
           (slotBit(card.slot()) - 1);
}

/// The led suit cannot be followed, and the card is no spade: it cannot take the trick.
bool isDiscard(const CardAtTurn &card)
{
    const PlayTables &tables = card.tables();
    const EffectiveSuit led = card.view().seen().play.led;
    const auto &choices = card.view().prompt().choices;
    const bool follows = std::any_of(choices.begin(), choices.end(), [&](const Event &event) {
        return event.kind == EventKind::play &&
               tables.effectiveSuitOf[tables.slotOf[event.cards.front().face()]] == led;
    });
    return tables.plainTricks && !tables.ladder && !follows && !card.isSpade() &&
           card.effectiveSuit() < kNoEffectiveSuit;
}

std::optional<Purpose> duckingOf(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    if (card.nilStands(view.seat()))
        return Purpose{isDiscard(card) ? Kind::nilDiscards : Kind::nilStaysBelow};
    if (const int nil = opponentsNilAhead(card); nil >= 0 && card.anyTakes())
        return Purpose{Kind::leavesNil, nil};
    const int holder = partnerAhead(card);
    const bool partner = holder >= 0;
    const bool sheds = staysBelow(card) && contractMade(view);
    if (partner && sheds)
        return Purpose{Kind::shedsHigher, holder};
    if (partner && !staysAbove(card) && !card.anyTakes()) // nothing is left to them
        return Purpose{Kind::isPartners, holder};
    if (partner && card.last())
        return Purpose{staysAbove(card) ? Kind::keepsHigher : Kind::leavesPartner, holder};
    if (partner)
        return Purpose{staysAbove(card) ? Kind::keepsHigherYet : Kind::leavesPartnerYet, holder};
    if (!card.anyTakes())
        return Purpose{sheds ? Kind::shedsForBags : Kind::cannotTake};
    const ContractProgress contract = contractOfSide(view);
    const bool needs = contract.bid > 0 && contract.need > 0 && !contract.set();
    return Purpose{needs ? Kind::savesBetter : Kind::leavesIt};
}

} // namespace

std::optional<Purpose> purposeOf(const CardAtTurn &card)
{
    // A nil that takes the trick of its own accord is as good as lost.
    const bool givenUp = card.nilStands(card.view().seat()) && card.takes() && card.anyLeaves();
    if (!card.leads() && givenUp)
        return {};
    return card.leads()   ? leadOf(card)
           : card.takes() ? std::optional(takingOf(card))
                          : duckingOf(card);
}

std::optional<Purpose> keptFor(const CardAtTurn &card, Card kept, int nilSeat)
{
    const Slot slot = card.tables().slotOf[kept.face()];
    const EffectiveSuit effectiveSuit = card.tables().effectiveSuitOf[slot];
    const SeatView &view = card.view();
    const bool theirs = !view.context().seating.together(nilSeat, view.seat());
    const bool low = 2 * card.unseenAbove(slot) > card.unseenOf(effectiveSuit);
    const bool follows = !((view.shownVoids(nilSeat) >> effectiveSuit) & 1);
    if (card.leads() || effectiveSuit == card.effectiveSuit() || !theirs ||
        !card.nilStands(nilSeat) || !low || !follows)
        return {};
    return Purpose{Purpose::Kind::keepsForNil, nilSeat, kept};
}

std::optional<Purpose> planOf(const CardAtTurn &card)
{
    if (!onlySpadesTrump(card) || card.nilStands(card.view().seat()) ||
        card.effectiveSuit() >= kNoEffectiveSuit)
        return {};
    for (const auto &purpose :
         {coverOf(card), testOf(card), ruffOf(card), drawOf(card), driveOf(card), voidOf(card)}) {
        if (purpose)
            return purpose;
    }
    return {};
}

} // namespace sandbag
