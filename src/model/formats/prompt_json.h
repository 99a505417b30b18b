// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

namespace sandbag {

class Match;
struct Prompt;

/// The question, as `legal --json` prints it and other players receive it (FORMATS, "What `legal`
/// prints").
[[nodiscard]] QJsonObject promptObject(const Prompt &prompt);
/// The same of a match: after a deal phase `done` and who deals next, `null` once it is over.
[[nodiscard]] QJsonObject promptObject(const Match &match);

} // namespace sandbag
