// SPDX-License-Identifier: GPL-3.0-or-later
#include "curve_view.h"

#include "curve_shape.h"
#include "paint/paper.h"
#include "search/telling.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sandbag {

CurveView::CurveView(QWidget *parent) : QWidget(parent)
{
    setLayoutDirection(Qt::LeftToRight); // time runs to the right in every language
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Chance to win the match"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize CurveView::sizeHint() const
{
    return {fontMetrics().height() * 18, fontMetrics().height() * 8};
}

QSize CurveView::minimumSizeHint() const
{
    return {fontMetrics().height() * 10, fontMetrics().height() * 6};
}

void CurveView::setCurve(const std::vector<CurvePoint> &curve, int side,
                         const std::vector<bool> &decisive)
{
    m_curve = curve;
    m_side = side;
    m_decisive = decisive;
    stand(std::min(m_current, static_cast<int>(curve.size()) - 1));
    QStringList words;
    for (int i = 0; i < static_cast<int>(m_curve.size()); ++i) {
        const CurveStep step = m_curve[static_cast<std::size_t>(i)].step;
        if (step == CurveStep::begin || step == CurveStep::scored)
            words << wordsOf(i);
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    update();
}

QString CurveView::wordsOf(int point) const
{
    if (point < 0 || point >= static_cast<int>(m_curve.size()))
        return {};
    const CurvePoint &at = m_curve[static_cast<std::size_t>(point)];
    const int chance = ofHundred(at.win[m_side]);
    switch (at.step) {
    case CurveStep::begin:
        return tr("Before deal %1: %2%").arg(at.deal + 1).arg(chance);
    case CurveStep::cards:
        return tr("Deal %1, after dealing: %2%").arg(at.deal + 1).arg(chance);
    case CurveStep::choice:
        return tr("Deal %1, choice %2: %3%").arg(at.deal + 1).arg(at.events).arg(chance);
    case CurveStep::scored:
        break;
    }
    return tr("After deal %1: %2%").arg(at.deal + 1).arg(chance);
}

void CurveView::markAt(int deal, int events)
{
    for (std::size_t i = 0; i < m_curve.size(); ++i) {
        if (m_curve[i].deal == deal && m_curve[i].events == events &&
            m_curve[i].step != CurveStep::begin) {
            stand(static_cast<int>(i));
            return;
        }
    }
}

/// Where the line is drawn; the words are below it.
QRectF CurveView::field() const
{
    const double line = fontMetrics().height();
    return QRectF(rect()).adjusted(line * 0.5, line * 0.5, -line * 0.5, -line * 1.4);
}

int CurveView::pointAt(double x) const
{
    if (m_curve.empty())
        return -1;
    const QRectF where = field();
    const double steps = static_cast<double>(m_curve.size()) - 1;
    const double at = (x - where.left()) / std::max(1.0, where.width()) * steps;
    return std::clamp(static_cast<int>(std::lround(at)), 0, static_cast<int>(m_curve.size()) - 1);
}

/// A line at the start of each deal; decisive deals are shaded and numbered in bold.
void CurveView::paintDeals(QPainter &painter, const QRectF &field, const QPolygonF &line) const
{
    const Paper paper = paperOf(palette());
    for (const CurveDeal &deal : curveDeals(m_curve)) {
        const QRectF part(QPointF(line[deal.first].x(), field.top()),
                          QPointF(line[deal.last].x(), field.bottom()));
        const auto index = static_cast<std::size_t>(deal.deal);
        const bool decisive = index < m_decisive.size() && m_decisive[index];
        if (decisive)
            painter.fillRect(part, paper.head);
        painter.setPen(QPen(paper.rule, 1));
        painter.drawLine(part.topLeft(), part.bottomLeft());
        QFont font = this->font();
        font.setBold(decisive);
        painter.setFont(font);
        painter.setPen(decisive ? paper.ink : paper.soft);
        const QString number = QString::number(deal.deal + 1);
        if (part.width() > painter.fontMetrics().horizontalAdvance(number) + 2)
            painter.drawText(part, Qt::AlignTop | Qt::AlignHCenter, number);
    }
    painter.setFont(font());
}

void CurveView::paintLine(QPainter &painter, const QRectF &field, const QPolygonF &line) const
{
    const Paper paper = paperOf(palette());
    painter.setPen(QPen(paper.lines().at(0), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    if (m_current < 0)
        return;
    const QPointF at = line[m_current];
    painter.setPen(QPen(paper.ink, 1, Qt::DotLine));
    painter.drawLine(QPointF(at.x(), field.top()), QPointF(at.x(), field.bottom()));
    painter.setPen(QPen(paper.ink, 1.5));
    painter.setBrush(paper.sheet);
    painter.drawEllipse(at, 4, 4);
}

void CurveView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Paper paper = paperOf(palette());
    painter.fillRect(rect(), paper.sheet);
    const QRectF where = field();
    const QRectF below(where.left(), where.bottom() + 2, where.width(),
                       rect().bottom() - where.bottom() - 2);
    if (m_curve.empty()) {
        painter.setPen(paper.soft);
        painter.drawText(rect(), Qt::AlignCenter, tr("The chart appears after the review."));
        return;
    }
    const QPolygonF line = curveLine(where, m_curve, m_side);
    paintDeals(painter, where, line);
    painter.setPen(QPen(paper.rule, 1, Qt::DashLine));
    painter.drawLine(QPointF(where.left(), where.center().y()),
                     QPointF(where.right(), where.center().y()));
    paintLine(painter, where, line);
    painter.setPen(paper.soft);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                     wordsOf(m_current >= 0 ? m_current : static_cast<int>(m_curve.size()) - 1));
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void CurveView::setCurrent(int point)
{
    if (!m_curve.empty() && point != m_current)
        stand(std::clamp(point, 0, static_cast<int>(m_curve.size()) - 1));
}

/// The name says where the mark is; Qt passes on that it has changed.
void CurveView::stand(int point)
{
    m_current = point;
    setAccessibleName(point < 0 ? tr("Chance to win the match")
                                : tr("Chance to win the match. %1").arg(wordsOf(point)));
    update();
}

void CurveView::moveDeal(int step)
{
    const int last = static_cast<int>(m_curve.size()) - 1;
    int point = std::clamp(m_current, 0, std::max(0, last));
    do {
        point += step;
    } while (point > 0 && point < last &&
             m_curve[static_cast<std::size_t>(point)].step != CurveStep::begin);
    setCurrent(std::clamp(point, 0, std::max(0, last)));
}

void CurveView::open()
{
    if (m_current < 0 || m_curve.empty())
        return;
    const CurvePoint &at = m_curve[static_cast<std::size_t>(m_current)];
    emit opened(at.deal, at.events);
}

void CurveView::mouseMoveEvent(QMouseEvent *event)
{
    setCurrent(pointAt(event->position().x()));
}

void CurveView::mousePressEvent(QMouseEvent *event)
{
    setCurrent(pointAt(event->position().x()));
    open();
}

void CurveView::keyPressEvent(QKeyEvent *event)
{
    const bool deals = event->modifiers() & Qt::ControlModifier;
    const int last = static_cast<int>(m_curve.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return deals ? moveDeal(-1) : setCurrent(std::max(0, m_current - 1));
    case Qt::Key_Right:
        return deals ? moveDeal(1) : setCurrent(std::min(last, m_current + 1));
    case Qt::Key_Home:
        return setCurrent(0);
    case Qt::Key_End:
        return setCurrent(last);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return open();
    default:
        QWidget::keyPressEvent(event);
    }
}

void CurveView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_current < 0)
        setCurrent(static_cast<int>(m_curve.size()) - 1);
    update();
}

} // namespace sandbag
