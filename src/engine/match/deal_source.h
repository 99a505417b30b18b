// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/dealing.h"
#include "match/record.h"
#include "match/secret_dice.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace sandbag {

class Match;

/// What a recorded deal starts from: its dealer and its cards. The scores are the match's to add.
[[nodiscard]] DealStart startOf(const DealRecord &deal);

/// Where the cards of a match come from: shuffled by its seed or by a key that nobody can foresee,
/// or prepared before. A plain value.
class DealSource
{
public:
    /// Every deal is shuffled, by the seed of the match and the deal's number.
    static DealSource bySeed(std::uint64_t seed) { return {seed, {}}; }
    /// Every deal is shuffled, by the key of the match and the deal's number.
    static DealSource byKey(const MatchKey &key);
    /// The cards of a record's deals once more, in turn; without the play there, and
    /// deals without cards (entered, thrown in) are passed by.
    static DealSource ofRecord(const MatchRecord &record, std::uint64_t seed);
    /// Boards that were prepared: hands, and undealt cards.
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
    /// The cards of the match's next deal are ready: nobody shuffles, so nobody cuts.
    [[nodiscard]] bool isReady(const Match &match) const;
    /// Begins the next deal of the match. `cut` counts where the cards are shuffled; so they are,
    /// too, where those prepared do not fit the rules. Returns why no deal may begin.
    [[nodiscard]] Refusal deal(Match &match, int dealer, const Cut &cut) const;
    /// The seed of the match, for everything but its cards: of a key it follows from that.
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    /// The same of its deal of that index: the top card of a hand in the dark.
    [[nodiscard]] std::uint64_t seedOf(std::size_t deal) const;
    /// … by which the first dealer is drawn, and by which the computer at a seat plays.
    [[nodiscard]] std::uint64_t seedOfDraw() const;
    [[nodiscard]] std::uint64_t seedOfPlayer(int seat) const;
    /// How a player cuts the deal of that index who leaves it to chance.
    [[nodiscard]] Cut cutByChance(const RuleContext &context, std::size_t deal) const;
    /// The four cards that a French cut of the next deal turns up.
    [[nodiscard]] CardList frenchCutCards(const Match &match) const;
    /// The cards of that deal of a match, where they are shuffled.
    [[nodiscard]] DealStart shuffled(const RuleContext &context, int dealer, std::size_t deal,
                                     const Cut &cut) const;

private:
    DealSource(std::uint64_t seed, std::vector<DealRecord> prepared)
        : m_seed(seed), m_prepared(std::move(prepared))
    {
    }

    std::uint64_t m_seed;
    std::optional<MatchKey> m_key;
    std::vector<DealRecord> m_prepared;
};

} // namespace sandbag
