// SPDX-License-Identifier: GPL-3.0-or-later
// Every window and dialog there is, made anew; those of tables in company are in a test of their
// own.
#pragma once

#include "boards_dialog.h"
#include "boards_window.h"
#include "cards_dialog.h"
#include "compare_rules_dialog.h"
#include "contest_window.h"
#include "daily_window.h"
#include "fair_dialog.h"
#include "help_menu.h"
#include "history_window.h"
#include "house_rules_dialog.h"
#include "keeper/keeper_setup.h"
#include "keeper/names_dialog.h"
#include "keeper/ruling_dialog.h"
#include "keeper/score_keeper.h"
#include "keys_dialog.h"
#include "learn_window.h"
#include "library_worker.h"
#include "made_application.h"
#include "main_window.h"
#include "match/match.h"
#include "number_dialog.h"
#include "pages/print_sheets_dialog.h"
#include "player_group_pane.h"
#include "preferences_dialog.h"
#include "quick_setup_dialog.h"
#include "result_dialog.h"
#include "review_model.h"
#include "review_pane.h"
#include "rule_book.h"
#include "rules_in_force_dialog.h"
#include "sample_boards.h"
#include "share_dialog.h"
#include "statistics_window.h"
#include "suits_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStyleOptionComboBox>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTranslator>

#include <functional>
#include <map>
#include <memory>

namespace sandbag {

/// Every text made 40 % longer; where they go `fromRight` they begin and end in Hebrew, too. Keys
/// and the names of fonts or formats are no words.
class LongWords : public QTranslator
{
public:
    explicit LongWords(bool fromRight = false) : m_fromRight(fromRight) {}
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
            longer += i % 8 == 3 ? u' ' : m_fromRight ? QChar(0x05d5) : QChar(u'o');
        if (m_fromRight && !longer.startsWith(u'<')) // no markup
            longer.replace(longer.size() - 1, 1, QChar(0x05dd)).prepend(QChar(0x05e9));
        return longer + (ends ? QStringLiteral("…") : QString());
    }

private:
    bool m_fromRight;
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

inline QWidget *preferencesAt(int page)
{
    auto *dialog = new PreferencesDialog(Settings::standard());
    dialog->findChild<QTabWidget *>()->setCurrentIndex(page);
    return dialog;
}

/// Deleted by whoever asked for it, not when it is closed.
inline QWidget *unowned(QWidget *window)
{
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    return window;
}

inline Windows windows()
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
        {"names",
         [](Sample &) {
             return new NamesDialog({"Ada", "Bo", "Cy", "Di"}, 3);
         }},
        {"review",
         [](Sample &s) {
             auto *model = new ReviewModel;
             auto *pane = new ReviewPane(model);
             model->setParent(pane);
             model->setMatch(nullptr, {"Ada", "Bo", "Cy", "Di"});
             pane->reset({0, 2});
             (void)s;
             return pane;
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
        {"lessons", [](Sample &) { return unowned(new LearnWindow); }},
        {"lesson",
         [](Sample &) {
             auto *window = new LearnWindow;
             window->openLesson(QString());
             return unowned(window);
         }},
        {"problems",
         [](Sample &) {
             auto *window = new LearnWindow;
             window->showProblems();
             return unowned(window);
         }},
        {"boards",
         [](Sample &) {
             auto *window = new BoardsWindow({}, QStringLiteral("Standard"));
             window->showSet(sampleBoards(QStringLiteral("You")));
             return window;
         }},
        {"no boards", [](Sample &) { return new BoardsWindow({}, QStringLiteral("Standard")); }},
        {"new boards", [](Sample &) { return new BoardsDialog({}, QStringLiteral("Standard")); }},
        {"real tables",
         [](Sample &) {
             return new ContestWindow(
                 sampleContest({QStringLiteral("Ada & Bo"), QStringLiteral("Cy & Di")}));
         }},
        {"result at a real table",
         [](Sample &) {
             auto *dialog = new ResultDialog;
             dialog->ask(sampleContest({}), {5, 0, 4, {}, {}});
             return dialog;
         }},
        {"deal of the day", [](Sample &) { return new DailyWindow(QDate(2026, 11, 26)); }},
        {"number", [](Sample &) { return new NumberDialog({}); }},
        {"share", [](Sample &s) { return new ShareDialog(Match(s.record), {}); }},
        {"fair cards",
         [](Sample &s) {
             return new FairDialog(Match(s.record), {}, FairCards::ofSeed(1, "words"));
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
inline bool scrolls(const QWidget *part)
{
    for (const QWidget *up = part->parentWidget(); up && !up->isWindow(); up = up->parentWidget())
        if (qobject_cast<const QAbstractScrollArea *>(up))
            return true;
    return false;
}

inline QString cutLabel(const QLabel &label)
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
inline QSize neededBy(const QAbstractButton &button)
{
    if (!qobject_cast<const QPushButton *>(&button))
        return button.minimumSizeHint().isValid() ? button.minimumSizeHint() : button.sizeHint();
    const QString words = QString(button.text()).remove(u'&');
    const int icon = button.icon().isNull() ? 0 : button.iconSize().width() + 4;
    return button.fontMetrics().size(Qt::TextShowMnemonic, words) + QSize(icon + 6, 2);
}

inline QString cutButton(const QAbstractButton &button)
{
    if (button.text().isEmpty() || button.toolTip() == button.text())
        return {};
    const QSize needs = neededBy(button);
    return needs.width() > button.width() + 1 || needs.height() > button.height() + 1
               ? QStringLiteral("%1 wide, needs %2").arg(button.width()).arg(needs.width())
               : QString();
}

inline QString cutChoice(const QComboBox &box)
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

inline QStringList cutTexts(const QWidget &window)
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

} // namespace sandbag
