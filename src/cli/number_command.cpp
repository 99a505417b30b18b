// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/loaded_match.h"
#include "numbers/deal_number.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}

QJsonObject numbersObject(const RecordNumbers &numbers, const QStringList &deals)
{
    QJsonArray list;
    for (const QString &deal : deals)
        list.append(textOrNull(deal));
    return {{QStringLiteral("match"), textOrNull(numbers.match)}, {QStringLiteral("deals"), list}};
}

void sayNumbers(const RecordNumbers &numbers, const QStringList &deals, int first)
{
    const QString none = Words::tr("none");
    say(Words::tr("Match: %1").arg(numbers.match.isEmpty() ? none : numbers.match));
    for (qsizetype i = 0; i < deals.size(); ++i)
        say(Words::tr("Deal %1: %2")
                .arg(QString::number(first + i), deals[i].isEmpty() ? none : deals[i]));
}

} // namespace

int number(const QStringList &arguments)
{
    CommandLine line(
        QStringLiteral("number"),
        Words::tr(
            "Print the codes of a match and its deals, which let anyone play the same cards."),
        {QStringLiteral("FILE")});
    line.option(QStringLiteral("deal"), Words::tr("Only this deal of the match (the first is 1)."),
                QStringLiteral("D"), QStringLiteral("0"));
    if (!line.parse(arguments))
        return line.status();
    const auto loaded = loadMatch(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const auto &file = std::get<LoadedMatch>(loaded);
    const auto deals = static_cast<qint64>(file.match.record().deals.size());
    const auto deal = line.number(QStringLiteral("deal"), 0, 100'000);
    if (!deal)
        return kUnusable;
    if (*deal > deals)
        return line.refuse(
            {FileError::Kind::unreadable,
             Words::tr("%1: no deal %2").arg(harmless(line.operand(0)), QString::number(*deal))});
    const RecordNumbers numbers = numbersOf(file.match, file.other);
    const QStringList wanted = *deal > 0 ? QStringList{numbers.deals[*deal - 1]} : numbers.deals;
    if (line.json())
        say(QJsonDocument(numbersObject(numbers, wanted)));
    else
        sayNumbers(numbers, wanted, static_cast<int>(std::max<qint64>(*deal, 1)));
    return kFine;
}

} // namespace sandbag
