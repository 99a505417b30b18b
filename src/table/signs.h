// SPDX-License-Identifier: GPL-3.0-or-later
// Small drawings that several items on the table share.
#pragma once

#include "cards/card.h"

#include <QColor>
#include <QFont>

class QPainter;
class QPen;
class QRectF;

namespace sandbag {

/// A side's sign: its own colour and its own shape, since colour is never the only sign.
void drawSideSign(QPainter &painter, const QRectF &box, int side);
/// The dealer's disc.
void drawDealerSign(QPainter &painter, const QRectF &box);
/// A suit, as an outline that fills the box.
void drawSuit(QPainter &painter, const QRectF &box, Suit suit, const QColor &colour);
/// The dark ground of plates and panels.
void drawPlate(QPainter &painter, const QRectF &box, double radius);
/// A pen for outlines of one pixel. It is a trace wider, since Qt draws rounded outlines of at most
/// one pixel dot by dot, which takes milliseconds where the picture is mended in many places.
[[nodiscard]] QPen fineLine(const QColor &colour);
/// The desktop's font in that many pixels; figures of one width where the font has them.
[[nodiscard]] QFont tableFont(double pixels, bool bold = false);

inline constexpr QColor kPlateGround(13, 18, 22);
/// White of full and of lesser weight on a plate; both at least 4.5 : 1 against it.
inline constexpr QColor kPlateText(255, 255, 255);
inline constexpr QColor kPlateFaint(214, 220, 224);

} // namespace sandbag
