// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPersistentModelIndex>

class QTreeView;

namespace sandbag {

/// Keeps the rows of a list where they are seen while others come or change places: the one under
/// the pointer, or else the current one, or else the first that is seen of a list that was
/// scrolled.
class StillRows : public QObject
{
public:
    /// The view has its model, and rows of one height that are scrolled one by one.
    explicit StillRows(QTreeView *view);

private:
    void note();
    void restore();
    [[nodiscard]] QModelIndex kept() const;

    QTreeView *m_view;
    QPersistentModelIndex m_kept; ///< invalid: none
    int m_above = 0;              ///< rows between the view's top and that one
};

} // namespace sandbag
