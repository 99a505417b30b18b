// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/chart_painter.h"
#include "statistics_detail.h"

#include <QWidget>

class QPainter;

namespace sandbag {

/// Bids against tricks: a disc at each pair, its area how often it came; on the line both are the
/// same. Sizes in the unit of the painter.
void paintBids(QPainter &painter, const QRectF &where, const QList<BidOutcome> &bids,
               const ChartStyle &style);
/// The share of matches won, part after part, with its range.
void paintTrend(QPainter &painter, const QRectF &where, const QList<TrendPart> &trend,
                const ChartStyle &style);

/// One of these on the screen. What it shows is in a table next to it, too.
class StatisticsPlot : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { bids, trend };
    explicit StatisticsPlot(Kind kind, QWidget *parent = nullptr);

    void take(const StatisticsDetail &detail);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Kind m_kind;
    StatisticsDetail m_detail;
};

} // namespace sandbag
