// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/catalogue.h"
#include "tables/flat_table_model.h"

namespace sandbag {

/// Two rule sets side by side: a row for each option in which they differ.
class CompareModel : public FlatTableModel
{
    Q_OBJECT

public:
    enum Column { GroupColumn, OptionColumn, LeftColumn, RightColumn, ColumnCount };

    explicit CompareModel(QObject *parent = nullptr);

    void setTables(const QString &leftName, const RuleSet &left, const QString &rightName,
                   const RuleSet &right);
    /// As text with tabs, for the clipboard.
    [[nodiscard]] QString asText() const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

protected:
    [[nodiscard]] int countRows() const override;
    [[nodiscard]] int countColumns() const override;
    [[nodiscard]] QString columnTitle(int column) const override;

private:
    RuleSet m_left;
    RuleSet m_right;
    QString m_leftName;
    QString m_rightName;
    std::vector<const Option *> m_rows;
};

} // namespace sandbag
