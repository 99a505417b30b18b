// SPDX-License-Identifier: GPL-3.0-or-later
// Many worlds solved at once are worth what each is by itself, in any order, on any number of
// threads, within their nodes, and none is when they are stopped.
#include "random_deal.h"
#include "test_main.h"

#include "search/share_worth.h"
#include "solver/score_solver.h"
#include "solver/world_batch.h"

#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

/// A deal in its play and worlds in which everybody else holds other cards.
struct Worlds {
    std::shared_ptr<const RuleContext> context = makeContext(rulesOf(*findPreset("standard")));
    std::optional<DealState> deal;
    std::vector<OpenPosition> positions;

    explicit Worlds(int count)
    {
        Dice dice(3);
        for (std::uint64_t seed = 0; !deal; ++seed)
            deal = dealToEnding(context, seed, dice, 7);
        for (int i = 0; i < count; ++i)
            positions.push_back(other(dice));
    }
    [[nodiscard]] DoubleDummyGame game() const
    {
        return openGame(context->play, deal->play, 0).value();
    }
    [[nodiscard]] ShareValues values() const
    {
        const ScoringPlan plan(context->rules, context->seating);
        const WinModel win(*context);
        LeafCache leaves(plan, win, {}, 0, Objective::tricks);
        leaves.setDeal(*deal);
        return shareWorth(leaves, *deal, deal->play, Objective::tricks).value();
    }

private:
    [[nodiscard]] OpenPosition other(Dice &dice) const
    {
        OpenPosition position = openPosition(context->play, deal->play);
        std::vector<Slots> cards;
        for (int seat = 1; seat < 4; ++seat) {
            for (Slots rest = position.hand[seat]; rest; rest &= rest - 1)
                cards.push_back(rest & (~rest + 1));
            position.hand[seat] = 0;
        }
        for (std::size_t left = cards.size(); left > 0; --left) {
            const auto drawn = static_cast<std::size_t>(dice.below(static_cast<int>(left)));
            std::swap(cards[drawn], cards[left - 1]);
            position.hand[1 + static_cast<int>(left) % 3] |= cards[left - 1];
        }
        return position;
    }
};

/// So many tricks are begun in the world in the middle: about half need more.
std::uint64_t middleNodes(const Worlds &worlds)
{
    std::vector<std::uint64_t> nodes;
    for (const OpenPosition &position : worlds.positions) {
        ScoreSolver alone(worlds.game(), {});
        ShareValues values = worlds.values();
        (void)alone.value(position, values);
        nodes.push_back(alone.nodes());
    }
    std::sort(nodes.begin(), nodes.end());
    return nodes[nodes.size() / 2] + 1;
}

} // namespace

class TestWorldBatch : public QObject
{
    Q_OBJECT

private slots:
    void isWorthWhatEachWorldIs();
    void refusesTheSameWorlds();
    void stops();
};

void TestWorldBatch::isWorthWhatEachWorldIs()
{
    const Worlds worlds(40);
    BatchLimits limits;
    limits.threads = 3;
    const auto ranks = WorldBatch(worlds.game(), worlds.values(), limits).solve(worlds.positions);
    QCOMPARE(ranks.size(), worlds.positions.size());
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        ScoreSolver alone(worlds.game(), {});
        ShareValues values = worlds.values();
        QVERIFY(ranks[i].has_value());
        QCOMPARE(*ranks[i], alone.value(worlds.positions[i], values).value());
    }
}

void TestWorldBatch::refusesTheSameWorlds()
{
    Worlds worlds(40);
    BatchLimits limits;
    limits.solver.nodes = middleNodes(worlds);
    limits.threads = 1;
    const auto ranks = WorldBatch(worlds.game(), worlds.values(), limits).solve(worlds.positions);
    const auto refused = std::count(ranks.begin(), ranks.end(), std::nullopt);
    QVERIFY(refused > 0 && refused < 40);
    limits.threads = 4;
    std::reverse(worlds.positions.begin(), worlds.positions.end());
    auto turned = WorldBatch(worlds.game(), worlds.values(), limits).solve(worlds.positions);
    std::reverse(turned.begin(), turned.end());
    QVERIFY(ranks == turned);
}

void TestWorldBatch::stops()
{
    const Worlds worlds(3);
    const std::atomic<bool> stop{true};
    BatchLimits limits;
    limits.solver.stop = &stop;
    const auto ranks = WorldBatch(worlds.game(), worlds.values(), limits).solve(worlds.positions);
    QVERIFY(ranks == std::vector<std::optional<int>>(3));
}

QTEST_APPLESS_MAIN(TestWorldBatch)
#include "tst_world_batch.moc"
