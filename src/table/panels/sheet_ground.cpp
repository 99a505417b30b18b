// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/sheet_ground.h"

#include "look/signs.h"
#include "panels/result_sheet.h"
#include "paper_pad.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <array>
#include <set>

namespace sandbag {

namespace {

constexpr double kTooth = 5.5; // pixels, of a torn edge

/// Where rows end, from top to bottom.
std::set<int> rowEnds(const QWidget &sheet)
{
    std::set<int> ends;
    const auto take = [&ends](const QWidget *part) {
        if (!part->isHidden())
            ends.insert(part->geometry().bottom() + 1);
    };
    for (const RuledLabel *line : sheet.findChildren<RuledLabel *>())
        if (line->isRuled())
            take(line);
    for (const BagLine *line : sheet.findChildren<BagLine *>())
        take(line);
    return ends;
}

/// Below the names over the columns; the paper's top where there are none.
double headsEnd(const QWidget &sheet, double top)
{
    for (const SideHead *head : sheet.findChildren<SideHead *>())
        if (head->place() == SideHead::Place::column && !head->isHidden())
            top = std::max(top, head->geometry().bottom() + 1.0);
    return top;
}

/// The edge along which earlier rows were torn off: the names over the columns lie on the rows that
/// are left, and cast a shadow on them. `high`: of the teeth.
void paintTear(QPainter &painter, const QRectF &paper, double y, double high, const PadInk &ink)
{
    constexpr std::array kTeeth{0.1, 0.8, 0.35, 1.0, 0.0, 0.65, 0.3, 0.9, 0.45, 0.7, 0.15};
    QPainterPath edge(QPointF(paper.left(), y));
    std::size_t tooth = 0;
    for (double x = paper.left(); x < paper.right(); x += kTooth, ++tooth)
        edge.lineTo(x, y + (kTeeth[tooth % kTeeth.size()] - 0.5) * high);
    edge.lineTo(paper.right(), y);
    QPainterPath below = edge;
    below.lineTo(paper.right(), y + 3 * high);
    below.lineTo(paper.left(), y + 3 * high);
    painter.save();
    painter.setClipPath(below);
    painter.setBrush(Qt::NoBrush);
    for (const double wide : {8.0, 5.0, 2.5})
        painter.strokePath(edge, QPen(QColor(0, 0, 0, ink.dark ? 70 : 26), wide));
    painter.setClipping(false);
    painter.strokePath(edge, QPen(ink.faint, 0.8));
    painter.restore();
}

} // namespace

void ruleSheet(QPainter &painter, const QWidget &sheet, const QRectF &paper, const PadInk &ink,
               const SheetRules &rules)
{
    const double heads = std::max(rules.heads, headsEnd(sheet, paper.top() + rules.gum));
    if (!ink.flat && !rules.fresh.isEmpty())
        painter.fillRect(rules.fresh, ink.fresh());
    const double grown = std::max(1.0, rules.gum / 12);
    painter.setPen(fineLine(ink.ruled));
    for (const int y : rowEnds(sheet))
        painter.drawLine(QPointF(paper.left(), y - 0.5), QPointF(paper.right(), y - 0.5));
    for (const MarginLine *margin : sheet.findChildren<MarginLine *>()) {
        if (margin->isHidden())
            continue;
        const QRectF box(margin->geometry());
        paintMargin(painter, box.center().x(), std::max(rules.columns, paper.top() + rules.gum),
                    box.bottom() + 1, ink, grown);
    }
    painter.setPen(QPen(ink.ink, 1.4 * grown));
    for (const QRectF &row : rules.sums)
        painter.drawLine(QPointF(row.left() + 6, row.bottom() - 0.5),
                         QPointF(row.right() - 6, row.bottom() - 0.5));
    if (heads <= paper.top() + rules.gum)
        return;
    if (rules.torn && !ink.flat) {
        const double room = tornRoom(sheet.font().pixelSize());
        paintTear(painter, paper, heads - room * 0.5, room * 0.5, ink);
        return;
    }
    // In the heads' own room, so that the first row is as high as the others.
    const double line = heads - 0.65 * grown;
    painter.setPen(QPen(ink.faint, 1.3 * grown));
    painter.drawLine(QPointF(paper.left(), line), QPointF(paper.right(), line));
}

} // namespace sandbag
