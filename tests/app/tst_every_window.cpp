// SPDX-License-Identifier: GPL-3.0-or-later
// Every window there is, in every language and in one whose words are 40 % longer: nothing is cut
// off, and no two things are reached by the same key. None begins in a list that letters change,
// and no wheel changes what has not the focus.
#include "every_window.h"
#include "help_pages.h"
#include "keeper_window.h"
#include "marked_words.h"
#include "share.h"
#include "still_fields.h"
#include "test_main.h"
#include "text/languages.h"
#include "window_driver.h"
#include "window_help.h"

#include <QDir>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QSet>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTextBrowser>
#include <QWheelEvent>

using namespace sandbag;

namespace {

QStringList someLanguages()
{
    const auto some = shareOf(availableLanguages());
    return {some.begin(), some.end()};
}

QString plainWords(const QString &text)
{
    return QString(text).remove(u'&').remove(u'…').simplified();
}

/// Where each action of a menu is found, and of the menus in it: "Game > Play Together > Open a
/// Table".
void addPaths(QSet<QString> &there, const QString &path, const QMenu &menu)
{
    for (const QAction *action : menu.actions()) {
        const QString here = path + QStringLiteral(" > ") + plainWords(action->text());
        there << here;
        if (action->menu())
            addPaths(there, here, *action->menu());
    }
}

} // namespace

class TestEveryWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        helpWithF1(*qApp);
    }
    void cleanup() { installLanguage(QStringLiteral("en")); }
    void everyWordCanBeTranslated_data();
    void everyWordCanBeTranslated();
    void everyPageOfTheHandbookFits_data();
    void everyPageOfTheHandbookFits();
    void nothingIsCut_data();
    void nothingIsCut();
    void largeLettersFitASmallScreen_data();
    void largeLettersFitASmallScreen();
    void whatScrollsOrWrapsFitsTheSmallestScreen_data();
    void whatScrollsOrWrapsFitsTheSmallestScreen();
    void noKeyLeadsToTwoThings_data();
    void noKeyLeadsToTwoThings();
    void everyLabelLeadsToItsField_data();
    void everyLabelLeadsToItsField();
    void noWindowBeginsInAList_data();
    void noWindowBeginsInAList();
    void theWheelChangesNoField_data();
    void theWheelChangesNoField();
    void theWheelTurnsTheFieldWithTheFocus();
    void helpAndUsualKeysAreThere();
    void everyWindowHasItsPage_data();
    void everyWindowHasItsPage();
    void theHandbookNamesMenusThatAreThere_data();
    void theHandbookNamesMenusThatAreThere();
};

void TestEveryWindow::everyWordCanBeTranslated_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, make] : windows())
        QTest::addRow("%s", qPrintable(name)) << name;
}

void TestEveryWindow::everyWordCanBeTranslated()
{
    QFETCH(QString, name);
    MarkedWords marked;
    QCoreApplication::installTranslator(&marked);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    QTest::qWait(30); // some fill their lists a moment later
    const QStringList plain = UnmarkedTexts(*window).texts();
    QVERIFY2(plain.isEmpty(), qPrintable(u'\n' + plain.join(u'\n')));
}

void TestEveryWindow::everyPageOfTheHandbookFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("fromRight");
    for (const QString &language : someLanguages())
        for (const bool fromRight : {false, true})
            QTest::addRow("%s%s", qPrintable(language), fromRight ? ", from the right" : "")
                << language << fromRight;
}

/// No picture or long word makes a page wider than a small window: one would have to scroll each
/// line sideways.
void TestEveryWindow::everyPageOfTheHandbookFits()
{
    QFETCH(QString, language);
    QFETCH(bool, fromRight);
    installLanguage(language);
    QApplication::setLayoutDirection(fromRight ? Qt::RightToLeft : Qt::LeftToRight);
    {
        RuleBook book(nullptr);
        book.show();
        book.resize(900, 650);
        auto *text = book.findChild<QTextBrowser *>();
        for (const QString &page : HelpPages().pages()) {
            book.showAnchor(page);
            QVERIFY(!text->toPlainText().isEmpty());
            QVERIFY2(text->horizontalScrollBar()->maximum() == 0, qPrintable(page));
        }
    }
    QApplication::setLayoutDirection(Qt::LeftToRight);
}

void TestEveryWindow::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    for (const QString &language : QStringList{QStringLiteral("long")} + someLanguages())
        for (const auto &[name, make] : windows())
            QTest::addRow("%s in %s", qPrintable(name), qPrintable(language)) << language << name;
}

void TestEveryWindow::nothingIsCut()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    installLanguage(language == QStringLiteral("long") ? QStringLiteral("en") : language);
    LongWords longer;
    if (language == QStringLiteral("long"))
        QCoreApplication::installTranslator(&longer);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    QTest::qWait(30); // layouts settle
    const QStringList cut = cutTexts(*window);
    QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
}

void TestEveryWindow::largeLettersFitASmallScreen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    for (const QString &language : someLanguages())
        for (const auto &[name, make] : windows())
            QTest::addRow("%s in %s", qPrintable(name), qPrintable(language)) << language << name;
}

/// With letters of 15 points every window can be made small enough for a screen of 1024 x 700 with
/// its frame, and nothing is cut in it. SANDBAG_PICTURES=folder leaves pictures of them.
void TestEveryWindow::largeLettersFitASmallScreen()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    installLanguage(language);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSize(15);
    QApplication::setFont(large);
    Sample sample;
    {
        const std::unique_ptr<QWidget> window(windows().at(name)(sample));
        window->show();
        window->resize(1000, 636);
        QTest::qWait(1); // layouts settle
        const QSize least = window->minimumSizeHint().boundedTo(window->maximumSize());
        QVERIFY2(
            least.width() <= 1000 && least.height() <= 636,
            qPrintable(QStringLiteral("at least %1 x %2").arg(least.width()).arg(least.height())));
        if (const QString folder = qEnvironmentVariable("SANDBAG_PICTURES"); !folder.isEmpty()) {
            QTest::qWait(400); // some fill their lists a moment later
            window->grab().save(
                QDir(folder).filePath(name + u'-' + language + QStringLiteral(".png")));
        }
        const QStringList cut = cutTexts(*window);
        QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
    }
    QApplication::setFont(usual);
}

void TestEveryWindow::whatScrollsOrWrapsFitsTheSmallestScreen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("screen");
    for (const char *page : {"looks", "play", "players", "files", "sound"})
        QTest::newRow(page) << QString::fromLatin1(page) << QSize(1024, 600);
    QTest::newRow("history") << QStringLiteral("history") << QSize(800, 600);
}

/// Letters half as large again: pages scroll, rows of buttons wrap.
void TestEveryWindow::whatScrollsOrWrapsFitsTheSmallestScreen()
{
    QFETCH(QString, name);
    QFETCH(QSize, screen);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    Sample sample;
    QSize least;
    {
        const std::unique_ptr<QWidget> window(windows().at(name)(sample));
        window->show();
        const QSize room = screen - QSize(24, 64);
        window->resize(room);
        QTest::qWait(1); // layouts settle
        least = window->minimumSizeHint().expandedTo(window->size() - room);
    }
    QApplication::setFont(usual);
    QVERIFY2(least.width() <= screen.width() - 24 && least.height() <= screen.height() - 64,
             qPrintable(QStringLiteral("at least %1 x %2").arg(least.width()).arg(least.height())));
}

void TestEveryWindow::noKeyLeadsToTwoThings_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    for (const QString &language : someLanguages())
        for (const auto &[name, make] : windows())
            QTest::addRow("%s in %s", qPrintable(name), qPrintable(language)) << language << name;
}

void TestEveryWindow::noKeyLeadsToTwoThings()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    installLanguage(language);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    const QStringList clashes = clashesIn(*window);
    QVERIFY2(clashes.isEmpty(), qPrintable(u'\n' + clashes.join(u'\n')));
}

namespace {

void eachWindow()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, make] : windows())
        QTest::addRow("%s", qPrintable(name)) << name;
}

} // namespace

void TestEveryWindow::everyLabelLeadsToItsField_data()
{
    eachWindow();
}

/// The key of a label is for the field beside it; a group of fields has to take it, too.
void TestEveryWindow::everyLabelLeadsToItsField()
{
    QFETCH(QString, name);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    QTest::qWait(30);
    for (const auto *label : window->findChildren<QLabel *>()) {
        const QWidget *field = label->buddy();
        QVERIFY2(!field || field->focusPolicy() != Qt::NoFocus, qPrintable(label->text()));
    }
}

namespace {

/// What stands in a field of that kind; nothing of any other widget.
std::optional<QString> valueOf(const QWidget *field)
{
    if (const auto *box = qobject_cast<const QComboBox *>(field))
        return box->currentText();
    if (const auto *number = qobject_cast<const QAbstractSpinBox *>(field))
        return number->text();
    if (const auto *slider = qobject_cast<const QSlider *>(field))
        return QString::number(slider->value());
    return std::nullopt;
}

void turnTheWheel(QWidget *over, int notches)
{
    const QPointF at = QRectF(over->rect()).center();
    QWheelEvent event(at, over->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(over, &event);
}

} // namespace

void TestEveryWindow::noWindowBeginsInAList_data()
{
    eachWindow();
}

/// Who types the first name, or anything, must not choose another game by it. In three windows a
/// list chooses only what is shown: the sheet, the table to compare with, the matches counted.
void TestEveryWindow::noWindowBeginsInAList()
{
    QFETCH(QString, name);
    const QStringList onlyShow{QStringLiteral("print"), QStringLiteral("compare"),
                               QStringLiteral("statistics")};
    if (onlyShow.contains(name))
        return;
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    QApplication::setActiveWindow(window.get());
    QTest::qWait(10);
    const auto *list = qobject_cast<QComboBox *>(QApplication::focusWidget());
    QVERIFY2(!list || list->isEditable(), qPrintable(list ? list->currentText() : QString()));
}

void TestEveryWindow::theWheelChangesNoField_data()
{
    eachWindow();
}

void TestEveryWindow::theWheelChangesNoField()
{
    QFETCH(QString, name);
    keepFieldsStill(*qApp);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    QApplication::setActiveWindow(window.get());
    QTest::qWait(10);
    for (QWidget *field : window->findChildren<QWidget *>()) {
        const auto before = valueOf(field);
        const QWidget *focus = QApplication::focusWidget();
        if (!before || !field->isVisible() || field == focus || field->isAncestorOf(focus))
            continue;
        QVERIFY(field->focusPolicy() != Qt::WheelFocus);
        for (const int notches : {-2, 3})
            turnTheWheel(field, notches);
        QCOMPARE(valueOf(field), before);
        QCOMPARE(QApplication::focusWidget(), focus);
    }
}

void TestEveryWindow::theWheelTurnsTheFieldWithTheFocus()
{
    keepFieldsStill(*qApp);
    RulingDialog dialog({QStringLiteral("Ada & Cy"), QStringLiteral("Bo & Di")}, {});
    dialog.show();
    QApplication::setActiveWindow(&dialog);
    auto *side = dialog.findChild<QComboBox *>();
    turnTheWheel(side, -1);
    QCOMPARE(side->currentIndex(), 0);
    side->setFocus();
    turnTheWheel(side, -1);
    QCOMPARE(side->currentIndex(), 1);
}

/// The desktop's keys work, with those that people know; F1 is help in both windows.
void TestEveryWindow::helpAndUsualKeysAreThere()
{
    Application::instance().keepers().show();
    MainWindow table;
    table.setAttribute(Qt::WA_DeleteOnClose, false);
    table.show();
    const auto hasKeys = [](const QWidget &window, const QList<QKeySequence> &keys) {
        QList<QKeySequence> found;
        for (const QAction *action : window.findChildren<QAction *>())
            found += action->shortcuts();
        for (const QKeySequence &key : keys)
            if (found.count(key) != 1)
                return false;
        return true;
    };
    for (const auto standard : {QKeySequence::Quit, QKeySequence::Redo, QKeySequence::FullScreen,
                                QKeySequence::Preferences, QKeySequence::HelpContents})
        QVERIFY2(hasKeys(table, QKeySequence::keyBindings(standard)),
                 qPrintable(QString::number(standard)));
    for (const char *known : {"Ctrl+Q", "Ctrl+Shift+Z", "F11", "Ctrl+,", "F1", "Shift+F1", "?"})
        QVERIFY2(hasKeys(table, {QKeySequence(QString::fromUtf8(known))}), known);
    QWidget *keeper = nullptr;
    for (QWidget *window : QApplication::topLevelWidgets())
        if (qobject_cast<ScoreKeeper *>(window))
            keeper = window;
    QVERIFY(keeper &&
            hasKeys(*keeper, {QKeySequence(Qt::Key_F1), QKeySequence(QStringLiteral("?"))}));
    for (QAction *action : keeper->findChildren<QAction *>())
        if (action->shortcuts().contains(QKeySequence(Qt::Key_F1)))
            action->trigger();
    const auto *book = keeper->findChild<RuleBook *>();
    QVERIFY(book && book->isVisible());
    delete keeper;
}

void TestEveryWindow::everyWindowHasItsPage_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, make] : windows())
        QTest::addRow("%s", qPrintable(name)) << name;
}

/// F1 opens the page of the handbook that is about the window; some windows have more to say.
void TestEveryWindow::everyWindowHasItsPage()
{
    QFETCH(QString, name);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    const QString page = helpPageOf(window.get());
    QVERIFY2(page != QLatin1String("program"), "the window has no row in window_help.cpp");
    QVERIFY2(HelpPages().pages().contains(page), qPrintable(page));
    window->show();
    window->activateWindow();
    QWidget *part = window->focusWidget() ? window->focusWidget() : window.get();
    QTest::keyClick(part, Qt::Key_F1);
    auto *book = qobject_cast<RuleBook *>(window.get());
    if (!book) {
        for (RuleBook *other : window->findChildren<RuleBook *>())
            book = other;
    }
    QVERIFY2(book && book->isVisible(), "F1 opens nothing");
    if (!name.startsWith(QLatin1String("house rules"))) // there it opens the rule itself
        QCOMPARE(book->anchor(), page);
}

void TestEveryWindow::theHandbookNamesMenusThatAreThere_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : availableLanguages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

/// "*Game > Quick Setup*" in a page is a menu and what stands in it, in the words of the language.
void TestEveryWindow::theHandbookNamesMenusThatAreThere()
{
    QFETCH(QString, language);
    installLanguage(language);
    Sample sample;
    QSet<QString> there;
    for (const char *name : {"table", "keeper"}) {
        const std::unique_ptr<QWidget> window(windows().at(QLatin1String(name))(sample));
        for (const QMenuBar *bar : window->findChildren<QMenuBar *>())
            for (const QAction *menu : bar->actions())
                addPaths(there, plainWords(menu->text()), *menu->menu());
    }
    static const QRegularExpression path(QStringLiteral("\\*([^*]+ >\\s[^*]+)\\*"));
    int paths = 0;
    for (const QString &page : HelpPages::guides() + QStringList{QStringLiteral("program")}) {
        const HelpText text = HelpText::load(page);
        QStringList all{text.intro()};
        for (const QString &id : text.ids())
            all << text.entry(id);
        auto found = path.globalMatch(all.join(u'\n'));
        for (; found.hasNext(); ++paths) {
            const QString named = found.next().captured(1).simplified();
            QVERIFY2(there.contains(named), qPrintable(page + QStringLiteral(": ") + named));
        }
    }
    QVERIFY(paths > 30);
}

QTEST_MAIN(TestEveryWindow)
#include "tst_every_window.moc"
