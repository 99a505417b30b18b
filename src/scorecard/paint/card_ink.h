// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "page_canvas.h"

namespace sandbag {

/// Paints a card as rank and suit shape ("10♠", "Big joker" as "BJ"), left-aligned at x and
/// centred on y; the width it took.
double paintCard(PageCanvas &canvas, QPointF at, const TextStyle &style, Card card);
[[nodiscard]] double cardWidth(const TextStyle &style, Card card);
/// The rank alone: "10", "K", "BJ"; an ace called low is "A↓".
[[nodiscard]] QString rankText(Card card);

} // namespace sandbag
