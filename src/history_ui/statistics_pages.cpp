// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_pages.h"

#include "page_frame.h"
#include "statistics_plots.h"
#include "statistics_words.h"

#include <QDate>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

PageFrame frameOf(const QString &title, const QString &subtitle, QSizeF area)
{
    PageFrame frame;
    frame.area = area;
    frame.title = title;
    frame.subtitle = subtitle;
    frame.right = QLocale().toString(QDate::currentDate());
    return frame;
}

/// How rows are divided: `first` of the width for the first cell, the others in equal parts.
struct RowParts {
    qsizetype columns;
    double first;
};

/// The first cell at the left.
void paintRow(PageCanvas &canvas, const QRectF &where, const QStringList &cells, TextStyle style,
              const RowParts &parts)
{
    const auto &[columns, first] = parts;
    const double width = where.width() * (1 - first) / static_cast<double>(columns - 1);
    canvas.fitted(QRectF(where.x(), where.y(), where.width() * first, where.height()), style,
                  cells.value(0));
    style = style.aligned(Qt::AlignRight | Qt::AlignVCenter);
    for (qsizetype i = 1; i < columns; ++i)
        canvas.fitted(QRectF(where.x() + where.width() * first + static_cast<double>(i - 1) * width,
                             where.y(), width - 3, where.height()),
                      style, cells.value(i));
}

class StatisticsPage : public PrintPages
{
public:
    StatisticsPage(const QString &whose, StatisticsDetail detail, QSizeF area)
        : m_frame(frameOf(StatisticsPlot::tr("Statistics"), whose, area)),
          m_detail(std::move(detail)),
          m_rows(figuresInWords(m_detail))
    {
        m_frame.foot =
            StatisticsPlot::tr("The 95% range shows how uncertain each figure is. Next to it is "
                               "the number of matches that the figure is based on.");
        const auto rows = static_cast<double>(m_rows.size() + 1);
        m_height = std::clamp((plotTop() - m_frame.top()) / rows, kLeast, kMost);
        const auto all = static_cast<int>(m_rows.size());
        const int left = all - rowsAbove(plotTop());
        const int page = rowsAbove(m_frame.bottom());
        m_frame.pages = 1 + (std::max(0, left) + page - 1) / page;
    }
    [[nodiscard]] int count() const override { return m_frame.pages; }

    void paint(QPainter &painter, int page) const override
    {
        PageCanvas canvas(painter);
        m_frame.paint(canvas, page);
        const double width = m_frame.area.width();
        const int full = rowsAbove(m_frame.bottom());
        const bool last = page + 1 == m_frame.pages;
        paintRows(canvas, width, page * full, last ? rowsAbove(plotTop()) : full);
        if (!last)
            return;
        const QRectF left(0, plotTop() + 10, width * 0.44, plotHeight());
        const QRectF right(width * 0.48, plotTop() + 10, width * 0.52, plotHeight());
        paintBids(painter, left, m_detail.bids, ChartStyle{});
        paintTrend(painter, right, m_detail.trend, ChartStyle{});
    }

private:
    /// Of a row, in points: smaller ones cannot be read.
    static constexpr double kLeast = 8.5, kMost = 15;

    [[nodiscard]] double plotHeight() const
    {
        return std::min(m_frame.area.width() * 0.45, m_frame.area.height() * 0.3);
    }
    [[nodiscard]] double plotTop() const { return m_frame.bottom() - plotHeight() - 10; }
    /// Below the titles.
    [[nodiscard]] int rowsAbove(double bottom) const
    {
        return static_cast<int>((bottom - m_frame.top()) / m_height + 1e-6) - 1;
    }
    void paintRows(PageCanvas &canvas, double width, int first, int count) const
    {
        TextStyle style;
        style.size = m_height * 0.62;
        TextStyle bold = style;
        bold.bold = true;
        double y = m_frame.top();
        const auto add = [&](const QStringList &cells, const TextStyle &ink) {
            paintRow(canvas, QRectF(0, y, width, m_height), cells, ink, {4, 0.42});
            y += m_height;
            canvas.line({0, y, width, y}, 0.25, kHairline);
        };
        add(figureTitles(), bold);
        for (const QStringList &row : m_rows.mid(first, count))
            add(row, row.size() == 1 ? bold : style);
    }

    PageFrame m_frame;
    StatisticsDetail m_detail;
    QList<QStringList> m_rows;
    double m_height = kMost;
};

class WallTable : public PrintPages
{
public:
    WallTable(PageFrame frame, QStringList titles, QList<QStringList> rows)
        : m_frame(std::move(frame)), m_titles(std::move(titles)), m_rows(std::move(rows))
    {
        m_frame.pages = std::max(1, (static_cast<int>(m_rows.size()) + perPage() - 1) / perPage());
    }
    [[nodiscard]] int count() const override { return m_frame.pages; }

    void paint(QPainter &painter, int page) const override
    {
        PageCanvas canvas(painter);
        m_frame.paint(canvas, page);
        const double width = m_frame.area.width();
        TextStyle style;
        style.size = 12;
        TextStyle bold = style;
        bold.size = 10;
        bold.bold = true;
        double y = m_frame.top();
        paintRow(canvas, QRectF(0, y, width, kRow), m_titles, bold, {m_titles.size(), 0.28});
        y += kRow;
        canvas.line({0, y, width, y}, 1);
        for (const QStringList &row : m_rows.mid(page * perPage(), perPage())) {
            paintRow(canvas, QRectF(0, y, width, kRow), row, style, {m_titles.size(), 0.28});
            y += kRow;
            canvas.line({0, y, width, y}, 0.25, kHairline);
        }
    }

private:
    static constexpr double kRow = 26;
    [[nodiscard]] int perPage() const
    {
        return std::max(1, static_cast<int>((m_frame.bottom() - m_frame.top()) / kRow) - 1);
    }

    PageFrame m_frame;
    QStringList m_titles;
    QList<QStringList> m_rows;
};

} // namespace

PrintJob statisticsJob(const QString &whose, const StatisticsDetail &detail)
{
    PrintJob job;
    job.title = StatisticsPlot::tr("Statistics");
    job.layOut = [whose, detail](QSizeF area) -> std::unique_ptr<PrintPages> {
        return std::make_unique<StatisticsPage>(whose, detail, area);
    };
    return job;
}

PrintJob wallTableJob(const QString &title, const QString &subtitle, const QStringList &titles,
                      const QList<QStringList> &rows)
{
    PrintJob job;
    job.title = title;
    job.across = true;
    job.layOut = [title, subtitle, titles, rows](QSizeF area) -> std::unique_ptr<PrintPages> {
        return std::make_unique<WallTable>(frameOf(title, subtitle, area), titles, rows);
    };
    return job;
}

} // namespace sandbag
