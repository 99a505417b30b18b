// SPDX-License-Identifier: GPL-3.0-or-later
#include "wrapping_row.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace sandbag {

WrappingRow::WrappingRow(QWidget *parent) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

int WrappingRow::gap() const
{
    return std::max(spacing(), 0); // some styles leave it to pairs of widgets
}

WrappingRow::~WrappingRow()
{
    qDeleteAll(m_items);
}

void WrappingRow::addItem(QLayoutItem *item)
{
    m_items << item;
}

int WrappingRow::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem *WrappingRow::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *WrappingRow::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

Qt::Orientations WrappingRow::expandingDirections() const
{
    return Qt::Horizontal;
}

bool WrappingRow::hasHeightForWidth() const
{
    return true;
}

int WrappingRow::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), [](const auto &, const QRect &) {});
}

QSize WrappingRow::minimumSize() const
{
    QSize size;
    for (const QLayoutItem *item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

QSize WrappingRow::sizeHint() const
{
    QSize size(-gap(), 0);
    for (const QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        size.rwidth() += item->sizeHint().width() + gap();
        size.setHeight(std::max(size.height(), item->sizeHint().height()));
    }
    return size.expandedTo({0, 0});
}

void WrappingRow::setGeometry(const QRect &where)
{
    QLayout::setGeometry(where);
    arrange(where, [this](const auto &row, const QRect &line) { putRow(row, line); });
}

int WrappingRow::arrange(const QRect &where, const PutRow &put) const
{
    QList<QLayoutItem *> row;
    int width = 0, height = 0, y = where.y();
    const auto endRow = [&] {
        put(row, QRect(where.x(), y, where.width(), height));
        y += height + gap();
        row.clear();
        width = height = 0;
    };
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size = item->sizeHint();
        if (!row.isEmpty() && width + gap() + size.width() > where.width())
            endRow();
        width += size.width() + (row.isEmpty() ? 0 : gap());
        height = std::max(height, size.height());
        row << item;
    }
    if (!row.isEmpty())
        endRow();
    return std::max(0, y - where.y() - gap());
}

/// At the far side of its line.
void WrappingRow::putRow(const QList<QLayoutItem *> &row, const QRect &line) const
{
    int width = -gap();
    for (const QLayoutItem *item : row)
        width += item->sizeHint().width() + gap();
    const Qt::LayoutDirection direction =
        parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    int x = std::max(line.x(), line.x() + line.width() - width);
    for (QLayoutItem *item : row) {
        const QRect place(x, line.y(), std::min(item->sizeHint().width(), line.width()),
                          line.height());
        item->setGeometry(QStyle::visualRect(direction, line, place));
        x += item->sizeHint().width() + gap();
    }
}

} // namespace sandbag
