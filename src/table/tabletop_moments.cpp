// SPDX-License-Identifier: GPL-3.0-or-later
// Joy and sorrow at the end of a deal, and what the players say beside the game.
#include "scene/table_view.h"
#include "tabletop.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kSecond = 1300;      // ms that a moment lasts
constexpr int kOpenHand = 1700;    // ms that a claimed hand lies open
constexpr int kRemarkStays = 2300; // ms

/// Bits of the seats at which people sit.
unsigned peopleOf(const GameSession &session)
{
    unsigned people = 0;
    for (int seat = 0; seat < static_cast<int>(session.seats().size()); ++seat)
        people |= session.isHuman(seat) ? 1U << static_cast<unsigned>(seat) : 0U;
    return people;
}

} // namespace

/// Once for each deal that ends here; a later ruling, or a match that is opened, is no news.
bool Tabletop::momentsDue() const
{
    return m_endSeen && m_showing == Showing::live && m_look.moves() && m_look.moments &&
           m_session->match().dealOver() &&
           m_celebrated != static_cast<int>(m_session->match().results().size());
}

void Tabletop::beginMoments()
{
    m_endSeen = false;
    m_celebrated = static_cast<int>(m_session->match().results().size());
    m_moments = momentsOf(m_session->match(), m_names, m_viewer);
    if (m_moments.empty())
        return;
    m_showing = Showing::moment;
    nextMoment();
}

/// The next one, or at last the result.
void Tabletop::nextMoment()
{
    m_moment.stop();
    if (m_showing != Showing::moment)
        return;
    if (m_moments.empty()) {
        endMoments();
        m_showing = Showing::live;
        applyPause();
        sayFarewell();
    } else {
        const DealMoment moment = m_moments.front();
        m_moments.erase(m_moments.begin());
        const int lasts = moment.kind == DealMoment::Kind::claim ? kOpenHand : kSecond;
        m_scene->celebrate(moment, m_look.lasting(lasts));
        m_moment.start(m_look.lasting(lasts));
        remarkOn(moment);
    }
    showSoon(TableScene::Change::happen);
    if (!m_settling)
        showDue();
}

/// Whoever sits at the person's left has the last word of a match.
void Tabletop::sayFarewell()
{
    const Match &match = m_session->match();
    const int seat = match.table()->seating.leftOf(m_viewer);
    if (!match.over() || match.standing().winner < 0 || m_session->isHuman(seat))
        return;
    const bool won = match.table()->seating.sideOf(seat) == match.standing().winner;
    remark({seat, remarkWords(won ? Occasion::win : Occasion::loss,
                              static_cast<int>(match.results().size()))});
}

void Tabletop::endMoments()
{
    m_moments.clear();
    m_moment.stop();
    m_scene->celebrate({});
}

void Tabletop::remark(const Remark &remark)
{
    if (!m_look.remarks || !m_look.moves() || remark.seat < 0 || replaying())
        return;
    m_remark = remark;
    m_hush.start(kRemarkStays);
    showSoon(TableScene::Change::happen);
}

void Tabletop::hush()
{
    m_remark = {};
    if (replaying())
        return;
    showSoon(TableScene::Change::happen);
    showDue();
}

void Tabletop::remarkOn(const DealMoment &moment)
{
    remark(sandbag::remarkOn(moment, m_session->match().table()->seating, peopleOf(*m_session),
                             m_celebrated + moment.side));
}

/// Whoever loses a nil sighs at once.
void Tabletop::remarkOnNils(const TablePicture &before)
{
    const TablePicture &now = m_scene->picture();
    for (std::size_t i = 0; i < now.seats.size() && i < before.seats.size(); ++i) {
        const bool fell = before.seats[i].nil == NilMark::alive &&
                          now.seats[i].nil == NilMark::broken && now.trickNumber > 0;
        const int seat = static_cast<int>(i);
        if (!fell || m_session->isHuman(seat))
            continue;
        remark({seat, remarkWords(Occasion::sigh, seat + now.trickNumber)});
        QTimer::singleShot(0, this, &Tabletop::showDue);
    }
}

/// Somebody says hello before the first bid.
void Tabletop::greet()
{
    if (m_session->match().results().size() != 1 || !m_session->match().deal())
        return;
    const int players = m_session->match().table()->seating.players;
    for (int i = 0; i < players; ++i) {
        const int seat = (m_session->match().deal()->dealer + players - i) % players;
        if (m_session->isHuman(seat))
            continue;
        remark({seat, remarkWords(Occasion::greeting, static_cast<int>(m_session->seed() % 4))});
        return;
    }
}

} // namespace sandbag
