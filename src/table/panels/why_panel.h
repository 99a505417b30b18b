// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"

namespace sandbag {

class BalancedLabel;

/// Why a player chose so: what is said comes a moment later.
class WhyPanel : public TablePanel
{
    Q_OBJECT
public:
    explicit WhyPanel(const QString &title, QWidget *parent = nullptr);
    /// The answer in the first line, in the others what else there is to know.
    void say(const QString &why);
    [[nodiscard]] QString answer() const;
    bool offerKey(QKeyEvent *event) override;

signals:
    void closed();

private:
    BalancedLabel *m_answer;
};

} // namespace sandbag
