// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/paint_in_turns.h"

#include "scene/table_scene.h"

#include <QDeadlineTimer>
#include <QTimerEvent>

#include <chrono>

namespace sandbag {

namespace {
constexpr std::chrono::milliseconds kPart(4); ///< of a turn
constexpr int kPatience = 250;                ///< ms that pictures of the cards are waited for
constexpr int kAgain = 10;                    ///< ms
} // namespace

void PaintInTurns::begin()
{
    m_turns.start(0, this);
    m_since.start();
}

void PaintInTurns::finish()
{
    if (!isRunning())
        return;
    m_scene->paintAhead(QDeadlineTimer(QDeadlineTimer::Forever));
    end();
}

void PaintInTurns::end()
{
    m_turns.stop();
    emit done();
}

void PaintInTurns::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_turns.timerId() || m_scene->paintAhead(QDeadlineTimer(kPart)))
        return;
    // In a size that was not seen before they come a little later, and would be painted again.
    if (m_scene->pixmaps().busy() && m_since.elapsed() < kPatience)
        m_turns.start(kAgain, this);
    else
        end();
}

} // namespace sandbag
