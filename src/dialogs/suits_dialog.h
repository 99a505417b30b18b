// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QDialog>

class QCheckBox;
class QListWidget;
class QPushButton;

namespace sandbag {

/// Puts the four suits in order, lowest first, or has none (only spades trump).
class SuitsDialog : public QDialog
{
    Q_OBJECT

public:
    SuitsDialog(const QString &title, const QString &help, QWidget *parent = nullptr);

    [[nodiscard]] std::vector<Suit> suits() const;
    void setSuits(const std::vector<Suit> &suits);

private:
    void moveCurrent(int by);

    QCheckBox *m_use;
    QListWidget *m_list;
    QPushButton *m_up;
    QPushButton *m_down;
};

} // namespace sandbag
