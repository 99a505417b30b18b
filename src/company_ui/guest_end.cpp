// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest_end.h"

#include "remote_seat.h"

#include <utility>

namespace sandbag {

/// The first lines of a match are whole: there is something to see.
void GuestEnd::followSeat()
{
    connect(&remote(), &SeatAtMatch::rebuilt, this, [this] {
        if (!std::exchange(m_begun, true))
            emit begun();
    });
}

void GuestEnd::takeLobby()
{
    if (!link())
        return;
    m_lobby = link()->lobby();
    m_begun = m_begun && !remote().matchOver(); // a lobby after a match is that of the next one
    emit lobbyChanged();
}

SeatAtMatch *GuestEnd::seat()
{
    return &remote();
}

void GuestEnd::follow(TableGuest *link)
{
    connect(link, &TableGuest::stateChanged, this, &CompanyEnd::stateChanged);
    connect(link, &TableGuest::remarked, this, &CompanyEnd::remarked);
    connect(link, &TableGuest::nudged, this, &CompanyEnd::nudged);
    connect(link, &TableGuest::swapAsked, this, &CompanyEnd::swapAsked);
}

const TableState &GuestEnd::state() const
{
    static const TableState unknown;
    return link() ? link()->state() : unknown;
}

qint64 GuestEnd::now() const
{
    return link() ? link()->now() : 0;
}

int GuestEnd::ownSeat()
{
    for (int seat = 0; remote().hasMatch() && seat < int(remote().record().players.size());
         ++seat) {
        if (remote().isHere(seat))
            return seat;
    }
    return -1;
}

void GuestEnd::pause(PauseReason why)
{
    if (link())
        link()->pause(why);
}

void GuestEnd::ready()
{
    if (link())
        link()->ready();
}

void GuestEnd::askTakeBack()
{
    if (link())
        link()->askTakeBack();
}

void GuestEnd::consent(bool agrees)
{
    if (link())
        link()->consent(agrees);
}

void GuestEnd::choose(int away, AwayChoice choice)
{
    if (link())
        link()->choose(away, choice);
}

void GuestEnd::remark(int number)
{
    if (!link())
        return;
    link()->remark(number);
    emit remarked(ownSeat(), number); // the host sends it to the others only
}

void GuestEnd::nudge()
{
    if (link())
        link()->nudge();
}

void GuestEnd::comeBack()
{
    if (link())
        link()->comeBack();
}

void GuestEnd::sit(int chair)
{
    if (link())
        link()->sit(chair);
}

void GuestEnd::rise()
{
    if (link())
        link()->rise();
}

void GuestEnd::propose(const AgreedRules &rules)
{
    if (link())
        link()->propose(rules);
}

void GuestEnd::agree()
{
    if (link())
        link()->agree();
}

void GuestEnd::askSwap(int chair)
{
    if (link())
        link()->askSwap(chair);
}

void GuestEnd::answerSwap(int person, bool agrees)
{
    if (link())
        link()->answerSwap(person, agrees);
}

void GuestEnd::playAgain()
{
    if (link())
        link()->playAgain();
}

} // namespace sandbag
