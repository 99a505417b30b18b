// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/score_pages.h"

#include "page_frame.h"
#include "pages/table_mark.h"
#include "paint/chart_painter.h"
#include "paint/score_table.h"
#include "paint/scorecard_text.h"

#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kLowestRow = 15;     ///< of a deal, points
constexpr double kHeadAndFoot = 120;  ///< what a page has in addition to its deals
constexpr qsizetype kMostNumber = 26; ///< letters for which there is room under the title

class ScorePages : public PrintPages
{
public:
    ScorePages(ScoreSheet sheet, QSizeF area, const QString &date, const TableMark &mark)
        : m_sheet(std::move(sheet)), m_table(m_sheet, tableWidth(m_sheet, area))
    {
        m_frame.area = area;
        m_frame.title = ScorecardText::tr("Spades");
        m_frame.subtitle = gameLine(m_sheet);
        const bool isShort = !mark.number.isEmpty() && mark.number.size() <= kMostNumber;
        if (isShort)
            m_frame.subtitle = ScorecardText::tr("%1 · code %2", "a game, the number of a match")
                                   .arg(m_frame.subtitle, mark.number);
        m_frame.code = QrCode::of(mark.code);
        m_frame.right = date;
        m_frame.dateLine = true;
        m_frame.foot = m_sheet.rulesLine;
        if (!mark.number.isEmpty() && !isShort)
            m_frame.foot = ScorecardText::tr("Code: %1.").arg(mark.number) + u' ' + m_frame.foot;
        breakPages();
    }

    [[nodiscard]] int count() const override { return m_frame.pages; }

    void paint(QPainter &painter, int page) const override
    {
        PageCanvas canvas(painter);
        m_frame.paint(canvas, page);
        const double end = paintTable(canvas, page);
        if (page + 1 == m_frame.pages)
            paintClosing(canvas, end);
    }

private:
    /// Across, with few sides and no more deals than one page holds, chart and signatures stand
    /// next to the table; on further pages their place would be left empty.
    [[nodiscard]] static bool beside(const ScoreSheet &sheet, QSizeF area)
    {
        const double deals = (area.height() - kHeadAndFoot) / kLowestRow;
        return area.width() > area.height() && sheet.sides.size() <= 3 && area.width() > 500 &&
               static_cast<double>(sheet.deals.size()) <= deals;
    }
    [[nodiscard]] static double tableWidth(const ScoreSheet &sheet, QSizeF area)
    {
        return beside(sheet, area) ? area.width() * 0.6 : area.width();
    }
    [[nodiscard]] bool beside() const { return beside(m_sheet, m_frame.area); }

    /// Chart, outcome and signatures, when they are beneath.
    [[nodiscard]] double closingHeight() const
    {
        return outcomeHeight() + chartHeight() + signaturesHeight();
    }
    [[nodiscard]] double outcomeHeight() const { return m_sheet.outcome.isEmpty() ? 8 : 30; }
    [[nodiscard]] double chartHeight() const
    {
        return std::min(150.0, m_frame.area.height() * 0.24);
    }
    [[nodiscard]] int signatureRows() const
    {
        const auto players = m_sheet.players.size();
        return players > 4 || (beside() && players > 2) ? 2 : 1;
    }
    [[nodiscard]] double signaturesHeight() const { return signatureRows() == 2 ? 68 : 40; }

    /// Rows as tall as the page allows, so that a short match is not lost on the paper.
    void breakPages()
    {
        const double room = m_frame.bottom() - m_frame.top() - m_table.headHeight();
        const double last = room - (beside() ? 0 : closingHeight());
        for (m_row = 24; m_row > kLowestRow && rowsHeight(0, deals()) > last; m_row -= 0.5) {
        }
        m_starts = {0};
        double y = 0;
        for (int deal = 0; deal < deals(); ++deal) {
            const double height = m_table.rowHeight(m_sheet.deals[deal], m_row);
            if (y + height > room) {
                m_starts << deal;
                y = 0;
            }
            y += height;
        }
        if (y > last && y > 0)
            m_starts << deals(); // the closing alone on the last page
        m_frame.pages = static_cast<int>(m_starts.size());
    }
    [[nodiscard]] int deals() const { return static_cast<int>(m_sheet.deals.size()); }
    [[nodiscard]] int endOf(int page) const
    {
        return page + 1 < m_starts.size() ? m_starts[page + 1] : deals();
    }
    [[nodiscard]] double rowsHeight(int from, int to) const
    {
        double sum = 0;
        for (int deal = from; deal < to; ++deal)
            sum += m_table.rowHeight(m_sheet.deals[deal], m_row);
        return sum;
    }

    double paintTable(PageCanvas &canvas, int page) const
    {
        if (deals() > 0 && m_starts[page] == deals())
            return m_frame.top();
        m_table.paintHead(canvas, m_frame.top());
        double y = m_frame.top() + m_table.headHeight();
        for (int deal = m_starts[page]; deal < endOf(page); ++deal) {
            m_table.paintRow(canvas, y, m_row, m_sheet.deals[deal]);
            y += m_table.rowHeight(m_sheet.deals[deal], m_row);
        }
        if (page + 1 == m_frame.pages && m_sheet.outcome.isEmpty())
            y = paintOpenRows(canvas, y);
        m_table.paintFrame(canvas, m_frame.top(), y);
        return y;
    }

    /// An unfinished match leaves rows to go on by hand.
    double paintOpenRows(PageCanvas &canvas, double y) const
    {
        const double end = m_frame.bottom() - (beside() ? 0 : closingHeight());
        for (int number = deals() + 1; y + m_row <= end; ++number) {
            m_table.paintEmptyRow(canvas, y, m_row, number);
            y += m_row;
        }
        return y;
    }

    void paintClosing(PageCanvas &canvas, double y) const
    {
        const double width = m_frame.area.width();
        QRectF room(0, y, width, m_frame.bottom() - y);
        if (beside()) {
            const double x = tableWidth(m_sheet, m_frame.area) + 18;
            room = QRectF(x, m_frame.top(), width - x, m_frame.bottom() - m_frame.top());
        }
        if (!m_sheet.outcome.isEmpty()) {
            const TextStyle banner{13, true, false, Qt::AlignCenter, Qt::black};
            canvas.fitted(QRectF(room.x(), room.y() + 6, room.width(), 20), banner,
                          m_sheet.outcome);
        }
        const double top = room.y() + outcomeHeight() + 4;
        const double most = beside() ? room.width() * 1.1 : room.width() * 0.55;
        const double height = std::min(most, room.bottom() - signaturesHeight() - top - 6);
        paintChart(canvas.painter(), QRectF(room.x(), top, room.width(), height), chartOf(m_sheet),
                   ChartStyle{});
        paintSignatures(canvas, QRectF(room.x(), room.bottom() - signaturesHeight(), room.width(),
                                       signaturesHeight()));
    }

    void paintSignatures(PageCanvas &canvas, const QRectF &room) const
    {
        const int players = static_cast<int>(m_sheet.players.size());
        const int rows = signatureRows();
        const int columns = (players + rows - 1) / rows;
        const double width = room.width() / columns, height = room.height() / rows;
        const TextStyle style{7, false, false, Qt::AlignHCenter | Qt::AlignTop, kSoftInk};
        for (int i = 0; i < players; ++i) {
            const double x = room.x() + width * (i % columns);
            const int row = i / columns;
            const double y = room.y() + height * (row + 1) - 12;
            canvas.line({x + 8, y, x + width - 8, y}, 0.5);
            canvas.fitted(QRectF(x + 8, y + 2, width - 16, 9), style, m_sheet.players[i]);
        }
    }

    ScoreSheet m_sheet;
    ScoreTable m_table;
    PageFrame m_frame;
    double m_row = 18;
    QList<int> m_starts; ///< first deal of each page
};

} // namespace

QString gameLine(const ScoreSheet &sheet)
{
    if (sheet.target > 0)
        return ScorecardText::tr("%1 · playing to %2")
            .arg(sheet.rulesName, QString::number(sheet.target));
    return sheet.rulesName;
}

PrintJob scoreJob(const ScoreSheet &sheet, const QString &date)
{
    return scoreJob(sheet, date, {});
}

PrintJob scoreJob(const ScoreSheet &sheet, const QString &date, const TableMark &mark)
{
    return {ScorecardText::tr("Scorecard"),
            [sheet, date, mark](QSizeF area) -> std::unique_ptr<PrintPages> {
                return std::make_unique<ScorePages>(sheet, area, date, mark);
            },
            sheet.sides.size() >= kManySides};
}

} // namespace sandbag
