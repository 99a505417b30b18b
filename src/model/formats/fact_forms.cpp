// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/fact_forms.h"

#include "formats/json_writer.h"
#include "play/fact_row.h"
#include "text/session_text.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace sandbag {

namespace {

using Layout = JsonWriter::Layout;

/// The deal being read.
struct Telling {
    DealRecord &deal;
    int players;

    [[nodiscard]] int seat(const JsonPlace &place, int least = 0) const
    {
        return place.integer(least, players - 1);
    }
};

/// The form of a fact that is not counted in the files (FORMATS.md, "Match record").
struct FactForm {
    Fact fact; ///< the fact that the member gives, if only in part
    void (*read)(const JsonPlace &, Telling);
    /// Writes the value of the key.
    void (*write)(JsonWriter &, const DealRecord &, int players);
};

void readLastTrick(const JsonPlace &place, Telling to)
{
    to.deal.given.add(Fact::lastWinner);
    if (place.isNull())
        return;
    LastTrick &last = to.deal.facts.lastTrick;
    last.seat = to.seat(place.at(QStringLiteral("seat")), -1);
    if (place.has(QStringLiteral("card")) && !place.at(QStringLiteral("card")).isNull()) {
        last.card = place.at(QStringLiteral("card")).card();
        to.deal.given.add(Fact::lastCard);
    }
    if (place.has(QStringLiteral("led"))) {
        last.led = to.seat(place.at(QStringLiteral("led")));
        to.deal.given.add(Fact::lastLed);
    }
    if (!place.has(QStringLiteral("cards")))
        return;
    const JsonPlace cards = place.at(QStringLiteral("cards"));
    const CardList list = cards.cards();
    if (static_cast<int>(list.size()) != to.players)
        cards.fail(SessionText::tr("the trick has %n card(s), but each of the %1 players plays one",
                                   nullptr, static_cast<int>(list.size()))
                       .arg(to.players));
    std::copy(list.begin(), list.end(), last.cards.begin());
    last.count = to.players;
    to.deal.given.add(Fact::lastCards);
}

void readDix(const JsonPlace &place, Telling to)
{
    to.deal.given.add(Fact::dix);
    if (place.isNull())
        return;
    const bool several = place.value().isArray();
    const QList<JsonPlace> list = several ? place.items() : QList<JsonPlace>{place};
    if (list.size() > 2)
        place.fail(SessionText::tr("more nines of spades than two decks have"));
    for (const JsonPlace &one : list) {
        Dix &dix = to.deal.facts.dix[static_cast<std::size_t>(to.deal.facts.dixCount++)];
        dix.seat = to.seat(one.at(QStringLiteral("seat")));
        const JsonPlace points = one.at(QStringLiteral("points"));
        dix.points = points.integer(1, 10);
        if (dix.points != 1 && dix.points != 5 && dix.points != 10)
            points.fail(SessionText::tr("%1 points aren't possible; a trick won with the nine of "
                                        "spades scores 1, 5, or 10")
                            .arg(dix.points));
    }
}

void readRenege(const JsonPlace &place, Telling to)
{
    to.deal.given.add(Fact::renege);
    if (place.isNull())
        return;
    Renege &renege = to.deal.facts.renege;
    renege.seat = to.seat(place.at(QStringLiteral("seat")));
    renege.found = place.at(QStringLiteral("found")).boolean();
    if (place.has(QStringLiteral("by")))
        renege.challenger = to.seat(place.at(QStringLiteral("by")));
}

void writeLastTrick(JsonWriter &json, const DealRecord &deal, int)
{
    const LastTrick &last = deal.facts.lastTrick;
    json.beginObject(Layout::row);
    json.member("seat", last.seat);
    if (deal.given.has(Fact::lastCard))
        json.member("card", toString(last.card));
    if (deal.given.has(Fact::lastCards))
        json.member("cards",
                    toString(CardList(last.cards.begin(), last.cards.begin() + last.count)));
    if (deal.given.has(Fact::lastLed))
        json.member("led", last.led);
    json.endObject();
}

void writeDix(JsonWriter &json, const DealRecord &deal, int)
{
    const DealFacts &facts = deal.facts;
    if (facts.dixCount == 0)
        return json.null();
    json.beginArray(Layout::row);
    for (int i = 0; i < facts.dixCount; ++i) {
        json.beginObject(Layout::row);
        json.member("seat", facts.dix[static_cast<std::size_t>(i)].seat);
        json.member("points", facts.dix[static_cast<std::size_t>(i)].points);
        json.endObject();
    }
    json.endArray();
}

void writeRenege(JsonWriter &json, const DealRecord &deal, int)
{
    const Renege &renege = deal.facts.renege;
    if (renege.seat < 0)
        return json.null();
    json.beginObject(Layout::row);
    json.member("seat", renege.seat);
    if (renege.challenger >= 0)
        json.member("by", renege.challenger);
    json.member("found", renege.found);
    json.endObject();
}

constexpr FactForm kForms[] = {
    {Fact::lastWinner, readLastTrick, writeLastTrick},
    {Fact::dix, readDix, writeDix},
    {Fact::renege, readRenege, writeRenege},
};

const FactForm &formOf(Fact fact)
{
    const auto *form = std::find_if(std::begin(kForms), std::end(kForms),
                                    [&](const FactForm &known) { return known.fact == fact; });
    assert(form != std::end(kForms)); // a fact with a key is counted, or has a form
    return *form;
}

void readCounts(const JsonPlace &place, const FactRow &row, Telling to)
{
    SeatCounts &counts = to.deal.facts.counted[row.fact];
    to.deal.given.add(row.fact);
    if (place.isNull())
        return;
    if (row.counted == CountedAs::oneSeat) {
        if (const int seat = to.seat(place, -1); seat >= 0)
            counts[seat] = 1;
    } else if (row.counted == CountedAs::seats) {
        for (const JsonPlace &seat : place.items())
            counts[to.seat(seat)] = 1;
    } else {
        const QList<JsonPlace> numbers = place.items();
        if (numbers.size() != to.players)
            place.fail(SessionText::tr("%n number(s), but %1 are needed, one for each player",
                                       nullptr, static_cast<int>(numbers.size()))
                           .arg(to.players));
        for (int seat = 0; seat < to.players; ++seat)
            counts[seat] = static_cast<std::uint8_t>(numbers[seat].integer(0, kMaxTricks));
    }
}

void writeCounts(JsonWriter &json, const FactRow &row, const SeatCounts &counts, int players)
{
    if (row.counted == CountedAs::oneSeat) {
        if (const int seat = firstCounted(counts); seat < 0)
            json.null();
        else
            json.value(seat);
        return;
    }
    json.beginArray(Layout::row);
    for (int seat = 0; seat < players; ++seat) {
        if (row.counted == CountedAs::numbers)
            json.value(counts[seat]);
        else if (counts[seat] > 0)
            json.value(seat);
    }
    json.endArray();
}

} // namespace

void readFacts(const JsonPlace &facts, DealRecord &deal, int players)
{
    for (const FactRow *row : factRows()) {
        if (!row->key || !facts.has(QString::fromLatin1(row->key)))
            continue;
        const JsonPlace place = facts.at(QString::fromLatin1(row->key));
        if (row->counted == CountedAs::nothing)
            formOf(row->fact).read(place, {deal, players});
        else
            readCounts(place, *row, {deal, players});
    }
}

void writeFacts(JsonWriter &json, const DealRecord &deal, int players)
{
    const auto told = [&](const FactRow *row) { return row->key && deal.given.has(row->fact); };
    const FactRows rows = factRows();
    if (std::none_of(rows.begin(), rows.end(), told))
        return;
    json.key("facts");
    json.beginObject();
    for (const FactRow *row : rows) {
        if (!told(row))
            continue;
        json.key(row->key);
        if (row->counted == CountedAs::nothing)
            formOf(row->fact).write(json, deal, players);
        else
            writeCounts(json, *row, deal.facts.counted[row->fact], players);
    }
    json.endObject();
}

} // namespace sandbag
