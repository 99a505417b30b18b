// SPDX-License-Identifier: GPL-3.0-or-later
// A table's score that a few deals were entered into.
#pragma once

#include "match/record.h"

#include <QString>

namespace sandbag {

inline const QString kId = QStringLiteral("0123456789abcdef0123456789abcdef");

/// So many deals, each with its own tricks; those of `more` deals later.
inline MatchRecord entered(int deals, int more = 0)
{
    MatchRecord record;
    record.players = {{"Ada", ""}, {"Bo", ""}, {"Cy", ""}, {"Dot", ""}};
    for (int number = 0; number < deals; ++number) {
        DealRecord deal;
        deal.kind = DealRecord::Kind::entered;
        deal.dealer = number % 4;
        for (const int seat : {0, 1, 2, 3})
            deal.bids[seat] = Call::number(3);
        const int own = (number + more) % 4;
        deal.facts.tricks[0] = static_cast<std::uint8_t>(4 + own);
        deal.facts.tricks[1] = 3;
        deal.facts.tricks[2] = 3;
        deal.facts.tricks[3] = static_cast<std::uint8_t>(3 - own);
        deal.given.add(Fact::tricks);
        record.deals.push_back(deal);
    }
    return record;
}

} // namespace sandbag
