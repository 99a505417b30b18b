// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/facts.h"

#include <QDialog>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace sandbag {

/// A ruling at the table: points or bags for a side, with the reason.
class RulingDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RulingDialog(const QStringList &sides, QWidget *parent = nullptr);
    [[nodiscard]] Ruling ruling() const;

private:
    QComboBox *m_side;
    QSpinBox *m_points;
    QSpinBox *m_bags;
    QLineEdit *m_reason;
};

} // namespace sandbag
