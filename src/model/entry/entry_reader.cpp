// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/entry_reader.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/deal_end.h"
#include "entry/ask_row.h"
#include "entry/struck_calls.h"
#include "match/entered_bids.h"
#include "match/needed_facts.h"
#include "play/fact_row.h"
#include "text/call_text.h"
#include "text/session_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

namespace {

std::size_t at(int seat)
{
    return static_cast<std::size_t>(seat);
}

} // namespace

EntryReader::EntryReader(const EntryDraft &draft, const QList<EntryField> &fields)
    : m_draft(draft), m_fields(fields)
{
    m_record.kind = DealRecord::Kind::entered;
    m_record.dealer = draft.dealer();
    m_record.rulings = draft.rulings();
    m_record.other = draft.other();
    for (int i = 0; i < fields.size(); ++i) {
        QString text = draft.text(fields[i]).trimmed();
        if (text.isEmpty())
            text = draft.usual(fields[i]);
        if (text.isEmpty())
            need(fields[i]);
        else
            askRow(fields[i].ask).read(*this, fields[i], {i, text});
    }
    shareTricks();
    if (unplayed()) {
        m_record.kind = allPassed() ? DealRecord::Kind::voided : DealRecord::Kind::unplayed;
        m_record.voidReason = allPassed() ? voidWord(DealEnd::passedOut) : "";
        m_record.given = {};
    }
}

void EntryReader::refuse(const EntryAnswer &answer, const QString &why)
{
    if (m_fault >= 0)
        return;
    m_fault = answer.index;
    m_problem = why;
}

/// What could be bid instead is drawn up only for who asks: a draft is read several times for each
/// of its answers.
QString EntryReader::problem() const
{
    if (m_unknownBid.isEmpty())
        return m_problem;
    return SessionText::tr("\"%1\" isn't a legal bid. %2")
        .arg(shortened(m_unknownBid), m_draft.help(m_fields[m_fault]));
}

void EntryReader::lack(const QString &what)
{
    if (m_missing.isEmpty())
        m_missing = what;
}

void EntryReader::need(const EntryField &field)
{
    const bool partnerSpoke = field.ask == Ask::bid && !contested(field.seat);
    if (m_missing.isEmpty() && !partnerSpoke)
        m_missing = m_draft.question(field);
}

/// Whether this player has to call: no partner's call holds for the side.
bool EntryReader::contested(int seat) const
{
    const auto seats = m_draft.seating().seatsOf(m_draft.seating().sideOf(seat));
    return std::none_of(seats.begin(), seats.end(), [this](int partner) {
        return holdsForSide(m_draft.rules(), m_record.bids[at(partner)]);
    });
}

std::optional<int> EntryReader::seatOrNobody(const EntryAnswer &answer, const QString &word)
{
    if (word == QLatin1String("-") || word == QLatin1String("0"))
        return -1;
    return seat(answer, word);
}

std::optional<int> EntryReader::winner(const EntryAnswer &answer, const QString &word)
{
    return mayBeDead(m_draft.context()) ? seatOrNobody(answer, word) : seat(answer, word);
}

std::optional<int> EntryReader::seat(const EntryAnswer &answer, const QString &word)
{
    bool fine = false;
    const int number = word.toInt(&fine);
    if (fine && number >= 1 && number <= m_draft.seating().players)
        return number - 1;
    refuse(answer, SessionText::tr("\"%1\" isn't a player. Type 1 to %2.")
                       .arg(word, QString::number(m_draft.seating().players)));
    return std::nullopt;
}

std::optional<int> EntryReader::number(const EntryAnswer &answer, int most)
{
    bool fine = false;
    const int number = answer.text.toInt(&fine);
    if (fine && number >= 0 && number <= most)
        return number;
    //: What is asked ("Ada & Cy took"), and what was typed there.
    refuse(answer,
           filled(SessionText::tr("For “%1”, type a number from 0 to %3, not \"%2\"."),
                  {m_draft.question(m_fields[answer.index]), shortened(answer.text), most}));
    return std::nullopt;
}

std::optional<bool> EntryReader::yes(const EntryAnswer &answer, const QString &word)
{
    if (word == yesKey() || word == QLatin1String("y"))
        return true;
    if (word == noKey() || word == QLatin1String("n"))
        return false;
    refuse(answer, SessionText::tr("\"%1\" is neither %2 (yes) nor %3 (no).")
                       .arg(shortened(word), yesKey(), noKey()));
    return std::nullopt;
}

void EntryReader::readCall(const EntryField &field, const EntryAnswer &answer)
{
    const auto call = callOfKeys(answer.text, m_draft.calls());
    if (!call) {
        if (m_fault < 0)
            m_unknownBid = answer.text;
        return refuse(answer, {});
    }
    m_record.bids[at(m_draft.speakerOf(field))] = *call;
}

void EntryReader::readTricks(const EntryField &field, const EntryAnswer &answer)
{
    const auto tricks = number(answer, tricksInDeal(m_draft.context(), m_record));
    if (!tricks)
        return;
    m_record.given.add(Fact::tricks);
    if (field.ask == Fact::tricks)
        m_record.facts.tricks[at(field.seat)] = static_cast<std::uint8_t>(*tricks);
    else
        m_sideTricks.insert(field.side, *tricks);
}

/// The tricks of a side are counted for its first player, except one each for those who are known
/// to have won one.
void EntryReader::shareTricks()
{
    DealFacts &facts = m_record.facts;
    QList<int> winners{facts.lastTrick.seat};
    for (int i = 0; i < facts.dixCount; ++i)
        winners << facts.dix[at(i)].seat;
    for (const FactRow *row : factRows())
        if (row->counted != CountedAs::nothing)
            for (int seat = 0; seat < m_draft.seating().players; ++seat)
                if (facts.counted[row->fact][seat] > 0)
                    winners << seat;
    for (auto side = m_sideTricks.cbegin(); side != m_sideTricks.cend(); ++side) {
        int left = side.value(), first = -1;
        for (const int seat : m_draft.seating().seatsOf(side.key())) {
            if (m_record.bids[at(seat)].isNil())
                continue;
            if (first < 0)
                first = seat;
            else if (left > 0 && winners.contains(seat)) {
                facts.tricks[at(seat)] = 1;
                --left;
            }
        }
        if (first >= 0)
            facts.tricks[at(first)] = static_cast<std::uint8_t>(left);
    }
}

bool EntryReader::bidsDone() const
{
    if (m_draft.playsItself())
        return true;
    for (const EntryField &field : m_fields) {
        const bool asked =
            field.ask == Ask::sideBid || (field.ask == Ask::bid && contested(field.seat));
        if (asked && m_draft.text(field).trimmed().isEmpty())
            return false;
    }
    return true;
}

bool EntryReader::allPassed() const
{
    if (!isAuction(m_draft.rules()))
        return false;
    for (int seat = 0; seat < m_draft.seating().players; ++seat)
        if (m_record.bids[at(seat)].what != Call::What::pass)
            return false;
    return true;
}

bool EntryReader::unplayed() const
{
    if (m_fault >= 0 || !bidsDone() || m_draft.playsItself())
        return false;
    if (allPassed())
        return true;
    return m_draft.rules().bid_books_made > 0 && !m_draft.allTheSame() &&
           tryBids(m_draft.sharedContext(), m_draft.before(), m_record).booksMade;
}

/// Bids barred by the score or by earlier bids are known before the others have bid.
QList<BarredBid> EntryReader::struckBids() const
{
    QList<BarredBid> barred;
    const ToldBids told{m_draft.sharedContext(), m_draft.before(), m_record};
    for (int i = 0; i < m_fields.size(); ++i) {
        const EntryField &field = m_fields[i];
        const auto call = field.isBid() ? callOfKeys(m_draft.text(field), m_draft.calls())
                                        : std::optional<Call>();
        if (!call)
            continue;
        const int seat = m_draft.speakerOf(field);
        for (const MenuCall &row : struckCalls(told, seat)) {
            if (!(row.call == *call))
                continue;
            const QString words = callInWords(*call);
            barred << BarredBid{
                i, m_draft.seating().sideOf(seat),
                SessionText::tr("%1 couldn't have bid %2: %3", "player, bid, reason")
                    .arg(m_draft.players()[seat], words,
                         toText(row.reason, Audience::screen(m_draft.players()))),
                SessionText::tr("%1. %2", "bid, reason")
                    .arg(words, toText(row.reason, Audience::screen({})))};
        }
    }
    return barred;
}

QList<BarredBid> EntryReader::barredBids() const
{
    QList<BarredBid> barred = struckBids();
    if (!barred.isEmpty() || !bidsDone() || allPassed())
        return barred;
    const auto refused = tryBids(m_draft.sharedContext(), m_draft.before(), m_record).refused;
    if (!refused)
        return {};
    BarredBid bid;
    bid.problem = toText(*refused, Audience::screen(m_draft.players()));
    bid.reason = toText(*refused, Audience::screen({}));
    // Where it is about one player, the player's field is marked.
    const auto *of = refused->args.empty() ? nullptr : std::get_if<Seat>(&refused->args.front());
    bid.side = of ? m_draft.seating().sideOf(of->number) : -1;
    for (int i = 0; of && i < m_fields.size() && bid.field < 0; ++i)
        if (m_fields[i].seat == of->number || m_fields[i].side == bid.side)
            bid.field = i;
    return {bid};
}

} // namespace sandbag
