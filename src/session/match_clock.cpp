// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_clock.h"

#include "formats/event_json.h"

#include <algorithm>
#include <cassert>

namespace sandbag {

MatchClock::MatchClock(QObject *parent) : QObject(parent)
{
    m_card.setSingleShot(true);
    connect(&m_card, &QTimer::timeout, this, &MatchClock::cardOver);
    m_since.start();
}

void MatchClock::takeUp(qint64 played)
{
    assert(played >= 0);
    m_before = played;
    if (m_since.isValid())
        m_since.restart();
}

void MatchClock::setStopped(bool stopped)
{
    if (stopped != m_since.isValid())
        return;
    m_before = played();
    if (stopped)
        m_since.invalidate();
    else
        m_since.start();
}

qint64 MatchClock::played() const
{
    const qint64 now = m_before + (m_since.isValid() ? m_since.elapsed() : 0);
    // A match that was open for a week is capped here: what is written must be read again.
    return std::clamp<qint64>(now, 0, qint64{60'000} * kMostMinutes);
}

int MatchClock::leftForCard() const
{
    return m_card.isActive() ? m_card.remainingTime() : -1;
}

} // namespace sandbag
