// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinker.h"

#include "match/match.h"
#include "search/rest_proof.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace sandbag {

namespace {

/// A deal at the time of a question, and what else is known.
struct Snapshot {
    std::shared_ptr<const DealState> deal;
    MatchOutlook outlook;

    explicit Snapshot(const Match &match)
    {
        assert(match.deal());
        const int last = static_cast<int>(match.record().deals.size()) - 1;
        deal = std::make_shared<const DealState>(*match.deal());
        outlook = {match.context(), match.standingBefore(last)};
    }
};

} // namespace

Thinker::Thinker(QObject *parent) : QObject(parent)
{
    m_question.keepThread();
}

Thinker::~Thinker()
{
    cancel();
    if (!m_begun)
        return;
    m_question.run([this] { // a process that a player owns ends where it began
        m_players.clear();
        m_adviser.reset();
    });
    m_question.wait();
}

void Thinker::setPlayers(std::vector<std::unique_ptr<Player>> players,
                         std::unique_ptr<Player> adviser)
{
    const bool any = std::any_of(players.begin(), players.end(),
                                 [](const auto &player) { return player != nullptr; });
    // A std::function must be copyable, so the players travel in a shared box.
    m_coming = std::make_shared<Seated>(Seated{std::move(players), std::move(adviser)});
    if (any || m_begun)
        handOver();
}

void Thinker::handOver()
{
    if (!m_coming)
        return;
    m_begun = true;
    m_question.run([this, seated = std::exchange(m_coming, nullptr)] {
        m_players = std::move(seated->players);
        m_adviser = std::move(seated->adviser);
    });
}

void Thinker::dealEnded(const Match &match)
{
    if (!m_begun)
        return;
    m_question.run([this, match] {
        for (const auto &player : m_players) {
            if (player)
                player->dealEnded(match);
        }
    });
}

void Thinker::ask(int seat, const Match &match, quint64 ticket)
{
    handOver();
    m_question.askAlso(
        [this, seat, now = Snapshot(match), ticket](const BackgroundQuestion::Asked &asked) {
            Player *player = m_players[static_cast<std::size_t>(seat)].get();
            if (!player)
                return;
            const Decision decision =
                player->decide(SeatView(*now.deal, seat), now.outlook, asked.stop());
            asked.tell([=, this] { emit answered(seat, ticket, decision); });
        });
}

void Thinker::advise(int seat, const Match &match, quint64 ticket)
{
    handOver();
    m_question.askAlso(
        [this, seat, now = Snapshot(match), ticket](const BackgroundQuestion::Asked &asked) {
            if (!m_adviser)
                return;
            const SeatView view(*now.deal, seat);
            Decision decision = m_adviser->decide(view, now.outlook, asked.stop());
            if (!asked.stop() && decision.event.kind == EventKind::play)
                decision.settled = settledRest(view, decision.event.cards.front());
            asked.tell([=, this] { emit advised(seat, ticket, decision); });
        });
}

} // namespace sandbag
