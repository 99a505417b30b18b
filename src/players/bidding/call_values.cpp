// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/call_values.h"
#include "bidding/hand_stays.h"
#include "bidding/last_deal.h"
#include "bids/bid_rules.h"

#include "deal/bidding.h"
#include "facts/own_numbers.h"
#include "setup/pack.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>

namespace sandbag {

namespace {

using What = Call::What;

constexpr float kBoldAlone = 0.3F; ///< part of the boldness that is left without partners
constexpr float kMissing = 0.01F;  ///< of a bid below certain tricks, for each of them
constexpr float kUnwise = -1;      ///< never chosen where anything else is open
constexpr int kDrawsAll = 4;       ///< sure trumps that draw those of all others
constexpr float kThrownIn = 5;     ///< points that a deal thrown in costs in time and patience
constexpr float kBeyond = -1;      ///< … nor where anything unwise is
constexpr float kNilLost = 0.001F; ///< chance of a nil that cannot come through

/// Rules of thumb say nothing of declarations and no trump.
bool tooClever(const Call &call)
{
    return call.noTrump || call.dark || call.mark != Declaration::none;
}

/// Tricks of a long trump suit that all others together can hardly take away, as people count them:
/// each of their trumps beats one lower one at most, and the highest own ones draw one each.
int sureByLength(Slots own, Slots others)
{
    int drawn = 0, beaten = 0;
    for (Slots all = own | others; all && (own & std::bit_floor(all)); all &= ~std::bit_floor(all))
        ++drawn;
    Slots left = own;
    for (Slots rest = others; rest; rest &= rest - 1) {
        const Slots lowest = left & (0 - left);
        if (lowest == 0 || lowest > (rest & (0 - rest)))
            continue;
        left &= ~lowest;
        ++beaten;
    }
    return std::popcount(own) - std::min(beaten, std::max(std::popcount(others) - drawn, 0));
}

/// Each side has exactly one nil (rule `bid_restriction` suicide).
bool oneMustBidNil(const AskedPlayer &player)
{
    return isSuicide(player.rules());
}

} // namespace

CallValues::CallValues(OutcomeCache &book, const HandModel &hands, const WinModel &win,
                       const BidTemper &temper, const AskedPlayer &player)
    : m_book(book),
      m_hands(hands),
      m_win(win),
      m_temper(temper),
      m_player(player),
      m_standing(book.standing()),
      m_seat(player.seat()),
      m_side(player.side()),
      m_own(hands.share()),
      m_ownDeviation(kUnknownDeviation)
{
    m_lastDeal = m_temper.lastDealSums && mayBeLastDeal(book);
    if (player.hand() == 0)
        return;
    m_cards = player.hand();
    m_secondCopy = player.secondCopies();
    // Alone a player has no partner who makes up for a trick too many.
    const float bold = player.seating().solo() ? kBoldAlone : 1.0F;
    m_own =
        m_hands.tricks(m_cards, m_secondCopy, m_hands.pack() & ~m_cards) + bold * m_temper.boldness;
    m_ownDeviation = m_temper.known;
}

/// The calls once this one is made, partners who have still to call thought of as usual.
Calls CallValues::withCall(const Call &call) const
{
    const BiddingState then = sandbag::withCall(m_player.context(), m_player.bidding(),
                                                m_player.firstBidder(), m_seat, call);
    Calls calls = ownNumbers(m_player.rules(), m_player.seating(), then.calls, then.order);
    if (!eachBids(m_player.rules()) || speaksForSide(m_player.rules(), call))
        return calls;
    const int usual =
        std::max({1, m_player.rules().bid_min,
                  static_cast<int>(std::lround(m_hands.share() - m_temper.underbid))});
    const bool forces = oneMustBidNil(m_player) && call.isNumber();
    for (const int seat : m_player.seating().seatsOf(m_side)) {
        if (seat != m_seat && !calls[seat].made())
            calls[seat] = forces ? Call::of(What::nil) : Call::number(usual);
    }
    return calls;
}

bool CallValues::auction() const
{
    return isAuction(m_player.rules());
}

/// Chance to win after a deal that brings us this much, and everyone else the average.
float CallValues::after(float points, float bags) const
{
    Standing standing = m_standing;
    for (int side = 0; side < m_player.seating().sides; ++side)
        standing.totals[side] += static_cast<int>(m_win.meanPoints());
    standing.totals[m_side] = m_standing.totals[m_side] + static_cast<int>(std::lround(points));
    standing.bags[m_side] += static_cast<int>(std::lround(bags));
    ++standing.dealsScored;
    return m_win.chance(standing, m_side) + WinModel::kPoint * (points + m_win.bagPrice() * bags);
}

/// Value of the deal with these final calls, all nils of the side made but ours weighed apart;
/// less this many points, where the deal may be the last.
float CallValues::ofCalls(const Calls &calls, float lost)
{
    const int unit = m_book.unitOf(m_seat);
    // In an auction only one side's undertaking counts, and for both.
    UnitOutcomes theirs;
    if (auction())
        theirs = m_book.outcomes(calls, (unit + 1) % m_book.units());
    std::optional<LastDeal> last;
    if (m_lastDeal)
        last.emplace(m_book, m_win, m_side, othersThoughtOf(m_book, calls, m_hands.share()), lost);
    const UnitOutcomes &outcomes = m_book.outcomes(calls, unit);
    float sum = 0, weights = 0;
    const int most = static_cast<int>(outcomes.byTricks.size()) - 1;
    for (const auto &[tricks, weight] : endsOf(calls)) {
        const TrickOutcome &outcome = outcomes.byTricks[tricks];
        auto points = static_cast<float>(outcome.points);
        if (!theirs.byTricks.empty()) {
            const int left = (most - tricks) / (m_book.units() - 1); // for each of the others
            points += m_win.meanPoints() - static_cast<float>(theirs.byTricks[left].points);
        }
        float value = last ? last->value(tricks) : after(points, static_cast<float>(outcome.bags));
        if (outcome.wins || outcome.loses || (outcome.set && lastSet()))
            value = outcome.wins ? 1.0F : 0.0F;
        sum += weight * value;
        weights += weight;
    }
    return sum / weights;
}

/// One more set loses the match (rule `win_sets_total`).
bool CallValues::lastSet() const
{
    const int limit = m_player.rules().win_sets_total;
    return limit > 0 && m_standing.sets[m_side] + 1 >= limit;
}

float CallValues::nilChance() const
{
    if (m_ownDeviation > m_temper.known)
        return m_hands.blindNilChance();
    float partner = -1;
    for (const int seat : m_player.seating().seatsOf(m_side)) {
        if (seat != m_seat && m_player.calls()[seat].isNumber())
            partner = static_cast<float>(m_player.calls()[seat].halves) / 2;
    }
    return m_hands.nilChance(m_cards, m_secondCopy, m_hands.pack() & ~m_cards, partner);
}

/// With the best trump, which neither goes nor can be low, a nil that one of a pair must take is
/// lost.
bool CallValues::lostNilOfTwo(const Calls &calls) const
{
    return m_temper.nilOfTwo && oneMustBidNil(m_player) &&
           handStays(m_player.context(), calls, m_seat) && !m_player.context().play.lowAces &&
           sureTricks() > 0;
}

/// A nil: made or lost, in addition to partner's tricks.
float CallValues::ofNil(const Call &call, float chance)
{
    const Calls calls = withCall(call);
    const int exchanged = cardsExchanged(m_player.context(), calls, m_seat);
    if (lostNilOfTwo(calls)) {
        // A number leaves it to a partner who may still choose; if they name one, too, it is lost
        // as before (D25).
        if (partnerToCall(m_player.context(), m_player.bidding(), m_seat))
            return kUnwise;
        chance = kNilLost;
    }
    const float odds =
        std::log(chance / (1 - chance)) + m_temper.nilPassed * static_cast<float>(exchanged);
    chance = std::clamp(1 / (1 + std::exp(-odds)) + m_temper.nilCourage, 0.02F, 0.98F);
    // Who cannot take what they must bid at least has no better way out.
    const bool poor = m_own < static_cast<float>(m_player.rules().bid_min);
    const float least = call.blind || poor ? m_temper.leastBlind : m_temper.leastNil;
    if (chance < least && !oneMustBidNil(m_player))
        return kUnwise + 0.5F * chance;
    if (m_lastDeal) {
        const float swing = m_book.outcomes(calls, m_book.unitOf(m_seat)).nilSwing[m_seat];
        return chance * ofCalls(calls) + (1 - chance) * ofCalls(calls, swing);
    }
    return ofCalls(calls) - (1 - chance) * priceOfLosing(m_seat, calls);
}

/// The points between that seat's nil made and lost, at the price of points here.
float CallValues::priceOfLosing(int seat, const Calls &calls)
{
    const float swing = m_book.outcomes(calls, m_book.unitOf(m_seat)).nilSwing[seat];
    return after(m_win.meanPoints(), 0) - after(m_win.meanPoints() - swing, 0);
}

/// A bid that adds this many half tricks to the contract of the side.
float CallValues::ofNumber(int halves)
{
    return ofCalls(withCall(Call::halfNumber(halves + m_player.standingHalves())));
}

/// An ordinary call, whatever it will be.
float CallValues::baseline()
{
    const float bid = std::max(m_own - m_temper.underbid, 1.0F);
    return ofNumber(2 * static_cast<int>(std::lround(bid)));
}

float CallValues::ofCall(const Call &call)
{
    if (tooClever(call))
        return kUnwise;
    switch (call.what) {
    case What::nil:
        return ofNil(call, nilChance());
    case What::teamNil:
        return ofNil(call, nilChance() * m_hands.blindNilChance());
    case What::misdeal:
        return after(m_win.meanPoints() - kThrownIn, 0);
    default:
        break;
    }
    if (auction())
        return ofAuction(withCall(call));
    if (beyondTheDeal(call))
        return kUnwise + kBeyond;
    if (voidsTheDeal(call))
        return throwsInHand() ? after(m_win.meanPoints() - kThrownIn, 0) : kUnwise;
    const int own = m_player.ownPart(call).halves / 2;
    const int missing = call.isNumber() && !call.blind ? sureTricks() - own : 0;
    return missing > 0 ? kUnwise - kMissing * static_cast<float>(missing) : ofOther(withCall(call));
}

/// With what the partners have named it is more than there are tricks: nobody can make it.
bool CallValues::beyondTheDeal(const Call &call) const
{
    const BiddingState then = sandbag::withCall(m_player.context(), m_player.bidding(),
                                                m_player.firstBidder(), m_seat, call);
    return contractHalves(m_player.context(), then, m_side) > 2 * m_player.context().pack.tricks;
}

/// It ends the bidding with so little bid that the deal is void (rule `bid_sum_min`).
bool CallValues::voidsTheDeal(const Call &call) const
{
    const RuleSet &rules = m_player.rules();
    if (!lowSumVoids(rules) || rules.bid_raise != BidRaise::none || rules.bid_counter)
        return false;
    const BiddingState then = sandbag::withCall(m_player.context(), m_player.bidding(),
                                                m_player.firstBidder(), m_seat, call);
    return allSpoken(m_player.context(), then) && sumTooLow(m_player.context(), then);
}

/// With two hands of three a void deal is weighed against the one held; with the third it is
/// played, so that no match deals again without end. The cards decide it, to be the same in every
/// thought.
bool CallValues::throwsInHand() const
{
    return m_cards % 3 != 0;
}

/// Trumps from the highest one down: nobody bids less, whatever cushion a partner may want. Who can
/// draw all trumps with them counts aces, and kings next to them, too.
int CallValues::sureTricks() const
{
    if (m_ownDeviation > m_temper.known || isDoublePack(m_player.rules()))
        return 0;
    Slots trumps = m_hands.pack() & m_player.context().play.effectiveSuit[kEffectiveSpades];
    const int byLength =
        m_temper.lastDealSums ? sureByLength(trumps & m_cards, trumps & ~m_cards) : 0;
    int sure = 0;
    for (; trumps && (m_cards & std::bit_floor(trumps)); trumps &= ~std::bit_floor(trumps))
        ++sure;
    if (sure >= kDrawsAll && m_temper.lastDealSums) {
        for (int effectiveSuit = 0; effectiveSuit < kEffectiveSpades; ++effectiveSuit) {
            Slots suit = m_hands.pack() & m_player.context().play.effectiveSuit[effectiveSuit];
            for (int top = 0; top < 2 && suit && (m_cards & std::bit_floor(suit)); ++top) {
                suit &= ~std::bit_floor(suit);
                ++sure;
            }
        }
    }
    return std::min(std::max(sure, byLength), m_player.highestNumber());
}

/// As if the auction ended here: the highest bid wins. Nobody's bid yet is a deal for nothing.
float CallValues::ofAuction(const Calls &calls)
{
    int highest = -1;
    for (int seat = 0; seat < m_player.seating().players; ++seat) {
        if (calls[seat].isNumber() && (highest < 0 || calls[seat].halves > calls[highest].halves))
            highest = seat;
    }
    if (highest < 0)
        return after(m_win.meanPoints(), 0);
    Calls last{};
    for (int seat = 0; seat < m_player.seating().players; ++seat)
        last[seat] = seat == highest ? calls[seat] : Call::of(What::pass);
    return ofCalls(last);
}

/// A number may leave a partner no call but nil (D25).
float CallValues::ofOther(const Calls &calls)
{
    float value = ofCalls(calls);
    for (const int seat : m_player.seating().seatsOf(m_side)) {
        if (seat != m_seat && calls[seat].isNil() && !m_player.calls()[seat].isNil())
            value -= (1 - forcedNilChance(seat)) * priceOfLosing(seat, calls);
    }
    return value;
}

/// A partner's nil who did not choose it: worse than most hands where they have named a number.
float CallValues::forcedNilChance(int seat) const
{
    const float any = m_hands.blindNilChance();
    return m_player.calls()[seat].isNumber() ? 0.5F * any : any;
}

float CallValues::ofRaise(const Call &to)
{
    Calls calls = m_player.calls();
    int halves = to.halves;
    if (m_player.rules().bid_raise != BidRaise::by_one)
        halves = calls[m_seat].halves + to.halves - m_player.contractHalves();
    calls[m_seat].halves = static_cast<std::uint8_t>(std::max(halves, 0));
    return ofCalls(calls);
}

float CallValues::of(const Event &event)
{
    return plainly(event) - dislike(event);
}

float CallValues::plainly(const Event &event)
{
    switch (event.kind) {
    case EventKind::call:
        return ofCall(event.call());
    case EventKind::look: {
        // Looking keeps every choice open: worth a few points.
        m_ownDeviation = m_temper.known;
        const float value = baseline();
        m_ownDeviation = kUnknownDeviation;
        return value + (after(m_win.meanPoints() + 6, 0) - after(m_win.meanPoints(), 0));
    }
    case EventKind::raise:
        return ofRaise(event.call());
    case EventKind::stay:
        return ofCalls(m_player.calls());
    case EventKind::comeOut: {
        Calls calls = m_player.calls();
        calls[m_seat] = Call::number(10);
        return ofCalls(calls);
    }
    case EventKind::declare: {
        if (event.word() == Word::none)
            return baseline();
        Call nil = Call::of(What::nil);
        nil.blind = event.word() == Word::blindNil;
        return ofNil(nil, nil.blind ? m_hands.blindNilChance() : nilChance());
    }
    default:
        return kUnwise;
    }
}

} // namespace sandbag
