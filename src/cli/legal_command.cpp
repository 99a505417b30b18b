// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/loaded_match.h"
#include "formats/prompt_json.h"
#include "formats/record_json.h"
#include "words.h"

#include <QJsonArray>

namespace sandbag {

namespace {

/// Phase, seat and choices in one line.
QString plainLine(const QJsonObject &prompt)
{
    const QJsonValue seat = prompt.value(QStringLiteral("seat"));
    QString text = prompt.value(QStringLiteral("phase")).toString();
    if (!seat.isNull())
        text += QStringLiteral(", ") + Words::tr("seat %1").arg(seat.toInt());
    QStringList choices;
    const QJsonValue legal = prompt.value(QStringLiteral("legal"));
    for (const QJsonValue word : legal.toArray())
        choices.append(word.toString());
    const QJsonObject cards = legal.toObject();
    for (auto member = cards.begin(); member != cards.end(); ++member)
        choices.append(member.key() + u' ' + member.value().toVariant().toString());
    return choices.isEmpty() ? text
                             : text + QStringLiteral(": ") + choices.join(QStringLiteral(", "));
}

} // namespace

int listLegal(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("legal"), Words::tr("List the legal moves of a match."),
                     {QStringLiteral("FILE")});
    if (!line.parse(arguments))
        return line.status();
    const auto loaded = loadMatch(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const QJsonObject prompt = promptObject(std::get<LoadedMatch>(loaded).match);
    if (line.json())
        say(QJsonDocument(prompt));
    else
        say(plainLine(prompt));
    return kFine;
}

} // namespace sandbag
