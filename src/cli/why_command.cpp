// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/loaded_match.h"
#include "review/why_words.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

QString notationOf(const Event &event)
{
    return QString::fromStdString(toString(event));
}

/// The choice that is asked about; nothing where there is none of any player's.
std::optional<ChoicePlace> placeOf(const Match &match, qint64 deal, qint64 event)
{
    for (const ChoicePlace &place : choicesOf(match)) {
        if (place.deal == deal - 1 && place.event == event)
            return place;
    }
    return {};
}

QJsonObject whyObject(const Explanation &why, const Match &match)
{
    const QStringList names = playerNames(match.record());
    const Audience audience = Audience::screen(names);
    QJsonArray believed;
    for (const Sentence &belief : why.beliefs)
        believed.append(toText(belief, audience));
    QJsonValue second;
    for (const ChoiceValue &value : why.judgement.values) {
        if (second.isNull() && value.event && *value.event != why.judgement.made)
            second = notationOf(*value.event);
    }
    const QString own = ownWords(why, names), figures = figureWords(why, names);
    return {
        {QStringLiteral("seat"), why.place.seat},
        {QStringLiteral("act"), notationOf(why.judgement.made)},
        {QStringLiteral("text"), own.isEmpty() ? figures : own},
        {QStringLiteral("figures"), figures},
        {QStringLiteral("believed"), believed},
        {QStringLiteral("second"), second},
    };
}

} // namespace

int why(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("why"),
                     Words::tr("Explain a player's choice from what that player could see."),
                     {QStringLiteral("FILE")});
    line.option(QStringLiteral("deal"), Words::tr("The number of the deal (the first is 1)."),
                QStringLiteral("D"), QStringLiteral("1"));
    line.option(QStringLiteral("event"),
                Words::tr("The number of the event in that deal (the first is 0)."),
                QStringLiteral("N"), QStringLiteral("0"));
    if (!line.parse(arguments))
        return line.status();
    const auto loaded = loadMatch(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    const auto deal = line.number(QStringLiteral("deal"), 1, INT32_MAX);
    const auto event = deal ? line.number(QStringLiteral("event"), 0, INT32_MAX) : std::nullopt;
    if (!event)
        return line.status();
    const auto place = placeOf(match, *deal, *event);
    if (!place)
        return line.refuse(
            {FileError::Kind::unreadable,
             Words::tr("%1: that event is not a player's choice").arg(harmless(line.operand(0)))});
    Judge judge(JudgeOptions{});
    const std::atomic<bool> stop{false};
    const Explanation answer = explain(match, *place, {}, judge, stop);
    if (line.json()) {
        say(QJsonDocument(whyObject(answer, match)));
        return kFine;
    }
    const auto &players = match.record().players;
    const auto seat = static_cast<std::size_t>(place->seat);
    const std::string kind = seat < players.size() ? players[seat].kind : std::string();
    say(whyWords(answer, playerNames(match.record()), QString::fromStdString(kind)));
    return kFine;
}

} // namespace sandbag
