// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/card_contrast.h"

#include "deal/progress.h"
#include "families/bags/only_bags.h"
#include "policy/card_worth.h"
#include "review/card_at_turn.h"
#include "review/least_needed.h"
#include "search/rest_proof.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

using Kind = Purpose::Kind;

/// Dangers to a nil that are no further apart are level.
constexpr float kLevelDangers = 0.1F;
/// Cards of a suit of which low ones may win.
constexpr int kLongSuit = 4;

/// Of kinds that come to the same one.
Kind classOf(Kind kind)
{
    switch (kind) {
    case Kind::topSpade:
    case Kind::onlyTrumped:
    case Kind::noneLeft:
        return Kind::top;
    case Kind::lowSpade:
    case Kind::keepsWinner:
    case Kind::noWinner:
    case Kind::partnerMayWin:
        return Kind::lowLead;
    case Kind::provenCover:
    case Kind::likelyCover:
        return Kind::coversNil;
    case Kind::keepsHigherYet:
    case Kind::leavesPartnerYet:
        return Kind::keepsHigher;
    default:
        return kind;
    }
}

std::optional<Kind> classOf(const std::optional<Purpose> &purpose)
{
    return purpose ? std::optional(classOf(purpose->kind)) : std::nullopt;
}

/// A card and the one it is compared with.
struct Pair {
    const CardAtTurn &card, &other;

    [[nodiscard]] bool sameSuit() const { return card.effectiveSuit() == other.effectiveSuit(); }
    [[nodiscard]] int owned(EffectiveSuit suit) const
    {
        const Slots own = card.others() | slotBit(card.slot());
        return std::popcount(own & card.tables().effectiveSuit[suit]);
    }
    [[nodiscard]] Purpose says(Kind kind) const
    {
        Purpose purpose{kind};
        purpose.card = card.cardAt(other.slot());
        return purpose;
    }
};

/// The card may be trumped by spades that others hold.
bool mayBeTrumped(const CardAtTurn &card)
{
    return card.canBeRuffed(card.effectiveSuit()) && card.elsewhereOf(kEffectiveSpades) > 0;
}

/// An opponent who has run out of the card's suit, and may have spades; −1: none.
int opponentOut(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    if (!mayBeTrumped(card) || card.tables().anyCard)
        return -1;
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        const bool ours = view.context().seating.together(seat, view.seat());
        const bool promised = (view.seen().play.noTrumpSeats >> seat) & 1;
        if (!ours && !promised && view.cardsHeld(seat) > 0 && !card.mayBeHeldBy(seat) &&
            !((view.shownVoids(seat) >> kEffectiveSpades) & 1))
            return seat;
    }
    return -1;
}

/// A lead of the other card may be trumped by an opponent who is out of its suit.
std::optional<Purpose> ofRuffs(const Pair &pair)
{
    const int seat = opponentOut(pair.other);
    // What others beat as well is no loss if it is trumped.
    if (pair.sameSuit() || seat < 0 || opponentOut(pair.card) >= 0 || !pair.other.isHighest())
        return {};
    Purpose purpose = pair.says(Kind::avoidsRuff);
    purpose.seat = seat;
    purpose.suit = pair.other.suit();
    return purpose;
}

/// Two leads that nothing of their suits beats.
std::optional<Purpose> ofTops(const Pair &pair)
{
    const auto &[card, other] = pair;
    if (pair.sameSuit() || !card.isHighest() || !other.isHighest())
        return {};
    if (mayBeTrumped(card) && mayBeTrumped(other) && opponentOut(card) < 0 &&
        card.elsewhereOf(card.effectiveSuit()) > other.elsewhereOf(other.effectiveSuit())) {
        Purpose purpose = pair.says(Kind::fewerRuffs);
        purpose.suit = card.suit();
        return purpose;
    }
    const auto nextHigh = [&pair](const CardAtTurn &of) {
        const Slots own = of.others() & of.tables().effectiveSuit[of.effectiveSuit()];
        const auto next = static_cast<Slot>(own ? std::bit_width(own) - 1 : kNoSlot);
        return own && next < of.slot() && pair.card.elsewhereAbove(next) == 0 ? next : kNoSlot;
    };
    const Slot next = nextHigh(card);
    if (next == kNoSlot || nextHigh(other) != kNoSlot)
        return {};
    Purpose purpose{Kind::nextIsHigh};
    purpose.card = card.cardAt(next);
    return purpose;
}

/// The partner who led the card's suit in one of the tricks before; −1: none.
int partnerWhoLed(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    for (const TrickRecord &trick : view.seen().tricks) {
        if (trick.cards.empty() || trick.leader == view.seat() ||
            !view.context().seating.together(trick.leader, view.seat()))
            continue;
        const Slot led = card.tables().slotOf[trick.cards.front().face()];
        if (card.tables().effectiveSuitOf[led] == card.effectiveSuit())
            return trick.leader;
    }
    return -1;
}

std::optional<Purpose> ofPartnersSuit(const Pair &pair)
{
    const int partner = partnerWhoLed(pair.card);
    if (pair.sameSuit() || partner < 0 || pair.card.nilStands(partner) || pair.card.isSpade() ||
        partnerWhoLed(pair.other) >= 0)
        return {};
    Purpose purpose{Kind::returnsSuit, partner};
    purpose.suit = pair.card.suit();
    return purpose;
}

/// The other one stays: it guards a card, or is more likely to win.
std::optional<Purpose> ofWorthLater(const Pair &pair)
{
    const auto &[card, other] = pair;
    const float mine = chanceLater(card, card.slot()), its = chanceLater(card, other.slot());
    if (its >= kCountsAsTrick && its > mine + kLevelChances)
        return pair.says(Kind::savesOther);
    const Slot guarded = pair.sameSuit() ? kNoSlot : guardedBy(card, other.slot());
    if (guarded == kNoSlot || guardedBy(other, card.slot()) != kNoSlot)
        return {};
    Purpose purpose = pair.says(Kind::leadsNoGuard);
    purpose.other = card.cardAt(guarded);
    return purpose;
}

/// Every trick from now on is a bag, and nothing is worth one.
bool wantsNone(const CardAtTurn &card)
{
    const DealState &seen = card.view().seen();
    const int me = card.view().seat();
    return takesOnlyBags(seen, seen.sideOf(me)) && !stakeOf(seen, me);
}

/// … or is less likely to win a trick that is not wanted.
std::optional<Purpose> ofTricksToLose(const Pair &pair)
{
    const auto &[card, other] = pair;
    const float mine = chanceLater(card, card.slot()), its = chanceLater(card, other.slot());
    const bool lower = pair.sameSuit() && other.slot() < card.slot() &&
                       card.elsewhereAbove(other.slot()) > card.elsewhereAbove(card.slot());
    if (!lower && its + kLevelChances >= mine)
        return {};
    return pair.says(Kind::keepsLoser);
}

/// One more card of the suit, and the hand can ruff it.
std::optional<Purpose> ofShortness(const Pair &pair)
{
    const auto &[card, other] = pair;
    const SeatView &view = card.view();
    const bool promised = (view.seen().play.noTrumpSeats >> view.seat()) & 1;
    if (promised || pair.owned(card.effectiveSuit()) != 2 || !mayBeTrumped(card) ||
        pair.owned(kEffectiveSpades) == 0 || pair.owned(other.effectiveSuit()) <= 2 ||
        card.elsewhereOf(card.effectiveSuit()) == 0)
        return {};
    return Purpose{Kind::shortens};
}

/// The longest side suit, in which others have cards to lose to low ones.
std::optional<Purpose> ofLength(const Pair &pair)
{
    const EffectiveSuit suit = pair.card.effectiveSuit();
    const int own = pair.owned(suit);
    if (pair.sameSuit() || suit == kEffectiveSpades || own < kLongSuit)
        return {};
    for (EffectiveSuit side = 0; side < kEffectiveSpades; ++side) {
        if (side != suit && pair.owned(side) >= own)
            return {};
    }
    return Purpose{Kind::longest};
}

/// Of the cards still out at least one is between both, the higher of which is played.
std::optional<Purpose> ofHeight(const Pair &pair)
{
    const auto &[card, other] = pair;
    const bool apart = pair.sameSuit() && card.slot() > other.slot() &&
                       card.elsewhereAbove(other.slot()) > card.elsewhereAbove(card.slot());
    const PlayState &play = card.view().seen().play;
    const int players = card.view().context().seating.players;
    bool comes = false;
    for (int place = play.inTrick + 1; place < players; ++place)
        comes |= card.mayBeHeldBy((play.leader + place) % players);
    if (!apart || !comes || card.tiesDecide())
        return {};
    return pair.says(Kind::isHarder);
}

int below(const CardAtTurn &card)
{
    return card.elsewhereOf(card.effectiveSuit()) - card.elsewhereAbove(card.slot());
}

std::optional<Purpose> ofOwnNil(const Pair &pair)
{
    const auto &[card, other] = pair;
    if (card.leads() || card.takes())
        return card.elsewhereAbove(card.slot()) > other.elsewhereAbove(other.slot())
                   ? std::optional(pair.says(Kind::moreAbove))
                   : std::nullopt;
    const Slots own = card.others() | slotBit(card.slot());
    Slots unseen = 0;
    for (Slot slot = 0; slot < kNoSlot; ++slot)
        unseen |= card.isElsewhere(slot) ? slotBit(slot) : 0;
    const PlayTables &tables = card.tables();
    const auto danger = [&](Slot slot) { return nilDanger(tables, own, unseen, slot); };
    if (other.takes() || danger(card.slot()) <= danger(other.slot()) + kLevelDangers)
        return {};
    return pair.says(Kind::moreDanger);
}

/// Leads to a nil of someone else.
std::optional<Purpose> ofOthersNil(const Pair &pair, Kind plan)
{
    const auto &[card, other] = pair;
    if (classOf(plan) == Kind::coversNil)
        return card.elsewhereAbove(card.slot()) < other.elsewhereAbove(other.slot())
                   ? std::optional(pair.says(Kind::fewerAbove))
                   : std::nullopt;
    if (plan == Kind::catchesNil && below(card) < below(other))
        return pair.says(Kind::fewerBelow);
    return {};
}

std::optional<Purpose> ofLeads(const Pair &pair)
{
    if (auto ruffs = ofRuffs(pair))
        return ruffs;
    if (auto tops = ofTops(pair))
        return tops;
    if (pair.card.isHighest())
        return {};
    if (!wantsTricks(pair.card))
        return wantsNone(pair.card) ? ofTricksToLose(pair) : std::nullopt;
    if (auto returned = ofPartnersSuit(pair))
        return returned;
    if (auto later = ofWorthLater(pair))
        return later;
    if (auto length = ofLength(pair))
        return length;
    return pair.sameSuit() ? ofHeight(pair) : ofShortness(pair);
}

std::optional<Purpose> ofFollowing(const Pair &pair)
{
    const auto &[card, other] = pair;
    if (card.takes() != other.takes())
        return {};
    if (!wantsTricks(card))
        return !card.takes() && wantsNone(card) ? ofTricksToLose(pair) : std::nullopt;
    if (auto later = ofWorthLater(pair))
        return later;
    if (card.takes())
        return ofHeight(pair);
    if (auto shorter = pair.sameSuit() ? std::nullopt : ofShortness(pair))
        return shorter;
    return pair.sameSuit() ? ofTricksToLose(pair) : std::nullopt;
}

/// It says why the trick is left to others, or not.
bool isAboutTrick(Kind kind)
{
    switch (kind) {
    case Kind::ahead:
    case Kind::aheadOfLast:
    case Kind::playsLow:
    case Kind::keepsSpades:
    case Kind::keepsSpadesYet:
    case Kind::leavesToNil:
    case Kind::leavesIt:
    case Kind::leavesBag:
    case Kind::savesBetter:
    case Kind::savesSpades:
    case Kind::partnerToCome:
    case Kind::partnerToCut:
    case Kind::declinesBag:
        return true;
    default:
        return false;
    }
}

/// One of both takes the trick, and the other does not, which is what is said of it.
bool isOtherWay(const CardAtTurn &card, const CardAtTurn &other, const Purpose &purpose)
{
    return isAboutTrick(purpose.kind) && card.takes() != other.takes();
}

/// Where neither takes the trick: the other one is more likely to cover a partner's nil.
std::optional<Purpose> coverKept(const Pair &pair)
{
    const auto &[card, other] = pair;
    const SeatView &view = card.view();
    if (card.leads() || card.takes() || other.takes() || card.nilStands(view.seat()) ||
        card.effectiveSuit() >= kNoEffectiveSuit || !card.tables().plainTricks ||
        chanceLater(card, other.slot()) <= chanceLater(card, card.slot()) + kLevelChances)
        return {};
    for (const int seat : view.context().seating.seatsOf(view.seen().sideOf(view.seat()))) {
        if (seat == view.seat() || !card.nilLives(seat))
            continue;
        Purpose purpose = pair.says(Kind::keepsCover);
        purpose.seat = seat;
        return purpose;
    }
    return {};
}

/// Of two leads that others beat, the higher one while a partner's nil may follow.
std::optional<Purpose> coversMore(const Pair &pair)
{
    const auto &[card, other] = pair;
    const SeatView &view = card.view();
    if (!card.leads() || !pair.sameSuit() || card.isHighest() || planOf(card) ||
        card.elsewhereAbove(card.slot()) >= other.elsewhereAbove(other.slot()))
        return {};
    for (const int seat : view.context().seating.seatsOf(view.seen().sideOf(view.seat()))) {
        if (seat == view.seat() || !card.nilLives(seat) || !card.mayBeHeldBy(seat) ||
            nilIsSafe(view, seat))
            continue;
        Purpose purpose = pair.says(Kind::coversMore);
        purpose.seat = seat;
        return purpose;
    }
    return {};
}

/// A card that is about as good shows that it is no reason.
bool fitsAlike(const CardAtTurn &card, const Purpose &purpose, const Beside &beside)
{
    const auto kept = keptBy(purpose);
    return std::any_of(beside.alike.begin(), beside.alike.end(), [&](const Card &one) {
        const CardAtTurn other(card.view(), one, card.lostNils());
        const bool ahead = purpose.kind == Kind::ahead || purpose.kind == Kind::aheadOfLast;
        const bool both = ahead && other.takes();
        return kept == one || both || isOtherWay(card, other, purpose);
    });
}

/// A lower spade that takes the trick as well is about as good.
bool trumpsLowAlike(const CardAtTurn &card, const Beside &beside)
{
    return std::any_of(beside.alike.begin(), beside.alike.end(), [&card](const Card &one) {
        const Slot slot = card.tables().slotOf[one.face()];
        return card.tables().effectiveSuitOf[slot] == kEffectiveSpades && slot < card.slot() &&
               card.takes(slot);
    });
}

/// The one that it is compared with would leave nothing of its suit: it shortens the hand more.
bool shortensLess(const CardAtTurn &card, const Beside &beside)
{
    if (!beside.compared)
        return false;
    const auto plan = planOf(CardAtTurn(card.view(), *beside.compared, card.lostNils()));
    return plan && plan->kind == Kind::lastOfSuit;
}

/// The two are said in the same words, but for the suit that partner has run out of.
bool sameWords(const Purpose &one, const std::optional<Purpose> &other)
{
    const bool sameSuit = other && (one.suit == other->suit || one.kind == Kind::partnerRuffs);
    return sameSuit && one.kind == other->kind && one.seat == other->seat &&
           one.card == other->card && one.other == other->other && one.count == other->count;
}

} // namespace

bool saysTheSame(const CardAtTurn &card, const CardAtTurn &other)
{
    const auto plan = planOf(card), otherPlan = planOf(other);
    const auto purpose = purposeOf(card), otherPurpose = purposeOf(other);
    if ((!plan && !purpose) || classOf(plan) != classOf(otherPlan))
        return false;
    if (plan && (!purpose || isPlain(purpose->kind)))
        return true;
    return classOf(purpose) == classOf(otherPurpose);
}

std::optional<Purpose> contrastOf(const CardAtTurn &card, const CardAtTurn &other)
{
    const PlayTables &tables = card.tables();
    if (card.effectiveSuit() >= kNoEffectiveSuit || other.effectiveSuit() >= kNoEffectiveSuit ||
        !tables.plainTricks || tables.ladder)
        return {};
    const Pair pair{card, other};
    if (card.nilStands(card.view().seat()))
        return card.nilLives(card.view().seat()) ? ofOwnNil(pair) : std::nullopt;
    if (auto covers = coversMore(pair))
        return covers;
    const auto plan = planOf(card);
    if (auto nil = plan ? ofOthersNil(pair, plan->kind) : std::nullopt)
        return nil;
    return card.leads() ? ofLeads(pair) : ofFollowing(pair);
}

std::vector<Purpose> purposesOf(const CardAtTurn &card, const Beside &beside)
{
    std::vector<Purpose> told;
    const auto add = [&](const std::optional<Purpose> &purpose) {
        if (purpose && !fitsAlike(card, *purpose, beside))
            told.push_back(*purpose);
    };
    add(planOf(card));
    auto purpose = purposeOf(card, !shortensLess(card, beside));
    if (purpose && purpose->kind == Kind::ruffsHigh && trumpsLowAlike(card, beside))
        purpose->kind = Kind::ruffs;
    if (purpose && !(isPlain(purpose->kind) && !told.empty()))
        add(purpose);
    if (!beside.compared)
        return told;
    const CardAtTurn other(card.view(), *beside.compared, card.lostNils());
    auto contrast = coverKept({card, other});
    if (!contrast && saysTheSame(card, other))
        contrast = contrastOf(card, other);
    // Of a card that is harder to beat than partner's that was said.
    const bool repeated = contrast && contrast->kind == Kind::isHarder && !told.empty() &&
                          told.back().kind == Kind::raises;
    if (!contrast || repeated)
        return told;
    if (!told.empty() && isPlain(told.back().kind))
        told.pop_back();
    add(contrast);
    return told;
}

std::optional<Sentence> fitsComparedWords(const CardAtTurn &card, const Beside &beside, Voice voice)
{
    if (!beside.compared)
        return {};
    const CardAtTurn other(card.view(), *beside.compared, card.lostNils());
    if (!saysTheSame(card, other) || contrastOf(card, other))
        return {};
    const std::vector<Purpose> told = purposesOf(card, beside);
    const auto fits = [&](const Purpose &purpose) {
        return sameWords(purpose, planOf(other)) || sameWords(purpose, purposeOf(other));
    };
    if (told.empty() || !std::all_of(told.begin(), told.end(), fits))
        return {};
    return Sentence{voice == Voice::ofPlayer
                        ? QT_TRANSLATE_NOOP("players", "The same was true of the %1.")
                        : QT_TRANSLATE_NOOP("players", "The same is true of the %1."),
                    {*beside.compared}};
}

std::optional<Card> levelWith(const CardAtTurn &card, const Beside &beside)
{
    const auto purpose = purposeOf(card);
    const auto level = std::find_if(beside.alike.begin(), beside.alike.end(), [&](const Card &one) {
        const CardAtTurn other(card.view(), one, card.lostNils());
        if (purpose && (keptBy(*purpose) == one || isOtherWay(card, other, *purpose)))
            return true;
        return saysTheSame(card, other) && !contrastOf(card, other);
    });
    return level == beside.alike.end() ? std::nullopt : std::optional(*level);
}

} // namespace sandbag
