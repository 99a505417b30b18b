// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct/screen_place.h"

#include "seat_at_match.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "usual_seats.h"

#include <cassert>

namespace sandbag {

int ScreenPlace::players() const
{
    return m_seat->context()->seating.players;
}

/// Where nobody sits here the table is seen from the first seat.
void ScreenPlace::begin()
{
    int first = 0;
    while (first < players() && !m_seat->isHere(first))
        ++first;
    m_first = first < players() ? first : 0;
    goTo(m_first);
}

void ScreenPlace::goTo(int seat)
{
    assert(seat >= 0 && seat < players());
    m_viewer = seat;
    m_names.clear();
    const QString usual = usualSeats().front().name;
    for (int other = 0; other < players(); ++other) {
        const QString name = m_seat->name(other);
        m_names << (other != seat && m_seat->isPerson(other) && name == usual ? numberedName(other)
                                                                              : isolated(name));
    }
}

bool ScreenPlace::isShared() const
{
    int here = 0;
    for (int seat = 0; seat < players(); ++seat)
        here += m_seat->isHere(seat) ? 1 : 0;
    return here > 1;
}

} // namespace sandbag
