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
    const int side = match.tableOf(deal)->seating.sideOf(seat);
    return result.score.side[side].points;
}

std::optional<int> pointsOfRival(const RivalTable &table, int seat, const std::atomic<bool> &stop)
{
    constexpr std::size_t kMostEvents = 2000;
    MatchRecord record;
    record.rules = table.rules;
    Match match(record);
    Referee referee;
    const DealSource source = DealSource::boards({table.deal}, 0);
    std::vector<std::unique_ptr<Player>> players;
    for (std::size_t i = 0; i < table.players.size(); ++i)
        players.push_back(makePlayer(table.players[i], source.seedOfPlayer(static_cast<int>(i))));
    if (referee.deal(match, table.deal.dealer, source))
        return {};
    while (!match.dealOver() && !stop && match.deal()->log.size() < kMostEvents) {
        const DealState &deal = *match.deal();
        const auto act = referee.actBeforeAsking(deal, source.seedOf(0));
        if (act && !match.apply(*act))
            continue;
        const MatchOutlook outlook{match.table(), match.standing()};
        const auto place = static_cast<std::size_t>(deal.seat);
        const Event event = players[place]->decide(SeatView(deal, deal.seat), outlook, stop).event;
        if (match.apply(event) && !referee.actInstead(match, outlook))
            return {};
    }
    if (stop || !match.dealOver())
        return {};
    referee.challengeAfterDeal(match);
    return pointsInDeal(match, 0, seat);
}

} // namespace sandbag
