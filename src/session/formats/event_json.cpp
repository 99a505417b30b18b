// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/event_json.h"

#include "facts/deal_facts.h"
#include "formats/json_writer.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace sandbag {

namespace {

struct EventReader {
    Q_DECLARE_TR_FUNCTIONS(sandbag::EventReader)
};

constexpr int kMostNumber = 10000;

/// Where an event stands: its object, the member that says what it is, and who acts.
struct Source {
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
        from.value.fail(EventReader::tr("\"%1\" is no call; a call is such as \"4\", \"nil\", "
                                        "\"blind 6\", \"pass\" or \"raise 5\"")
                            .arg(text));
    }
    return *event;
}

Event readPlay(const Source &from)
{
    return Event::play(from.seat, from.value.card());
}

Event readBack(const Source &from)
{
    return Event::withCards(EventKind::back, from.seat, {from.value.card()});
}

Event readTake(const Source &from)
{
    return Event::withCards(EventKind::take, from.seat, from.value.cards());
}

Event readDiscard(const Source &from)
{
    return Event::withCards(EventKind::discard, from.seat, from.value.cards());
}

Event readPass(const Source &from)
{
    const QString to = QStringLiteral("to");
    const int target = from.object.has(to) ? from.object.at(to).integer(0, from.players - 1) : -1;
    Event event = Event::withCards(EventKind::pass, from.seat, from.value.cards(), target);
    const QString suit = QStringLiteral("suit");
    if (from.object.has(suit)) {
        const int index = from.object.at(suit).word(
            {QStringLiteral("C"), QStringLiteral("D"), QStringLiteral("H"), QStringLiteral("S")});
        event.suit = static_cast<Suit>(index);
    }
    return event;
}

/// An event with one of a few words.
Event readWord(const Source &from, EventKind kind, std::initializer_list<Word> words)
{
    QStringList texts;
    for (const Word word : words)
        texts.append(QString::fromUtf8(toString(word).data()));
    return Event::of(kind, from.seat, words.begin()[from.value.word(texts)]);
}

Event readDraft(const Source &from)
{
    return readWord(from, EventKind::draft, {Word::keep, Word::discard});
}

Event readDeclare(const Source &from)
{
    return readWord(from, EventKind::declare, {Word::blindNil, Word::nil, Word::none});
}

Event readAsk(const Source &from)
{
    return readWord(from, EventKind::ask, {Word::misdeal, Word::mo, Word::noTrump});
}

/// "yes", "no", or a number of tricks.
Event readAnswer(const Source &from)
{
    bool number = false;
    const int tricks = from.value.text().toInt(&number);
    if (number && tricks >= 0 && tricks <= kMostNumber)
        return Event::numbered(EventKind::answer, from.seat, tricks);
    return readWord(from, EventKind::answer, {Word::yes, Word::no});
}

Event readClaim(const Source &from)
{
    (void)from.value.word({QStringLiteral("rest")});
    return Event::of(EventKind::claim, from.seat);
}

Event readConcede(const Source &from)
{
    (void)from.value.word({QStringLiteral("rest")});
    return Event::of(EventKind::concede, from.seat);
}

Event readChallenge(const Source &from)
{
    const int seat = from.value.at(QStringLiteral("seat")).integer(0, from.players - 1);
    const int trick = from.value.at(QStringLiteral("trick")).integer(1, kMaxTricks);
    return Event::numbered(EventKind::challenge, from.seat, trick, seat);
}

Event readLeads(const Source &from)
{
    return Event::numbered(EventKind::leads, from.seat, 0, from.value.integer(0, from.players - 1));
}

Event readClock(const Source &from)
{
    return Event::numbered(EventKind::clock, -1, from.value.integer(0, kMostNumber));
}

struct Form {
    const char *key;
    EventKind kind;
    Event (*read)(const Source &);
};

/// Calls in a wider sense have the key "call" all of them.
constexpr Form kForms[] = {
    {"call", EventKind::call, readCall},
    {"play", EventKind::play, readPlay},
    {"pass", EventKind::pass, readPass},
    {"take", EventKind::take, readTake},
    {"discard", EventKind::discard, readDiscard},
    {"draft", EventKind::draft, readDraft},
    {"declare", EventKind::declare, readDeclare},
    {"ask", EventKind::ask, readAsk},
    {"answer", EventKind::answer, readAnswer},
    {"leads", EventKind::leads, readLeads},
    {"claim", EventKind::claim, readClaim},
    {"concede", EventKind::concede, readConcede},
    {"challenge", EventKind::challenge, readChallenge},
    {"back", EventKind::back, readBack},
    {"clock", EventKind::clock, readClock},
};

const char *keyOf(EventKind kind)
{
    for (const Form &form : kForms) {
        if (form.kind == kind)
            return form.key;
    }
    return "call";
}

/// What the member of that key says; toString() puts the key before it where it is not a call.
void writeValue(JsonWriter &json, const Event &event)
{
    switch (event.kind) {
    case EventKind::play:
    case EventKind::back:
    case EventKind::pass:
    case EventKind::take:
    case EventKind::discard:
        json.value(toString(event.cards));
        break;
    case EventKind::draft:
    case EventKind::declare:
    case EventKind::ask:
        json.value(std::string(toString(event.word)));
        break;
    case EventKind::answer:
        json.value(event.word == Word::none ? std::to_string(event.number)
                                            : std::string(toString(event.word)));
        break;
    case EventKind::leads:
        json.value(int(event.other));
        break;
    case EventKind::claim:
    case EventKind::concede:
        json.value("rest");
        break;
    case EventKind::challenge:
        json.beginObject(JsonWriter::Layout::row);
        json.member("seat", int(event.other));
        json.member("trick", int(event.number));
        json.endObject();
        break;
    case EventKind::clock:
        json.value(int(event.number));
        break;
    case EventKind::call:
    case EventKind::look:
    case EventKind::raise:
    case EventKind::stay:
    case EventKind::comeOut:
    case EventKind::hint:
        json.value(toString(event));
        break;
    }
}

} // namespace

Event readEvent(const JsonPlace &place, int players)
{
    const Form *form = nullptr;
    for (const Form &candidate : kForms) {
        if (!place.has(QString::fromUtf8(candidate.key)))
            continue;
        if (form) {
            place.fail(EventReader::tr("two events in one: \"%1\" and \"%2\"")
                           .arg(QString::fromUtf8(form->key), QString::fromUtf8(candidate.key)));
        }
        form = &candidate;
    }
    if (!form) {
        place.fail(EventReader::tr("no event that this program knows: one of \"call\", \"play\", "
                                   "\"pass\" and the like must stand here"));
    }
    const bool seated = form->kind != EventKind::clock;
    const int seat = seated ? place.at(QStringLiteral("seat")).integer(0, players - 1) : -1;
    return form->read({place, place.at(QString::fromUtf8(form->key)), seat, players});
}

void writeEvent(JsonWriter &json, const Event &event)
{
    json.beginObject(JsonWriter::Layout::row);
    if (event.kind != EventKind::clock)
        json.member("seat", int(event.seat));
    json.key(keyOf(event.kind));
    writeValue(json, event);
    if (event.kind == EventKind::pass && event.other >= 0)
        json.member("to", int(event.other));
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
