// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/later_win.h"

namespace sandbag {

const LaterWinTable kLaterWins{{
#include "policy/later_win_table.inc"
}};

} // namespace sandbag
