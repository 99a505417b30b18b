// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/win_curve.h"

#include <QWidget>

namespace sandbag {

/// The chance to win over a whole match, of one side. The pointer or the arrow keys are on a moment
/// of it; its words are below the line and read by the screen reader. Home and End, and with Ctrl
/// the next deal; Enter or a click opens the moment.
class CurveView : public QWidget
{
    Q_OBJECT

public:
    explicit CurveView(QWidget *parent = nullptr);

    /// `decisive`: by deal, marked.
    void setCurve(const std::vector<CurvePoint> &curve, int side,
                  const std::vector<bool> &decisive);
    /// Marks the moment after this many events of the deal.
    void markAt(int deal, int events);
    /// Index of the moment that is pointed at; −1 none.
    [[nodiscard]] int current() const { return m_current; }
    /// "Deal 2: 54 of 100".
    [[nodiscard]] QString wordsOf(int point) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// That moment was chosen.
    void opened(int deal, int events);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void setCurrent(int point);
    void stand(int point);
    void moveDeal(int step);
    void open();
    void paintDeals(QPainter &painter, const QRectF &field, const QPolygonF &line) const;
    void paintLine(QPainter &painter, const QRectF &field, const QPolygonF &line) const;
    [[nodiscard]] QRectF field() const;
    [[nodiscard]] int pointAt(double x) const;

    std::vector<CurvePoint> m_curve;
    std::vector<bool> m_decisive;
    int m_side = 0;
    int m_current = -1;
};

} // namespace sandbag
