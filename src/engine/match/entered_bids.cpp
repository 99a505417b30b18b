// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/entered_bids.h"

#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "deal/deal_state.h"
#include "deal/stages.h"
#include "match/dealing.h"
#include "text/mark.h"

#include <algorithm>
#include <vector>

namespace sandbag {

namespace {

/// Made-up deals that are tried before bids are refused: who holds the lowest club, and whether a
/// bidder holds a spade, is not known of an entered deal.
constexpr int kHands = 48;
/// From this attempt on numbers that could stand as entered start lower here and there, because
/// a bar that the raised number lifts can have been in the way of a partner.
constexpr int kStartLower = 16;
/// More decisions than any bidding has: a fault would otherwise hang the program.
constexpr int kMostSteps = 500;

/// Leads one made-up deal through its bidding so that it ends with the bids that were entered.
class BiddingDrive
{
public:
    /// What cannot be known is taken differently each time: `attempt` counts from 0.
    BiddingDrive(DealState state, const DealRecord &deal, int attempt)
        : m_state(std::move(state)), m_deal(deal), m_attempt(attempt)
    {
    }

    /// Why the bids cannot be; nothing when they can.
    std::optional<Sentence> run();
    [[nodiscard]] const DealState &state() const { return m_state; }

private:
    [[nodiscard]] Call bidOf(int seat) const { return m_deal.bids[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const RuleSet &rules() const { return m_state.rules(); }
    [[nodiscard]] bool raisesLater() const
    {
        return rules().bid_raise != BidRaise::none || rules().bid_counter;
    }
    [[nodiscard]] bool raisesBySide() const
    {
        return raisesLater() && rules().bid_raise != BidRaise::by_one;
    }
    [[nodiscard]] bool sideStyle() const { return rules().bid_style == BidStyle::side; }
    void pretendSpades();
    [[nodiscard]] Call wanted(int seat) const;
    [[nodiscard]] int holderOf(int side) const;
    [[nodiscard]] bool partnerStillSpeaks(int seat) const;
    [[nodiscard]] std::optional<Event> fallingNumber(const Prompt &prompt) const;
    [[nodiscard]] bool comesOut(int seat) const;
    [[nodiscard]] std::optional<Event> blindBid(const Prompt &prompt) const;
    [[nodiscard]] std::optional<Event> answer(const Prompt &prompt) const;
    [[nodiscard]] std::optional<Event> answerWords(const Prompt &prompt) const;
    [[nodiscard]] std::optional<Event> raise(const Prompt &prompt) const;
    [[nodiscard]] std::optional<Event> lowerNumber(const Prompt &prompt) const;
    [[nodiscard]] bool mayBeRaised(int seat) const;
    [[nodiscard]] bool startsLower(int seat) const
    {
        return m_attempt >= kStartLower && (m_attempt >> seat % 4 & 1) != 0 && mayBeRaised(seat);
    }
    [[nodiscard]] Sentence refusal(int seat) const;
    [[nodiscard]] bool enteredAsCalled(int seat) const;
    [[nodiscard]] std::optional<Sentence> compareSide(int side) const;
    [[nodiscard]] std::optional<Sentence> compare() const;

    DealState m_state;
    const DealRecord &m_deal;
    int m_attempt;
    /// What each seat has said itself, also where it fell to a call for the whole side (D38).
    std::array<Call, kMaxSeats> m_said{};
};

bool offers(const Prompt &prompt, const Event &event)
{
    return std::find(prompt.choices.begin(), prompt.choices.end(), event) != prompt.choices.end();
}

Sentence about(int seat, const Call &call, Sentence why)
{
    return {QT_TRANSLATE_NOOP("engine", "%1 cannot have bid \"%2\": %3"),
            {Seat{seat}, actOf(Event::makeCall(seat, call)), nested(std::move(why))}};
}

/// The cards are not known, but rules whiz and mirror ask how many spades a hand holds, as many as
/// it bid, and no trump asks for one: each seat is given so many.
void BiddingDrive::pretendSpades()
{
    const bool counted = rules().bid_restriction == BidRestriction::whiz ||
                         rules().bid_restriction == BidRestriction::mirror;
    const Slots lane = m_state.table->play.lane[kSpadeLane];
    for (int seat = 0; seat < m_state.seating().players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        int wantedSpades = counted ? bidOf(seat).tricks() : 1;
        for (auto *copies : {&m_state.play.hand[at], &m_state.play.twin[at]}) {
            if (counted)
                *copies &= ~lane;
            for (Slots rest = lane; rest && wantedSpades > 0; rest &= rest - 1, --wantedSpades)
                *copies |= rest & (~rest + 1);
        }
    }
}

/// The seat that the call for the whole side was entered at; −1 where there is none.
int BiddingDrive::holderOf(int side) const
{
    for (const int seat : m_state.seating().seatsOf(side)) {
        const Call bid = bidOf(seat);
        if (bid.made() && !bid.isNil() && speaksForSide(rules(), bid))
            return seat;
    }
    return -1;
}

/// The bid this seat is to make. A call that holds for the side may stand at any of its seats.
Call BiddingDrive::wanted(int seat) const
{
    const int holder = bidOf(seat).made() ? seat : holderOf(m_state.sideOf(seat));
    return holder < 0 ? Call() : bidOf(holder);
}

/// A partner has a bid of his own to make before the call for the whole side ends their turns.
bool BiddingDrive::partnerStillSpeaks(int seat) const
{
    const int side = m_state.sideOf(seat);
    const auto seats = m_state.seating().seatsOf(side);
    return std::any_of(seats.begin(), seats.end(), [&](int other) {
        return other != seat && other != holderOf(side) && bidOf(other).made() &&
               !m_state.bidding.spoken.has(other);
    });
}

/// The highest number: that of a seat whose bid falls to a call for the whole side (D38).
std::optional<Event> BiddingDrive::fallingNumber(const Prompt &prompt) const
{
    std::optional<Event> highest;
    for (const Event &event : prompt.choices) {
        const bool number = event.kind == EventKind::call && event.call().isPlainNumber();
        if (number && (!highest || event.call().halves > highest->call().halves))
            highest = event;
    }
    return highest;
}

/// Of a side that raises its contract only the first number grows (D64), of a counter bid's only
/// the side that bid first.
bool BiddingDrive::mayBeRaised(int seat) const
{
    if (!raisesLater())
        return false;
    if (!raisesBySide() || sideStyle())
        return true;
    const int side = m_state.sideOf(seat);
    if (rules().bid_counter && side != m_state.sideOf(m_state.firstBidder))
        return false;
    for (int ahead = 0; ahead < m_state.seating().players; ++ahead) {
        const int other = seatInOrder(m_state, ahead);
        const Call bid = bidOf(other);
        const bool grows = bid.isNumber() && !bid.blind && bid.mark < Declaration::littleMoe;
        if (m_state.sideOf(other) == side && grows)
            return other == seat;
    }
    return false;
}

/// Every other attempt: a plain ten that no partner has a bid beside was a blind bid first (rule
/// `blind_come_out`); it may have been raised since.
bool BiddingDrive::comesOut(int seat) const
{
    if (m_attempt % 2 == 0 || !rules().blind_come_out || !bidOf(seat).isPlainNumber() ||
        bidOf(seat).halves < 20)
        return false;
    const auto seats = m_state.seating().seatsOf(m_state.sideOf(seat));
    return std::none_of(seats.begin(), seats.end(), [&](int partner) {
        return partner != seat && bidOf(partner).made() && !bidOf(partner).isNil();
    });
}

std::optional<Event> BiddingDrive::blindBid(const Prompt &prompt) const
{
    for (const Event &event : prompt.choices) {
        if (event.kind != EventKind::call)
            continue;
        const Call &call = event.call();
        if (isBlindNumber(call))
            return event;
    }
    return std::nullopt;
}

/// A call below the one entered that can still be raised to it: the highest first.
std::optional<Event> BiddingDrive::lowerNumber(const Prompt &prompt) const
{
    const Call want = wanted(prompt.seat);
    std::vector<Event> lower;
    for (const Event &event : prompt.choices) {
        if (event.kind != EventKind::call)
            continue;
        const Call &call = event.call();
        const bool grows = callKind(call).numberLike;
        const bool alike = !call.blind && call.noTrump == want.noTrump && call.mark == want.mark;
        if (grows && alike && call.halves < want.halves)
            lower.push_back(event);
    }
    std::sort(lower.begin(), lower.end(),
              [](const Event &a, const Event &b) { return a.call().halves > b.call().halves; });
    if (lower.empty())
        return std::nullopt;
    if (rules().bid_raise == BidRaise::by_one)
        return lower.front();
    return lower[static_cast<std::size_t>(m_attempt / 2) % lower.size()];
}

std::optional<Event> BiddingDrive::raise(const Prompt &prompt) const
{
    int halves = wanted(prompt.seat).halves;
    if (rules().bid_raise != BidRaise::by_one && rules().bid_style != BidStyle::side) {
        halves = 0;
        for (const int seat : m_state.seating().seatsOf(m_state.sideOf(prompt.seat)))
            halves += bidOf(seat).halves;
    }
    const Event event = Event::raise(prompt.seat, Call::halfNumber(halves));
    return offers(prompt, event) ? event : Event::of(EventKind::stay, prompt.seat);
}

std::optional<Event> BiddingDrive::answerWords(const Prompt &prompt) const
{
    const int seat = prompt.seat;
    const Call want = wanted(seat);
    if (auto blind = blindBid(prompt); blind && comesOut(seat))
        return blind;
    const bool mayGrow = want.isNumber() && !want.blind;
    if (mayGrow && startsLower(seat)) {
        if (auto lower = lowerNumber(prompt))
            return lower;
    }
    if (!sideStyle() && !bidOf(seat).made() && want.made() && partnerStillSpeaks(seat)) {
        if (auto number = fallingNumber(prompt))
            return number;
    }
    const Word nil = want.blind ? Word::blindNil : Word::nil;
    const bool declared = want.isNil() && !want.dark; // no dark beside a declared nil
    const Event candidates[] = {
        Event::makeCall(seat, want),      Event::declare(seat, declared ? nil : Word::none),
        Event::of(EventKind::look, seat), Event::answer(seat, Word::yes),
        Event::declare(seat, Word::none), Event::of(EventKind::draft, seat, Word::keep),
    };
    for (const Event &event : candidates) {
        if (offers(prompt, event))
            return event;
    }
    const Event ask = Event::ask(seat, Word::noTrump);
    if (want.noTrump && offers(prompt, ask))
        return ask;
    if (mayGrow && mayBeRaised(seat))
        return lowerNumber(prompt);
    return std::nullopt;
}

std::optional<Event> BiddingDrive::answer(const Prompt &prompt) const
{
    if (prompt.phase == Phase::raise) {
        const Event out = Event::of(EventKind::comeOut, prompt.seat);
        if (comesOut(prompt.seat) && offers(prompt, out))
            return out;
        const Event stay = Event::of(EventKind::stay, prompt.seat);
        const auto raised = raise(prompt);
        return raised && offers(prompt, *raised) ? raised : stay;
    }
    if (!prompt.cards)
        return answerWords(prompt);
    const CardChoice &choice = *prompt.cards;
    const int count = choice.kind == EventKind::take ? choice.most : choice.least;
    Event event = Event::withCards(choice.kind, prompt.seat,
                                   {choice.from.begin(), choice.from.begin() + count}, choice.to);
    if (choice.nameSuit)
        event.suit = Suit::clubs;
    return event;
}

Sentence BiddingDrive::refusal(int seat) const
{
    const Call want = wanted(seat);
    if (!want.made())
        return {QT_TRANSLATE_NOOP("engine", "the bid of %1 is missing in \"bids\""), {Seat{seat}}};
    for (const MenuCall &row : callMenu(m_state)) {
        if (row.call == want && !row.reason.empty())
            return about(seat, want, row.reason);
    }
    return about(seat, want,
                 QT_TRANSLATE_NOOP("engine", "there is no such call under these rules"));
}

/// The entry of a seat is what came of its bidding. Beside a call for the whole side that is
/// nothing, a nil, or a number that fell; the call itself may stand at any one seat.
bool BiddingDrive::enteredAsCalled(int seat) const
{
    const auto at = static_cast<std::size_t>(seat);
    const Call bid = bidOf(seat);
    const int holder = holderOf(m_state.sideOf(seat));
    if (holder < 0 || bid.isNil())
        return bid == m_state.calls[at];
    if (seat == holder || !bid.made())
        return true;
    return bid == m_said[at] && !speaksForSide(rules(), bid);
}

/// After raises the contract must have become what was entered.
std::optional<Sentence> BiddingDrive::compareSide(int side) const
{
    int halves = 0;
    const bool fallen = !sideStyle() && holderOf(side) >= 0;
    for (const int seat : m_state.seating().seatsOf(side))
        halves += bidOf(seat).contractHalves();
    if (fallen || halves == contractHalves(m_state, side))
        return std::nullopt;
    return Sentence(QT_TRANSLATE_NOOP("engine", "side %1 cannot have come to a contract of %2"),
                    {side, HalfTricks{halves}});
}

std::optional<Sentence> BiddingDrive::compare() const
{
    for (int seat = 0; seat < m_state.seating().players; ++seat) {
        const Call &became = m_state.calls[static_cast<std::size_t>(seat)];
        if (rules().bid_restriction == BidRestriction::suicide &&
            became.isNil() != bidOf(seat).isNil())
            return about(seat, bidOf(seat),
                         QT_TRANSLATE_NOOP("engine", "its side must end with exactly one nil"));
    }
    for (int side = 0; side < m_state.seating().sides; ++side) {
        if (auto refused = compareSide(side))
            return refused;
    }
    for (int seat = 0; seat < m_state.seating().players; ++seat) {
        if (!enteredAsCalled(seat))
            return about(seat, bidOf(seat),
                         QT_TRANSLATE_NOOP("engine", "there is no such call under these rules"));
    }
    return std::nullopt;
}

std::optional<Sentence> BiddingDrive::run()
{
    for (int step = 0; m_state.stage < Stage::moLead && step < kMostSteps; ++step) {
        if (m_state.stage == Stage::calls)
            pretendSpades(); // drafts and kitties have changed the hands
        const Prompt prompt = legal(m_state);
        const auto event = answer(prompt);
        if (!event)
            return refusal(prompt.seat);
        if (event->kind == EventKind::call)
            m_said[static_cast<std::size_t>(prompt.seat)] = event->call();
        if (auto refused = apply(m_state, *event))
            return refused;
    }
    if (m_state.end == DealEnd::passedOut)
        return Sentence(QT_TRANSLATE_NOOP("engine", "everybody passed: enter the deal as void"));
    if (playsItself(m_state))
        return std::nullopt;
    return rules().bid_style == BidStyle::auction ? std::nullopt : compare();
}

/// Side style has one bid for each side, beside a nil that was declared before.
std::optional<Sentence> oneBidEach(const RuleContext &table, const DealRecord &deal)
{
    if (table.rules.bid_style != BidStyle::side)
        return std::nullopt;
    for (int side = 0; side < table.seating.sides; ++side) {
        const auto seats = table.seating.seatsOf(side);
        const auto bids = std::count_if(seats.begin(), seats.end(), [&](int seat) {
            const Call &bid = deal.bids[static_cast<std::size_t>(seat)];
            return bid.made() && !bid.isNil();
        });
        if (bids > 1) {
            return Sentence(
                QT_TRANSLATE_NOOP("engine",
                                  "\"bids\" holds %1 bids of side %2: the side's bid stands at one "
                                  "of its seats and \"\" at the others"),
                {static_cast<int>(bids), side});
        }
    }
    return std::nullopt;
}

/// Whiz and mirror bid the spades held: no hand holds more than its cards.
std::optional<Sentence> moreSpadesThanCards(const RuleContext &table, const DealRecord &deal)
{
    if (table.rules.bid_restriction != BidRestriction::mirror &&
        table.rules.bid_restriction != BidRestriction::whiz)
        return std::nullopt;
    for (int seat = 0; seat < table.seating.players; ++seat) {
        const Call &bid = deal.bids[static_cast<std::size_t>(seat)];
        if (bid.tricks() > table.pack.handSize)
            return about(seat, bid,
                         QT_TRANSLATE_NOOP("engine", "there is no such call under these rules"));
    }
    return std::nullopt;
}

bool noBids(const DealRecord &deal)
{
    return std::none_of(deal.bids.begin(), deal.bids.end(),
                        [](const Call &call) { return call.made(); });
}

DealState madeUpDeal(const std::shared_ptr<const RuleContext> &table, const Standing &before,
                     const DealRecord &deal, std::uint64_t seed)
{
    DealStart start = dealCards(*table, deal.dealer, seed);
    start.scores = before.totals;
    start.firstScored = before.dealsScored == 0;
    return startDeal(table, std::move(start));
}

} // namespace

EnteredBids tryBids(const std::shared_ptr<const RuleContext> &table, const Standing &before,
                    const DealRecord &deal)
{
    EnteredBids tried;
    tried.playsItself = table->rules.bid_first_deal_plays_itself && before.dealsScored == 0;
    if (tried.playsItself && !noBids(deal))
        tried.refused = QT_TRANSLATE_NOOP("engine", "the first deal is played without bids");
    else
        tried.refused = oneBidEach(*table, deal);
    if (!tried.refused && !tried.playsItself)
        tried.refused = moreSpadesThanCards(*table, deal);
    for (int hand = 0; hand < kHands && !tried.refused; ++hand) {
        BiddingDrive drive(madeUpDeal(table, before, deal, static_cast<std::uint64_t>(hand)), deal,
                           hand);
        auto refused = drive.run();
        tried.firstBidder = drive.state().firstBidder;
        if (table->rules.kitty_taker == KittyTaker::dealer)
            tried.kittyTrickSeat = drive.state().kitty.extraTrickSeat;
        tried.booksMade = drive.state().end == DealEnd::booksMade;
        if (!refused)
            return tried;
        if (hand + 1 == kHands)
            tried.refused = std::move(refused);
    }
    return tried;
}

} // namespace sandbag
