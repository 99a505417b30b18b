// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/chip_row.h"

#include <QPainter>
#include <QPen>

#include <cmath>

namespace sandbag {

namespace {

/// As flat as the hand is: the radius of the arc, in heights of a chip.
constexpr double kRadius = 48;

double below(double across, double chip)
{
    const double radius = kRadius * std::max(1.0, chip);
    return radius - std::sqrt(std::max(0.0, radius * radius - across * across));
}

/// Each by its distance from the middle of the panel.
void lower(const QLayout &chips)
{
    const QWidget *panel = chips.parentWidget();
    if (!panel)
        return;
    for (int i = 0; i < chips.count(); ++i) {
        QLayoutItem *item = chips.itemAt(i);
        const QRect box = item->geometry();
        const double across = box.center().x() - panel->width() / 2.0;
        item->setGeometry(box.translated(0, qRound(below(across, box.height()))));
    }
}

} // namespace

void ChipRow::setGeometry(const QRect &room)
{
    QGridLayout::setGeometry(room);
    lower(*this);
}

void ChipBox::setGeometry(const QRect &room)
{
    QHBoxLayout::setGeometry(room);
    lower(*this);
}

ChipDivider::ChipDivider(QWidget *parent) : QWidget(parent)
{
    setFixedWidth(13);
}

void ChipDivider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor ink = palette().color(QPalette::WindowText);
    ink.setAlpha(110);
    painter.setPen(QPen(ink, 1.6, Qt::DotLine));
    painter.drawLine(QPointF(width() / 2.0, height() * 0.3), QPointF(width() / 2.0, height() - 4));
}

} // namespace sandbag
