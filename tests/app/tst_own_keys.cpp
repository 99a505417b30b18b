// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that a person chooses: everywhere at once, kept, named where they clash.
#include "every_window.h"
#include "files/kept_settings.h"
#include "kept_keys.h"
#include "key_editor.h"
#include "key_map.h"
#include "test_main.h"
#include "translation_file.h"
#include "window_driver.h"

#include <QAction>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QShortcut>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace sandbag;

namespace {

const KeyEntry &entryFor(const char *id)
{
    for (const KeyEntry &entry : keyEntries())
        if (entry.id && QLatin1String(entry.id) == QLatin1String(id))
            return entry;
    qFatal("no entry");
}

QTreeWidgetItem *rowOf(const KeysDialog &dialog, const char *id)
{
    const auto *list = dialog.findChild<QTreeWidget *>();
    for (int i = 0; i < list->topLevelItemCount(); ++i)
        for (int k = 0; k < list->topLevelItem(i)->childCount(); ++k) {
            QTreeWidgetItem *row = list->topLevelItem(i)->child(k);
            if (&keyEntries()[row->data(0, Qt::UserRole).toInt()] == &entryFor(id))
                return row;
        }
    return nullptr;
}

QPushButton *buttonOf(const KeysDialog &dialog, const QString &text)
{
    for (QPushButton *button : dialog.findChildren<QPushButton *>())
        if (button->text().remove(u'&') == text)
            return button;
    return nullptr;
}

QAction *actionOf(const QWidget &window, const char *id)
{
    for (QAction *action : window.findChildren<QAction *>())
        if (action->property("keyId") == QLatin1String(id))
            return action;
    return nullptr;
}

/// Keys that nobody chooses, since windows or their fields hear them as all programs do.
bool isFree(const QKeySequence &key)
{
    return key.isEmpty() || key == QKeySequence(Qt::Key_Escape);
}

} // namespace

class TestOwnKeys : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { KeyMap::ours().resetAll(); }
    void usualKeysDoNotClash();
    void everyNameIsOfAnAction();
    void everyKeyOfAWindowIsAnEntry();
    void chosenKeyHoldsEverywhereAtOnce();
    void noKeyIsAChoice();
    void hintsNameTheKeyThatHolds();
    void choicesAreKept();
    void oddSettingsAreLeftOut();
    void clashIsNamed();
    void clashWithATableKeyIsRefused();
    void takingOverLeavesTheOtherItsRest();
    void rowTakesAPressedKey();
    void escapeLeavesTheKey();
    void resetOneAndAll();
    void searchFindsActionsAndKeys();
    void enterGoesToWhatWasFound();
    void tableMeansTheKeyChosenForIt();
    void noTextToTranslateIsAKey();
};

void TestOwnKeys::usualKeysDoNotClash()
{
    // Space goes on, or marks a card: the menu's entry is there only when there is no card to mark.
    for (const KeyEntry &entry : keyEntries()) {
        QVERIFY2(!entry.usual().isEmpty() || entry.standard != QKeySequence::UnknownKey,
                 qPrintable(entry.name()));
        for (const QKeySequence &key : KeyMap::ours().keys(entry)) {
            QVERIFY2(!key.isEmpty(), qPrintable(entry.name()));
            const KeyEntry *other = KeyMap::ours().clash(entry, key);
            const bool space = key == QKeySequence(Qt::Key_Space);
            const bool digits = entry.isFixed() && other && other->isFixed();
            QVERIFY2(!other || space || digits,
                     qPrintable(entry.name() + QStringLiteral(" / ") +
                                (other ? other->name() : QString()) + key.toString()));
        }
    }
}

/// A context or text that no window has would never be translated.
void TestOwnKeys::everyNameIsOfAnAction()
{
    QHash<QString, QString> contexts;
    for (const QString &part : oneTranslation().split(QStringLiteral("<context>")))
        contexts.insert(
            part.section(QStringLiteral("<name>"), 1).section(QStringLiteral("</name>"), 0, 0),
            part);
    for (const KeyEntry &entry : keyEntries()) {
        const QString source = QStringLiteral("<source>%1</source>")
                                   .arg(QString::fromUtf8(entry.text)
                                            .toHtmlEscaped()
                                            .replace(u'\'', QStringLiteral("&apos;")));
        QVERIFY2(contexts.value(QLatin1String(entry.context)).contains(source),
                 qPrintable(QString::fromUtf8(entry.context) + u' ' + source));
    }
}

/// Where a key is made by hand, a person cannot change it.
void TestOwnKeys::everyKeyOfAWindowIsAnEntry()
{
    static const QRegularExpression kFields(QStringLiteral("^Alt\\+\\d$"));
    for (const auto &[name, make] : windows()) {
        Sample sample;
        const std::unique_ptr<QWidget> window(make(sample));
        const auto ours = [](const QObject &object, const QKeySequence &key) {
            return isFree(key) || object.property("keyId").isValid() ||
                   kFields.match(key.toString()).hasMatch();
        };
        for (const QAction *action : window->findChildren<QAction *>()) {
            const bool qts = action->objectName().startsWith(QLatin1String("edit-")) ||
                             qobject_cast<const QLineEdit *>(action->parent());
            QVERIFY2(qts || ours(*action, action->shortcut()),
                     qPrintable(name + u' ' + action->text() + action->shortcut().toString()));
        }
        for (const QShortcut *shortcut : window->findChildren<QShortcut *>())
            QVERIFY2(ours(*shortcut, shortcut->key()),
                     qPrintable(name + u' ' + shortcut->key().toString()));
    }
}

void TestOwnKeys::chosenKeyHoldsEverywhereAtOnce()
{
    WindowDriver driver;
    ScoreKeeper keeper{QString()};
    QAction *inMatch = actionOf(driver.window(), "window.undo");
    QAction *inKeeper = actionOf(keeper, "window.undo");
    QVERIFY(inMatch && inKeeper);
    KeyMap::ours().choose("window.undo", {QKeySequence(Qt::CTRL | Qt::Key_U)});
    QCOMPARE(inMatch->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_U));
    QCOMPARE(inKeeper->shortcuts(), QList{QKeySequence(Qt::CTRL | Qt::Key_U)});
    bool told = false;
    for (const QToolButton *button : driver.window().findChildren<QToolButton *>())
        if (button->defaultAction() == inMatch)
            told = button->toolTip().contains(QLatin1String("Ctrl+U"));
    QVERIFY(told);
    KeyMap::ours().reset("window.undo");
    QCOMPARE(inMatch->shortcut(), QKeySequence(QKeySequence::Undo));
}

void TestOwnKeys::noKeyIsAChoice()
{
    WindowDriver driver;
    KeyMap::ours().choose("play.hint", {});
    QVERIFY(actionOf(driver.window(), "play.hint")->shortcut().isEmpty());
    QVERIFY(KeyMap::ours().isChosen("play.hint"));
    KeyMap::ours().choose("play.hint", {QKeySequence(Qt::Key_H)});
    QVERIFY(!KeyMap::ours().isChosen("play.hint")); // the usual one is no choice
}

void TestOwnKeys::hintsNameTheKeyThatHolds()
{
    ScoreKeeper keeper{QString()};
    const auto says = [&keeper](const QString &words) {
        for (const QLabel *label : keeper.findChildren<QLabel *>())
            if (label->text().contains(words))
                return true;
        return false;
    };
    QVERIFY(says(QStringLiteral("Ctrl+Z: undo")));
    KeyMap::ours().choose("window.undo", {QKeySequence(Qt::Key_F7)});
    QVERIFY(says(QStringLiteral("F7: undo")));
    KeyMap::ours().choose("window.undo", {});
    QVERIFY(says(QStringLiteral("“Undo”: undo"))); // the action, where it has no key
}

void TestOwnKeys::choicesAreKept()
{
    Application *const application = &Application::instance();
    QVERIFY(application);
    KeyMap::ours().choose("view.preferences", {QKeySequence(QStringLiteral("Ctrl+,")),
                                               QKeySequence(QStringLiteral("Alt+;"))});
    KeyMap::ours().choose("play.hint", {});
    const auto chosen = KeyMap::ours().chosen();
    QCOMPARE(chosen.size(), 2);
    readKeys();
    QCOMPARE(KeyMap::ours().chosen(), chosen);
    QCOMPARE(KeyMap::ours().keys("view.preferences").size(), 2);
    KeyMap::ours().resetAll();
    readKeys();
    QVERIFY(KeyMap::ours().chosen().isEmpty());
}

void TestOwnKeys::oddSettingsAreLeftOut()
{
    KeyMap::ours().setChosen({{QStringLiteral("no.such"), QStringLiteral("F1")},
                              {QStringLiteral("play.hint"), QStringLiteral("Gibberish+++")},
                              {QStringLiteral("play.why"), QString(100000, u'x')},
                              {QStringLiteral("play.pause"), QStringLiteral("Ctrl+J")}});
    QCOMPARE(KeyMap::ours().chosen().size(), 1);
    QCOMPARE(KeyMap::ours().first("play.hint"), QKeySequence(Qt::Key_H));
    QCOMPARE(KeyMap::ours().first("play.pause"), QKeySequence(QStringLiteral("Ctrl+J")));
}

void TestOwnKeys::clashIsNamed()
{
    KeysDialog dialog(nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.propose(entryFor("play.hint"), QKeySequence(Qt::CTRL | Qt::Key_H));
    QCOMPARE(KeyMap::ours().first("play.hint"), QKeySequence(Qt::Key_H));
    QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("keyNote"))
                ->text()
                .contains(QStringLiteral("Ctrl+H is already used by “House Rules”")));
    // The score keeper and the lessons are never in front together.
    dialog.propose(entryFor("keeper.ruling"), QKeySequence(Qt::CTRL | Qt::Key_D));
    QCOMPARE(KeyMap::ours().first("keeper.ruling"), QKeySequence(Qt::CTRL | Qt::Key_D));
}

void TestOwnKeys::clashWithATableKeyIsRefused()
{
    KeysDialog dialog(nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.propose(entryFor("play.hint"), QKeySequence(Qt::Key_J));
    QCOMPARE(KeyMap::ours().first("play.hint"), QKeySequence(Qt::Key_H));
    QVERIFY(!buttonOf(dialog, QStringLiteral("Use the Key Here"))->isVisibleTo(&dialog));
}

void TestOwnKeys::takingOverLeavesTheOtherItsRest()
{
    KeysDialog dialog(nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.propose(entryFor("play.hint"), QKeySequence(Qt::CTRL | Qt::Key_F1));
    QPushButton *take = buttonOf(dialog, QStringLiteral("Use the Key Here"));
    QVERIFY(take->isVisibleTo(&dialog));
    take->click();
    QCOMPARE(KeyMap::ours().first("play.hint"), QKeySequence(Qt::CTRL | Qt::Key_F1));
    QCOMPARE(KeyMap::ours().keys("help.keys"), QList{QKeySequence(QStringLiteral("?"))});
    QVERIFY(!take->isVisibleTo(&dialog));
}

void TestOwnKeys::rowTakesAPressedKey()
{
    KeysDialog dialog(nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto *list = dialog.findChild<QTreeWidget *>();
    QTreeWidgetItem *row = rowOf(dialog, "play.review");
    list->setFocus();
    list->setCurrentItem(row);
    QTest::keyClick(list, Qt::Key_Return);
    auto *edit = dialog.findChild<OneKeyEdit *>();
    QVERIFY(edit);
    QVERIFY(!edit->accessibleName().isEmpty());
    QTest::keyClick(edit, Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(KeyMap::ours().first("play.review"), QKeySequence(Qt::SHIFT | Qt::Key_F6));
    QCOMPARE(row->text(1), QStringLiteral("Shift+F6"));
    QCOMPARE(row->text(2), QStringLiteral("F8")); // what it was
}

void TestOwnKeys::escapeLeavesTheKey()
{
    KeysDialog dialog(nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    auto *list = dialog.findChild<QTreeWidget *>();
    list->setCurrentItem(rowOf(dialog, "play.review"));
    buttonOf(dialog, QStringLiteral("Change…"))->click();
    QTest::keyClick(dialog.findChild<OneKeyEdit *>(), Qt::Key_Escape);
    QVERIFY(dialog.isVisible());
    QVERIFY(KeyMap::ours().chosen().isEmpty());
}

void TestOwnKeys::resetOneAndAll()
{
    KeysDialog dialog(nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    KeyMap::ours().choose("play.review", {QKeySequence(Qt::Key_F7)});
    KeyMap::ours().choose("play.hint", {});
    auto *list = dialog.findChild<QTreeWidget *>();
    list->setCurrentItem(rowOf(dialog, "play.review"));
    buttonOf(dialog, QStringLiteral("Reset"))->click();
    QCOMPARE(KeyMap::ours().chosen().size(), 1);
    buttonOf(dialog, QStringLiteral("Reset All"))->click();
    QVERIFY(KeyMap::ours().chosen().isEmpty());
    buttonOf(dialog, QStringLiteral("Undo"))->click(); // of one press, all that was chosen
    QCOMPARE(KeyMap::ours().chosen().size(), 1);
}

void TestOwnKeys::searchFindsActionsAndKeys()
{
    KeysDialog dialog(nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.findChild<QLineEdit *>()->setText(QStringLiteral("F8"));
    QVERIFY(!rowOf(dialog, "play.review")->isHidden());
    QVERIFY(rowOf(dialog, "play.hint")->isHidden());
    dialog.findChild<QLineEdit *>()->setText(QStringLiteral("hint"));
    QVERIFY(!rowOf(dialog, "play.hint")->isHidden());
}

/// And once more changes its key, as the note below the list says; Down goes there, too.
void TestOwnKeys::enterGoesToWhatWasFound()
{
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Down}) {
        KeysDialog dialog(nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto *search = dialog.findChild<QLineEdit *>();
        auto *list = dialog.findChild<QTreeWidget *>();
        search->setText(QStringLiteral("no such key"));
        QTest::keyClick(search, key);
        QVERIFY(search->hasFocus());
        search->setText(QStringLiteral("hint"));
        QTest::keyClick(search, key);
        QVERIFY(list->hasFocus());
        QCOMPARE(list->currentItem(), rowOf(dialog, "play.hint"));
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(dialog.findChild<OneKeyEdit *>());
    }
}

void TestOwnKeys::tableMeansTheKeyChosenForIt()
{
    KeyMap &keys = KeyMap::ours();
    const QKeyEvent pressed(QEvent::KeyPress, Qt::Key_F, Qt::NoModifier);
    const QKeyEvent usual(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
    QVERIFY(!keys.meantAtTable(usual)); // it stands for itself
    keys.choose("table.next", {QKeySequence(Qt::Key_F)});
    QCOMPARE(keys.meantAtTable(pressed), std::optional<int>(Qt::Key_Right));
    QCOMPARE(keys.meantAtTable(usual), std::optional<int>(0));
    keys.choose("table.before", {QKeySequence(Qt::Key_Right)}); // the other way round
    QCOMPARE(keys.meantAtTable(usual), std::optional<int>(Qt::Key_Left));
}

/// A translator could give two actions one key, and nobody could change it.
void TestOwnKeys::noTextToTranslateIsAKey()
{
    QString texts = oneTranslation();
    QVERIFY(!texts.isEmpty());
    // What a key is called is no choice of one.
    static const QRegularExpression kNames(
        QStringLiteral("<context>\\s*<name>QShortcut</name>.*?</context>"),
        QRegularExpression::DotMatchesEverythingOption);
    texts.remove(kNames);
    static const QRegularExpression kKey(
        QStringLiteral("<source>((Ctrl|Alt|Shift|Meta)\\+[^<]*|F\\d+|[^<]*(Ctrl|Alt)\\+[A-Z0-9%]"
                       "[^<]*|Backspace|Space|Del|Esc)</source>"));
    QStringList found;
    auto all = kKey.globalMatch(texts);
    while (all.hasNext())
        found << all.next().captured(1);
    // Ctrl+Enter ends a deal in a field of the score keeper, and Alt+Down opens a list, as in all
    // programs: neither is anybody's choice.
    found.removeIf([](const QString &text) {
        return text.contains(QLatin1String("Ctrl+Enter: finish")) ||
               text.contains(QLatin1String("(Alt+Down)"));
    });
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

QTEST_MAIN(TestOwnKeys)
#include "tst_own_keys.moc"
