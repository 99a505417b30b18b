// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/judge.h"
#include "review/win_curve.h"

#include <vector>

namespace sandbag {

class Match;

/// One choice of a match: where it is in the record, and whose it was.
struct ChoicePlace {
    int deal = 0;  ///< index
    int event = 0; ///< index in its deal
    int seat = 0;
    bool operator==(const ChoicePlace &) const = default;
};

/// A choice with its judgement.
struct JudgedChoice {
    ChoicePlace place;
    Judgement judgement;
};

/// Where the result of a match came from, for one seat's side: parts of its chance to win. What
/// players gave away by choices that they could have known better is theirs; everything else, how
/// the cards were dealt and how they lay, is the cards'. The four parts sum to `result`.
struct LuckAndSkill {
    double cards = 0;
    double own = 0;     ///< 0 or less
    double partner = 0; ///< 0 or less; of all partners
    double others = 0;  ///< what opponents gave away; 0 or more
    double result = 0;  ///< the chance at the end, 1 or 0 where the match is over, less that at
                        ///< its beginning
};

/// How a deal changed the chances.
struct DealSwing {
    int deal = 0;
    PerSide<double> before{}, after{};
    bool decisive = false; ///< moved some side's chance by kDecisive or more
};
inline constexpr double kDecisive = 0.2;

/// Everything that a review of a match says.
struct MatchReview {
    std::vector<JudgedChoice> choices; ///< in the order of the record
    std::vector<CurvePoint> curve;
    std::vector<LuckAndSkill> parts; ///< by seat
    std::vector<DealSwing> deals;
};

/// How many deals are over.
[[nodiscard]] int finishedDeals(const Match &match);
/// The match without a deal that is still being played, whose hidden hands its review would show.
[[nodiscard]] Match finishedPart(const Match &match);

/// Every choice of the played deals that is some player's (of `seat`; −1: of all), in the order of
/// the record.
[[nodiscard]] std::vector<ChoicePlace> choicesOf(const Match &match, int seat = -1);
/// Whether there is one at all; of deals played with real cards nothing is known.
[[nodiscard]] bool hasChoices(const Match &match);
/// Judges that choice of the match.
[[nodiscard]] Judgement judgeChoice(Judge &judge, const Match &match, const ChoicePlace &place,
                                    const std::atomic<bool> &stop);
/// The curve of the whole match; after `stop` is set it returns soon, without its end.
[[nodiscard]] std::vector<CurvePoint> curveOf(const Match &match, std::uint64_t seed,
                                              int playouts = WinCurve::kUsualPlayouts,
                                              const std::atomic<bool> *stop = nullptr);

/// Sums the steps of the curve up for every seat.
[[nodiscard]] std::vector<LuckAndSkill> luckAndSkill(const Seating &seating,
                                                     const std::vector<CurvePoint> &curve,
                                                     const std::vector<JudgedChoice> &choices);
[[nodiscard]] std::vector<DealSwing> swingsOf(const Seating &seating,
                                              const std::vector<CurvePoint> &curve);
/// The whole of it from the judgements, which must cover every choice, and the curve.
[[nodiscard]] MatchReview summedUp(const Seating &seating, std::vector<JudgedChoice> choices,
                                   std::vector<CurvePoint> curve);

/// The best find: of the choices than which nothing better was found the one that was hardest to
/// replace, where anything is notable. Null otherwise.
[[nodiscard]] const JudgedChoice *bestFind(const std::vector<JudgedChoice> &choices);
/// The choices that cost anything, the costliest first.
[[nodiscard]] std::vector<const JudgedChoice *> costliest(const std::vector<JudgedChoice> &choices);

} // namespace sandbag
