// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue_filter.h"
#include "catalogue/catalogue_model.h"
#include "match/match.h"
#include "test_main.h"
#include "text/search_query.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace sandbag;

namespace {

QStringList shownIds(const CatalogueFilter &filter)
{
    QStringList ids;
    for (int group = 0; group < filter.rowCount(); ++group) {
        const QModelIndex parent = filter.index(group, 0);
        for (int row = 0; row < filter.rowCount(parent); ++row)
            ids << filter.index(row, 0, parent).data(CatalogueModel::IdRole).toString();
    }
    return ids;
}

} // namespace

class TestCatalogueModel : public QObject
{
    Q_OBJECT

private slots:
    /// On another thread, so that the first letter of a search does not wait; whoever is quicker
    /// than the thread, or goes before it is done, is served all the same.
    void wordsAreReadBeforeTheFirstLetter()
    {
        CatalogueModel model;
        const auto found = [&model](CatalogueFilter &filter) {
            filter.setSourceModel(&model);
            filter.setSearch(QStringLiteral("bags"));
            return shownIds(filter);
        };
        CatalogueFilter plain, prepared, hasty;
        const QStringList ids = found(plain);
        QVERIFY(!ids.isEmpty());
        prepared.prepare();
        QVERIFY(!prepared.prepared());
        QTRY_VERIFY(prepared.prepared());
        QCOMPARE(found(prepared), ids);
        hasty.prepare();
        QCOMPARE(found(hasty), ids);
        QCoreApplication::processEvents();
        QCOMPARE(found(hasty), ids);
        CatalogueFilter().prepare();
    }

    void showsEveryOption()
    {
        CatalogueModel model;
        QAbstractItemModelTester tester(&model);
        for (const Option &option : catalogue()) {
            const QModelIndex index = model.indexOf(option.id);
            QVERIFY2(index.isValid(), option.id);
            QCOMPARE(index.data(CatalogueModel::IdRole).toString(), QString(option.id));
            QCOMPARE(CatalogueModel::optionAt(index), &option);
            QVERIFY2(!index.data(CatalogueModel::ValueWordsRole).toString().isEmpty(), option.id);
            QVERIFY(!(index.flags() & Qt::ItemIsEditable));
            QVERIFY(model.indexOf(option.id, CatalogueModel::ValueColumn).flags() &
                    Qt::ItemIsEditable);
        }
        QVERIFY(!model.indexOf("no_such_rule").isValid());
    }

    void editsThroughTheModel()
    {
        CatalogueModel model;
        QAbstractItemModelTester tester(&model);
        QSignalSpy changes(&model, &CatalogueModel::rulesChanged);
        const QModelIndex nil = model.indexOf("nil_value", CatalogueModel::ValueColumn);
        QVERIFY(model.setData(nil, QStringLiteral("50"), Qt::EditRole));
        QCOMPARE(model.rules().nil_value, 50);
        QCOMPARE(changes.count(), 1);
        QVERIFY(nil.data(CatalogueModel::ChangedRole).toBool());
        QCOMPARE(nil.data(CatalogueModel::BaseWordsRole).toString(), QString("100 points"));
        QCOMPARE(model.indexOf("nil").data(CatalogueModel::ChangedRole).toInt(), 1);

        QVERIFY(!model.setData(nil, QStringLiteral("5000"), Qt::EditRole));
        QVERIFY(!model.setData(nil, QStringLiteral("much"), Qt::EditRole));
        QCOMPARE(model.rules().nil_value, 50);
        model.reset("nil_value");
        QCOMPARE(model.rules(), RuleSet{});
    }

    void tellsWhatIsWrongAndMendsIt()
    {
        CatalogueModel model;
        model.setOption("table_players", "5");
        const QModelIndex sides = model.indexOf("table_sides");
        QVERIFY(!sides.data(CatalogueModel::ErrorsRole).toStringList().isEmpty());
        QVERIFY(!sides.data(CatalogueModel::FixWordsRole).toString().isEmpty());
        const Finding *finding = model.fixable("table_sides");
        QVERIFY(finding);
        model.fix(Finding(*finding));
        QVERIFY(model.findings().errors.empty());
        QVERIFY(sides.data(CatalogueModel::ErrorsRole).toStringList().isEmpty());
    }

    void foldsAwayWhatHasNoEffect()
    {
        CatalogueModel model;
        CatalogueFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&filter);
        QVERIFY(!shownIds(filter).contains("kitty_taker"));
        QVERIFY(model.indexOf("passing").data(CatalogueModel::HiddenCountRole).toInt() > 0);
        filter.setShowMeaningless(true);
        QVERIFY(shownIds(filter).contains("kitty_taker"));
        QVERIFY(!model.indexOf("kitty_taker")
                     .data(CatalogueModel::MeaninglessRole)
                     .toString()
                     .isEmpty());
        filter.setShowMeaningless(false);
        model.setOption("deck_jokers", "2");
        model.setOption("deck_leftover", "kitty");
        QVERIFY(shownIds(filter).contains("kitty_taker"));
    }

    void showsOnlyChanges()
    {
        CatalogueModel model;
        CatalogueFilter filter;
        filter.setSourceModel(&model);
        filter.setChangedOnly(true);
        QCOMPARE(filter.rowCount(), 0);
        model.setOption("win_target", "300");
        QCOMPARE(shownIds(filter), QStringList{"win_target"});
    }

    void findsByTheWordsOfPeople_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        const auto row = [](const char *typed, const char *id) {
            QTest::newRow(typed) << typed << id;
        };
        row("bags", "bags_limit");
        row("Sandbag", "bags_penalty");
        row("overtricks", "bags_limit");
        row("books", "bid_books_made");
        row("board", "bid_board");
        row("wheels", "ten_mode");
        row("flight", "ten_mode");
        row("boston", "moon_allowed");
        row("boston on fire", "blind_moon_allowed");
        row("nilo", "nil_allowed");
        row("renege", "renege_mode");
        row("revoke", "renege_penalty");
        row("joker", "deck_jokers");
        row("two of clubs", "opening_leader");
        row("2♣", "opening_leader");
        row("2c", "kitty_taker");
        row("deuce of diamonds", "trumps_elevated");
        row("cutthroat", "table_sides");
        row("kitty", "deck_leftover");
        row("widow", "kitty_taker");
        row("tram", "claim_mode");
        row("back to back", "win_sets_in_a_row");
        row("cross-boarding", "bid_talk_penalty");
        row("sure tricks", "bid_talk");
        row("10-for-200", "ten_value");
        row("nil_value", "nil_value");
        row("breaking spades", "lead_spades");
    }

    void findsByTheWordsOfPeople()
    {
        QFETCH(QString, typed);
        QFETCH(QString, id);
        CatalogueModel model;
        CatalogueFilter filter;
        filter.setSourceModel(&model);
        filter.setSearch(typed);
        const QStringList shown = shownIds(filter);
        QVERIFY2(shown.contains(id), qPrintable(shown.join(' ')));
        QVERIFY2(shown.size() < 45, qPrintable(QString::number(shown.size())));
        QVERIFY(filter.firstMatch().isValid());
        // A word that no rule has does not keep from what the others say; alone it finds nothing.
        filter.setSearch(typed + QStringLiteral(" zzz"));
        QVERIFY(shownIds(filter).contains(id));
        filter.setSearch(QStringLiteral("zzz"));
        QVERIFY(shownIds(filter).isEmpty());
    }

    void leadsToWhatIsMeant_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        const auto row = [](const char *typed, const char *id) {
            QTest::newRow(typed) << typed << id;
        };
        row("no bags", "bags_limit");
        row("Bags", "bags_limit");
        row("sandbags", "bags_limit");
        row("overtricks", "over_points");
        row("nil", "nil_allowed");
        row("nilo", "nil_allowed");
        row("nil is 50", "nil_value");
        row("blind nil", "blind_nil_allowed");
        row("boston", "moon_allowed");
        row("partnership", "bid_style");
        row("no partners", "table_sides");
        row("we play to 300", "win_target");
        row("kitty", "deck_leftover");
        row("joker", "deck_jokers");
        row("deuces high", "trumps_elevated");
        row("ten is 200", "ten_mode");
        row("board", "bid_board");
        row("three players", "table_players");
        // Numbers that nobody else plays.
        row("play to 350", "win_target");
        row("bags -50 at 5", "bags_limit");
        row("nil 65", "nil_value");
    }

    void leadsToWhatIsMeant()
    {
        QFETCH(QString, typed);
        QFETCH(QString, id);
        CatalogueModel model;
        CatalogueFilter filter;
        filter.setSourceModel(&model);
        filter.setSearch(typed);
        QCOMPARE(filter.firstMatch().data(CatalogueModel::IdRole).toString(), id);
    }

    /// What a switch is worth stands in a row of its own.
    void switchesKnowTheirNumber()
    {
        CatalogueModel model;
        const auto number = [&](const char *id) {
            const Option *found = model.numberOf(*findOption(id));
            return QString::fromLatin1(found ? found->id : "");
        };
        QCOMPARE(number("nil_allowed"), QString("nil_value"));
        QCOMPARE(number("nil_value"), QString());
        QCOMPARE(number("bid_nine_barred"), QString());
        model.setOption("nil_allowed", "false");
        QCOMPARE(number("nil_allowed"), QString());
    }

    void umlautsAreFoundHoweverTheyAreTyped()
    {
        const auto finds = [](const char *typed, const char *text) {
            return SearchQuery(QString::fromUtf8(typed))
                .matches(SearchQuery::prepare(QString::fromUtf8(text)));
        };
        QVERIFY(finds("saecke", "Säcke bis zur Strafe"));
        QVERIFY(finds("fuer", "Punkte für Nil"));
        QVERIFY(finds("gross", "Größte Zahl"));
        QVERIFY(finds("säcke", "Saecke"));
        QVERIFY(finds("quee", "queen of spades")); // as far as it is typed
        QVERIFY(!finds("saecke", "Socken"));
    }

    void smallWordsAloneAreSearched()
    {
        CatalogueModel model;
        CatalogueFilter filter;
        filter.setSourceModel(&model);
        filter.setSearch("play");
        QVERIFY(filter.searching());
        QVERIFY(!shownIds(filter).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCatalogueModel)
#include "tst_catalogue_model.moc"
