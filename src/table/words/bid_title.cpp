// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/bid_title.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/seat_view.h"
#include "text/call_text.h"
#include "text/shown_text.h"
#include "words/table_text.h"
#include "words/words.h"

namespace sandbag {

namespace {

/// What is at the players' places and in the strip of bids, for who cannot see it.
QStringList bidsSoFar(const SeatView &view, const QStringList &names)
{
    const DealState &deal = view.seen();
    QStringList parts;
    int halves = 0;
    bool any = false;
    for (int side = 0; side < deal.seating().sides; ++side)
        halves += contractHalves(deal, side);
    for (int seat = 0; seat < deal.seating().players; ++seat) {
        const Call &call = deal.calls[seat];
        any = any || call.made();
        if (seat != view.seat() && deal.seating().together(seat, view.seat()) && call.made() &&
            call.what != Call::What::pass)
            parts << TableText::tr("%1 bid %2.").arg(names.value(seat), callInWords(call));
    }
    if (any && halves > 0 && !isAuction(view.rules()))
        parts << TableText::tr("Bid so far: %1 of %2 tricks.")
                     .arg(halves / 2)
                     .arg(view.context().pack.tricks);
    return parts;
}

/// What is asked, and what was said in addition to bids.
QStringList bidQuestion(const SeatView &view, const QStringList &names)
{
    const DealState &deal = view.seen();
    QStringList parts{view.prompt().phase == Phase::look
                          ? TableText::tr("Look at your cards, or bid blind.")
                      : sidesBid(view.rules()) ? TableText::tr("Bid for your side.")
                                               : TableText::tr("Your turn to bid.")};
    for (const TalkRecord &hint : deal.bidding.talk)
        if (hint.seat != view.seat() && deal.seating().together(hint.seat, view.seat()))
            parts << filled(TableText::tr("%1: %2 sure, %3 possible."),
                            {names.value(hint.seat), hint.sure, hint.possible});
    const int own = deal.sideOf(view.seat());
    if (numbersClose(view.rules()) && deal.seat == view.seat() && contractHalves(deal, own) > 0)
        parts << TableText::tr(
                     "Your partner bid %1. Your bid replaces theirs as your side's whole contract.")
                     .arg(contractHalves(deal, own) / 2);
    if (isAuction(view.rules()) && deal.bidding.highSeat >= 0)
        parts << filled(
            TableText::tr("High bid: %2 by %1."),
            {names.value(deal.bidding.highSeat), deal.calls[deal.bidding.highSeat].tricks()});
    return parts;
}

} // namespace

QString bidTitle(const SeatView &view, const QStringList &names)
{
    return (bidQuestion(view, names) + bidsSoFar(view, names)).join(QLatin1Char(' '));
}

QString bidBrief(const SeatView &view, const QStringList &names)
{
    QString words = bidQuestion(view, names).join(QLatin1Char(' '));
    if (words.count(QLatin1Char('.')) == 1 && words.endsWith(QLatin1Char('.')))
        words.chop(1); // one short line is no sentence
    return words;
}

} // namespace sandbag
