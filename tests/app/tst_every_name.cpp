// SPDX-License-Identifier: GPL-3.0-or-later
// Every widget that somebody can work with, in every window: a screen reader tells what it is, and
// not only what stands in it; no two things bear one name; and each is reached by a key.
#include "every_window.h"
#include "test_main.h"
#include "text/languages.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QProgressBar>
#include <QShortcut>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace sandbag;

namespace {

enum class Kind { none, button, field, view };

/// Parts of a widget that Qt makes for itself are told of with it.
bool isInner(const QWidget *widget)
{
    return widget->objectName().startsWith(QStringLiteral("qt_")) ||
           qobject_cast<const QAbstractSpinBox *>(widget->parentWidget()) ||
           (qobject_cast<const QLineEdit *>(widget->parentWidget()) &&
            qobject_cast<const QAbstractButton *>(widget)) ||
           (qobject_cast<const QComboBox *>(widget->parentWidget()) &&
            qobject_cast<const QLineEdit *>(widget));
}

Kind kindOf(const QWidget *widget)
{
    if (isInner(widget))
        return Kind::none;
    if (qobject_cast<const QAbstractButton *>(widget))
        return qobject_cast<const QTabBar *>(widget->parentWidget()) ? Kind::none : Kind::button;
    if (qobject_cast<const QComboBox *>(widget) || qobject_cast<const QLineEdit *>(widget) ||
        qobject_cast<const QAbstractSpinBox *>(widget) || qobject_cast<const QSlider *>(widget))
        return Kind::field;
    if (qobject_cast<const QAbstractItemView *>(widget) ||
        qobject_cast<const QTextBrowser *>(widget) || qobject_cast<const QProgressBar *>(widget))
        return Kind::view;
    return Kind::none;
}

QString nameOf(QWidget *widget)
{
    const QAccessibleInterface *told = QAccessible::queryAccessibleInterface(widget);
    return told ? told->text(QAccessible::Name).remove(u'&').trimmed() : QString();
}

/// What stands in it; a name that is only this tells nothing.
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

bool hasLetter(const QString &text)
{
    return !QKeySequence::mnemonic(text).isEmpty();
}

/// Tab leads from the one to the other, in the same row.
bool isBeside(const QWidget &before, const QWidget &widget, const QWidget &window)
{
    const auto middle = [&window](const QWidget &part) {
        return part.mapTo(&window, part.rect().center()).y();
    };
    return &before != &widget && before.isVisibleTo(&window) && window.isAncestorOf(&before) &&
           std::abs(middle(before) - middle(widget)) < widget.height() / 2;
}

/// Its own letter, that of its label, a key of its action, or Enter and Esc, which end a dialog. A
/// view is reached by Tab, as is what stands beside a field in its row.
bool hasKey(const QWidget *widget, const QWidget &window)
{
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
        if (hasLetter(button->text()) || !button->shortcut().isEmpty())
            return true;
        const auto *push = qobject_cast<const QPushButton *>(button);
        if (push && push->isDefault())
            return true;
        if (const auto *box = qobject_cast<const QDialogButtonBox *>(button->parentWidget())) {
            const auto role = box->buttonRole(const_cast<QAbstractButton *>(button));
            if (role == QDialogButtonBox::RejectRole || role == QDialogButtonBox::AcceptRole ||
                role == QDialogButtonBox::HelpRole)
                return true;
        }
        if (const auto *tool = qobject_cast<const QToolButton *>(button))
            if (tool->defaultAction() && !tool->defaultAction()->shortcut().isEmpty())
                return true;
    }
    for (const QLabel *label : window.findChildren<QLabel *>())
        if (label->buddy() == widget && hasLetter(label->text()))
            return true;
    const auto shortcuts = widget->findChildren<QShortcut *>(Qt::FindDirectChildrenOnly);
    if (const QWidget *before = widget->previousInFocusChain();
        shortcuts.isEmpty() && before && isBeside(*before, *widget, window))
        return hasKey(before, window);
    return std::any_of(shortcuts.begin(), shortcuts.end(),
                       [](const QShortcut *key) { return !key->key().isEmpty(); });
}

QString briefly(const QWidget *widget)
{
    return QStringLiteral("%1 %2 \"%3\"")
        .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
             valueOf(widget));
}

class Faults
{
public:
    void look(QWidget &window)
    {
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            const Kind kind = kindOf(widget);
            if (kind == Kind::none || !widget->isVisibleTo(&window))
                continue;
            const QString name = nameOf(widget);
            if (name.isEmpty())
                found << QStringLiteral("  no name: ") + briefly(widget);
            else if (kind == Kind::field && name == valueOf(widget))
                found << QStringLiteral("  named by what stands in it: ") + briefly(widget);
            else if (m_named.contains(name))
                found << QStringLiteral("  two are called \"%1\": %2, %3")
                             .arg(name, briefly(widget), briefly(m_named[name]));
            m_named.insert(name, widget);
            if (kind != Kind::view && widget->focusPolicy() != Qt::NoFocus &&
                !hasKey(widget, window))
                found << QStringLiteral("  no key: %1, called \"%2\"").arg(briefly(widget), name);
        }
    }

    QStringList found;

private:
    QHash<QString, QWidget *> m_named;
};

/// What can be done in an interface of the tree has a name, whether it is a widget or no.
void lookInTree(QAccessibleInterface *told, const QString &path, QStringList &faults, int depth)
{
    constexpr int kDeepest = 24;
    constexpr int kMostChildren = 400; // rows of a long list are all alike
    if (!told || !told->isValid() || depth > kDeepest)
        return;
    const QAccessible::State state = told->state();
    if (state.invisible)
        return;
    const QString here = path + u'/' + QString::number(told->role());
    const bool works = state.focusable && !state.disabled && told->role() != QAccessible::Window &&
                       told->role() != QAccessible::Dialog && told->role() != QAccessible::Client &&
                       told->role() != QAccessible::Pane;
    if (works && told->text(QAccessible::Name).trimmed().isEmpty()) {
        const QObject *object = told->object();
        const bool inner =
            object && object->isWidgetType() && isInner(static_cast<const QWidget *>(object));
        if (!inner)
            faults << QStringLiteral("  nothing to hear of: %1 %2")
                          .arg(here, object ? QLatin1String(object->metaObject()->className())
                                            : QLatin1String());
    }
    for (int child = 0; child < std::min(told->childCount(), kMostChildren); ++child)
        lookInTree(told->child(child), here, faults, depth + 1);
}

} // namespace

class TestEveryName : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void isNamedOnceAndReached_data();
    void isNamedOnceAndReached();
    void menusHaveKeys_data() { isNamedOnceAndReached_data(); }
    void menusHaveKeys();
};

void TestEveryName::isNamedOnceAndReached_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, make] : windows())
        QTest::addRow("%s", qPrintable(name)) << name;
}

void TestEveryName::isNamedOnceAndReached()
{
    QFETCH(QString, name);
    installLanguage(QStringLiteral("en"));
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    QTest::qWait(60); // some fill their lists a moment later
    Faults faults;
    faults.look(*window);
    lookInTree(QAccessible::queryAccessibleInterface(window.get()), {}, faults.found, 0);
    QVERIFY2(faults.found.isEmpty(), qPrintable(u'\n' + faults.found.join(u'\n')));
}

/// Every entry of a menu has a letter, and what is done at once a key.
void TestEveryName::menusHaveKeys()
{
    QFETCH(QString, name);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    QStringList faults;
    for (const QMenu *menu : window->findChildren<QMenu *>()) {
        for (const QAction *action : menu->actions())
            if (!action->isSeparator() && action->isVisible() && !action->text().isEmpty() &&
                !hasLetter(action->text()) && action->shortcut().isEmpty())
                faults << QStringLiteral("  %1: %2").arg(menu->title(), action->text());
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

QTEST_MAIN(TestEveryName)
#include "tst_every_name.moc"
