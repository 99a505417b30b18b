// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/chart_painter.h"

#include "page_canvas.h"
#include "paint/paper.h"
#include "paint/score_table.h"
#include "paint/small_type.h"
#include "sheet/score_sheet.h"
#include "side_shape.h"
#include "text/numbers.h"

#include <QFont>
#include <QFontInfo>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// A round step so that about `count` of them cover `span`.
int niceStep(double span, int count)
{
    const double raw = std::max(span / count, 1.0);
    const double power = std::pow(10, std::floor(std::log10(raw)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= raw)
            return static_cast<int>(factor * power);
    return static_cast<int>(10 * power);
}

/// The place of numbers.
struct Axes {
    QRectF plot;
    int least = 0, most = 0, deals = 1;

    [[nodiscard]] double x(int deal) const { return plot.left() + plot.width() * deal / deals; }
    [[nodiscard]] double y(int points) const
    {
        return plot.bottom() - plot.height() * (points - least) / (most - least);
    }
};

/// A name at the end of a line.
struct EndLabel {
    int side = 0;
    double y = 0;
    QString text;
};

class Chart
{
public:
    Chart(QPainter &painter, const QRectF &where, const ChartData &data, const ChartStyle &style)
        : m_painter(painter), m_canvas(painter), m_where(where), m_data(data), m_style(style)
    {
        m_text.size = style.textSize;
        m_text.ink = style.soft;
        placeAxes(where);
    }

    void paint()
    {
        if (m_legend)
            paintLegend(m_where, true);
        paintGrid();
        paintLimit(m_data.target);
        paintLimit(m_data.floor);
        for (int side = 0; side < m_data.series.size(); ++side)
            paintSeries(side);
        paintNames();
    }

private:
    [[nodiscard]] QColor inkOf(int side) const
    {
        return m_style.colours.isEmpty() ? m_style.ink
                                         : m_style.colours[side % m_style.colours.size()];
    }
    [[nodiscard]] QString endText(int side) const
    {
        const ChartSeries &series = m_data.series[side];
        const QString total = pointsText(series.values.back());
        return m_legend ? total : QStringLiteral("%1  %2").arg(series.name, total);
    }

    /// Names with their markers above the plot, where there is no room for them next to it; the
    /// height they take.
    double paintLegend(const QRectF &where, bool ink)
    {
        const double line = m_style.textSize * 1.5;
        double x = where.left(), y = where.top();
        for (int side = 0; side < m_data.series.size(); ++side) {
            const QString &name = m_data.series[side].name;
            const double width = PageCanvas::widthOf(m_text, name) + line * 1.6;
            if (x > where.left() && x + width > where.right()) {
                x = where.left();
                y += line;
            }
            if (ink) {
                paintMarker(m_painter, {{x + line * 0.4, y + line / 2}, m_style.pen * 2.2, side},
                            inkOf(side), m_style.paper);
                m_canvas.fitted(QRectF(x + line * 0.9, y, where.right() - x - line * 0.9, line),
                                m_text, name);
            }
            x += width;
        }
        return y + line - where.top();
    }

    void placeAxes(const QRectF &where)
    {
        int low = std::min(0, m_data.floor), high = std::max(m_data.target, 50), deals = 1;
        double names = 0;
        for (int side = 0; side < m_data.series.size(); ++side) {
            for (const int value : m_data.series[side].values) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
            deals = std::max(deals, static_cast<int>(m_data.series[side].values.size()) - 1);
            names = std::max(names, PageCanvas::widthOf(m_text, endText(side)));
        }
        const double line = m_style.textSize * 1.4;
        const double left =
            line * 0.5 + std::max(PageCanvas::widthOf(m_text, pointsText(low)),
                                  PageCanvas::widthOf(m_text, QStringLiteral("−1,000")));
        m_legend = names + line * 1.6 > where.width() * 0.3;
        m_names = m_legend ? line * 4 : names + line * 1.6;
        const double top = m_legend ? paintLegend(where, false) : 0;
        m_axes.plot = where.adjusted(left, top + line * 0.6, -m_names, -line * 1.2);
        m_axes.deals = deals;
        m_step =
            niceStep(high - low, std::max(2, static_cast<int>(m_axes.plot.height() / line / 2)));
        m_axes.least = static_cast<int>(std::floor(double(low) / m_step)) * m_step;
        m_axes.most = static_cast<int>(std::ceil(double(high) / m_step)) * m_step;
    }

    void paintGrid()
    {
        const double line = m_style.textSize * 1.4;
        const QRectF &plot = m_axes.plot;
        for (int points = m_axes.least; points <= m_axes.most; points += m_step) {
            const double y = m_axes.y(points);
            const bool zero = points == 0;
            m_canvas.line({plot.left(), y, plot.right(), y}, m_style.pen * (zero ? 0.7 : 0.4),
                          zero ? m_style.soft : m_style.grid);
            m_canvas.text(QRectF(m_where.left(), y - line / 2,
                                 plot.left() - m_where.left() - line * 0.4, line),
                          m_text.aligned(Qt::AlignRight | Qt::AlignVCenter), pointsText(points));
        }
        const int every =
            niceStep(m_axes.deals, std::max(2, static_cast<int>(plot.width() / line / 2)));
        for (int deal = 0; deal <= m_axes.deals; deal += every) {
            const double x = m_axes.x(deal);
            m_canvas.line({x, plot.bottom(), x, plot.bottom() + line * 0.2}, m_style.pen * 0.5,
                          m_style.soft);
            m_canvas.text(QRectF(x - line * 2, plot.bottom() + line * 0.2, line * 4, line),
                          m_text.aligned(Qt::AlignHCenter | Qt::AlignVCenter),
                          QString::number(deal));
        }
    }

    /// The target or the floor, dotted.
    void paintLimit(int points)
    {
        if (points == 0)
            return;
        QPen pen(m_style.soft, m_style.pen * 0.8);
        pen.setDashPattern({1.5, 2.5});
        m_painter.setPen(pen);
        const double y = m_axes.y(points);
        m_painter.drawLine(QPointF(m_axes.plot.left(), y), QPointF(m_axes.plot.right(), y));
    }

    void paintSeries(int side)
    {
        static const QList<QList<qreal>> dashes = {
            {},     {5, 2.5},   {1.5, 2},     {6, 2, 1, 2},
            {9, 3}, {2.5, 2.5}, {4, 1, 1, 1}, {6, 2, 1, 2, 1, 2}};
        const QList<int> &values = m_data.series[side].values;
        QPen pen(inkOf(side), m_style.pen, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
        const QList<qreal> &dash = dashes[side % dashes.size()];
        if (!dash.isEmpty())
            pen.setDashPattern(dash);
        QPainterPath path(QPointF(m_axes.x(0), m_axes.y(values.front())));
        for (int deal = 1; deal < values.size(); ++deal)
            path.lineTo(m_axes.x(deal), m_axes.y(values[deal]));
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
        const int every = std::max<int>(1, static_cast<int>(values.size()) / 24);
        for (int deal = 1; deal < values.size(); ++deal)
            if (deal % every == 0 || deal + 1 == values.size())
                paintMarker(m_painter,
                            {{m_axes.x(deal), m_axes.y(values[deal])}, m_style.pen * 2.2, side},
                            inkOf(side), m_style.paper);
    }

    /// The line's own marker is just before the name: a second one would say nothing.
    [[nodiscard]] bool endsBeside(const EndLabel &label, double apart) const
    {
        const QList<int> &values = m_data.series[label.side].values;
        return values.size() == m_axes.deals + 1 &&
               std::abs(label.y - m_axes.y(values.back())) < apart;
    }

    /// Names at the ends, moved apart where they would overlap.
    void paintNames()
    {
        QList<EndLabel> labels;
        for (int side = 0; side < m_data.series.size(); ++side)
            labels << EndLabel{side, m_axes.y(m_data.series[side].values.back()), endText(side)};
        std::sort(labels.begin(), labels.end(),
                  [](const EndLabel &a, const EndLabel &b) { return a.y < b.y; });
        const double line = m_style.textSize * 1.4;
        for (int i = 1; i < labels.size(); ++i)
            labels[i].y = std::max(labels[i].y, labels[i - 1].y + line);
        double lowest = m_axes.plot.bottom() + line;
        for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
            label->y = std::min(label->y, lowest - line / 2);
            lowest = label->y - line / 2;
        }
        TextStyle style = m_text;
        for (const EndLabel &label : labels) {
            const double x = m_axes.plot.right() + line * 0.9;
            if (!endsBeside(label, line / 2))
                paintMarker(m_painter, {{x, label.y}, m_style.pen * 2.2, label.side},
                            inkOf(label.side), m_style.paper);
            style.ink = m_style.ink;
            m_canvas.fitted(QRectF(x + line * 0.5, label.y - line / 2, m_names - line * 1.4, line),
                            style, label.text);
        }
    }

    QPainter &m_painter;
    PageCanvas m_canvas;
    QRectF m_where;
    const ChartData &m_data;
    const ChartStyle &m_style;
    TextStyle m_text;
    Axes m_axes;
    int m_step = 100;
    double m_names = 0;    ///< width of the names at the right
    bool m_legend = false; ///< the names are above instead
};

} // namespace

ChartStyle chartStyle(const Paper &paper, const QFont &font)
{
    ChartStyle style;
    style.ink = paper.ink;
    style.soft = paper.soft;
    style.grid = paper.rule;
    style.paper = paper.sheet;
    style.colours = paper.lines();
    style.textSize = QFontInfo(smallerType(font, 0.9)).pixelSize();
    style.pen = style.textSize / 6;
    return style;
}

ChartData chartOf(const ScoreSheet &sheet)
{
    ChartData data;
    data.target = sheet.target;
    data.floor = sheet.floor;
    for (int side = 0; side < sheet.sides.size(); ++side) {
        ChartSeries series{sheet.sides[side].name, {0}};
        for (const SheetDeal &deal : sheet.deals)
            if (!deal.partial)
                series.values << (deal.voided.isEmpty() ? deal.sides[side].total
                                                        : series.values.last());
        data.series << series;
    }
    return data;
}

void paintChart(QPainter &painter, const QRectF &where, const ChartData &data,
                const ChartStyle &style)
{
    if (data.series.isEmpty())
        return;
    const Qt::LayoutDirection before = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    Chart(painter, where, data, style).paint();
    painter.setLayoutDirection(before);
}

void paintMarker(QPainter &painter, const SideMarker &marker, const QColor &ink,
                 const QColor &paper)
{
    const auto &[centre, radius, side] = marker;
    painter.setPen(QPen(ink, radius * 0.4, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(side % 2 == 0 ? ink : paper);
    const double reach = radius * 1.1;
    painter.drawPath(
        sideShape({centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach}, side));
}

} // namespace sandbag
