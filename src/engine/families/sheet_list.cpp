// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/sheets.h"
#include "text/mark.h"

namespace sandbag {

std::span<const SheetSectionRow> sheetSections()
{
    static const std::vector<SheetSectionRow> rows = {
        {QT_TRANSLATE_NOOP("engine", "Players and cards"),
         {describeSeats, describePack, describeRanks, describeDuplicates, describeLadder}},
        {QT_TRANSLATE_NOOP("engine", "Dealing"), {describeDealing, describeKitty, describePassing}},
        {QT_TRANSLATE_NOOP("engine", "Bidding"),
         {describeFirstDeal, describeAuction, describeBidding, describeTalkPenalty}},
        {QT_TRANSLATE_NOOP("engine", "Nil"), {describeNil}},
        {QT_TRANSLATE_NOOP("engine", "Special bids"),
         {describeBlindBids, describeTen, describeMoon, describeLexington, describeSweep,
          describeDeclarations}},
        {QT_TRANSLATE_NOOP("engine", "Play"),
         {describePlay, describeChallenges, describeReview, describeClaims, describeTempo}},
        {QT_TRANSLATE_NOOP("engine", "Scoring"),
         {describeAuctionScores, describeContract, describeBags, describeLastTrick,
          describeBonuses}},
        {QT_TRANSLATE_NOOP("engine", "Ending the match"), {describeWinning}},
    };
    return rows;
}

std::span<const SheetPart> summaryParts()
{
    static constexpr SheetPart parts[] = {
        summarizeSeats,   summarizePack,     summarizeTrumps, summarizeDealing,   summarizeKitty,
        summarizeAuction, summarizeBidding,  summarizeNil,    summarizeBlindBids, summarizeTen,
        summarizeMoon,    summarizeContract, summarizeBags,   summarizeWinning,
    };
    return parts;
}

} // namespace sandbag
