// SPDX-License-Identifier: GPL-3.0-or-later
// From the table to the score keeper: a match that was entered opens there, one that was played
// opens at the table, and the menus offer every sheet. No two actions have the same keys.
#include "formats/record_json.h"
#include "house_rules_dialog.h"
#include "keeper/score_keeper.h"
#include "print/print_sheets_dialog.h"
#include "rules_in_force_dialog.h"
#include "window_driver.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace sandbag;

namespace {

const QByteArray kEntered = R"({ "format": "spades-match/1", "rules": { "base": "standard" },
  "players": [ {"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Dot"} ],
  "deals": [ { "dealer": 0, "bids": ["4", "3", "4", "2"], "tricks": [4, 3, 4, 2] } ] })";

ScoreKeeper *keeper()
{
    for (QWidget *window : QApplication::topLevelWidgets())
        if (auto *found = qobject_cast<ScoreKeeper *>(window))
            return found->isVisible() ? found : nullptr;
    return nullptr;
}

QList<QAction *> actionsOf(const QMenu *menu)
{
    QList<QAction *> actions;
    for (QAction *action : menu->actions()) {
        if (action->menu())
            actions += actionsOf(action->menu());
        else if (!action->isSeparator())
            actions << action;
    }
    return actions;
}

} // namespace

class KeeperWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void enteredMatchOpensInTheKeeper();
    void playedMatchOpensAtTheTable();
    void keysAreNotSharedByActions();
    void everySheetFromTheMenu();
    void twoMatchesAreKeptAtOnce();
    void rulesChangeInTheKeeper();
};

void KeeperWindowTest::enteredMatchOpensInTheKeeper()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.spades.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kEntered);
    file.close();
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.window().openPath(file.fileName()));
    QVERIFY(keeper());
    QCOMPARE(keeper()->book().match().standing().totals[0], 80);
    QCOMPARE(driver.session().match().record().deals.front().kind, DealRecord::Kind::played);
    delete keeper();
}

/// A second file does not take the place of the first one's match.
void KeeperWindowTest::twoMatchesAreKeptAtOnce()
{
    QTemporaryDir folder;
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (const char *name : {"a.spades.json", "b.spades.json"}) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kEntered);
        file.close();
        QVERIFY(driver.window().openPath(file.fileName()));
        QVERIFY(driver.window().openPath(file.fileName())); // once more: the same window
    }
    QList<ScoreKeeper *> keepers;
    for (QWidget *window : QApplication::topLevelWidgets())
        if (auto *found = qobject_cast<ScoreKeeper *>(window))
            keepers << found;
    QCOMPARE(keepers.size(), 2);
    QVERIFY(keepers[0]->book().file() != keepers[1]->book().file());
    qDeleteAll(keepers);
}

/// Ctrl+H in mid-match: the house rules say from when they hold, and the card says it too.
void KeeperWindowTest::rulesChangeInTheKeeper()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.spades.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kEntered);
    file.close();
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.window().openPath(file.fileName()));
    QVERIFY(keeper());
    keeper()->changeRules();
    auto *dialog = keeper()->findChild<HouseRulesDialog *>();
    QVERIFY(dialog);
    RuleFile rules = dialog->current();
    rules.rules.nil_value = 50;
    dialog->choose(rules);
    dialog->accept();
    const Match &match = keeper()->book().match();
    QCOMPARE(match.rules().nil_value, 50);
    QCOMPARE(match.record().rules.nil_value, 100);
    const auto *card = keeper()->findChild<QLabel *>(QStringLiteral("agreed"));
    QVERIFY(card && card->text().contains(QStringLiteral("From deal 2 on")));
    keeper()->showRules();
    QVERIFY(keeper()->findChild<RulesInForceDialog *>());
    delete keeper();
}

void KeeperWindowTest::playedMatchOpensAtTheTable()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("b.spades.json"));
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(!driver.session().saveFile(path));
    QVERIFY(driver.window().openPath(path));
    QVERIFY(!keeper());
}

void KeeperWindowTest::keysAreNotSharedByActions()
{
    WindowDriver driver;
    const auto check = [](const QMenuBar *bar) {
        QHash<QKeySequence, QString> taken;
        for (const QAction *menu : bar->actions()) {
            for (const QAction *action : actionsOf(menu->menu())) {
                for (const QKeySequence &keys : action->shortcuts()) {
                    QVERIFY2(!taken.contains(keys),
                             qPrintable(action->text() + u'/' + taken.value(keys)));
                    taken.insert(keys, action->text());
                }
            }
        }
        QVERIFY(taken.size() > 8);
    };
    check(driver.window().menuBar());
    ScoreKeeper alone{QString()};
    check(alone.menuBar());
}

void KeeperWindowTest::everySheetFromTheMenu()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (const char *keys : {"Ctrl+P", "Ctrl+Shift+P"}) {
        for (const QAction *menu : driver.window().menuBar()->actions())
            for (QAction *action : actionsOf(menu->menu()))
                if (action->shortcut() == QKeySequence(QLatin1String(keys)))
                    action->trigger();
        auto *dialog = driver.window().findChild<PrintSheetsDialog *>();
        QVERIFY2(dialog, keys);
        QVERIFY(!dialog->job().title.isEmpty());
        delete dialog;
    }
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tst_keeper_window"));
    QStandardPaths::setTestModeEnabled(true);
    KeeperWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_keeper_window.moc"
