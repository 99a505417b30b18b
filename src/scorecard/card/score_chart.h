// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace sandbag {

class ScorecardModel;

/// The running totals as lines: a view over the scorecard's model.
class ScoreChart : public QWidget
{
    Q_OBJECT

public:
    explicit ScoreChart(const ScorecardModel *model, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    const ScorecardModel *m_model;
};

} // namespace sandbag
