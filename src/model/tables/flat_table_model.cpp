// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables/flat_table_model.h"

namespace sandbag {

int FlatTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : countRows();
}

int FlatTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : countColumns();
}

QVariant FlatTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return columnTitle(section);
}

} // namespace sandbag
