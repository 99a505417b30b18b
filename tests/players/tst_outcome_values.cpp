// SPDX-License-Identifier: GPL-3.0-or-later
// What standings and deals are worth to computer players: properties of the win model and of the
// remembered outcomes, under rules drawn from the whole catalogue.
#include "random_deal.h"
#include "test_main.h"

#include "share.h"
#include "value/side_outcomes.h"
#include "value/win_model.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace sandbag;

namespace {

constexpr int kRuleSets = share(500);

/// An open match anywhere between the floor and the target.
Standing openStanding(const RuleContext &context, Dice &dice)
{
    const RuleSet &rules = context.rules;
    const int top = rules.win_target > 0 ? rules.win_target : 500;
    const int bottom = rules.win_floor < 0 ? rules.win_floor + 1 : -top;
    Standing standing;
    for (int side = 0; side < context.seating.sides; ++side) {
        standing.totals[side] = bottom + dice.below(top - bottom);
        standing.bags[side] = dice.below(std::max(rules.bags_limit, 1));
    }
    standing.dealsScored = rules.win_deals > 0 ? dice.below(rules.win_deals) : dice.below(20);
    return standing;
}

bool equal(const UnitOutcomes &one, const UnitOutcomes &other)
{
    if (one.byTricks.size() != other.byTricks.size() || one.nilSwing != other.nilSwing)
        return false;
    for (std::size_t t = 0; t < one.byTricks.size(); ++t) {
        const TrickOutcome &a = one.byTricks[t];
        const TrickOutcome &b = other.byTricks[t];
        if (a.points != b.points || a.bags != b.bags || a.wins != b.wins || a.loses != b.loses ||
            one.worth->at(static_cast<int>(t)) != other.worth->at(static_cast<int>(t)))
            return false;
    }
    return true;
}

} // namespace

class TestOutcomeValues : public QObject
{
    Q_OBJECT

private slots:
    void chancesAddUpToOne();
    void chancesRiseWithTheLead();
    void bagsNeverHelp();
    void decidedMatches();
    void rememberedIsWorkedOut();
    void everyNumberIsRememberedForItself();
    void goalsAreWithinTheDeal();
};

void TestOutcomeValues::chancesAddUpToOne()
{
    RandomRules random(11);
    for (int i = 0; i < kRuleSets; ++i) {
        const auto context = makeContext(random.draw(20));
        const WinModel win(*context);
        const auto chances = win.chances(openStanding(*context, random.dice()));
        const float sum = std::accumulate(chances.begin(), chances.end(), 0.0F);
        QVERIFY2(std::abs(sum - 1) < 1e-4F, qPrintable(named(context->rules)));
        for (const float chance : chances)
            QVERIFY2(chance >= 0 && chance <= 1, qPrintable(named(context->rules)));
    }
}

/// Where bags are level, every point more helps the side that has it, and every other loses to it.
/// Nobody else gains either, but where the points bring the end nearer and there are more than two
/// sides: then those far behind have less time to catch up, and what they lose the others share.
void TestOutcomeValues::chancesRiseWithTheLead()
{
    RandomRules random(12);
    for (int i = 0; i < kRuleSets; ++i) {
        const auto context = makeContext(random.draw(20));
        const WinModel win(*context);
        Standing standing = openStanding(*context, random.dice());
        standing.bags.fill(0);
        const int side = random.dice().below(context->seating.sides);
        auto before = win.chances(standing);
        const int most = context->rules.win_target > 0 ? context->rules.win_target - 1 : 600;
        for (; standing.totals[side] < most; standing.totals[side] += 17) {
            const auto now = win.chances(standing);
            const auto first = standing.totals.begin();
            const int best = *std::max_element(first, first + context->seating.sides);
            const bool nearer = context->rules.win_target > 0 && context->seating.sides > 2 &&
                                best == standing.totals[side];
            for (int other = 0; other < context->seating.sides; ++other) {
                const float rise = now[other] - before[other];
                const bool holds =
                    other == side ? rise > -1e-5F
                                  : now[other] * before[side] < before[other] * now[side] + 1e-5F &&
                                        (nearer || rise < 1e-5F);
                QVERIFY2(holds, qPrintable(named(context->rules)));
            }
            before = now;
        }
    }
}

void TestOutcomeValues::bagsNeverHelp()
{
    RandomRules random(13);
    for (int i = 0; i < kRuleSets; ++i) {
        const auto context = makeContext(random.draw(20));
        const WinModel win(*context);
        QVERIFY(win.bagPrice() <= 0);
        Standing standing = openStanding(*context, random.dice());
        const int side = random.dice().below(context->seating.sides);
        const float before = win.chance(standing, side);
        ++standing.bags[side];
        QVERIFY2(win.chance(standing, side) <= before + 1e-6F, qPrintable(named(context->rules)));
    }
}

void TestOutcomeValues::decidedMatches()
{
    const auto context = makeContext(rulesOf(*findPreset("six-pairs")));
    const WinModel win(*context);
    QVERIFY(win.meanPoints() > 0);
    Standing level;
    for (int side = 0; side < 3; ++side)
        QVERIFY(std::abs(win.chance(level, side) - 1.0F / 3) < 1e-5F);
    Standing over;
    over.over = true;
    over.winner = 2;
    QCOMPARE(win.chance(over, 2), 1.0F);
    QCOMPARE(win.chance(over, 0), 0.0F);
}

/// One cache asked about many deals in a row gives what a new one gives for each.
void TestOutcomeValues::rememberedIsWorkedOut()
{
    RandomRules random(14);
    int asked = 0;
    for (int i = 0; i < kRuleSets; ++i) {
        const auto context = makeContext(random.draw(20));
        OutcomeCache kept(context);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto deal = dealToPlay(context, seed, random.dice());
            if (!deal)
                continue;
            const Standing standing = openStanding(*context, random.dice());
            kept.setStanding(standing);
            OutcomeCache fresh(context);
            fresh.setStanding(standing);
            for (int unit = 0; unit < kept.units(); ++unit, ++asked)
                QVERIFY2(equal(kept.outcomes(deal->calls, unit), fresh.outcomes(deal->calls, unit)),
                         qPrintable(named(context->rules)));
        }
    }
    QVERIFY(asked > kRuleSets);
}

/// Two players with two packs may bid up to 52.
void TestOutcomeValues::everyNumberIsRememberedForItself()
{
    RuleSet rules;
    rules.table_players = 2;
    rules.table_sides = TableSides::solo;
    rules.deck_packs = 2;
    const auto context = makeContext(rules);
    OutcomeCache kept(context);
    kept.setStanding({});
    for (int tricks = 1; tricks <= context->pack.tricks; ++tricks) {
        for (const bool blind : {false, true}) {
            Calls calls;
            calls.fill(Call::number(tricks));
            calls[0].blind = blind;
            OutcomeCache fresh(context);
            fresh.setStanding({});
            QVERIFY2(equal(kept.outcomes(calls, 0), fresh.outcomes(calls, 0)),
                     qPrintable(QString::number(tricks)));
        }
    }
    QVERIFY2(context->pack.tricks > 32, qPrintable(QString::number(context->pack.tricks)));
}

void TestOutcomeValues::goalsAreWithinTheDeal()
{
    RandomRules random(15);
    for (int i = 0; i < kRuleSets; ++i) {
        const auto context = makeContext(random.draw(20));
        const auto deal = dealToPlay(context, 1, random.dice());
        if (!deal)
            continue;
        OutcomeCache book(context);
        const Goals goals = book.goals(deal->calls);
        for (int unit = 0; unit < goals.units; ++unit) {
            QCOMPARE(goals.worth[unit]->most(), context->pack.tricks);
            QVERIFY2(goals.aim[unit] >= 0 && goals.aim[unit] <= float(context->pack.tricks),
                     qPrintable(named(context->rules)));
            float expected = 0;
            bool takers = false;
            for (int seat = 0; seat < goals.players; ++seat) {
                if (goals.unitOf[seat] != unit || goals.isNil(seat))
                    continue;
                expected += goals.expected[seat];
                takers = true;
            }
            QVERIFY2(!takers || std::abs(expected - goals.aim[unit]) < 1e-3F,
                     qPrintable(named(context->rules)));
        }
    }
}

QTEST_GUILESS_MAIN(TestOutcomeValues)
#include "tst_outcome_values.moc"
