// SPDX-License-Identifier: GPL-3.0-or-later
// The picture of a match as it is seen at a seat.
#pragma once

#include "look/hand_order.h"
#include "look/picture_of_deal.h"
#include "look/table_picture.h"
#include "seat_at_match.h"

#include <QString>
#include <QStringList>

namespace sandbag {

class TablePace;

/// Who looks at a match, and how.
struct Looker {
    int seat = 0;                   ///< at the bottom
    QStringList names;              ///< by seat
    HandOrder order;                ///< of the own hand
    const SeatView *seen = nullptr; ///< of that seat; null where there is no deal
};

/// The knowledge of a match from one place: of the deal what the seat sees, or all hands where they
/// are open. Prompt and held trick are up to the caller. Points into both.
[[nodiscard]] PictureInput pictureInput(const SeatSight &at, const Looker &by);

/// The table of a match that is played, as its pace shows it now.
[[nodiscard]] TablePicture pictureOfTable(const SeatAtMatch &at, const TablePace &pace,
                                          const HandOrder &order);
/// A finished deal, with each trick shown until the next card is led.
[[nodiscard]] TablePicture pictureOfReplay(const SeatSight &at, const Looker &by);

} // namespace sandbag
