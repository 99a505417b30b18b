// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace sandbag {

/// A tree whose current row a screen reader hears of only while the tree has the focus. Qt's own
/// says so whenever the row changes, as while someone types into the search field above it.
class QuietTree : public QTreeView
{
    Q_OBJECT

public:
    using QTreeView::QTreeView;

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void focusInEvent(QFocusEvent *event) override;
};

} // namespace sandbag
