// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/balanced_label.h"
#include "panels/result_panel.h"
#include "panels/ruling_panel.h"
#include "panels/tricks_panel.h"
#include "prompt_words.h"
#include "window_driver.h"
#include "words.h"

#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>

using namespace sandbag;

/// The rarer things that happen at a table: misdeals, rulings, challenges, claims and passes.
class TestTablePhases : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void misdealIsCalled();
    void rulingIsMadeOnTheTable();
    void dealIsThrownInOnTheTable();
    void challengeChangesTheResult();
    void panelThatIsReadStopsTheComputers();
    void ownDeedsAreSaidToYou();
    void titlesAreBalanced();

private:
    static void toPlay(WindowDriver &driver);
    static QStringList textsOf(const QWidget *panel);
};

void TestTablePhases::toPlay(WindowDriver &driver)
{
    for (int i = 0; i < 20; ++i) {
        QVERIFY(driver.waitForPerson());
        if (driver.session().view(0).prompt().phase == Phase::play)
            return;
        driver.answerByMouse();
    }
}

QStringList TestTablePhases::textsOf(const QWidget *panel)
{
    QStringList texts;
    for (const QLabel *label : panel->findChildren<QLabel *>())
        texts << label->text();
    return texts;
}

/// Rule `misdeal_spades_at_most`: whoever may declare a misdeal finds the button for it.
void TestTablePhases::misdealIsCalled()
{
    RuleSet rules;
    rules.misdeal_spades_at_most = 3;
    rules.blind_nil_allowed = false;
    WindowDriver driver;
    bool called = false;
    for (quint64 seed = 1; seed < 20 && !called; ++seed) {
        driver.deal(rules, QStringLiteral("standard"), seed);
        QVERIFY(driver.waitForPerson());
        if (driver.session().match().dealOver())
            continue; // a computer was faster
        called = driver.clickButton(QStringLiteral("Call a misdeal"));
    }
    QVERIFY(called);
    QVERIFY(driver.session().match().dealOver());
    QCOMPARE(driver.session().match().results().back().voidReason, std::string("misdeal"));
}

void TestTablePhases::rulingIsMadeOnTheTable()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    auto *panel = qobject_cast<RulingPanel *>(driver.table().extraPanel());
    QVERIFY(panel);
    QVERIFY(driver.table().panel()->isHidden()); // one question at a time
    panel->findChildren<QSpinBox *>().at(0)->setValue(-20);
    QTest::keyClicks(panel->findChild<QLineEdit *>(), QStringLiteral("Hello Bo"));
    QVERIFY(driver.clickButton(QStringLiteral("Enter it")));
    QVERIFY(!driver.table().extraPanel());
    QVERIFY(!driver.table().panel()->isHidden());
    const auto &rulings = driver.session().match().record().deals.back().rulings;
    QCOMPARE(rulings.size(), std::size_t(1));
    QCOMPARE(rulings.front(), (Ruling{0, -20, 0, "Hello Bo"}));
}

void TestTablePhases::dealIsThrownInOnTheTable()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(driver.clickButton(QStringLiteral("Play on")));
    QVERIFY(!driver.session().match().dealOver());
    driver.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(driver.clickButton(QStringLiteral("Throw it in")));
    QVERIFY(driver.session().match().dealOver());
    QVERIFY(qobject_cast<ResultPanel *>(driver.table().panel()));
}

/// D75: a trick may be challenged until the next deal starts; the result on the table follows.
void TestTablePhases::challengeChangesTheResult()
{
    RuleSet rules;
    rules.renege_mode = RenegeMode::challenge;
    WindowDriver driver;
    driver.deal(rules, QStringLiteral("standard"));
    while (!driver.session().match().dealOver()) {
        QVERIFY(driver.waitForPerson());
        if (driver.session().match().dealOver())
            break;
        const SeatView view = driver.session().view(0);
        const CardList lawful = lawfulCards(view.seen());
        if (view.prompt().phase != Phase::play)
            driver.answerByMouse();
        else
            QVERIFY(!driver.session().act(Event::play(0, lawful.front())));
    }
    QTRY_VERIFY(qobject_cast<ResultPanel *>(driver.table().panel()));
    const QStringList before = textsOf(driver.table().panel());
    QSignalSpy said(&driver.table(), &Tabletop::said);
    driver.press(Qt::Key_L);
    QVERIFY(qobject_cast<TricksPanel *>(driver.table().extraPanel()));
    QVERIFY(driver.clickButton(QStringLiteral("Ada reneged!")));
    QVERIFY(!driver.table().extraPanel());
    QVERIFY(said.back().front().toString().startsWith(QStringLiteral("You say that")));
    QVERIFY(said.back().front().toString().endsWith(QStringLiteral("It was none.")));
    QVERIFY(textsOf(driver.table().panel()) != before); // three tricks are taken off
}

void TestTablePhases::panelThatIsReadStopsTheComputers()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    toPlay(driver);
    for (int i = 0; i < 8 && !driver.table().canReview(); ++i) {
        QVERIFY(driver.waitForPerson());
        driver.answerByMouse();
    }
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_L);
    QVERIFY(driver.session().isPaused());
    QVERIFY(driver.clickButton(QStringLiteral("Close")));
    QVERIFY(!driver.session().isPaused());
}

void TestTablePhases::ownDeedsAreSaidToYou()
{
    const QStringList names{QStringLiteral("You"), QStringLiteral("Ada"), QStringLiteral("Bo"),
                            QStringLiteral("Cleo")};
    const DealState deal;
    const auto words = [&](const Event &event) { return happenedWords(event, deal, names, 0); };
    QCOMPARE(words(Event::of(EventKind::claim, 0)), QStringLiteral("You claim the rest."));
    QCOMPARE(words(Event::of(EventKind::claim, 1)), QStringLiteral("Ada claims the rest."));
    const CardList cards = *parseCards("5H KD");
    QCOMPARE(words(Event::withCards(EventKind::pass, 0, cards, 2)),
             QStringLiteral("You pass 5♥, K♦ to Bo."));
    QCOMPARE(words(Event::withCards(EventKind::pass, 2, cards, 0)),
             QStringLiteral("Bo passes you 5♥, K♦."));
    QCOMPARE(words(Event::withCards(EventKind::pass, 2, {}, 0)),
             QStringLiteral("Bo passes you cards."));
    QCOMPARE(choiceWords(Event::numbered(EventKind::leads, 0, 0, 0), names),
             QStringLiteral("You lead"));
    QCOMPARE(choiceWords(Event::of(EventKind::claim, 0), names), QStringLiteral("Claim the rest"));
}

void TestTablePhases::titlesAreBalanced()
{
    BalancedLabel label;
    label.setText(QStringLiteral("Look at your cards, or bid blind."));
    const int whole = QFontMetrics(label.font()).horizontalAdvance(label.text());
    const int width = label.balancedWidth(whole * 9 / 10);
    QVERIFY(width < whole * 7 / 10); // two lines of about one half
    QVERIFY(width >= whole / 2 - 1);
    QCOMPARE(label.balancedWidth(whole * 2), label.balancedWidth(whole * 3));
}

QTEST_MAIN(TestTablePhases)
#include "tst_table_phases.moc"
