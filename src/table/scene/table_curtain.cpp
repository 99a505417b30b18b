// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/table_curtain.h"

#include "scene/table_scene.h"
#include "scene/table_view.h"

#include <QDeadlineTimer>
#include <QTimerEvent>

#include <chrono>

namespace sandbag {

namespace {
constexpr std::chrono::milliseconds kPart(4); ///< of a turn
constexpr int kPatience = 250;                ///< ms that pictures of the cards are waited for
constexpr int kAgain = 10;                    ///< ms
} // namespace

TableCurtain::TableCurtain(TableScene *scene, TableView *view, QObject *parent)
    : QObject(parent), m_scene(scene), m_view(view)
{
}

void TableCurtain::lower()
{
    m_view->setHeld(true);
    m_turns.start(0, this);
    m_down.start();
}

void TableCurtain::raise()
{
    if (!isDown())
        return;
    m_scene->paintAhead(QDeadlineTimer(QDeadlineTimer::Forever));
    open();
}

void TableCurtain::open()
{
    m_turns.stop();
    m_view->setHeld(false);
    emit raised();
}

void TableCurtain::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_turns.timerId() || m_scene->paintAhead(QDeadlineTimer(kPart)))
        return;
    // In a size that was not seen before they come a little later, and would be painted again.
    if (m_scene->pixmaps().busy() && m_down.elapsed() < kPatience)
        m_turns.start(kAgain, this);
    else
        open();
}

} // namespace sandbag
