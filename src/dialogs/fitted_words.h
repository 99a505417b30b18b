// SPDX-License-Identifier: GPL-3.0-or-later
// Words in a narrow field: they break before they are cut, and where one alone has no room its type
// becomes smaller.
#pragma once

#include <QFont>
#include <QString>

class QPainter;
class QRect;

namespace sandbag {

/// What the longest of the words needs, which no line can break.
[[nodiscard]] int widestWordOf(const QString &words, const QFont &font);
/// What the words need in that width.
[[nodiscard]] int fittedHeight(const QString &words, const QFont &font, int width);
/// In the painter's font or a smaller one; dots only where even the smallest has no room.
void drawFitted(QPainter *painter, const QRect &room, const QString &words);

} // namespace sandbag
