// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

namespace sandbag {

/// A table whose rows have no children, with a title over each column.
class FlatTableModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const final;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] virtual int countRows() const = 0;
    [[nodiscard]] virtual int countColumns() const = 0;
    [[nodiscard]] virtual QString columnTitle(int column) const = 0;
};

} // namespace sandbag
