// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry asks in words, the answers to choose from, and what the answers come to.
#include "entry/entry_reader.h"
#include "match/entered_deal.h"
#include "match/needed_facts.h"
#include "scoring/score_deal.h"
#include "text/call_text.h"
#include "text/translate.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandbag {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreKeeper)
};

QList<EntryChoice> numbers(int most)
{
    QList<EntryChoice> choices;
    for (int number = 0; number <= most; ++number)
        choices << EntryChoice{QString::number(number), QString::number(number)};
    return choices;
}

} // namespace

QString yesKey()
{
    return Text::tr("y", "the key for yes");
}

QString noKey()
{
    return Text::tr("n", "the key for no");
}

QString EntryDraft::sideName(int side, bool withoutNils) const
{
    QStringList names;
    for (const int seat : seating().seatsOf(side)) {
        const auto call = callOfKeys(text({Ask::bid, seat, -1}), m_calls);
        if (!withoutNils || !call || !call->isNil())
            names << m_players[seat];
    }
    return names.join(Text::tr(" & ", "between partners' names"));
}

QString EntryDraft::question(const EntryField &field) const
{
    const auto name = [this](int seat) {
        return Text::tr("%1 %2", "number and name of a player").arg(seat + 1).arg(m_players[seat]);
    };
    switch (field.ask) {
    case Ask::bid:
        return Text::tr("%1 bids").arg(name(field.seat));
    case Ask::sideBid:
        return Text::tr("%1 bid", "a side").arg(sideName(field.side));
    case Ask::tricks:
        return Text::tr("%1 took").arg(name(field.seat));
    case Ask::sideTricks:
        return Text::tr("%1 took", "a side").arg(sideName(field.side, true));
    case Ask::winners:
        return Text::tr("Who won each trick, in order");
    case Ask::lastWinner:
        return Text::tr("Who won the last trick");
    case Ask::lastLed:
        return Text::tr("Who led the last trick");
    case Ask::lastCard:
        return Text::tr("The card that won it");
    case Ask::lastCards:
        return Text::tr("Its cards, in the order played");
    case Ask::cancelCard:
        return rules().bags_cancel_card == BagsCancelCard::fixed
                   ? Text::tr("Who took the %1")
                         .arg(QString::fromStdString(toString(rules().bags_cancel_fixed)))
                   : Text::tr("Who took the card that cancels a bag");
    case Ask::dix:
        return Text::tr("Who won a trick with the 9 of spades");
    case Ask::noTrumpBroken:
        return Text::tr("%1 broke the no trump").arg(name(field.seat));
    case Ask::renege:
        return Text::tr("Was a renege challenged");
    case Ask::clock:
        return Text::tr("Minutes played");
    }
    return {};
}

QString EntryDraft::help(const EntryField &field) const
{
    switch (field.ask) {
    case Ask::bid:
    case Ask::sideBid: {
        QStringList letters;
        for (const TypedCall &call : m_calls)
            if (!call.marked && !call.keys.front().isDigit() &&
                call.call.what != Call::What::number)
                letters << Text::tr("%1 %2", "keys, what they mean")
                               .arg(call.keys, callInWords(call.call));
        for (const TypedCall &call : m_calls)
            if (call.call.isNumber() && call.call.blind) {
                letters << Text::tr("%1 %2", "keys, what they mean")
                               .arg(call.keys, callInWords(call.call));
                break;
            }
        return letters.join(QStringLiteral(" · "));
    }
    case Ask::winners:
        return mayBeDead(rules()) ? Text::tr("the players' numbers; - for nobody")
                                  : Text::tr("the players' numbers");
    case Ask::lastWinner:
    case Ask::lastLed:
        return Text::tr("the player's number");
    case Ask::cancelCard:
        return Text::tr("the player's number; - for nobody");
    case Ask::lastCard:
        return Text::tr("AS is the ace of spades, TD the ten of diamonds");
    case Ask::lastCards:
        return Text::tr("AS 2D TC KH");
    case Ask::dix:
        return Text::tr("player and points, as in 2 5; - for nobody");
    case Ask::noTrumpBroken:
        return Text::tr("%1 or %2", "the keys for yes and no").arg(yesKey(), noKey());
    case Ask::renege:
        return Text::tr("accused, challenger, found %1 or %2, as in 3 2 %1; - for none")
            .arg(yesKey(), noKey());
    default:
        return {};
    }
}

QList<EntryChoice> EntryDraft::choices(const EntryField &field) const
{
    QList<EntryChoice> choices;
    const auto addPlayers = [&](bool nobody) {
        for (int seat = 0; seat < seating().players; ++seat)
            choices << EntryChoice{QString::number(seat + 1), m_players[seat]};
        if (nobody)
            choices << EntryChoice{QStringLiteral("-"), Text::tr("Nobody")};
    };
    switch (field.ask) {
    case Ask::bid:
    case Ask::sideBid: {
        QStringList suffixes;
        for (const TypedCall &call : m_calls) {
            QString suffix = call.keys;
            while (!suffix.isEmpty() && suffix.front().isDigit())
                suffix.remove(0, 1);
            if (!call.marked)
                choices << EntryChoice{call.keys, callInWords(call.call)};
            else if (!suffixes.contains(suffix))
                suffixes << suffix;
        }
        for (const QString &suffix : suffixes)
            choices << EntryChoice{suffix, QStringLiteral("+%1").arg(suffix), true};
        break;
    }
    case Ask::tricks:
    case Ask::sideTricks:
        choices = numbers(m_table->pack.tricks);
        break;
    case Ask::winners:
        addPlayers(mayBeDead(rules()));
        for (EntryChoice &choice : choices)
            choice.suffix = true;
        break;
    case Ask::lastWinner:
        addPlayers(mayBeDead(rules()));
        break;
    case Ask::lastLed:
        addPlayers(false);
        break;
    case Ask::cancelCard:
        addPlayers(true);
        break;
    case Ask::dix:
        choices << EntryChoice{QStringLiteral("-"), Text::tr("Nobody")};
        for (int seat = 0; seat < seating().players; ++seat)
            for (const int points : {1, 5, 10})
                choices << EntryChoice{
                    QStringLiteral("%1 %2").arg(seat + 1).arg(points),
                    Text::tr("%1: %2", "player: points").arg(m_players[seat]).arg(points)};
        break;
    case Ask::noTrumpBroken:
        choices << EntryChoice{noKey(), Text::tr("Kept")}
                << EntryChoice{yesKey(), Text::tr("Broken")};
        break;
    case Ask::renege:
        choices << EntryChoice{QStringLiteral("-"), Text::tr("No")};
        break;
    case Ask::lastCard:
    case Ask::lastCards:
    case Ask::clock:
        break;
    }
    return choices;
}

bool EntryDraft::isWhole(const EntryField &field, const QString &text) const
{
    if (field.ask == Ask::winners) {
        qsizetype count = 0;
        for (const QChar letter : text)
            count += letter != u' ' && letter != u',' ? 1 : 0;
        return count >= m_table->pack.handSize;
    }
    QStringList known;
    if (field.ask == Ask::bid || field.ask == Ask::sideBid) {
        for (const TypedCall &call : m_calls)
            known << call.keys;
    } else if (field.ask == Ask::dix || field.ask == Ask::renege) {
        return text == QLatin1String("-");
    } else {
        for (const EntryChoice &choice : choices(field))
            known << choice.keys;
    }
    const QString typed = text.trimmed().toLower();
    return known.contains(typed) &&
           std::none_of(known.begin(), known.end(), [&](const QString &keys) {
               return keys.size() > typed.size() && keys.startsWith(typed);
           });
}

/// Tricks that do not add up, as soon as that is certain.
QString EntryDraft::trickProblem(EntryState &state, const QList<EntryField> &asked) const
{
    int sum = 0;
    for (int seat = 0; seat < seating().players; ++seat)
        sum += state.record.facts.tricks[static_cast<std::size_t>(seat)];
    const int tricks = tricksInDeal(*m_table, state.record);
    const bool whole = state.missing.isEmpty() && !mayBeDead(rules());
    if (whole ? sum == tricks : sum <= tricks)
        return {};
    for (int i = 0; i < asked.size(); ++i)
        if (asked[i].ask == Ask::tricks || asked[i].ask == Ask::sideTricks)
            if (!text(asked[i]).trimmed().isEmpty())
                state.fault = i;
    return Text::tr("%1 tricks were entered, but the deal has %2.").arg(sum).arg(tricks);
}

/// Alone at the table: one who bid nil has tricks, and one who bid as many has none.
QString EntryDraft::swappedTricks(const DealRecord &record) const
{
    if (seating().sides != seating().players || !record.given.tricks)
        return {};
    for (int nil = 0; nil < seating().players; ++nil) {
        const int tricks = record.facts.tricks[static_cast<std::size_t>(nil)];
        if (!record.bids[static_cast<std::size_t>(nil)].isNil() || tricks == 0)
            continue;
        for (int other = 0; other < seating().players; ++other) {
            const Call &bid = record.bids[static_cast<std::size_t>(other)];
            const bool none = record.facts.tricks[static_cast<std::size_t>(other)] == 0;
            if (bid.isNumber() && bid.tricks() > 0 && bid.tricks() <= tricks && none)
                return Text::tr("%1 bid nil and took %2, %3 bid %4 and took none: are their tricks "
                                "exchanged?")
                    .arg(m_players[nil])
                    .arg(tricks)
                    .arg(m_players[other])
                    .arg(bid.tricks());
        }
    }
    return {};
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
        state.problem = reader.bidProblem(&state.fault);
    if (state.problem.isEmpty() && state.record.kind == DealRecord::Kind::entered)
        state.problem = trickProblem(state, asked);
    if (!state.problem.isEmpty() || !state.missing.isEmpty())
        return state;
    auto facts = factsOfEntered(m_table, m_before, state.record);
    if (const auto *refused = std::get_if<Sentence>(&facts)) {
        state.problem = toText(*refused, Audience::screen(m_players));
        return state;
    }
    state.facts = std::get<DealFacts>(facts);
    state.doubt = swappedTricks(state.record);
    state.score = scoreDeal(rules(), seating(), *state.facts, m_before);
    return state;
}

} // namespace sandbag
