// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue_model.h"
#include "compare_model.h"
#include "compare_rules_dialog.h"
#include "house_rules_dialog.h"
#include "keyboard.h"
#include "named/levels.h"
#include "named_games.h"
#include "option_binder.h"
#include "player_choice.h"
#include "quick_setup_dialog.h"
#include "rulebook/check.h"
#include "rules/catalogue.h"
#include "rules_in_force_dialog.h"
#include "seats_editor.h"
#include "table_choices.h"
#include "test_main.h"
#include "text/option_words.h"
#include "usual_seats.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <numeric>

using namespace sandbag;

namespace {

RuleFile friday()
{
    RuleFile table;
    table.name = QStringLiteral("Friday");
    table.base = QStringLiteral("zone");
    table.rules = rulesOf(*findPreset("zone"));
    table.rules.nil_value = table.rules.nil_lost = 50;
    return table;
}

} // namespace

class TestQuickSetup : public QObject
{
    Q_OBJECT

private slots:
    /// With letters of 15 points no button lies outside a small screen.
    void largeLettersFitASmallScreen()
    {
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSize(15);
        QApplication::setFont(large);
        {
            const QTemporaryDir folder;
            RulesLibrary library(folder.path());
            QuickSetupDialog dialog(&library, {}, {});
            dialog.show();
            const QSize screen = dialog.screen()->availableGeometry().size();
            QVERIFY2(
                dialog.width() <= screen.width() && dialog.height() <= screen.height(),
                qPrintable(QStringLiteral("%1 x %2").arg(dialog.width()).arg(dialog.height())));
        }
        QApplication::setFont(usual);
    }

    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName("sandbag-test-quick-setup");
    }

    void choicesCanBePlayed()
    {
        for (const auto &choices : {seatingChoices(), bagChoices(), jokerChoices()}) {
            for (int at = 0; at < choices.size(); ++at) {
                for (const auto &[id, value] : choices[at].values) {
                    RuleSet rules;
                    QVERIFY2(findOption(id) && findOption(id)->set(rules, value), id);
                }
                const RuleSet rules = choices[at].applied(RuleSet{});
                QVERIFY2(check(rules).errors.empty(), qPrintable(choices[at].words));
                QCOMPARE(indexOfChoice(choices, rules), at);
            }
        }
        RuleSet odd;
        odd.bags_limit = 9;
        QCOMPARE(indexOfChoice(bagChoices(), odd), -1);
    }

    void choicesLeaveEachOtherAlone()
    {
        for (const TableChoice &jokers : jokerChoices()) {
            for (const TableChoice &seating : seatingChoices()) {
                for (const TableChoice &bags : bagChoices()) {
                    RuleSet rules = jokers.applied(seating.applied(bags.applied(RuleSet{})));
                    QVERIFY2(seating.holds(rules) && jokers.holds(rules) && bags.holds(rules),
                             qPrintable(jokers.words + ", " + seating.words));
                    rules = seating.applied(jokers.applied(RuleSet{}));
                    QVERIFY2(seating.holds(rules) && jokers.holds(rules),
                             qPrintable(seating.words + ", " + jokers.words));
                }
            }
        }
        // Five alone take out two twos; going back to four puts them in again.
        const RuleSet five = seatingChoices()[4].applied(RuleSet{});
        QCOMPARE(five.deck_removed.size(), std::size_t(2));
        QVERIFY(seatingChoices()[0].applied(five).deck_removed.empty());
    }

    void showsTheStrengthOfTheComputers()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        QList<SeatPlan> plans = {
            {"Ann", "human"}, {"Bob", "level:2"}, {"Cat", "level:2"}, {"Dan", "level:2"}};
        QuickSetupDialog alike(&library, {}, plans);
        auto *strength = alike.findChild<QComboBox *>("strength");
        QCOMPARE(strength->currentData().toInt(), 2);
        plans[3].player = "level:5";
        QuickSetupDialog mixed(&library, {}, plans);
        strength = mixed.findChild<QComboBox *>("strength");
        QCOMPARE(strength->currentIndex(), -1);
        strength->setCurrentIndex(3);
        emit strength->activated(3);
        for (const SeatPlan &seat : mixed.seats().mid(1))
            QCOMPARE(seat.player, QString("level:4"));
    }

    void splitsPartiesIntoTables()
    {
        QVERIFY(tableSplits(6).isEmpty());
        QVERIFY(splitAdvice(6).isEmpty());
        QCOMPARE(tableSplits(7).first(), QList<int>({4, 3}));
        QCOMPARE(tableSplits(8).first(), QList<int>({4, 4}));
        QVERIFY(tableSplits(9).contains(QList<int>({4, 5})));
        QVERIFY(tableSplits(9).contains(QList<int>({3, 3, 3})));
        for (int people = 7; people <= 60; ++people) {
            QVERIFY(!splitAdvice(people).isEmpty());
            for (const QList<int> &tables : tableSplits(people)) {
                QCOMPARE(std::accumulate(tables.begin(), tables.end(), 0), people);
                for (const int size : tables)
                    QVERIFY(size >= 3 && size <= 5);
            }
        }
    }

    /// Nobody is told that their table would be happier otherwise, unless they ask.
    void advisesOnlyLargeParties()
    {
        const QTemporaryDir folder;
        RulesLibrary library(folder.path());
        QuickSetupDialog dialog(&library, {}, {});
        auto *people = dialog.findChild<QSpinBox *>(QStringLiteral("people"));
        const auto *advice = dialog.findChild<QLabel *>(QStringLiteral("advice"));
        QVERIFY(people && advice);
        QVERIFY(advice->text().isEmpty());
        QCOMPARE(people->text(), QStringLiteral("6 or fewer"));
        people->setValue(7);
        QVERIFY(advice->text().contains(QStringLiteral("4 + 3")));
    }

    void setsUpByKeyboard()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        QuickSetupDialog dialog(&library, {}, {});
        showReady(dialog);
        type("300"); // "play to" has the focus
        auto *nil = dialog.findChild<QSpinBox *>("nilValue");
        nil->setFocus();
        nil->selectAll();
        type("50");
        auto *bags = dialog.findChild<QComboBox *>("bags");
        bags->setFocus();
        press(Qt::Key_End);
        press(Qt::Key_Up); // no bags at all
        QCOMPARE(dialog.rules().win_target, 300);
        QCOMPARE(dialog.rules().nil_value, 50);
        QCOMPARE(dialog.rules().nil_lost, 50); // both ways
        QCOMPARE(dialog.rules().bags_limit, 0);
        QCOMPARE(dialog.rules().over_points, 0);
        QVERIFY(dialog.findChild<QLabel *>("summary")->text().contains("300"));
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        press(Qt::Key_Return);
        QCOMPARE(accepted.count(), 1);
        QCOMPARE(library.lastUsed().rules, dialog.rules());
        QCOMPARE(dialog.seats().size(), 4);
        QCOMPARE(dialog.seats()[0].player, QString("human"));
        QCOMPARE(dialog.seats(), usualSeats().mid(0, 4));
    }

    void tabReachesEverything()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        RuleFile zone;
        zone.base = "zone";
        zone.rules = rulesOf(*findPreset("zone"));
        zone.rules.nil_value = 50;
        QuickSetupDialog quick(&library, zone, {});
        CompareRulesDialog compare(&library, zone);
        RulesInForceDialog inForce(&library, zone);
        HouseRulesDialog house(&library, zone);
        for (QDialog *dialog : QList<QDialog *>{&quick, &compare, &inForce, &house}) {
            showReady(*dialog);
            if (dialog == &house)
                house.showOption("nil_value");
            QSet<QWidget *> reached;
            for (int step = 0; step < 80; ++step) { // a text has a stop at each of its links
                reached << dialog->focusWidget();
                press(Qt::Key_Tab);
            }
            for (QWidget *widget : dialog->findChildren<QWidget *>()) {
                const bool stop = widget->isVisible() && widget->isEnabled() &&
                                  (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() &&
                                  !qobject_cast<QScrollBar *>(widget);
                if (stop && !reached.contains(widget))
                    QFAIL(qPrintable(QStringLiteral("%1: %2 %3 %4")
                                         .arg(dialog->metaObject()->className(),
                                              widget->metaObject()->className(),
                                              widget->objectName(), widget->accessibleName())));
            }
            dialog->hide();
        }
    }

    void everyMnemonicLeadsToOneThing()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        QuickSetupDialog dialog(&library, {}, {});
        QStringList texts;
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            if (label->buddy())
                texts << label->text();
        }
        for (const QAbstractButton *button : dialog.findChildren<QAbstractButton *>())
            texts << button->text();
        QSet<QString> keys;
        for (const QString &text : texts) {
            const QKeySequence key = QKeySequence::mnemonic(text);
            if (key.isEmpty())
                continue;
            QVERIFY2(!keys.contains(key.toString()), qPrintable(text));
            keys << key.toString();
        }
        QVERIFY(keys.size() > 10);
    }

    void seatsFollowTheTable()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        const QList<SeatPlan> plans = {{"Ann", "human"}, {"Bob", "human"}, {"Cat", "search:ms=9"}};
        QuickSetupDialog dialog(&library, {}, plans);
        showReady(dialog);
        QCOMPARE(dialog.seats().mid(0, 3), plans);
        auto *seating = dialog.findChild<QComboBox *>("seating");
        const auto choose = [&](int at) {
            seating->setCurrentIndex(at);
            emit seating->activated(at);
        };
        choose(2);
        QCOMPARE(dialog.rules().table_players, 3);
        QCOMPARE(dialog.seats(), plans);
        choose(9);
        QCOMPARE(dialog.seats().size(), 8);
        auto *strength = dialog.findChild<QComboBox *>("strength");
        strength->setCurrentIndex(5);
        emit strength->activated(5);
        QCOMPARE(dialog.seats()[0].player, QString("human"));
        QCOMPARE(dialog.seats()[2].player, QString("level:6"));
        QCOMPARE(dialog.seats()[7].player, QString("level:6"));
    }

    void personalitiesAreSaidInWords()
    {
        SeatsEditor editor;
        editor.setSeats({{"You", "human"},
                         {"Ada", "level:5:bold"},
                         {"Bo", "level:5"},
                         {"Cleo", "level:5:thrifty"}});
        QStringList shown;
        for (const QComboBox *box : editor.findChildren<QComboBox *>())
            shown << box->currentText();
        QVERIFY(shown.contains("Computer: Strong"));
        QVERIFY(shown.contains("Bold") && shown.contains("Thrifty"));
        auto *strength = editor.findChild<QComboBox *>("strength");
        QCOMPARE(strength->currentText(), QString("Strong"));
        strength->setCurrentIndex(5);
        emit strength->activated(5);
        QCOMPARE(editor.seats()[1].player, QString("level:6:bold"));
        QCOMPARE(editor.seats()[2].player, QString("level:6"));
    }

    /// A character and another program are chosen like any player, and come back as they were.
    void charactersAndProgramsCanBeChosen()
    {
        SeatsEditor editor;
        editor.show();
        const auto choices = editor.findChildren<PlayerChoice *>();
        const auto pick = [](QComboBox *box, int at) {
            box->setCurrentIndex(at);
            emit box->activated(at);
        };
        auto *character = choices[1]->findChild<QComboBox *>("character");
        QVERIFY(character->isVisible());
        for (std::size_t i = 1; i < personalities().size(); ++i) {
            pick(character, static_cast<int>(i));
            const QString id = QString::fromUtf8(personalities()[i].id);
            QCOMPARE(editor.seats()[1].player,
                     QStringLiteral("level:%1:%2").arg(kUsualLevel).arg(id));
        }
        auto *kind = choices[2]->findChild<QComboBox *>();
        auto *command = choices[2]->findChild<QLineEdit *>("command");
        QVERIFY(!command->isVisible());
        pick(kind, kind->findText("Another program"));
        QVERIFY(command->isVisible());
        QCOMPARE(editor.seats()[2].player, QStringLiteral("level:%1").arg(kUsualLevel));
        QTest::keyClicks(command, "/opt/my bot --fast");
        QCOMPARE(editor.seats()[2].player, QString("external:/opt/my bot --fast"));
        QVERIFY(editor.seats()[2].typed); // so that it may be started
        QList<SeatPlan> plans = editor.seats();
        editor.setSeats(plans);
        QVERIFY(editor.seats()[2].typed);
        plans[2].typed = false; // the settings of the last time
        editor.setSeats(plans);
        QVERIFY(!editor.seats()[2].typed);
        QTest::keyClicks(command, "er");
        QVERIFY(editor.seats()[2].typed);
        for (const char *spec : {"human", "level:6", "level:2:daring", "external:x y", "random",
                                 "level:2:unheard-of"}) {
            choices[3]->setPlayer(spec);
            QCOMPARE(choices[3]->player(), QString(spec));
        }
    }

    /// Somebody from Karachi or a lodge in Alabama finds the heading first, and the keys pass it.
    void gamesStandUnderHeadings()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        QuickSetupDialog dialog(&library, {}, {});
        showReady(dialog);
        auto *table = dialog.findChild<QComboBox *>("table");
        const auto *lines = qobject_cast<QStandardItemModel *>(table->model());
        QVERIFY(lines);
        for (const NamedGames &group : namedGames()) {
            const int heading = table->findText(group.title);
            QVERIFY2(heading > 0, qPrintable(group.title));
            QVERIFY(!lines->item(heading)->isEnabled());
            for (int i = 0; i < group.games.size(); ++i)
                QCOMPARE(table->itemText(heading + 1 + i), titleOf(*group.games[i]));
        }
        table->setFocus();
        const int heading = table->findText("From South Asia and Turkey");
        table->setCurrentIndex(heading - 1);
        press(Qt::Key_Down);
        QCOMPARE(table->currentIndex(), heading + 1);
        QVERIFY(dialog.rules().table_direction == TableDirection::counter_clockwise);
    }

    void leadsToAllRules()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        library.save(friday());
        QuickSetupDialog dialog(&library, {}, {});
        showReady(dialog);
        auto *table = dialog.findChild<QComboBox *>("table");
        const int at = table->findText("Friday");
        QVERIFY(at > 0);
        table->setCurrentIndex(at);
        emit table->activated(at);
        QVERIFY(sameTable(dialog.current(), friday()));
        dialog.findChild<QPushButton *>("allRules")->click();
        auto *all = opened<HouseRulesDialog>(dialog);
        QVERIFY(all);
        QVERIFY(sameTable(all->current(), friday()));
        all->findChild<CatalogueModel *>()->setOption("bid_board", "4");
        all->accept();
        QCOMPARE(dialog.rules().bid_board, 4);
        QCOMPARE(dialog.name(), QString("Friday"));
        QCOMPARE(dialog.base(), QString("zone"));
    }

    void formsAdoptOptions()
    {
        CatalogueModel model;
        QWidget form;
        auto *combo = new QComboBox(&form);
        auto *spin = new QSpinBox(&form);
        auto *stranger = new QSpinBox(&form);
        combo->setProperty("option", "lead_spades");
        spin->setProperty("option", "win_floor");
        stranger->setProperty("option", "no_such_rule");
        OptionBinder binder(&model, &form);
        QCOMPARE(binder.ids().size(), 2);
        QCOMPARE(combo->count(), static_cast<int>(findOption("lead_spades")->values.size()));
        QCOMPARE(spin->minimum(), -5000);
        spin->setValue(-200);
        QCOMPARE(model.rules().win_floor, -200);
        model.setOption("lead_spades", "any");
        QCOMPARE(combo->currentData().toString(), QString("any"));
    }

    void comparesTwoTables()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        CompareRulesDialog dialog(&library, friday());
        QAbstractItemModelTester tester(const_cast<CompareModel *>(dialog.model()));
        showReady(dialog);
        QCOMPARE(dialog.model()->rowCount(), 2); // against the game it is based on
        QCOMPARE(dialog.model()->index(0, CompareModel::OptionColumn).data().toString(),
                 QString("Nil made"));
        QCOMPARE(dialog.model()->index(0, CompareModel::LeftColumn).data().toString(),
                 QString("50 points"));
        QVERIFY(dialog.model()->asText().contains("Nil failed\t50 points\t100 points"));
        dialog.findChild<QPushButton *>("swap")->click();
        QCOMPARE(dialog.model()->index(0, CompareModel::LeftColumn).data().toString(),
                 QString("100 points"));
        dialog.findChild<QComboBox *>("left")->setCurrentIndex(0);
        dialog.findChild<QComboBox *>("right")->setCurrentIndex(0);
        QCOMPARE(dialog.model()->rowCount(), 0);
        QVERIFY(dialog.findChild<QLabel *>("count")->text().contains("No differences"));
    }

    void showsTheRulesInForce()
    {
        QTemporaryDir folder;
        RulesLibrary library(folder.path());
        RulesInForceDialog dialog(&library, friday());
        showReady(dialog);
        const QString sheet = dialog.findChild<QTextBrowser *>("sheet")->toPlainText();
        QVERIFY(sheet.contains("Friday"));
        QVERIFY(sheet.contains("Nil made"));
        QSignalSpy copies(&dialog, &RulesInForceDialog::copyWanted);
        for (auto *button : dialog.findChildren<QPushButton *>()) {
            if (button->text().contains("opy"))
                button->click();
        }
        QCOMPARE(copies.count(), 1);
        for (const Preset &preset : presets()) {
            RuleFile game;
            game.base = QString::fromLatin1(preset.id);
            game.rules = rulesOf(preset);
            QVERIFY2(!RulesInForceDialog::sheetHtml(game).contains("%1"), preset.id);
        }
    }
};

QTEST_MAIN(TestQuickSetup)
#include "tst_quick_setup.moc"
