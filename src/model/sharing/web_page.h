// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>

namespace sandbag {

class Match;

/// The match as one page for a browser: of each deal its hands, what was said, the tricks to go
/// through, and the scorecard. It asks nobody for anything, forbids itself every other source,
/// works without scripts, and prints. Names are text, whatever is in them. Of a deal that is
/// not finished no hands are shown. `other`: the members of its file, from which its number comes.
[[nodiscard]] QByteArray webPage(const Match &match, const QJsonObject &other = {});

} // namespace sandbag
