// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace sandbag {

/// A filter whose question changes: Qt 6.10 wants to know before and after, older ones only after.
class RowFilter : public QSortFilterProxyModel
{
protected:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// `change` sets what filterAcceptsRow() goes by.
    template<typename Change>
    void ask(Change change)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
        beginFilterChange();
        change();
        endFilterChange();
#else
        change();
        invalidateFilter();
#endif
    }
};

} // namespace sandbag
