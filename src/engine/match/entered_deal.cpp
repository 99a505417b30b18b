// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/entered_deal.h"

#include "deal/bidding.h"
#include "facts/per_seat.h"
#include "match/entered_bids.h"
#include "match/needed_facts.h"
#include "play/fact_row.h"
#include "text/mark.h"

#include <algorithm>
#include <numeric>
#include <string>

namespace sandbag {

namespace {

/// Checks one entered deal and completes its facts.
class EnteredDeal
{
public:
    EnteredDeal(const RuleContext &context, const Standing &before, const DealRecord &deal)
        : m_context(context), m_before(before), m_deal(deal), m_facts(deal.facts)
    {
    }

    Refusal complete();
    [[nodiscard]] DealFacts &facts() { return m_facts; }
    /// The trick of an extra round is its taker's, where the rules say who that is.
    [[nodiscard]] Refusal checkKittyTrick(int taker) const;

private:
    [[nodiscard]] int players() const { return m_context.seating.players; }
    [[nodiscard]] int tricksOf(int seat) const { return m_facts.tricks[seat]; }
    [[nodiscard]] Refusal checkTricks() const;
    void countPlayedTricks();
    [[nodiscard]] Refusal checkMissing() const;
    [[nodiscard]] Refusal checkWinners() const;
    [[nodiscard]] Refusal checkFacts() const;
    [[nodiscard]] Refusal checkChallenge() const;
    [[nodiscard]] Refusal completeLastTrick();
    [[nodiscard]] int lastLeader() const;
    [[nodiscard]] Refusal checkLastTrickCards(FactSet needed);

    const RuleContext &m_context;
    const Standing &m_before;
    const DealRecord &m_deal;
    DealFacts m_facts;
};

Refusal EnteredDeal::checkTricks() const
{
    const int sum = std::accumulate(m_facts.tricks.begin(), m_facts.tricks.begin() + players(), 0);
    const int dead = m_facts.tricksInDeal - sum;
    const bool fits = dead >= 0 && dead <= mostDeadTricks(m_context);
    const bool ruled = m_deal.allTheSame && sum <= kMaxTricks;
    if (!m_deal.given.has(Fact::tricks) || fits || ruled)
        return {};
    return Sentence(QT_TRANSLATE_NOOP("engine", "\"tricks\" add up to %1, but the deal has %2"),
                    {sum, m_facts.tricksInDeal});
}

/// Where the table accepted another number, that many were played.
void EnteredDeal::countPlayedTricks()
{
    const int sum = std::accumulate(m_facts.tricks.begin(), m_facts.tricks.begin() + players(), 0);
    const int dead = m_facts.tricksInDeal - sum;
    if (m_deal.allTheSame && (dead < 0 || dead > mostDeadTricks(m_context)))
        m_facts.tricksInDeal = sum;
}

Refusal EnteredDeal::checkMissing() const
{
    const FactSet needed = neededFacts(m_context, m_before, m_deal);
    for (const FactRow *row : factRows()) {
        if (row->missing && needed.has(row->fact) && !m_deal.given.has(row->fact))
            return Sentence(row->missing);
    }
    return {};
}

/// The extra round's trick was won before play: it is in `tricks`, not in `winners` (D71).
Refusal EnteredDeal::checkWinners() const
{
    if (!m_deal.given.has(Fact::trickOrder))
        return {};
    const int played = m_context.pack.handSize;
    if (m_facts.winnerCount != played) {
        return Sentence::counted(
            QT_TRANSLATE_N_NOOP("engine", "\"winners\" covers %n trick(s), but the deal has %1"),
            m_facts.winnerCount, {played});
    }
    PerSeat<int> won{};
    for (int trick = 0; trick < m_facts.winnerCount; ++trick) {
        const int seat = m_facts.winners[trick];
        if (seat >= 0)
            ++won[seat];
        else if (!mayBeDead(m_context))
            return Sentence(QT_TRANSLATE_NOOP("engine", "trick %1 must have a winner"),
                            {trick + 1});
    }
    const bool extra = m_facts.tricksInDeal > played;
    for (int seat = 0; seat < players(); ++seat) {
        const int more = tricksOf(seat) - won[seat];
        if (more != 0 && !(extra && more == 1)) {
            return Sentence(
                QT_TRANSLATE_NOOP("engine", "%1 has %2 in \"tricks\", but %3 in \"winners\""),
                {Seat{seat}, tricksOf(seat), won[seat]});
        }
    }
    return {};
}

/// What each fact says of itself: who took a card that counts must have won a trick.
Refusal EnteredDeal::checkFacts() const
{
    for (const FactRow *row : factRows()) {
        if (auto refused = whyCannotBe(*row, m_context.rules, players(), m_facts))
            return refused;
    }
    return {};
}

Refusal EnteredDeal::checkKittyTrick(int taker) const
{
    if (taker < 0)
        return {};
    int won = 0;
    for (int trick = 0; trick < m_facts.winnerCount; ++trick)
        won += m_facts.winners[trick] == taker;
    if (tricksOf(taker) > won)
        return {};
    return Sentence(
        QT_TRANSLATE_NOOP("engine", "%1 took the kitty, which counts as one more trick"),
        {Seat{taker}});
}

/// Opponents challenge; with two sides the challenger's side need not be told.
Refusal EnteredDeal::checkChallenge() const
{
    const Renege &renege = m_facts.renege;
    const Seating &seating = m_context.seating;
    if (m_context.rules.renege_mode != RenegeMode::challenge || renege.seat < 0)
        return {};
    if (renege.challenger >= 0 && seating.together(renege.seat, renege.challenger)) {
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "\"renege\": %1 can't challenge their own side"),
            {Seat{renege.challenger}});
    }
    const bool matters = !renege.found || m_context.rules.renege_penalty == RenegePenalty::points;
    if (renege.challenger < 0 && matters && seating.sides > 2) {
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "\"renege\" needs \"by\" (the seat that challenged)"));
    }
    return {};
}

/// Who led the last trick: as told, or the winner of the last trick before it that had one.
int EnteredDeal::lastLeader() const
{
    if (m_deal.given.has(Fact::lastLed))
        return m_facts.lastTrick.led;
    for (int trick = m_facts.winnerCount - 2; trick >= 0; --trick) {
        if (m_facts.winners[trick] >= 0)
            return m_facts.winners[trick];
    }
    return -1;
}

Refusal EnteredDeal::checkLastTrickCards(FactSet needed)
{
    LastTrick &last = m_facts.lastTrick;
    if (m_deal.given.has(Fact::lastCards) && last.led >= 0) {
        const auto place = static_cast<std::size_t>((last.seat - last.led + players()) % players());
        if (m_deal.given.has(Fact::lastCard) && last.cards[place] != last.card) {
            return Sentence(
                QT_TRANSLATE_NOOP(
                    "engine",
                    "\"last_trick\": %1 won with %2, but \"cards\" says that they played %3"),
                {Seat{last.seat}, last.card, last.cards[place]});
        }
        last.card = last.cards[place];
    } else if (needed.has(Fact::lastCard) && !m_deal.given.has(Fact::lastCard)) {
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "\"last_trick\" needs \"card\": the card that won"));
    }
    return {};
}

Refusal EnteredDeal::completeLastTrick()
{
    if (!m_deal.given.has(Fact::lastWinner))
        return {};
    const FactSet needed = neededFacts(m_context, m_before, m_deal);
    LastTrick &last = m_facts.lastTrick;
    last.led = lastLeader();
    if (needed.has(Fact::lastCards) && (!m_deal.given.has(Fact::lastCards) || last.led < 0)) {
        return Sentence(QT_TRANSLATE_NOOP(
            "engine", "for rule last_trick_ace_on_nil, \"last_trick\" needs \"cards\" (in the "
                      "order played) and \"led\" (the seat that led)"));
    }
    if (last.seat < 0) {
        if (mayBeDead(m_context))
            return {};
        return Sentence(QT_TRANSLATE_NOOP("engine", "the last trick must have a winner"));
    }
    const int winner =
        m_facts.winnerCount > 0 ? m_facts.winners[m_facts.winnerCount - 1] : last.seat;
    if (winner != last.seat || tricksOf(last.seat) == 0) {
        return Sentence(
            QT_TRANSLATE_NOOP(
                "engine",
                "\"last_trick\": with the tricks entered, %1 can't have won the last one"),
            {Seat{last.seat}});
    }
    return checkLastTrickCards(needed);
}

Refusal EnteredDeal::complete()
{
    m_facts.bids = m_deal.bids;
    m_facts.rulings = m_deal.rulings;
    m_facts.tricksInDeal = tricksInDeal(m_context, m_deal);
    if (m_deal.kind != DealRecord::Kind::entered)
        return {};
    if (auto refused = checkMissing())
        return refused;
    if (auto refused = checkTricks())
        return refused;
    countPlayedTricks();
    if (auto refused = checkWinners())
        return refused;
    if (auto refused = checkFacts())
        return refused;
    if (auto refused = checkChallenge())
        return refused;
    return completeLastTrick();
}

/// Of bids that nobody could have made: clockwise from the first bidder.
CallOrder orderAsEntered(const RuleContext &context, const DealRecord &deal)
{
    const int players = context.seating.players;
    const int first = firstBidderOf(context, deal.dealer);
    CallOrder order(first, players);
    for (int place = 0; place < players; ++place) {
        const int seat = (first + place) % players;
        if (deal.bids[seat].made())
            order.call(seat);
    }
    return order;
}

} // namespace

std::variant<DealFacts, Sentence> factsOfEntered(const std::shared_ptr<const RuleContext> &context,
                                                 const Standing &before, const DealRecord &deal)
{
    EnteredDeal entered(*context, before, deal);
    if (auto refused = entered.complete())
        return *refused;
    DealFacts &facts = entered.facts();
    if (deal.kind == DealRecord::Kind::voided) {
        facts.form = DealFacts::Form::voided;
        return facts;
    }
    if (deal.kind == DealRecord::Kind::entered && deal.allTheSame) {
        facts.order = orderAsEntered(*context, deal);
        const PerSeat<Call> noBids{};
        if (playsItself(*context, before) && facts.bids == noBids)
            facts.form = DealFacts::Form::playsItself;
        return facts;
    }
    const EnteredBids bids = tryBids(context, before, deal);
    if (bids.refused)
        return *bids.refused;
    facts.order = bids.order;
    if (bids.playsItself)
        facts.form = DealFacts::Form::playsItself;
    if (bids.tooLow) {
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "these contracts total less than %1 (rule bid_sum_min), so "
                                        "the deal is void; enter it as \"void\": \"short\""),
            {context->rules.bid_sum_min});
    }
    if (deal.kind == DealRecord::Kind::entered && bids.booksMade) {
        return Sentence(QT_TRANSLATE_NOOP(
            "engine", "these contracts add up to the number set by rule bid_books_made, so the "
                      "deal is not played; enter it as \"unplayed\""));
    }
    if (deal.kind == DealRecord::Kind::entered) {
        if (auto refused = entered.checkKittyTrick(bids.kittyTrickSeat))
            return *refused;
        return facts;
    }
    if (!bids.booksMade) {
        return Sentence(QT_TRANSLATE_NOOP(
            "engine", "this deal can't be entered as \"unplayed\", because its contracts don't add "
                      "up to the number set by rule bid_books_made"));
    }
    facts.form = DealFacts::Form::unplayed;
    return facts;
}

} // namespace sandbag
