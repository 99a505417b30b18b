// SPDX-License-Identifier: GPL-3.0-or-later
// Every window there is, in every language and in one whose words are 40 % longer: nothing is cut
// off, and no two things are reached by the same key. None begins in a list that letters change,
// and no wheel changes what has not the focus.
#include "cards_dialog.h"
#include "circle_pane.h"
#include "compare_rules_dialog.h"
#include "help_menu.h"
#include "history_window.h"
#include "house_rules_dialog.h"
#include "keeper/keeper_setup.h"
#include "keeper/ruling_dialog.h"
#include "keeper/score_keeper.h"
#include "keeper_window.h"
#include "keys_dialog.h"
#include "library_worker.h"
#include "match/match.h"
#include "pages/print_sheets_dialog.h"
#include "preferences_dialog.h"
#include "quick_setup_dialog.h"
#include "rule_book.h"
#include "rules_in_force_dialog.h"
#include "statistics_window.h"
#include "still_fields.h"
#include "suits_dialog.h"
#include "text/languages.h"
#include "window_driver.h"

#include <QComboBox>
#include <QDir>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QStandardPaths>
#include <QStyleOptionComboBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTranslator>
#include <QWheelEvent>

using namespace sandbag;

namespace {

/// Every text made 40 % longer. Keys and the names of fonts or formats are no words.
class LongWords : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *,
                                    int n) const override
    {
        static const QRegularExpression kKeys(
            QStringLiteral("^((Ctrl|Alt|Shift|Meta)\\+|F\\d|.$|Space$|Backspace$|Esc$|Del$)"));
        QString text = QString::fromUtf8(source);
        if (kKeys.match(text).hasMatch())
            return text;
        if (n >= 0)
            text.replace(QStringLiteral("%n"), QString::number(n));
        const bool ends = text.endsWith(u'…');
        const qsizetype more = (text.size() * 2 + 4) / 5;
        QString longer = text.chopped(ends ? 1 : 0);
        for (qsizetype i = 0; i < more; ++i)
            longer += i % 8 == 3 ? u' ' : u'o';
        return longer + (ends ? QStringLiteral("…") : QString());
    }
};

struct Sample {
    QTemporaryDir folder;
    RulesLibrary library{folder.path()};
    LibraryWorker matches{folder.filePath(QStringLiteral("history"))};
    RuleFile rules;
    MatchRecord record;

    Sample()
    {
        rules.name = QStringLiteral("Sunday table");
        rules.base = QStringLiteral("standard");
        rules.rules.nil_value = 50;
        record.base = "standard";
        record.players = {{"Ada", "human"}, {"Bo", "human"}, {"Cy", "human"}, {"Di", "human"}};
    }
};

using Windows = std::map<QString, std::function<QWidget *(Sample &)>>;

QWidget *preferencesAt(int page)
{
    auto *dialog = new PreferencesDialog(Settings::standard());
    dialog->findChild<QTabWidget *>()->setCurrentIndex(page);
    return dialog;
}

/// Deleted by whoever asked for it, not when it is closed.
QWidget *unowned(QWidget *window)
{
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    return window;
}

Windows windows()
{
    return {
        {"quick setup", [](Sample &s) { return new QuickSetupDialog(&s.library, s.rules, {}); }},
        {"house rules", [](Sample &s) { return new HouseRulesDialog(&s.library, s.rules); }},
        {"house rules in a match",
         [](Sample &s) {
             auto *dialog = new HouseRulesDialog(&s.library, s.rules);
             dialog->setMatchRunning(true);
             return dialog;
         }},
        {"rules in force", [](Sample &s) { return new RulesInForceDialog(&s.library, s.rules); }},
        {"compare", [](Sample &s) { return new CompareRulesDialog(&s.library, s.rules); }},
        {"cards", [](Sample &) { return new CardsDialog("Cards", "Some of them.", RuleSet()); }},
        {"suits", [](Sample &) { return new SuitsDialog("Suits", "In their order."); }},
        {"rule book", [](Sample &) { return new RuleBook(nullptr); }},
        {"looks", [](Sample &) { return preferencesAt(0); }},
        {"play", [](Sample &) { return preferencesAt(1); }},
        {"players", [](Sample &) { return preferencesAt(2); }},
        {"files", [](Sample &) { return preferencesAt(3); }},
        {"history", [](Sample &s) { return unowned(new HistoryWindow(&s.matches)); }},
        {"statistics", [](Sample &s) { return unowned(new StatisticsWindow(&s.matches)); }},
        {"circle",
         [](Sample &s) {
             auto *window = new StatisticsWindow(&s.matches);
             window->pages()->setCurrentWidget(window->circle());
             return unowned(window);
         }},
        {"print",
         [](Sample &s) { return new PrintSheetsDialog(Match(s.record), SheetKind::score); }},
        {"ruling",
         [](Sample &s) {
             return new RulingDialog({"Ada & Cy", "Bo & Di"}, s.rules.rules);
         }},
        {"keeper setup",
         [](Sample &s) {
             return new KeeperSetup({s.rules}, {"Ada", "Bo", "Cy", "Di"});
         }},
        {"keeper",
         [](Sample &s) {
             auto *keeper = new ScoreKeeper(QString(), {s.rules});
             fillHelpMenu(keeper->menuBar()->addMenu(
                              QCoreApplication::translate("sandbag::MainWindow", "&Help")),
                          keeper);
             keeper->startMatch(s.record, 0);
             return keeper;
         }},
        {"table",
         [](Sample &) {
             auto *window = new MainWindow;
             window->setAttribute(Qt::WA_DeleteOnClose, false);
             window->resize(1100, 760);
             return window;
         }},
        {"keys",
         [](Sample &) {
             auto *keeper = new ScoreKeeper(QString(), {});
             auto *dialog = new KeysDialog(keeper->menuBar(), nullptr);
             QObject::connect(dialog, &QObject::destroyed, keeper, &QObject::deleteLater);
             return dialog;
         }},
    };
}

/// Text that scrolls, or that is cut with dots on purpose and whole in its tool tip, is never lost.
bool scrolls(const QWidget *part)
{
    for (const QWidget *up = part->parentWidget(); up && !up->isWindow(); up = up->parentWidget())
        if (qobject_cast<const QAbstractScrollArea *>(up))
            return true;
    return false;
}

QString cutLabel(const QLabel &label)
{
    if (label.text().isEmpty() || label.toolTip() == label.text() || scrolls(&label))
        return {};
    if (label.wordWrap() && label.heightForWidth(label.width()) > label.height() + 1)
        return QStringLiteral("%1 high, needs %2")
            .arg(label.height())
            .arg(label.heightForWidth(label.width()));
    if (!label.wordWrap() && label.sizeHint().width() > label.width() + 1)
        return QStringLiteral("%1 wide, needs %2").arg(label.width()).arg(label.sizeHint().width());
    return {};
}

/// A push button is as wide as its style likes; what counts is whether its words fit.
QSize neededBy(const QAbstractButton &button)
{
    if (!qobject_cast<const QPushButton *>(&button))
        return button.minimumSizeHint().isValid() ? button.minimumSizeHint() : button.sizeHint();
    const QString words = QString(button.text()).remove(u'&');
    const int icon = button.icon().isNull() ? 0 : button.iconSize().width() + 4;
    return button.fontMetrics().size(Qt::TextShowMnemonic, words) + QSize(icon + 6, 2);
}

QString cutButton(const QAbstractButton &button)
{
    if (button.text().isEmpty() || button.toolTip() == button.text())
        return {};
    const QSize needs = neededBy(button);
    return needs.width() > button.width() + 1 || needs.height() > button.height() + 1
               ? QStringLiteral("%1 wide, needs %2").arg(button.width()).arg(needs.width())
               : QString();
}

QString cutChoice(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.currentText = box.currentText();
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                   QStyle::SC_ComboBoxEditField, &box);
    const int needs = box.fontMetrics().horizontalAdvance(box.currentText());
    return needs > room.width() + 1 && box.toolTip().isEmpty()
               ? QStringLiteral("%1 wide, needs %2").arg(room.width()).arg(needs)
               : QString();
}

QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    const auto note = [&cut](const QString &text, const QString &why) {
        if (!why.isEmpty())
            cut << QStringLiteral("  \"%1\": %2").arg(text, why);
    };
    for (const QWidget *part : window.findChildren<QWidget *>()) {
        if (!part->isVisibleTo(&window))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(part))
            note(label->text(), cutLabel(*label));
        else if (const auto *button = qobject_cast<const QAbstractButton *>(part))
            note(button->text(), cutButton(*button));
        else if (const auto *box = qobject_cast<const QComboBox *>(part))
            note(box->currentText(), cutChoice(*box));
    }
    return cut;
}

/// What is reached by Alt and a letter in one window, or by a letter in one open menu.
class Mnemonics
{
public:
    explicit Mnemonics(QString place) : m_place(std::move(place)) {}

    void add(const QString &text)
    {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty())
            return;
        if (m_taken.contains(key))
            clashes << QStringLiteral("  %1, %2: \"%3\" and \"%4\"")
                           .arg(m_place, key, m_taken[key], text);
        m_taken.insert(key, text);
    }

    QStringList clashes;

private:
    QString m_place;
    QHash<QString, QString> m_taken;
};

QStringList clashesIn(const QMenu &menu)
{
    Mnemonics letters(menu.title());
    QStringList clashes;
    for (const QAction *action : menu.actions()) {
        letters.add(action->text());
        if (action->menu())
            clashes += clashesIn(*action->menu());
    }
    return clashes + letters.clashes;
}

QStringList clashesIn(QWidget &window)
{
    Mnemonics letters(window.windowTitle());
    QStringList clashes;
    for (const QMenuBar *bar : window.findChildren<QMenuBar *>()) {
        for (const QAction *action : bar->actions()) {
            letters.add(action->text());
            clashes += clashesIn(*action->menu());
        }
    }
    for (const QWidget *part : window.findChildren<QWidget *>()) {
        if (!part->isVisibleTo(&window))
            continue;
        const auto *label = qobject_cast<const QLabel *>(part);
        const auto *button = qobject_cast<const QAbstractButton *>(part);
        if (label && label->buddy())
            letters.add(label->text());
        else if (button && !qobject_cast<const QMenuBar *>(button->parentWidget()))
            letters.add(button->text());
        else if (const auto *box = qobject_cast<const QGroupBox *>(part))
            letters.add(box->title());
        else if (const auto *tabs = qobject_cast<const QTabBar *>(part))
            for (int tab = 0; tab < tabs->count(); ++tab)
                letters.add(tabs->tabText(tab));
    }
    return clashes + letters.clashes;
}

} // namespace

class TestEveryWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { installLanguage(QStringLiteral("en")); }
    void nothingIsCut_data();
    void nothingIsCut();
    void largeLettersFitASmallScreen_data();
    void largeLettersFitASmallScreen();
    void whatScrollsOrWrapsFitsTheSmallestScreen_data();
    void whatScrollsOrWrapsFitsTheSmallestScreen();
    void noKeyLeadsToTwoThings_data();
    void noKeyLeadsToTwoThings();
    void noWindowBeginsInAList_data();
    void noWindowBeginsInAList();
    void theWheelChangesNoField_data();
    void theWheelChangesNoField();
    void theWheelTurnsTheFieldWithTheFocus();
    void helpAndUsualKeysAreThere();
};

void TestEveryWindow::nothingIsCut_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    for (const char *language : {"en", "de", "long"})
        for (const auto &[name, make] : windows())
            QTest::addRow("%s in %s", qPrintable(name), language)
                << QString::fromUtf8(language) << name;
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
    for (const QString &language : availableLanguages())
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
    for (const char *page : {"looks", "play", "players", "files"})
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
    for (const QString &language : availableLanguages())
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
    showScoreKeeper();
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

QTEST_MAIN(TestEveryWindow)
#include "tst_every_window.moc"
