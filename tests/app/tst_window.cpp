// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences_dialog.h"
#include "score_chart.h"
#include "window_driver.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>

using namespace sandbag;

/// The window around the table: starting, going on, files, settings.
class TestWindow : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void firstStartShowsADealtTable();
    void goesOnAfterTheEnd();
    void savesAndOpens();
    void damagedFileSaysWhereAndLosesNothing();
    void settingsComeBack();
    void strangeSettingsAreBounded();
    void everySizeHoldsEverything_data();
    void everySizeHoldsEverything();
    void replayShowsEveryHand();
    void replayGoesFromDealToDeal();
    void endOfTheMatchShowsItsChart();
    void preferencesReachEveryWindow();

private:
    /// Plays until `done`, or the match is over.
    template<typename Done>
    static void playUntil(WindowDriver &driver, Done done)
    {
        for (int i = 0; i < 200 && !done() && !driver.session().match().over(); ++i) {
            QVERIFY(driver.waitForPerson());
            if (!done() && !driver.session().match().over())
                driver.answerByKeys();
        }
    }
    static QString said(MainWindow &window)
    {
        return window.statusBar()->findChild<QLabel *>()->text();
    }
};

void TestWindow::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
}

void TestWindow::init()
{
    for (const auto location : {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation})
        QDir(QStandardPaths::writableLocation(location)).removeRecursively();
}

void TestWindow::firstStartShowsADealtTable()
{
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.begin();
    window.show();
    QVERIFY(window.session().hasMatch());
    QVERIFY(window.session().match().record().rules == RuleSet{});
    QTRY_COMPARE(window.table().scene().picture().hand.size(), std::size_t(13));
}

void TestWindow::goesOnAfterTheEnd()
{
    QString first;
    {
        WindowDriver driver;
        driver.session().startAutosave();
        driver.deal(RuleSet{}, QStringLiteral("standard"));
        QVERIFY(driver.waitForPerson());
        driver.press(Qt::Key_5);
        driver.press(Qt::Key_Return);
        QVERIFY(driver.waitForPerson());
        driver.session().flushAutosave();
        first = driver.picture().seats[0].count;
    }
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.begin();
    QCOMPARE(window.table().scene().picture().seats[0].count, first);
}

void TestWindow::savesAndOpens()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("friday.spades.json"));
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_2);
    driver.press(Qt::Key_Return);
    QVERIFY(driver.waitForPerson());
    const CardList hand = driver.picture().hand;
    QString error;
    QVERIFY2(driver.session().saveFile(path, &error), qPrintable(error));
    driver.deal(rulesOf(*findPreset("whiz")), QStringLiteral("whiz"), 99);
    QVERIFY(driver.window().openPath(path));
    QVERIFY(driver.picture().hand == hand);
}

void TestWindow::damagedFileSaysWhereAndLosesNothing()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("broken.spades.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ \"format\": \"spades-match/1\", \"deals\": [ { \"dealer\": 9 } ] }");
    file.close();
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    const CardList hand = driver.picture().hand;
    QVERIFY(!driver.window().openPath(path));
    QVERIFY2(said(driver.window()).contains(QStringLiteral("broken.spades.json")),
             qPrintable(said(driver.window())));
    QVERIFY(driver.picture().hand == hand);
}

void TestWindow::settingsComeBack()
{
    Settings settings = Settings::load();
    settings.look.felt = TableLook::Felt::burgundy;
    settings.look.fourColours = true;
    settings.theme = Theme::dark;
    settings.seats[2].name = QStringLiteral("Zoë");
    settings.remember(QStringLiteral("/tmp/a.spades.json"));
    settings.save();
    const Settings again = Settings::load();
    QVERIFY(again.look == settings.look);
    QCOMPARE(again.theme, Theme::dark);
    QCOMPARE(again.seats[2].name, QStringLiteral("Zoë"));
    QCOMPARE(again.recentFiles, settings.recentFiles);
}

void TestWindow::strangeSettingsAreBounded()
{
    Settings settings = Settings::load();
    settings.look.cardScale = 40;
    settings.paceMs = -3;
    settings.look.felt = static_cast<TableLook::Felt>(77);
    settings.save();
    const Settings again = Settings::load();
    QVERIFY(again.look.cardScale <= 1.3);
    QVERIFY(again.paceMs >= 0);
    QCOMPARE(again.look.felt, TableLook::Felt::green);
}

void TestWindow::everySizeHoldsEverything_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QSize>("size");
    for (int players = 2; players <= 8; ++players)
        for (const QSize size : {QSize(760, 560), QSize(1024, 700), QSize(3840, 2160)})
            QTest::addRow("%d players, %dx%d", players, size.width(), size.height())
                << players << size;
}

void TestWindow::everySizeHoldsEverything()
{
    QFETCH(int, players);
    QFETCH(QSize, size);
    LayoutQuestion question;
    question.size = size;
    question.players = players;
    question.ownCards = 18;
    question.tallPlates = players > 4;
    const TableLayout layout = TableLayout::make(question);
    const QRectF all({0, 0}, QSizeF(size));
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        QVERIFY(all.contains(layout.seats[i].plate));
        QVERIFY(layout.seats[i].plate.intersected(layout.hand).isEmpty());
        for (std::size_t k = i + 1; k < layout.seats.size(); ++k)
            QVERIFY(!layout.seats[i].plate.intersects(layout.seats[k].plate));
    }
    const std::vector<QPointF> cards = layout.ownCards(18);
    QCOMPARE(cards.size(), std::size_t(18));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QVERIFY(all.contains(QRectF(cards[i], QSizeF(layout.card))));
        // At least the index of every card is seen.
        if (i > 0 && cards[i].y() == cards[i - 1].y())
            QVERIFY(cards[i].x() - cards[i - 1].x() >= layout.card.width() * 0.28);
    }
}

void TestWindow::replayShowsEveryHand()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (int i = 0; i < 40 && !driver.session().match().dealOver(); ++i) {
        QVERIFY(driver.waitForPerson());
        if (!driver.session().match().dealOver()) // a computer may have claimed the rest
            driver.answerByKeys();
    }
    QVERIFY(driver.session().match().dealOver());
    driver.table().replay();
    QVERIFY(driver.table().replaying());
    QCOMPARE(driver.picture().seats[2].known.size(), std::size_t(13));
    driver.table().replayTo(8);
    QCOMPARE(driver.picture().trick.size(), std::size_t(4));
    driver.table().endReplay();
    QVERIFY(!driver.table().replaying());
    QVERIFY(driver.table().panel());
}

void TestWindow::replayGoesFromDealToDeal()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    const Match &match = driver.session().match();
    playUntil(driver, [&match] { return match.dealOver() && match.results().size() == 2; });
    QCOMPARE(match.results().size(), std::size_t(2));
    QVERIFY(!driver.table().canReplay(2));
    driver.table().replay();
    const CardList second = driver.picture().hand;
    QVERIFY(driver.clickButton(QStringLiteral("Deal before")));
    QVERIFY(driver.table().replaying());
    QVERIFY(driver.picture().hand != second);
    driver.press(Qt::Key_PageDown);
    QVERIFY(driver.picture().hand == second);
    QVERIFY(driver.clickButton(QStringLiteral("Play on from here")));
    QVERIFY(!driver.table().replaying());
    QVERIFY(!match.dealOver());
    QCOMPARE(match.results().size(), std::size_t(2));
}

void TestWindow::endOfTheMatchShowsItsChart()
{
    RuleSet rules;
    rules.win_target = 0;
    rules.win_deals = 1;
    WindowDriver driver;
    driver.deal(rules, QStringLiteral("standard"));
    playUntil(driver, [] { return false; });
    QVERIFY(driver.session().match().over());
    QTRY_VERIFY(driver.table().panel());
    QVERIFY(driver.table().panel()->findChild<ScoreChart *>());
    QVERIFY(driver.clickButton(QStringLiteral("Play again")));
    QVERIFY(!driver.session().match().over());
}

/// A window that is closed after another has changed the preferences does not bring them back.
void TestWindow::preferencesReachEveryWindow()
{
    WindowDriver one;
    WindowDriver two;
    QAction *preferences = nullptr;
    for (QAction *action : one.window().findChildren<QAction *>())
        if (action->menuRole() == QAction::PreferencesRole)
            preferences = action;
    QVERIFY(preferences);
    preferences->trigger();
    auto *dialog = one.window().findChild<PreferencesDialog *>();
    QVERIFY(dialog);
    Settings changed = one.window().settings();
    changed.look.felt = TableLook::Felt::night;
    emit dialog->applied(changed);
    dialog->close();
    QCOMPARE(two.window().settings().look.felt, TableLook::Felt::night);
    two.window().close();
    QCOMPARE(Settings::load().look.felt, TableLook::Felt::night);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
