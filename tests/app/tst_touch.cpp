// SPDX-License-Identifier: GPL-3.0-or-later
// Plays with a finger, which has no right button and points at nothing.
#include "test_main.h"
#include "window_driver.h"

#include <QApplication>
#include <QMenu>
#include <QPointer>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QStyleHints>
#include <QTimer>
#include <QToolButton>

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

private:
    static QPointingDevice *device()
    {
        static QPointingDevice *const screen = QTest::createTouchDevice();
        return screen;
    }
    [[nodiscard]] QWidget *where() { return m_driver.view().viewport(); }

    WindowDriver &m_driver;
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
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void aTapPlaysACard();
    void aFingerThatStaysOnlyLooks();
    void aFingerThatStaysOnTheFeltAsksForTheMenu();
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
    // On the smallest table type is small, and so are buttons of one line.
    const int least = size.width() > 1000 ? kFinger : 28;
    QStringList small;
    for (int i = 0; i < 40 && !driver.session().match().dealOver(); ++i) {
        QVERIFY(driver.waitForPerson());
        if (TablePanel *panel = driver.table().panel())
            for (const TableButton *button : panel->findChildren<TableButton *>())
                if (button->isVisible() && (button->width() < kFinger || button->height() < least))
                    small << QStringLiteral("%1 (%2 x %3)")
                                 .arg(button->text())
                                 .arg(button->width())
                                 .arg(button->height());
        driver.answerByMouse();
    }
    const TableLayout &layout = driver.table().scene().layout();
    if (layout.pitch < kFinger && size.width() > 1000)
        small << QStringLiteral("cards (%1)").arg(layout.pitch);
    small.removeDuplicates();
    QVERIFY2(small.isEmpty(), qPrintable(small.join(QStringLiteral(", "))));
}

QTEST_MAIN(TestTouch)
#include "tst_touch.moc"
