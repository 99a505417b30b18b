// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/entry_draft.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "entry/entry_reader.h"
#include "match/match.h"
#include "match/needed_facts.h"
#include "scoring/scoring_rule.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

int keyOf(const EntryField &field)
{
    return static_cast<int>(field.ask) * kAskKeys + std::max(field.seat, field.side) + 1;
}

bool asksTricks(const EntryField &field)
{
    return field.ask == Ask::tricks || field.ask == Ask::sideTricks;
}

QString seatText(int seat)
{
    return seat < 0 ? QStringLiteral("-") : QString::number(seat + 1);
}

} // namespace

EntryDraft::EntryDraft(const Match &match, const QStringList &players, int dealer, int deal)
    : m_table(deal < 0 ? match.table() : match.tableOf(deal)),
      m_before(deal < 0 ? match.standing() : match.standingBefore(deal)),
      m_players(players),
      m_calls(typedCalls(*m_table)),
      m_dealer(dealer)
{
    if (deal >= 0)
        load(match.record().deals[static_cast<std::size_t>(deal)]);
    m_begun = {m_dealer, filled(), m_rulings, m_allTheSame};
}

QHash<int, QString> EntryDraft::filled() const
{
    QHash<int, QString> texts;
    for (auto text = m_texts.begin(); text != m_texts.end(); ++text)
        if (!text->trimmed().isEmpty())
            texts.insert(text.key(), *text);
    return texts;
}

TypedDeal EntryDraft::typed() const
{
    TypedDeal typed{m_dealer, filled(), m_rulings, m_allTheSame};
    if (typed == m_begun)
        return {};
    if (typed.dealer == m_begun.dealer)
        typed.dealer = -1; // it may have become another's turn by the time this is taken up
    return typed;
}

void EntryDraft::take(const TypedDeal &typed)
{
    m_texts = typed.texts;
    m_rulings = typed.rulings;
    m_allTheSame = typed.allTheSame;
    if (typed.dealer >= 0 && typed.dealer < seating().players)
        m_dealer = typed.dealer;
}

bool EntryDraft::playsItself() const
{
    return sandbag::playsItself(*m_table, m_before);
}

int EntryDraft::firstBidder() const
{
    return firstBidderOf(*m_table, m_dealer);
}

int EntryDraft::speakerOf(const EntryField &field) const
{
    int seat = field.seat >= 0 ? field.seat : firstBidder();
    while (field.seat < 0 && seating().sideOf(seat) != field.side)
        seat = seating().leftOf(seat);
    return seat;
}

QList<int> EntryDraft::seatsInOrder() const
{
    QList<int> seats;
    for (int i = 0; i < seating().players; ++i)
        seats << (firstBidder() + i) % seating().players;
    return seats;
}

QList<int> EntryDraft::sidesInOrder() const
{
    QList<int> sides;
    for (const int seat : seatsInOrder())
        if (const int side = seating().sideOf(seat); !sides.contains(side))
            sides << side;
    return sides;
}

QString EntryDraft::text(const EntryField &field) const
{
    return m_texts.value(keyOf(field));
}

void EntryDraft::setText(const EntryField &field, const QString &text)
{
    m_texts.insert(keyOf(field), text);
}

bool EntryDraft::isEmpty() const
{
    return filled().isEmpty();
}

int EntryDraft::heldBy(const EntryField &field) const
{
    if (field.ask != Ask::bid || !text(field).trimmed().isEmpty())
        return -1;
    for (const int seat : seating().seatsOf(seating().sideOf(field.seat))) {
        const auto call = callOfKeys(text({Ask::bid, seat, -1}), m_calls);
        if (seat != field.seat && call && holdsForSide(rules(), *call))
            return seat;
    }
    return -1;
}

QList<EntryField> EntryDraft::fields() const
{
    QList<EntryField> fields = bidFields();
    const EntryReader bids(*this, fields);
    if (bids.unplayed())
        return fields;
    fields += trickFields(bids.record());
    const EntryReader sofar(*this, fields);
    return fields + factFields(sofar.record());
}

QList<EntryField> EntryDraft::bidFields() const
{
    QList<EntryField> fields;
    if (playsItself())
        return fields;
    if (sidesBid(rules()))
        for (const int side : sidesInOrder())
            fields << EntryField{Ask::sideBid, -1, side};
    else
        for (const int seat : seatsInOrder())
            fields << EntryField{Ask::bid, seat, -1};
    return fields;
}

DealRecord EntryDraft::toldBids() const
{
    DealRecord told;
    told.dealer = m_dealer;
    for (const EntryField &field : bidFields())
        if (const auto call = callOfKeys(text(field), m_calls))
            told.bids[speakerOf(field)] = *call;
    return told;
}

QList<EntryField> EntryDraft::trickFields(const DealRecord &bids) const
{
    if (neededFacts(*m_table, m_before, bids).has(Fact::trickOrder) &&
        m_table->pack.tricks == m_table->pack.handSize)
        return {{Ask::winners, -1, -1}}; // they tell the tricks as well
    QList<EntryField> fields;
    const QList<int> order = seatsInOrder();
    for (const int side : sidesInOrder()) { // where its bids stand
        const auto seats = seating().seatsOf(side);
        const bool apart = judgesPartners(rules(), seating()) ||
                           std::any_of(seats.begin(), seats.end(),
                                       [&](int seat) { return bids.bids[seat].noTrump; });
        bool together = false;
        for (const int seat : order) { // a nil's not before those of who bid before it
            if (seating().sideOf(seat) != side)
                continue;
            const bool nil = bids.bids[seat].isNil();
            if (nil || apart || seats.size() == 1)
                fields << EntryField{Ask::tricks, seat, -1};
            else if (!std::exchange(together, true))
                fields << EntryField{Ask::sideTricks, -1, side};
        }
    }
    if (neededFacts(*m_table, m_before, bids).has(Fact::trickOrder))
        fields << EntryField{Ask::winners, -1, -1};
    return fields;
}

QList<EntryField> EntryDraft::factFields(const DealRecord &sofar) const
{
    const FactSet needed = neededFacts(*m_table, m_before, sofar);
    QList<EntryField> fields;
    if (needed.has(Fact::lastWinner) && !needed.has(Fact::trickOrder))
        fields << EntryField{Ask::lastWinner, -1, -1};
    if (needed.has(Fact::lastLed) && !needed.has(Fact::trickOrder))
        fields << EntryField{Ask::lastLed, -1, -1};
    if (needed.has(Fact::lastCards))
        fields << EntryField{Ask::lastCards, -1, -1};
    else if (needed.has(Fact::lastCard))
        fields << EntryField{Ask::lastCard, -1, -1};
    if (needed.has(Fact::cancelCard))
        fields << EntryField{Ask::cancelCard, -1, -1};
    if (needed.has(Fact::dix))
        fields << EntryField{Ask::dix, -1, -1};
    for (int seat = 0; seat < seating().players && needed.has(Fact::noTrumpBroken); ++seat)
        if (sofar.bids[seat].noTrump)
            fields << EntryField{Ask::noTrumpBroken, seat, -1};
    if (needed.has(Fact::renege))
        fields << EntryField{Ask::renege, -1, -1};
    if (rules().win_minutes > 0)
        fields << EntryField{Ask::clock, -1, -1};
    return fields;
}

/// Tricks that are nobody's yet, when this is the only field of tricks without an answer; −1.
int EntryDraft::left(const EntryField &field) const
{
    if (mayBeDead(*m_table))
        return -1;
    const QList<EntryField> bids = bidFields();
    const DealRecord record = EntryReader(*this, bids).record();
    int sum = 0;
    for (const EntryField &other : trickFields(record)) {
        if (!asksTricks(other) || other == field)
            continue;
        bool number = false;
        const int tricks = text(other).toInt(&number);
        if (!number)
            return -1;
        sum += tricks;
    }
    return std::max(tricksInDeal(*m_table, record) - sum, -1);
}

QString EntryDraft::usual(const EntryField &field) const
{
    switch (field.ask) {
    case Ask::tricks:
    case Ask::sideTricks: {
        const int rest = left(field);
        return rest < 0 ? QString() : QString::number(rest);
    }
    case Ask::cancelCard:
    case Ask::dix:
    case Ask::renege:
        return QStringLiteral("-");
    case Ask::noTrumpBroken:
        return noKey();
    default:
        return {};
    }
}

void EntryDraft::load(const DealRecord &deal)
{
    m_dealer = deal.dealer;
    m_rulings = deal.rulings;
    m_allTheSame = deal.allTheSame;
    if (m_allTheSame) // those that say so are made anew
        std::erase_if(m_rulings, [](const Ruling &ruling) {
            return ruling.points == 0 && ruling.bags == 0 && ruling.tricks == 0;
        });
    m_other = deal.other;
    if (deal.kind == DealRecord::Kind::entered || deal.kind == DealRecord::Kind::unplayed)
        loadAnswers(deal);
}

void EntryDraft::loadAnswers(const DealRecord &deal)
{
    for (const EntryField &field : bidFields()) {
        for (int seat = 0; seat < seating().players; ++seat) {
            const Call &call = deal.bids[seat];
            const bool here =
                field.ask == Ask::bid ? seat == field.seat : seating().sideOf(seat) == field.side;
            if (here && call.made())
                setText(field, keysOfCall(call, m_calls));
        }
    }
    for (const EntryField &field : trickFields(deal)) {
        int sum = 0;
        for (int seat = 0; seat < seating().players; ++seat) {
            const bool nil = deal.bids[seat].isNil();
            if (field.ask == Ask::tricks ? seat == field.seat
                                         : seating().sideOf(seat) == field.side && !nil)
                sum += deal.facts.tricks[seat];
        }
        if (asksTricks(field) && deal.given.has(Fact::tricks))
            setText(field, QString::number(sum));
    }
    loadFacts(deal);
}

void EntryDraft::loadFacts(const DealRecord &deal)
{
    const DealFacts &facts = deal.facts;
    QStringList winners;
    for (int trick = 0; trick < facts.winnerCount; ++trick)
        winners << seatText(facts.winners[trick]);
    setText({Ask::winners, -1, -1}, winners.join(u' '));
    if (deal.given.has(Fact::lastWinner))
        setText({Ask::lastWinner, -1, -1}, seatText(facts.lastTrick.seat));
    if (deal.given.has(Fact::lastLed))
        setText({Ask::lastLed, -1, -1}, seatText(facts.lastTrick.led));
    if (deal.given.has(Fact::lastCard))
        setText({Ask::lastCard, -1, -1}, QString::fromStdString(toString(facts.lastTrick.card)));
    const CardList last(facts.lastTrick.cards.begin(),
                        facts.lastTrick.cards.begin() + facts.lastTrick.count);
    setText({Ask::lastCards, -1, -1}, QString::fromStdString(toString(last)));
    if (deal.given.has(Fact::cancelCard))
        setText({Ask::cancelCard, -1, -1}, seatText(facts.cancelCardSeat));
    QStringList dix;
    for (int i = 0; i < facts.dixCount; ++i) {
        const Dix &one = facts.dix[static_cast<std::size_t>(i)];
        dix << QStringLiteral("%1 %2").arg(one.seat + 1).arg(one.points);
    }
    if (deal.given.has(Fact::dix))
        setText({Ask::dix, -1, -1}, dix.isEmpty() ? QStringLiteral("-") : dix.join(u','));
    for (int seat = 0; seat < seating().players; ++seat)
        if (deal.given.has(Fact::noTrumpBroken))
            setText({Ask::noTrumpBroken, seat, -1},
                    (facts.noTrumpBroken >> seat) & 1 ? yesKey() : noKey());
    const Renege &renege = facts.renege;
    if (deal.given.has(Fact::renege))
        setText({Ask::renege, -1, -1},
                renege.seat < 0 ? QStringLiteral("-")
                                : QStringLiteral("%1 %2 %3")
                                      .arg(seatText(renege.seat), seatText(renege.challenger),
                                           renege.found ? yesKey() : noKey()));
    if (deal.clock)
        setText({Ask::clock, -1, -1}, QString::number(*deal.clock));
}

} // namespace sandbag
