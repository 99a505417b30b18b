// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_filter.h"

namespace sandbag {

SearchFilter::SearchFilter(int role, QObject *parent) : RowFilter(parent), m_role(role)
{
    setRecursiveFilteringEnabled(true);
}

void SearchFilter::setSearch(const QString &typed)
{
    ask([&] { m_query = SearchQuery(typed); });
}

bool SearchFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_query.empty())
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return parent.isValid() && m_query.matches(index.data(m_role).toString());
}

} // namespace sandbag
