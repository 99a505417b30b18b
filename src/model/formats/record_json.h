// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "match/record.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <variant>

namespace sandbag {

/// Of the name of a match's file: ".spades.json".
[[nodiscard]] QString recordEnding();

/// A match record, NAME.spades.json.
struct RecordFile {
    MatchRecord record;
    QJsonObject other; ///< members this program does not know, kept when rewritten
};

/// Reads a record; `file` names it in errors. The form is checked, and that every rule, card,
/// seat and word exists; whether the rules can be played and the choices are legal is not.
[[nodiscard]] std::variant<RecordFile, FileError> parseRecord(const QByteArray &json,
                                                              const QString &file);
/// The same of a file, with the steps that are next to it (formats/saved_steps.h).
[[nodiscard]] std::variant<RecordFile, FileError> readRecord(const QString &file);
/// A record as its file says it, with these members next to it.
[[nodiscard]] QByteArray writeRecord(const MatchRecord &record, const QJsonObject &other = {});
[[nodiscard]] inline QByteArray writeRecord(const RecordFile &file)
{
    return writeRecord(file.record, file.other);
}

} // namespace sandbag
