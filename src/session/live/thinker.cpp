// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/thinker.h"

namespace sandbag {

Thinker::Thinker(QObject *parent)
    : QObject(parent), m_thread([this](const std::stop_token &end) { run(end); })
{
}

Thinker::~Thinker()
{
    cancel();
    m_thread.request_stop();
    m_thread.join();
}

void Thinker::run(const std::stop_token &end)
{
    while (!end.stop_requested()) {
        Job job;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, end, [this] { return !m_jobs.empty(); }))
                return;
            job = std::move(m_jobs.front());
            m_jobs.pop_front();
        }
        job();
    }
}

void Thinker::post(Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_one();
}

Thinker::Stop Thinker::newStop()
{
    auto stop = std::make_shared<std::atomic<bool>>(false);
    const std::lock_guard lock(m_mutex);
    m_stops.push_back(stop);
    return stop;
}

void Thinker::cancel()
{
    const std::lock_guard lock(m_mutex);
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
    post([this, box] {
        m_adviser = std::move(box->back());
        box->pop_back();
        m_players = std::move(*box);
    });
}

void Thinker::ask(int seat, const Snapshot &deal, const MatchOutlook &outlook, quint64 ticket)
{
    const Stop stop = newStop();
    post([this, seat, deal, outlook, ticket, stop] {
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
    post([this, seat, deal, outlook, ticket, stop] {
        if (*stop || !m_adviser)
            return;
        const Decision decision = m_adviser->decide(SeatView(*deal, seat), outlook, *stop);
        if (!*stop)
            QMetaObject::invokeMethod(this, [=, this] { emit advised(seat, ticket, decision); });
    });
}

} // namespace sandbag
