// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/row_filter.h"
#include "text/search_query.h"

namespace sandbag {

/// Shows of a tree with two levels what matches a search. A branch stays only while something in
/// it does; without a search everything is shown, empty branches too.
class SearchFilter : public RowFilter
{
    Q_OBJECT

public:
    /// `role` gives a row's text as SearchQuery::prepare() leaves it.
    explicit SearchFilter(int role, QObject *parent = nullptr);
    void setSearch(const QString &typed);
    [[nodiscard]] bool searching() const { return !m_query.empty(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    SearchQuery m_query;
    int m_role;
};

} // namespace sandbag
