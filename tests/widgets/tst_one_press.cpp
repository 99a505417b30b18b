// SPDX-License-Identifier: GPL-3.0-or-later
// A key that is held down decides once.
#include "one_press.h"
#include "test_main.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace sandbag;

namespace {

/// Counts the key presses that reach it.
class Listener : public QWidget
{
public:
    int heard = 0;

protected:
    void keyPressEvent(QKeyEvent *) override { ++heard; }
};

/// A key that is pressed and held while the keyboard repeats it.
void hold(QWidget *widget, Qt::Key key, const QString &text, int repeats)
{
    for (int i = 0; i <= repeats; ++i) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier, text, i > 0);
        QCoreApplication::sendEvent(widget, &press);
    }
    QKeyEvent release(QEvent::KeyRelease, key, Qt::NoModifier, text);
    QCoreApplication::sendEvent(widget, &release);
}

} // namespace

class TestOnePress : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { actOncePerPress(*qApp); }
    void decidesOnce_data();
    void decidesOnce();
    void writesOn();
    void entersAFieldOnce();
    void menusToo();
};

void TestOnePress::decidesOnce_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<int>("heard");
    QTest::newRow("Enter plays") << Qt::Key_Return << 1;
    QTest::newRow("Enter of the keypad") << Qt::Key_Enter << 1;
    QTest::newRow("Space") << Qt::Key_Space << 1;
    QTest::newRow("a digit bids") << Qt::Key_5 << 1;
    QTest::newRow("a letter") << Qt::Key_N << 1;
    QTest::newRow("Delete") << Qt::Key_Delete << 1;
    QTest::newRow("Escape") << Qt::Key_Escape << 1;
    QTest::newRow("an arrow moves on") << Qt::Key_Right << 5;
    QTest::newRow("a page") << Qt::Key_PageDown << 5;
}

void TestOnePress::decidesOnce()
{
    QFETCH(Qt::Key, key);
    Listener listener;
    hold(&listener, key, QString(), 4);
    QTEST(listener.heard, "heard");
}

void TestOnePress::writesOn()
{
    QLineEdit field;
    hold(&field, Qt::Key_A, QStringLiteral("a"), 4);
    QCOMPARE(field.text(), QStringLiteral("aaaaa"));
    hold(&field, Qt::Key_Backspace, QString(), 2);
    QCOMPARE(field.text(), QStringLiteral("aa"));
}

void TestOnePress::entersAFieldOnce()
{
    QLineEdit field;
    int entered = 0;
    connect(&field, &QLineEdit::returnPressed, this, [&entered] { ++entered; });
    hold(&field, Qt::Key_Return, QStringLiteral("\r"), 4);
    QCOMPARE(entered, 1);
}

void TestOnePress::menusToo()
{
    QWidget window;
    QAction action(QStringLiteral("New"));
    QVERIFY(action.autoRepeat());
    window.addAction(&action);
    QVERIFY(!action.autoRepeat());
}

QTEST_MAIN(TestOnePress)
#include "tst_one_press.moc"
