// SPDX-License-Identifier: GPL-3.0-or-later
// Matches between random players, for what is told of matches afterwards.
#pragma once

#include "formats/record_json.h"
#include "match/dealer_draw.h"
#include "match/dealing.h"
#include "match/match.h"
#include "named/random_player.h"
#include "referee/referee.h"

#include <QDir>
#include <QFile>

#include <memory>
#include <vector>

namespace sandbag {

/// Plays the deal in progress to its end, or gives up: a defect, never a game.
inline void playDeal(Match &match, std::vector<std::unique_ptr<RandomPlayer>> &players,
                     std::uint64_t seed)
{
    Referee referee;
    const std::atomic<bool> stop{false};
    for (int events = 0; !match.dealOver() && events < 2000; ++events) {
        const DealState &deal = *match.deal();
        if (const auto event = referee.actBeforeAsking(deal, seed); event && !match.apply(*event))
            continue;
        const MatchOutlook outlook{match.context(), match.standing()};
        Player &player = *players[static_cast<std::size_t>(deal.seat)];
        const Event event = player.decide(SeatView(deal, deal.seat), outlook, stop).event;
        if (match.apply(event))
            (void)referee.actInstead(match, outlook);
    }
}

/// A match of so many deals at most; its players bear these names, from seat 0 on.
inline MatchRecord playedMatch(const RuleSet &rules, const std::string &base, std::uint64_t seed,
                               const std::vector<std::string> &names, int mostDeals = 40)
{
    const Seating seating(rules);
    std::vector<std::unique_ptr<RandomPlayer>> players;
    MatchRecord record;
    record.rules = rules;
    record.base = base;
    for (int seat = 0; seat < seating.players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        players.push_back(std::make_unique<RandomPlayer>(seed + place));
        record.players.push_back({names[place % names.size()], "simple"});
    }
    Match match(record);
    Referee referee;
    int dealer = drawForDealer(*match.context(), seedFor(seed, 0)).dealer;
    for (int number = 1; !match.over() && number <= mostDeals; ++number) {
        const std::uint64_t deal = seedFor(seed, static_cast<std::uint64_t>(number));
        if (referee.deal(match, dealer, deal))
            break;
        playDeal(match, players, deal);
        if (!match.dealOver())
            break;
        dealer = match.nextDealer();
    }
    return match.record();
}

/// Writes it into the folder; the file.
inline QString writeMatch(const MatchRecord &record, const QString &folder, int number)
{
    QDir().mkpath(folder);
    QFile file(QStringLiteral("%1/match-%2.spades.json").arg(folder).arg(number));
    if (file.open(QIODevice::WriteOnly))
        file.write(writeRecord({record, {}}));
    return file.fileName();
}

} // namespace sandbag
