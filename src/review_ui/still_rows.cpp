// SPDX-License-Identifier: GPL-3.0-or-later
#include "still_rows.h"

#include <QCursor>
#include <QScrollBar>
#include <QTreeView>

namespace sandbag {

StillRows::StillRows(QTreeView *view) : QObject(view), m_view(view)
{
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    const QAbstractItemModel *model = view->model();
    connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, &StillRows::note);
    // After the view has done the same.
    connect(model, &QAbstractItemModel::layoutChanged, this, &StillRows::restore);
}

QModelIndex StillRows::kept() const
{
    const QWidget *rows = m_view->viewport();
    const QPoint pointer = rows->mapFromGlobal(QCursor::pos());
    if (rows->underMouse() && rows->rect().contains(pointer)) {
        if (const QModelIndex under = m_view->indexAt(pointer); under.isValid())
            return under;
    }
    const QModelIndex current = m_view->currentIndex();
    if (current.isValid() && rows->rect().intersects(m_view->visualRect(current)))
        return current;
    return m_view->verticalScrollBar()->value() > 0 ? m_view->indexAt({0, 0}) : QModelIndex();
}

void StillRows::note()
{
    m_kept = kept();
    m_above = m_kept.row() - m_view->verticalScrollBar()->value();
}

void StillRows::restore()
{
    if (m_kept.isValid())
        m_view->verticalScrollBar()->setValue(m_kept.row() - m_above);
    m_kept = QPersistentModelIndex();
}

} // namespace sandbag
