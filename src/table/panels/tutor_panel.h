// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"

namespace sandbag {

/// "Sure?", and why that is asked. The buttons name what they do, and the safe one is the first:
/// Enter and Esc take the choice back, Ctrl+Enter makes it all the same, Del turns the tutor off.
/// The keys still go to the cards and bids meanwhile.
class TutorPanel : public TablePanel
{
    Q_OBJECT
public:
    /// `choice`: the doubted choice, as it is on a button.
    TutorPanel(const QString &reason, const QString &choice, QWidget *parent = nullptr);
    bool offerKey(QKeyEvent *event) override;
    bool eventFilter(QObject *target, QEvent *event) override;
    [[nodiscard]] bool liesAside() const override { return true; }

signals:
    void accepted();
    void takenBack();
    void turnedOff();

private:
    [[nodiscard]] bool isOfTable(const QObject *target) const;
};

} // namespace sandbag
