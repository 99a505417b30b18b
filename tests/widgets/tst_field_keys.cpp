// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that a desktop gives to fields of text belong to the window where it has them.
#include "field_keys.h"
#include "test_main.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

using namespace sandbag;

/// Says of every key that it is its own, as a field does under X11 of those that edit there; the
/// platform of the tests has none of these.
template<typename Field>
class Keen : public Field
{
public:
    using Field::Field;
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride)
            event->accept();
        return event->type() == QEvent::ShortcutOverride || Field::event(event);
    }
};

class TestFieldKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { letWindowKeysPassFields(*qApp); }
    void theWindowComesFirst_data();
    void theWindowComesFirst();
    void theFieldHasTheOthers();
};

void TestFieldKeys::theWindowComesFirst_data()
{
    QTest::addColumn<Qt::Key>("key");
    for (const Qt::Key key : {Qt::Key_D, Qt::Key_E, Qt::Key_K, Qt::Key_U})
        QTest::newRow(qPrintable(QKeySequence(key).toString())) << key;
}

void TestFieldKeys::theWindowComesFirst()
{
    QFETCH(Qt::Key, key);
    QWidget window;
    auto *column = new QVBoxLayout(&window);
    auto *line = new Keen<QLineEdit>(QStringLiteral("to 350"), &window);
    auto *page = new Keen<QPlainTextEdit>(QStringLiteral("to 350"), &window);
    auto *number = new Keen<QSpinBox>(&window);
    auto *list = new Keen<QComboBox>(&window);
    list->setEditable(true);
    for (QWidget *field : QList<QWidget *>{line, page, number, list})
        column->addWidget(field);
    auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | key), &window);
    int heard = 0;
    connect(shortcut, &QShortcut::activated, &window, [&heard] { ++heard; });
    window.show();
    QApplication::setActiveWindow(&window);
    for (QWidget *field : QList<QWidget *>{line, page, number, list}) {
        field->setFocus();
        QTest::keyClick(field, key, Qt::ControlModifier);
    }
    QCOMPARE(heard, 4);
    QCOMPARE(line->text(), QStringLiteral("to 350"));
    QCOMPARE(page->toPlainText(), QStringLiteral("to 350"));
}

/// What everyone edits with stays the field's.
void TestFieldKeys::theFieldHasTheOthers()
{
    QWidget window;
    auto *line = new QLineEdit(QStringLiteral("to 350"), &window);
    auto *shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_A), &window);
    bool heard = false;
    connect(shortcut, &QShortcut::activated, &window, [&heard] { heard = true; });
    window.show();
    QApplication::setActiveWindow(&window);
    line->setFocus();
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QVERIFY(!heard);
    QCOMPARE(line->selectedText(), QStringLiteral("to 350"));
}

QTEST_MAIN(TestFieldKeys)
#include "tst_field_keys.moc"
