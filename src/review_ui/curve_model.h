// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"
#include "tables/flat_table_model.h"

#include <vector>

namespace sandbag {

/// The curve as a table, for those who read or hear numbers, not lines: a row for each deal
/// with one side's chance to win the match, of 100, before it, once its cards were dealt and at
/// its end, and how far it moved.
class CurveModel : public FlatTableModel
{
    Q_OBJECT

public:
    enum Column { dealColumn, beforeColumn, cardsColumn, afterColumn, changeColumn, kColumns };

    using FlatTableModel::FlatTableModel;

    void setCurve(const std::vector<CurvePoint> &curve, int side,
                  const std::vector<bool> &decisive);
    /// The index of that row's deal.
    [[nodiscard]] int dealOf(int row) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

protected:
    [[nodiscard]] int countRows() const override;
    [[nodiscard]] int countColumns() const override;
    [[nodiscard]] QString columnTitle(int column) const override;

private:
    struct Row {
        int deal = 0;
        double before = 0, cards = 0, after = 0;
        bool decisive = false;
    };
    [[nodiscard]] QString text(const Row &row, int column) const;

    std::vector<Row> m_rows;
};

} // namespace sandbag
