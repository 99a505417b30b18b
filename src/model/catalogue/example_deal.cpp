// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/example_deal.h"

#include "bids/bid_rules.h"
#include "scoring/hypothesis.h"
#include "scoring/score_deal.h"
#include "setup/pack.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

ExampleDeal::ExampleDeal(const RuleSet &rules) : m_rules(rules), m_seating(rules)
{
    m_facts.tricksInDeal = std::min(planPack(rules).tricks, kMaxTricks);
}

void ExampleDeal::bid(int partner, Call call)
{
    m_facts.bids[seatOf(partner)] = call;
}

void ExampleDeal::contract(int tricks)
{
    const int partners = eachBids(m_rules) ? m_seating.perSide() : 1;
    for (int partner = 0; partner < partners; ++partner)
        bid(partner, Call::number((tricks + partners - 1 - partner) / partners));
}

void ExampleDeal::auction(int number)
{
    m_facts.bids.fill(Call::of(Call::What::pass));
    bid(0, Call::number(number));
}

void ExampleDeal::take(int tricks)
{
    const int partners = m_seating.perSide();
    for (int partner = 0; partner < partners; ++partner)
        takeBy(partner, (tricks + partners - 1 - partner) / partners);
}

void ExampleDeal::takeBy(int partner, int tricks)
{
    m_facts.tricks[seatOf(partner)] = static_cast<std::uint8_t>(tricks);
}

void ExampleDeal::lastTrick(Card card)
{
    m_lastTrick = true;
    m_facts.lastTrick.seat = 0;
    m_facts.lastTrick.led = 0;
    m_facts.lastTrick.card = card;
}

DealFacts ExampleDeal::complete() const
{
    HypotheticalDeal story{m_facts.form, m_facts.order, m_facts.bids, m_facts.tricksInDeal};
    int taken = 0;
    for (int partner = 0; partner < m_seating.perSide(); ++partner) {
        const auto seat = static_cast<std::size_t>(seatOf(partner));
        story.tricks[seat] = m_facts.tricks[seat];
        taken += story.tricks[seat];
    }
    // The others bid the remaining tricks and take them.
    const int rest = std::max(0, story.tricksInDeal - taken);
    story.tricks[1] = rest;
    if (!story.calls[1].made() && story.form == DealFacts::Form::played)
        story.calls[1] = Call::number(rest);
    const bool ownLast = m_lastTrick && taken > 0;
    story.turn[1] = ownLast ? -1 : 1;
    DealFacts facts = m_facts;
    const DealFacts told = suppose(story, m_seating);
    facts.bids = told.bids;
    facts.tricks = told.tricks;
    facts.winners = told.winners;
    facts.winnerCount = told.winnerCount;
    if (ownLast) {
        facts.lastTrick.seat = facts.winners[facts.winnerCount - 1];
    } else if (!m_lastTrick) {
        facts.lastTrick.seat = 1;
        facts.lastTrick.led = 1;
        facts.lastTrick.card = Card(Suit::hearts, 3);
    }
    return facts;
}

ScoreExample ExampleDeal::score(int side) const
{
    const DealFacts facts = complete();
    const DealScore score = scoreDeal(m_rules, m_seating, facts, m_before);
    ScoreExample example;
    const SideScore &mine = score.side[side];
    example.points = mine.points;
    example.bags = mine.bags;
    for (const ScoreLine &line : score.lines()) {
        if (line.side == side) {
            example.lines << signedPoints(line.points) + QStringLiteral("  ") +
                                 toText(explain(line));
        }
    }
    return example;
}

} // namespace sandbag
