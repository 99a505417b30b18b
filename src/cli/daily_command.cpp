// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "dealt_object.h"
#include "numbers/daily_deal.h"
#include "rules/catalogue.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonObject>

namespace sandbag {

namespace {

QStringList gameIds()
{
    QStringList ids;
    for (const Preset &preset : presets())
        ids << QString::fromUtf8(preset.id);
    return ids;
}

} // namespace

int daily(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("daily"),
                     Words::tr("Show the deal of the day, which is the same for everyone."));
    line.option(QStringLiteral("date"), Words::tr("The day (default: today)."),
                QStringLiteral("YYYY-MM-DD"));
    line.option(QStringLiteral("game"), Words::tr("The id of a named game."), QStringLiteral("ID"),
                QStringLiteral("standard"));
    line.option(QStringLiteral("match"), Words::tr("Show the four-deal match of the day instead."));
    if (!line.parse(arguments))
        return line.status();
    const QString named = line.value(QStringLiteral("date"));
    const QDate date = named.isEmpty() ? QDate::currentDate()
                                       : QDate::fromString(named, QStringLiteral("yyyy-MM-dd"));
    if (!date.isValid())
        return line.wrongUsage(
            Words::tr("\"%1\" isn't a date: use YYYY-MM-DD").arg(shortened(named)));
    const QString game = line.value(QStringLiteral("game"));
    const auto day = dailyDeal(date, game, line.isSet(QStringLiteral("match")));
    if (!day)
        return line.wrongUsage(withGuess(
            Words::tr("there is no named game \"%1\"").arg(shortened(game)), game, gameIds()));
    const DealRecord deal = dealsOf(day->cards).front();
    if (line.json()) {
        say(QJsonDocument(QJsonObject{{QStringLiteral("date"), date.toString(Qt::ISODate)},
                                      {QStringLiteral("game"), game},
                                      {QStringLiteral("number"), day->number},
                                      {QStringLiteral("dealer"), deal.dealer},
                                      {QStringLiteral("hands"), handsArray(deal)},
                                      {QStringLiteral("aside"), cardsText(deal.undealt)}}));
        return kFine;
    }
    say(Words::tr("Deal of the day, %1: code %2").arg(date.toString(Qt::ISODate), day->number));
    sayDeal(day->cards.rules, deal);
    return kFine;
}

} // namespace sandbag
