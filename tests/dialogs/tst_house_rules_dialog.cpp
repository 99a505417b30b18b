// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_dialog.h"
#include "catalogue/catalogue_model.h"
#include "compare_rules_dialog.h"
#include "example_model.h"
#include "files/kept_settings.h"
#include "house_rules_dialog.h"
#include "keyboard.h"
#include "message_bar.h"
#include "number_box.h"
#include "number_editor.h"
#include "option_cell.h"
#include "option_view.h"
#include "rule_book.h"
#include "rulebook/check.h"
#include "rules/catalogue.h"
#include "test_main.h"
#include "text/languages.h"
#include "text/option_words.h"

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDropEvent>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace sandbag;

namespace {

/// A library of its own and the dialog over it, with the focus.
struct Window {
    QTemporaryDir folder;
    RulesLibrary library{folder.path()};
    std::unique_ptr<HouseRulesDialog> dialog;

    explicit Window(const RuleFile &current = {})
        : dialog(std::make_unique<HouseRulesDialog>(&library, current))
    {
        showReady(*dialog);
    }

    template<typename Widget>
    Widget *find(const char *name) const
    {
        return dialog->findChild<Widget *>(QString::fromLatin1(name));
    }
    [[nodiscard]] OptionView *options() const { return find<OptionView>("options"); }
    [[nodiscard]] QPushButton *ok() const
    {
        return find<QDialogButtonBox>("buttons")->button(QDialogButtonBox::Ok);
    }
    [[nodiscard]] QModelIndex currentOption() const
    {
        return options()->currentIndex().siblingAtColumn(CatalogueModel::ValueColumn);
    }
};

/// Ctrl+F, some words, down to the rule that was found.
void findRule(const QString &words, const char *id)
{
    press(Qt::Key_F, Qt::ControlModifier);
    type(words);
    press(Qt::Key_Down);
    auto *view = qobject_cast<OptionView *>(QApplication::focusWidget());
    QVERIFY2(view, qPrintable(words));
    for (int step = 0; step < 12; ++step) {
        if (view->currentIndex().data(CatalogueModel::IdRole).toString() == QLatin1String(id))
            return;
        press(Qt::Key_Down);
    }
    QFAIL(qPrintable(QStringLiteral("%1 is not near the top for \"%2\"").arg(id, words)));
}

/// Types a number over the current rule.
void enterNumber(const QString &number)
{
    type(number);
    QVERIFY(qobject_cast<QSpinBox *>(QApplication::focusWidget()));
    press(Qt::Key_Return);
    QTRY_VERIFY(qobject_cast<OptionView *>(QApplication::focusWidget()));
}

/// Opens the combo box of the current rule and picks a value by its arrows.
void chooseValue(const QString &value)
{
    press(Qt::Key_Return);
    auto *view = QApplication::activeWindow()->findChild<OptionView *>();
    auto *combo = qobject_cast<QComboBox *>(
        view->indexWidget(view->currentIndex().siblingAtColumn(CatalogueModel::ValueColumn)));
    QVERIFY(combo);
    QTRY_VERIFY(combo->view()->isVisible());
    const int to = combo->findData(value);
    QVERIFY(to >= 0);
    while (combo->view()->currentIndex().row() != to)
        QTest::keyClick(combo->view(),
                        combo->view()->currentIndex().row() < to ? Qt::Key_Down : Qt::Key_Up);
    QTest::keyClick(combo->view(), Qt::Key_Return);
    QTRY_VERIFY(view->hasFocus());
}

/// Counts what a person presses: each key, and each key that is held down with it.
struct Fingers {
    int keys = 0;

    void tap(int key, Qt::KeyboardModifiers held = {})
    {
        keys += 1 + (held & Qt::ControlModifier ? 1 : 0) + (held & Qt::ShiftModifier ? 1 : 0) +
                (held & Qt::AltModifier ? 1 : 0);
        press(key, held);
    }
    void write(const QString &text)
    {
        keys += static_cast<int>(text.size());
        type(text);
    }
};

/// Types cards into the window that Return opens at a rule of cards.
void enterCards(HouseRulesDialog &dialog, const QString &cards)
{
    press(Qt::Key_Return);
    auto *window = opened<CardsDialog>(dialog);
    QVERIFY(window);
    type(cards);
    press(Qt::Key_Return);
    backTo(dialog);
}

} // namespace

class TestHouseRulesDialog : public QObject
{
    Q_OBJECT

private slots:
    /// While one types into the search, no row of a tree calls for attention; the editor of a
    /// number says what it is for, the summary line its text, and groups what is changed in them.
    void readersHearWhatMatters()
    {
        Window window;
        findRule("bag limit", "bags_limit");
        press(Qt::Key_Return);
        const auto *spin = qobject_cast<QSpinBox *>(QApplication::focusWidget());
        QVERIFY(spin);
        QCOMPARE(spin->accessibleName(), titleOf(*findOption("bags_limit")));
        type("7");
        press(Qt::Key_Return);
        auto *summary = window.find<QLabel>("summary");
        QCOMPARE(QAccessible::queryAccessibleInterface(summary)->text(QAccessible::Name),
                 summary->text());
        const QModelIndex group = window.options()->currentIndex().parent();
        const QString read = group.data(Qt::AccessibleTextRole).toString();
        QVERIFY2(read.startsWith(group.data(Qt::DisplayRole).toString() + ", 1 changed rule"),
                 qPrintable(read));
    }

    /// "50" typed on "Nil" is what a nil is worth; on a rule without a number it begins a search.
    void digitsOnASwitchGoToItsNumber()
    {
        Window w;
        findRule("nil", "nil_allowed");
        type("50");
        QCOMPARE(w.currentOption().data(CatalogueModel::IdRole).toString(), QString("nil_value"));
        press(Qt::Key_Return);
        QCOMPARE(w.dialog->rules().nil_value, 50);
        QTRY_VERIFY(w.options()->hasFocus());
        findRule("no nines", "bid_nine_barred");
        type("10 for 200");
        QCOMPARE(w.find<QLineEdit>("search")->text(), QString("10 for 200"));
        QVERIFY(w.find<QLineEdit>("search")->hasFocus());
        QCOMPARE(w.dialog->rules().bid_nine_barred, false);
    }

    /// Every rule whose click opens the same kind of editor bears the same sign, and no two kinds
    /// share one: nothing that looks like a list turns into a box for numbers. Those with usual
    /// values are a kind of their own.
    void theSignTellsWhatOpens()
    {
        Window w;
        w.find<QCheckBox>("showMeaningless")->setChecked(true);
        const QAbstractItemModel *model = w.options()->model();
        QAbstractItemDelegate *delegate = w.options()->itemDelegate();
        QStyleOptionViewItem cell;
        cell.rect = QRect(0, 0, 300, 80);
        QMap<QString, QImage> signOf;
        std::ptrdiff_t rows = 0;
        for (int group = 0; group < model->rowCount(); ++group) {
            const QModelIndex parent = model->index(group, 0);
            for (int row = 0; row < model->rowCount(parent); ++row) {
                const QModelIndex value = model->index(row, CatalogueModel::ValueColumn, parent);
                const Option *option = CatalogueModel::optionAt(value);
                if (!option || option->type == OptionType::boolean ||
                    value.data(CatalogueModel::ChangedRole).toBool())
                    continue;
                const std::unique_ptr<QWidget> editor(
                    delegate->createEditor(w.options()->viewport(), cell, value));
                const QString kind =
                    QString::fromLatin1(editor ? editor->metaObject()->className() : "a window") +
                    (editor && editor->findChild<QToolButton *>() ? QStringLiteral(" and more")
                                                                  : QString());
                QImage picture(cell.rect.size(), QImage::Format_RGB32);
                picture.fill(Qt::white);
                QPainter painter(&picture);
                delegate->paint(&painter, cell, value);
                painter.end();
                const QRect field =
                    OptionCell::valueParts(cell.rect, value, cell.font, cell.direction).field;
                const QImage sign =
                    picture.copy(field.right() - 20, field.top() + 2, 17, field.height() - 4);
                if (!signOf.contains(kind))
                    signOf[kind] = sign;
                QVERIFY2(sign == signOf[kind], option->id);
                ++rows;
            }
        }
        QCOMPARE(signOf.size(),
                 5); // a list, a box for numbers without and with usual ones, a line, a window
        QCOMPARE(rows, std::count_if(catalogue().begin(), catalogue().end(), [](const Option &one) {
                     return one.type != OptionType::boolean;
                 }));
        const QList<QImage> signs = signOf.values();
        for (qsizetype i = 0; i < signs.size(); ++i)
            QCOMPARE(signs.indexOf(signs[i]), i);
    }

    /// Whoever says what they want has it with Return, and types the next rule at once.
    void returnTakesTheValueOfTheWords()
    {
        Window w;
        type("game to 350");
        QVERIFY(w.find<MessageBar>("message")->text().contains("350"));
        QCOMPARE(w.dialog->rules().win_target, 500); // nothing changes by being looked for
        press(Qt::Key_Return);
        QCOMPARE(w.dialog->rules().win_target, 350);
        QVERIFY(w.find<QLineEdit>("search")->hasFocus());
        type("no bags");
        QCOMPARE(w.find<QLineEdit>("search")->text(), QString("no bags"));
        press(Qt::Key_Return);
        QCOMPARE(w.dialog->rules().bags_limit, 0);
        type("lose at -200");
        press(Qt::Key_Return);
        QCOMPARE(w.dialog->rules().win_floor, -200);
        press(Qt::Key_Return); // it is so already: to the rule, as for words without a value
        QVERIFY(w.options()->hasFocus());
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(w.dialog->rules().win_floor, 0);
    }

    /// Both, as they are said in one breath, and both are taken back at once.
    void returnTakesTheValuesOfSeveralRules()
    {
        Window w;
        auto *message = w.find<MessageBar>("message");
        type("bags -50 at 5");
        QVERIFY(message->text().contains("Bag limit") && message->text().contains("Bag penalty"));
        press(Qt::Key_Return);
        QCOMPARE(w.dialog->rules().bags_limit, 5);
        QCOMPARE(w.dialog->rules().bags_penalty, 50);
        QVERIFY(message->text().contains("5 bags") && message->text().contains("50 points"));
        type("out 2h 2d");
        press(Qt::Key_Return);
        QVERIFY(w.dialog->rules().deck_removed == *parseCards("2H 2D"));
        type("out 2d 2h"); // the same cards: there is nothing to set
        QVERIFY2(message->isHidden(), qPrintable(message->text()));
        QVERIFY(w.find<QLineEdit>("search")->hasFocus());
        press(Qt::Key_Tab);
        press(Qt::Key_Z, Qt::ControlModifier);
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(w.dialog->rules(), RuleSet{});
    }

    /// The title bar has the program's name, too.
    void theNameIsAskedForInAWindowWithItsTitle()
    {
        Window w;
        press(Qt::Key_S, Qt::ControlModifier);
        const auto *ask = opened<QInputDialog>(*w.dialog);
        QVERIFY(ask);
        const QFontMetrics letters = ask->fontMetrics();
        QVERIFY(ask->width() >=
                letters.horizontalAdvance(ask->windowTitle()) + 12 * letters.height());
    }

    /// What was said of one rule does not stand while others are looked for or changed; what only
    /// its button brings back does.
    void newsIsOverOnceLifeGoesOn()
    {
        Window w;
        auto *message = w.find<MessageBar>("message");
        findRule("no nines", "bid_nine_barred");
        message->say(QStringLiteral("News."));
        QVERIFY(message->isVisible());
        findRule("renege", "renege_mode");
        QVERIFY(!message->isVisible());
        findRule("no nines", "bid_nine_barred");
        message->say(QStringLiteral("News."));
        QVERIFY(message->isVisible());
        press(Qt::Key_Space);
        QVERIFY(!message->isVisible());

        RuleFile table;
        table.name = "Friday";
        w.library.save(table);
        w.dialog->choose(table);
        press(Qt::Key_Delete, Qt::ControlModifier);
        QVERIFY(message->isVisible());
        findRule("renege", "renege_mode");
        QVERIFY(message->isVisible());
    }

    /// Buttons are where they were when something is said.
    void noticesMoveNoButton()
    {
        Window w;
        const auto places = [&] {
            QList<QPoint> all;
            for (const char *name : {"compare", "print"})
                all << w.find<QPushButton>(name)->mapTo(w.dialog.get(), QPoint());
            return all << w.ok()->mapTo(w.dialog.get(), QPoint());
        };
        const auto settle = [&] {
            QCoreApplication::processEvents();
            w.dialog->layout()->activate();
        };
        settle();
        const QList<QPoint> before = places();
        w.find<MessageBar>("message")->say("Something has happened.", [] {});
        settle();
        QVERIFY(w.find<MessageBar>("message")->isVisible());
        QCOMPARE(places(), before);
        w.find<MessageBar>("message")->hide();
        settle();
        QCOMPARE(places(), before);
    }

    /// While a search finds nothing no rule is told of that is not shown.
    void nothingFoundTellsOfNoRule()
    {
        Window w;
        findRule("players", "table_players");
        auto *values = w.find<QLabel>("usualValues");
        QVERIFY(values->isVisibleTo(w.dialog.get()));
        press(Qt::Key_F, Qt::ControlModifier);
        type("xyzzy");
        QVERIFY(w.find<QLabel>("nothingFound")->isVisible());
        QVERIFY(!values->isVisibleTo(w.dialog.get()));
        press(Qt::Key_Escape);
        type("players");
        QVERIFY(values->isVisibleTo(w.dialog.get()));
    }

    /// Red suits are red, and no joker is offered that the pack does not hold.
    void cardsOfThePackAreOffered()
    {
        RuleSet rules;
        rules.deck_jokers = 2;
        CardsDialog window(QStringLiteral("Cards"), QString(), rules);
        window.setCards({});
        showReady(window);
        const auto button = [&](const char *card) {
            return window.findChild<QToolButton *>(QString::fromLatin1(card));
        };
        QVERIFY(button("BJ")->isVisible() && button("LJ")->isVisible());
        QVERIFY(!button("3J")->isVisible());
        const auto ink = [&](const char *card) {
            return button(card)->palette().color(QPalette::ButtonText);
        };
        QVERIFY(ink("2H").red() > 2 * ink("2H").green());
        QCOMPARE(ink("2D"), ink("2H"));
        QCOMPARE(ink("2C"), ink("2S"));
        window.setCards(*parseCards("3J"));
        QVERIFY(button("3J")->isVisible()); // or it could not be taken out
    }

    /// On the smallest screen with letters of 15 points every button is in reach, and rules can be
    /// read: what they mean stands beside the list where the list is too narrow for it.
    void largeLettersFitASmallScreen()
    {
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSize(15);
        QApplication::setFont(large);
        {
            Window w;
            w.dialog->setMatchRunning(true);
            w.dialog->resize(1000, 636);
            QVERIFY2(w.dialog->minimumSizeHint().width() <= 1000,
                     qPrintable(QString::number(w.dialog->minimumSizeHint().width())));
            findRule("players", "table_players");
            const QFontMetrics letters = w.options()->fontMetrics();
            QVERIFY(w.options()->columnWidth(0) > letters.averageCharWidth() * 20);
            const QModelIndex row = w.options()->currentIndex();
            // Not one word a line.
            QTRY_VERIFY(w.options()->visualRect(row).height() < letters.lineSpacing() * 8);
            auto *area = w.find<QScrollArea>("paneArea");
            QVERIFY(area->widget()->width() <= area->viewport()->width());
        }
        QApplication::setFont(usual);
    }

    /// On the smallest screen with large letters each rule's name can be read, in each language.
    void namesAreReadInASmallWindow()
    {
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSize(15);
        QApplication::setFont(large);
        for (const QString &language : availableLanguages()) {
            installLanguage(language);
            Window w;
            w.dialog->resize(800, 600);
            QTRY_COMPARE(w.dialog->width(), 800);
            w.find<QCheckBox>("showMeaningless")->setChecked(true);
            QCoreApplication::processEvents();
            const QFontMetrics letters(large);
            const int room = w.options()->columnWidth(CatalogueModel::TitleColumn) -
                             2 * w.options()->indentation() - 30;
            for (const Option &option : catalogue()) {
                const QString title = titleOf(option);
                for (const QString &word : title.split(QLatin1Char(' ')))
                    QVERIFY2(letters.horizontalAdvance(word) <= room,
                             qPrintable(QStringLiteral("%1: %2 in %3").arg(title, word).arg(room)));
                const int lines =
                    letters.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap, title)
                        .height() /
                    letters.height();
                QVERIFY2(lines <= 4, qPrintable(title));
            }
        }
        installLanguage(QStringLiteral("en"));
        QApplication::setFont(usual);
    }

    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName("sandbag-test-house-rules");
    }

    // The five errands of a new user, by keyboard alone.

    void errandTargetAndNil()
    {
        Window w;
        QVERIFY(w.find<QLineEdit>("search")->hasFocus());
        findRule("target", "win_target");
        enterNumber("300");
        findRule("nil made", "nil_value");
        enterNumber("50");
        // The program offers the other half of what "nil is 50" means.
        auto *offer = w.find<QPushButton>("messageButton");
        QVERIFY(offer->isVisible());
        press(Qt::Key_T, Qt::AltModifier);
        QTRY_COMPARE(w.dialog->rules().nil_lost, 50);
        RuleSet wanted;
        wanted.win_target = 300;
        wanted.nil_value = wanted.nil_lost = 50;
        QCOMPARE(w.dialog->rules(), wanted);
        QVERIFY(w.find<QLabel>("summary")->text().contains("Nil 50"));
        QVERIFY(w.find<QLabel>("summary")->text().contains("300"));
        QSignalSpy accepted(w.dialog.get(), &QDialog::accepted);
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(accepted.count(), 1);
        QCOMPARE(w.library.lastUsed().rules, wanted);
    }

    /// Not with what stood there after the last key: 100 became 5 on the way to 50.
    void examplesCompareWithBeforeTheEdit()
    {
        Window w;
        findRule("nil made", "nil_value");
        enterNumber("50");
        const auto *examples = w.find<QTreeView>("examples")->model();
        QStringList before;
        for (int row = 0; row < examples->rowCount(); ++row)
            before << examples->index(row, ExampleModel::BeforeColumn).data().toString();
        before.removeAll(QString());
        RuleSet five;
        five.nil_value = 5;
        ExampleModel usual, wrong;
        usual.setRules({});
        wrong.setRules(five);
        const auto points = [](const ExampleModel &model) {
            QStringList all;
            for (int row = 0; row < model.rowCount(); ++row)
                all << model.index(row, ExampleModel::PointsColumn).data().toString();
            return all;
        };
        QVERIFY(!before.isEmpty());
        for (const QString &number : std::as_const(before)) {
            QVERIFY2(points(usual).contains(number), qPrintable(number));
            QVERIFY2(!points(wrong).contains(number) || points(usual).contains(number),
                     qPrintable(number));
        }
    }

    /// A number that cannot be is neither cut short nor made another one.
    void numbersOutOfRangeStayAsTyped()
    {
        Window w;
        findRule("bag limit", "bags_limit");
        const int before = w.dialog->rules().bags_limit;
        type("9999");
        auto *box = qobject_cast<NumberBox *>(QApplication::focusWidget());
        QVERIFY(box);
        QCOMPARE(box->findChild<QLineEdit *>()->text(), QString("9999"));
        press(Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget(), box); // it is still being typed
        QCOMPARE(box->findChild<QLineEdit *>()->text(), QString("9999"));
        QVERIFY(box->accessibleDescription().contains(box->rangeText()));
        press(Qt::Key_Escape);
        QCOMPARE(w.dialog->rules().bags_limit, before);
    }

    void onlyNegativeNumbersNeedNoSign()
    {
        Window w;
        findRule("losing score", "win_floor");
        enterNumber("200");
        QCOMPARE(w.dialog->rules().win_floor, -200);
        enterNumber("-300");
        QCOMPARE(w.dialog->rules().win_floor, -300);
    }

    void escapeAsksBeforeChangesAreLost()
    {
        {
            Window unchanged;
            unchanged.dialog->reject();
            QVERIFY(!unchanged.dialog->isVisible());
        }
        Window w;
        QSignalSpy finished(w.dialog.get(), &QDialog::finished);
        findRule("target", "win_target");
        enterNumber("300");
        w.dialog->reject();
        w.dialog->reject();
        QCOMPARE(finished.count(), 0);
        QVERIFY(w.dialog->isVisible());
        auto *away = w.find<QPushButton>("messageButton");
        QVERIFY(away->isVisible());
        away->click();
        QCOMPARE(finished.count(), 1);
    }

    void errandJokersAndDeuces()
    {
        Window w;
        findRule("joker", "deck_jokers");
        enterNumber("2");
        findRule("raised above", "trumps_elevated");
        enterCards(*w.dialog, "bj lj 2d 2s");
        findRule("taken out", "deck_removed");
        enterCards(*w.dialog, "2h 2c");
        RuleSet wanted;
        wanted.deck_jokers = 2;
        wanted.trumps_elevated = *parseCards("BJ LJ 2D 2S");
        wanted.deck_removed = *parseCards("2H 2C");
        QCOMPARE(w.dialog->rules(), wanted);
        QVERIFY(w.ok()->isEnabled());
    }

    void errandPartnershipBidding()
    {
        Window w;
        findRule("partnership bidding", "bid_style");
        chooseValue("side");
        findRule("board", "bid_board");
        enterNumber("4");
        findRule("wheels", "ten_mode");
        chooseValue("automatic");
        QCOMPARE(w.dialog->rules().bid_style, BidStyle::side);
        QCOMPARE(w.dialog->rules().bid_board, 4);
        QCOMPARE(w.dialog->rules().ten_mode, TenMode::automatic);
        QCOMPARE(w.dialog->rules().ten_value, 200);
        QVERIFY(w.ok()->isEnabled());
    }

    void errandThreePlayers()
    {
        Window w;
        findRule("players", "table_players");
        enterNumber("3");
        QVERIFY(!w.ok()->isEnabled()); // three cannot sit in pairs
        findRule("partners", "table_sides");
        chooseValue("solo");
        QVERIFY(w.ok()->isEnabled());
        QCOMPARE(w.dialog->rules().table_players, 3);
        QCOMPARE(w.dialog->rules().table_sides, TableSides::solo);
    }

    void errandNoBags()
    {
        Window w;
        findRule("bag limit", "bags_limit");
        enterNumber("0");
        findRule("overtrick", "over_points");
        enterNumber("0");
        QCOMPARE(w.dialog->rules(), rulesOf(*findPreset("no-overs")));
    }

    /// A family's table from nothing: twelve rules, name, comparison, start. What is left of the
    /// whole errand, a sheet as PDF and an export, takes some ten keys more.
    void errandFamilyTable()
    {
        Window w;
        Fingers fingers;
        for (const char *rule :
             {"to 350", "lose at -200", "7 bags", "bag penalty 75", "blind nil 150", "2 jokers",
              "board 4", "no nines", "spades anytime", "pass 3", "60 min", "nil 50"}) {
            fingers.write(QLatin1String(rule));
            fingers.tap(Qt::Key_Return);
        }
        fingers.tap(Qt::Key_T, Qt::AltModifier); // a failed nil too
        RuleSet wanted;
        wanted.win_target = 350;
        wanted.win_floor = -200;
        wanted.bags_limit = 7;
        wanted.bags_penalty = 75;
        wanted.blind_nil_value = 150;
        wanted.deck_jokers = 2;
        wanted.bid_board = 4;
        wanted.bid_nine_barred = true;
        wanted.lead_spades = LeadSpades::any;
        wanted.pass_every_deal = 3;
        wanted.win_minutes = 60;
        wanted.nil_value = wanted.nil_lost = 50;
        QTRY_COMPARE(w.dialog->rules(), wanted);
        fingers.tap(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(opened<QInputDialog>(*w.dialog));
        fingers.write("Sunday");
        fingers.tap(Qt::Key_Return);
        backTo(*w.dialog);
        fingers.tap(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(opened<CompareRulesDialog>(*w.dialog));
        fingers.tap(Qt::Key_Escape);
        backTo(*w.dialog);
        QSignalSpy accepted(w.dialog.get(), &QDialog::accepted);
        fingers.tap(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(accepted.count(), 1);
        QVERIFY2(fingers.keys > 50 && fingers.keys <= 138,
                 qPrintable(QString::number(fingers.keys)));
    }

    // The search field, the tree, the editors.

    void findsGamesAndRulesTogether()
    {
        Window w;
        type("joker");
        auto *tables = w.find<QTreeView>("tables");
        QCOMPARE(tables->model()->rowCount(), 1); // only named games match
        QVERIFY(tables->model()->rowCount(tables->model()->index(0, 0)) > 5);
        QVERIFY(w.options()->model()->rowCount() >= 2);
        press(Qt::Key_Escape);
        QVERIFY(w.find<QLineEdit>("search")->text().isEmpty());
        QVERIFY(w.dialog->isVisible());
        type("xyzzy");
        QVERIFY(w.find<QLabel>("nothingFound")->isVisible());
        press(Qt::Key_Escape);
        press(Qt::Key_Escape);
        QVERIFY(!w.dialog->isVisible());
    }

    void lettersInTheTreeSearch()
    {
        Window w;
        press(Qt::Key_Down);
        QVERIFY(w.options()->hasFocus());
        type("renege");
        QCOMPARE(w.find<QLineEdit>("search")->text(), QString("renege"));
        QVERIFY(w.find<QLineEdit>("search")->hasFocus());
    }

    void switchesAndResetsByKeys()
    {
        Window w;
        w.dialog->showOption("nil_allowed");
        QVERIFY(w.options()->hasFocus());
        press(Qt::Key_Space);
        QVERIFY(!w.dialog->rules().nil_allowed);
        press(Qt::Key_Return);
        QVERIFY(w.dialog->rules().nil_allowed);
        press(Qt::Key_Space);
        press(Qt::Key_Delete);
        QCOMPARE(w.dialog->rules(), RuleSet{});
        w.dialog->showOption("win_floor");
        enterNumber("-200");
        QCOMPARE(w.dialog->rules().win_floor, -200);
        press(Qt::Key_R, Qt::ControlModifier);
        QTRY_COMPARE(w.dialog->rules(), RuleSet{});
        QVERIFY(w.dialog->isVisible());
    }

    void undoesAndRedoes()
    {
        Window w;
        w.dialog->showOption("bags_limit");
        enterNumber("5");
        w.dialog->showOption("nil_allowed");
        press(Qt::Key_Space);
        press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(w.dialog->rules().nil_allowed);
        QCOMPARE(w.dialog->rules().bags_limit, 5);
        press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(w.dialog->rules(), RuleSet{});
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Redo);
        QCOMPARE(w.dialog->rules().bags_limit, 5);
    }

    void worksWithTheMouse()
    {
        Window w;
        w.dialog->showOption("nil_allowed");
        const auto click = [&](auto part) {
            const QModelIndex at = w.currentOption();
            const auto parts = OptionCell::valueParts(w.options()->visualRect(at), at,
                                                      w.options()->font(), Qt::LeftToRight);
            QTest::mouseClick(w.options()->viewport(), Qt::LeftButton, {}, part(parts).center());
        };
        const auto field = [](const OptionCell::ValueParts &parts) { return parts.field; };
        click(field);
        QVERIFY(!w.dialog->rules().nil_allowed);
        click([](const OptionCell::ValueParts &parts) { return parts.reset; });
        QVERIFY(w.dialog->rules().nil_allowed);

        w.dialog->showOption("table_players");
        enterNumber("5");
        w.dialog->showOption("table_sides");
        QVERIFY(!w.ok()->isEnabled());
        click([](const OptionCell::ValueParts &parts) { return parts.fix; });
        QVERIFY(w.ok()->isEnabled());

        w.dialog->showOption("win_target");
        click(field);
        auto *editor = qobject_cast<NumberEditor *>(w.options()->indexWidget(w.currentOption()));
        QVERIFY(editor);
        editor->setValue(250);
        QCOMPARE(w.dialog->rules().win_target, 250); // at once, before the editor closes
    }

    /// The arrows that are drawn lie where those of the box are that opens.
    void theFirstClickOnAnArrowSteps()
    {
        Window w;
        w.dialog->showOption("win_target");
        const QModelIndex at = w.currentOption();
        const QFont font = w.options()->font();
        const int usual = NumberEditor::usualRoom(QStringLiteral("200 250"), font);
        const QRect field =
            OptionCell::valueParts(w.options()->visualRect(at), at, font, Qt::LeftToRight).field;
        const QPoint up(field.right() - usual - 8, field.center().y() - 5);
        QTest::mouseClick(w.options()->viewport(), Qt::LeftButton, {}, up);
        auto *editor = qobject_cast<NumberEditor *>(w.options()->indexWidget(w.currentOption()));
        QVERIFY(editor);
        QCOMPARE(w.dialog->rules().win_target, 550);
        auto *box = editor->findChild<NumberBox *>();
        QTest::mouseClick(box, Qt::LeftButton, {}, box->mapFrom(w.options()->viewport(), up));
        QCOMPARE(w.dialog->rules().win_target, 600);
    }

    /// Widths are kept, but not for letters of another size.
    void panesFitTheLetters()
    {
        const auto middle = [] {
            const Window w;
            return w.find<QSplitter>("panes")->sizes()[1];
        };
        int squeezed = 0;
        {
            Window w;
            auto *panes = w.find<QSplitter>("panes");
            panes->setSizes({500, 10, 1000});
            squeezed = panes->sizes()[1];
            w.dialog->hide();
        }
        QVERIFY(std::abs(middle() - squeezed) < 3);
        const QFont usual = QApplication::font();
        QFont large = usual;
        large.setPointSizeF(usual.pointSizeF() * 1.5);
        QApplication::setFont(large);
        const int roomy = middle();
        KeptSettings().remove(QStringLiteral("houseRules/panes"));
        const int fresh = middle();
        QApplication::setFont(usual);
        QCOMPARE(roomy, fresh);
    }

    void mendsFromTheBarBelow()
    {
        RuleFile broken;
        broken.rules.table_players = 5;
        broken.rules.trumps_hierarchy = {Suit::spades, Suit::clubs};
        Window w(broken);
        QVERIFY(!w.ok()->isEnabled());
        QSignalSpy accepted(w.dialog.get(), &QDialog::accepted);
        w.dialog->accept();
        QCOMPARE(accepted.count(), 0);
        QVERIFY(w.find<QWidget>("findings")->isVisible());
        const auto firstMend = [&]() -> QPushButton * {
            for (auto *button : w.find<QWidget>("findings")->findChildren<QPushButton *>("fix")) {
                if (button->isVisible())
                    return button;
            }
            return nullptr;
        };
        for (int round = 0; round < 5 && !w.ok()->isEnabled(); ++round) {
            QTRY_VERIFY(firstMend());
            firstMend()->click();
        }
        QVERIFY(w.ok()->isEnabled());
        QVERIFY(check(w.dialog->rules()).errors.empty());
    }

    void helpOpensAtTheRule()
    {
        Window w;
        w.dialog->showOption("renege_mode");
        press(Qt::Key_F1);
        auto *book = opened<RuleBook>(*w.dialog);
        QVERIFY(book);
        QCOMPARE(book->anchor(), QString("renege_mode"));
        book->close();
        backTo(*w.dialog);
        w.dialog->showOption("nil_value");
        press(Qt::Key_F1);
        QCOMPARE(book->anchor(), QString("nil_value"));
    }

    // My tables.

    void everyPresetIsOpenedChangedSavedAndReopened()
    {
        QTemporaryDir exported;
        Window w;
        for (const Preset &preset : presets()) {
            RuleFile game;
            game.name = QString::fromUtf8(preset.title);
            game.base = QString::fromLatin1(preset.id);
            game.rules = rulesOf(preset);
            w.dialog->choose(game);
            QCOMPARE(w.dialog->rules(), rulesOf(preset));
            QVERIFY2(w.ok()->isEnabled(), preset.id);
            QVERIFY(!w.find<QLabel>("summary")->text().isEmpty());
            w.dialog->findChild<CatalogueModel *>()->setOption("win_target", "321");

            w.find<QPushButton>("save")->click();
            auto *ask = w.dialog->findChildren<QInputDialog *>().last();
            ask->setTextValue(QString::fromLatin1(preset.id));
            ask->accept();
            const RuleFile saved = *w.library.find(QString::fromLatin1(preset.id));
            QVERIFY(sameTable(saved, w.dialog->current()));
            QCOMPARE(saved.rules.win_target, 321);

            const QString path = exported.filePath(preset.id + RulesLibrary::fileEnding());
            QVERIFY(!RulesLibrary::writeFile(path, w.dialog->current()));
            w.dialog->choose(RuleFile{});
            QCOMPARE(w.dialog->rules(), RuleSet{});
            w.dialog->openFile(path);
            QTRY_VERIFY2(sameTable(w.dialog->current(), saved), preset.id);
        }
        QCOMPARE(w.library.tables().size(), static_cast<qsizetype>(presets().size()));
    }

    void savesByKeyboard()
    {
        Window w;
        w.dialog->showOption("win_target");
        enterNumber("321");
        press(Qt::Key_S, Qt::ControlModifier);
        QVERIFY(opened<QInputDialog>(*w.dialog));
        type("Mine");
        press(Qt::Key_Return);
        backTo(*w.dialog);
        QCOMPARE(w.dialog->name(), QString("Mine"));
        QCOMPARE(w.library.find("mine")->rules.win_target, 321);
        w.dialog->showOption("nil_allowed");
        press(Qt::Key_Space);
        press(Qt::Key_S, Qt::ControlModifier); // known by now: no question
        QVERIFY(!w.library.find("Mine")->rules.nil_allowed);
        press(Qt::Key_U, Qt::AltModifier);
        QTRY_VERIFY(w.library.find("Mine")->rules.nil_allowed);
    }

    void choosesByKeyboardAndWarnsOfLoss()
    {
        Window w;
        w.dialog->showOption("bags_limit");
        enterNumber("7");
        auto *tables = w.find<QTreeView>("tables");
        tables->setFocus();
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        QVERIFY(w.dialog->isVisible());
        QVERIFY(w.dialog->rules() != RuleSet{});
        QCOMPARE(w.dialog->base(), QString(presets()[1].id));
        QVERIFY(w.find<MessageBar>("message")->isVisible());
        press(Qt::Key_U, Qt::AltModifier); // Undo
        QTRY_COMPARE(w.dialog->rules().bags_limit, 7);
        QCOMPARE(w.dialog->base(), QString("standard"));
    }

    void deletesAndBringsBack()
    {
        Window w;
        RuleFile table;
        table.name = "Friday";
        table.rules.nil_value = 50;
        w.library.save(table);
        w.dialog->choose(table);
        press(Qt::Key_Delete, Qt::ControlModifier);
        QVERIFY(w.library.tables().isEmpty());
        QCOMPARE(w.dialog->rules().nil_value, 50);
        press(Qt::Key_U, Qt::AltModifier);
        QTRY_COMPARE(w.library.tables().size(), 1);
        // By the key that takes everything else back, though rules were changed before.
        press(Qt::Key_Delete, Qt::ControlModifier);
        QVERIFY(w.library.tables().isEmpty());
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(w.library.tables().size(), 1);
        QCOMPARE(w.dialog->rules().nil_value, 50);
        press(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(w.dialog->name(), QString("Friday 2"));
        press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(opened<QInputDialog>(*w.dialog));
        type("Sunday");
        press(Qt::Key_Return);
        backTo(*w.dialog);
        QVERIFY(w.library.find("Sunday"));
        QCOMPARE(w.dialog->name(), QString("Sunday"));
    }

    void copiesPastesAndTakesDrops()
    {
        Window w;
        RuleFile table;
        table.name = "Friday";
        table.rules.nil_value = 50;
        w.dialog->choose(table);
        press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        w.dialog->choose(RuleFile{});
        press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(sameTable(w.dialog->current(), table));

        QApplication::clipboard()->setText("hello");
        press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(w.find<MessageBar>("message")->text().contains("clipboard"));
        QVERIFY(sameTable(w.dialog->current(), table));

        const QString path = w.folder.filePath("x.json");
        table.rules.nil_value = 30;
        QVERIFY(!RulesLibrary::writeFile(path, table));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(w.dialog.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(w.dialog.get(), &drop);
        QTRY_COMPARE(w.dialog->rules().nil_value, 30);
        w.dialog->openFile(w.folder.filePath("missing.json"));
        QTRY_VERIFY(w.find<MessageBar>("message")->text().contains("missing.json"));
    }

    void fitsTheScreen()
    {
        Window w; // the screen of these tests is smaller than the dialog would like to be
        const QSize screen = w.dialog->screen()->availableSize();
        QVERIFY(w.dialog->width() <= screen.width());
        QVERIFY(w.dialog->height() <= screen.height());
        const QSize least = w.dialog->minimumSizeHint();
        QVERIFY2(least.width() <= 1000 && least.height() <= 640,
                 qPrintable(QStringLiteral("%1x%2").arg(least.width()).arg(least.height())));
    }

    void everyButtonAndActionHasAName_data()
    {
        QTest::addColumn<bool>("matchRunning");
        QTest::newRow("before a match") << false;
        QTest::newRow("in a match") << true;
    }

    void everyButtonAndActionHasAName()
    {
        QFETCH(bool, matchRunning);
        Window w;
        w.dialog->setMatchRunning(matchRunning);
        for (const QAction *action : w.dialog->actions()) {
            QVERIFY(!action->text().isEmpty());
            QVERIFY2(!action->shortcut().isEmpty(), qPrintable(action->text()));
        }
        QSet<QString> mnemonics;
        for (const QPushButton *button : w.dialog->findChildren<QPushButton *>()) {
            if (!button->isVisible())
                continue;
            QVERIFY(!button->text().isEmpty());
            if (button->shortcut().isEmpty())
                continue;
            const QString key = button->shortcut().toString();
            QVERIFY2(!mnemonics.contains(key), qPrintable(key + " " + button->text()));
            mnemonics << key;
        }
    }
};

QTEST_MAIN(TestHouseRulesDialog)
#include "tst_house_rules_dialog.moc"
