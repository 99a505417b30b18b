// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/loaded_match.h"
#include "match_files.h"
#include "test_main.h"
#include "window_driver.h"

#include "card/scorecard_dock.h"
#include "files/kept_settings.h"
#include "formats/rules_json.h"
#include "history_filing.h"
#include "house_rules_dialog.h"
#include "library_worker.h"
#include "message_bar.h"
#include "panels/replay_panel.h"
#include "recent_match.h"
#include "text/languages.h"
#include "text/match_text.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

using namespace sandbag;

/// The files of the window: what is saved, opened, kept and gone back to.
class TestWindowFiles : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void savesAndOpens();
    void damagedFileSaysWhereAndLosesNothing();
    void everyReplacedMatchIsKept();
    void aMatchThatCannotBeKeptStays();
    void playingOnKeepsACopy();
    void savingAsksBeforeItReplaces();
    void openedRulesKeepTheirNameAndAreRecent();
    void aWindowWhoseMatchCannotBeSavedAsks();
    void recentMatchesSayHowTheyStand();
    void namesAreNeitherPlacesNorMarks();
    void aTableThatWasOnlyDealtIsNoMatch();
    void nobodyIsCalledByAWordOfALanguage();
    void theMatchBeforeCanBeGoneBackTo();
    void recentMenuOpensBeforeItReads();
    void sameCardsComeAgain();
    void anOfferThatMattersStays();
    void aFloatingCardComesBackWhereItWas();
    void settingsThatCannotBeKeptAreTold();

private:
    static MessageBar &bar(MainWindow &window, const char *name)
    {
        return *window.findChild<MessageBar *>(QLatin1String(name));
    }
    static QStringList keptMatches()
    {
        return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                    QStringLiteral("/matches"))
            .entryList(QDir::Files);
    }
};

void TestWindowFiles::init()
{
    for (const auto location : {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation})
        QDir(QStandardPaths::writableLocation(location)).removeRecursively();
}

void TestWindowFiles::savesAndOpens()
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
    QVERIFY(!driver.session().files().writeTo(path));
    driver.deal(rulesOf(*findPreset("whiz")), QStringLiteral("whiz"), 99);
    QVERIFY(openNow(driver.window(), path));
    QVERIFY(driver.picture().hand == hand);
}

/// The name that a circle gave its rules is the name of what is played.
void TestWindowFiles::openedRulesKeepTheirNameAndAreRecent()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("sunday.spades-rules.json"));
    RuleFile table;
    table.name = QStringLiteral("Sunday table");
    table.rules.nil_value = 50;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeRules(table));
    file.close();
    WindowDriver driver;
    driver.begin();
    driver.window().openLater(path);
    QTRY_VERIFY(driver.window().findChild<HouseRulesDialog *>());
    QVERIFY(Settings::load().recentFiles.contains(path));
    auto *dialog = driver.window().findChild<HouseRulesDialog *>();
    dialog->accept();
    QCOMPARE(rulesName(driver.session().match().record()), QStringLiteral("Sunday table"));
    QVERIFY(driver.window().windowTitle().contains(QStringLiteral("Sunday table")));
    emit driver.window().table().wished(TableWish::playAgain);
    QCOMPARE(rulesName(driver.session().match().record()), QStringLiteral("Sunday table"));
}

void TestWindowFiles::aWindowWhoseMatchCannotBeSavedAsks()
{
    QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("in-the-way"));
    QFile file(place);
    QVERIFY(file.open(QIODevice::WriteOnly));
    WindowDriver driver;
    driver.session().files().startAutosave(place);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.window().close();
    QVERIFY(driver.window().isVisible());
    auto *bar = driver.window().findChild<MessageBar *>(QStringLiteral("offer"));
    QVERIFY(bar && bar->isVisible());
    bar->findChild<QPushButton *>()->click();
    QVERIFY(!driver.window().isVisible());
}

/// What people write stands in titles, menus, buttons and sentences as they wrote it.
void TestWindowFiles::namesAreNeitherPlacesNorMarks()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Fri. 13.spades.json"));
    const QString name = QStringLiteral("Tom & Jerry %2 [*]");
    RuleSet rules;
    rules.nil_value = 50;
    WindowDriver driver;
    driver.session().newMatch(
        {rules, QStringLiteral("standard"), name, driver.window().settings().seatsFor(4), 7});
    QVERIFY(driver.waitForPerson());
    QCOMPARE(driver.picture().rules, name + QStringLiteral(", first to 500"));
    driver.press(Qt::Key_2);
    driver.press(Qt::Key_Return);
    QVERIFY(driver.waitForPerson());
    QVERIFY(!driver.session().files().writeTo(path));
    QVERIFY(openNow(driver.window(), path));
    const QString title = driver.window().windowTitle();
    QVERIFY2(title.contains(QStringLiteral("Fri. 13")), qPrintable(title));
    QVERIFY2(title.contains(QStringLiteral("Tom & Jerry %2 [*][*]")), qPrintable(title));
    for (QMenu *menu : driver.window().findChildren<QMenu *>())
        emit menu->aboutToShow();
    const auto all = [&driver] {
        QStringList texts;
        for (const QMenu *menu : driver.window().findChildren<QMenu *>())
            for (const QAction *action : menu->actions())
                texts << action->text();
        return texts.join(u'\n');
    };
    // The titles come when the files have been read.
    QTRY_VERIFY2(all().contains(QStringLiteral("Tom && Jerry %2 [*], deal 1")), qPrintable(all()));
}

/// House rules that begin a match of their own leave no match of 0 : 0 behind in the history.
void TestWindowFiles::aTableThatWasOnlyDealtIsNoMatch()
{
    WindowDriver driver;
    driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    const QString first = theLibrary().pathOf(filedAs(driver.session()));
    driver.window().newMatch(rulesOf(*findPreset("whiz")), QStringLiteral("whiz"));
    QVERIFY(driver.waitForPerson());
    theLibrary().flush();
    QVERIFY2(!QFile::exists(first), qPrintable(first));
}

/// "You" in one language is "You" in the other: a name that nobody typed is not kept.
void TestWindowFiles::nobodyIsCalledByAWordOfALanguage()
{
    installLanguage(QStringLiteral("de"));
    const QString german = Settings::standard().seats.front().name;
    Settings settings = Settings::standard();
    settings.seats[1].name = QStringLiteral("Zoë");
    settings.save();
    installLanguage(QStringLiteral("en"));
    const Settings read = Settings::load();
    QVERIFY(german != Settings::standard().seats.front().name);
    QCOMPARE(read.seats.front().name, Settings::standard().seats.front().name);
    QCOMPARE(read.seats[1].name, QStringLiteral("Zoë"));

    // Nor is the person of a match that was begun then, at the table or in statistics.
    MatchRecord record;
    record.players = {
        {german.toStdString(), "human"}, {"Zoë", "human"}, {german.toStdString(), "computer"}};
    const QList<SeatPlan> seats = seatsOf(record, 3);
    QCOMPARE(seats[0].name, Settings::standard().seats.front().name);
    QCOMPARE(seats[1].name, QStringLiteral("Zoë"));
    QCOMPARE(seats[2].name, german); // a computer may be called so

    // Records that are written now keep the word of the sources, which each reader sees translated.
    installLanguage(QStringLiteral("de"));
    const auto kept =
        playersOf({{german, personKind()}, {QStringLiteral("Zoë"), personKind()}}, {});
    installLanguage(QStringLiteral("en"));
    record.players = kept;
    QCOMPARE(playerName(record, 0), Settings::standard().seats.front().name);
    QCOMPARE(playerName(record, 1), QStringLiteral("Zoë"));
}

void TestWindowFiles::recentMatchesSayHowTheyStand()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("friday.spades.json"));
    WindowDriver driver;
    driver.begin();
    QVERIFY(!driver.session().files().writeTo(path));
    const QString title = recentTitle(path);
    QVERIFY2(title.startsWith(QStringLiteral("Standard, deal 1: 0 : 0")), qPrintable(title));
    QCOMPARE(recentTitle(folder.filePath(QStringLiteral("gone.spades.json"))),
             QStringLiteral("gone.spades.json"));
}

void TestWindowFiles::theMatchBeforeCanBeGoneBackTo()
{
    WindowDriver driver;
    driver.begin();
    const CardList hand = driver.picture().hand;
    driver.window().newMatch(rulesOf(*findPreset("whiz")), QStringLiteral("whiz"));
    MessageBar &offer = bar(driver.window(), "offer");
    QVERIFY(offer.isVisible());
    QVERIFY2(offer.text().contains(QStringLiteral("Standard")), qPrintable(offer.text()));
    QTest::mouseClick(offer.findChild<QPushButton *>(QStringLiteral("messageButton")),
                      Qt::LeftButton);
    QTRY_VERIFY(driver.picture().hand == hand);
}

/// Their titles are read from the files meanwhile: the menu opens without waiting for them.
void TestWindowFiles::recentMenuOpensBeforeItReads()
{
    WindowDriver driver;
    driver.begin();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("played.spades.json"));
    QVERIFY(!driver.session().files().writeTo(path));
    QVERIFY(openNow(driver.window(), path));
    QMenu *recent = nullptr;
    for (QMenu *menu : driver.window().findChildren<QMenu *>()) {
        if (menu->title() == QStringLiteral("Open &Recent"))
            recent = menu;
    }
    QVERIFY(recent);
    const auto titleOf = [&] {
        for (QAction *action : recent->actions()) {
            if (action->toolTip() == path)
                return action->text();
        }
        return QString();
    };
    emit recent->aboutToShow();
    QCOMPARE(titleOf(), QStringLiteral("played.spades.json"));
    QTRY_COMPARE(titleOf(), recentTitle(path));
    emit recent->aboutToShow();
    QCOMPARE(titleOf(), recentTitle(path));
}

void TestWindowFiles::sameCardsComeAgain()
{
    WindowDriver driver;
    driver.begin();
    const CardList hand = driver.picture().hand;
    emit driver.window().table().wished(TableWish::sameCards);
    QVERIFY(driver.waitForPerson());
    QVERIFY(driver.picture().hand == hand);
    QVERIFY(!driver.session().match().deal()->calls[0].made());
}

void TestWindowFiles::damagedFileSaysWhereAndLosesNothing()
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
    QVERIFY(!openNow(driver.window(), path));
    const MessageBar &trouble = bar(driver.window(), "trouble");
    QVERIFY2(trouble.text().contains(QStringLiteral("broken.spades.json")),
             qPrintable(trouble.text()));
    QVERIFY(keptMatches().isEmpty()); // nothing took its place
    QVERIFY(driver.picture().hand == hand);
}

void TestWindowFiles::everyReplacedMatchIsKept()
{
    WindowDriver driver;
    for (int match = 0; match < 2; ++match) { // within the same second
        driver.begin();
        driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
        QVERIFY(driver.session().match().record().deals.back().events.empty());
    }
    QCOMPARE(keptMatches().size(), 2);
    QCOMPARE(Settings::load().recentFiles.size(), 2);
}

void TestWindowFiles::aMatchThatCannotBeKeptStays()
{
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    QVERIFY(data.mkpath(QStringLiteral(".")));
    QFile inTheWay(data.filePath(QStringLiteral("matches")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    WindowDriver driver;
    driver.begin();
    const auto deals = driver.session().match().record().deals;
    driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.session().match().record().deals == deals);
    MessageBar &offer = bar(driver.window(), "offer");
    QVERIFY(offer.isVisible());
    QVERIFY2(offer.text().contains(QStringLiteral("matches")), qPrintable(offer.text()));
    QTest::mouseClick(offer.findChild<QPushButton *>(QStringLiteral("messageButton")),
                      Qt::LeftButton);
    QVERIFY(driver.session().match().record().deals[0].hands != deals[0].hands);
}

void TestWindowFiles::playingOnKeepsACopy()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (int i = 0; i < 40 && !driver.session().match().dealOver(); ++i) {
        QVERIFY(driver.waitForPerson());
        driver.answerByKeys();
    }
    const MatchRecord played = driver.session().match().record();
    driver.table().replay();
    emit qobject_cast<ReplayPanel *>(driver.table().panel())->playOnAsked(8);
    QVERIFY(!driver.session().match().dealOver());
    const QStringList recent = Settings::load().recentFiles;
    QCOMPARE(recent.size(), 1);
    QVERIFY(std::get<LoadedMatch>(loadMatch(recent[0])).match.record() == played);
}

/// The ending makes "friday" the name of a file that the dialog has not asked about.
void TestWindowFiles::savingAsksBeforeItReplaces()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("friday.spades.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("mine");
    file.close();
    WindowDriver driver;
    driver.begin();
    int asked = 0;
    bool typed = false;
    QTimer person;
    connect(&person, &QTimer::timeout, this, [&] {
        QWidget *open = QApplication::activeModalWidget();
        if (auto *box = qobject_cast<QMessageBox *>(open)) {
            ++asked;
            box->button(QMessageBox::No)->click();
        } else if (auto *dialog = qobject_cast<QFileDialog *>(open)) {
            if (!typed)
                dialog->findChild<QLineEdit *>()->setText(
                    folder.filePath(QStringLiteral("friday")));
            QMetaObject::invokeMethod(dialog, std::exchange(typed, true) ? "reject" : "accept");
        }
    });
    person.start(20);
    driver.press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(asked, 1);
    QTRY_VERIFY(!QApplication::activeModalWidget());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

/// What goes by itself after a while takes no later offer along.
void TestWindowFiles::anOfferThatMattersStays()
{
    MessageBar bar;
    bar.offer(
        QStringLiteral("kept"), QStringLiteral("Back"), [] {}, 20);
    QVERIFY(bar.isVisible());
    bar.offer(QStringLiteral("not saved"), QStringLiteral("Close"), [] {});
    QTest::qWait(60);
    QVERIFY(bar.isVisible());
    bar.offer(
        QStringLiteral("kept"), QStringLiteral("Back"), [] {}, 1);
    QTRY_VERIFY(!bar.isVisible());
}

/// Moved away and left, whether its own window closes first or the table's.
void TestWindowFiles::aFloatingCardComesBackWhereItWas()
{
    const auto cardOf = [](MainWindow &window) { return window.findChild<ScorecardDock *>(); };
    const auto open = [] {
        auto window = std::make_unique<MainWindow>();
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->show();
        QTest::qWait(50);
        return window;
    };
    int place = 90;
    for (const bool cardFirst : {false, true}) {
        place += 25;
        auto window = open();
        ScorecardDock *card = cardOf(*window);
        card->setFloating(true);
        card->show();
        QTest::qWait(50);
        card->move(place, place - 40);
        card->resize(320, 300);
        QTest::qWait(50);
        const QRect left = card->geometry();
        if (cardFirst)
            card->close();
        window->close();
        window = open();
        QTRY_VERIFY(cardOf(*window)->isFloating() && cardOf(*window)->isVisible());
        QCOMPARE(cardOf(*window)->geometry(), left);
        window->close();
    }
}

/// Once, where people look, as of a match that cannot be saved.
void TestWindowFiles::settingsThatCannotBeKeptAreTold()
{
    const QString file = settingsFile();
    QVERIFY(QDir().mkpath(file)); // nobody writes into a folder's place, not even root
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.look.felt = TableLook::Felt::burgundy;
    driver.window().applySettings(settings);
    settings.save();
    const auto said = [&] {
        for (const MessageBar *bar : driver.window().findChildren<MessageBar *>())
            if (!bar->isHidden() &&
                bar->text().contains(QStringLiteral("Can't save your settings")))
                return bar->text();
        return QString();
    };
    QTRY_VERIFY(!said().isEmpty());
    QVERIFY2(said().contains(file), qPrintable(said()));
    QCOMPARE(driver.window().settings().look.felt, TableLook::Felt::burgundy);
    QVERIFY(QDir().rmdir(file));
}

QTEST_MAIN(TestWindowFiles)
#include "tst_window_files.moc"
