// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

class QPainter;
class QRect;

namespace sandbag {

struct Paper;

/// A row beneath a deal: an explained line, or the sum that closes a side.
struct LineRow {
    QString text;
    int points = 0;
    int bags = 0;
    bool sum = false;
};

/// In the pixels of the font's device; the text breaks where it must.
[[nodiscard]] int heightOf(const LineRow &row, const QFont &font, int width);
void paintLineRow(QPainter &painter, const QRect &where, const LineRow &row, const QFont &font,
                  const Paper &paper);

} // namespace sandbag
