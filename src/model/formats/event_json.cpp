// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/event_json.h"

#include "deal/event_row.h"
#include "facts/deal_facts.h"
#include "formats/json_writer.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace sandbag {

namespace {

constexpr int kMostNumber = kMostMinutes;

/// The source of an event: its object, the member that says what it is, and whose it is.
struct Source {
    const EventRow &row;
    JsonPlace object;
    JsonPlace value; ///< of that member
    int seat;
    int players;
};

Event readCall(const Source &from)
{
    const QString text = from.value.text();
    const auto event = parseCallEvent(from.seat, text.toStdString());
    if (!event) {
        from.value.fail(SessionText::tr("\"%1\" isn't a call; examples of calls are \"4\", "
                                        "\"nil\", \"blind 6\", \"pass\", and \"raise 5\"")
                            .arg(shortened(text)));
    }
    return *event;
}

Event readCards(const Source &from)
{
    const QString to = QStringLiteral("to");
    const bool told = from.row.addressed && from.object.has(to);
    const int target = told ? from.object.at(to).integer(0, from.players - 1) : -1;
    Event event = Event::withCards(from.row.kind, from.seat, from.value.cards(), target);
    const QString suit = QStringLiteral("suit");
    if (from.row.addressed && from.object.has(suit)) {
        const int index = from.object.at(suit).word(
            {QStringLiteral("C"), QStringLiteral("D"), QStringLiteral("H"), QStringLiteral("S")});
        event.suit = static_cast<Suit>(index);
    }
    return event;
}

Event readWord(const Source &from)
{
    QStringList texts;
    for (const Word word : from.row.words)
        texts.append(QString::fromUtf8(toString(word).data()));
    const int index = from.value.word(texts);
    return Event::of(from.row.kind, from.seat, from.row.words[static_cast<std::size_t>(index)]);
}

/// A word, or a number of tricks.
Event readAnswer(const Source &from)
{
    bool number = false;
    const int tricks = from.value.text().toInt(&number);
    if (number && tricks >= 0 && tricks <= kMostNumber)
        return Event::answer(from.seat, tricks);
    return readWord(from);
}

Event readRest(const Source &from)
{
    (void)from.value.word({QStringLiteral("rest")});
    return Event::of(from.row.kind, from.seat);
}

Event readChallenge(const Source &from)
{
    const int seat = from.value.at(QStringLiteral("seat")).integer(0, from.players - 1);
    const int trick = from.value.at(QStringLiteral("trick")).integer(1, kMaxTricks);
    return Event::challenge(from.seat, seat, trick);
}

/// The event there, read in the form of its kind.
Event readForm(const Source &from)
{
    switch (from.row.form) {
    case EventForm::bare:
    case EventForm::call:
    case EventForm::talk:
        return readCall(from); // all of them have the key "call"
    case EventForm::word:
        return readWord(from);
    case EventForm::answer:
        return readAnswer(from);
    case EventForm::rest:
        return readRest(from);
    case EventForm::card:
        return Event::withCards(from.row.kind, from.seat, {from.value.card()});
    case EventForm::cards:
        return readCards(from);
    case EventForm::seat:
        return Event::leads(from.seat, from.value.integer(0, from.players - 1));
    case EventForm::challenge:
        return readChallenge(from);
    case EventForm::minutes:
        break;
    }
    return Event::clock(from.value.integer(0, kMostNumber));
}

/// What the member of the row's key says.
void writeValue(JsonWriter &json, const Event &event)
{
    switch (eventRow(event.kind).form) {
    case EventForm::bare:
    case EventForm::call:
    case EventForm::talk:
        json.value(toString(event));
        break;
    case EventForm::seat:
        json.value(event.leader());
        break;
    case EventForm::challenge:
        json.beginObject(JsonWriter::Layout::row);
        json.member("seat", event.accused());
        json.member("trick", event.trick());
        json.endObject();
        break;
    case EventForm::minutes:
        json.value(event.minutes());
        break;
    case EventForm::word:
    case EventForm::answer:
    case EventForm::rest:
    case EventForm::card:
    case EventForm::cards:
        json.value(saidText(event));
        break;
    }
}

/// The rows by their keys, the first of several that share one.
const QHash<QString, const EventRow *> &rowsByKey()
{
    static const QHash<QString, const EventRow *> rows = [] {
        QHash<QString, const EventRow *> made;
        for (const EventRow &row : eventRows())
            if (const QString key = QString::fromUtf8(row.key); !made.contains(key))
                made.insert(key, &row);
        return made;
    }();
    return rows;
}

/// The row of the one key there.
const EventRow &rowAt(const JsonPlace &place)
{
    const EventRow *found = nullptr;
    const QJsonObject members = place.object();
    for (auto member = members.begin(); member != members.end(); ++member) {
        const EventRow *row = rowsByKey().value(member.key());
        if (row && found) {
            const auto [first, second] = std::minmax(found, row);
            place.fail(SessionText::tr("two events in one: \"%1\" and \"%2\"")
                           .arg(QString::fromUtf8(first->key), QString::fromUtf8(second->key)));
        }
        if (row)
            found = row;
    }
    if (!found) {
        place.fail(
            SessionText::tr("unknown event: expected one such as \"call\", \"play\" or \"pass\""));
    }
    return *found;
}

} // namespace

std::optional<Event> plainPlay(const QJsonValue &value, int players)
{
    const QJsonObject members = value.toObject();
    if (members.size() != 2)
        return std::nullopt;
    const int seat = members.value(QLatin1String("seat")).toInt(-1);
    const QString token = members.value(QLatin1String("play")).toString();
    std::array<char, 4> letters{}; // as long as the longest card, and one more
    const auto length = std::min(static_cast<std::size_t>(token.size()), letters.size());
    for (std::size_t i = 0; i < length; ++i)
        letters[i] = token.at(static_cast<qsizetype>(i)).toLatin1();
    const auto card = parseCard({letters.data(), length});
    if (!card || seat < 0 || seat >= players)
        return std::nullopt;
    return Event::withCards(EventKind::play, seat, {*card});
}

Event readEvent(const JsonPlace &place, int players)
{
    const EventRow &row = rowAt(place);
    const int seat = row.seated ? place.at(QStringLiteral("seat")).integer(0, players - 1) : -1;
    return readForm({row, place, place.at(QString::fromUtf8(row.key)), seat, players});
}

void writeEvent(JsonWriter &json, const Event &event)
{
    const EventRow &row = eventRow(event.kind);
    json.beginObject(JsonWriter::Layout::row);
    if (row.seated)
        json.member("seat", int(event.seat));
    json.key(row.key);
    writeValue(json, event);
    if (row.addressed && event.receiver() >= 0)
        json.member("to", event.receiver());
    if (event.suit)
        json.member("suit", std::string(1, toChar(*event.suit)));
    json.endObject();
}

QJsonObject eventObject(const Event &event)
{
    JsonWriter json;
    writeEvent(json, event);
    return QJsonDocument::fromJson(json.finished()).object();
}

} // namespace sandbag
