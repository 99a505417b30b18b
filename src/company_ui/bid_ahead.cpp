// SPDX-License-Identifier: GPL-3.0-or-later
#include "bid_ahead.h"

#include "bids/bid_rules.h"
#include "deal/seat_view.h"
#include "seat_at_match.h"
#include "text/call_text.h"
#include "text/shown_text.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace sandbag {

BidAhead::BidAhead(SeatAtMatch *seat, QObject *parent) : QObject(parent), m_seat(seat)
{
    const auto forget = [this] { m_chosen.reset(); };
    connect(seat, &SeatAtMatch::rebuilt, this, forget);
    connect(seat, &SeatAtMatch::dealStarted, this, forget);
    connect(seat, &SeatAtMatch::happened, this, &BidAhead::follow);
    connect(seat, &SeatAtMatch::promptChanged, this, &BidAhead::follow);
}

int BidAhead::own() const
{
    if (!m_seat->hasMatch() || !m_seat->hasDeal() || m_seat->dealOver())
        return -1;
    for (int seat = 0; seat < m_seat->context()->seating.players; ++seat) {
        if (m_seat->isHere(seat))
            return seat;
    }
    return -1;
}

/// As if it were their turn now.
QList<Call> BidAhead::choices() const
{
    const int seat = own();
    if (seat < 0 || m_seat->seatAtTurn() == seat)
        return {};
    DealState now = m_seat->view(seat).seen();
    if (phaseOf(now) != Phase::call || !eachBids(now.rules()) || now.calls[seat].made())
        return {};
    now.seat = seat;
    QList<Call> calls;
    for (const Event &event : legal(now).choices) {
        if (event.kind != EventKind::call)
            continue;
        const Call &call = event.call();
        if (!call.blind && (call.isNumber() || call.isNil()))
            calls << call;
    }
    return calls;
}

void BidAhead::choose(const std::optional<Call> &call)
{
    m_chosen = call;
    emit said(call ? filled(tr("You will bid %1 when it is your turn."), {callInWords(*call)})
                   : tr("You have not chosen a bid in advance."));
}

void BidAhead::follow()
{
    const int seat = own();
    if (!m_chosen || seat < 0)
        return;
    if (m_seat->seatAtTurn() == seat) {
        QTimer::singleShot(0, this, &BidAhead::bid); // once the table has shown whose turn it is
        return;
    }
    if (choices().contains(*m_chosen))
        return;
    emit said(filled(tr("You chose %1 in advance, but it can't be bid anymore."),
                     {callInWords(*std::exchange(m_chosen, {}))}));
}

void BidAhead::bid()
{
    const int seat = own();
    if (!m_chosen || seat < 0 || m_seat->seatAtTurn() != seat)
        return;
    const Call call = *std::exchange(m_chosen, {});
    const Event event = Event::makeCall(seat, call);
    const SeatView view = m_seat->view(seat);
    const auto &choices = view.prompt().choices;
    const bool allowed = std::find(choices.begin(), choices.end(), event) != choices.end();
    if (!allowed || m_seat->act(event))
        emit said(filled(tr("You chose %1 in advance, but it can't be bid anymore."),
                         {callInWords(call)}));
}

} // namespace sandbag
