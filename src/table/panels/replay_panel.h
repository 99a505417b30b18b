// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"

class QSlider;

namespace sandbag {

/// Walks through a finished deal event by event.
class ReplayPanel : public TablePanel
{
    Q_OBJECT
public:
    ReplayPanel(int dealNumber, int events, QWidget *parent = nullptr);

    void goTo(int event);
    bool offerKey(QKeyEvent *event) override;

signals:
    void moved(int event);
    void playOnAsked(int event);
    void closed();

private:
    QSlider *m_slider;
};

} // namespace sandbag
