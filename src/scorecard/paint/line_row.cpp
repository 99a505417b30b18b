// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/line_row.h"

#include "paint/direction.h"
#include "paint/paper.h"
#include "paint/score_table.h"
#include "paint/scorecard_text.h"
#include "paint/small_type.h"
#include "text/numbers.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kLinePad = 3;

QFont smallFont(const QFont &font)
{
    return smallerType(font, 0.9);
}

QString bagsText(int bags)
{
    return ScorecardText::tr("bags: %1", "change of the bag count: +2, −10")
        .arg(signedPoints(bags));
}

/// Room at the left, for bags and for points at the right.
struct Columns {
    int indent, bags, points;

    explicit Columns(const QFontMetrics &metrics)
        : indent(metrics.horizontalAdvance(QStringLiteral("00")) + 12),
          bags(metrics.horizontalAdvance(bagsText(88)) + 8),
          points(metrics.horizontalAdvance(QStringLiteral("−1,000")) + 8)
    {
    }
    [[nodiscard]] int text(int width, const LineRow &row) const
    {
        const bool counted = !row.sum && row.bags != 0;
        return std::max(width - indent - points - (counted ? bags : 0), 40);
    }
};

} // namespace

int heightOf(const LineRow &row, const QFont &font, int width)
{
    const QFontMetrics metrics(smallFont(font));
    const QRect room(0, 0, Columns(metrics).text(width, row), 10000);
    return metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, row.text).height() +
           2 * kLinePad;
}

void paintLineRow(QPainter &painter, const QRect &where, const LineRow &row, const QFont &font,
                  const Paper &paper)
{
    QFont rowFont = smallFont(font);
    const Columns columns{QFontMetrics(rowFont)};
    const QRect inner = where.adjusted(columns.indent, kLinePad, -4, -kLinePad);
    rowFont.setBold(row.sum);
    painter.setFont(rowFont);
    painter.setPen(row.sum ? paper.ink : paper.soft);
    const auto place = [&](const QRect &part) { return mirrored(painter, where, part); };
    const QRect text(inner.x(), inner.y(), columns.text(where.width(), row), inner.height());
    painter.drawText(place(text), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, row.text);
    const QString points = row.sum ? QStringLiteral("= ") + pointsText(row.points)
                           : row.points != 0 || row.bags == 0 ? signedPoints(row.points)
                                                              : QString();
    const int atEnd = numberFlags(painter, Qt::AlignRight | Qt::AlignTop);
    painter.drawText(place(inner), atEnd, points);
    if (!row.sum && row.bags != 0)
        painter.drawText(place(inner.adjusted(0, 0, -columns.points, 0)),
                         Qt::AlignRight | Qt::AlignTop, bagsText(row.bags));
    if (row.sum) {
        painter.setPen(QPen(paper.soft, 1));
        const QRectF bar =
            place(QRect(inner.right() - columns.points, where.y() + 1, columns.points, 0));
        painter.drawLine(bar.topLeft(), bar.topRight());
    }
}

} // namespace sandbag
