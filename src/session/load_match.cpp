// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_json.h"

#include "rules/check.h"
#include "translate.h"

#include <QStringList>

namespace sandbag {

std::optional<QString> whyNotPlayable(const RuleSet &rules)
{
    const CheckResult result = check(rules);
    if (result.errors.empty())
        return std::nullopt;
    const Finding &first = result.errors.front();
    QStringList ids;
    for (const char *id : first.ids)
        ids.append(QString::fromUtf8(id));
    return QStringLiteral("/rules: %1 (%2)")
        .arg(toText(first.text), ids.join(QStringLiteral(", ")));
}

std::variant<LoadedMatch, FileError> loadMatch(const QByteArray &json, const QString &file)
{
    auto parsed = parseRecord(json, file);
    if (auto *error = std::get_if<FileError>(&parsed))
        return std::move(*error);
    auto &record = std::get<RecordFile>(parsed);
    const auto refuse = [&file](const QString &why) {
        return FileError{FileError::Kind::breaksRule, file + QStringLiteral(": ") + why};
    };
    if (const auto why = whyNotPlayable(record.record.rules))
        return refuse(*why);
    auto folded = Match::fold(record.record);
    if (auto *error = std::get_if<RecordError>(&folded))
        return refuse(toText(error->text));
    return LoadedMatch{std::get<Match>(std::move(folded)), std::move(record.other)};
}

std::variant<LoadedMatch, FileError> loadMatch(const QString &file)
{
    try {
        return loadMatch(readWholeFile(file), file);
    } catch (const FileError &error) {
        return error;
    }
}

} // namespace sandbag
