// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keys go when the sign of a lost connection comes and goes.
#include "lost_sign.h"
#include "test_main.h"

#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

using namespace sandbag;

namespace {

struct Table {
    Table()
    {
        auto *column = new QVBoxLayout(&window);
        column->addWidget(&one);
        column->addWidget(&other);
        window.show();
        one.setFocus();
    }
    QWidget window;
    QLineEdit one{&window};
    QLineEdit other{&window};
    LostSign sign{&window};
};

} // namespace

class TestLostSign : public QObject
{
    Q_OBJECT

private slots:
    void keysComeBack();
    void withoutASignKeysStay();
    void whatIsDisabledHasNoKeys();
    void aHiddenWindowLosesItToo();
};

void TestLostSign::keysComeBack()
{
    Table table;
    table.sign.begin(0);
    QVERIFY(table.sign.isAncestorOf(table.window.focusWidget()));
    table.sign.end();
    QVERIFY(!table.sign.isVisible());
    QCOMPARE(table.window.focusWidget(), &table.one);
}

/// The table ends while the connection is there.
void TestLostSign::withoutASignKeysStay()
{
    Table table;
    table.sign.begin(0);
    table.sign.end();
    table.one.clearFocus(); // as an answered question leaves them
    QVERIFY(!table.window.focusWidget());
    table.sign.end();
    QVERIFY(!table.window.focusWidget());
}

void TestLostSign::whatIsDisabledHasNoKeys()
{
    Table table;
    table.sign.begin(0);
    table.one.setEnabled(false);
    table.sign.end();
    table.one.setEnabled(true);
    QVERIFY(!table.window.focusWidget());
}

/// Minimized, or behind another one: it is found again all the same.
void TestLostSign::aHiddenWindowLosesItToo()
{
    Table table;
    table.sign.begin(0);
    table.window.hide();
    table.sign.end();
    table.window.show();
    QVERIFY(!table.sign.isVisible());
    QCOMPARE(table.window.focusWidget(), &table.one);
}

QTEST_MAIN(TestLostSign)
#include "tst_lost_sign.moc"
