// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/contract_words.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/progress.h"
#include "text/call_text.h"
#include "words/declaration_progress.h"
#include "words/table_text.h"
#include "words/words.h"

namespace sandbag {

namespace {

/// The numbers of a side that closes its contract, in the order in which they were bid: "3, then
/// 6"; "" where there are fewer than two.
QString closedNumbers(const DealState &deal, int side)
{
    QString words;
    int count = 0;
    for (int place = 0; place < deal.seating().players; ++place) {
        const int seat = deal.bidding.order[place];
        const Call &call = deal.calls[seat];
        if (!numbersClose(deal.rules()) || deal.sideOf(seat) != side || !call.isNumber())
            continue;
        //: Numbers of partners, of which the later one is the contract.
        words = ++count == 1 ? callBrief(call)
                             : TableText::tr("%1, then %2").arg(words, callBrief(call));
    }
    return count < 2 ? QString() : words;
}

/// Nothing is played for it yet, or ever.
bool onlyBid(const DealState &deal)
{
    return deal.stage < Stage::play || deal.end == DealEnd::booksMade;
}

} // namespace

QString contractBrief(const DealState &deal, int side)
{
    const ContractProgress contract = contractOf(deal, side);
    if (contract.bid == 0 || isVoid(deal.end))
        return {};
    if (onlyBid(deal))
        return TableText::tr("%1 bid").arg(contract.bid);
    if (contract.set())
        return TableText::tr("set", "a contract that can no longer be made");
    if (contract.need > 0)
        return TableText::tr("%1 to go").arg(contract.need);
    return contract.need == 0 ? TableText::tr("made", "a contract")
                              : TableText::tr("plus %1").arg(-contract.need);
}

QString contractWords(const DealState &deal, int side)
{
    if (const QString declared = undertakingWords(deal, side); !declared.isEmpty())
        return declared;
    const ContractProgress contract = contractOf(deal, side);
    if (contract.bid == 0 || isVoid(deal.end))
        return {};
    const QString closed = closedNumbers(deal, side);
    if (!closed.isEmpty() && deal.stage < Stage::play)
        return closed;
    if (onlyBid(deal))
        return TableText::tr("%1 bid").arg(contract.bid);
    if (contract.set() && contract.missing() <= 0) // too many, not too few
        return TableText::tr("%1 bid, set").arg(contract.bid);
    if (contract.set())
        return TableText::tr("%1 bid, %2 short").arg(contract.bid).arg(contract.missing());
    if (contract.need < 0)
        return TableText::tr("%1 bid, %2 over").arg(contract.bid).arg(-contract.need);
    if (contract.need == 0)
        return TableText::tr("%1 bid, made").arg(contract.bid);
    return TableText::tr("%1 bid, %2 to go").arg(contract.bid).arg(contract.need);
}

QString needWords(const DealState &deal, int seat)
{
    if (deal.stage < Stage::play)
        return {};
    const int side = deal.sideOf(seat);
    if (const QString declared = undertakingWords(deal, side); !declared.isEmpty())
        return declared;
    const ContractProgress contract = contractOf(deal, side);
    if (contract.bid == 0)
        return {};
    if (contract.set())
        return TableText::tr("Your contract of %1 is set.").arg(contract.bid);
    if (contract.need > 0 && !deal.seating().solo()) // next to the plate's own tricks and bid
        return TableText::tr("Your side needs %n more.", nullptr, contract.need);
    if (contract.need > 0)
        return TableText::tr("You need %n more.", nullptr, contract.need);
    return contract.need == 0 ? TableText::tr("You made your contract of %1.").arg(contract.bid)
                              : TableText::tr("You made your contract of %1 with %2 over.")
                                    .arg(contract.bid)
                                    .arg(-contract.need);
}

} // namespace sandbag
