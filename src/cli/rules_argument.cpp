// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_argument.h"

#include "command_line.h"
#include "formats/file_argument.h"
#include "formats/record_json.h"
#include "formats/whole_file.h"
#include "match/agreements.h"
#include "rules/catalogue.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QFileInfo>
#include <QJsonDocument>

namespace sandbag {

namespace {

RuleFile rulesOfGame(const Preset &preset)
{
    RuleFile file;
    file.name = toText(preset.title);
    file.base = QString::fromUtf8(preset.id);
    file.rules = rulesOf(preset);
    return file;
}

QStringList namedGames()
{
    QStringList ids;
    for (const Preset &preset : presets())
        ids << QString::fromUtf8(preset.id);
    return ids;
}

bool isRecord(const QByteArray &json)
{
    const QJsonValue format =
        QJsonDocument::fromJson(json).object().value(QStringLiteral("format"));
    return format.toString().startsWith(QStringLiteral("spades-match/"));
}

std::variant<RuleFile, FileError> rulesOfRecord(const QByteArray &json, const QString &argument)
{
    const auto parsed = parseRecord(json, argument);
    if (const auto *error = std::get_if<FileError>(&parsed))
        return *error;
    const MatchRecord record = agreedNow(std::get<RecordFile>(parsed).record);
    RuleFile file;
    file.name = rulesName(record);
    file.base = QString::fromStdString(record.base);
    file.rules = record.rules;
    return file;
}

} // namespace

std::variant<RuleFile, FileError> rulesOfArgument(const QString &given)
{
    const QString argument = fileOfArgument(given);
    const Preset *preset = findPreset(argument.toStdString());
    if (preset && !QFileInfo::exists(argument))
        return rulesOfGame(*preset);
    auto bytes = readWholeFile(argument);
    if (auto *error = std::get_if<FileError>(&bytes)) {
        if (!QFileInfo::exists(argument))
            error->text = withGuess(error->text, argument, namedGames());
        return *error;
    }
    const auto &json = std::get<QByteArray>(bytes);
    return isRecord(json) ? rulesOfRecord(json, argument) : parseRules(json, argument);
}

std::variant<RuleFile, FileError> playableRulesOfArgument(const QString &argument)
{
    auto read = rulesOfArgument(argument);
    if (const auto *file = std::get_if<RuleFile>(&read)) {
        if (const auto why = whyNotPlayable(file->rules))
            return errorIn(argument, *why);
    }
    return read;
}

} // namespace sandbag
