// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinker.h"

#include "search/rest_proof.h"

namespace sandbag {

Thinker::Thinker(QObject *parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);
}

Thinker::~Thinker()
{
    cancel();
    m_pool.clear();
    m_pool.waitForDone();
}

Thinker::Stop Thinker::newStop()
{
    auto stop = std::make_shared<std::atomic<bool>>(false);
    m_stops.push_back(stop);
    return stop;
}

void Thinker::cancel()
{
    for (const Stop &stop : m_stops)
        *stop = true;
    m_stops.clear();
}

void Thinker::setPlayers(std::vector<std::unique_ptr<Player>> players,
                         std::unique_ptr<Player> adviser)
{
    // A std::function must be copyable, so the players travel in a shared box.
    auto box = std::make_shared<std::vector<std::unique_ptr<Player>>>(std::move(players));
    box->push_back(std::move(adviser));
    m_pool.start([this, box] {
        m_adviser = std::move(box->back());
        box->pop_back();
        m_players = std::move(*box);
    });
}

void Thinker::ask(int seat, const Snapshot &deal, const MatchOutlook &outlook, quint64 ticket)
{
    const Stop stop = newStop();
    m_pool.start([this, seat, deal, outlook, ticket, stop] {
        Player *player = m_players[static_cast<std::size_t>(seat)].get();
        if (*stop || !player)
            return;
        const Decision decision = player->decide(SeatView(*deal, seat), outlook, *stop);
        if (!*stop)
            QMetaObject::invokeMethod(this, [=, this] { emit answered(seat, ticket, decision); });
    });
}

void Thinker::advise(int seat, const Snapshot &deal, const MatchOutlook &outlook, quint64 ticket)
{
    const Stop stop = newStop();
    m_pool.start([this, seat, deal, outlook, ticket, stop] {
        if (*stop || !m_adviser)
            return;
        const SeatView view(*deal, seat);
        Decision decision = m_adviser->decide(view, outlook, *stop);
        if (!*stop && decision.event.kind == EventKind::play)
            decision.settled = settledRest(view, decision.event.cards.front());
        if (!*stop)
            QMetaObject::invokeMethod(this, [=, this] { emit advised(seat, ticket, decision); });
    });
}

} // namespace sandbag
