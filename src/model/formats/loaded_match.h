// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "match/match.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <variant>

namespace sandbag {

/// A record that was read, checked and folded.
struct LoadedMatch {
    Match match;
    QJsonObject other;
};
/// Reads the file with the steps that are next to it, checks its rules and replays its deals.
[[nodiscard]] std::variant<LoadedMatch, FileError> loadMatch(const QString &file);
/// The same of bytes that were read already, without steps.
[[nodiscard]] std::variant<LoadedMatch, FileError> loadMatch(const QByteArray &json,
                                                             const QString &file);

} // namespace sandbag
