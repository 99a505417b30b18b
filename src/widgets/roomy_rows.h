// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeView>

namespace sandbag {

/// Rows of lists that are easier to hit and to read than those of the style.
class RoomyRows : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(6, 6);
    }
};

/// Rows of a tree whose texts wrap in their columns instead of losing their ends.
class WrappedRows : public RoomyRows
{
public:
    explicit WrappedRows(QTreeView *view) : RoomyRows(view), m_view(view)
    {
        view->setUniformRowHeights(false);
        view->setWordWrap(true);
        connect(view->header(), &QHeaderView::sectionResized, view, &QTreeView::doItemsLayout);
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        const QSize plain = RoomyRows::sizeHint(option, index);
        if (m_view->header()->sectionResizeMode(index.column()) != QHeaderView::Stretch)
            return plain;
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const int width = qMax(60, m_view->columnWidth(index.column()) - 8);
        const QRect text = QFontMetrics(cell.font).boundingRect(QRect(0, 0, width, 10000),
                                                                Qt::TextWordWrap, cell.text);
        return {width, qMax(plain.height(), text.height() + 6)};
    }

private:
    QTreeView *m_view;
};

} // namespace sandbag
