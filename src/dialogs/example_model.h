// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/score_examples.h"
#include "tables/flat_table_model.h"

namespace sandbag {

/// What some deals would score under these rules, and which of it has just changed.
class ExampleModel : public FlatTableModel
{
    Q_OBJECT

public:
    enum Column { DealColumn, BeforeColumn, PointsColumn, BagsColumn, ColumnCount };
    /// QString: the points before the last change; empty where nothing has changed.
    static constexpr int BeforeRole = Qt::UserRole + 1;

    explicit ExampleModel(QObject *parent = nullptr);

    /// Shows other rules, marking what differs from those shown so far, or from `before`. Rules
    /// that cannot be played show nothing.
    void setRules(const RuleSet &rules, const RuleSet *before = nullptr);
    /// Whether any row has changed with the last change of the rules.
    [[nodiscard]] bool hasChanged() const;
    /// Takes the marks away.
    void settle();

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] int countRows() const override;
    [[nodiscard]] int countColumns() const override;
    [[nodiscard]] QString columnTitle(int column) const override;

private:
    RuleSet m_rules;
    QList<ScoreExample> m_examples;
    QStringList m_before; ///< by row
    bool m_shown = false;
};

} // namespace sandbag
