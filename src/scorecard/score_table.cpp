// SPDX-License-Identifier: GPL-3.0-or-later
#include "score_table.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ScoreTable)
};

const TextStyle kNote{6.5, false, true, Qt::AlignLeft | Qt::AlignTop, kSoftInk, 0};
constexpr double kPad = 3;

QString titleOf(ScoreColumn what)
{
    switch (what) {
    case ScoreColumn::bid:
        return Text::tr("Bid");
    case ScoreColumn::taken:
        return Text::tr("Took");
    case ScoreColumn::bidTaken:
        return Text::tr("Bid/took");
    case ScoreColumn::bonus:
        return Text::tr("Bonus");
    case ScoreColumn::score:
        return Text::tr("Score");
    case ScoreColumn::bags:
        return Text::tr("Bags");
    case ScoreColumn::total:
        return Text::tr("Total");
    }
    return {};
}

double weightOf(ScoreColumn what, int perSide)
{
    switch (what) {
    case ScoreColumn::bid:
        return 0.9 + 0.3 * perSide;
    case ScoreColumn::bidTaken:
        return 1.3 + 0.3 * perSide;
    case ScoreColumn::taken:
    case ScoreColumn::bags:
        return 0.95;
    case ScoreColumn::score:
    case ScoreColumn::bonus:
        return 1.2;
    case ScoreColumn::total:
        return 1.5;
    }
    return 1;
}

QString takenText(const SheetEntry &entry)
{
    return entry.tricks < 0 ? QString() : QString::number(entry.tricks);
}

} // namespace

QString pointsText(int points, bool plus)
{
    QString text = QLocale().toString(points).replace(QLatin1Char('-'), QChar(0x2212));
    return plus && points > 0 ? QLatin1Char('+') + text : text;
}

ScoreTable::ScoreTable(const ScoreSheet &sheet, double width, bool bonus)
    : m_sheet(sheet), m_width(width)
{
    const int sides = static_cast<int>(sheet.sides.size());
    m_first = width / sides > 90 ? 74 : 44;
    m_sideWidth = (width - m_first) / sides;
    m_notesInColumns = m_sideWidth >= 140;
    placeColumns(bonus);
}

void ScoreTable::placeColumns(bool bonus)
{
    const int perSide = static_cast<int>(m_sheet.sides.front().seats.size());
    QList<ScoreColumn> wanted;
    if (m_sideWidth >= 84 + 10 * perSide)
        wanted << ScoreColumn::bid << ScoreColumn::taken;
    else
        wanted << ScoreColumn::bidTaken;
    if (bonus)
        wanted << ScoreColumn::bonus;
    if (m_sideWidth >= 130)
        wanted << ScoreColumn::score;
    if (m_sheet.bagsShown)
        wanted << ScoreColumn::bags;
    wanted << ScoreColumn::total;

    double sum = 0;
    for (const ScoreColumn what : wanted)
        sum += weightOf(what, perSide);
    double x = m_first;
    for (const ScoreColumn what : wanted) {
        const double width = m_sideWidth * weightOf(what, perSide) / sum;
        m_columns << Column{what, x, width};
        x += width;
    }
}

QRectF ScoreTable::sideBox(int side, double y, double height) const
{
    return {m_first + side * m_sideWidth, y, m_sideWidth, height};
}

void ScoreTable::paintHead(PageCanvas &canvas, double y) const
{
    canvas.fill(QRectF(0, y, m_width, m_headHeight), kShade);
    const TextStyle small{6.5, false, false, Qt::AlignCenter, kSoftInk, 0};
    const double names = m_headHeight * 0.56;
    for (int side = 0; side < m_sheet.sides.size(); ++side) {
        const TextStyle bold{11, true, false, Qt::AlignCenter, Qt::black, 0};
        canvas.fitted(sideBox(side, y, names + 2).adjusted(kPad, 2, -kPad, 0), bold,
                      m_sheet.sides[side].name);
        for (const Column &column : m_columns)
            canvas.fitted(QRectF(column.x + side * m_sideWidth + 1, y + names, column.width - 2,
                                 m_headHeight - names),
                          small, titleOf(column.what));
    }
    canvas.fitted(QRectF(kPad, y + names, m_first - 2 * kPad, m_headHeight - names),
                  small.aligned(Qt::AlignLeft | Qt::AlignVCenter), Text::tr("Deal · dealer"));
    canvas.line(0, y, m_width, y, 1.2);
    canvas.line(0, y + m_headHeight, m_width, y + m_headHeight, 0.9);
}

QStringList ScoreTable::notesOf(const SheetDeal &deal, int side) const
{
    QStringList notes;
    for (const SheetLine &line : deal.sides[side].lines) {
        // What the columns say by themselves needs no note.
        if (line.rule == QLatin1String("contract") || line.rule == QLatin1String("over"))
            continue;
        notes << (line.points == 0 ? line.text
                                   : QStringLiteral("%1 %2").arg(line.text,
                                                                 pointsText(line.points, true)));
    }
    return notes;
}

QString ScoreTable::allNotes(const SheetDeal &deal) const
{
    QStringList all;
    for (int side = 0; side < m_sheet.sides.size(); ++side) {
        const QStringList notes = notesOf(deal, side);
        if (!notes.isEmpty())
            all << Text::tr("%1: %2", "side: what happened")
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
                notes = std::max(notes, PageCanvas::heightOf(kNote, text, m_sideWidth - 2 * kPad));
        }
    } else {
        const QString text = allNotes(deal);
        if (!text.isEmpty())
            notes = PageCanvas::heightOf(kNote, text, m_width - m_first - 2 * kPad);
    }
    return base + (notes > 0 ? notes + 1 : 0);
}

void ScoreTable::paintRow(PageCanvas &canvas, double y, double base, const SheetDeal &deal) const
{
    const double height = rowHeight(deal, base);
    const TextStyle number{9, true, false, Qt::AlignRight | Qt::AlignVCenter, Qt::black, 0};
    const TextStyle name{7.5, false, false, Qt::AlignLeft | Qt::AlignVCenter, kSoftInk, 0};
    canvas.fitted(QRectF(0, y, 17, base), number, QString::number(deal.number));
    canvas.fitted(QRectF(22, y, m_first - 22 - kPad, base), name,
                  m_sheet.players.value(deal.dealer));
    if (!deal.voided.isEmpty()) {
        const TextStyle word{8, false, true, Qt::AlignCenter, kSoftInk, 0};
        canvas.fitted(QRectF(m_first, y, m_width - m_first, base), word, deal.voided);
    } else {
        for (int side = 0; side < m_sheet.sides.size(); ++side)
            paintEntry(canvas, y, base, side, deal.sides[side]);
    }
    if (height > base && m_notesInColumns) {
        for (int side = 0; side < m_sheet.sides.size(); ++side)
            canvas.wrapped(sideBox(side, y + base - 1.5, height).adjusted(kPad, 0, -kPad, 0), kNote,
                           notesOf(deal, side).join(QStringLiteral("\n")));
    } else if (height > base) {
        canvas.wrapped(QRectF(m_first + kPad, y + base - 1.5, m_width - m_first - 2 * kPad, height),
                       kNote, allNotes(deal));
    }
    canvas.line(0, y + height, m_width, y + height, 0.35, kHairline);
}

void ScoreTable::paintEntry(PageCanvas &canvas, double y, double base, int side,
                            const SheetEntry &entry) const
{
    for (const Column &column : m_columns)
        paintCell(canvas, QRectF(column.x + side * m_sideWidth, y, column.width, base),
                  column.what, entry);
}

void ScoreTable::paintCell(PageCanvas &canvas, const QRectF &cell, ScoreColumn what,
                           const SheetEntry &entry) const
{
    const TextStyle plain{10, false, false, Qt::AlignCenter, Qt::black, 0};
    const TextStyle big{11.5, true, false, Qt::AlignRight | Qt::AlignVCenter, Qt::black, 0};
    const QRectF inner = cell.adjusted(kPad / 2, 0, -kPad / 2, 0);
    const bool counted = entry.fate != SheetEntry::Fate::open;
    switch (what) {
    case ScoreColumn::bid:
        canvas.fitted(inner, plain, entry.bid);
        break;
    case ScoreColumn::taken:
        if (entry.fate == SheetEntry::Fate::set) { // ringed, as people do with a pencil
            const double radius = std::min(cell.height() * 0.44, cell.width() * 0.4);
            canvas.painter().setPen(QPen(Qt::black, 0.7));
            canvas.painter().setBrush(Qt::NoBrush);
            canvas.painter().drawEllipse(cell.center(), radius * 1.2, radius);
        }
        canvas.fitted(inner, plain, takenText(entry));
        break;
    case ScoreColumn::bidTaken:
        canvas.fitted(inner, plain,
                      entry.tricks < 0 ? entry.bid
                                       : QStringLiteral("%1/%2").arg(entry.bid, takenText(entry)));
        break;
    case ScoreColumn::bonus:
        break;
    case ScoreColumn::score:
        if (counted)
            canvas.fitted(inner, plain.aligned(Qt::AlignRight | Qt::AlignVCenter),
                          pointsText(entry.points));
        break;
    case ScoreColumn::bags:
        if (counted)
            canvas.fitted(inner, plain, QString::number(entry.bagTotal));
        break;
    case ScoreColumn::total:
        if (counted)
            canvas.fitted(inner.adjusted(0, 0, -kPad, 0), big, pointsText(entry.total));
        break;
    }
}

void ScoreTable::paintEmptyRow(PageCanvas &canvas, double y, double height, int number) const
{
    const TextStyle style{9, false, false, Qt::AlignRight | Qt::AlignVCenter, kSoftInk, 0};
    if (number > 0)
        canvas.text(QRectF(0, y, 17, height), style, QString::number(number));
    canvas.line(0, y + height, m_width, y + height, 0.35, kHairline);
}

void ScoreTable::paintRules(PageCanvas &canvas, double top, double bottom) const
{
    const double names = top + m_headHeight * 0.56;
    for (int side = 0; side < m_sheet.sides.size(); ++side) {
        for (int i = 1; i < m_columns.size(); ++i) {
            const double x = m_columns[i].x + side * m_sideWidth;
            canvas.line(x, names, x, bottom, 0.35, kHairline);
        }
        const double x = m_first + side * m_sideWidth;
        canvas.line(x, top, x, bottom, 0.9);
    }
    canvas.line(0, top, 0, bottom, 0.9);
    canvas.line(m_width, top, m_width, bottom, 0.9);
    canvas.line(0, bottom, m_width, bottom, 1.2);
}

} // namespace sandbag
