// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"

#include <QByteArray>
#include <QJsonObject>

#include <variant>

namespace sandbag {

/// How many objects and lists of this text are open within one another at most. Reads the text as
/// JSON would: brackets within strings do not count.
[[nodiscard]] int depthOfJson(const QByteArray &json);

/// The object of one line, or why it is none. Text nested deeper than company_limit::depth is
/// refused before it is parsed.
[[nodiscard]] std::variant<QJsonObject, JsonFault> objectOfLine(const QByteArray &line);
/// The line of an object, with its line feed.
[[nodiscard]] QByteArray lineOf(const QJsonObject &object);

} // namespace sandbag
