// SPDX-License-Identifier: GPL-3.0-or-later
#include "act_pace.h"

#include <algorithm>
#include <cassert>

namespace sandbag {

ActPace::ActPace(QObject *parent) : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ActPace::tell);
    m_last.start();
}

void ActPace::setPaused(bool paused)
{
    if (m_paused == paused)
        return;
    m_paused = paused;
    if (paused)
        m_timer.stop();
    emit pauseChanged(paused);
}

void ActPace::hold(const Event &act, int ms)
{
    m_act = act;
    if (!m_paused)
        letRun(ms);
}

void ActPace::letRun(int ms)
{
    assert(m_act && !m_paused);
    m_timer.start(static_cast<int>(std::max<qint64>(0, ms - m_last.elapsed())));
}

void ActPace::drop()
{
    m_timer.stop();
    m_act.reset();
}

void ActPace::tell()
{
    if (!m_act)
        return;
    const Event act = *m_act;
    m_act.reset();
    emit due(act);
}

} // namespace sandbag
