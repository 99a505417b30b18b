// SPDX-License-Identifier: GPL-3.0-or-later
// Everything in every window that can have the focus: a screen reader says what it is, and not only
// what stands in it.
#include "every_window.h"
#include "heard_names.h"
#include "test_main.h"
#include "text/languages.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>

using namespace sandbag;

namespace {

/// Parts of a field that Qt makes for itself are told of with it.
bool isInner(const QWidget *widget)
{
    const QWidget *around = widget->parentWidget();
    return widget->objectName().startsWith(QStringLiteral("qt_")) ||
           qobject_cast<const QAbstractSpinBox *>(around) ||
           qobject_cast<const QComboBox *>(around) || qobject_cast<const QLineEdit *>(around) ||
           qobject_cast<const QTabBar *>(around);
}

/// It has the focus when somebody presses Tab or clicks. What only scrolls is no control.
bool isControl(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    const bool onlyScrolls = qobject_cast<const QScrollArea *>(widget);
    if (label && label->text().isEmpty())
        return false; // nothing is there
    return widget->focusPolicy() != Qt::NoFocus && !onlyScrolls && !isInner(widget) &&
           !widget->focusProxy();
}

QString plain(QString name)
{
    return name.remove(u'&').remove(u':').trimmed();
}

/// What is said before its value: the label that belongs to it, or its own name. (Where Qt follows
/// the desktop of Linux the name of a list is what is chosen in it, whatever it was given.)
QString saidOf(QWidget *widget)
{
    QAccessibleInterface *told = QAccessible::queryAccessibleInterface(widget);
    if (!told)
        return {};
    for (const auto &[label, kind] : told->relations(QAccessible::Label))
        if (const QString said = plain(label->text(QAccessible::Name)); !said.isEmpty())
            return said;
    return plain(told->text(QAccessible::Name));
}

/// What stands in a field: a name that is only this tells nothing.
QString valueOf(const QWidget *widget)
{
    if (const auto *box = qobject_cast<const QComboBox *>(widget))
        return box->currentText();
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return line->text();
    if (const auto *number = qobject_cast<const QAbstractSpinBox *>(widget))
        return number->text();
    return {};
}

bool isField(const QWidget *widget)
{
    return qobject_cast<const QComboBox *>(widget) || qobject_cast<const QLineEdit *>(widget) ||
           qobject_cast<const QAbstractSpinBox *>(widget);
}

QStringList unnamedIn(const QWidget &window)
{
    QStringList found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window) || !isControl(widget))
            continue;
        const QString said = saidOf(widget), value = plain(valueOf(widget));
        const bool valueAlone = isField(widget) && said == value;
        if (said.isEmpty() || valueAlone)
            found << QStringLiteral("  %1 %2 in %3: \"%4\"")
                         .arg(QLatin1String(widget->metaObject()->className()),
                              widget->objectName(),
                              QLatin1String(widget->parentWidget()->metaObject()->className()),
                              value);
    }
    return found;
}

} // namespace

class TestEveryName : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        letNamesBeHeard(*qApp); // as main() does
    }
    void whatHasTheFocusIsNamed_data();
    void whatHasTheFocusIsNamed();
    void namelessFieldsAreSeen();
};

void TestEveryName::whatHasTheFocusIsNamed_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, make] : windows())
        QTest::addRow("%s", qPrintable(name)) << name;
}

void TestEveryName::whatHasTheFocusIsNamed()
{
    QFETCH(QString, name);
    installLanguage(QStringLiteral("en"));
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    QTest::qWait(60); // some fill their lists a moment later
    const QStringList unnamed = unnamedIn(*window);
    QVERIFY2(unnamed.isEmpty(), qPrintable(u'\n' + unnamed.join(u'\n')));
}

/// The walk sees a list, a number and a field without a label, and is content with their labels.
void TestEveryName::namelessFieldsAreSeen()
{
    QWidget window;
    const QList<QWidget *> fields{new QComboBox(&window), new QSpinBox(&window),
                                  new QLineEdit(QStringLiteral("Bo"), &window)};
    static_cast<QComboBox *>(fields.front())->addItem(QStringLiteral("Bo"));
    window.show();
    QCOMPARE(unnamedIn(window).size(), fields.size());
    auto *list = new QComboBox(&window); // a name alone is enough
    list->setAccessibleName(QStringLiteral("Seat"));
    list->addItem(QStringLiteral("Bo"));
    list->show();
    QCOMPARE(unnamedIn(window).size(), fields.size());
    for (QWidget *field : fields) {
        auto *label = new QLabel(QStringLiteral("&Seat:"), &window);
        label->setBuddy(field);
    }
    QCOMPARE(unnamedIn(window), QStringList());
}

QTEST_MAIN(TestEveryName)
#include "tst_every_name.moc"
