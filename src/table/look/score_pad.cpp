// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/score_pad.h"

#include "deal/deal_state.h"
#include "match/match.h"
#include "text/call_text.h"
#include "text/numbers.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr std::size_t kRows = 5; // of deals that are over

/// "4+1", "·+N": what the players of a side have bid so far.
QString bidsOf(const DealState &deal, int side)
{
    QString bids;
    bool any = false;
    for (int seat = 0; seat < deal.seating().players; ++seat) {
        if (deal.sideOf(seat) != side)
            continue;
        const Call &call = deal.calls[static_cast<std::size_t>(seat)];
        any = any || call.made();
        bids += bids.isEmpty() ? QString() : QStringLiteral("+");
        bids += call.made() ? callInShort(call) : QString(QChar(0xb7));
    }
    return any ? bids : QString();
}

} // namespace

std::vector<PadRow> padRows(const Match &match, const DealState *running, int viewer, int deals)
{
    const Seating &seating = match.context()->seating;
    const int first = seating.sideOf(viewer);
    const auto sideAt = [&seating, first](int place) { return (first + place) % seating.sides; };
    std::vector<PadRow> rows;
    const auto &results = match.results();
    for (int i = std::min(deals, static_cast<int>(results.size())) - 1;
         i >= 0 && rows.size() < kRows; --i) {
        const DealResult &result = results[static_cast<std::size_t>(i)];
        if (result.partial() || !result.score.counts)
            continue;
        PadRow row{i + 1, {}, {}, false};
        for (int place = 0; place < seating.sides; ++place) {
            const auto side = static_cast<std::size_t>(sideAt(place));
            row.cells.push_back(pointsText(result.after.totals[side]));
            row.ringed.push_back(result.score.side[side].set());
        }
        rows.insert(rows.begin(), row);
    }
    if (!running)
        return rows;
    PadRow row{deals + 1, {}, {}, true};
    for (int place = 0; place < seating.sides; ++place) {
        row.cells.push_back(bidsOf(*running, sideAt(place)));
        row.ringed.push_back(false);
    }
    rows.push_back(row);
    return rows;
}

} // namespace sandbag
