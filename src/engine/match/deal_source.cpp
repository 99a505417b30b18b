// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/deal_source.h"

#include "match/match.h"
#include "match/secret_deal.h"

namespace sandbag {

namespace {

/// Numbers of seeds within a match: deals count from 0.
constexpr std::uint64_t kPlayerSeeds = 1'000'000;
constexpr std::uint64_t kDrawSeed = 2'000'000;

SecretDice diceOf(const MatchKey &key, std::uint32_t stream, std::size_t deal)
{
    return {key, stream + static_cast<std::uint32_t>(deal)};
}

} // namespace

DealStart startOf(const DealRecord &deal)
{
    DealStart start;
    start.dealer = deal.dealer;
    start.hands = deal.hands;
    start.undealt = deal.undealt;
    start.faceUp = deal.faceUp;
    start.cutCard = deal.cutCard;
    return start;
}

DealSource DealSource::byKey(const MatchKey &key)
{
    DealSource source(SecretDice(key, stream::seed).next(), {});
    source.m_key = key;
    return source;
}

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

std::uint64_t DealSource::seedOf(std::size_t deal) const
{
    return m_key ? diceOf(*m_key, stream::chance, deal).next() : seedFor(m_seed, deal);
}

std::uint64_t DealSource::seedOfDraw() const
{
    return seedFor(m_seed, kDrawSeed);
}

std::uint64_t DealSource::seedOfPlayer(int seat) const
{
    return seedFor(m_seed, kPlayerSeeds + static_cast<std::uint64_t>(seat));
}

Cut DealSource::cutByChance(const RuleContext &context, std::size_t deal) const
{
    return m_key ? sandbag::cutByChance(context, diceOf(*m_key, stream::cuts, deal))
                 : sandbag::cutByChance(context, seedOf(deal));
}

CardList DealSource::frenchCutCards(const Match &match) const
{
    const std::size_t deal = match.record().deals.size();
    return m_key ? sandbag::frenchCutCards(*match.context(), diceOf(*m_key, 0, deal))
                 : sandbag::frenchCutCards(*match.context(), seedOf(deal));
}

DealStart DealSource::shuffled(const RuleContext &context, int dealer, std::size_t deal,
                               const Cut &cut) const
{
    return m_key ? dealCards(context, dealer, diceOf(*m_key, 0, deal), cut)
                 : dealCards(context, dealer, seedOf(deal), cut);
}

Refusal DealSource::deal(Match &match, int dealer, const Cut &cut) const
{
    if (isReady(match)) {
        const DealRecord &next = m_prepared[match.record().deals.size()];
        DealStart start = startOf(next);
        start.dealer = dealer;
        if (!match.beginDeal(start)) {
            for (const Event &event : next.events) {
                if (match.apply(event))
                    break; // a position under other rules goes on from where it can
            }
            return std::nullopt;
        }
    }
    return match.beginDeal(shuffled(*match.context(), dealer, match.record().deals.size(), cut));
}

} // namespace sandbag
