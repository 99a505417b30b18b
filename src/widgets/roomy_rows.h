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

    /// As wide as its text is in one line, and as high as it is in its column now.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override
    {
        const QSize plain = RoomyRows::sizeHint(option, index);
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const QRect text = QFontMetrics(cell.font).boundingRect(
            QRect(0, 0, qMax(60, roomFor(index)), 10000), Qt::TextWordWrap, cell.text);
        return {plain.width(), qMax(plain.height(), text.height() + 6)};
    }

private:
    /// Without the margins of its text, and what the branch of its row takes.
    [[nodiscard]] int roomFor(const QModelIndex &index) const
    {
        constexpr int kMargins = 8;
        const bool spanned = m_view->isFirstColumnSpanned(index.row(), index.parent());
        int room = (spanned ? m_view->viewport()->width() : m_view->columnWidth(index.column())) -
                   kMargins;
        const int tree = m_view->treePosition() < 0 ? 0 : m_view->treePosition();
        if (m_view->header()->visualIndex(index.column()) != tree)
            return room;
        if (m_view->rootIsDecorated())
            room -= m_view->indentation();
        for (QModelIndex up = index.parent(); up.isValid(); up = up.parent())
            room -= m_view->indentation();
        return room;
    }

    QTreeView *m_view;
};

} // namespace sandbag
