// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>

namespace sandbag {

/// When the computers of a live match act: what one has decided waits here until its time has
/// come, and nothing happens while the match is paused. Knows neither match nor players.
class ActPace : public QObject
{
    Q_OBJECT

public:
    explicit ActPace(QObject *parent = nullptr);

    /// Least time between two acts of the computers, in ms; 0: as fast as they think.
    void setLeast(int msBetweenActs) { m_least = msBetweenActs; }
    [[nodiscard]] int least() const { return m_least; }
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }

    /// Something was done, by whomever: time runs from here.
    void acted() { m_last.restart(); }
    /// Emits due() for the act once `ms` have passed since the last one, unless the match is
    /// paused: then it waits for letRun().
    void hold(const Event &act, int ms);
    /// An act waits.
    [[nodiscard]] bool holds() const { return m_act.has_value(); }
    /// It waits for its time, and not for the end of a pause.
    [[nodiscard]] bool isRunning() const { return m_timer.isActive(); }
    /// What waits since before a pause comes in its turn now.
    void letRun(int ms);
    /// What waits is out of date.
    void drop();

signals:
    void due(const sandbag::Event &act);
    void pauseChanged(bool paused);

private:
    void tell();

    QTimer m_timer;
    QElapsedTimer m_last;
    std::optional<Event> m_act;
    int m_least = 600;
    bool m_paused = false;
};

} // namespace sandbag
