// SPDX-License-Identifier: GPL-3.0-or-later
// Small drawings that several items on the table share.
#pragma once

#include "cards/card.h"

#include <QColor>
#include <QFont>

class QPainter;
class QPainterPath;
class QPen;
class QRectF;

namespace sandbag {

enum class SignStyle { filled, outline };

/// A side's sign: its own shape and its colour, since colour is never the only sign.
void drawSideSign(QPainter &painter, const QRectF &box, int side, const QColor &colour,
                  SignStyle style = SignStyle::filled);
/// The dealer's disc.
void drawDealerSign(QPainter &painter, const QRectF &box);
/// A suit, as an outline that fills the box.
void drawSuit(QPainter &painter, const QRectF &box, Suit suit, const QColor &colour);
/// A small bag: a trick over the bid, or a place in the meter where it is only an outline.
void drawSack(QPainter &painter, const QRectF &box, const QColor &colour, bool full);
/// A computer's screen: one plays for the person.
void drawComputerSign(QPainter &painter, const QRectF &box, const QColor &colour);
/// A clock: the person is waited for.
void drawAwaySign(QPainter &painter, const QRectF &box, const QColor &colour);
/// Red or dark, as the suit is printed on paper.
[[nodiscard]] QColor suitInk(Suit suit);
/// A pen for outlines of one pixel. It is a trace wider, since Qt draws rounded outlines of at most
/// one pixel dot by dot, which takes milliseconds where the picture is repainted in many places.
[[nodiscard]] QPen fineLine(const QColor &colour);
/// The desktop's font in that many pixels.
[[nodiscard]] QFont tableFont(double pixels, QFont::Weight weight = QFont::Medium);

} // namespace sandbag
