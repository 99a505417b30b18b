// SPDX-License-Identifier: GPL-3.0-or-later
// What the answers of an entry come to: a score, what is wrong with them, or what of it was played
// all the same.
#include "entry/entry_reader.h"
#include "match/entered_deal.h"
#include "match/needed_facts.h"
#include "scoring/score_deal.h"
#include "text/call_text.h"
#include "text/session_text.h"
#include "text/translate.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sandbag {

/// Tricks that do not add up, as soon as that is certain.
QString EntryDraft::trickProblem(EntryState &state, const QList<EntryField> &asked) const
{
    int sum = 0;
    for (int seat = 0; seat < seating().players; ++seat)
        sum += state.record.facts.tricks[seat];
    const int tricks = tricksInDeal(*m_context, state.record);
    const bool whole = state.missing.isEmpty() && !mayBeDead(*m_context);
    if (whole ? sum == tricks : sum <= tricks)
        return {};
    for (int i = 0; i < asked.size(); ++i)
        if (asked[i].isTricks())
            if (!text(asked[i]).trimmed().isEmpty())
                state.fault = i;
    return SessionText::tr("The tricks entered add up to %1, but the deal has %2.")
        .arg(sum)
        .arg(tricks);
}

namespace {

/// The tricks of one field, and the bids they belong to.
struct TrickCount {
    QString names;
    int side = -1;
    int bid = 0;
    int took = 0;
    bool nil = false;
    bool alone = false; ///< at the table, without a partner
};

/// A nil with tricks and another bid without (a partner's with any number), or two players who each
/// took what the other bid.
bool looksSwapped(const TrickCount &one, const TrickCount &other)
{
    const bool meantOther = one.side == other.side || other.bid <= one.took;
    if (one.nil && !other.nil)
        return one.took > 0 && other.took == 0 && other.bid > 0 && meantOther;
    const bool crosswise = one.bid == other.took && other.bid == one.took;
    return !one.nil && !other.nil && crosswise && std::abs(one.bid - one.took) > 1 && one.alone;
}

} // namespace

QString EntryDraft::swappedTricks(const EntryReader &reader) const
{
    const DealRecord &record = reader.record();
    QList<TrickCount> counts;
    if (!record.given.has(Fact::tricks) || playsItself())
        return {};
    for (const EntryField &field : trickFields(record)) {
        TrickCount count;
        if (!field.isTricks())
            continue;
        const bool seat = field.ask == Fact::tricks;
        count.side = seat ? seating().sideOf(field.seat) : field.side;
        count.alone = seating().solo();
        count.names = seat ? m_players[field.seat] : sideWithoutNils(field.side);
        for (int of = 0; of < seating().players; ++of) {
            const Call &bid = record.bids[of];
            if (seat ? of != field.seat : seating().sideOf(of) != field.side || bid.isNil())
                continue;
            count.nil = count.nil || bid.isNil();
            count.bid += bid.contractHalves() / 2;
            count.took += record.facts.tricks[of];
        }
        counts << count;
    }
    for (const TrickCount &one : counts)
        for (const TrickCount &other : counts)
            if (&one != &other && looksSwapped(one, other))
                return SessionText::
                    tr("%1 bid %2 and took %3; %4 bid %5 and took %6. Did you swap their tricks?")
                        .arg(one.names,
                             one.nil ? callInWords(Call::of(Call::What::nil))
                                     : QString::number(one.bid),
                             QString::number(one.took), other.names, QString::number(other.bid),
                             QString::number(other.took));
    return {};
}

/// The ruling that says so: without names, which a person may want taken out of the match.
void EntryDraft::letStand(EntryState &state, int side, const QString &why) const
{
    state.record.allTheSame = true;
    state.record.rulings.push_back(
        {side, 0, 0, 0,
         SessionText::tr("not legal, but played: %1", "what is barred, why")
             .arg(why)
             .toStdString()});
}

/// What can be read but cannot be under the rules: refused, or taken as it was played.
void EntryDraft::judge(EntryState &state, const EntryReader &reader,
                       const QList<EntryField> &asked) const
{
    const QList<BarredBid> barred = reader.barredBids();
    for (const BarredBid &bid : m_allTheSame ? barred : QList<BarredBid>())
        letStand(state, std::max(bid.side, 0), bid.reason);
    if (!m_allTheSame && !barred.isEmpty()) {
        state.problem = barred.front().problem;
        state.fault = barred.front().field;
    }
    if (state.problem.isEmpty() && state.record.kind == DealRecord::Kind::entered) {
        const QString tricks = trickProblem(state, asked);
        if (!m_allTheSame)
            state.problem = tricks;
        else if (!tricks.isEmpty() && state.missing.isEmpty())
            letStand(state, 0, tricks);
        state.fault = state.problem.isEmpty() ? -1 : state.fault;
    }
    state.mayStand = !state.problem.isEmpty();
}

void EntryDraft::judgeFacts(EntryState &state) const
{
    auto facts = factsOfEntered(m_context, m_before, state.record);
    const auto *refused = std::get_if<Sentence>(&facts);
    if (refused && state.record.kind == DealRecord::Kind::entered) {
        DealRecord played = state.record;
        played.allTheSame = true;
        auto stands = factsOfEntered(m_context, m_before, played);
        state.mayStand = std::holds_alternative<DealFacts>(stands);
        if (state.mayStand && m_allTheSame) {
            letStand(state, 0, toText(*refused, Audience::screen({})));
            facts = factsOfEntered(m_context, m_before, state.record);
            refused = nullptr;
        }
    }
    if (refused)
        state.problem = toText(*refused, Audience::screen(m_players));
    else
        state.facts = std::get<DealFacts>(facts);
}

EntryState EntryDraft::check() const
{
    EntryState state;
    const QList<EntryField> asked = fields();
    const EntryReader reader(*this, asked);
    state.record = reader.record();
    state.missing = reader.missing();
    state.problem = reader.problem();
    state.fault = reader.fault();
    if (state.problem.isEmpty())
        judge(state, reader, asked);
    if (!state.problem.isEmpty() || !state.missing.isEmpty())
        return state;
    judgeFacts(state);
    if (!state.problem.isEmpty())
        return state;
    state.doubt = swappedTricks(reader);
    state.score = scoreDeal(rules(), seating(), *state.facts, m_before);
    return state;
}

} // namespace sandbag
