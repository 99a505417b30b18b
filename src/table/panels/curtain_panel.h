// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"

#include <QElapsedTimer>

namespace sandbag {

class TableButton;

/// Covers the table when the screen goes from one person to another: says loud and large whose turn
/// it is, and shows no card before that person asks for it. Keys count only once it has been there
/// for a moment: the key that played the last card is not the next person's.
class CurtainPanel : public TablePanel
{
    Q_OBJECT
public:
    static constexpr int kDeaf = 400; ///< ms in which no key lifts it

    /// `name`: whose turn it is; `words`: what the button says.
    CurtainPanel(const QString &name, const QString &words, QWidget *parent = nullptr);
    bool eventFilter(QObject *target, QEvent *event) override;

signals:
    /// The person has taken the seat.
    void lifted();

private:
    TableButton *m_show;
    QElapsedTimer m_since; ///< it has been there
};

} // namespace sandbag
