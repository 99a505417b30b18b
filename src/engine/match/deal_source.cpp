// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/deal_source.h"

#include "match/match.h"

namespace sandbag {

namespace {

/// Scores are filled in by Match.
DealStart cardsOf(const DealRecord &deal, int dealer)
{
    DealStart start;
    start.dealer = dealer;
    start.hands = deal.hands;
    start.undealt = deal.undealt;
    start.faceUp = deal.faceUp;
    start.cutCard = deal.cutCard;
    return start;
}

} // namespace

DealSource DealSource::ofRecord(const MatchRecord &record, std::uint64_t seed)
{
    std::vector<DealRecord> prepared;
    for (const DealRecord &played : record.deals) {
        if (played.kind != DealRecord::Kind::played)
            continue;
        DealRecord cards;
        cards.dealer = played.dealer;
        cards.hands = played.hands;
        cards.undealt = played.undealt;
        cards.faceUp = played.faceUp;
        cards.cutCard = played.cutCard;
        prepared.push_back(std::move(cards));
    }
    return {seed, std::move(prepared)};
}

bool DealSource::isReady(const Match &match) const
{
    return match.record().deals.size() < m_prepared.size();
}

std::uint64_t DealSource::seedOfNext(const Match &match) const
{
    return seedFor(m_seed, match.record().deals.size());
}

Refusal DealSource::deal(Match &match, int dealer, const Cut &cut) const
{
    if (isReady(match)) {
        const DealRecord &next = m_prepared[match.record().deals.size()];
        if (!match.beginDeal(cardsOf(next, dealer))) {
            for (const Event &event : next.events) {
                if (match.apply(event))
                    break; // a position under other rules goes on from where it can
            }
            return std::nullopt;
        }
    }
    return match.beginDeal(dealCards(*match.table(), dealer, seedOfNext(match), cut));
}

} // namespace sandbag
