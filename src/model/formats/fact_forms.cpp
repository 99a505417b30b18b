// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/fact_forms.h"

#include "formats/json_writer.h"
#include "text/session_text.h"

#include <algorithm>

namespace sandbag {

namespace {

using Layout = JsonWriter::Layout;

/// The deal that is told of.
struct Telling {
    DealRecord &deal;
    int players;

    [[nodiscard]] int seat(const JsonPlace &place, int least = 0) const
    {
        return place.integer(least, players - 1);
    }
};

/// How facts stand in the files (FORMATS.md, "Match record").
struct FactForm {
    Fact fact; ///< what the member tells, be it that more of it can be told
    const char *key;
    void (*read)(const JsonPlace &, Telling);
    /// What stands behind the key.
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
        cards.fail(SessionText::tr("%n card(s), where each of %1 players plays one", nullptr,
                                   static_cast<int>(list.size()))
                       .arg(to.players));
    std::copy(list.begin(), list.end(), last.cards.begin());
    last.count = to.players;
    to.deal.given.add(Fact::lastCards);
}

void readCancelCard(const JsonPlace &place, Telling to)
{
    to.deal.facts.cancelCardSeat = place.isNull() ? -1 : to.seat(place, -1);
    to.deal.given.add(Fact::cancelCard);
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
            points.fail(SessionText::tr("%1 points; a dix is worth 1, 5 or 10").arg(dix.points));
    }
}

void readNoTrumpBroken(const JsonPlace &place, Telling to)
{
    to.deal.given.add(Fact::noTrumpBroken);
    if (place.isNull())
        return;
    for (const JsonPlace &seat : place.items())
        to.deal.facts.noTrumpBroken |= static_cast<std::uint8_t>(1U << to.seat(seat));
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

void writeCancelCard(JsonWriter &json, const DealRecord &deal, int)
{
    if (deal.facts.cancelCardSeat < 0)
        json.null();
    else
        json.value(deal.facts.cancelCardSeat);
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

void writeNoTrumpBroken(JsonWriter &json, const DealRecord &deal, int players)
{
    json.beginArray(Layout::row);
    for (int seat = 0; seat < players; ++seat) {
        if ((deal.facts.noTrumpBroken >> seat) & 1)
            json.value(seat);
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
    {Fact::lastWinner, "last_trick", readLastTrick, writeLastTrick},
    {Fact::cancelCard, "cancel_card", readCancelCard, writeCancelCard},
    {Fact::dix, "dix", readDix, writeDix},
    {Fact::noTrumpBroken, "notrump_broken", readNoTrumpBroken, writeNoTrumpBroken},
    {Fact::renege, "renege", readRenege, writeRenege},
};

} // namespace

void readFacts(const JsonPlace &facts, DealRecord &deal, int players)
{
    for (const FactForm &form : kForms) {
        const QString key = QString::fromLatin1(form.key);
        if (facts.has(key))
            form.read(facts.at(key), {deal, players});
    }
}

void writeFacts(JsonWriter &json, const DealRecord &deal, int players)
{
    const auto given = [&](const FactForm &form) { return deal.given.has(form.fact); };
    if (std::none_of(std::begin(kForms), std::end(kForms), given))
        return;
    json.key("facts");
    json.beginObject();
    for (const FactForm &form : kForms) {
        if (!given(form))
            continue;
        json.key(form.key);
        form.write(json, deal, players);
    }
    json.endObject();
}

} // namespace sandbag
