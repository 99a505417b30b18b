// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_stakes.h"

#include "scoring/score_deal.h"
#include "words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandbag {

namespace {

class Stakes
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::Stakes)
};

std::size_t at(int seat)
{
    return static_cast<std::size_t>(seat);
}

/// Tricks that a call asks of its player.
int wanted(const Call &call, int tricksInDeal)
{
    switch (call.what) {
    case Call::What::number:
        return (call.halves + 1) / 2;
    case Call::What::ten:
        return 10;
    case Call::What::moon:
        return tricksInDeal;
    default:
        return 0;
    }
}

/// The deal as if the caller's side took exactly what it must, or missed it by one trick.
DealFacts imagined(const DealState &deal, int seat, const Call &call, bool made)
{
    const Seating &seating = deal.seating();
    const int side = seating.sideOf(seat);
    DealFacts facts;
    facts.firstBidder = deal.firstBidder;
    facts.tricksInDeal = deal.table->pack.tricks;
    facts.bids = deal.calls;
    if (deal.rules().bid_style == BidStyle::auction)
        facts.bids.fill(Call::of(Call::What::pass));
    facts.bids[at(seat)] = call;
    int left = facts.tricksInDeal;
    for (const int partner : seating.seatsOf(side)) {
        int take = wanted(facts.bids[at(partner)], facts.tricksInDeal);
        if (deal.rules().bid_style == BidStyle::auction && partner == seat)
            take += deal.rules().auction_book;
        take = std::min(left, take);
        facts.tricks[at(partner)] = static_cast<std::uint8_t>(take);
        left -= take;
    }
    const bool losing = call.isNil() || call.what == Call::What::teamNil;
    std::uint8_t &own = facts.tricks[at(seat)];
    if (!made && losing) {
        ++own;
        --left;
    } else if (!made && own > 0) {
        --own;
        ++left;
    }
    facts.tricks[at(seating.leftOf(seat))] += static_cast<std::uint8_t>(std::max(0, left));
    // The side's tricks first: a mo, moe or bemo is made when the contract is.
    for (const int ours : {1, 0})
        for (int i = 0; i < seating.players; ++i)
            for (int n = 0; n < facts.tricks[at(i)]; ++n)
                if ((seating.sideOf(i) == side ? 1 : 0) == (made ? ours : 1 - ours) &&
                    facts.winnerCount < kMaxTricks)
                    facts.winners[at(facts.winnerCount++)] = static_cast<std::int8_t>(i);
    return facts;
}

int worth(const DealState &deal, const Standing &standing, int seat, const Call &call, bool made)
{
    const DealFacts facts = imagined(deal, seat, call, made);
    const DealScore score = scoreDeal(deal.rules(), deal.seating(), facts, standing);
    int points = 0;
    for (const ScoreLine &line : score.lines())
        if (line.side == deal.sideOf(seat) && (line.rule->kind == LineKind::nil) == call.isNil() &&
            (!call.isNil() || line.seat < 0 || line.seat == seat))
            points += line.points;
    return points;
}

/// In an auction the winner's side needs the book as well, and the others are paid for its set.
QString auctionStakes(const DealState &deal, const Call &call, int made, int failed)
{
    const RuleSet &rules = deal.rules();
    QString text = Stakes::tr("%1 means %2 tricks: %3 if made, %4 if short.")
                       .arg(callWords(call))
                       .arg(call.tricks() + rules.auction_book)
                       .arg(signedPoints(made), signedPoints(failed));
    if (rules.auction_under > 0)
        text += QLatin1Char(' ') + Stakes::tr("Each trick short gives the others %1.")
                                       .arg(signedPoints(rules.auction_under));
    return text;
}

} // namespace

QString callStakes(const DealState &deal, const Standing &standing, int seat, const Call &call)
{
    if (call.what == Call::What::pass || call.what == Call::What::misdeal)
        return {};
    const int made = worth(deal, standing, seat, call, true);
    const int failed = worth(deal, standing, seat, call, false);
    if (call.isNil() || call.what == Call::What::teamNil)
        return Stakes::tr("%1: %2 without a trick, %3 with one.")
            .arg(callWords(call), signedPoints(made), signedPoints(failed));
    if (deal.rules().bid_style == BidStyle::auction)
        return auctionStakes(deal, call, made, failed);
    if (deal.seating().solo())
        return Stakes::tr("%1: %2 if you make it, %3 if you fall one short.")
            .arg(callWords(call), signedPoints(made), signedPoints(failed));
    return Stakes::tr("%1: %2 if your side makes it, %3 if it falls one short.")
        .arg(callWords(call), signedPoints(made), signedPoints(failed));
}

} // namespace sandbag
