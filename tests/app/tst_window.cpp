// SPDX-License-Identifier: GPL-3.0-or-later
#include "act_pace.h"
#include "conduct/table_pace.h"
#include "demo.h"
#include "files/autosave.h"
#include "match_files.h"
#include "table_actions.h"
#include "test_main.h"
#include "window_driver.h"

#include "card/scorecard_dock.h"
#include "deck_choice.h"
#include "message_bar.h"
#include "named/levels.h"
#include "named_games.h"
#include "panels/match_line.h"
#include "panels/pad_panel.h"
#include "panels/result_panel.h"
#include "preferences_dialog.h"
#include "seats_editor.h"
#include "sheet/scorecard_model.h"
#include "text/languages.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

#include <array>

using namespace sandbag;

/// The window around the table: starting, going on, files, settings.
class TestWindow : public QObject
{
    Q_OBJECT
private slots:
    void theDemonstrationLeavesPictures();
    void initTestCase();
    void init();
    void firstStartShowsADealtTable();
    void goesOnAfterTheEnd();
    void settingsComeBack();
    void strangeSettingsAreBounded();
    void everySizeHoldsEverything_data();
    void everySizeHoldsEverything();
    void replayShowsEveryHand();
    void replayGoesFromDealToDeal();
    void endOfTheMatchShowsItsChart();
    void preferencesReachEveryWindow();
    void troubleStaysUntilItIsClosed();
    void whetherItSavesIsSaidOnce();
    void windowsShareTheirSettings();
    void preferencesLeaveTheMatchAlone();
    void levelsHaveOneName();
    void anotherLanguageWaitsForTheNextStart();
    void onlyOurOwnCardsHaveFourColours();
    void titlesNameTheMatch();
    void fullScreenShowsTheTableAlone();
    void headerButtonsCoverNoMenu();
    void claimIsOneWord();
    void whatIsSaidFitsAndGoes();
    void namedGamesStandInGroups();
    void speedsSetTheTimes();
    void scoresStandOnTheTable();
    void aSmallWindowKeepsItsTable();
    void widerIsNeverSmaller_data();
    void widerIsNeverSmaller();
    void whatIsRoundTheTableGrowsWithIt();
    void theScorecardCountsTricks();
    void theScorecardWaitsForTheLastTrick();

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
    static MessageBar &bar(MainWindow &window, const char *name)
    {
        return *window.findChild<MessageBar *>(QLatin1String(name));
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
        driver.session().files().startAutosave();
        driver.deal(RuleSet{}, QStringLiteral("standard"));
        QVERIFY(driver.waitForPerson());
        driver.press(Qt::Key_5);
        driver.press(Qt::Key_Return);
        QVERIFY(driver.waitForPerson());
        driver.session().files().flush();
        first = driver.picture().seats[0].count;
    }
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.begin();
    QCOMPARE(window.table().scene().picture().seats[0].count, first);
}

/// Two windows can be told apart, and what is played by its file and its rules.
void TestWindow::titlesNameTheMatch()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("friday.spades.json"));
    WindowDriver one, two;
    one.begin();
    two.begin();
    QVERIFY2(one.window().windowTitle().contains(QStringLiteral("Standard")),
             qPrintable(one.window().windowTitle()));
    QVERIFY(one.window().windowTitle() != two.window().windowTitle());
    QVERIFY(!one.session().files().writeTo(path));
    QVERIFY(openNow(one.window(), path));
    QVERIFY(one.window().windowTitle().contains(QStringLiteral("friday")));
    QCOMPARE(one.window().windowFilePath(), path);
    one.window().newMatch(rulesOf(*findPreset("whiz")), QStringLiteral("whiz"));
    QVERIFY(!one.window().windowTitle().contains(QStringLiteral("friday")));
}

/// Nothing but the table; its keys go on, and so do the bars afterwards.
void TestWindow::fullScreenShowsTheTableAlone()
{
    WindowDriver driver;
    driver.window().resize(1440, 900);
    driver.begin();
    QAction *full = nullptr;
    for (QAction *action : driver.window().findChildren<QAction *>())
        if (action->shortcuts().contains(QKeySequence(QStringLiteral("F11"))))
            full = action;
    QVERIFY(full);
    const auto bars = [&driver] {
        int shown = 0;
        for (const QWidget *bar :
             driver.window().findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
            shown +=
                (qobject_cast<const QMenuBar *>(bar) || qobject_cast<const QDockWidget *>(bar)) &&
                bar->isVisible();
        return shown;
    };
    const int before = bars();
    QVERIFY(before >= 2); // the menus with what is beside them, the scorecard
    full->trigger();
    QCOMPARE(bars(), 0);
    QVERIFY(driver.table().QWidget::actions().contains(full)); // the way back by mouse
    full->trigger();
    QCOMPARE(bars(), before);
}

/// Cut with an ellipsis, whole under the pointer, and gone once something else is looked at.
/// In a small window with large letters, in each language: words give way to icons.
void TestWindow::headerButtonsCoverNoMenu()
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSize(15);
    QApplication::setFont(large);
    for (const QString &language : availableLanguages()) {
        installLanguage(language);
        WindowDriver driver;
        driver.window().resize(800, 600);
        QTest::qWait(1); // layouts settle
        QMenuBar *menus = driver.window().menuBar();
        const auto buttons = driver.window()
                                 .findChild<QWidget *>(QStringLiteral("toolbar"))
                                 ->findChildren<QToolButton *>();
        QCOMPARE(buttons.size(), 4);
        const auto clear = [&] { // of the menus, and whole
            return std::all_of(buttons.begin(), buttons.end(), [&](const QToolButton *button) {
                const QRect box(button->mapTo(menus, QPoint()), button->size());
                return button->isVisible() && menus->rect().contains(box) &&
                       box.left() > menus->actionGeometry(menus->actions().last()).right();
            });
        };
        QVERIFY2(waitFor(clear), qPrintable(language));
    }
    installLanguage(QStringLiteral("en"));
    QApplication::setFont(usual);
}

/// A menu has room for the whole of it, a button beside the menus for one word.
void TestWindow::claimIsOneWord()
{
    for (const QString &language : availableLanguages()) {
        installLanguage(language);
        WindowDriver driver;
        QToolButton *claim = driver.window()
                                 .findChild<QWidget *>(QStringLiteral("toolbar"))
                                 ->findChildren<QToolButton *>()
                                 .last();
        QVERIFY2(!claim->text().contains(u' ') && !claim->text().isEmpty(),
                 qPrintable(claim->text()));
        QVERIFY(claim->toolTip().size() > claim->text().size());
        QVERIFY(claim->defaultAction()->text().size() > claim->text().size());
    }
    installLanguage(QStringLiteral("en"));
}

void TestWindow::whatIsSaidFitsAndGoes()
{
    WindowDriver driver;
    driver.begin();
    auto *said = driver.window().findChild<QLabel *>(QStringLiteral("said"));
    QVERIFY(said);
    const QString text = QStringLiteral("Seven of spades. ").repeated(40).trimmed();
    emit driver.table().news({TableNews::Kind::advice, -1, text});
    QVERIFY(said->text().endsWith(QChar(0x2026)));
    QVERIFY(said->heightForWidth(said->width()) <= said->height());
    QCOMPARE(said->toolTip(), text);
    QCOMPARE(said->accessibleName(), text);
    const QString seen = QStringLiteral("Ada: 7 of spades."); // the card itself is seen
    emit driver.table().news({TableNews::Kind::cardPlayed, 1, seen, true});
    QVERIFY(said->text().isEmpty());
    QCOMPARE(said->accessibleName(), seen);
    emit driver.table().news({TableNews::Kind::advice, -1, text});
    QVERIFY(!said->text().isEmpty());
    QDialog dialog(&driver.window());
    dialog.open();
    QTRY_VERIFY(said->text().isEmpty());
    QVERIFY(said->toolTip().isEmpty());
}

void TestWindow::namedGamesStandInGroups()
{
    QSet<QString> seen;
    for (const NamedGames &group : namedGames()) {
        QVERIFY(!group.title.isEmpty());
        // As many lines of a menu fit on a screen of 700 pixels.
        QVERIFY2(group.games.size() <= 24,
                 qPrintable(QStringLiteral("%1: %2").arg(group.title).arg(group.games.size())));
        for (const Preset *preset : group.games) {
            QVERIFY(!seen.contains(QLatin1String(preset->id)));
            seen.insert(QLatin1String(preset->id));
        }
    }
    QCOMPARE(static_cast<std::size_t>(seen.size()), presets().size());
}

void TestWindow::speedsSetTheTimes()
{
    Settings settings = Settings::standard();
    const int pace = settings.paceMs;
    settings.setSpeed(TableLook::Speed::slow);
    QVERIFY(settings.paceMs > pace);
    settings.setSpeed(TableLook::Speed::fast);
    QVERIFY(settings.paceMs < pace);
    settings.paceMs = 123; // by hand in the file
    settings.setSpeed(TableLook::Speed::fast);
    QCOMPARE(settings.paceMs, 123);
    settings.setSpeed(TableLook::Speed::instant);
    QVERIFY(!settings.look.moves());
    settings.save();
    QCOMPARE(Settings::load().look.speed, TableLook::Speed::instant);
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
    LayoutInput input;
    input.size = size;
    input.players = players;
    input.ownCards = 18;
    const TableLayout layout = TableLayout::make(input);
    const QRectF all({0, 0}, QSizeF(size));
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        QVERIFY(all.contains(layout.seats[i].plate));
        // The own plate lies on the feet of the middle cards; the others' keep clear of the hand.
        const QRectF shared = layout.seats[i].plate.intersected(layout.hand);
        QVERIFY(i == 0 ? shared.height() <= layout.card.height() * 0.15 : shared.isEmpty());
        for (std::size_t k = i + 1; k < layout.seats.size(); ++k)
            QVERIFY(!layout.seats[i].plate.intersects(layout.seats[k].plate));
    }
    const std::vector<CardPlace> cards = layout.ownCards(18);
    QCOMPARE(cards.size(), std::size_t(18));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        QRectF box{QPointF(), QSizeF(layout.card)};
        box.moveCenter(cards[i].middle);
        QVERIFY(all.contains(box));
        // At least the index of every card is seen; a new row begins at the left again.
        if (i > 0 && cards[i].middle.x() > cards[i - 1].middle.x())
            QVERIFY(cards[i].middle.x() - cards[i - 1].middle.x() >= layout.card.width() * 0.27);
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
    QVERIFY(driver.clickButton(QStringLiteral("Previous deal")));
    QVERIFY(driver.table().replaying());
    QVERIFY(driver.picture().hand != second);
    driver.press(Qt::Key_PageDown);
    QVERIFY(driver.picture().hand == second);
    QVERIFY(driver.clickButton(QStringLiteral("Continue from Here")));
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
    QVERIFY(driver.table().panel()->findChild<MatchLine *>());
    QVERIFY(driver.clickButton(QStringLiteral("New Match")));
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

void TestWindow::troubleStaysUntilItIsClosed()
{
    WindowDriver driver;
    MessageBar &trouble = bar(driver.window(), "trouble");
    QVERIFY(!trouble.isVisible());
    emit driver.session().trouble(QStringLiteral("The disk is full."));
    emit driver.session().trouble(QStringLiteral("The disk is full."));
    emit driver.session().trouble(QStringLiteral("The cat sleeps on it."));
    driver.begin();
    QVERIFY(trouble.isVisible());
    QCOMPARE(trouble.text(), QStringLiteral("The disk is full.\nThe cat sleeps on it."));
    QTest::mouseClick(trouble.findChildren<QPushButton *>().back(), Qt::LeftButton);
    QVERIFY(!trouble.isVisible());
}

/// On a disk that is full now and then.
void TestWindow::whetherItSavesIsSaidOnce()
{
    WindowDriver driver;
    const MessageBar &trouble = bar(driver.window(), "trouble");
    const QString fails =
        Autosave::tr("Can't save the match (%1). You can keep playing; Sandbag will "
                     "try again.");
    const QString again = Autosave::tr("Saving works again.");
    emit driver.session().trouble(fails.arg(QStringLiteral("disk full")));
    emit driver.session().trouble(QStringLiteral("The cat sleeps on it."));
    emit driver.session().trouble(again);
    QCOMPARE(trouble.text(), QStringLiteral("The cat sleeps on it.\n") + again);
    emit driver.session().trouble(fails.arg(QStringLiteral("too large")));
    QCOMPARE(trouble.text(),
             QStringLiteral("The cat sleeps on it.\n") + fails.arg(QStringLiteral("too large")));
}

void TestWindow::windowsShareTheirSettings()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("friday.spades.json"));
    WindowDriver first;
    Settings settings = Settings::load();
    settings.look.felt = TableLook::Felt::burgundy; // by a second window
    settings.save();
    first.begin();
    QVERIFY(!first.session().files().writeTo(path));
    QVERIFY(openNow(first.window(), path));
    QVERIFY(Settings::load().recentFiles.contains(path));
    settings = Settings::load();
    settings.look.felt = TableLook::Felt::night;
    settings.save();
    first.window().close();
    QCOMPARE(Settings::load().look.felt, TableLook::Felt::night);
    QVERIFY(Settings::load().recentFiles.contains(path));
    QVERIFY(!Settings::load().geometry.isEmpty());
}

void TestWindow::preferencesLeaveTheMatchAlone()
{
    WindowDriver driver;
    QList<SeatPlan> seats = driver.window().settings().seatsFor(4);
    std::swap(seats[0], seats[2]); // the person sits elsewhere, as in a match of somebody else
    seats[1] = {QStringLiteral("Zoë"), QStringLiteral("random")};
    driver.window().newMatch(RuleSet{}, QStringLiteral("standard"), seats);
    Settings settings = driver.window().settings();
    settings.look.felt = TableLook::Felt::night;
    driver.window().applySettings(settings);
    QCOMPARE(driver.session().seats(), seats);
    settings.seats[1].name = QStringLiteral("Ivy");
    settings.seats[2].player = QStringLiteral("level:6");
    settings.seats[3].player = QStringLiteral("level:1");
    driver.window().applySettings(settings);
    seats[1].name = QStringLiteral("Ivy");
    seats[3].player = QStringLiteral("level:1");
    QCOMPARE(driver.session().seats(), seats);
}

void TestWindow::levelsHaveOneName()
{
    const PreferencesDialog dialog(Settings::standard());
    const auto boxes = dialog.findChildren<QComboBox *>();
    const auto kind = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox *box) {
        return box->findData(QStringLiteral("human")) >= 0;
    });
    QVERIFY(kind != boxes.end());
    const SeatsEditor editor;
    const auto *strength = editor.findChild<QComboBox *>(QStringLiteral("strength"));
    for (const Level &level : levels()) {
        const int at = (*kind)->findData(QStringLiteral("level:%1").arg(level.number));
        QCOMPARE((*kind)->itemText(at), QStringLiteral("Computer: ") + toText(level.name));
        QCOMPARE(strength->itemText(strength->findData(level.number)), toText(level.name));
    }
}

/// What is spoken decides, not what is kept: "" may be the language that is spoken anyhow.
void TestWindow::anotherLanguageWaitsForTheNextStart()
{
    Settings settings = Settings::standard();
    settings.language =
        languageFor({}) == QStringLiteral("de") ? QStringLiteral("en") : QStringLiteral("de");
    const PreferencesDialog dialog(settings);
    const auto boxes = dialog.findChildren<QComboBox *>();
    const auto languages = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox *box) {
        return box->findText(QStringLiteral("Deutsch")) >= 0;
    });
    QVERIFY(languages != boxes.end());
    const QLabel *later = nullptr;
    for (const QLabel *label : dialog.findChildren<QLabel *>())
        if (label->text().startsWith(QStringLiteral("Restart Sandbag")))
            later = label;
    QVERIFY(later);
    const auto choose = [&](const QString &language) {
        (*languages)->setCurrentIndex((*languages)->findData(language));
    };
    QVERIFY(!later->isHidden()); // it was chosen before, but is not spoken yet
    choose(languageInUse());
    QVERIFY(later->isHidden());
    choose(QStringLiteral("fr"));
    QVERIFY(!later->isHidden());
    choose(QString());
    QCOMPARE(later->isHidden(), languageFor({}) == languageInUse());
}

/// Of other cards the choice would do nothing.
void TestWindow::onlyOurOwnCardsHaveFourColours()
{
    const PreferencesDialog dialog(Settings::standard());
    auto *decks = dialog.findChild<DeckChoice *>()->findChild<QComboBox *>();
    const auto boxes = dialog.findChildren<QComboBox *>();
    const auto colours = std::find_if(boxes.begin(), boxes.end(), [](const QComboBox *box) {
        return box->findText(QStringLiteral("Four colors")) >= 0;
    });
    QVERIFY(colours != boxes.end());
    QVERIFY((*colours)->isEnabled());
    decks->addItem(QStringLiteral("Other"), QStringLiteral("/nowhere/deck.svgz"));
    decks->setCurrentIndex(decks->count() - 1);
    QVERIFY(!(*colours)->isEnabled());
    QVERIFY(!(*colours)->toolTip().isEmpty());
    decks->setCurrentIndex(0);
    QVERIFY((*colours)->isEnabled());
}

/// The rail has the totals always; the pad lies on the felt where no scorecard stands beside it.
void TestWindow::scoresStandOnTheTable()
{
    WindowDriver driver;
    driver.window().resize(1440, 900);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    auto &dock = *driver.window().findChild<ScorecardDock *>();
    const TableScene &scene = driver.table().scene();
    const auto share = [&scene] {
        const QSizeF felt = scene.layout().felt.size();
        return felt.width() * felt.height() / (1440.0 * 900.0);
    };
    QVERIFY(dock.isVisible());
    QVERIFY2(dock.width() <= 340, qPrintable(QString::number(dock.width())));
    QVERIFY(scene.layout().pad.isEmpty());
    QVERIFY2(share() >= 0.64, qPrintable(QString::number(share())));
    qInfo("felt with the scorecard: %.3f, small type %g", share(), scene.layout().smallFont);
    QVERIFY(scene.layout().smallFont >= 14);
    const double rail = scene.sideRect(0).width();
    dock.toggleViewAction()->trigger();
    QVERIFY(!dock.isVisible());
    QCOMPARE(scene.sideRect(0).width(), rail);
    QTRY_VERIFY(!scene.layout().pad.isEmpty()); // once the table has the room
    QVERIFY2(share() >= 0.83, qPrintable(QString::number(share())));
    qInfo("felt with the pad: %.3f", share());
    const QPointF pad = scene.layout().pad.center();
    const auto click = [&] {
        QTest::mouseClick(driver.view().viewport(), Qt::LeftButton, {}, pad.toPoint());
    };
    click(); // it opens in the middle; Esc closes it
    QVERIFY(driver.table().extraPanel() && driver.table().extraPanel()->isVisible());
    QVERIFY(!dock.isVisible());
    driver.press(Qt::Key_Escape);
    QVERIFY(!driver.table().extraPanel());
    QTest::keyClick(&driver.window(), Qt::Key_F9, Qt::ShiftModifier);
    QVERIFY(driver.table().extraPanel());
    QVERIFY(driver.clickButton(QStringLiteral("Keep the Scorecard Next to the Table")));
    QVERIFY(!driver.table().extraPanel());
    QVERIFY(dock.isVisible());
    driver.window().resize(1100, 760);
    QVERIFY(!dock.isVisible());
    QTRY_VERIFY(!scene.layout().pad.isEmpty());
    driver.window().resize(1440, 900);
    QVERIFY(dock.isVisible());
}

/// A scorecard that stayed there would make each card smaller: F9 opens the pad, and closes it.
void TestWindow::aSmallWindowKeepsItsTable()
{
    WindowDriver driver;
    driver.window().resize(900, 650);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    auto &dock = *driver.window().findChild<ScorecardDock *>();
    QVERIFY(!dock.isVisible());
    const QSize before = driver.table().size();
    const auto f9 = [&driver] { QTest::keyClick(&driver.window(), Qt::Key_F9); };
    f9();
    QVERIFY(!dock.isVisible());
    QCOMPARE(driver.table().size(), before);
    QVERIFY(qobject_cast<PadPanel *>(driver.table().extraPanel()));
    // What has no room is not offered.
    for (const auto *button : driver.table().extraPanel()->findChildren<TableButton *>())
        QCOMPARE(button->isVisible(), button->text() == QStringLiteral("Close"));
    QVERIFY(!dock.toggleViewAction()->isChecked());
    f9();
    QVERIFY(!driver.table().extraPanel());
    driver.window().resize(1440, 900); // it is wanted where there is room, as before
    QVERIFY(dock.isVisible());
    f9();
    QVERIFY(!dock.isVisible());
    f9();
    QVERIFY(dock.isVisible());
    QVERIFY(dock.toggleViewAction()->isChecked());
}

void TestWindow::widerIsNeverSmaller_data()
{
    QTest::addColumn<int>("height");
    QTest::addColumn<int>("points");
    const auto row = [](int height, int points) {
        QTest::addRow("%d at %d pt", height, points) << height << points;
    };
    for (const int height : {600, 650, 760, 900, 1080, 1400, 2160})
        row(height, 10);
    for (const int height : {650, 900, 2160})
        row(height, 15);
}

/// Whatever comes and goes beside the table: more width never makes anything on it smaller.
void TestWindow::widerIsNeverSmaller()
{
    QFETCH(int, height);
    QFETCH(int, points);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont font = usual;
    font.setPointSize(points);
    QApplication::setFont(font);
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    const TableScene &scene = driver.table().scene();
    const auto &dock = *driver.window().findChild<ScorecardDock *>();
    double unit = 0;
    double type = 0;
    int card = 0;
    // Where the scorecard opens, every few pixels are looked at.
    for (int width = 720; width <= 3840; width += width < 1180 ? 20 : width < 1500 ? 5 : 80) {
        driver.window().resize(width, height);
        QCoreApplication::processEvents();
        const TableLayout &layout = scene.layout();
        const QByteArray where = QByteArray::number(width);
        QVERIFY2(layout.unit >= unit - 0.002, where);
        QVERIFY2(layout.card.width() >= card, where);
        QVERIFY2(layout.smallFont >= type, where);
        QVERIFY2(!dock.isVisible() || dock.width() * 100 <= width * 27, where);
        unit = std::max(unit, layout.unit);
        card = layout.card.width();
        type = layout.smallFont;
    }
    QVERIFY(dock.isVisible());
}

/// On a screen of 4K at its own scale the menus and the scorecard are no smaller beside the felt
/// than on a usual one.
void TestWindow::whatIsRoundTheTableGrowsWithIt()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    const TableScene &scene = driver.table().scene();
    const auto &dock = *driver.window().findChild<ScorecardDock *>();
    const auto shareOf = [&](const QSize &size) {
        driver.window().resize(size);
        QCoreApplication::processEvents();
        const double unit = scene.layout().unit;
        return std::array{QFontInfo(driver.window().menuBar()->font()).pixelSize() / unit,
                          QFontInfo(dock.font()).pixelSize() / unit, dock.width() / unit,
                          scene.layout().felt.left() / unit};
    };
    const auto usual = shareOf({1440, 900});
    const auto large = shareOf({3840, 2160});
    QVERIFY(dock.isVisible());
    for (std::size_t i = 0; i < usual.size(); ++i)
        QVERIFY2(large[i] > usual[i] * 0.85, qPrintable(QString::number(i)));
}

/// Tricks are written down as they are taken.
void TestWindow::theScorecardCountsTricks()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    const auto *model = driver.window().findChild<ScorecardModel *>();
    for (const int tricks : {1, 2, 3}) {
        while (driver.session().match().deal()->play.tricksPlayed < tricks) {
            QVERIFY(driver.waitForPerson());
            driver.answerByKeys();
        }
        const SheetDeal &row = model->sheet().deals.last();
        QVERIFY(row.partial);
        QCOMPARE(row.sides[0].tricks + row.sides[1].tricks,
                 int(driver.session().match().deal()->play.tricksPlayed));
    }
}

/// The new totals come when the result does, not while the last trick lies there.
void TestWindow::theScorecardWaitsForTheLastTrick()
{
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.look.motion = true;
    settings.look.moments = true;
    settings.look.speed = TableLook::Speed::slow;
    driver.window().applySettings(settings);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    const GameSession &game = driver.session();
    const auto *model = driver.window().findChild<ScorecardModel *>();
    bool waited = false;
    QElapsedTimer time;
    time.start();
    while (!qobject_cast<ResultPanel *>(driver.table().panel()) && time.elapsed() < 20000) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        if (driver.table().pace().endAwaited()) {
            waited = true;
            QVERIFY(model->sheet().deals.last().partial);
        }
        if (driver.table().pace().canGoOn() && !driver.table().panel())
            driver.table().goOn();
        else if (game.hasMatch() && !game.match().dealOver() && driver.asked())
            driver.answerByKeys();
    }
    QVERIFY(qobject_cast<ResultPanel *>(driver.table().panel()));
    QVERIFY(waited);
    QVERIFY(!model->sheet().deals.last().partial);
}

/// Of the table as it is played at, with its felt and its cards.
void TestWindow::theDemonstrationLeavesPictures()
{
    const QTemporaryDir folder;
    QCOMPARE(playDemo(folder.path(), QSize(1000, 700)), 0);
    const QImage table(folder.filePath(QStringLiteral("table.png")));
    QCOMPARE(table.size(), QSize(1000, 700));
    QSet<QRgb> colours;
    for (int y = 150; y < 550; ++y)
        for (int x = 100; x < 500; ++x)
            colours.insert(table.pixel(x, y));
    QVERIFY2(colours.size() > 300, qPrintable(QString::number(colours.size())));
    QVERIFY(QFileInfo(folder.filePath(QStringLiteral("scorecard.pdf"))).size() > 1000);
}

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
