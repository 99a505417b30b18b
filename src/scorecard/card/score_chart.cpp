// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/score_chart.h"

#include "paint/chart_painter.h"
#include "paint/paper.h"
#include "sheet/scorecard_model.h"
#include "text/shown_text.h"

#include <QPainter>

#include <algorithm>

namespace sandbag {

ScoreChart::ScoreChart(const ScorecardModel *model, QWidget *parent)
    : QWidget(parent), m_model(model)
{
    connect(model, &ScorecardModel::sheetChanged, this, &ScoreChart::refresh);
    refresh();
}

QSize ScoreChart::sizeHint() const
{
    const int em = fontMetrics().height();
    return {em * 20, em * 14};
}

void ScoreChart::refresh()
{
    QStringList words;
    for (const ChartSeries &series : chartOf(m_model->sheet()).series)
        words << filled(tr("%1: %2", "side: total"), {series.name, series.values.back()});
    setAccessibleName(tr("Chart of the running totals"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

void ScoreChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Paper paper = paperOf(palette());
    painter.fillRect(rect(), paper.sheet);
    const ChartStyle style = chartStyle(paper, font());
    const double edge = style.textSize * 0.8;
    QRectF where = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    where.setHeight(std::min(where.height(), where.width() * 1.2));
    paintChart(painter, where, chartOf(m_model->sheet()), style);
}

} // namespace sandbag
