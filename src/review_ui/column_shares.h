// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

class QTreeView;

namespace sandbag {

/// Lays the columns of a list within its width, so that nothing scrolls sideways: each has what its
/// texts need, the last one also what is left. Where that is too much, the elastic ones give way
/// and end in dots. Follows the list's width and what is in it. A child of the list.
class ColumnShares : public QObject
{
    Q_OBJECT

public:
    /// The first of `elastic` gives way first.
    ColumnShares(QTreeView *view, QList<int> elastic);

    void share();

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] int needed(int column) const;

    QTreeView *m_view;
    QList<int> m_elastic;
    QTimer m_later; ///< rows come one by one: measured once for many
};

} // namespace sandbag
