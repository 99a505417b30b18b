// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_curtain.h"

#include "table_scene.h"
#include "table_view.h"

#include <QDeadlineTimer>
#include <QTimerEvent>

#include <chrono>

namespace sandbag {

namespace {
constexpr std::chrono::milliseconds kPart(4); ///< of a turn
}

TableCurtain::TableCurtain(TableScene *scene, TableView *view, QObject *parent)
    : QObject(parent), m_scene(scene), m_view(view)
{
}

void TableCurtain::lower()
{
    m_view->viewport()->setUpdatesEnabled(false);
    m_turns.start(0, this);
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
    m_view->viewport()->setUpdatesEnabled(true);
    emit raised();
}

void TableCurtain::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_turns.timerId() && !m_scene->paintAhead(QDeadlineTimer(kPart)))
        open();
}

} // namespace sandbag
