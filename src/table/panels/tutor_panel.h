// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"

namespace sandbag {

/// "Sure?", and why that is asked: one key says yes, one takes the choice back, one turns the tutor
/// off. The keys still go to the cards and bids meanwhile.
class TutorPanel : public TablePanel
{
    Q_OBJECT
public:
    explicit TutorPanel(const QString &reason, QWidget *parent = nullptr);
    bool offerKey(QKeyEvent *event) override;
    [[nodiscard]] bool liesAside() const override { return true; }

signals:
    void accepted();
    void takenBack();
    void turnedOff();
};

} // namespace sandbag
