// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/table_panel.h"

#include "panels/balanced_label.h"
#include "panels/table_button.h"
#include "signs.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPen>
#include <QVBoxLayout>

#include <cmath>

namespace sandbag {

TablePanel::TablePanel(QWidget *parent)
    : QWidget(parent),
      m_title(new BalancedLabel(this)),
      m_note(new BalancedLabel(this)),
      m_body(new QVBoxLayout)
{
    QPalette dark = palette();
    dark.setColor(QPalette::WindowText, kPlateText);
    dark.setColor(QPalette::Text, kPlateText);
    dark.setColor(QPalette::Window, kPlateGround);
    dark.setColor(QPalette::Base, QColor(32, 38, 43));
    dark.setColor(QPalette::Button, QColor(52, 60, 66));
    dark.setColor(QPalette::ButtonText, kPlateText);
    dark.setColor(QPalette::PlaceholderText, kPlateFaint);
    setPalette(dark);
    QPalette faint = dark;
    faint.setColor(QPalette::WindowText, kPlateFaint);
    m_note->setPalette(faint);
    m_note->hide();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(16, 12, 16, 12);
    all->setSpacing(8);
    all->addWidget(m_title);
    all->addLayout(m_body);
    all->addWidget(m_note);
    m_body->setSpacing(6);
    // A click on the plate is not a click on the table under it.
    setAttribute(Qt::WA_NoMousePropagation);
}

void TablePanel::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

QString TablePanel::title() const
{
    return m_title->text();
}

void TablePanel::setNote(const QString &note)
{
    m_note->setText(note);
    if (m_noteLines == 0)
        m_note->setVisible(!note.isEmpty());
}

QString TablePanel::note() const
{
    return m_note->text();
}

void TablePanel::keepNote(int lines)
{
    m_noteLines = lines;
    m_note->show();
    m_note->setMinimumHeight(lines * QFontMetrics(m_note->font()).lineSpacing());
}

void TablePanel::setFontPixels(double pixels)
{
    setFont(tableFont(pixels * 1.06));
    m_title->setFont(tableFont(pixels * 1.25, true));
    m_note->setFont(tableFont(pixels));
    if (m_noteLines > 0)
        keepNote(m_noteLines);
    setMinimumWidth(qRound(pixels * 22));
    adjustSize();
}

QHBoxLayout *TablePanel::addRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->setAlignment(Qt::AlignHCenter);
    m_body->addLayout(row);
    return row;
}

TableButton *TablePanel::addButton(QHBoxLayout *row, const QString &text)
{
    auto *button = new TableButton(text, this);
    row->addWidget(button);
    return button;
}

bool TablePanel::offerKey(QKeyEvent *)
{
    return false;
}

void TablePanel::focusFirst()
{
    if (m_first)
        m_first->setFocus(Qt::OtherFocusReason);
}

void TablePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(fineLine(QColor(255, 255, 255, 60)));
    painter.setBrush(kPlateGround);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12);
}

QWidget *TablePanel::neighbour(int key) const
{
    const QWidget *here = focusWidget();
    if (!here || !isAncestorOf(here))
        return m_first;
    const auto middle = [this](const QWidget *w) {
        return QPointF(w->mapTo(this, w->rect().center()));
    };
    const QPointF from = middle(here);
    QWidget *best = nullptr;
    double least = 1e9;
    for (QWidget *widget : findChildren<QWidget *>()) {
        if (widget == here || !widget->isVisible() || !widget->isEnabled() ||
            !(widget->focusPolicy() & Qt::TabFocus))
            continue;
        const QPointF way = middle(widget) - from;
        const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
        const double along = sideways ? way.x() : way.y();
        const double across = sideways ? way.y() : way.x();
        const bool forward = key == Qt::Key_Right || key == Qt::Key_Down ? along > 1 : along < -1;
        const double cost = std::abs(along) + 3 * std::abs(across);
        if (forward && cost < least) {
            least = cost;
            best = widget;
        }
    }
    return best;
}

void TablePanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down) {
        if (QWidget *next = neighbour(event->key()))
            next->setFocus(Qt::TabFocusReason);
        return;
    }
    if (!offerKey(event))
        QWidget::keyPressEvent(event);
}

} // namespace sandbag
