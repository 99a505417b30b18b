// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/player_protocol.h"

#include "deal/claim_proof.h"
#include "formats/event_json.h"
#include "formats/json_writer.h"
#include "formats/prompt_json.h"
#include "formats/rules_json.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace sandbag {

namespace {

QJsonObject message(const char *type)
{
    return {{QStringLiteral("type"), QString::fromUtf8(type)}};
}

QString text(const CardList &cards)
{
    return QString::fromStdString(toString(cards));
}

template<typename Numbers>
QJsonArray array(const Numbers &numbers, int count)
{
    QJsonArray list;
    for (int i = 0; i < count; ++i)
        list.append(numbers[static_cast<std::size_t>(i)]);
    return list;
}

/// The cards of an answer, if they are a choice that the prompt asks for.
std::optional<Event> chosenCards(const CardChoice &choice, const QJsonObject &answer, int seat)
{
    const std::string tokens = answer.value(QStringLiteral("act")).toString().toStdString();
    auto cards = parseCards(tokens);
    const auto count = cards ? static_cast<int>(cards->size()) : -1;
    if (count < choice.least || count > choice.most)
        return {};
    CardList from = choice.from;
    CardList picked = *cards;
    std::sort(from.begin(), from.end());
    std::sort(picked.begin(), picked.end());
    if (!std::includes(from.begin(), from.end(), picked.begin(), picked.end()))
        return {};
    Event event = Event::withCards(choice.kind, seat, *cards, choice.to);
    if (choice.nameSuit) {
        event.suit = parseSuit(answer.value(QStringLiteral("suit")).toString().toStdString());
        if (!event.suit)
            return {};
    }
    return event;
}

/// An event that is never listed, and whether it may be had now.
bool mayHave(const SeatView &view, const Event &event)
{
    const DealState &seen = view.seen();
    switch (event.kind) {
    case EventKind::talk: {
        const auto &talk = view.prompt().talk;
        return std::find(talk.begin(), talk.end(), view.seat()) != talk.end();
    }
    case EventKind::claim:
        return !whyNotClaim(seen, view.seat()) &&
               (view.rules().claim_mode != ClaimMode::checked || claimIsProved(view));
    case EventKind::concede:
        return !whyNotConcede(seen, view.seat());
    case EventKind::challenge:
        return !whyNotChallenge(seen, view.seat(), event.accused(), event.trick());
    default:
        return false;
    }
}

} // namespace

QJsonObject matchMessage(const RuleContext &context, int seat)
{
    JsonWriter json;
    json.beginObject();
    writeRuleMembers(json, QStringLiteral("standard"), context.rules);
    json.endObject();
    QJsonObject object = message("match");
    object.insert(QStringLiteral("rules"), QJsonDocument::fromJson(json.finished()).object());
    object.insert(QStringLiteral("seat"), seat);
    object.insert(QStringLiteral("players"), context.seating.players);
    return object;
}

QJsonObject dealMessage(const SeatView &view, const Standing &standing)
{
    const int sides = view.context().seating.sides;
    CardList hand = view.told().start.hands[static_cast<std::size_t>(view.seat())];
    sortForFiles(hand);
    QJsonObject object = message("deal");
    object.insert(QStringLiteral("dealer"), view.seen().dealer);
    object.insert(QStringLiteral("hand"), text(hand));
    object.insert(QStringLiteral("scores"), array(standing.totals, sides));
    object.insert(QStringLiteral("bags"), array(standing.bags, sides));
    object.insert(QStringLiteral("sets_in_row"), array(standing.setsInRow, sides));
    object.insert(QStringLiteral("sets"), array(standing.sets, sides));
    object.insert(QStringLiteral("sevens"), array(standing.sevens, sides));
    object.insert(QStringLiteral("nil_pot"), standing.pot);
    object.insert(QStringLiteral("deals_scored"), standing.dealsScored);
    object.insert(QStringLiteral("minutes"), standing.minutes);
    if (!view.seen().faceUp.empty()) {
        QJsonArray shown;
        for (const CardList &cards : view.seen().faceUp)
            shown.append(text(cards));
        object.insert(QStringLiteral("face_up"), shown);
    }
    if (const auto card = view.told().start.cutCard)
        object.insert(QStringLiteral("cut_card"), QString::fromStdString(toString(*card)));
    return object;
}

QJsonObject eventMessage(const SeatView &view, std::size_t number)
{
    const auto &[event, disclosed] = view.told().events[number];
    QJsonObject object = eventObject(event);
    object.insert(QStringLiteral("type"), QStringLiteral("event"));
    if (disclosed.cards > static_cast<int>(event.cards.size()))
        object.insert(QStringLiteral("count"), disclosed.cards);
    if (event.kind == EventKind::claim || event.kind == EventKind::challenge)
        object.insert(QStringLiteral("stood"), disclosed.stood);
    if (!disclosed.shown.empty())
        object.insert(QStringLiteral("shown"), text(disclosed.shown));
    if (disclosed.drawn) {
        object.insert(QStringLiteral("kept"), text({disclosed.drawn->kept}));
        if (disclosed.drawn->laidAway)
            object.insert(QStringLiteral("laid_away"), text({*disclosed.drawn->laidAway}));
    }
    return object;
}

QJsonObject actMessage(const SeatView &view, int milliseconds)
{
    QJsonObject object = promptObject(view.prompt());
    object.insert(QStringLiteral("type"), QStringLiteral("act"));
    object.insert(QStringLiteral("ms"), milliseconds);
    if (!view.offered().empty())
        object.insert(QStringLiteral("offered"), text(view.offered()));
    if (view.seen().stage == Stage::play)
        object.insert(QStringLiteral("spades_broken"), view.seen().play.broken);
    return object;
}

QJsonObject byeMessage()
{
    return message("bye");
}

std::optional<Event> answeredEvent(const QJsonObject &answer, const SeatView &view)
{
    const Prompt &prompt = view.prompt();
    const QJsonValue act = answer.value(QStringLiteral("act"));
    if (act.isString()) {
        if (prompt.cards)
            return chosenCards(*prompt.cards, answer, view.seat());
        const std::string word = act.toString().simplified().toStdString();
        for (const Event &event : prompt.choices) {
            if (toString(event) == word)
                return event;
        }
        // Cards may be written another way ("10D").
        const auto card = parseCard(word);
        for (const Event &event : prompt.choices) {
            if (card && event.kind == EventKind::play && event.cards.front() == *card)
                return event;
        }
        return {};
    }
    try {
        const Event event = readEvent(JsonPlace(answer), view.context().seating.players);
        if (event.seat == view.seat() && mayHave(view, event))
            return event;
    } catch (const JsonFault &) {
    }
    return {};
}

} // namespace sandbag
