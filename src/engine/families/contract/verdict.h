// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "scoring/score_builder.h"

namespace sandbag {

/// The tricks that a contract is judged by: the side's T and each player's own. They differ from
/// those taken where a no trump bidder's tricks count double.
struct CountedTricks {
    int total = 0;
    PerSide<int> own{};
};

/// A plain number contract set against its tricks. Several reasons can set it at once.
struct Verdict {
    int over = 0;         ///< overtricks, as the rule of the contract counts them
    int shortBy = 0;      ///< tricks short
    int shortHalves = 0;  ///< the same in half tricks: partners' halves fall short one by one
    bool met = false;     ///< what `contract_made` asks
    bool inexact = false; ///< set by a partner's overtricks where each must be exact
    bool tooMany = false; ///< set by overtricks: `over_set_at`, `over_twice`
    bool twice = false;   ///< … by `over_twice`, which can cost double
    bool broken = false;  ///< by a failed nil, a wrong claim or a wrong challenge
    std::uint8_t brokenSeats = 0; ///< of a no trump that was not kept: by whom, bit per seat

    [[nodiscard]] bool made() const { return met && !tooMany && !broken; }
};

/// Nothing was moved to T or taken off it: the sentences can speak of tricks taken.
[[nodiscard]] bool asTaken(const ScoreBuilder &builder, int side);

/// What the line of a contract that is made says.
[[nodiscard]] const LineText &madeText(const ScoreBuilder &builder, int side);

[[nodiscard]] CountedTricks countedTricks(const ScoreBuilder &builder, int side);
[[nodiscard]] Verdict judgeContract(const ScoreBuilder &builder, int side,
                                    const CountedTricks &tricks);

/// Points of a set contract of `halves` / 2 tricks (`set_penalty`); of several reasons the
/// costliest counts (D60). Zero or less, but for per-taken.
[[nodiscard]] int setPoints(const ScoreBuilder &builder, int halves, const Verdict &verdict,
                            int counted);

/// The lines of a plain contract that is not made, with all that follows from it.
void failContract(ScoreBuilder &builder, int side, const LineRule &rule, const Verdict &verdict,
                  const CountedTricks &tricks);

// What the lines of a contract say.
extern const LineText kBidTook;
extern const LineText kBidCounted;
extern const LineText kBidTookShort;
extern const LineText kBidCountedShort;
extern const LineText kSetByOvertricks;
extern const LineText kSetByTwice;
extern const LineText kNotExact;
extern const LineText kOwnBidMissed;
extern const LineText kOwnBidMet;
extern const LineText kOwnBidShort;
extern const LineText kBrokenByNil;
extern const LineText kBrokenByClaim;
extern const LineText kBrokenByChallenge;
extern const LineText kCountsAsMade;
extern const LineText kOvertricksOfFailed;

} // namespace sandbag
