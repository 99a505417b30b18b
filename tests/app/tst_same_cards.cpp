// SPDX-License-Identifier: GPL-3.0-or-later
// The same cards for everyone, in the window: numbers, codes, the deal of the day, the proof.
#include "daily_window.h"
#include "fair_dialog.h"
#include "formats/record_members.h"
#include "match_files.h"
#include "number_dialog.h"
#include "numbers/deal_number.h"
#include "numbers/dealt_cards.h"
#include "numbers/verify.h"
#include "rules_in_force_dialog.h"
#include "share_dialog.h"
#include "sharing/match_code.h"
#include "test_main.h"
#include "window_driver.h"

#include <QApplication>
#include <QCalendarWidget>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTextBrowser>

#include <algorithm>

using namespace sandbag;

namespace {

const std::atomic<bool> kNotStopped = false;

/// Answers for the person until the deal is over: the first thing that is allowed.
void playDeal(WindowDriver &driver)
{
    const auto deals = driver.session().match().record().deals.size();
    for (int i = 0; i < 400; ++i) {
        if (driver.session().match().dealOver())
            return;
        QVERIFY(waitFor(
            [&] {
                const Match &match = driver.session().match();
                return match.dealOver() || match.deal()->seat == 0;
            },
            20000));
        if (driver.session().match().dealOver())
            return;
        const Prompt prompt = legal(*driver.session().match().deal());
        QVERIFY(!prompt.choices.empty());
        QVERIFY(!driver.session().act(prompt.choices.front()));
        QCOMPARE(driver.session().match().record().deals.size(), deals);
    }
    QFAIL("the deal does not end");
}

QPushButton *buttonOf(QWidget &dialog, const char *text)
{
    for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == QString::fromLatin1(text))
            return button;
    }
    return nullptr;
}

QString meaningIn(const NumberDialog &dialog)
{
    return dialog.findChild<QLabel *>(QStringLiteral("meaning"))->text();
}

template<typename Dialog>
Dialog *opened(WindowDriver &driver, const QKeySequence &keys)
{
    driver.window().activateWindow();
    [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&driver.window());
    QTest::keySequence(&driver.window(), keys);
    Dialog *dialog = nullptr;
    [[maybe_unused]] const bool found = waitFor([&] {
        for (Dialog *each : driver.window().findChildren<Dialog *>())
            dialog = each->isVisible() ? each : dialog;
        return dialog != nullptr;
    });
    return dialog;
}

} // namespace

class TestSameCards : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void newMatchesAreFair();
    void wordsOfAPersonCount();
    void rulesInForceTellTheCommitment();
    void aNumberGivesItsCards();
    void nobodyCutsANumber();
    void mistypedNumbersAreNotPlayed();
    void theWindowDoesNotReadACode();
    void aCodeOpensAtThatTrick();
    void theDealOfTheDayIsEnteredOnce();
    void theShortMatchEndsAfterFourDeals();
    void aClockSetBackIsNoTrouble();
    void theCalendarGoesOverTheEndOfAMonth();
    void namesBreakNoWindow();
};

void TestSameCards::init()
{
    for (const auto location : {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation})
        QDir(QStandardPaths::writableLocation(location)).removeRecursively();
    QGuiApplication::clipboard()->clear();
}

void TestSameCards::newMatchesAreFair()
{
    WindowDriver driver;
    driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
    playDeal(driver);
    const RecordFile file = driver.session().files().content();
    QVERIFY(file.other.contains(record_member::fair));
    const Verification found = verify(file.record, file.other, kNotStopped);
    QVERIFY2(found.ok(), found.ok() ? "" : qPrintable(found.faults.front().text));
    QCOMPARE(found.commitments, 1);
    QCOMPARE(found.deals, 1);
    // Every act of a computer; a deal may end early by a claim.
    const auto &events = file.record.deals.front().events;
    QCOMPARE(found.answers, std::count_if(events.begin(), events.end(),
                                          [](const Event &event) { return event.seat > 0; }));
    QVERIFY(found.answers > 10);
    const QString number = numberOfLastDeal(driver.session().match(), file.other);
    QVERIFY(driver.window().windowTitle().contains(number));
}

void TestSameCards::wordsOfAPersonCount()
{
    WindowDriver driver;
    driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
    auto *dialog = opened<FairDialog>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+F")));
    QVERIFY(dialog);
    auto *words = dialog->findChild<QLineEdit *>();
    words->setFocus();
    QTest::keyClicks(words, QStringLiteral("my own words"));
    dialog->close();
    driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
    const auto told = fairnessIn(driver.session().files().content().other);
    QVERIFY(told);
    QCOMPARE(told->salt, QStringLiteral("my own words"));
}

void TestSameCards::rulesInForceTellTheCommitment()
{
    WindowDriver driver;
    driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
    auto *dialog = opened<RulesInForceDialog>(driver, QKeySequence(QStringLiteral("F2")));
    QVERIFY(dialog);
    const auto told = fairnessIn(driver.session().files().content().other);
    const auto *line = dialog->findChild<QLabel *>(QStringLiteral("cards"));
    QVERIFY(line->isVisible());
    QVERIFY(line->text().contains(told->commitment));
    QVERIFY(!line->text().contains(hexOf(*told->secret)));
    dialog->close();
}

void TestSameCards::aNumberGivesItsCards()
{
    WindowDriver driver;
    const NumberedCards cards{{QStringLiteral("zone"), rulesOf(*findPreset("zone"))}, 4711, {}, {}};
    const QString number = *numberText(cards);
    QGuiApplication::clipboard()->setText(number.toLower());
    auto *dialog = opened<NumberDialog>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+N")));
    QVERIFY(dialog);
    QVERIFY(buttonOf(*dialog, "Play")->isEnabled());
    buttonOf(*dialog, "Play")->click();
    const Match &match = driver.session().match();
    QCOMPARE(match.record().base, std::string("zone"));
    QVERIFY(sameCards(match.record().deals.front(), dealsOf(cards).front()));
    QVERIFY(driver.window().windowTitle().contains(number));
    const RecordFile file = driver.session().files().content();
    QCOMPARE(numbersOf(match, file.other).match, number);
}

void TestSameCards::nobodyCutsANumber()
{
    WindowDriver driver;
    RuleSet rules;
    rules.deal_cut = DealCut::cut;
    for (quint64 seed = 1; seed < 5;
         ++seed) { // at one of them the person sits at the dealer's right
        MatchPlan plan;
        plan.rules = rules;
        plan.base = QStringLiteral("standard");
        const NumberedCards cards{{plan.base, rules}, seed, {}, {}};
        plan.number = *numberText(cards);
        driver.window().play(plan);
        QVERIFY(sameCards(driver.session().match().record().deals.front(), dealsOf(cards).front()));
    }
}

void TestSameCards::mistypedNumbersAreNotPlayed()
{
    WindowDriver driver;
    auto *dialog = opened<NumberDialog>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+N")));
    QVERIFY(dialog);
    for (const char *text :
         {"", "hello", "22222-22223", "sandbag1:xx", "<script>", "[Deal \"N:\"]"}) {
        dialog->setText(QString::fromLatin1(text));
        QTRY_VERIFY(!meaningIn(*dialog).startsWith(QStringLiteral("Reading")));
        QVERIFY(!buttonOf(*dialog, "Play")->isEnabled());
    }
    buttonOf(*dialog, "New Code")->click();
    QVERIFY(buttonOf(*dialog, "Play")->isEnabled());
    QCOMPARE(dialog->findChild<QPlainTextEdit *>()->toPlainText().remove(u'-').size(), 10);
    dialog->close();
}

/// A code may hold hundreds of deals: it is read beside the window.
void TestSameCards::theWindowDoesNotReadACode()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    const auto code = matchCode(driver.session().match().record());
    auto *dialog = opened<NumberDialog>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+N")));
    QVERIFY(dialog);
    dialog->setText(code);
    QVERIFY(meaningIn(*dialog).startsWith(QStringLiteral("Reading")));
    QVERIFY(!buttonOf(*dialog, "Play")->isEnabled());
    // Another text before the first was read: only that one is told.
    dialog->setText(QStringLiteral("hello"));
    const QString told = meaningIn(*dialog);
    QTest::qWait(300);
    QCOMPARE(meaningIn(*dialog), told);
    dialog->setText(code);
    QTRY_VERIFY(buttonOf(*dialog, "Play")->isEnabled());
    QVERIFY(meaningIn(*dialog).startsWith(QStringLiteral("A match of 1 deal")));
}

void TestSameCards::aCodeOpensAtThatTrick()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    playDeal(driver);
    const MatchRecord before = driver.session().match().record();
    auto *share = opened<ShareDialog>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+S")));
    QVERIFY(share);
    share->findChild<QSpinBox *>()->setValue(5);
    buttonOf(*share, "Copy as Text")->click();
    share->close();
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("sandbag1:")));
    auto *dialog = opened<NumberDialog>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+N")));
    QVERIFY(dialog);
    QTRY_VERIFY(buttonOf(*dialog, "Play")->isEnabled());
    buttonOf(*dialog, "Play")->click();
    const DealRecord &now = driver.session().match().record().deals.front();
    QVERIFY(sameCards(now, before.deals.front()));
    QVERIFY(now.events.size() >= 4 + 4 * 4 &&
            now.events.size() < before.deals.front().events.size());
    QVERIFY(std::equal(now.events.begin(), now.events.begin() + 20,
                       before.deals.front().events.begin()));
}

void TestSameCards::theDealOfTheDayIsEnteredOnce()
{
    WindowDriver driver;
    auto *daily = opened<DailyWindow>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+D")));
    QVERIFY(daily);
    buttonOf(*daily, "Play")->click();
    const auto deal = dailyDeal(QDate::currentDate(), QStringLiteral("standard"));
    QVERIFY(
        sameCards(driver.session().match().record().deals.front(), dealsOf(deal->cards).front()));
    QCOMPARE(driver.session().seats().at(1).player, DailyWindow::companion());
    playDeal(driver);
    QVERIFY(waitFor([&] { return daily->isVisible(); }));
    DayBook book;
    QVERIFY(!book.read());
    QCOMPARE(book.days().size(), 1);
    const int first = book.days().front().points;
    QVERIFY(buttonOf(*daily, "Play Again"));
    daily->enter(deal->date, deal->game, first + 1000); // as if it was played again
    QVERIFY(!book.read());
    QCOMPARE(book.days().size(), 1);
    QCOMPARE(book.days().front().points, first);
    daily->close();
}

void TestSameCards::theShortMatchEndsAfterFourDeals()
{
    WindowDriver driver;
    auto *daily = opened<DailyWindow>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+D")));
    QVERIFY(daily);
    daily->findChild<QComboBox *>(QStringLiteral("form"))->setCurrentIndex(1);
    buttonOf(*daily, "Play")->click();
    for (std::size_t deal = 1; deal <= 4; ++deal) {
        QVERIFY(!daily->isVisible());
        playDeal(driver);
        QCOMPARE(driver.session().match().record().deals.size(), deal);
        if (deal < 4)
            driver.session().nextDeal();
    }
    QVERIFY(waitFor([&] { return daily->isVisible(); }));
    driver.session().nextDeal();
    QCOMPARE(driver.session().match().record().deals.size(), std::size_t{4});
    DayBook book;
    QVERIFY(!book.read());
    QCOMPARE(book.days().size(), 1);
    QVERIFY(book.days().front().match);
    QCOMPARE(book.days().front().points, driver.session().match().standing().totals[0]);
    daily->close();
}

/// Days after today, played before the clock was set back, are kept and break no row.
void TestSameCards::aClockSetBackIsNoTrouble()
{
    const QDate today(2026, 11, 1);
    DayBook book;
    for (const int days : {-2, -1, 0, 1})
        QVERIFY(!book.add({today.addDays(days), QStringLiteral("standard"), 10, 10, 10}));
    DailyWindow window(today);
    QStringList texts;
    for (const QLabel *label : window.findChildren<QLabel *>())
        texts << label->text();
    QVERIFY(texts.join(u'|').contains(QStringLiteral("Current streak: 3 day")));
    DailyWindow tomorrow(today.addDays(1));
    texts.clear();
    for (const QLabel *label : tomorrow.findChildren<QLabel *>())
        texts << label->text();
    QVERIFY(texts.join(u'|').contains(QStringLiteral("Current streak: 4 day")));
}

/// One window over the end of a month, in which a deal begun before midnight ends after it, then
/// over a clock that is set back.
void TestSameCards::theCalendarGoesOverTheEndOfAMonth()
{
    const QString game = QStringLiteral("standard");
    const QDate last(2026, 10, 31), first(2026, 11, 1);
    DailyWindow window(last);
    auto *calendar = window.findChild<QCalendarWidget *>();
    const auto says = [&](const QString &text) {
        QStringList texts;
        for (const QLabel *label : window.findChildren<QLabel *>())
            texts << label->text();
        return texts.join(u'|').contains(text);
    };
    QCOMPARE(calendar->maximumDate(), last);
    window.enter(last.addDays(-1), game, 30);
    window.setToday(first);
    QCOMPARE(calendar->selectedDate(), first);
    QCOMPARE(calendar->monthShown(), 11);
    QVERIFY(says(QStringLiteral("Current streak: 0 day"))); // nobody played on the 31st yet
    window.enter(last, game, 10);                           // begun before midnight
    QCOMPARE(calendar->selectedDate(), last);
    QCOMPARE(calendar->monthShown(), 10);
    QVERIFY(says(QStringLiteral("Current streak: 2 day")));
    window.enter(first, game, 20);
    QVERIFY(says(QStringLiteral("Current streak: 3 day")));
    QCOMPARE(calendar->maximumDate(), first);
    window.setToday(last); // the clock was set back by a day
    QVERIFY(says(QStringLiteral("Current streak: 2 day")));
    QVERIFY(says(QStringLiteral("Played on 3 day")));
    QVERIFY(calendar->dateTextFormat(first).fontUnderline());
    window.enter(first, game, 500); // that day was played, and its first time counts
    DayBook book;
    QVERIFY(!book.read());
    QCOMPARE(book.days().size(), 3);
    QCOMPARE(book.find(first, game)->points, 20);
    window.setToday(first);
    QVERIFY(says(QStringLiteral("Current streak: 3 day")));
}

void TestSameCards::namesBreakNoWindow()
{
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.seats[1].name = QStringLiteral("<script>alert(1)</script>\u202E");
    driver.window().applySettings(settings);
    driver.window().newMatch(RuleSet{}, QStringLiteral("standard"));
    playDeal(driver);
    auto *dialog = opened<FairDialog>(driver, QKeySequence(QStringLiteral("Ctrl+Alt+F")));
    QVERIFY(dialog);
    const QString text = dialog->findChild<QTextBrowser *>()->toPlainText();
    QVERIFY(text.contains(QStringLiteral("<script>alert(1)</script>")));
    QVERIFY(!text.contains(QChar(0x202E)));
    dialog->close();
}

QTEST_MAIN(TestSameCards)
#include "tst_same_cards.moc"
