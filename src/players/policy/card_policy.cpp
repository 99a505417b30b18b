// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/card_policy.h"

#include "policy/card_features.h"
#include "policy/clones.h"
#include "policy/lessons.h"

#include <cassert>

namespace sandbag {

CardWeights CardWeights::first()
{
    CardWeights weights;
    weights.later = 0.6F;
    weights.bold = 0.3F;
    weights.hand = 1;
    weights.mate = 0.25F;
    weights.reluctant = 0.55F;
    weights.again = 0.5F;
    weights.shed = 0.09F;
    weights.cover = 0.91F;
    weights.avoid = 1;
    weights.attack = 0.75F;
    weights.picks = PickWeights::first();
    return weights;
}

CardWeights taughtWeights()
{
    CardWeights weights;
    weights.lessons = &Lessons::shipped();
    return weights;
}

namespace {

template<int Players>
[[gnu::always_inline]] inline void score(const CardSituation &situation, ScoredCards &out)
{
    const auto &[tables, state, goals, sight, legal, weights] = situation;
    policy::Weigher<Players> weigher(tables, state, goals, sight, weights);
    eachDifferent(
        tables, state, sight.unseen, legal, [&](Slot card) __attribute__((always_inline)) {
            out.cards[static_cast<std::size_t>(out.count++)] = {card, weigher.score(card)};
        });
}

} // namespace

SANDBAG_CLONES
Slot chooseCard(const CardSituation &situation)
{
    assert(situation.legal);
    return policy::choose<0>(situation);
}

SANDBAG_CLONES
ScoredCards scoreCards(const CardSituation &situation)
{
    ScoredCards out;
    if (situation.tables.players == 4)
        score<4>(situation, out);
    else
        score<0>(situation, out);
    return out;
}

} // namespace sandbag
