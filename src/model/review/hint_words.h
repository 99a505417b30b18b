// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"
#include "scoring/standing.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// What a hint advises: "king of hearts", "Bid 4", "Discard the queen of clubs".
[[nodiscard]] QString hintTitle(const Decision &decision, const SeatView &view,
                                const QStringList &names);
/// Why, in a few sentences that a beginner understands: the score, the effect of the choice, the
/// cost of the next best one, and its main drawback. Chances are given as figures only where they
/// are the reason. `standing`: before the deal.
[[nodiscard]] QString hintReason(const Decision &decision, const SeatView &view,
                                 const Standing &standing, const QStringList &names);
/// The figures behind it, a line for each choice; "" where nothing was weighed.
[[nodiscard]] QString hintFigures(const Decision &decision, const QStringList &names);

} // namespace sandbag
