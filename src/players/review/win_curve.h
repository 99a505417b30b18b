// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "heuristics/heuristics.h"
#include "search/leaf_cache.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace sandbag {

class Match;

/// What brought the match from one point of its curve to the next.
enum class CurveStep : std::uint8_t {
    begin,  ///< nothing yet: how the deal finds the match
    cards,  ///< the cards were dealt
    choice, ///< a player's event
    scored  ///< the deal's score with all rulings; deals without cards too
};

/// The chances to win the match at one moment.
struct CurvePoint {
    int deal = 0;   ///< index
    int events = 0; ///< events of the deal that have happened
    CurveStep step = CurveStep::begin;
    int seat = -1;         ///< whose event led here; −1 nobody's
    PerSide<double> win{}; ///< by side; they add up to 1
};

/// The chances to win as seen by someone who knows all hands: from each moment the deal is played
/// on many times by players who see their own cards and slip now and then. Between deals only the
/// standing counts.
class WinCurve
{
public:
    static constexpr int kUsualPlayouts = 40;

    /// `playouts`: from each moment.
    explicit WinCurve(std::uint64_t seed, int playouts = kUsualPlayouts)
        : m_seed(seed), m_playouts(playouts)
    {
    }

    /// The points of one deal of the match, from its beginning to its score.
    [[nodiscard]] std::vector<CurvePoint> ofDeal(const Match &match, int deal);

private:
    void prepare(const Match &match, int deal);
    [[nodiscard]] PerSide<double> at(DealState state);
    [[nodiscard]] PerSide<double> ofStanding(const Standing &standing) const;
    void playOut(PlayState &state, const Goals &goals, std::uint64_t seed) const;

    std::uint64_t m_seed;
    int m_playouts;
    std::shared_ptr<const RuleContext> m_context;
    std::unique_ptr<Heuristics> m_heuristics;
    std::vector<LeafCache> m_leaves; ///< by side
};

} // namespace sandbag
