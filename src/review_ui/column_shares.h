// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

class QTreeView;

namespace sandbag {

/// Fits the columns of a list into its width, so that nothing scrolls sideways: each has the width
/// of its texts, the last one the rest. Where that is too much, the elastic ones are narrowed and
/// their texts end in dots. Follows the list's width and what is in it. A child of the list.
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
