// SPDX-License-Identifier: GPL-3.0-or-later
#include "quiet_tree.h"

#include <QAccessible>

namespace sandbag {

void QuietTree::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    if (hasFocus()) {
        QTreeView::currentChanged(current, previous);
        return;
    }
    // The tree's own would tell screen readers; the view's keeps the rest.
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    QAbstractItemView::currentChanged(current, previous);
    viewport()->update(); // rows are marked over all their columns
}

// What was not said while the focus was elsewhere.
void QuietTree::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    if (!QAccessible::isActive() || !currentIndex().isValid())
        return;
    // Children are counted by rows as they are seen, the header first.
    int row = 1;
    for (QModelIndex above = indexAbove(currentIndex()); above.isValid(); above = indexAbove(above))
        ++row;
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(row * model()->columnCount() + currentIndex().column());
    QAccessible::updateAccessibility(&focus);
}

} // namespace sandbag
