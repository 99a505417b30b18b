// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_state.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>

namespace sandbag {

namespace {

/// Nothing at a table is waited for longer than an hour.
constexpr int kMostLeft = 3'600'000;
constexpr int kMostEvents = 4096;

const QStringList &presenceWords()
{
    static const QStringList words{QStringLiteral("here"), QStringLiteral("quiet"),
                                   QStringLiteral("away"), QStringLiteral("stand-in")};
    return words;
}

const QStringList &reasonWords()
{
    static const QStringList words{QStringLiteral("moment"), QStringLiteral("door"),
                                   QStringLiteral("meal")};
    return words;
}

const QStringList &choiceWords()
{
    static const QStringList words{QStringLiteral("wait"), QStringLiteral("computer"),
                                   QStringLiteral("pause")};
    return words;
}

QJsonArray listOf(SeatSet seats)
{
    QJsonArray list;
    seats.each([&list](int seat) { list.append(seat); });
    return list;
}

int seatIn(const JsonPlace &place)
{
    return place.integer(0, kMaxSeats - 1);
}

SeatSet seatsIn(const JsonPlace &place)
{
    SeatSet seats;
    for (const JsonPlace &seat : place.items())
        seats.add(seatIn(seat));
    return seats;
}

int leftUntil(qint64 until, qint64 now)
{
    return static_cast<int>(std::clamp<qint64>(until - now, 0, kMostLeft));
}

/// −1 where none is told.
qint64 timeIn(const JsonPlace &place, qint64 now)
{
    if (!place.has(QStringLiteral("ms")))
        return -1;
    return now + place.at(QStringLiteral("ms")).integer(0, kMostLeft);
}

bool isTrue(const JsonPlace &place, const char *key)
{
    const QString name = QString::fromUtf8(key);
    return place.has(name) && place.at(name).boolean();
}

QJsonObject personObject(int seat, const TableState::Person &person, qint64 now)
{
    QJsonObject object{
        {QStringLiteral("seat"), seat},
        {QStringLiteral("is"), presenceWords().at(static_cast<int>(person.presence))}};
    if (person.late)
        object.insert(QStringLiteral("late"), true);
    if (person.connected)
        object.insert(QStringLiteral("connected"), true);
    if (person.until >= 0)
        object.insert(QStringLiteral("ms"), leftUntil(person.until, now));
    QJsonArray choices;
    for (const auto &[other, choice] : person.choices)
        choices.append(
            QJsonObject{{QStringLiteral("seat"), other}, {QStringLiteral("do"), wordOf(choice)}});
    if (!choices.isEmpty())
        object.insert(QStringLiteral("choices"), choices);
    return object;
}

TableState::Person personIn(const JsonPlace &place, qint64 now)
{
    TableState::Person person;
    person.presence = static_cast<Presence>(place.at(QStringLiteral("is")).word(presenceWords()));
    person.until = timeIn(place, now);
    person.late = isTrue(place, "late");
    person.connected = isTrue(place, "connected");
    if (place.has(QStringLiteral("choices"))) {
        for (const JsonPlace &choice : place.at(QStringLiteral("choices")).items())
            person.choices[seatIn(choice.at(QStringLiteral("seat")))] =
                awayChoiceIn(choice.at(QStringLiteral("do")));
    }
    return person;
}

QJsonObject pauseObject(const TableState::Pause &pause, qint64 now)
{
    QJsonObject object{{QStringLiteral("seat"), pause.seat},
                       {QStringLiteral("why"), wordOf(pause.why)},
                       {QStringLiteral("ready"), listOf(pause.ready)}};
    if (pause.until >= 0)
        object.insert(QStringLiteral("ms"), leftUntil(pause.until, now));
    return object;
}

} // namespace

SeatSet TableState::present() const
{
    SeatSet seats;
    for (const auto &[seat, person] : persons) {
        if (person.presence == Presence::here || person.presence == Presence::quiet)
            seats.add(seat);
    }
    return seats;
}

bool TableState::isPassedOver(int seat) const
{
    const auto at = persons.find(seat);
    return at != persons.end() && at->second.presence == Presence::standIn && at->second.connected;
}

bool TableState::isOpenToChoice(int seat) const
{
    const auto at = persons.find(seat);
    return at != persons.end() && (at->second.presence == Presence::away || at->second.late);
}

int lastSeatOf(const TableState &state)
{
    int last = state.host;
    const auto also = [&last](int seat) { last = std::max(last, seat); };
    for (const auto &[seat, person] : state.persons) {
        also(seat);
        for (const auto &[other, choice] : person.choices)
            also(other);
    }
    if (state.pause) {
        also(state.pause->seat);
        state.pause->ready.each(also);
    }
    if (state.takeBack) {
        also(state.takeBack->seat);
        state.takeBack->agreed.each(also);
    }
    return last;
}

QString wordOf(PauseReason reason)
{
    return reasonWords().at(static_cast<int>(reason));
}

PauseReason pauseReasonIn(const JsonPlace &place)
{
    return static_cast<PauseReason>(place.word(reasonWords()));
}

QString wordOf(AwayChoice choice)
{
    return choiceWords().at(static_cast<int>(choice));
}

AwayChoice awayChoiceIn(const JsonPlace &place)
{
    return static_cast<AwayChoice>(place.word(choiceWords()));
}

QJsonObject tableMessage(const TableState &state, qint64 now)
{
    QJsonArray persons;
    for (const auto &[seat, person] : state.persons)
        persons.append(personObject(seat, person, now));
    QJsonObject message{{QStringLiteral("type"), QStringLiteral("table")},
                        {QStringLiteral("persons"), persons}};
    if (state.host >= 0)
        message.insert(QStringLiteral("host"), state.host);
    if (const auto &pause = state.pause)
        message.insert(QStringLiteral("pause"), pauseObject(*pause, now));
    if (const auto &asked = state.takeBack)
        message.insert(QStringLiteral("take_back"),
                       QJsonObject{{QStringLiteral("seat"), asked->seat},
                                   {QStringLiteral("events"), asked->events},
                                   {QStringLiteral("seen"), asked->seen},
                                   {QStringLiteral("agreed"), listOf(asked->agreed)},
                                   {QStringLiteral("ms"), leftUntil(asked->until, now)}});
    return message;
}

TableState readTable(const JsonPlace &message, qint64 now)
{
    TableState state;
    for (const JsonPlace &person : message.at(QStringLiteral("persons")).items())
        state.persons[seatIn(person.at(QStringLiteral("seat")))] = personIn(person, now);
    if (message.has(QStringLiteral("host")))
        state.host = seatIn(message.at(QStringLiteral("host")));
    if (message.has(QStringLiteral("pause"))) {
        const JsonPlace place = message.at(QStringLiteral("pause"));
        state.pause =
            TableState::Pause{place.at(QStringLiteral("seat")).integer(-1, kMaxSeats - 1),
                              pauseReasonIn(place.at(QStringLiteral("why"))),
                              seatsIn(place.at(QStringLiteral("ready"))), timeIn(place, now)};
    }
    if (message.has(QStringLiteral("take_back"))) {
        const JsonPlace place = message.at(QStringLiteral("take_back"));
        state.takeBack = TableState::TakeBack{
            seatIn(place.at(QStringLiteral("seat"))),
            place.at(QStringLiteral("events")).integer(1, kMostEvents),
            place.at(QStringLiteral("seen")).boolean(), seatsIn(place.at(QStringLiteral("agreed"))),
            now + place.at(QStringLiteral("ms")).integer(0, kMostLeft)};
    }
    return state;
}

} // namespace sandbag
