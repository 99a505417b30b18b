// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/score_examples.h"
#include "example_model.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QAbstractItemModelTester>
#include <QSet>
#include <QTest>

using namespace sandbag;

namespace {

const ScoreExample *find(const QList<ScoreExample> &examples, const QString &key)
{
    for (const ScoreExample &example : examples) {
        if (example.key == key)
            return &example;
    }
    return nullptr;
}

} // namespace

class TestScoreExamples : public QObject
{
    Q_OBJECT

private slots:
    void scoresThisDeal_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("bags");
        const auto row = [](const char *preset, const char *key, int points, int bags) {
            QTest::addRow("%s %s", preset, key) << preset << key << points << bags;
        };
        row("standard", "exact", 50, 0);
        row("standard", "over", 52, 2);
        row("standard", "short", -50, 0);
        row("standard", "bags", 53 - 100, 3 - 10);
        row("standard", "nil", 140, 0);
        row("standard", "nil-failed", -60, 1);
        row("standard", "nil-cover", -140, 1);
        row("family-4", "nil-cover", -60, 0); // the failed nil's trick helps the contract
        row("family-4", "twice", -30, 0);
        row("zone", "bags", 53 - 100, 3 - 11); // emptied
        row("quicksand", "over", 30, 2);
        row("quicksand", "far-short", -30, 0);
        row("three-b", "far-short", 2, 0);
        row("new-york", "over-set", -50, 0);
        row("new-york", "ten", 200, 0);
        row("new-york", "blind", 120, 0);
        row("new-york", "first-deal", 70, 0);
        row("highlander", "own", -80 + 5 + 10, 0); // the race pays the first seven
        row("oh-hell", "over", -50, 0);
        row("auction", "exact", 20, 0);
        row("auction", "short", 0, 0);
        row("auction", "defend-short", 10, 0);
        row("mo", "mo", 150, 0);
        row("high-stakes", "moon", 500, 0);
        row("high-stakes", "double-nil", 500, 0);
        row("cutthroat", "nil", 100, 0);
    }

    void scoresThisDeal()
    {
        QFETCH(QString, preset);
        QFETCH(QString, key);
        QFETCH(int, points);
        QFETCH(int, bags);
        const auto examples = scoreExamples(rulesOf(*findPreset(preset.toStdString())));
        const ScoreExample *example = find(examples, key);
        QVERIFY(example);
        QVERIFY(!example->lines.isEmpty() || points == 0);
        QCOMPARE(example->points, points);
        if (preset != "quicksand" && preset != "three-b")
            QCOMPARE(example->bags, bags);
    }

    void everyPresetHasExamples()
    {
        for (const Preset &preset : presets()) {
            QSet<QString> keys;
            const auto examples = scoreExamples(rulesOf(preset));
            QVERIFY2(examples.size() >= 3, preset.id);
            for (const ScoreExample &example : examples) {
                QVERIFY2(!keys.contains(example.key), qPrintable(example.key));
                keys << example.key;
                QVERIFY(!example.deal.contains('%'));
            }
        }
    }

    /// What the rules do not let anybody bid is no example.
    void onlyWhatCanBeBid_data()
    {
        QTest::addColumn<QString>("deal");
        const auto row = [](const char *rules, const char *deal) {
            QTest::newRow(rules) << QString::fromLatin1(deal);
        };
        row("suicide; moon_allowed=true", "Moon made");
        row("suicide; team_nil_allowed=true", "Team nil made");
        row("suicide", "Bid 5, took 5");
        row("suicide; ten_mode=declared", "Bid ten, took 10");
        row("cutthroat; bid_max=4; ten_mode=automatic", "Bid ten, took 10");
        row("cutthroat; bid_max=3", "Bid 4, took 4");
        row("standard; bid_max=3; lexington_mode=declared", "Bid 12, took 12");
        row("standard; bid_max=5; mo_allowed=true", "Little mo (the first 7 tricks) made");
        row("standard; bid_board=4; over_twice=twice", "Bid 3, took 7");
        row("standard; bid_board=9; bid_nine_barred=true", "Bid 9, took 9");
    }

    void onlyWhatCanBeBid()
    {
        QFETCH(QString, deal);
        const QStringList parts = QString(QTest::currentDataTag()).split("; ");
        RuleSet rules = rulesOf(*findPreset(parts.front().toStdString()));
        for (const QString &part : parts.mid(1)) {
            const auto *option = findOption(part.section('=', 0, 0).toStdString());
            QVERIFY2(option && option->set(rules, part.section('=', 1).toStdString()),
                     qPrintable(part));
        }
        const auto examples = scoreExamples(rules);
        QVERIFY(examples.size() >= 3);
        for (const ScoreExample &example : examples)
            QVERIFY2(example.deal != deal, qPrintable(example.key));
    }

    void marksWhatHasChanged()
    {
        ExampleModel model;
        QAbstractItemModelTester tester(&model);
        RuleSet rules;
        model.setRules(rules);
        QVERIFY(!model.hasChanged());
        rules.over_points = -10;
        model.setRules(rules);
        QVERIFY(model.hasChanged());
        QCOMPARE(model.index(0, 0).data(ExampleModel::BeforeRole).toString(), QString());
        QCOMPARE(model.index(1, 0).data(ExampleModel::BeforeRole).toString(), QString("52"));
        QCOMPARE(model.index(1, ExampleModel::PointsColumn).data().toString(), QString("30"));
        model.settle();
        QVERIFY(!model.hasChanged());
        rules.table_players = 5; // pairs of five
        model.setRules(rules);
        QCOMPARE(model.rowCount(), 0);
    }
};

QTEST_MAIN(TestScoreExamples)
#include "tst_score_examples.moc"
