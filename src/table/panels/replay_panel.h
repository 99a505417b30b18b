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
    /// Whether the deal before and the one after this can be gone to.
    void setNeighbours(bool before, bool after);
    bool offerKey(QKeyEvent *event) override;

signals:
    void moved(int event);
    void playOnAsked(int event);
    void dealAsked(int step); ///< −1: the deal before, 1: the one after
    void closed();

private:
    QSlider *m_slider;
    TableButton *m_before;
    TableButton *m_after;
};

} // namespace sandbag
