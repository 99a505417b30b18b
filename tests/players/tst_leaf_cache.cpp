// SPDX-License-Identifier: GPL-3.0-or-later
// What the search remembers of the end of a deal is what that end is worth, under any rules.
#include "../random/named_rules.h"
#include "../random/random_rules.h"
#include "test_main.h"

#include "scoring/score_deal.h"
#include "scoring/scoring_plan.h"
#include "search/leaf_cache.h"
#include "share.h"

#include <QTest>

#include <cmath>
#include <utility>

using namespace sandbag;

namespace {

constexpr int kRuleSets = share(500);
constexpr int kEnds = 48; ///< of each deal

/// The deal after random calls and cards, with so many tricks to be played; nothing where it ended
/// before.
std::optional<DealState> playedUpTo(const std::shared_ptr<const RuleContext> &context,
                                    int tricksLeft, Dice &dice, std::uint64_t seed)
{
    DealState state = startDeal(context, dealCards(*context, 0, seed));
    while (!state.over()) {
        const PlayState &play = state.play;
        if (state.stage == Stage::play && play.inTrick == 0 &&
            play.tricksInDeal - play.tricksPlayed <= tricksLeft)
            return state;
        if (apply(state, choose(legal(state), dice)))
            return {};
    }
    return {};
}

bool same(const Leaf &a, const Leaf &b)
{
    return a.value == b.value && a.points == b.points && a.lead == b.lead && a.bags == b.bags &&
           a.set == b.set && a.othersSet == b.othersSet && a.contract == b.contract &&
           a.nilsMade == b.nilsMade;
}

/// Of the side, and of all others, as people would write them down: no bag has a price in them.
std::pair<int, int> pointsOf(const Leaf &leaf, int, int sides)
{
    return {static_cast<int>(std::lround(leaf.points)),
            static_cast<int>(std::lround(leaf.othersPoints * static_cast<float>(sides - 1)))};
}

std::pair<int, int> pointsOf(const DealScore &score, int side, int sides)
{
    int others = 0;
    for (int other = 0; other < sides; ++other)
        others += other == side ? 0 : score.side[other].points;
    return {score.side[side].points, others};
}

} // namespace

class TestLeafCache : public QObject
{
    Q_OBJECT

private slots:
    void rememberedIsWorkedOut()
    {
        RandomRules random(1406);
        std::uint64_t dealt = 0, chance = 5;
        int tried = 0;
        while (tried < kRuleSets) {
            const auto context = makeContext(random.draw(4 + tried % 60));
            ++dealt;
            const int left = 2 + static_cast<int>((dealt - 1) % 4);
            const auto state = playedUpTo(context, left, random.dice(), dealt);
            if (!state)
                continue;
            ++tried;
            const WinModel win(*context);
            const ScoringPlan plan(context->rules, context->seating);
            const int side = static_cast<int>(dealt) % context->seating.sides;
            LeafCache cache(plan, win, {}, side);
            cache.setDeal(*state);
            for (int end = 0; end < kEnds; ++end) {
                PlayState play = state->play;
                playOut(context->play, play, chance);
                LeafCache empty(plan, win, {}, side);
                empty.setDeal(*state);
                QVERIFY2(same(cache.at(context->play, play), empty.at(context->play, play)),
                         qPrintable(named(context->rules)));
                DealState over = *state;
                over.play = play;
                const Leaf &leaf = cache.at(context->play, play);
                QCOMPARE(
                    pointsOf(leaf, side, context->seating.sides),
                    pointsOf(scoreDeal(plan, factsOf(over), {}), side, context->seating.sides));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLeafCache)
#include "tst_leaf_cache.moc"
