// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue_filter.h"

#include "catalogue/catalogue_model.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

CatalogueFilter::CatalogueFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true); // a group stays while one of its options does
    setDynamicSortFilter(true);
}

void CatalogueFilter::setSearch(const QString &typed)
{
    m_query = SearchQuery(typed);
    if (!m_query.empty() && !findsAnything()) { // "play to 350"
        const SearchQuery words = SearchQuery::withoutNumbers(typed);
        if (!words.empty())
            m_query = words;
    }
    invalidateFilter();
}

bool CatalogueFilter::findsAnything() const
{
    const QAbstractItemModel *all = sourceModel();
    for (int group = 0; group < all->rowCount(); ++group) {
        const QModelIndex parent = all->index(group, 0);
        for (int row = 0; row < all->rowCount(parent); ++row)
            if (m_query.matches(
                    all->index(row, 0, parent).data(CatalogueModel::SearchRole).toString()))
                return true;
    }
    return false;
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

/// How well an option that was found answers the search.
int CatalogueFilter::rankOf(const QModelIndex &at) const
{
    const auto *option = at.data(CatalogueModel::OptionRole).value<const Option *>();
    const QStringList phrases = toText(option->askedFor).split(QLatin1Char(';'));
    const auto same = [this](const QString &text) { return SearchQuery(text) == m_query; };
    if (std::any_of(phrases.begin(), phrases.end(), same))
        return 4;
    const QString title = at.data(Qt::DisplayRole).toString();
    if (same(title))
        return 3;
    if (at.row() == 0 && same(at.parent().data(Qt::DisplayRole).toString()))
        return 2; // the first of the group that was named
    return m_query.matches(SearchQuery::prepare(title)) ? 1 : 0;
}

QModelIndex CatalogueFilter::firstMatch() const
{
    QModelIndex first;
    int best = -1;
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex at = index(row, 0, parent);
            const int rank = m_query.empty() ? 0 : rankOf(at);
            if (rank > best) {
                best = rank;
                first = at;
            }
        }
    }
    return first;
}

} // namespace sandbag
