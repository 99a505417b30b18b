// SPDX-License-Identifier: GPL-3.0-or-later
// Matchpoints by plain loops over bare numbers: nothing of the program is in it.
#pragma once

#include <cstddef>
#include <vector>

namespace sandbag {

struct PlainResult {
    int board, northSouth, eastWest;
    int ofNorth, ofEast; ///< points
};

struct PlainRank {
    int matchpoints = 0, most = 0, points = 0;
};

/// By pair: against each other result of the board a point for being level, two for more.
inline std::vector<PlainRank> plainRanks(const std::vector<PlainResult> &results, int pairs)
{
    std::vector<PlainRank> ranks(static_cast<std::size_t>(pairs));
    for (const PlainResult &own : results) {
        PlainRank &north = ranks[static_cast<std::size_t>(own.northSouth)];
        PlainRank &east = ranks[static_cast<std::size_t>(own.eastWest)];
        const int net = own.ofNorth - own.ofEast;
        north.points += net;
        east.points -= net;
        for (const PlainResult &other : results) {
            if (other.board != own.board || other.northSouth == own.northSouth)
                continue;
            const int theirs = other.ofNorth - other.ofEast;
            north.most += 2;
            east.most += 2;
            north.matchpoints += net > theirs ? 2 : net == theirs ? 1 : 0;
            east.matchpoints += net < theirs ? 2 : net == theirs ? 1 : 0;
        }
    }
    return ranks;
}

} // namespace sandbag
