// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "text/sentence.h"

#include <array>
#include <cstdint>
#include <span>

namespace sandbag {

/// The rule that caused a line. Its word in the files is ruleWord().
enum class LineRule : std::uint8_t {
    contract,
    over,
    set,
    nil,
    blindNil,
    doubleNil,
    ten,
    blind,
    moon,
    blindMoon,
    lexington,
    noTrump,
    bemo,
    moe,
    mo,
    auction,
    seven,
    partners,
    lastTrick,
    streak,
    dix,
    bags,
    renege,
    claim,
    teamNil,
    firstDeal,
    ruling
};

/// Which sentence explains a line; the texts stand in score_line.cpp, in this order.
enum class LineText : std::uint8_t {
    bidTook,
    bidTookShort,
    bidCounted,
    bidCountedShort,
    setByOvertricks,
    setByTwice,
    notExact,
    ownBidMissed,
    ownBidMet,
    ownBidShort,
    brokenByNil,
    brokenByClaim,
    overtricks,
    overtricksOfFailed,
    opponentsShort,
    blindMade,
    blindShort,
    blindNotExact,
    blindPartly,
    blindPartlyFailed,
    blindBonus,
    blindBonusShort,
    blindBonusOver,
    tenMade,
    tenFailed,
    moonMade,
    moonFailed,
    lexingtonMade,
    lexingtonTaken,
    lexingtonFailed,
    noTrumpKept,
    noTrumpDoubled,
    noTrumpBroken,
    partnerOfNoTrump,
    teamNilMade,
    teamNilFailed,
    moMade,
    moFailed,
    moeMade,
    moeFailed,
    bemoMade,
    bemoFailed,
    auctionMade,
    auctionSet,
    defendersOver,
    defendersUnder,
    nilMade,
    nilFailed,
    nilFailedByRenege,
    nilFailedByClaim,
    nilPerTrick,
    nilBags,
    potTaken,
    doubleNilMade,
    doubleNilFailed,
    lastTrickWon,
    lastTrickAce,
    lastTrickSpadeAce,
    lastTrickDeuce,
    lastTrickHighSpade,
    lastTrickAceOnNil,
    streakWon,
    streakBroken,
    dixWon,
    sevenValue,
    sevenRace,
    sevenRaceWon,
    partnersExact,
    cancelledBag,
    bagPenalty,
    bagsEmptied,
    renegeContract,
    renegePaid,
    renegeReceived,
    booksMade,
    firstDeal,
    ruling,
    count_
};

/// One explained line of a side's score. A trivial value of fixed size, so that scoring neither
/// allocates nor clears memory: ScoreBuilder::add() fills every member.
struct ScoreLine {
    LineRule rule;
    LineText text;
    std::int8_t side;
    std::int8_t seat;                 ///< the player it is about; −1: the side
    std::array<std::int16_t, 4> args; ///< numbers of the sentence
    int points;
    int bags;

    bool operator==(const ScoreLine &) const = default;
};

/// "contract", "blind_nil", …: the word of the files (D62).
[[nodiscard]] const char *ruleWord(LineRule rule);

/// The whole sentence. `rulings` are those of the deal's facts: a ruling's line tells its reason.
[[nodiscard]] Sentence explain(const ScoreLine &line, std::span<const Ruling> rulings = {});

} // namespace sandbag
