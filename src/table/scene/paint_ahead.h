// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scene/paint_in_turns.h"

#include <QObject>

namespace sandbag {

class TableScene;
class TableView;

/// Holds a view still on what it showed before while another table is painted ahead, a little in
/// each turn of the event loop, and shows the new one at once when all of it is there: to paint a
/// whole table in one turn would hold the window up for the time of several frames.
class PaintAhead : public QObject
{
    Q_OBJECT

public:
    /// Both belong to someone else and outlive it.
    PaintAhead(TableScene *scene, TableView *view, QObject *parent);

    /// The scene shows another table from now on.
    void begin();
    [[nodiscard]] bool isRunning() const { return m_turns.isRunning(); }
    /// Paints the rest, and shows it at once.
    void finish() { m_turns.finish(); }

signals:
    /// The new table is seen.
    void seen();

private:
    TableView *m_view;
    PaintInTurns m_turns;
};

} // namespace sandbag
