// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_main.h"
#include "window_driver.h"

#include <QAccessible>
#include <QAction>
#include <QMenu>
#include <QStandardPaths>

using namespace sandbag;

/// What a screen reader finds at the table, and that a trick can be played through it. (What it is
/// told of changes: at_spi_reader.py.)
class TestAccessibleTable : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cardsAndPlatesAreThere();
    void trickIsPlayed();
    void menusHaveNamesAndKeys();

private:
    static QAccessibleInterface *tableOf(WindowDriver &driver)
    {
        return QAccessible::queryAccessibleInterface(&driver.view());
    }
};

void TestAccessibleTable::cardsAndPlatesAreThere()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    QAccessibleInterface *table = tableOf(driver);
    QVERIFY(table);
    QStringList names;
    for (int i = 0; i < table->childCount(); ++i) {
        QAccessibleInterface *child = table->child(i);
        QVERIFY(child && child->isValid());
        QVERIFY(!child->rect().isEmpty());
        QCOMPARE(table->indexOfChild(child), i);
        names << child->text(QAccessible::Name);
    }
    QCOMPARE(table->child(0)->role(), QAccessible::Button);
    QVERIFY(names.filter(QStringLiteral(" of spades")).size() > 0);
    QVERIFY(names.filter(QStringLiteral("Ada")).size() > 0);
    QVERIFY(names.filter(QStringLiteral("your partner")).size() == 1);
    QVERIFY(names.filter(QStringLiteral("score 0")).size() > 0);
}

void TestAccessibleTable::trickIsPlayed()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    // The bid, through the panel's buttons.
    for (TableButton *button : driver.table().panel()->findChildren<TableButton *>()) {
        QAccessibleInterface *found = QAccessible::queryAccessibleInterface(button);
        if (found->text(QAccessible::Name) == QStringLiteral("Bid 3")) {
            found->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            break;
        }
    }
    QTRY_VERIFY(!driver.table().panel() && driver.asked());
    QAccessibleInterface *table = tableOf(driver);
    const auto before = static_cast<int>(driver.picture().hand.size());
    for (int i = 0; i < before; ++i) {
        QAccessibleInterface *card = table->child(i);
        if (card->state().disabled)
            continue;
        QVERIFY(card->actionInterface());
        card->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(card->state().focused);
        card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        break;
    }
    QTRY_COMPARE(static_cast<int>(driver.picture().hand.size()), before - 1);
}

void TestAccessibleTable::menusHaveNamesAndKeys()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (const QAction *action : driver.window().findChildren<QAction *>()) {
        // Entries of menus that open menus, and lines between, have no key of their own.
        if (action->isSeparator() || action->menu() || action->text().isEmpty() ||
            action->parent() != &driver.window())
            continue;
        QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
    }
}

QTEST_MAIN(TestAccessibleTable)
#include "tst_accessible_table.moc"
