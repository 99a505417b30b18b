// SPDX-License-Identifier: GPL-3.0-or-later
// What each family of rules says on the rule sheet, and in the few sentences of the summary:
// families/FAMILY/sheet.cpp. Each adds its lines; unused rules add none.
#pragma once

#include "rulebook/sheet_lines.h"

namespace sandbag {

void describeSeats(const RuleFeatures &at, Lines &lines);
void describePack(const RuleFeatures &at, Lines &lines);
void describeDuplicates(const RuleFeatures &at, Lines &lines);
void describeRanks(const RuleFeatures &at, Lines &lines);
void describeLadder(const RuleFeatures &at, Lines &lines);
void describeDealing(const RuleFeatures &at, Lines &lines);
void describeKitty(const RuleFeatures &at, Lines &lines);
void describePassing(const RuleFeatures &at, Lines &lines);
void describeFirstDeal(const RuleFeatures &at, Lines &lines);
void describeBidding(const RuleFeatures &at, Lines &lines);
void describeTalkPenalty(const RuleFeatures &at, Lines &lines);
void describeAuction(const RuleFeatures &at, Lines &lines);
void describeAuctionScores(const RuleFeatures &at, Lines &lines);
void describeNil(const RuleFeatures &at, Lines &lines);
void describeBlindBids(const RuleFeatures &at, Lines &lines);
void describeTen(const RuleFeatures &at, Lines &lines);
void describeMoon(const RuleFeatures &at, Lines &lines);
void describeLexington(const RuleFeatures &at, Lines &lines);
void describeSweep(const RuleFeatures &at, Lines &lines);
void describeDeclarations(const RuleFeatures &at, Lines &lines);
void describePlay(const RuleFeatures &at, Lines &lines);
void describeReview(const RuleFeatures &at, Lines &lines);
void describeTempo(const RuleFeatures &at, Lines &lines);
void describeChallenges(const RuleFeatures &at, Lines &lines);
void describeClaims(const RuleFeatures &at, Lines &lines);
void describeContract(const RuleFeatures &at, Lines &lines);
void describeBags(const RuleFeatures &at, Lines &lines);
void describeLastTrick(const RuleFeatures &at, Lines &lines);
void describeBonuses(const RuleFeatures &at, Lines &lines);
void describeWinning(const RuleFeatures &at, Lines &lines);

void summarizeSeats(const RuleFeatures &at, Lines &lines);
void summarizePack(const RuleFeatures &at, Lines &lines);
void summarizeTrumps(const RuleFeatures &at, Lines &lines);
void summarizeDealing(const RuleFeatures &at, Lines &lines);
void summarizeKitty(const RuleFeatures &at, Lines &lines);
void summarizeBidding(const RuleFeatures &at, Lines &lines);
void summarizeAuction(const RuleFeatures &at, Lines &lines);
void summarizeNil(const RuleFeatures &at, Lines &lines);
void summarizeBlindBids(const RuleFeatures &at, Lines &lines);
void summarizeTen(const RuleFeatures &at, Lines &lines);
void summarizeMoon(const RuleFeatures &at, Lines &lines);
void summarizeContract(const RuleFeatures &at, Lines &lines);
void summarizeBags(const RuleFeatures &at, Lines &lines);
void summarizeWinning(const RuleFeatures &at, Lines &lines);

} // namespace sandbag
