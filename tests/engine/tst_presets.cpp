// SPDX-License-Identifier: GPL-3.0-or-later
// The named games are rows of values of the catalogue and can be dealt.
#include "rules/catalogue.h"
#include "setup/pack.h"
#include "setup/seating.h"
#include "test_main.h"

#include <QTest>

#include <set>
#include <string>

using namespace sandbag;

class TestPresets : public QObject
{
    Q_OBJECT

private slots:
    void everyRowIsComplete();
    void valuesAreReadAndInOrder();
    void handsOfKnownGames_data();
    void handsOfKnownGames();
    void partners();
};

void TestPresets::everyRowIsComplete()
{
    std::set<std::string> titles;
    QCOMPARE(presets().size(), std::size_t(58));
    for (const Preset &preset : presets()) {
        QVERIFY2(*preset.title && *preset.blurb && *preset.seeds, preset.id);
        QVERIFY2(titles.insert(preset.title).second, preset.title);
        QCOMPARE(findPreset(preset.id), &preset);
    }
    QVERIFY(!findPreset("nobody-knows-this"));
    QVERIFY(rulesOf(*findPreset("standard")) == RuleSet{});
}

void TestPresets::valuesAreReadAndInOrder()
{
    for (const Preset &preset : presets()) {
        const RuleSet rules = rulesOf(preset);
        const auto changed = differences(rules, RuleSet{});
        QCOMPARE(changed.size(), preset.values.size());
        for (std::size_t i = 0; i < changed.size(); ++i) {
            QCOMPARE(changed[i]->id, preset.values[i].first);
            RuleSet again = rules; // cards that are taken out may be written in another order
            QVERIFY(changed[i]->set(again, preset.values[i].second));
            QVERIFY(again == rules);
        }
    }
}

void TestPresets::handsOfKnownGames_data()
{
    QTest::addColumn<int>("hand");
    QTest::addColumn<int>("left");
    QTest::addColumn<int>("kitty");
    QTest::newRow("standard") << 13 << 0 << 0;
    QTest::newRow("widow") << 13 << 2 << 2;
    QTest::newRow("joke-trumps") << 13 << 2 << 0;
    QTest::newRow("two-handed") << 13 << 26 << 0;
    QTest::newRow("three-handed") << 17 << 1 << 0;
    QTest::newRow("three-handed-jokers") << 18 << 0 << 0;
    QTest::newRow("five-handed") << 10 << 0 << 0;
    QTest::newRow("five-handed-jokers") << 11 << 0 << 0;
    QTest::newRow("six-pairs") << 17 << 0 << 0;
    QTest::newRow("six-jokers") << 18 << 0 << 0;
    QTest::newRow("six-short") << 8 << 0 << 0;
    QTest::newRow("cancellation-8") << 13 << 0 << 0;
}

void TestPresets::handsOfKnownGames()
{
    QFETCH(int, hand);
    QFETCH(int, left);
    QFETCH(int, kitty);
    const Preset *preset = findPreset(QTest::currentDataTag());
    QVERIFY(preset);
    const PackPlan plan = planPack(rulesOf(*preset));
    QCOMPARE(plan.handSize, hand);
    QCOMPARE(plan.leftover, left);
    QCOMPARE(plan.kitty, kitty);
    QCOMPARE(plan.tricks, hand);
    QVERIFY(plan.notInPack.empty());
    const bool chosen = preset->id == std::string("three-handed");
    QCOMPARE(plan.setAside, chosen ? parseCard("2C") : std::nullopt);
}

void TestPresets::partners()
{
    const Seating four((RuleSet{}));
    QCOMPARE(four.sides, 2);
    QCOMPARE(four.partnerOf(3), 1);
    const Seating six(rulesOf(*findPreset("six-triples")));
    QCOMPARE(six.sides, 2);
    QCOMPARE(six.partnerOf(5), 1);
    QCOMPARE(six.seatsOf(1), (std::vector<int>{1, 3, 5}));
    const Seating pairs(rulesOf(*findPreset("six-pairs")));
    QCOMPARE(pairs.sides, 3);
    QCOMPARE(pairs.partnerOf(1), 4);
    const Seating alone(rulesOf(*findPreset("cutthroat")));
    QVERIFY(alone.solo());
    QCOMPARE(alone.partnerOf(2), -1);
}

QTEST_GUILESS_MAIN(TestPresets)
#include "tst_presets.moc"
