// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue_filter.h"

#include "catalogue_model.h"

namespace sandbag {

CatalogueFilter::CatalogueFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true); // a group stays while one of its options does
    setDynamicSortFilter(true);
}

void CatalogueFilter::setSearch(const QString &typed)
{
    m_query = SearchQuery(typed);
    invalidateFilter();
}

void CatalogueFilter::setShowMeaningless(bool show)
{
    m_showMeaningless = show;
    invalidateFilter();
}

void CatalogueFilter::setChangedOnly(bool only)
{
    m_changedOnly = only;
    invalidateFilter();
}

bool CatalogueFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!parent.isValid())
        return false; // a group by its options only
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const bool changed = index.data(CatalogueModel::ChangedRole).toBool();
    if (m_changedOnly && !changed)
        return false;
    if (!m_query.empty())
        return m_query.matches(index.data(CatalogueModel::SearchRole).toString());
    return m_showMeaningless || changed ||
           index.data(CatalogueModel::MeaninglessRole).toString().isEmpty() ||
           !index.data(CatalogueModel::ErrorsRole).toStringList().isEmpty();
}

QModelIndex CatalogueFilter::firstMatch() const
{
    QModelIndex first;
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex at = index(row, 0, parent);
            const QString title = SearchQuery::prepare(at.data(Qt::DisplayRole).toString());
            if (!m_query.empty() && m_query.matches(title))
                return at;
            if (!first.isValid())
                first = at;
        }
    }
    return first;
}

} // namespace sandbag
