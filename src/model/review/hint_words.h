// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// What a hint advises: "king of hearts", "Bid 4", "Discard the queen of clubs".
[[nodiscard]] QString hintTitle(const Decision &decision, const SeatView &view,
                                const QStringList &names);
/// Why, in a few sentences that a beginner understands: what the score is, what the choice does,
/// what the next best one would cost, and what is worst about that one. No figures of chances but
/// where they are the reason.
[[nodiscard]] QString hintReason(const Decision &decision, const SeatView &view,
                                 const QStringList &names);
/// The figures behind it, a line for each choice; "" where nothing was weighed.
[[nodiscard]] QString hintFigures(const Decision &decision, const QStringList &names);

} // namespace sandbag
