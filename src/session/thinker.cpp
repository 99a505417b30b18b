// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinker.h"

#include "match/match.h"
#include "search/rest_proof.h"

#include <cassert>

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
    m_question.run([this] { // a process that a player owns ends where it began
        m_players.clear();
        m_adviser.reset();
    });
    m_question.wait();
}

void Thinker::setPlayers(std::vector<std::unique_ptr<Player>> players,
                         std::unique_ptr<Player> adviser)
{
    // A std::function must be copyable, so the players travel in a shared box.
    auto box = std::make_shared<std::vector<std::unique_ptr<Player>>>(std::move(players));
    box->push_back(std::move(adviser));
    m_question.run([this, box] {
        m_adviser = std::move(box->back());
        box->pop_back();
        m_players = std::move(*box);
    });
}

void Thinker::dealEnded(const Match &match)
{
    m_question.run([this, match] {
        for (const auto &player : m_players) {
            if (player)
                player->dealEnded(match);
        }
    });
}

void Thinker::ask(int seat, const Match &match, quint64 ticket)
{
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
