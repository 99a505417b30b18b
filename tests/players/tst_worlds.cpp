// SPDX-License-Identifier: GPL-3.0-or-later
// Where the unseen cards are thought to lie.
#include "match/dealing.h"
#include "named/named_player.h"
#include "rules/catalogue.h"
#include "search/worlds.h"
#include "test_main.h"

#include <QTest>

#include <bit>

using namespace sandbag;

namespace {

/// A deal of the two-handed game with both hands drafted by rules of thumb.
DealState drafted(std::uint64_t seed)
{
    const auto context = makeContext(rulesOf(*findPreset("two-handed")));
    DealState deal = startDeal(context, dealCards(*context, 0, seed));
    const std::atomic<bool> stop{false};
    const auto player = makePlayer("simple", 1);
    while (!deal.over() && deal.stage == Stage::draft) {
        const Decision decision = player->decide(SeatView(deal, deal.seat), {context, {}}, stop);
        if (apply(deal, decision.event))
            break;
    }
    return deal;
}

int spadesOf(const DealState &deal, Slots cards)
{
    return std::popcount(cards & deal.context->play.effectiveSuit[kEffectiveSpades]);
}

} // namespace

class TestWorlds : public QObject
{
    Q_OBJECT

private slots:
    void draftedHandsAreOfTheBetterCards();
};

/// Taken for a hand dealt at random, what another has drafted looks too weak, and every bid too
/// easy.
void TestWorlds::draftedHandsAreOfTheBetterCards()
{
    int kept = 0, thrownAway = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const DealState deal = drafted(seed);
        QVERIFY(deal.stage != Stage::draft);
        const WorldSampler sampler(SeatView(deal, 0));
        Dice dice(seed);
        for (int i = 0; i < 20; ++i) {
            const World world = sampler.sample(dice);
            QCOMPARE(std::popcount(world.hand[1]), 13);
            kept += spadesOf(deal, world.hand[1]);
            thrownAway += spadesOf(deal, world.rest);
        }
    }
    QVERIFY2(kept > 2 * thrownAway, qPrintable(QStringLiteral("%1 %2").arg(kept).arg(thrownAway)));
}

QTEST_GUILESS_MAIN(TestWorlds)
#include "tst_worlds.moc"
