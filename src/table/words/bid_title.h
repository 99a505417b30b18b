// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

class SeatView;

/// The title of the bid panel: with the partner's bid and what is bid so far.
[[nodiscard]] QString bidTitle(const SeatView &view, const QStringList &names);
/// The same without the parts shown at the players' places and in the strip of bids.
[[nodiscard]] QString bidBrief(const SeatView &view, const QStringList &names);

} // namespace sandbag
