// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/record_json.h"

#include "formats/rules_json.h"
#include "text/translate.h"

namespace sandbag {

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
