// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry asks in words, the answers to choose from, and which of them are whole.
#include "entry/entry_reader.h"
#include "entry/struck_calls.h"
#include "match/needed_facts.h"
#include "text/call_text.h"
#include "text/match_text.h"
#include "text/session_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

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
    return SessionText::tr("y", "the key for yes");
}

QString noKey()
{
    return SessionText::tr("n", "the key for no");
}

QString EntryDraft::sideName(int side, bool withoutNils) const
{
    QStringList names;
    for (const int seat : seating().seatsOf(side)) {
        const auto call = callOfKeys(text({Ask::bid, seat, -1}), m_calls);
        if (!withoutNils || !call || !call->isNil())
            names << m_players[seat];
    }
    return partnersText(names);
}

QString EntryDraft::question(const EntryField &field) const
{
    const auto name = [this](int seat) {
        return sandbag::filled(SessionText::tr("%1 %2", "number and name of a player"),
                               {seat + 1, m_players[seat]});
    };
    switch (field.ask) {
    case Ask::bid:
        if (const int holder = heldBy(field); holder >= 0) {
            const auto call = callOfKeys(text({Ask::bid, holder, -1}), m_calls);
            return SessionText::tr("%1: %2 by %3 holds for the side", "player, call, partner")
                .arg(name(field.seat), callInWords(*call), m_players[holder]);
        }
        return SessionText::tr("%1 bids").arg(name(field.seat));
    case Ask::sideBid:
        return SessionText::tr("%1 bid", "a side").arg(sideName(field.side));
    case Ask::tricks:
        return SessionText::tr("%1 took").arg(name(field.seat));
    case Ask::sideTricks:
        return SessionText::tr("%1 took", "a side").arg(sideName(field.side, true));
    case Ask::winners:
        return SessionText::tr("Winner of each trick, in order");
    case Ask::lastWinner:
        return SessionText::tr("Winner of the last trick");
    case Ask::lastLed:
        return SessionText::tr("Leader of the last trick");
    case Ask::lastCard:
        return SessionText::tr("The card that won it");
    case Ask::lastCards:
        return SessionText::tr("Its cards, in the order played");
    case Ask::cancelCard:
        return rules().bags_cancel_card == BagsCancelCard::fixed
                   ? SessionText::tr("Winner of the %1")
                         .arg(QString::fromStdString(toString(rules().bags_cancel_fixed)))
                   : SessionText::tr("Winner of the card that cancels a bag");
    case Ask::dix:
        return SessionText::tr("Winner of a trick with the 9 of spades");
    case Ask::noTrumpBroken:
        return SessionText::tr("%1 broke the no trump").arg(name(field.seat));
    case Ask::renege:
        return SessionText::tr("Challenged for a renege?");
    case Ask::clock:
        return SessionText::tr("Minutes played");
    }
    return {};
}

QString EntryDraft::help(const EntryField &field) const
{
    switch (field.ask) {
    case Ask::bid:
    case Ask::sideBid: {
        QStringList letters;
        bool blindNumber = false;
        for (const EntryChoice &choice : bidChoices(field)) {
            if (!choice.struck.isEmpty() || choice.suffix || choice.keys.front().isDigit())
                continue;
            const auto call = callOfKeys(choice.keys, m_calls);
            const bool number = call && call->isNumber(); // one says how all are typed
            if (!number || !std::exchange(blindNumber, true))
                letters << SessionText::tr("%1 %2", "keys, what they mean")
                               .arg(choice.keys, choice.label);
        }
        return letters.join(QStringLiteral(" · "));
    }
    case Ask::winners:
        return mayBeDead(*m_table) ? SessionText::tr("the players' numbers; - for nobody")
                                   : SessionText::tr("the players' numbers");
    case Ask::lastWinner:
    case Ask::lastLed:
        return SessionText::tr("the player's number");
    case Ask::cancelCard:
        return SessionText::tr("the player's number; - for nobody");
    case Ask::lastCard:
        return SessionText::tr("AS is the ace of spades, TD the ten of diamonds");
    case Ask::lastCards:
        return SessionText::tr("AS 2D TC KH");
    case Ask::dix:
        return SessionText::tr("player and points, as in 2 5; - for nobody");
    case Ask::noTrumpBroken:
        return SessionText::tr("%1 or %2", "the keys for yes and no").arg(yesKey(), noKey());
    case Ask::renege:
        return SessionText::tr(
                   "challenged player, challenger, renege %1 or %2, as in 3 2 %1; - for none")
            .arg(yesKey(), noKey());
    default:
        return {};
    }
}

/// Those that the bids before, or the score, bar stand there struck.
QList<EntryChoice> EntryDraft::bidChoices(const EntryField &field) const
{
    QList<EntryChoice> choices;
    QStringList suffixes;
    const DealRecord told = toldBids();
    const auto struck = struckCalls({m_table, m_before, told}, speakerOf(field));
    const auto whyNot = [&](const Call &call) {
        const auto row = std::find_if(struck.begin(), struck.end(),
                                      [&](const MenuCall &known) { return known.call == call; });
        return row == struck.end() ? QString() : toText(row->reason, Audience::screen(m_players));
    };
    for (const TypedCall &call : m_calls) {
        QString suffix = call.keys;
        while (!suffix.isEmpty() && suffix.front().isDigit())
            suffix.remove(0, 1);
        if (!call.marked)
            choices << EntryChoice{call.keys, callInWords(call.call), false, whyNot(call.call)};
        else if (!suffixes.contains(suffix))
            suffixes << suffix;
    }
    for (const QString &suffix : suffixes)
        choices << EntryChoice{
            suffix, u'+' + (suffix == kHalfKey ? QString(kHalfSign) : suffix), true, {}};
    return choices;
}

QList<EntryChoice> EntryDraft::choices(const EntryField &field) const
{
    QList<EntryChoice> choices;
    const auto addPlayers = [&](bool nobody) {
        for (int seat = 0; seat < seating().players; ++seat)
            choices << EntryChoice{QString::number(seat + 1), m_players[seat]};
        if (nobody)
            choices << EntryChoice{QStringLiteral("-"), SessionText::tr("Nobody")};
    };
    switch (field.ask) {
    case Ask::bid:
    case Ask::sideBid:
        return bidChoices(field);
    case Ask::tricks:
    case Ask::sideTricks:
        choices = numbers(m_table->pack.tricks);
        break;
    case Ask::winners:
        addPlayers(mayBeDead(*m_table));
        for (EntryChoice &choice : choices)
            choice.suffix = true;
        break;
    case Ask::lastWinner:
        addPlayers(mayBeDead(*m_table));
        break;
    case Ask::lastLed:
        addPlayers(false);
        break;
    case Ask::cancelCard:
        addPlayers(true);
        break;
    case Ask::dix:
        choices << EntryChoice{QStringLiteral("-"), SessionText::tr("Nobody")};
        for (int seat = 0; seat < seating().players; ++seat)
            for (const int points : {1, 5, 10})
                choices << EntryChoice{QStringLiteral("%1 %2").arg(seat + 1).arg(points),
                                       SessionText::tr("%1: %2", "player: points")
                                           .arg(m_players[seat], QString::number(points))};
        break;
    case Ask::noTrumpBroken:
        choices << EntryChoice{noKey(), SessionText::tr("Kept")}
                << EntryChoice{yesKey(), SessionText::tr("Broken")};
        break;
    case Ask::renege:
        choices << EntryChoice{QStringLiteral("-"), SessionText::tr("No")};
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
        if (const auto call = callOfKeys(text, m_calls); call && call->halves % 2 != 0)
            return true; // however the half was written
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

} // namespace sandbag
