// SPDX-License-Identifier: GPL-3.0-or-later
// A failing rule set comes down to the options that make it fail, and random matches show a planted
// fault.
#include "random_match.h"
#include "random_rules.h"
#include "shrink.h"
#include "test_main.h"

#include <QTest>

using namespace sandbag;
using namespace sandbag::random_matches;

class TestShrink : public QObject
{
    Q_OBJECT

private slots:
    void onlyWhatMattersIsLeft();
    void whatBelongsTogetherStays();
    void aWorldIsTheSameTwice();
};

void TestShrink::onlyWhatMattersIsLeft()
{
    const auto fails = [](const RuleSet &rules) { return rules.bags_limit == 7; };
    RandomRules random(3);
    for (int number = 0; number < 20; ++number) {
        RuleSet rules = random.draw(40);
        rules.bags_limit = 7;
        if (!check(rules).errors.empty())
            continue;
        const auto left = differences(shrink(rules, fails), RuleSet{});
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front()->id, "bags_limit");
    }
}

/// Two options of which neither fails alone, nor is dropped alone.
void TestShrink::whatBelongsTogetherStays()
{
    const auto fails = [](const RuleSet &rules) {
        return rules.table_players != 4 && rules.win_target != RuleSet{}.win_target;
    };
    RandomRules random(4);
    int seen = 0;
    for (int number = 0; number < 60; ++number) {
        const RuleSet rules = random.draw(40);
        if (!fails(rules))
            continue;
        ++seen;
        const RuleSet least = shrink(rules, fails);
        QVERIFY(fails(least));
        QVERIFY(check(least).errors.empty());
        for (const Option *option : differences(least, RuleSet{})) {
            RuleSet fewer = least;
            option->set(fewer, option->get(RuleSet{}));
            QVERIFY(!fails(fewer) || !check(fewer).errors.empty());
        }
    }
    QVERIFY(seen > 3);
}

void TestShrink::aWorldIsTheSameTwice()
{
    Tally one;
    Tally other;
    const RandomMatch match{RuleSet{}, 11, {"simple", "any", "random", "level:2"}};
    const auto fault = playRandomMatch(match, one);
    QVERIFY2(!fault, fault ? fault->invariant.c_str() : "");
    QVERIFY(!playRandomMatch(match, other));
    QCOMPARE(one.events, other.events);
    QVERIFY(one.events > 100);
}

QTEST_GUILESS_MAIN(TestShrink)
#include "tst_shrink.moc"
