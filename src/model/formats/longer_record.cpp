// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/longer_record.h"

namespace sandbag {

bool goesOnFrom(const MatchRecord &longer, const MatchRecord &shorter)
{
    if (longer.deals.size() < shorter.deals.size())
        return false;
    MatchRecord start = longer;
    start.deals.resize(shorter.deals.size());
    start.players = shorter.players;
    start.agreements = shorter.agreements; // what was agreed on later is part of what came later
    if (!start.deals.empty()) {
        const DealRecord &end = shorter.deals.back();
        DealRecord &last = start.deals.back();
        if (last.events.size() > end.events.size()) {
            last.events.resize(end.events.size());
            last.rulings = end.rulings; // they come at a deal's end
            last.clock = end.clock;
        }
    }
    return start == shorter;
}

} // namespace sandbag
