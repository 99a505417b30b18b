// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "panels/table_panel.h"
#include "rules/rule_set.h"

#include <QStringList>

#include <vector>

class QLineEdit;
class QSpinBox;

namespace sandbag {

/// A ruling at the table: for which side, how many points, bags and tricks, and why.
class RulingPanel : public TablePanel
{
    Q_OBJECT
public:
    /// `sides` are the names of the sides in their order; `own` the one that is chosen first.
    RulingPanel(const QStringList &sides, int own, const RuleSet &rules, QWidget *parent = nullptr);

    bool offerKey(QKeyEvent *event) override;

signals:
    void ruled(const sandbag::Ruling &ruling);
    void closed();

private:
    void addSides(const QStringList &sides, int own);
    QSpinBox *addNumber(QHBoxLayout *row, const QString &label, int most, int value);
    void enter();

    std::vector<TableButton *> m_sides;
    QSpinBox *m_points = nullptr;
    QSpinBox *m_bags = nullptr;
    QSpinBox *m_tricks = nullptr;
    QLineEdit *m_reason = nullptr;
};

/// Asks once more before something is done; the first focus is on leaving it alone.
class ConfirmPanel : public TablePanel
{
    Q_OBJECT
public:
    ConfirmPanel(const QString &question, const QString &yes, const QString &no,
                 QWidget *parent = nullptr);

    bool offerKey(QKeyEvent *event) override;

signals:
    void confirmed();
    void closed();
};

} // namespace sandbag
