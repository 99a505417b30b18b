// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "rules/rule_set.h"

#include <QDialog>
#include <QStringList>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sandbag {

/// A ruling at the table: points or bags for a side, or tricks taken off it, with the reason, as a
/// line of the last deal.
class RulingDialog : public QDialog
{
    Q_OBJECT
public:
    /// Names of the sides; the `bid_talk_penalty` is entered at first.
    RulingDialog(const QStringList &sides, const RuleSet &rules, QWidget *parent = nullptr);

    [[nodiscard]] Ruling ruling() const;

private:
    QComboBox *m_side;
    QSpinBox *m_points;
    QSpinBox *m_bags;
    QSpinBox *m_tricks;
    QLineEdit *m_reason;
};

} // namespace sandbag
