// SPDX-License-Identifier: GPL-3.0-or-later
// What people at the window once stumbled over, and nobody may again.
#include "card/totals_panel.h"
#include "files/kept_settings.h"
#include "formats/loaded_match.h"
#include "items/chip_flight.h"
#include "items/pad_item.h"
#include "look_choice.h"
#include "match/match.h"
#include "painted_words.h"
#include "preferences_dialog.h"
#include "test_main.h"
#include "text/languages.h"
#include "theme.h"
#include "window_driver.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QFontInfo>
#include <QFontMetrics>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenuBar>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>
#include <cstdlib>
#include <variant>
#include <vector>

using namespace sandbag;

namespace {

const char *const kSuits[] = {
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"};

/// Everyone has one suit, the person all spades; all have bid.
DealRecord suitsDealt(int dealer)
{
    DealRecord deal;
    deal.dealer = dealer;
    for (const char *hand : kSuits)
        deal.hands.push_back(*parseCards(hand));
    for (int i = 1; i <= 4; ++i)
        deal.events.push_back(Event::makeCall((dealer + i) % 4, *parseCall("3")));
    return deal;
}

/// The desktop's font, for as long as it lives.
class LargeLetters
{
public:
    explicit LargeLetters(int points) : LargeLetters(sized(points)) {}
    explicit LargeLetters(const QFont &font) { QApplication::setFont(font); }
    ~LargeLetters() { QApplication::setFont(m_usual); }
    LargeLetters(const LargeLetters &) = delete;
    LargeLetters &operator=(const LargeLetters &) = delete;

private:
    static QFont sized(int points)
    {
        QFont font = QApplication::font();
        font.setPointSize(points);
        return font;
    }
    QFont m_usual = QApplication::font();
};

void setMoves(WindowDriver &driver, bool moves)
{
    Settings settings = driver.window().settings();
    settings.look.motion = moves;
    settings.look.trickPauseMs = 100;
    driver.window().applySettings(settings);
}

/// Opens a match in which that deal is played.
void open(WindowDriver &driver, const DealRecord &deal)
{
    RuleSet rules;
    rules.blind_nil_allowed = false;
    rules.deal_cut = DealCut::none;
    driver.deal(rules, QStringLiteral("standard"));
    MatchRecord record = driver.session().match().record();
    record.deals = {deal};
    const auto folded = Match::fold(record);
    QVERIFY(std::holds_alternative<Match>(folded));
    driver.session().open({std::get<Match>(folded), {}});
}

} // namespace

class TestWindowHitches : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QFile::remove(settingsFile()); // an earlier run has hidden the scorecard
    }
    void theOwnBidIsSpoken();
    void whoHasNoneMayPlayAnyCard();
    void whoHasSomeIsToldSo();
    void aLookIsSeenAtOnce();
    void menusAreWholeInLargeLetters();
    void whatIsSaidHasItsRoom();
    void whatIsDisabledLooksSo_data();
    void whatIsDisabledLooksSo();
    void whatIsSaidFollowsTheType();
    void theFootOfTheScorecardIsWhole();
    void theScorecardIsRead_data();
    void theScorecardIsRead();
    void whatIsSaidIsWhole_data();
    void whatIsSaidIsWhole();
    void thePadSaysWhoItsSidesAre();
    void aClickBesideTheChipsLeavesTheirRing();
    void buttonsOfTheScorecardGrow();
};

/// It flies to the plate, and is said as those of others are; also where it is the last one.
void TestWindowHitches::theOwnBidIsSpoken()
{
    WindowDriver driver;
    setMoves(driver, true);
    for (const int dealer : {3, 0}) { // the person bids first, and last
        DealRecord deal = suitsDealt(dealer);
        deal.events.resize(dealer == 3 ? 0 : 3);
        open(driver, deal);
        QVERIFY(driver.waitForPerson());
        QTRY_VERIFY(driver.table().panel() && driver.table().panel()->isVisible());
        driver.table().panel()->focusFirst();
        QVERIFY(driver.clickButton(QStringLiteral("5")));
        const QList<QGraphicsItem *> items = driver.table().scene().items();
        QVERIFY(std::any_of(items.begin(), items.end(), [](const QGraphicsItem *item) {
            const auto *chip = dynamic_cast<const ChipFlight *>(item);
            return chip && chip->flies();
        }));
        const SeatPicture &own = driver.picture().seats[0];
        QCOMPARE(dealer == 3 ? own.bubble : own.parting, QStringLiteral("5"));
    }
}

void TestWindowHitches::whoHasNoneMayPlayAnyCard()
{
    WindowDriver driver;
    DealRecord deal = suitsDealt(0);
    deal.events.push_back(Event::play(1, *parseCard("AH")));
    deal.events.push_back(Event::play(2, *parseCard("2D")));
    deal.events.push_back(Event::play(3, *parseCard("2C")));
    open(driver, deal);
    QTRY_COMPARE(driver.table().scene().prompt(), QStringLiteral("You have none: play any card"));
    const std::vector<bool> &dimmed = driver.picture().dimmed;
    QVERIFY(std::find(dimmed.begin(), dimmed.end(), true) == dimmed.end());
}

void TestWindowHitches::whoHasSomeIsToldSo()
{
    WindowDriver driver;
    DealRecord deal = suitsDealt(0);
    std::swap(deal.hands[0].back(), deal.hands[1].back());
    deal.events.push_back(Event::play(1, *parseCard("AH")));
    deal.events.push_back(Event::play(2, *parseCard("2D")));
    deal.events.push_back(Event::play(3, *parseCard("2C")));
    open(driver, deal);
    QTRY_COMPARE(driver.table().scene().prompt(), QStringLiteral("Play a heart"));
    const std::vector<bool> &dimmed = driver.picture().dimmed;
    QCOMPARE(std::count(dimmed.begin(), dimmed.end(), false), 1);
}

/// Felts and backs are chosen by picture and change the table at once; who cancels has the old one.
void TestWindowHitches::aLookIsSeenAtOnce()
{
    WindowDriver driver;
    const TableLook before = driver.table().scene().look();
    for (QAction *action : driver.window().findChildren<QAction *>())
        if (action->menuRole() == QAction::PreferencesRole)
            action->trigger();
    auto *dialog = driver.window().findChild<PreferencesDialog *>();
    QVERIFY(dialog);
    auto *felts = dialog->findChild<FeltChoice *>();
    auto *backs = dialog->findChild<BackChoice *>();
    QVERIFY(felts && backs);
    for (SwatchChoice *choice : std::initializer_list<SwatchChoice *>{felts, backs}) {
        const auto swatches = choice->findChildren<QAbstractButton *>();
        QCOMPARE(swatches.size(), choice->count());
        for (const QAbstractButton *swatch : swatches)
            QVERIFY(!swatch->accessibleName().isEmpty() || !swatch->text().isEmpty());
        QTest::mouseClick(swatches.last(), Qt::LeftButton);
    }
    const TableLook &now = driver.table().scene().look();
    QCOMPARE(static_cast<int>(now.felt), felts->valueAt(felts->count() - 1).toInt());
    QCOMPARE(now.back, backs->valueAt(backs->count() - 1).toString());
    QVERIFY(now != before);
    dialog->reject();
    const TableLook &after = driver.table().scene().look();
    QCOMPARE(after.felt, before.felt);
    QCOMPARE(after.back, before.back);
    QCOMPARE(after.deckFile, before.deckFile);
}

/// Where the buttons beside them have given up their words, the menus have that room.
void TestWindowHitches::menusAreWholeInLargeLetters()
{
    const LargeLetters letters(15);
    installLanguage(QStringLiteral("de"));
    {
        WindowDriver driver;
        driver.window().resize(1300, 700);
        QCoreApplication::processEvents();
        driver.window().resize(900, 650);
        QCoreApplication::processEvents();
        for (const QAction *menu : driver.window().menuBar()->actions())
            QVERIFY2(
                !driver.window().menuBar()->actionGeometry(const_cast<QAction *>(menu)).isEmpty(),
                qPrintable(menu->text()));
        const auto *rest = driver.window().menuBar()->findChild<QToolButton *>(
            QStringLiteral("qt_menubar_ext_button"));
        QVERIFY(!rest || rest->isHidden());
    }
    installLanguage(QStringLiteral("en"));
}

/// 32 letters in a line, before the words or the icons of the buttons beside it.
void TestWindowHitches::whatIsSaidHasItsRoom()
{
    for (const int points : {10, 15}) {
        const LargeLetters letters(points);
        WindowDriver driver;
        const auto *said = driver.window().findChild<QLabel *>(QStringLiteral("said"));
        const auto buttons = driver.window().menuBar()->findChildren<QToolButton *>();
        int roomy = 0;
        for (int width = 900; width <= 1700; width += 10) {
            driver.window().resize(width, 700);
            QCoreApplication::processEvents();
            const bool icons =
                std::any_of(buttons.begin(), buttons.end(), [](const QToolButton *button) {
                    return button->isVisible() && button->defaultAction() &&
                           button->toolButtonStyle() == Qt::ToolButtonIconOnly;
                });
            if (icons)
                continue;
            ++roomy;
            const int letter = driver.window().menuBar()->fontMetrics().averageCharWidth();
            QVERIFY2(said->width() >= 32 * letter, qPrintable(QString::number(width)));
        }
        QVERIFY(roomy > 0);
    }
}

void TestWindowHitches::whatIsDisabledLooksSo_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << static_cast<int>(Theme::light);
    QTest::newRow("dark") << static_cast<int>(Theme::dark);
    QTest::newRow("high contrast") << static_cast<int>(Theme::highContrast);
}

namespace {

/// How far its ink is from its ground, of 255: the 90th percentile of what is drawn at all.
int inkOf(QWidget &widget)
{
    const QImage picture = widget.grab().toImage();
    const int ground = qGray(picture.pixel(1, 1));
    std::vector<int> far;
    for (int y = 2; y < picture.height() - 2; ++y)
        for (int x = 2; x < picture.width() - 2; ++x)
            if (const int off = std::abs(qGray(picture.pixel(x, y)) - ground); off > 24)
                far.push_back(off);
    if (far.empty())
        return 0;
    std::sort(far.begin(), far.end());
    return far[far.size() * 9 / 10];
}

} // namespace

/// The buttons beside the menus, in their words and icons.
void TestWindowHitches::whatIsDisabledLooksSo()
{
    QFETCH(int, theme);
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.theme = static_cast<Theme>(theme);
    driver.window().applySettings(settings);
    const auto back = qScopeGuard([&] {
        settings.theme = Theme::system;
        driver.window().applySettings(settings);
    });
    driver.window().resize(1440, 900);
    driver.begin();
    int looked = 0;
    for (auto *button : driver.window().menuBar()->findChildren<QToolButton *>()) {
        if (!button->isVisible() || !button->defaultAction())
            continue;
        ++looked;
        button->setEnabled(true);
        const int enabled = inkOf(*button);
        button->setEnabled(false);
        const int disabled = inkOf(*button);
        QVERIFY2(
            disabled > 40 && disabled * 10 <= enabled * 8,
            qPrintable(
                QStringLiteral("%1: %2 and %3").arg(button->text()).arg(disabled).arg(enabled)));
    }
    QVERIFY(looked >= 3);
}

/// A desktop's type that changes under an open window is taken everywhere, without a resize.
void TestWindowHitches::whatIsSaidFollowsTheType()
{
    const double usual = QApplication::font().pointSizeF();
    WindowDriver driver;
    driver.window().resize(900, 650);
    driver.begin();
    const auto *said = driver.window().findChild<QLabel *>(QStringLiteral("said"));
    const QString text = QCoreApplication::translate("sandbag::WhyController",
                                                     "No computer player has made a choice yet.");
    emit driver.table().news({TableNews::Kind::advice, -1, text});
    const auto fits = [said, &text] {
        const QRect room = said->contentsRect();
        const QSize needs = QFontMetrics(said->font())
                                .boundingRect(QRect(QPoint(), room.size()), Qt::TextWordWrap, text)
                                .size();
        return said->text() == text && needs.width() <= room.width() &&
               needs.height() <= room.height();
    };
    QVERIFY(fits());
    const QFont small = said->font();
    {
        const LargeLetters letters(15);
        QTRY_COMPARE(driver.window().menuBar()->font().pointSizeF(), 15.0);
        QTRY_VERIFY(fits());
        QVERIFY(said->font().pointSizeF() > small.pointSizeF());
    }
    QTRY_COMPARE(driver.window().menuBar()->font().pointSizeF(), usual);
    QTRY_COMPARE(said->font().pointSizeF(), small.pointSizeF());
    QVERIFY(fits());
}

namespace {

/// Two deals of four in pairs, or of so many alone.
LoadedMatch twoDeals(int players)
{
    const char *const names[] = {"Mia", "Ada", "Bo", "Cleo", "Dex", "Eleonore", "Bartholomew"};
    constexpr int took[3][7] = {{7, 3, 0, 3}, {1, 1, 1, 1, 1, 1, 1}, {7, 5, 5}};
    QJsonArray seats, bids, tricks;
    for (int seat = 0; seat < players; ++seat) {
        seats.append(QJsonObject{{"name", names[seat]}, {"kind", seat == 0 ? "human" : "simple"}});
        bids.append(seat == 2 && players == 4 ? "nil" : "3");
        tricks.append(took[players == 4 ? 0 : players == 7 ? 1 : 2][seat]);
    }
    const QJsonObject deal{{"dealer", 0}, {"bids", bids}, {"tricks", tricks}};
    const QJsonObject rules{{"table_players", players},
                            {"table_sides", players == 4 ? "pairs" : "solo"}};
    const QJsonObject match{{"format", "spades-match/1"},
                            {"rules", QJsonObject{{"base", "standard"}, {"rules", rules}}},
                            {"players", seats},
                            {"deals", QJsonArray{deal, deal}}};
    return std::get<LoadedMatch>(loadMatch(QJsonDocument(match).toJson(), QString()));
}

} // namespace

/// Of many sides in large letters, whatever other pages of the scorecard would need.
void TestWindowHitches::theFootOfTheScorecardIsWhole()
{
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont font = usual;
    font.setPointSize(15);
    QApplication::setFont(font);
    WindowDriver driver;
    driver.window().resize(1440, 900);
    RuleSet rules;
    rules.table_players = 8;
    rules.table_sides = TableSides::solo;
    driver.deal(rules, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    auto *dock = driver.window().findChild<QWidget *>(QStringLiteral("scorecardDock"));
    QTRY_VERIFY(dock && dock->isVisible());
    QTest::qWait(50);
    int boxes = 0;
    for (const SideBox *box : dock->findChildren<SideBox *>()) {
        if (!box->isVisible())
            continue;
        ++boxes;
        const QRect place(box->mapTo(&driver.window(), QPoint()), box->size());
        QVERIFY(driver.window().rect().contains(place));
    }
    QCOMPARE(boxes, 8);
}

void TestWindowHitches::theScorecardIsRead_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (const QSize size : {QSize(1440, 900), QSize(1920, 1080)})
        for (const int players : {3, 4, 7})
            QTest::addRow("%dx%d, %d", size.width(), size.height(), players) << size << players;
}

/// Next to the table nothing is written in less than 14 pixels, and columns fold before words are
/// cut; the names of many sides stand upright.
void TestWindowHitches::theScorecardIsRead()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    WindowDriver driver;
    driver.window().resize(size);
    driver.session().open(twoDeals(players));
    auto *dock = driver.window().findChild<QWidget *>(QStringLiteral("scorecardDock"));
    QTRY_VERIFY(dock && dock->isVisible());
    QTest::qWait(50);
    QVERIFY(dock->width() * 100 <= size.width() * 27);
    PaintedWords words(dock->size());
    dock->render(&words);
    QVERIFY(words.all().contains(QStringLiteral("Scorecard")));
    constexpr int kLeast = 14;
    for (const PaintedRun &run : words.runs())
        QVERIFY2(run.pixels >= kLeast,
                 qPrintable(QStringLiteral("%1: %2").arg(run.text).arg(run.pixels)));
    int sides = 0;
    for (SideBox *box : dock->findChildren<SideBox *>()) {
        if (!box->isVisible())
            continue;
        ++sides;
        PaintedWords foot(box->size());
        box->render(&foot);
        for (const PaintedRun &run : foot.runs())
            QVERIFY2(run.box.right() <= box->width() + 1, qPrintable(run.text));
    }
    QCOMPARE(sides, players == 4 ? 2 : players);
}

void TestWindowHitches::whatIsSaidIsWhole_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

/// In a small window with large letters, even the longest: words of buttons are what gives way.
void TestWindowHitches::whatIsSaidIsWhole()
{
    QFETCH(QString, language);
    const LargeLetters letters(15);
    installLanguage(language);
    const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
    WindowDriver driver;
    driver.window().resize(900, 650);
    driver.begin();
    const auto *said = driver.window().findChild<QLabel *>(QStringLiteral("said"));
    QVERIFY(said);
    struct Saying {
        const char *context, *text;
    };
    for (const Saying &saying :
         {Saying{"sandbag::TableText", "No suit led yet: play any card."},
          Saying{"sandbag::WhyController", "No computer player has made a choice yet."},
          Saying{"sandbag::WhyController",
                 "Computer players explain their choices after the deal. To ask your partner "
                 "during the deal, turn that on under Preferences, Play."},
          Saying{"sandbag::MainWindow", "The tutor is off. Turn it on again in Preferences."},
          Saying{"sandbag::MainWindow", "The previous version is listed under Open Recent."}}) {
        const QString text = QCoreApplication::translate(saying.context, saying.text);
        QCOMPARE(text == QString::fromLatin1(saying.text), language == QStringLiteral("en"));
        emit driver.table().news({TableNews::Kind::advice, -1, text});
        QCOMPARE(said->text(), text);
        const QRect words =
            QFontMetrics(said->font()).boundingRect(said->contentsRect(), Qt::TextWordWrap, text);
        QVERIFY(said->contentsRect().size().expandedTo(words.size()) ==
                said->contentsRect().size());
        QVERIFY(QFontInfo(said->font()).pixelSize() >= 12);
    }
}

/// Its heads are short: "Us", "Th".
void TestWindowHitches::thePadSaysWhoItsSidesAre()
{
    WindowDriver driver;
    driver.begin();
    const QList<QGraphicsItem *> items = driver.table().scene().items();
    const auto pad = std::find_if(items.begin(), items.end(), [](const QGraphicsItem *item) {
        return dynamic_cast<const PadItem *>(item);
    });
    QVERIFY(pad != items.end());
    for (const SidePicture &side : driver.picture().board)
        QVERIFY2((*pad)->toolTip().contains(side.name), qPrintable((*pad)->toolTip()));
}

/// On the felt or the hand: the tag went on speaking of a chip that had no ring any more, and its
/// tail was in two pieces.
/// As its words do, in a very large window and with a larger type of the desktop; they say what
/// they do, and a click closes it.
void TestWindowHitches::buttonsOfTheScorecardGrow()
{
    applyTheme(Theme::light);
    WindowDriver driver;
    driver.window().resize(1440, 900);
    auto *dock = driver.window().findChild<QDockWidget *>();
    const auto titled = [dock](const char *name) {
        return dock->findChild<QAbstractButton *>(QString::fromLatin1(name));
    };
    auto *close = titled("qt_dockwidget_closebutton"),
         *afloat = titled("qt_dockwidget_floatbutton");
    QVERIFY(close && afloat);
    QTRY_VERIFY(dock->isVisible());
    const auto isWhole = [dock](const QAbstractButton &button) {
        const int type = dock->fontMetrics().height();
        const int ink = button.icon().actualSize(QSize(type, type)).height();
        return button.isVisible() && button.height() >= type && ink >= type &&
               dock->rect().contains(button.geometry());
    };
    QTRY_VERIFY2(isWhole(*close) && isWhole(*afloat), qPrintable(QString::number(close->height())));
    const int usual = close->height();
    driver.window().resize(3840, 2160);
    QTRY_VERIFY2(close->height() > 1.5 * usual, qPrintable(QString::number(close->height())));
    QTRY_VERIFY(isWhole(*close) && isWhole(*afloat));
    QVERIFY(!close->geometry().intersects(afloat->geometry()));
    QCOMPARE(close->accessibleName(), QStringLiteral("Close"));
    QCOMPARE(afloat->accessibleName(), QStringLiteral("Float"));
    QTest::mouseClick(close, Qt::LeftButton);
    QVERIFY(dock->isHidden());
}

void TestWindowHitches::aClickBesideTheChipsLeavesTheirRing()
{
    WindowDriver driver;
    driver.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&driver.window()));
    RuleSet rules;
    rules.blind_nil_allowed = false;
    driver.deal(rules, QStringLiteral("standard"));
    QTRY_VERIFY(driver.table().panel() && driver.table().panel()->isVisible());
    QTRY_VERIFY(driver.table().actions().canBid());
    driver.press(Qt::Key_5);
    const auto ringed = [&driver]() -> QString {
        const auto *chip = qobject_cast<TableButton *>(driver.window().focusWidget());
        return chip ? chip->text() : QString();
    };
    QCOMPARE(ringed(), QStringLiteral("5"));
    for (const QPointF at : {driver.table().scene().layout().felt.center(),
                             driver.table().scene().ownCardRect(0).center()}) {
        const QPoint here = driver.view().mapFromScene(at);
        QTest::mouseClick(driver.view().viewport(), Qt::LeftButton, {}, here);
        QTRY_COMPARE(ringed(), QStringLiteral("5"));
    }
}

QTEST_MAIN(TestWindowHitches)
#include "tst_window_hitches.moc"
