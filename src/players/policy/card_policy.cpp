// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/card_policy.h"

#include "policy/card_weigher.h"
#include "policy/clones.h"

#include <cassert>

namespace sandbag {

SANDBAG_CLONES
Slot chooseCard(const CardQuestion &question)
{
    const auto &[tables, state, goals, sight, legal, weights] = question;
    assert(legal);
    return policy::choose<0>(tables, state, goals, sight, legal, weights);
}

SANDBAG_CLONES
ScoredCards scoreCards(const CardQuestion &question)
{
    const auto &[tables, state, goals, sight, legal, weights] = question;
    ScoredCards out;
    policy::Weigher<0> weigher(tables, state, goals, sight, weights);
    policy::eachCandidate(
        tables, state, sight, legal, [&](Slot card) __attribute__((always_inline)) {
            out.cards[static_cast<std::size_t>(out.count++)] = {card, weigher.score(card)};
        });
    return out;
}

} // namespace sandbag
