// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

namespace sandbag {

class TableScene;
class TableView;

/// Holds a view still on what it showed before while another table is painted ahead, a little in
/// each turn of the event loop, and shows the new one at once when all of it is there: to paint a
/// whole table in one turn would hold the window up for the time of several frames.
class TableCurtain : public QObject
{
    Q_OBJECT

public:
    /// Both belong to somebody else and outlive it.
    TableCurtain(TableScene *scene, TableView *view, QObject *parent);

    /// The scene shows another table from now on.
    void lower();
    [[nodiscard]] bool isDown() const { return m_turns.isActive(); }
    /// Paints what is left, and shows it at once.
    void raise();

signals:
    /// The new table is seen.
    void raised();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void open();

    TableScene *m_scene;
    TableView *m_view;
    QBasicTimer m_turns;
    QElapsedTimer m_down; ///< since it was lowered
};

} // namespace sandbag
