// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_plots.h"

#include "paint/paper.h"
#include "statistics_words.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// A field with a scale at its left and one beneath; both begin at 0.
class Field
{
public:
    Field(QPainter &painter, const QRectF &where, const ChartStyle &style)
        : m_painter(painter), m_style(style), m_where(where)
    {
        QFont font = painter.font();
        font.setPixelSize(std::max(1, static_cast<int>(std::lround(style.textSize))));
        painter.setFont(font);
        m_inner = where.adjusted(style.textSize * kScale, style.textSize * 0.8,
                                 -style.textSize * 0.8, -style.textSize * 3.2);
    }

    [[nodiscard]] const QRectF &inner() const { return m_inner; }
    [[nodiscard]] QPointF at(double x, double y) const
    {
        return {m_inner.left() + x * m_inner.width(), m_inner.bottom() - y * m_inner.height()};
    }
    void across(double y, const QString &text)
    {
        m_painter.setPen(QPen(m_style.grid, m_style.pen / 2));
        m_painter.drawLine(at(0, y), at(1, y));
        m_painter.setPen(m_style.soft);
        const double size = m_style.textSize;
        m_painter.drawText(QRectF(m_inner.left() - size * kScale, at(0, y).y() - size,
                                  size * (kScale - 0.4), 2 * size),
                           Qt::AlignRight | Qt::AlignVCenter, text);
    }
    void beneath(double x, const QString &text)
    {
        const double size = m_style.textSize;
        m_painter.setPen(m_style.soft);
        m_painter.drawText(
            QRectF(at(x, 0).x() - 4 * size, m_inner.bottom() + size * 0.3, 8 * size, 1.4 * size),
            Qt::AlignHCenter | Qt::AlignTop, text);
    }
    /// Below it, in smaller type where it is wider than the plot.
    void title(const QString &text)
    {
        const double size = m_style.textSize;
        const QFont usual = m_painter.font();
        QFont font = usual;
        if (const double wants = QFontMetricsF(font).horizontalAdvance(text);
            wants > m_where.width())
            font.setPixelSize(
                std::max(1, static_cast<int>(font.pixelSize() * m_where.width() / wants)));
        m_painter.setFont(font);
        m_painter.setPen(m_style.ink);
        m_painter.drawText(
            QRectF(m_where.left(), m_inner.bottom() + size * 1.7, m_where.width(), size * 1.5),
            Qt::AlignHCenter | Qt::AlignTop, text);
        m_painter.setFont(usual);
    }

private:
    static constexpr double kScale = 4; ///< letters: "100 %" and room next to it

    QPainter &m_painter;
    const ChartStyle &m_style;
    QRectF m_where, m_inner;
};

QColor inkOf(const ChartStyle &style)
{
    return style.colours.isEmpty() ? style.ink : style.colours.first();
}

void tellNothing(QPainter &painter, const QRectF &where, const ChartStyle &style)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(style.textSize))));
    painter.setFont(font);
    painter.setPen(style.soft);
    painter.drawText(where, Qt::AlignCenter | Qt::TextWordWrap,
                     StatisticsPlot::tr("Not enough matches for a chart"));
}

} // namespace

void paintBids(QPainter &painter, const QRectF &where, const QList<BidOutcome> &bids,
               const ChartStyle &style)
{
    if (bids.isEmpty())
        return tellNothing(painter, where, style);
    int most = 4, largest = 1;
    for (const BidOutcome &outcome : bids) {
        most = std::max({most, outcome.bid, outcome.tricks});
        largest = std::max(largest, outcome.count);
    }
    const QSizeF room = where.size();
    const double side = std::min(room.width(), room.height());
    Field field(painter, QRectF(where.center() - QPointF(side, side) / 2, QSizeF(side, side)),
                style);
    const double cells = most + 1;
    const auto middle = [&](int number) { return (number + 0.5) / cells; };
    const int step = most > 8 ? 2 : 1;
    for (int number = 0; number <= most; number += step) {
        field.across(middle(number), QString::number(number));
        field.beneath(middle(number), QString::number(number));
    }
    field.title(StatisticsPlot::tr("tricks taken, by number bid"));
    painter.setPen(QPen(style.soft, style.pen, Qt::DashLine));
    painter.drawLine(field.at(0, 0), field.at(1, 1));
    QColor ink = inkOf(style);
    painter.setPen(QPen(ink, style.pen / 2));
    ink.setAlpha(190);
    painter.setBrush(ink);
    const double radius = 0.48 * field.inner().width() / cells;
    for (const BidOutcome &outcome : bids) {
        const double size =
            std::max(style.pen, radius * std::sqrt(static_cast<double>(outcome.count) / largest));
        painter.drawEllipse(field.at(middle(outcome.bid), middle(outcome.tricks)), size, size);
    }
    painter.setBrush(Qt::NoBrush);
}

void paintTrend(QPainter &painter, const QRectF &where, const QList<TrendPart> &trend,
                const ChartStyle &style)
{
    if (trend.size() < 2)
        return tellNothing(painter, where, style);
    Field field(painter, where, style);
    for (const int share : {0, 25, 50, 75, 100})
        field.across(share / 100.0, StatisticsPlot::tr("%1%").arg(share));
    field.title(StatisticsPlot::tr("matches won, with the 95% range"));
    const auto xOf = [&](qsizetype i) {
        return (static_cast<double>(i) + 0.5) / static_cast<double>(trend.size());
    };
    const auto day = [](const QDateTime &time) {
        return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
    };
    field.beneath(xOf(0), day(trend.first().first));
    field.beneath(xOf(trend.size() - 1), day(trend.last().last));
    const QColor ink = inkOf(style);
    const double cap = style.textSize * 0.35;
    QPolygonF line;
    for (qsizetype i = 0; i < trend.size(); ++i) {
        const Rate rate = wilson(trend[i].won, trend[i].matches);
        const QPointF low = field.at(xOf(i), rate.lower), high = field.at(xOf(i), rate.upper);
        painter.setPen(QPen(style.soft, style.pen));
        painter.drawLine(low, high);
        painter.drawLine(low - QPointF(cap, 0), low + QPointF(cap, 0));
        painter.drawLine(high - QPointF(cap, 0), high + QPointF(cap, 0));
        line << field.at(xOf(i), rate.estimate);
    }
    painter.setPen(QPen(ink, style.pen));
    painter.drawPolyline(line);
    for (const QPointF &point : line)
        paintMarker(painter, {point, style.textSize * 0.35, 0}, ink, style.paper);
}

StatisticsPlot::StatisticsPlot(Kind kind, QWidget *parent) : QWidget(parent), m_kind(kind)
{
    setLayoutDirection(Qt::LeftToRight); // numbers and time run to the right in every language
    setAccessibleName(kind == Kind::bids ? tr("Chart of tricks taken, by number bid")
                                         : tr("Trend chart"));
    setAccessibleDescription(tr("The numbers in this chart are also in the table of figures."));
}

void StatisticsPlot::take(const StatisticsDetail &detail)
{
    m_detail = detail;
    update();
}

QSize StatisticsPlot::sizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 26, em * 22};
}

void StatisticsPlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Paper paper = paperOf(palette());
    painter.fillRect(rect(), paper.sheet);
    const ChartStyle style = chartStyle(paper, font());
    const double edge = style.textSize * 0.8;
    const QRectF where = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    if (m_kind == Kind::bids)
        paintBids(painter, where, m_detail.bids, style);
    else
        paintTrend(painter, where, m_detail.trend, style);
}

} // namespace sandbag
