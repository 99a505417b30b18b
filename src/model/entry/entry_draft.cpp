// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/entry_draft.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "entry/ask_row.h"
#include "entry/entry_reader.h"
#include "match/match.h"
#include "match/needed_facts.h"
#include "play/fact_row.h"
#include "scoring/scoring_rule.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

int keyOf(const EntryField &field)
{
    return field.ask.number() * kAskKeys + std::max(field.seat, field.side) + 1;
}

} // namespace

EntryDraft::EntryDraft(const Match &match, const QStringList &players, int dealer, int deal)
    : m_context(deal < 0 ? match.context() : match.contextOf(deal)),
      m_before(deal < 0 ? match.standing() : match.standingBefore(deal)),
      m_players(players),
      m_calls(typedCalls(*m_context)),
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
    return sandbag::playsItself(*m_context, m_before);
}

int EntryDraft::firstBidder() const
{
    return firstBidderOf(*m_context, m_dealer);
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
    if (neededFacts(*m_context, m_before, bids).has(Fact::trickOrder) &&
        m_context->pack.tricks == m_context->pack.handSize)
        return {{Fact::trickOrder, -1, -1}}; // they give the tricks as well
    QList<EntryField> fields;
    const QList<int> order = seatsInOrder();
    for (const int side : sidesInOrder()) { // where its bids are
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
                fields << EntryField{Fact::tricks, seat, -1};
            else if (!std::exchange(together, true))
                fields << EntryField{Ask::sideTricks, -1, side};
        }
    }
    if (neededFacts(*m_context, m_before, bids).has(Fact::trickOrder))
        fields << EntryField{Fact::trickOrder, -1, -1};
    return fields;
}

/// A fact with a number for each seat has a field for each seat that may have one.
QList<EntryField> EntryDraft::fieldsOf(Fact fact, const DealRecord &sofar) const
{
    const FactRow &row = factRow(fact);
    if (row.counted != CountedAs::seats && row.counted != CountedAs::numbers)
        return {{fact, -1, -1}};
    QList<EntryField> fields;
    for (int seat = 0; seat < seating().players; ++seat)
        if (!row.asksOf || row.asksOf(sofar.bids[seat]))
            fields << EntryField{fact, seat, -1};
    return fields;
}

QList<EntryField> EntryDraft::factFields(const DealRecord &sofar) const
{
    const FactSet needed = neededFacts(*m_context, m_before, sofar);
    QList<EntryField> fields;
    for (const FactRow *fact : factRows()) {
        const AskRow &row = askRow(fact->fact);
        if (row.read && !row.amongTricks &&
            (row.isNeeded ? row.isNeeded(needed) : needed.has(fact->fact)))
            fields += fieldsOf(fact->fact, sofar);
    }
    if (rules().win_minutes > 0)
        fields << EntryField{Ask::clock, -1, -1};
    return fields;
}

int EntryDraft::tricksLeft(const EntryField &field) const
{
    if (mayBeDead(*m_context))
        return -1;
    const QList<EntryField> bids = bidFields();
    const DealRecord record = EntryReader(*this, bids).record();
    int sum = 0;
    for (const EntryField &other : trickFields(record)) {
        if (!other.isTricks() || other == field)
            continue;
        bool number = false;
        const int tricks = text(other).toInt(&number);
        if (!number)
            return -1;
        sum += tricks;
    }
    return std::max(tricksInDeal(*m_context, record) - sum, -1);
}

QString EntryDraft::usual(const EntryField &field) const
{
    const AskRow &row = askRow(field.ask);
    return row.usual ? row.usual({*this, field}) : QString();
}

void EntryDraft::load(const DealRecord &deal)
{
    m_dealer = deal.dealer;
    m_rulings = deal.rulings;
    m_allTheSame = deal.allTheSame;
    if (m_allTheSame) // those that say so are made again
        std::erase_if(m_rulings, [](const Ruling &ruling) {
            return ruling.points == 0 && ruling.bags == 0 && ruling.tricks == 0;
        });
    m_other = deal.other;
    if (deal.kind == DealRecord::Kind::entered || deal.kind == DealRecord::Kind::unplayed)
        loadAnswers(deal);
}

void EntryDraft::load(const EntryField &field, const DealRecord &deal)
{
    setText(field, askRow(field.ask).typed({*this, field}, deal));
}

void EntryDraft::loadAnswers(const DealRecord &deal)
{
    for (const EntryField &field : bidFields())
        load(field, deal);
    for (const EntryField &field : trickFields(deal))
        load(field, deal);
    for (const FactRow *fact : factRows()) {
        const AskRow &row = askRow(fact->fact);
        if (!row.read || row.amongTricks || !deal.given.has(fact->fact))
            continue;
        for (const EntryField &field : fieldsOf(fact->fact, deal))
            load(field, deal);
    }
    load(EntryField{Ask::clock, -1, -1}, deal);
}

} // namespace sandbag
