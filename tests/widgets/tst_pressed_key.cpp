// SPDX-License-Identifier: GPL-3.0-or-later
// What a key means in the game, on keyboards of several countries.
#include "pressed_key.h"
#include "test_main.h"

#include <QKeyEvent>
#include <QTest>

using namespace sandbag;

class TestPressedKey : public QObject
{
    Q_OBJECT

private slots:
    void means_data();
    void means();
};

void TestPressedKey::means_data()
{
    QTest::addColumn<int>("key");    // what the layout writes
    QTest::addColumn<int>("place");  // the kernel's code of the key
    QTest::addColumn<bool>("shift"); //
    QTest::addColumn<int>("meant");  //
    const auto row = [](const char *name, int key, int place, bool shift, int meant) {
        QTest::newRow(name) << key << place << shift << meant;
    };
    row("US 5", Qt::Key_5, 6, false, Qt::Key_5);
    row("US 0", Qt::Key_0, 11, false, Qt::Key_0);
    row("US Shift+5 writes %", Qt::Key_Percent, 6, true, Qt::Key_Percent);
    row("French 5 without Shift", Qt::Key_ParenLeft, 6, false, Qt::Key_5);
    row("French 1 without Shift", Qt::Key_Ampersand, 2, false, Qt::Key_1);
    row("French 0 without Shift", Qt::Key_Agrave, 11, false, Qt::Key_0);
    row("French 5 with Shift", Qt::Key_5, 6, true, Qt::Key_5);
    row("Czech 2 without Shift", 0x11a, 3, false, Qt::Key_2);
    row("French A lies where Q is", Qt::Key_A, 16, false, Qt::Key_A);
    row("German Z lies where Y is", Qt::Key_Z, 21, false, Qt::Key_Z);
    row("Russian N", 0x422, 49, false, Qt::Key_N);
    row("Russian B", 0x418, 48, false, Qt::Key_B);
    row("Russian A with Shift", 0x424, 30, true, Qt::Key_A);
    row("Greek K", 0x39a, 37, false, Qt::Key_K);
    row("Arabic digit 5", 0x665, 6, false, Qt::Key_5);
    row("keypad 5", Qt::Key_5, 76, false, Qt::Key_5);
    row("Enter", Qt::Key_Return, 28, false, Qt::Key_Return);
    row("Escape beside the digits", Qt::Key_Escape, 1, false, Qt::Key_Escape);
    row("the key behind 0", Qt::Key_Minus, 12, false, Qt::Key_Minus);
    row("no place known", Qt::Key_Ampersand, -8, false, Qt::Key_Ampersand);
}

void TestPressedKey::means()
{
    QFETCH(int, key);
    QFETCH(int, place);
    QFETCH(bool, shift);
#ifdef Q_OS_WIN
    constexpr int kFirst = 0;
#else
    constexpr int kFirst = 8;
#endif
    const QKeyEvent event(QEvent::KeyPress, key, shift ? Qt::ShiftModifier : Qt::NoModifier,
                          static_cast<quint32>(place + kFirst), 0, 0);
    QTEST(pressedKey(event), "meant");
}

QTEST_MAIN(TestPressedKey)
#include "tst_pressed_key.moc"
