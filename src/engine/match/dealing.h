// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "deal/rule_context.h"

#include <cstdint>
#include <vector>

namespace sandbag {

/// A small generator whose numbers are the same on every machine and compiler (splitmix64). The
/// standard library's distributions are not.
class Dice
{
public:
    explicit Dice(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t next();
    /// 0 … n−1, each equally likely; n > 0.
    int below(int n);

private:
    std::uint64_t m_state;
};

/// The seed of something numbered (deals, players) within a match, from the seed of the match.
[[nodiscard]] std::uint64_t seedFor(std::uint64_t matchSeed, std::uint64_t number);

void shuffle(CardList &cards, Dice &dice);

/// What the player at the dealer's right does with the shuffled deck (rule `deal_cut`).
struct Cut {
    /// Cards taken off the top and put below; 0: not cut.
    int depth = 0;
    /// French: the cards turned on the four stacks go to these seats (stack 0 first).
    std::vector<int> stackSeats;
};

/// The four cards that a French cut turns up, stack 0 first, for this seed.
[[nodiscard]] CardList frenchCutCards(const RuleContext &context, std::uint64_t seed);

/// How a player cuts who leaves it to chance, as the rules have it; of one seed of a deal always
/// the same.
[[nodiscard]] Cut cutByChance(const RuleContext &context, std::uint64_t seed);

/// Shuffles and deals: hands, cards set aside, kitty or stock, cards face up and the cancelling
/// card turned by the cut. The same seed gives the same deal on every machine. Scores are filled
/// in by Match.
[[nodiscard]] DealStart dealCards(const RuleContext &context, int dealer, std::uint64_t seed,
                                  const Cut &cut = {});

/// The top card of a hand that was shuffled face down (nil in the dark, rule `dark_allowed`): the
/// same order for one deal however often it is asked. `seed` is that of the deal.
[[nodiscard]] Card topDarkCard(const DealState &deal, int seat, std::uint64_t seed);

} // namespace sandbag
