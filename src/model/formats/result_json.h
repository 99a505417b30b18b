// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace sandbag {

class Match;

/// One deal's result as `score --json` prints it and other players receive it.
[[nodiscard]] QJsonObject dealResultObject(const Match &match, int deal);
/// The whole result of a match (FORMATS, "Result").
[[nodiscard]] QJsonObject resultObject(const Match &match);

} // namespace sandbag
