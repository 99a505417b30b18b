// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/search_query.h"

#include <QSortFilterProxyModel>

namespace sandbag {

/// Shows of a CatalogueModel what a person looks for. Without a search, options that do nothing
/// under the present choices are folded away, unless they are changed or wrong or asked for.
class CatalogueFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CatalogueFilter(QObject *parent = nullptr);

    void setSearch(const QString &typed);
    [[nodiscard]] bool searching() const { return !m_query.empty(); }
    /// Shows also what does nothing now; it says why.
    void setShowMeaningless(bool show);
    /// Shows only what differs from the preset.
    void setChangedOnly(bool only);
    /// The first option shown; where something is searched, the first of those that answer it best.
    [[nodiscard]] QModelIndex firstMatch() const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    [[nodiscard]] int rankOf(const QModelIndex &at) const;

    [[nodiscard]] bool findsAnything() const;

    SearchQuery m_query;
    bool m_showMeaningless = false;
    bool m_changedOnly = false;
};

} // namespace sandbag
