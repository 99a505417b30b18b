// SPDX-License-Identifier: GPL-3.0-or-later
// What a deal brought, shown before its result.
#include "conduct/table_pace.h"

namespace sandbag {

namespace {

constexpr int kSecond = 1300;   // ms that a moment lasts
constexpr int kGathering = 470; // ms before the first one: the last trick is gathered
constexpr int kOpenHand = 1700; // ms that a claimed hand is shown

} // namespace

bool TablePace::endAwaited() const
{
    return m_seat->dealOver() && m_seat->deals() > 0 &&
           (m_showing == Showing::heldTrick || m_showing == Showing::moment);
}

/// Once for each deal that ends here; a later ruling, or a match that is opened, is no news.
bool TablePace::momentsDue() const
{
    return m_endSeen && !m_replaying && m_showing == Showing::live && m_look.moves() &&
           m_look.moments && m_seat->dealOver() && m_celebrated != m_seat->deals();
}

void TablePace::beginMoments()
{
    m_endSeen = false;
    m_celebrated = m_seat->deals();
    m_moments = momentsOf(m_seat->match(), names(), viewer());
    if (m_moments.empty())
        return;
    m_reporter.momentsBegan();
    m_showing = Showing::moment;
    nextMoment();
}

/// The next one, or at last the result.
void TablePace::nextMoment()
{
    m_momentTimer.stop();
    if (m_showing != Showing::moment)
        return;
    if (m_moments.empty()) {
        m_showing = Showing::live;
        endMoments();
        applyPause();
    } else {
        const int before = m_moment ? 0 : kGathering;
        m_moment = m_moments.front();
        m_moments.erase(m_moments.begin());
        const int lasts = m_look.lasting(
            before + (m_moment->kind == DealMoment::Kind::claim ? kOpenHand : kSecond));
        m_momentTimer.start(lasts);
        emit momentBegan(*m_moment, lasts);
        m_reporter.momentBegan(*m_moment);
    }
    showSoon(TableChange::happen);
    if (!m_settling)
        showDue();
}

void TablePace::endMoments()
{
    m_moments.clear();
    m_moment.reset();
    m_momentTimer.stop();
    emit momentsOver();
}

} // namespace sandbag
