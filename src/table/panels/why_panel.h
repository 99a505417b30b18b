// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"

namespace sandbag {

/// Why a player chose so: what is said comes a moment later.
class WhyPanel : public TablePanel
{
    Q_OBJECT
public:
    explicit WhyPanel(const QString &title, QWidget *parent = nullptr);
    void say(const QString &why);
    bool offerKey(QKeyEvent *event) override;

signals:
    void closed();
};

} // namespace sandbag
