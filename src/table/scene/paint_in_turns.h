// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>

namespace sandbag {

class TableScene;

/// Paints ahead what a scene will look like, a little in each turn of the event loop: a whole table
/// in one turn would hold the window up for the time of several frames.
class PaintInTurns : public QObject
{
    Q_OBJECT

public:
    /// The scene belongs to someone else and outlives it.
    explicit PaintInTurns(TableScene *scene) : m_scene(scene) {}

    /// The scene has changed, or will in this turn.
    void begin();
    [[nodiscard]] bool isRunning() const { return m_turns.isActive(); }
    /// Paints the rest at once, where it is running.
    void finish();

signals:
    /// Nothing is left to paint, but pictures of cards that were waited for long enough.
    void done();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    void end();

    TableScene *m_scene;
    QBasicTimer m_turns;
    QElapsedTimer m_since; ///< it began
};

} // namespace sandbag
