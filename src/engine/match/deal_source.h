// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/dealing.h"
#include "match/record.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace sandbag {

class Match;

/// Where the cards of a match come from: shuffled by its seed, or prepared before. A plain value.
class DealSource
{
public:
    /// Every deal is shuffled, by the seed of the match and the deal's number.
    static DealSource bySeed(std::uint64_t seed) { return {seed, {}}; }
    /// The cards of a record's deals once more, in turn; what was played there is left out, and
    /// deals without cards (entered, thrown in) are passed by.
    static DealSource ofRecord(const MatchRecord &record, std::uint64_t seed);
    /// Boards that were prepared: hands, and what lies undealt.
    static DealSource boards(std::vector<DealRecord> boards, std::uint64_t seed)
    {
        return {seed, std::move(boards)};
    }
    /// A deal as far as it was played: it goes on from there.
    static DealSource position(DealRecord deal, std::uint64_t seed)
    {
        return {seed, {std::move(deal)}};
    }

    /// All deals that were prepared, the match's first one first; what follows them is shuffled.
    [[nodiscard]] const std::vector<DealRecord> &prepared() const { return m_prepared; }
    /// The cards of the match's next deal lie ready: nobody shuffles, so nobody cuts.
    [[nodiscard]] bool isReady(const Match &match) const;
    /// Begins the next deal of the match. `cut` counts where the cards are shuffled; so they are,
    /// too, where those prepared do not fit the rules. Returns why no deal may begin.
    [[nodiscard]] Refusal deal(Match &match, int dealer, const Cut &cut) const;
    /// The seed by which the match's next deal is shuffled.
    [[nodiscard]] std::uint64_t seedOfNext(const Match &match) const;

private:
    DealSource(std::uint64_t seed, std::vector<DealRecord> prepared)
        : m_seed(seed), m_prepared(std::move(prepared))
    {
    }

    std::uint64_t m_seed;
    std::vector<DealRecord> m_prepared;
};

} // namespace sandbag
