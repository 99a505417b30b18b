// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QPainterPath>
#include <QRectF>

namespace sandbag {

/// Outline of a suit, filling the rectangle: drawn as a shape so that no font need have it.
[[nodiscard]] QPainterPath suitShape(Suit suit, const QRectF &where);

} // namespace sandbag
