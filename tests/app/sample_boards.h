// SPDX-License-Identifier: GPL-3.0-or-later
// Boards as they look once they are played: at a person's table and that of computers, and by pairs
// at real tables.
#pragma once

#include "boards/board_play.h"
#include "boards/board_progress.h"
#include "boards/pair_result.h"
#include "boards/pairs_contest.h"
#include "numbers/deal_number.h"

#include <atomic>

namespace sandbag {

inline BoardSet boardsOfSeed(quint64 seed, int count)
{
    const QString number = *numberText({{QStringLiteral("standard"), RuleSet{}}, seed, {}, {}});
    return std::get<BoardSet>(boardsOfNumber(number, count));
}

/// All of them but the last one have been played by both tables.
inline BoardSet sampleBoards(const QString &you, int count = 8)
{
    BoardSet set = boardsOfSeed(2026, count);
    set.rivals = {BoardRivals::Kind::teams, 3, 1};
    seatTables(set, you);
    const std::atomic<bool> stop = false;
    const char *const players[] = {"level:1", "simple"};
    for (int table = 0; table < 2; ++table) {
        playBoards(set, std::vector<std::string>(4, players[table]), stop,
                   [&](int board, const BoardPoints &points) {
                       if (board + 1 < count)
                           enterBoard(set, {table, board}, points);
                   });
    }
    return set;
}

/// The bids and tricks of a real table, by seat; the points follow.
inline PairResult enteredResult(const BoardSet &set, const PairResult &at,
                                const std::array<const char *, 4> &bids,
                                const std::array<int, 4> &tricks)
{
    DealRecord deal;
    deal.kind = DealRecord::Kind::entered;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        deal.bids[static_cast<int>(seat)] = *parseCall(bids[seat]);
        deal.facts.tricks[static_cast<int>(seat)] = static_cast<std::uint8_t>(tricks[seat]);
    }
    deal.given.add(Fact::tricks);
    PairResult result = at;
    result.deal = deal;
    const auto made = scored(set, result);
    return std::holds_alternative<PairResult>(made) ? std::get<PairResult>(made) : at;
}

/// Three tables, the first boards of which are entered.
inline BoardSet sampleContest(const QStringList &names)
{
    BoardSet set = boardsOfSeed(2026, 6);
    set.contest.tables = 3;
    set.contest.names = names;
    set.contest.names.resize(6);
    const std::array<const char *, 4> bids[] = {
        {"4", "3", "4", "2"}, {"4", "3", "nil", "5"}, {"3", "4", "4", "2"}};
    const std::array<int, 4> tricks[] = {{5, 3, 3, 2}, {5, 3, 0, 5}, {3, 4, 2, 4}};
    int number = 0;
    for (const QList<TableInRound> &round : movementFor(3, 6)) {
        for (const TableInRound &at : round) {
            const auto kind = static_cast<std::size_t>(number++ % 3);
            if (at.firstBoard < 4)
                enterResult(set.contest,
                            enteredResult(set, {at.firstBoard, at.northSouth, at.eastWest, {}, {}},
                                          bids[kind], tricks[kind]));
        }
    }
    return set;
}

} // namespace sandbag
