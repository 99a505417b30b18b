// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/call_stakes.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "facts/own_numbers.h"
#include "scoring/hypothesis.h"
#include "scoring/score_deal.h"
#include "scoring/undertaking.h"
#include "text/shown_text.h"
#include "words/table_text.h"
#include "words/words.h"

#include <algorithm>

namespace sandbag {

namespace {

/// The deal as if the caller's side took exactly what it must, or missed it by one trick. The
/// others take what is left.
DealFacts imagined(const DealState &deal, int seat, const Call &call, bool made)
{
    const Seating &seating = deal.seating();
    const auto caller = static_cast<std::size_t>(seat);
    HypotheticalDeal story;
    story.order = deal.bidding.order;
    story.tricksInDeal = deal.context->pack.tricks;
    story.calls = deal.calls;
    if (isAuction(deal.rules()))
        story.calls.fill(Call::of(Call::What::pass));
    story.calls[caller] = call;
    if (speaksForSide(deal.rules(), call)) // a number that partner has called falls (D38)
        story.calls = withCall(*deal.context, spokenOf(deal), deal.firstBidder, seat, call).calls;
    story.order.call(seat);
    const auto own = ownNumbers(deal.rules(), seating, story.calls, story.order);
    const auto asked = tricksToMake(deal.rules(), seating, own, story.tricksInDeal);
    int left = story.tricksInDeal;
    for (const int partner : seating.seatsOf(seating.sideOf(seat))) {
        const auto at = static_cast<std::size_t>(partner);
        story.tricks[at] = std::min(left, asked[at]);
        left -= story.tricks[at];
    }
    const bool losing = callKind(call).losing;
    if (!made && losing) {
        ++story.tricks[caller];
        --left;
    } else if (!made && story.tricks[caller] > 0) {
        --story.tricks[caller];
        ++left;
    }
    story.tricks[seating.leftOf(seat)] += std::max(0, left);
    // The side's tricks first: a mo, moe or bemo is made when the contract is.
    for (int other = 0; other < seating.players; ++other)
        story.turn[other] = seating.together(other, seat) == made ? 0 : 1;
    return suppose(story, seating);
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
    QString text = TableText::tr("%1 means %n trick(s): %2 if made, %3 if short.", nullptr,
                                 call.tricks() + bookOf(rules))
                       .arg(callWords(call), signedPoints(made), signedPoints(failed));
    if (rules.auction_under > 0)
        text += QLatin1Char(' ') +
                TableText::tr("Each trick short of the contract gives the opponents %1.")
                    .arg(signedPoints(rules.auction_under));
    return text;
}

/// A contract that partners' numbers add up to and that no side can make: told before it is bid.
/// "" where the deal has tricks enough.
QString beyondTheDeal(const DealState &deal, int seat, const Call &call)
{
    const BiddingState then = withCall(*deal.context, spokenOf(deal), deal.firstBidder, seat, call);
    const int contract = contractHalves(*deal.context, then, deal.sideOf(seat)) / 2;
    if (contract <= deal.context->pack.tricks)
        return {};
    return QLatin1Char(' ') +
           TableText::tr("That would make %1 for your side, but the deal has only %2 tricks.")
               .arg(contract)
               .arg(deal.context->pack.tricks);
}

} // namespace

QString callStakes(const DealState &deal, const Standing &standing, int seat, const Call &call)
{
    if (call.what == Call::What::pass || call.what == Call::What::misdeal)
        return {};
    const int made = worth(deal, standing, seat, call, true);
    const int failed = worth(deal, standing, seat, call, false);
    if (callKind(call).losing)
        return TableText::tr("%1: %2 if you take no tricks, %3 if you take one.")
            .arg(callWords(call), signedPoints(made), signedPoints(failed));
    if (isAuction(deal.rules()))
        return auctionStakes(deal, call, made, failed);
    if (deal.seating().solo())
        return TableText::tr("%1: %2 if you make it, %3 if you fall one short.")
            .arg(callWords(call), signedPoints(made), signedPoints(failed));
    if (const QString beyond = beyondTheDeal(deal, seat, call); !beyond.isEmpty())
        return TableText::tr("%1: can't be made, so it scores %2.")
                   .arg(callWords(call), signedPoints(failed)) +
               beyond;
    return TableText::tr("%1: %2 if your side makes it, %3 if it falls one short.")
        .arg(callWords(call), signedPoints(made), signedPoints(failed));
}

namespace {

/// "3 with Bo's 2: your side bids 5".
QString tagTitle(const DealState &deal, int seat, const Call &call, const QStringList &names)
{
    const QString own = callWords(call);
    const Seating &seating = deal.seating();
    if (seating.solo())
        return TableText::tr("You bid %1").arg(own);
    const int side = deal.sideOf(seat);
    const int before = contractHalves(deal, side) / 2;
    const BiddingState then = withCall(*deal.context, spokenOf(deal), deal.firstBidder, seat, call);
    const int together = contractHalves(*deal.context, then, side) / 2;
    if (before == 0)
        return TableText::tr("You bid %1 for your side").arg(own);
    const auto partners = seating.seatsOf(side);
    const bool pair = partners.size() == 2 && together == before + call.tricks();
    if (!pair)
        return TableText::tr("%1: your side bids %2").arg(own).arg(together);
    const int partner = partners[0] == seat ? partners[1] : partners[0];
    return filled(TableText::tr("%1 plus %2's %3: your side bids %4"),
                  {own, names.value(partner), before, together});
}

} // namespace

CallTag callTag(const DealState &deal, const Standing &standing, int seat, const Call &call,
                const QStringList &names)
{
    const bool losing = callKind(call).losing;
    const bool plain = call.isNumber() && call.mark == Declaration::none && call.halves % 2 == 0;
    if (isAuction(deal.rules()) || (!losing && !plain) ||
        (plain && !beyondTheDeal(deal, seat, call).isEmpty()))
        return {};
    CallTag tag;
    tag.title = losing ? callWords(call) : tagTitle(deal, seat, call, names);
    tag.madeWord = losing ? TableText::tr("no trick", "what a nil brings so")
                          : TableText::tr("made", "what a contract brings so");
    tag.failedWord = losing ? TableText::tr("one trick", "what a nil brings so")
                            : TableText::tr("one short", "what a contract brings so");
    tag.made = signedPoints(worth(deal, standing, seat, call, true));
    tag.failed = signedPoints(worth(deal, standing, seat, call, false));
    return tag;
}

} // namespace sandbag
