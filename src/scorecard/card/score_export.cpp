// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/score_export.h"

#include "paint/scorecard_text.h"
#include "sheet/score_sheet.h"
#include "text/csv.h"

#include <QList>
#include <QStringList>

#include <algorithm>

namespace sandbag {

namespace {

using Rows = QList<QStringList>;

constexpr int kFirst = 2; ///< columns before those of the sides
constexpr int kPerSide = 5;

QStringList header(const ScoreSheet &sheet, bool named)
{
    QStringList row{ScorecardText::tr("Deal"), ScorecardText::tr("Dealer")};
    for (const SheetSide &side : sheet.sides)
        for (const QString &title :
             {ScorecardText::tr("bid"), ScorecardText::tr("took"), ScorecardText::tr("score"),
              ScorecardText::tr("bags"), ScorecardText::tr("total")})
            row << (named ? QStringLiteral("%1 %2").arg(side.name, title) : title);
    return row;
}

QStringList rowOf(const ScoreSheet &sheet, const SheetDeal &deal)
{
    QStringList row{QString::number(deal.number), sheet.players.value(deal.dealer)};
    for (const SheetEntry &entry : deal.sides) {
        row << (deal.voided.isEmpty() ? entry.bid : deal.voided);
        row << (entry.tricks < 0 ? QString() : QString::number(entry.tricks));
        if (deal.partial)
            row << QString() << QString() << QString();
        else
            row << QString::number(entry.points) << QString::number(entry.bagTotal)
                << QString::number(entry.total);
    }
    return row;
}

QList<qsizetype> widthsOf(const Rows &rows)
{
    QList<qsizetype> widths(rows.front().size(), 0);
    for (const QStringList &row : rows)
        for (int i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], row[i].size());
    return widths;
}

/// Columns padded to their widest field; numbers to the right.
QString aligned(const QStringList &row, const QList<qsizetype> &widths)
{
    QStringList fields;
    for (int i = 0; i < row.size(); ++i)
        fields << (i < kFirst ? row[i].leftJustified(widths[i]) : row[i].rightJustified(widths[i]));
    return fields.join(QStringLiteral("  ")) + u'\n';
}

/// The names of the sides above their columns.
QString namesLine(const ScoreSheet &sheet, const QList<qsizetype> &widths)
{
    QString line;
    for (int side = 0; side < sheet.sides.size(); ++side) {
        qsizetype start = 0;
        for (int i = 0; i < kFirst + side * kPerSide; ++i)
            start += widths[i] + 2;
        line = line.leftJustified(start) + sheet.sides[side].name + u' ';
    }
    return line.trimmed().isEmpty() ? QString() : line + u'\n';
}

} // namespace

QString toPlainText(const ScoreSheet &sheet)
{
    Rows rows{header(sheet, false)};
    for (const SheetDeal &deal : sheet.deals)
        rows << rowOf(sheet, deal);
    const QList<qsizetype> widths = widthsOf(rows);
    QString text = namesLine(sheet, widths);
    for (const QStringList &row : rows)
        text += aligned(row, widths);
    if (!sheet.outcome.isEmpty())
        text += u'\n' + sheet.outcome + u'\n';
    return text + u'\n' + sheet.rulesLine + u'\n';
}

QString toCsv(const ScoreSheet &sheet)
{
    Rows rows{header(sheet, true)};
    for (const SheetDeal &deal : sheet.deals)
        rows << rowOf(sheet, deal);
    QString text;
    for (const QStringList &row : rows)
        text += csvRow(row);
    return text;
}

} // namespace sandbag
