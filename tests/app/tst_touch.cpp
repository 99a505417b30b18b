// SPDX-License-Identifier: GPL-3.0-or-later
// Plays with a finger, which has no right button and points at nothing.
#include "card/scorecard_dock.h"
#include "card/scorecard_view.h"
#include "long_press.h"
#include "panels/match_end_panel.h"
#include "panels/pad_panel.h"
#include "test_main.h"
#include "window_driver.h"

#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStyleHints>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace sandbag;

namespace {

constexpr int kFinger = 40; // pixels

/// A finger on the table.
class Finger
{
public:
    explicit Finger(WindowDriver &driver) : m_driver(driver) {}

    void press(const QPoint &at) { QTest::touchEvent(where(), device()).press(0, at, where()); }
    void lift(const QPoint &at) { QTest::touchEvent(where(), device()).release(0, at, where()); }
    void tap(const QPoint &at)
    {
        press(at);
        lift(at);
    }
    /// The left edge of a card, which is free even in a tight fan; that far below its middle.
    [[nodiscard]] QPoint onCard(int index, double below = 0)
    {
        const QRectF box = m_driver.table().scene().ownCardRect(index);
        return m_driver.view().mapFromScene(QPointF(box.left() + 6, box.center().y() + below));
    }

    void press(QWidget *widget)
    {
        QTest::touchEvent(widget, device()).press(0, widget->rect().center(), widget);
    }
    void lift(QWidget *widget)
    {
        QTest::touchEvent(widget, device()).release(0, widget->rect().center(), widget);
    }
    void tap(QWidget *button)
    {
        press(button);
        lift(button);
    }
    /// Whatever is asked; of several answers the one that stands out.
    void answer()
    {
        TablePanel *panel = m_driver.table().panel();
        m_side = -m_side; // two taps at one place are a double tap
        if (!panel) {
            tap(onCard(m_driver.playable(), 24 * m_side));
            return;
        }
        if (auto *cards = qobject_cast<CardsPanel *>(panel))
            for (int i = 0; !cards->complete() && i < held(m_driver); ++i)
                tap(onCard(i, 24 * m_side));
        const auto buttons = panel->findChildren<TableButton *>();
        auto *first = qobject_cast<TableButton *>(m_driver.window().focusWidget());
        if (!first || !panel->isAncestorOf(first) || first->isStruck())
            first = *std::find_if(buttons.begin(), buttons.end(), [](const TableButton *button) {
                return button->isVisible() && !button->isStruck();
            });
        tap(first);
    }

private:
    static int held(WindowDriver &driver) { return static_cast<int>(driver.picture().hand.size()); }
    static QPointingDevice *device()
    {
        static QPointingDevice *const screen = QTest::createTouchDevice();
        return screen;
    }
    [[nodiscard]] QWidget *where() { return m_driver.view().viewport(); }

    WindowDriver &m_driver;
    int m_side = 1;
};

int held(WindowDriver &driver)
{
    return static_cast<int>(driver.picture().hand.size());
}

void waitForALongPress()
{
    QTest::qWait(QGuiApplication::styleHints()->mousePressAndHoldInterval() + 100);
}

} // namespace

class TestTouch : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        tellByLongPress(*qApp);
    }
    void aTapPlaysACard();
    void aTapOnThePadOpensTheSheet();
    void aFingerThatStaysOnlyLooks();
    void aFingerThatStaysOnTheFeltAsksForTheMenu();
    void aFingerThatStaysOnAChipOnlyAsks();
    void aFingerThatStaysOnAHeadGetsItsTip();
    void aFingerThatStaysOnWhatIsDisabledGetsItsTip();
    void theHeaderHasRoomForFingers();
    void aFingerPlaysAWholeMatch();
    void aFingerPassesCards();
    void whatIsTouchedIsLargeEnough_data();
    void whatIsTouchedIsLargeEnough();
};

void TestTouch::aTapPlaysACard()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    Finger finger(driver);
    const int before = held(driver);
    finger.tap(finger.onCard(driver.playable()));
    QTRY_COMPARE(held(driver), before - 1);
}

/// In a window in which the scorecard would be next to the table, and is put away. It is larger
/// than the screen of the tests, beyond whose edge no touch is told: the pad is moved onto it.
void TestTouch::aTapOnThePadOpensTheSheet()
{
    WindowDriver driver;
    driver.window().resize(1440, 900);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    driver.window().findChild<ScorecardDock *>()->close();
    const TableScene &scene = driver.table().scene();
    QTRY_VERIFY(!scene.padRect().isEmpty());
    QTest::qWait(50);
    const QRectF pad = scene.padRect();
    const QPoint seen = driver.view().screen()->availableGeometry().center();
    driver.window().move(driver.window().pos() + seen -
                         driver.view().mapToGlobal(driver.view().mapFromScene(pad.center())));
    Finger finger(driver);
    for (const QPointF &off : {QPointF(), QPointF(-pad.width() * 0.35, pad.height() * 0.35)}) {
        QTest::qWait(
            QApplication::doubleClickInterval()); // else newer versions of Qt see a double tap
        finger.tap(driver.view().mapFromScene(pad.center() + off));
        QTRY_VERIFY(qobject_cast<PadPanel *>(driver.table().extraPanel()));
        driver.table().showExtra(nullptr);
        QTRY_VERIFY(!driver.table().extraPanel());
    }
}

void TestTouch::aFingerThatStaysOnlyLooks()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    Finger finger(driver);
    const int before = held(driver);
    const int card = driver.playable();
    // Not where the last test tapped: that would be a double tap.
    finger.press(finger.onCard(card, 30));
    waitForALongPress();
    QCOMPARE(driver.table().scene().lifted(), card);
    finger.lift(finger.onCard(card, 30));
    QTest::qWait(50);
    QCOMPARE(held(driver), before);
}

void TestTouch::aFingerThatStaysOnTheFeltAsksForTheMenu()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    Finger finger(driver);
    bool opened = false;
    QTimer look; // the menu waits for its answer
    connect(&look, &QTimer::timeout, this, [&opened] {
        if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
            opened = !menu->actions().isEmpty();
            menu->close();
        }
    });
    look.start(20);
    const QRectF felt = driver.table().scene().layout().felt;
    const QPoint at = driver.view().mapFromScene(felt.topLeft() + QPointF(40, 40));
    finger.press(at);
    waitForALongPress();
    finger.lift(at);
    QTRY_VERIFY(opened);
}

/// The tag over the chip says what the bid would bring, and nothing is bid; a tap bids.
void TestTouch::aFingerThatStaysOnAChipOnlyAsks()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    const QPointer<TablePanel> panel = driver.table().panel();
    QVERIFY(qobject_cast<BidPanel *>(panel));
    const auto chips = panel->findChildren<TableButton *>();
    const auto five = std::find_if(chips.begin(), chips.end(), [](const TableButton *chip) {
        return chip->text() == QStringLiteral("5");
    });
    QVERIFY(five != chips.end());
    Finger finger(driver);
    panel->setNote({});
    finger.press(*five);
    waitForALongPress();
    QVERIFY(!panel->note().isEmpty());
    finger.lift(*five);
    QTest::qWait(50);
    QVERIFY(panel && driver.table().panel() == panel);
    QVERIFY(!panel->note().isEmpty());
    QVERIFY(!(*five)->isDown());
    QTest::qWait(QGuiApplication::styleHints()->mouseDoubleClickInterval()); // not a double tap
    finger.tap(*five);
    QTRY_VERIFY(!panel);
    QCOMPARE(driver.session().match().deal()->calls[0].tricks(), 5);
}

void TestTouch::aFingerThatStaysOnAHeadGetsItsTip()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    ScorecardDock dock;
    dock.showMatch(driver.session().match());
    dock.resize(360, 400);
    dock.show();
    QHeaderView *heads = dock.view()->header();
    QTRY_VERIFY(heads->isVisible());
    const QString tip = dock.model()
                            ->headerData(heads->logicalIndexAt(heads->viewport()->rect().center()),
                                         Qt::Horizontal, Qt::ToolTipRole)
                            .toString();
    QVERIFY(!tip.isEmpty());
    Finger finger(driver);
    finger.press(heads->viewport());
    waitForALongPress();
    QCOMPARE(QToolTip::text(), tip);
    finger.lift(heads->viewport());
    QToolTip::hideText();
}

/// Where there is a screen to be touched.
/// Which says why it is; the press goes on to what the button lies in.
void TestTouch::aFingerThatStaysOnWhatIsDisabledGetsItsTip()
{
    WindowDriver driver;
    QWidget window;
    QPushButton button(QStringLiteral("Pass"), &window);
    button.setEnabled(false);
    button.setToolTip(QStringLiteral("Nobody gets them."));
    button.resize(120, 60);
    window.resize(300, 200);
    window.show();
    QTRY_VERIFY(button.isVisible());
    Finger finger(driver);
    finger.press(&button);
    waitForALongPress();
    QCOMPARE(QToolTip::text(), button.toolTip());
    finger.lift(&button);
}

void TestTouch::theHeaderHasRoomForFingers()
{
    WindowDriver driver;
    Finger finger(driver);
    finger.tap(&driver.window()); // now there is one
    for (const QSize size : {QSize(900, 650), QSize(1440, 900)}) {
        driver.window().resize(size);
        QTest::qWait(20);
        const auto buttons = driver.window()
                                 .findChild<QWidget *>(QStringLiteral("toolbar"))
                                 ->findChildren<QToolButton *>();
        QVERIFY(!buttons.isEmpty());
        for (const QToolButton *button : buttons)
            QVERIFY2(
                button->width() >= kFinger && button->height() >= kFinger,
                qPrintable(QStringLiteral("%1 x %2").arg(button->width()).arg(button->height())));
    }
}

/// From the first bid to the light on the winners, and into the next match.
void TestTouch::aFingerPlaysAWholeMatch()
{
    WindowDriver driver;
    RuleSet rules;
    rules.blind_nil_allowed = false; // which asks for cards at other places
    driver.deal(rules, QStringLiteral("standard"));
    Finger finger(driver);
    constexpr int kMost = 2000; // taps
    int taps = 0;
    while (!driver.session().match().over() && taps++ < kMost) {
        QVERIFY(driver.waitForPerson());
        if (!driver.session().match().over())
            finger.answer();
    }
    QVERIFY2(driver.session().match().over(), qPrintable(QString::number(taps)));
    const auto deals = driver.session().match().results().size();
    QVERIFY(taps > static_cast<int>(deals) * 14);
    qInfo("%zu deals, %d taps", deals, taps);
    // It hears nothing at first, so that nobody skips it.
    QTRY_VERIFY(qobject_cast<MatchEndPanel *>(driver.table().panel()));
    QTRY_VERIFY(driver.table().panel()->isVisible());
    QTest::qWait(1500);
    finger.answer();
    QTRY_VERIFY(!driver.session().match().over());
}

/// A short match in which cards are passed; in each deal the finger stays on a card once, to look.
void TestTouch::aFingerPassesCards()
{
    constexpr int kDeals = 2, kMost = 200;
    WindowDriver driver;
    RuleSet rules;
    rules.blind_nil_allowed = false;
    rules.pass_every_deal = 3;
    rules.win_deals = kDeals;
    driver.deal(rules, QStringLiteral("standard"));
    Finger finger(driver);
    int passes = 0, looks = 0;
    for (int taps = 0; !driver.session().match().over() && taps < kMost; ++taps) {
        QVERIFY(driver.waitForPerson());
        if (driver.session().match().over())
            break;
        const TablePanel *panel = driver.table().panel();
        if (qobject_cast<const CardsPanel *>(panel))
            ++passes;
        const auto deals = static_cast<int>(driver.session().match().results().size());
        if (!panel && looks < deals) {
            const int before = held(driver), card = driver.playable();
            finger.press(finger.onCard(card, -20));
            waitForALongPress();
            QCOMPARE(driver.table().scene().lifted(), card);
            finger.lift(finger.onCard(card, -20));
            QCOMPARE(held(driver), before);
            ++looks;
            QTest::qWait(QGuiApplication::styleHints()->mouseDoubleClickInterval());
            continue;
        }
        finger.answer();
    }
    QVERIFY(driver.session().match().over());
    QCOMPARE(passes, kDeals);
    QCOMPARE(looks, kDeals);
}

void TestTouch::whatIsTouchedIsLargeEnough_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(900, 650), QSize(1440, 900)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// Whatever is asked in a whole deal, and after it.
void TestTouch::whatIsTouchedIsLargeEnough()
{
    QFETCH(QSize, size);
    WindowDriver driver;
    driver.window().resize(size);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QStringList small;
    for (int i = 0; i < 40 && !driver.session().match().dealOver(); ++i) {
        QVERIFY(driver.waitForPerson());
        if (TablePanel *panel = driver.table().panel())
            for (const TableButton *button : panel->findChildren<TableButton *>())
                if (button->isVisible() &&
                    (button->width() < kFinger || button->height() < kFinger))
                    small << QStringLiteral("%1 (%2 x %3)")
                                 .arg(button->text())
                                 .arg(button->width())
                                 .arg(button->height());
        driver.answerByMouse();
    }
    const TableLayout &layout = driver.table().scene().layout();
    if (layout.pitch < kFinger)
        small << QStringLiteral("cards (%1)").arg(layout.pitch);
    small.removeDuplicates();
    QVERIFY2(small.isEmpty(), qPrintable(small.join(QStringLiteral(", "))));
}

QTEST_MAIN(TestTouch)
#include "tst_touch.moc"
