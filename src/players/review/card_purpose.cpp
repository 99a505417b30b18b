// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/card_purpose.h"

#include "deal/progress.h"
#include "families/bags/only_bags.h"
#include "policy/card_worth.h"
#include "review/card_at_turn.h"
#include "review/cards_to_come.h"
#include "review/least_needed.h"
#include "review/low_lead.h"
#include "review/nil_cover.h"
#include "scoring/undertaking.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

using Kind = Purpose::Kind;

/// With at most one card in so many of the suit below it a card is a low one.
constexpr int kLowPart = 4;
/// With fewer cards of a suit in the other hands nobody counts on its being led again.
constexpr int kLedAgain = 2;
/// A chance from which on a card is played for the trick, and not for a ruff after it.
constexpr float kLikelyTrick = 0.5F;

ContractProgress contractOfSide(const SeatView &view)
{
    return contractOf(view.seen(), view.seen().sideOf(view.seat()));
}

/// The side has its contract, further tricks are bags for it. Others may still be set, a nil may
/// still be covered or broken: bags may be worth it then, but no plan for more tricks is sure.
bool takesBags(const CardAtTurn &card)
{
    const DealState &seen = card.view().seen();
    return takesOnlyBags(seen, seen.sideOf(card.view().seat()));
}

/// … and nothing is worth a bag.
bool onlyBagsLeft(const CardAtTurn &card)
{
    return takesBags(card) && !stakeOf(card.view().seen(), card.view().seat());
}

/// A partner, or an opponent, who is known to hold none of the led suit; −1: none.
int voidSeat(const CardAtTurn &card, bool partner)
{
    const SeatView &view = card.view();
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        const bool together = view.context().seating.together(seat, view.seat());
        if (seat != view.seat() && together == partner && view.cardsHeld(seat) > 0 &&
            !card.mayBeHeldBy(seat))
            return seat;
    }
    return -1;
}

/// A suit that partner has run out of, and may ruff. What wins by itself needs no ruff, unless an
/// opponent may ruff it, too.
std::optional<Purpose> ruffOf(const CardAtTurn &card)
{
    if (takesBags(card) || (card.isHighest() && voidSeat(card, false) < 0))
        return {};
    const int partner = voidSeat(card, true);
    if (!card.leads() || partner < 0 || card.nilLives(partner) ||
        !card.canBeRuffed(card.effectiveSuit()))
        return {};
    const bool promised = (card.view().seen().play.noTrumpSeats >> partner) & 1;
    if (promised || ((card.view().shownVoids(partner) >> kEffectiveSpades) & 1) ||
        card.elsewhereOf(kEffectiveSpades) == 0)
        return {};
    return Purpose{Kind::partnerRuffs, partner, {}, {}, card.suit()};
}

/// The highest own card of a suit that spades could ruff and nothing of the suit beats; kNoSlot.
Slot winnerBeside(const CardAtTurn &card)
{
    for (Slots rest = card.others(); rest;) {
        const auto slot = static_cast<Slot>(std::bit_width(rest) - 1);
        rest &= ~slotBit(slot);
        const EffectiveSuit effectiveSuit = card.tables().effectiveSuitOf[slot];
        if (card.canBeRuffed(effectiveSuit) && card.elsewhereAbove(slot) == 0)
            return slot;
    }
    return kNoSlot;
}

/// Spades are led so that a card of another suit becomes high.
std::optional<Purpose> drawOf(const CardAtTurn &card)
{
    const int out = card.elsewhereOf(kEffectiveSpades);
    const int own =
        std::popcount(card.others() & card.tables().effectiveSuit[kEffectiveSpades]) + 1;
    const Slot winner = winnerBeside(card);
    if (takesBags(card) || !card.leads() || !card.isSpade() || out == 0 || out > own + 2 ||
        winner == kNoSlot)
        return {};
    return Purpose{Kind::drawsSpades, -1, card.cardAt(winner), {}, {}, out};
}

/// A further trick would be a bag, and none is needed to set the others, either.
bool wantsNoMore(const CardAtTurn &card)
{
    if (!takesBags(card))
        return false;
    const auto stake = stakeOf(card.view().seen(), card.view().seat());
    return !stake || stake->nilSeat >= 0;
}

/// The one card that beats this one beats another of the hand, too: it is driven out.
std::optional<Purpose> driveOf(const CardAtTurn &card)
{
    if (!card.leads() || card.elsewhereAbove(card.slot()) != 1)
        return {};
    if (wantsNoMore(card))
        return {};
    const Slots own = card.others() & card.tables().effectiveSuit[card.effectiveSuit()];
    if (!own)
        return {};
    const Slot higher = card.nextAbove(card.slot());
    const auto best = static_cast<Slot>(std::bit_width(own) - 1);
    if (best > higher || card.elsewhereAbove(best) != 1)
        return {};
    return Purpose{Kind::drivesOut, -1, card.cardAt(higher), card.cardAt(best)};
}

/// The last card of a suit, by a hand that keeps spades.
std::optional<Purpose> voidOf(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    if (takesBags(card))
        return {};
    const bool promised = (view.seen().play.noTrumpSeats >> view.seat()) & 1; // not to ruff
    const bool spades =
        !promised && (card.others() & card.tables().effectiveSuit[kEffectiveSpades]);
    const bool stays = card.others() & card.tables().effectiveSuit[card.effectiveSuit()];
    const bool wins = card.takes() && card.isHighest();
    if (!card.canBeRuffed(card.effectiveSuit()) || !spades || stays || wins ||
        card.elsewhereOf(card.effectiveSuit()) < kLedAgain)
        return {};
    return Purpose{Kind::lastOfSuit};
}

/// The opponent who may trump the card, as they are known to hold none of its suit; −1: none.
int trumperOf(const CardAtTurn &card)
{
    if (!onlySpadesTrump(card))
        return -1;
    const int opponent = voidSeat(card, false);
    const bool spades = opponent >= 0 && card.canBeRuffed(card.effectiveSuit()) &&
                        card.elsewhereOf(kEffectiveSpades) > 0 &&
                        !((card.view().shownVoids(opponent) >> kEffectiveSpades) & 1);
    return spades ? opponent : -1;
}

/// No other player can follow suit, and spades that could beat the card are out.
bool nobodyFollows(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    if (!onlySpadesTrump(card) || !card.canBeRuffed(card.effectiveSuit()) ||
        card.elsewhereOf(kEffectiveSpades) == 0)
        return false;
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        if (seat != view.seat() && card.mayBeHeldBy(seat))
            return false;
    }
    return true;
}

/// One low card of the suit stays, after which spades can ruff it.
bool leavesOne(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    const Slots stays = card.others() & card.tables().effectiveSuit[card.effectiveSuit()];
    const bool promised = (view.seen().play.noTrumpSeats >> view.seat()) & 1;
    return !card.isSpade() && !promised && std::popcount(stays) == 1 && onlySpadesTrump(card) &&
           card.canBeRuffed(card.effectiveSuit()) && wantsTricks(card) &&
           (card.others() & card.tables().effectiveSuit[kEffectiveSpades]) != 0 &&
           card.elsewhereOf(card.effectiveSuit()) > 0 &&
           chanceLater(card, static_cast<Slot>(std::countr_zero(stays))) < kLikelyTrick;
}

std::optional<Purpose> leadOf(const CardAtTurn &card, bool mayShorten)
{
    // A joker of no suit wins nothing, and of equal cards it is decided later which one wins.
    if (card.effectiveSuit() >= kNoEffectiveSuit || card.tiesDecide())
        return {};
    if (card.nilLives(card.view().seat()))
        return card.isHighest() ? std::nullopt : std::optional(Purpose{Kind::nilUnderOthers});
    if (nobodyFollows(card))
        return Purpose{Kind::noneLeft, -1, {}, {}, card.suit()};
    if (!card.isHighest() && takesBags(card))
        return onlyBagsLeft(card) ? Purpose{Kind::givesUpLead} : ofModestLead(card);
    const int trumper = card.isHighest() ? trumperOf(card) : -1;
    if (trumper >= 0)
        return Purpose{Kind::onlyTrumped, trumper, {}, {}, card.suit()};
    if (card.isHighest())
        return Purpose{card.isSpade() ? Kind::topSpade : Kind::top};
    if (mayShorten && leavesOne(card))
        return Purpose{Kind::shortens};
    if (!card.isSpade())
        return ofLowLead(card);
    const bool chosen = card.others() & ~card.tables().effectiveSuit[kEffectiveSpades];
    return chosen ? Purpose{Kind::lowSpade} : ofModestLead(card);
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

/// The led suit cannot be followed.
bool cannotFollow(const CardAtTurn &card)
{
    const EffectiveSuit led = card.view().seen().play.led;
    return led < kNoEffectiveSuit && !(card.choices() & card.tables().effectiveSuit[led]);
}

/// The lowest spade that takes the trick is easier to beat for those who come.
bool ruffIsEasier(const CardAtTurn &card)
{
    for (Slots rest = card.choices() & card.tables().effectiveSuit[kEffectiveSpades]; rest;
         rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        if (card.takes(slot))
            return !card.last() && card.elsewhereAbove(slot) > card.elsewhereAbove(card.slot());
    }
    return false;
}

/// A spade on another suit, where some card may be thrown away instead.
std::optional<Purpose> ofRuff(const CardAtTurn &card)
{
    const EffectiveSuit led = card.view().seen().play.led;
    if (!card.isSpade() || led >= kEffectiveSpades || !onlySpadesTrump(card) ||
        !cannotFollow(card) || !card.anyLeaves())
        return {};
    const Kind kind = card.cheapest()      ? Kind::ruffsLow
                      : ruffIsEasier(card) ? Kind::ruffsHigh
                                           : Kind::ruffs;
    return Purpose{kind, -1, {}, {}, static_cast<Suit>(led)};
}

/// Of the cards that stay in the hand one of the same suit is higher, or lower.
bool staysAbove(const CardAtTurn &card)
{
    return card.others() & card.tables().effectiveSuit[card.effectiveSuit()] &
           slotsAbove(card.slot());
}

bool staysBelow(const CardAtTurn &card)
{
    return card.others() & card.tables().effectiveSuit[card.effectiveSuit()] &
           (slotBit(card.slot()) - 1);
}

/// Most of the suit that others may hold is above it: it will hardly stay ahead.
bool isLowAhead(const CardAtTurn &card)
{
    return onlySpadesTrump(card) && kLowPart * card.elsewhereAbove(card.slot()) >=
                                        (kLowPart - 1) * card.elsewhereOf(card.effectiveSuit());
}

Purpose aheadOf(const CardAtTurn &card)
{
    const int last = card.onlyOneToCome();
    return {last < 0 ? Kind::ahead : Kind::aheadOfLast, last};
}

Purpose ofTaking(const CardAtTurn &card)
{
    if (const int partner = partnerAhead(card); partner >= 0)
        return {!card.anyLeaves() ? Kind::mustTakeOver
                : card.last()     ? Kind::takesOver
                                  : Kind::raises,
                partner};
    if (const auto ruff = ofRuff(card))
        return *ruff;
    if (card.last())
        return {card.cheapest() ? Kind::winsCheaply : Kind::wins};
    if (!card.anyLeaves() && card.cheapest())
        return {Kind::mustGoAhead};
    if (card.isHighest())
        return {Kind::aheadForGood};
    if (!isLowAhead(card) || !staysAbove(card))
        return aheadOf(card);
    const int partner = wantsTricks(card) ? partnerToCome(card) : -1;
    return partner >= 0 ? Purpose{Kind::partnerToCome, partner} : Purpose{Kind::playsLow};
}

/// Of a nil that cannot stay under the winning card: whether others may cover it. Nothing where it
/// plays a card that nobody can cover, and has one that somebody may.
std::optional<Purpose> ofForcedNil(const CardAtTurn &card)
{
    const PlayTables &tables = card.tables();
    const Slots choices = card.choices();
    Slots covered = 0;
    for (Slots rest = choices; rest; rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        covered |= mayBeCovered(card, slot) ? slotBit(slot) : 0;
    }
    if (!covered)
        return Purpose{Kind::nilIsLost};
    if (!(covered & slotBit(card.slot())))
        return {};
    const Slots suit = tables.effectiveSuit[card.effectiveSuit()];
    const Slots own = (card.others() | slotBit(card.slot())) & suit;
    const PlayState &play = card.view().seen().play;
    const Slot best = play.best < 0 ? kNoSlot : play.trick[play.best]; // none: all are canceled
    if (best == kNoSlot || tables.effectiveSuitOf[best] >= kNoEffectiveSuit ||
        !onlySpadesTrump(card) || choices != own || card.tiesDecide())
        return Purpose{Kind::nilMustTake};
    Purpose purpose{Kind::nilAllBeat, -1, tables.cardAt[best], tables.cardAt[card.slot()],
                    card.suit()};
    if (!mayBeOvertaken(card, card.slot()))
        purpose.kind = Kind::nilOnlyRuffed;
    else if (!staysBelow(card))
        purpose.kind = Kind::nilEasiest;
    return purpose;
}

std::optional<Purpose> takingOf(const CardAtTurn &card)
{
    const int me = card.view().seat();
    if (!card.nilStands(me))
        return ofTaking(card);
    auto purpose = card.anyLeaves() ? std::nullopt : ofForcedNil(card);
    const bool isLost = purpose && purpose->kind == Kind::nilIsLost;
    return card.nilLives(me) || isLost ? purpose : ofTaking(card);
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

/// Of the cards of its suit that others may hold most are lower: in a trick of that suit it would
/// be more likely to win than not.
bool endangersNil(const CardAtTurn &card)
{
    const int all = card.elsewhereOf(card.effectiveSuit());
    return 2 * card.elsewhereAbove(card.slot()) < all;
}

/// The card that is winning may yet be canceled by its copy, and what lies under it win.
bool bestMayFall(const CardAtTurn &card)
{
    const PlayState &play = card.view().seen().play;
    return card.tables().duplicates == DuplicatesWinner::cancel && !card.last() && play.best >= 0 &&
           card.isElsewhere(play.trick[play.best]);
}

/// Of a card that does not take the trick: no copy of it lies there, and the best card stays.
bool staysUnderBest(const CardAtTurn &card)
{
    const PlayState &play = card.view().seen().play;
    const auto *end = play.trick.begin() + play.inTrick;
    const bool cancels = card.tables().duplicates == DuplicatesWinner::cancel &&
                         std::find(play.trick.begin(), end, card.slot()) != end;
    return play.best >= 0 && !cancels && !bestMayFall(card);
}

/// Own cards of its suit that may be played, and stay under the winning one as it does.
Slots stayersOfSuit(const CardAtTurn &card)
{
    Slots stayers = 0;
    for (Slots rest = card.choices() & card.tables().effectiveSuit[card.effectiveSuit()]; rest;
         rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        if (!card.takes(slot))
            stayers |= slotBit(slot);
    }
    return stayers;
}

/// A nil gets rid of the highest card that goes under. Where every card does, which one it is
/// saves nothing in this trick.
Purpose ofFollowingNil(const CardAtTurn &card)
{
    const Slots stayers = stayersOfSuit(card);
    const bool several = std::popcount(stayers) > 1;
    const bool highest = (stayers & slotsAbove(card.slot())) == 0;
    const Card own = card.cardAt(card.slot());
    if (!card.anyTakes())
        return several && highest ? Purpose{Kind::nilShedsFreely, -1, {}, own, card.suit()}
                                  : Purpose{Kind::nilIsFree};
    if (several && highest)
        return {Kind::nilShedsBelow, -1, {}, own, card.suit()};
    return {Kind::nilStaysBelow};
}

Purpose ofDiscardingNil(const CardAtTurn &card)
{
    if (!endangersNil(card))
        return {Kind::nilDiscards};
    return {Kind::nilShedsDanger, -1, {}, card.cardAt(card.slot())};
}

/// The lowest of several cards of the led suit.
bool isLowestFollowing(const CardAtTurn &card)
{
    return card.effectiveSuit() == card.view().seen().play.led && card.tables().plainTricks &&
           staysAbove(card) && !staysBelow(card);
}

/// What is said of a card where none can take the trick: that it is the lowest, or else that it was
/// needed least, where it was.
Purpose ofLeastNeeded(const CardAtTurn &card, const Purpose &usual, Kind ofLowest)
{
    if (isLowestFollowing(card))
        return {ofLowest, usual.seat, {}, {}, card.suit()};
    return insteadOfLeast(card).value_or(usual);
}

/// Partner has the trick, and a lower card stays: what it is kept for.
std::optional<Purpose> ofLowerKept(const CardAtTurn &card, int holder)
{
    auto kept = insteadOfLeast(card);
    const bool ofSuit =
        kept && card.tables().effectiveSuitOf[card.tables().slotOf[kept->card.face()]] ==
                    card.effectiveSuit();
    if (!ofSuit || kept->kind == Kind::keepsForNil)
        return ofSuit ? kept : std::nullopt;
    if (kept->kind == Kind::neitherWins)
        return {};
    return Purpose{Kind::keepsLower, holder, kept->card};
}

/// Tricks that the player wins from now on help the contract of their side: not those by which a
/// nil fails, nor of one that has failed where the rules count them apart.
bool winsForContract(const SeatView &view)
{
    const int me = view.seat();
    if (!view.seen().calls[me].isNil())
        return true;
    const Seating &seating = view.context().seating;
    return view.seen().play.taken[me] > 0 &&
           sideHelpedByNil(view.rules(), seating, me) == seating.sideOf(me);
}

std::optional<Purpose> duckingOf(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    if (card.nilLives(view.seat()) && !isDiscard(card))
        return staysUnderBest(card) ? std::optional(ofFollowingNil(card)) : std::nullopt;
    if (card.nilLives(view.seat()))
        return ofDiscardingNil(card);
    if (const int nil = opponentsNilAhead(card); nil >= 0 && card.anyTakes())
        return Purpose{Kind::leavesNil, nil};
    const int holder = partnerAhead(card);
    const bool partner = holder >= 0;
    const bool sheds = staysBelow(card) && onlyBagsLeft(card);
    if (partner && sheds && !bestMayFall(card))
        return Purpose{Kind::shedsHigher, holder};
    const bool notAbove = !staysAbove(card) || isDiscard(card); // else higher ones are saved
    if (partner && !card.anyTakes() && (notAbove || isLowestFollowing(card)))
        return bestMayFall(card) ? std::nullopt
                                 : std::optional(ofLeastNeeded(card, {Kind::isPartners, holder},
                                                               Kind::lowestOfPartners));
    if (const auto kept = partner ? ofLowerKept(card, holder) : std::nullopt)
        return kept;
    if (partner && isDiscard(card) && card.anyTakes())
        return Purpose{card.last() ? Kind::keepsSpades : Kind::keepsSpadesYet, holder};
    if (partner && card.last())
        return Purpose{staysAbove(card) ? Kind::keepsHigher : Kind::leavesPartner, holder};
    if (partner)
        return Purpose{staysAbove(card) ? Kind::keepsHigherYet : Kind::leavesPartnerYet, holder};
    const bool nobodyIsAhead = card.holder() < 0; // all are canceled: there is no best card to beat
    if (nobodyIsAhead || bestMayFall(card))
        return {};
    if (!card.anyTakes())
        return sheds ? Purpose{Kind::shedsForBags}
                     : ofLeastNeeded(card, {Kind::cannotTake}, Kind::lowest);
    if (onlyBagsLeft(card))
        return Purpose{Kind::leavesBag};
    const ContractProgress contract = contractOfSide(view);
    const bool needs = contract.bid > 0 && contract.need > 0 && !contract.set();
    if (takesBags(card))
        return Purpose{Kind::declinesBag};
    if (!needs || !winsForContract(view))
        return Purpose{Kind::leavesIt};
    if (const int partner = partnerToCome(card); partner >= 0)
        return Purpose{isDiscard(card) ? Kind::partnerToCut : Kind::partnerToCome, partner};
    return Purpose{isDiscard(card) ? Kind::savesSpades : Kind::savesBetter};
}

/// No card of the pack is above it in its suit: that is seen without counting.
bool isHighestOfPack(const CardAtTurn &card)
{
    Slots pack = 0;
    for (const Card one : card.view().context().pack.cards)
        pack |= slotBit(card.tables().slotOf[one.face()]);
    return (pack & card.tables().effectiveSuit[card.effectiveSuit()] & slotsAbove(card.slot())) ==
           0;
}

} // namespace

std::optional<Purpose> purposeOf(const CardAtTurn &card, bool mayShorten)
{
    // A nil that takes the trick of its own accord trusts in others, or is given up.
    const bool goesAhead = card.nilLives(card.view().seat()) && card.takes() && card.anyLeaves();
    if (!card.leads() && goesAhead) {
        const int last = card.onlyOneToCome();
        return !card.isSpade() && onlySpadesTrump(card) && mayBeOvertaken(card, card.slot())
                   ? std::optional(
                         Purpose{last < 0 ? Kind::nilTrustsOthers : Kind::nilTrustsLast, last})
                   : std::nullopt;
    }
    auto purpose = card.leads()   ? leadOf(card, mayShorten)
                   : card.takes() ? takingOf(card)
                                  : duckingOf(card);
    if (purpose) {
        purpose->alone = card.view().context().seating.solo();
        purpose->counted = !isHighestOfPack(card);
    }
    return purpose;
}

std::optional<Purpose> planOf(const CardAtTurn &card)
{
    if (!onlySpadesTrump(card) || card.nilLives(card.view().seat()) ||
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
