// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "review/judgement.h"

#include <optional>

namespace sandbag {

/// A card that wins the trick for certain and so breaks its player's own nil, though another that
/// may be played would not take it: a judgement without values, which says so. Nothing for any
/// other choice. Whether it is worth its price, only playouts can show.
[[nodiscard]] std::optional<Judgement> brokenNil(const SeatView &view, const Event &made);

} // namespace sandbag
