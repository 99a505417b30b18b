// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"

namespace sandbag {

class Match;

/// What undoing means in a match of persons and computers: back to the last choice that a person
/// made, and where only computers play, to the last one of all. `persons` are the seats of people
/// who may take back here.

/// Whose choice would be taken back; −1 where no person has chosen anything.
[[nodiscard]] int seatTakenBack(const Match &match, SeatSet persons);
[[nodiscard]] bool canTakeBack(const Match &match, SeatSet persons);
/// Requires canTakeBack().
void takeBack(Match &match, SeatSet persons);
/// Forward to where the next of these persons is asked, or as far as it goes. Requires
/// Match::canRedo().
void bringBack(Match &match, SeatSet persons);

} // namespace sandbag
