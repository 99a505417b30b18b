// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/rival.h"

#include "match/match.h"
#include "named/named_player.h"
#include "referee/referee.h"

namespace sandbag {

std::optional<int> pointsInDeal(const Match &match, int deal, int seat)
{
    const auto index = static_cast<std::size_t>(deal);
    if (index >= match.results().size() ||
        (index + 1 == match.results().size() && !match.dealOver()))
        return {};
    const DealResult &result = match.results()[index];
    if (!result.score.counts)
        return {};
    const int side = match.contextOf(deal)->seating.sideOf(seat);
    return result.score.side[side].points;
}

RivalPlayers::RivalPlayers(const std::vector<std::string> &players, const DealSource &source)
{
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        m_players.push_back(makePlayer(players[seat], source.seedOfPlayer(static_cast<int>(seat))));
}

bool RivalPlayers::playDeal(Match &match, int dealer, const DealSource &source,
                            const std::atomic<bool> &stop)
{
    constexpr std::size_t kMostEvents = 2000;
    const std::size_t index = match.record().deals.size();
    if (m_referee.deal(match, dealer, source))
        return false;
    while (!match.dealOver() && !stop && match.deal()->log.size() < kMostEvents) {
        const DealState &deal = *match.deal();
        const auto act = m_referee.actBeforeAsking(deal, source.seedOf(index));
        if (act && !match.apply(*act))
            continue;
        const MatchOutlook outlook{match.context(), match.standing()};
        const auto place = static_cast<std::size_t>(deal.seat);
        const Event event =
            m_players[place]->decide(SeatView(deal, deal.seat), outlook, stop).event;
        if (match.apply(event) && !m_referee.actInstead(match, outlook))
            return false;
    }
    if (stop || !match.dealOver())
        return false;
    m_referee.challengeAfterDeal(match);
    return true;
}

std::optional<int> pointsOfRival(const RivalTable &table, int seat, const std::atomic<bool> &stop)
{
    MatchRecord record;
    record.rules = table.rules;
    Match match(record);
    const DealSource source = table.match.value_or(DealSource::boards({table.deal}, 0));
    RivalPlayers players(table.players, source);
    for (int deal = 0; deal < table.deals && !match.over(); ++deal) {
        const int dealer = deal == 0 ? table.deal.dealer : match.nextDealer();
        if (!players.playDeal(match, dealer, source, stop))
            return {};
    }
    if (table.deals == 1)
        return pointsInDeal(match, 0, seat);
    const auto side = static_cast<std::size_t>(match.context()->seating.sideOf(seat));
    return match.standing().totals[side];
}

} // namespace sandbag
