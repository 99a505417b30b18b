// SPDX-License-Identifier: GPL-3.0-or-later
#include "adviser.h"

#include "match/match.h"
#include "thinker.h"

#include <cassert>

namespace sandbag {

Adviser::Adviser(Thinker *thinker, QObject *parent) : QObject(parent), m_thinker(thinker)
{
    connect(thinker, &Thinker::advised, this,
            [this](int, quint64 ticket, const Decision &decision) {
                if (ticket != m_ticket)
                    return;
                m_asked = false;
                emit given(decision);
            });
}

void Adviser::ask(int seat, const Match &match)
{
    assert(match.deal() && !m_asked);
    m_asked = true;
    m_thinker->advise(seat, match, m_ticket);
}

void Adviser::forget()
{
    ++m_ticket;
    m_asked = false;
}

} // namespace sandbag
