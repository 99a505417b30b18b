// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/score_table.h"

#include "paint/dealer_name.h"
#include "paint/scorecard_text.h"
#include "paper_pad.h"
#include "text/numbers.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace sandbag {

namespace {

const TextStyle kNote{6.5, false, true, Qt::AlignLeft | Qt::AlignTop, kSoftInk};
constexpr double kCellPad = 3;
constexpr double kTitles = 15; ///< height of the line with the titles

/// The size at which the text fits the width, at most that of the style.
double fittingSize(const TextStyle &style, const QString &text, double width)
{
    const double needed = PageCanvas::widthOf(style, text);
    return needed > width ? std::max(style.size * width / needed * 0.98, 4.5) : style.size;
}

} // namespace

ScoreTable::ScoreTable(const ScoreSheet &sheet, double width) : m_sheet(sheet), m_width(width)
{
    const int sides = static_cast<int>(sheet.sides.size());
    m_first = width / sides > 90 ? 74 : 44;
    m_sideWidth = (width - m_first) / sides;
    m_notesInColumns = m_sideWidth >= 140;
    placeColumns({});
}

ScoreTable ScoreTable::blank(const ScoreSheet &sheet, double width,
                             const QList<ScoreColumn> &special)
{
    ScoreTable table(sheet, width);
    table.m_headHeight = kTitles + 16.0 * static_cast<int>(sheet.sides.front().seats.size()) + 4;
    table.placeColumns(special);
    return table;
}

void ScoreTable::placeColumns(const QList<ScoreColumn> &special)
{
    const int perSide = static_cast<int>(m_sheet.sides.front().seats.size());
    QList<ScoreColumn> wanted;
    if (m_sideWidth >= 84 + 10 * perSide)
        wanted << ScoreColumn::bid << ScoreColumn::taken;
    else
        wanted << ScoreColumn::bidTaken;
    if (m_sideWidth >= 110)
        wanted += special;
    if (m_sideWidth >= 130)
        wanted << ScoreColumn::score;
    if (m_sheet.bagsShown)
        wanted << ScoreColumn::bags;
    wanted << ScoreColumn::total;

    QList<double> shares;
    for (const ScoreColumn what : wanted)
        shares << weightOf(what, perSide);
    shareOut(wanted, shares);
    const bool tight = std::any_of(m_columns.begin(), m_columns.end(),
                                   [](const Column &column) { return column.size < 8; });
    if (!tight)
        return;
    // Many sides on narrow paper: each column gets what its widest number asks for.
    for (int i = 0; i < wanted.size(); ++i)
        shares[i] = naturalWidth(wanted[i]);
    shareOut(wanted, shares);
}

double ScoreTable::naturalWidth(ScoreColumn what) const
{
    double width = PageCanvas::widthOf({5}, titleOf(what));
    for (const SheetDeal &deal : m_sheet.deals)
        for (const SheetEntry &entry : deal.sides)
            width = std::max(
                width, PageCanvas::widthOf(styleOf(what, sizeOf(what)), cellText(what, entry)));
    return width + 2 * kCellPad;
}

/// Columns of these widths against each other, and the type that fits them.
void ScoreTable::shareOut(const QList<ScoreColumn> &wanted, const QList<double> &shares)
{
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    double x = m_first;
    m_columns.clear();
    for (int i = 0; i < wanted.size(); ++i) {
        const double width = m_sideWidth * shares[i] / sum;
        m_columns << Column{wanted[i], x, width, sizeOf(wanted[i])};
        x += width;
    }
    chooseSizes();
}

void ScoreTable::chooseSizes()
{
    for (Column &column : m_columns)
        for (const SheetDeal &deal : m_sheet.deals)
            for (const SheetEntry &entry : deal.sides)
                column.size =
                    fittingSize(styleOf(column.what, column.size), cellText(column.what, entry),
                                column.width - 2 * kCellPad);
    for (const SheetSide &side : m_sheet.sides)
        m_nameSize = fittingSize({m_nameSize, true}, side.name, m_sideWidth - 2 * kCellPad);
    for (const QString &player : m_sheet.players)
        m_dealerSize = std::max(6.0, fittingSize({m_dealerSize}, player, m_first - 22 - kCellPad));
}

QRectF ScoreTable::sideBox(int side, double y, double height) const
{
    return {m_first + side * m_sideWidth, y, m_sideWidth, height};
}

void ScoreTable::paintHead(PageCanvas &canvas, double y) const
{
    canvas.fill(QRectF(0, y, m_width, m_headHeight), kShade);
    const TextStyle smallText{6.5, false, false, Qt::AlignCenter, kSoftInk};
    const double names = m_headHeight - kTitles;
    for (int side = 0; side < m_sheet.sides.size(); ++side) {
        const TextStyle bold{m_nameSize, true, false, Qt::AlignCenter, Qt::black};
        const QRectF box = sideBox(side, y, names + 2).adjusted(kCellPad, 2, -kCellPad, 0);
        if (m_sheet.sides[side].name.isEmpty())
            paintNameLines(canvas, box);
        else
            canvas.fitted(box, bold, m_sheet.sides[side].name);
        for (const Column &column : m_columns)
            canvas.fitted(QRectF(column.x + side * m_sideWidth + 1, y + names, column.width - 2,
                                 m_headHeight - names),
                          smallText, titleOf(column.what));
    }
    canvas.fitted(QRectF(kCellPad, y + names, m_first - 2 * kCellPad, m_headHeight - names),
                  smallText.aligned(Qt::AlignLeft | Qt::AlignVCenter),
                  ScorecardText::tr("Deal · dealer"));
    for (int side = 0; side < m_sheet.sides.size(); ++side)
        for (int i = 1; i < m_columns.size(); ++i)
            canvas.line({m_columns[i].x + side * m_sideWidth, y + names,
                         m_columns[i].x + side * m_sideWidth, y + m_headHeight},
                        0.35, kHairline);
    canvas.line({0, y, m_width, y}, 1.2);
    canvas.line({0, y + m_headHeight, m_width, y + m_headHeight}, 0.9);
}

void ScoreTable::paintNameLines(PageCanvas &canvas, const QRectF &box) const
{
    const int lines = static_cast<int>(m_sheet.sides.front().seats.size());
    for (int i = 1; i <= lines; ++i) {
        const double y = box.y() + (box.height() - 3) * i / lines - 1;
        canvas.line({box.left() + 4, y, box.right() - 4, y}, 0.5, kSoftInk);
    }
}

QStringList ScoreTable::notesOf(const SheetDeal &deal, int side) const
{
    QStringList notes;
    for (const SheetLine &line : deal.sides[side].lines) {
        // What the columns say by themselves needs no note.
        if (line.rule->kind == LineKind::contract || line.rule->kind == LineKind::overtricks)
            continue;
        notes << (line.points == 0 ? m_sheet.wordsOf(line) : m_sheet.wordsAndPoints(line));
    }
    return notes;
}

QString ScoreTable::allNotes(const SheetDeal &deal) const
{
    QStringList all;
    for (int side = 0; side < m_sheet.sides.size(); ++side) {
        const QStringList notes = notesOf(deal, side);
        if (!notes.isEmpty())
            all << ScorecardText::tr("%1: %2", "side: what happened")
                       .arg(m_sheet.sides[side].name, notes.join(QStringLiteral(", ")));
    }
    return all.join(QStringLiteral(" · "));
}

double ScoreTable::rowHeight(const SheetDeal &deal, double base) const
{
    if (!deal.voided.isEmpty() || deal.partial)
        return base;
    double notes = 0;
    if (m_notesInColumns) {
        for (int side = 0; side < m_sheet.sides.size(); ++side) {
            const QString text = notesOf(deal, side).join(QStringLiteral("\n"));
            if (!text.isEmpty())
                notes =
                    std::max(notes, PageCanvas::heightOf(kNote, text, m_sideWidth - 2 * kCellPad));
        }
    } else {
        const QString text = allNotes(deal);
        if (!text.isEmpty())
            notes = PageCanvas::heightOf(kNote, text, m_width - m_first - 2 * kCellPad);
    }
    return base + (notes > 0 ? notes + 1 : 0);
}

void ScoreTable::paintRow(PageCanvas &canvas, double y, double base, const SheetDeal &deal) const
{
    const double height = rowHeight(deal, base);
    const TextStyle number{9, true, false, Qt::AlignRight | Qt::AlignVCenter, Qt::black};
    const TextStyle name{m_dealerSize, false, false, Qt::AlignLeft | Qt::AlignVCenter, kSoftInk};
    canvas.fitted(QRectF(0, y, 17, base), number, countText(deal.number));
    if (!deal.agreed.isEmpty()) // told in the line at the foot of the page
        canvas.text(QRectF(17, y, 5, base), {9, true, false, Qt::AlignCenter, Qt::black},
                    QStringLiteral("*"));
    const QRectF room(22, y, m_first - 22 - kCellPad, base);
    const QStringList dealers = dealerNames(m_sheet.players, [&](const QString &whole) {
        // Type of less than two thirds is none that is read at a table.
        return PageCanvas::widthOf(name, whole) <= room.width();
    });
    canvas.fitted(room, name, dealers.value(deal.dealer));
    if (!deal.voided.isEmpty()) {
        const TextStyle word{8, false, true, Qt::AlignCenter, kSoftInk};
        canvas.fitted(QRectF(m_first, y, m_width - m_first, base), word, deal.voided);
        paintSideRule(canvas, 0, y, y + height);
    } else {
        paintRules(canvas, y, height > base ? base - 3 : base, height); // clear of the notes
        for (int side = 0; side < m_sheet.sides.size(); ++side)
            paintEntry(canvas, y, base, side, deal.sides[side]);
    }
    if (height > base && m_notesInColumns) {
        for (int side = 0; side < m_sheet.sides.size(); ++side)
            canvas.wrapped(sideBox(side, y + base - 2, height).adjusted(kCellPad, 0, -kCellPad, 0),
                           kNote, notesOf(deal, side).join(QStringLiteral("\n")));
    } else if (height > base) {
        canvas.wrapped(
            QRectF(m_first + kCellPad, y + base - 2, m_width - m_first - 2 * kCellPad, height),
            kNote, allNotes(deal));
    }
    canvas.line({0, y + height, m_width, y + height}, 0.5, printedInk().ruled);
}

void ScoreTable::paintEntry(PageCanvas &canvas, double y, double base, int side,
                            const SheetEntry &entry) const
{
    for (const Column &column : m_columns)
        paintCell(canvas, QRectF(column.x + side * m_sideWidth, y, column.width, base), column,
                  entry);
}

void ScoreTable::paintCell(PageCanvas &canvas, const QRectF &cell, const Column &column,
                           const SheetEntry &entry) const
{
    const bool counts = column.what == ScoreColumn::taken || column.what == ScoreColumn::bidTaken;
    if (counts && entry.fate == SheetEntry::Fate::set) { // ringed, as people do with a pencil
        const TextStyle style = styleOf(column.what, column.size);
        const double width = PageCanvas::widthOf(style, cellText(column.what, entry));
        const double high = std::min(cell.height() * 0.42, column.size * 0.85);
        const double wide = std::min(std::max(high * 1.15, width / 2 + 3), cell.width() / 2 - 1);
        paintRing(canvas.painter(),
                  QRectF(cell.center() - QPointF(wide, high), QSizeF(2 * wide, 2 * high)),
                  printedInk().red, 1, 0.9);
    }
    canvas.text(cell.adjusted(kCellPad, 0, -kCellPad, 0), styleOf(column.what, column.size),
                cellText(column.what, entry));
    if (column.what == ScoreColumn::bid || column.what == ScoreColumn::bidTaken)
        crossOut(canvas, cell, column, entry);
    if (column.what == ScoreColumn::total && entry.bagPenalty) { // a weight next to the total
        const double size = 3.5, x = cell.left() + 2.5, top = cell.center().y() - size / 2;
        canvas.painter().setPen(Qt::NoPen);
        canvas.painter().setBrush(Qt::black);
        canvas.painter().drawPolygon(
            QPolygonF{QPointF(x, top), QPointF(x + size, top), QPointF(x + size / 2, top + size)});
    }
}

/// Failed nils are crossed out in the bid.
void ScoreTable::crossOut(PageCanvas &canvas, const QRectF &cell, const Column &column,
                          const SheetEntry &entry)
{
    const TextStyle style = styleOf(column.what, column.size);
    const QString text = cellText(column.what, entry);
    const double left = cell.center().x() - PageCanvas::widthOf(style, text) / 2;
    const double rise = column.size * 0.32;
    for (const auto &[start, length] : entry.failedNils) {
        const double from = left + PageCanvas::widthOf(style, text.left(start)) - 1;
        const double to = left + PageCanvas::widthOf(style, text.left(start + length)) + 1;
        canvas.painter().setPen(QPen(Qt::black, 0.8));
        canvas.painter().drawLine(QPointF(from, cell.center().y() + rise),
                                  QPointF(to, cell.center().y() - rise));
    }
}

void ScoreTable::paintEmptyRow(PageCanvas &canvas, double y, double height, int number) const
{
    const TextStyle style{9, false, false, Qt::AlignRight | Qt::AlignVCenter, kSoftInk};
    if (number > 0)
        canvas.text(QRectF(0, y, 17, height), style, QString::number(number));
    paintRules(canvas, y, height, height);
    canvas.line({0, y + height, m_width, y + height}, 0.5, printedInk().ruled);
}

/// As on every pad: a margin after the number, a double one between two sides.
void ScoreTable::paintSideRule(PageCanvas &canvas, int side, double top, double bottom) const
{
    const double x = m_first + side * m_sideWidth;
    if (side == 0)
        canvas.line({x, top, x, bottom}, 0.9, printedInk().margin);
    else
        paintMargin(canvas.painter(), x, top, bottom, printedInk());
}

void ScoreTable::paintRules(PageCanvas &canvas, double y, double base, double height) const
{
    for (int side = 0; side < m_sheet.sides.size(); ++side) {
        for (int i = 1; i < m_columns.size(); ++i) {
            const double x = m_columns[i].x + side * m_sideWidth;
            canvas.line({x, y, x, y + base}, 0.5, printedInk().ruled);
        }
        paintSideRule(canvas, side, y, y + (m_notesInColumns || side == 0 ? height : base));
    }
}

void ScoreTable::paintFrame(PageCanvas &canvas, double top, double bottom) const
{
    for (int side = 0; side < m_sheet.sides.size(); ++side)
        paintSideRule(canvas, side, top, top + m_headHeight);
    canvas.line({0, bottom, m_width, bottom}, 1.2);
}

} // namespace sandbag
