// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places/table_layout.h"

#include <vector>

namespace sandbag {

/// The places of a trick's cards, in the order played: later ones are over earlier ones. None
/// covers the index of another; one that would is pushed outward from the middle. `places`: by
/// card, who played it, counted from the viewer.
[[nodiscard]] std::vector<QPointF> trickPlaces(const TableLayout &layout,
                                               const std::vector<std::size_t> &places);

/// By how much the cards of a whole trick are further from the middle, so that none has to be
/// pushed aside alone, no matter who leads and whichever way play goes; the same at every size.
/// `layout`: their places before.
[[nodiscard]] double spreadOfTrick(const TableLayout &layout);

/// Whether, no matter who leads, a card of some trick would cover part of a player's plate.
[[nodiscard]] bool tricksLieOnPlates(const TableLayout &layout);

} // namespace sandbag
