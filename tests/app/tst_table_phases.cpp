// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/loaded_match.h"
#include "look/picture_of_deal.h"
#include "panels/balanced_label.h"
#include "panels/hint_panel.h"
#include "panels/result_panel.h"
#include "panels/ruling_panel.h"
#include "panels/tricks_panel.h"
#include "test_main.h"
#include "window_driver.h"
#include "words/contract_words.h"
#include "words/event_words.h"
#include "words/prompt_words.h"
#include "words/words.h"

#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>

using namespace sandbag;

namespace {

/// The first player holds all spades, and each other one a suit.
DealState bidWithASuitEach(const RuleSet &rules, const QStringList &calls)
{
    DealStart start;
    for (const char *hand :
         {"AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
          "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"})
        start.hands.push_back(*parseCards(hand));
    start.dealer = 3;
    DealState deal = startDeal(makeContext(rules), start);
    for (const QString &call : calls)
        (void)apply(deal, Event::makeCall(deal.seat, *parseCall(call.toStdString())));
    while (deal.stage != Stage::play)
        (void)apply(deal, legal(deal).choices.front());
    return deal;
}

} // namespace

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
    void openedMatchShowsItsOwnResult();
    void nextDealBeginsWhileTheResultComes();
    void receivedCardsAreShown();
    void claimShowsTheCards();
    void darkHandLiesFaceDown();
    void comingOutIsAsked();
    void tooManyTricksSetAContract();
    void undertakingsStandOnTheBoard();
    void spaceBidsOnlyWhatWasGoneTo();
    void firstDealSaysWhyNobodyBids();
    void clockSaysThatItPlayed();
    void ownDeedsAreSaidToYou();
    void titlesAreBalanced();

private:
    static QStringList textsOf(const QWidget *panel);
};

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
    QCOMPARE(driver.session().match().results().back().end, DealEnd::misdeal);
    QVERIFY(textsOf(driver.table().panel()).contains(QStringLiteral("You call a misdeal.")));
    QCOMPARE(SeatView(*driver.session().match().deal(), 1).knownCards(0).size(),
             std::size_t(13)); // the hand is shown
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
    // What is typed takes the place of the nought.
    QTest::keyClicks(panel->findChildren<QSpinBox *>().at(0), QStringLiteral("-20"));
    QTest::keyClicks(panel->findChild<QLineEdit *>(), QStringLiteral("Hello Bo"));
    QVERIFY(driver.clickButton(QStringLiteral("Add")));
    QVERIFY(!driver.table().extraPanel());
    QVERIFY(!driver.table().panel()->isHidden());
    const auto &rulings = driver.session().match().record().deals.back().rulings;
    QCOMPARE(rulings.size(), std::size_t(1));
    QCOMPARE(rulings.front(), (Ruling{0, -20, 0, 0, "Hello Bo"}));
}

void TestTablePhases::dealIsThrownInOnTheTable()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(driver.clickButton(QStringLiteral("Keep Playing")));
    QVERIFY(!driver.session().match().dealOver());
    driver.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(driver.clickButton(QStringLiteral("End Deal")));
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
        const SeatView view = SeatView(*driver.session().match().deal(), 0);
        const CardList lawful = lawfulCards(view.seen());
        if (view.prompt().phase != Phase::play)
            driver.answerByMouse();
        else
            QVERIFY(!driver.session().act(Event::play(0, lawful.front())));
    }
    QTRY_VERIFY(qobject_cast<ResultPanel *>(driver.table().panel()));
    const QStringList before = textsOf(driver.table().panel());
    QStringList said;
    driver.hear(said);
    driver.press(Qt::Key_L);
    QVERIFY(qobject_cast<TricksPanel *>(driver.table().extraPanel()));
    QVERIFY(driver.clickButton(QStringLiteral("Ada reneged!")));
    QVERIFY(!driver.table().extraPanel());
    QVERIFY(said.back().startsWith(QStringLiteral("You say that")));
    QVERIFY(said.back().endsWith(QStringLiteral("It wasn't a renege.")));
    QVERIFY(textsOf(driver.table().panel()) != before); // three tricks are taken off
}

/// A result belongs to one match: another one that is opened over it shows its own.
void TestTablePhases::openedMatchShowsItsOwnResult()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.session().throwIn();
    QVERIFY(textsOf(driver.table().panel()).contains(QStringLiteral("You & Bo")));
    MatchRecord record = driver.session().match().record();
    record.players[2].name = "Hal";
    driver.session().open({std::get<Match>(Match::fold(record)), {}});
    QVERIFY(textsOf(driver.table().panel()).contains(QStringLiteral("You & Hal")));
}

/// A result takes a third of a second to come; whoever goes on before that sees the next deal, and
/// nothing moves a sheet that is gone.
void TestTablePhases::nextDealBeginsWhileTheResultComes()
{
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.look.motion = true;
    driver.window().applySettings(settings);
    for (int deal = 0; deal < 3; ++deal) {
        if (deal == 0)
            driver.deal(RuleSet{}, QStringLiteral("standard"));
        QTRY_VERIFY(!driver.table().scene().inMotion());
        driver.session().throwIn();
        QTRY_VERIFY(qobject_cast<ResultPanel *>(driver.table().panel()) &&
                    driver.table().panel()->isVisible());
        const QPointer<TablePanel> sheet = driver.table().panel();
        QVERIFY(sheet->graphicsEffect()); // it still comes
        driver.session().nextDeal();
        QVERIFY(driver.table().panel() != sheet);
        QTRY_VERIFY(!sheet);
    }
    constexpr int kWouldHaveCome = 400; // ms
    QTest::qWait(kWouldHaveCome);
    QVERIFY(!qobject_cast<ResultPanel *>(driver.table().panel()));
}

/// Rule `pass_every_deal`: what partner passed stands out until the first card is played.
void TestTablePhases::receivedCardsAreShown()
{
    RuleSet rules;
    rules.pass_every_deal = 3;
    rules.blind_nil_allowed = false;
    QStringList said;
    WindowDriver driver;
    driver.hear(said);
    driver.deal(rules, QStringLiteral("standard"));
    driver.toPlay();
    const auto &received = driver.picture().received;
    QCOMPARE(std::count(received.begin(), received.end(), true), 3);
    const CardList came = SeatView(*driver.session().match().deal(), 0).seen().hidden.received[0];
    for (std::size_t i = 0; i < received.size(); ++i)
        QCOMPARE(received[i],
                 std::find(came.begin(), came.end(), driver.picture().hand[i]) != came.end());
    const bool told = std::any_of(said.begin(), said.end(), [&came](const QString &line) {
        return line.contains(cardsWords(came));
    });
    QVERIFY(told);
    driver.answerByMouse();
    QTRY_VERIFY(driver.picture().hand.size() < 13);
    QCOMPARE(std::count(received.begin(), received.end(), true), 0);
}

/// Rule `claim_mode`: a claim lays the cards down, and the result says how the deal ended.
void TestTablePhases::claimShowsTheCards()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    MatchRecord record = driver.session().match().record();
    const char *hands[] = {
        "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
        "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"};
    DealRecord deal;
    deal.dealer = 3;
    for (const char *hand : hands)
        deal.hands.push_back(*parseCards(hand));
    record.deals = {deal};
    for (PlayerRecord &player : record.players)
        player.kind = "human";
    driver.session().open({std::get<Match>(Match::fold(record)), {}});
    for (const char *call : {"13", "1", "1", "1"}) {
        const int seat = driver.session().seatAtTurn();
        QVERIFY(!driver.session().act(Event::makeCall(seat, *parseCall(call))));
    }
    QVERIFY(!driver.session().act(Event::of(EventKind::claim, 0)));
    QVERIFY(driver.session().match().dealOver());
    QCOMPARE(SeatView(*driver.session().match().deal(), 1).knownCards(0).size(), std::size_t(13));
    QTRY_VERIFY(
        !textsOf(driver.table().panel()).filter(QStringLiteral("remaining tricks.")).isEmpty());
}

/// Rule `dark_allowed`: a nil in the dark plays from a hand that lies face down.
void TestTablePhases::darkHandLiesFaceDown()
{
    RuleSet rules;
    rules.dark_allowed = true;
    rules.blind_nil_deficit = 0;
    WindowDriver driver;
    driver.deal(rules, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    const int seat = driver.session().seatAtTurn();
    QVERIFY(!driver.session().act(Event::makeCall(seat, *parseCall("blind nil dark"))));
    QVERIFY(driver.picture().handHidden);
    QVERIFY(driver.picture().hand.empty());
}

/// Rule `blind_come_out`: the question is not one of a raise.
void TestTablePhases::comingOutIsAsked()
{
    RuleSet rules = rulesOf(*findPreset("new-york"));
    rules.blind_deficit = 0;
    rules.bid_first_deal_plays_itself = false;
    WindowDriver driver;
    bool asked = false;
    for (quint64 seed = 1; seed < 20 && !asked; ++seed) {
        driver.deal(rules, QStringLiteral("new-york"), seed);
        QVERIFY(driver.waitForPerson());
        const SeatView view = SeatView(*driver.session().match().deal(), 0);
        if (view.prompt().phase != Phase::look)
            continue;
        QVERIFY(!driver.session().act(Event::makeCall(0, *parseCall("blind 6"))));
        QVERIFY(driver.waitForPerson());
        QCOMPARE(driver.table().panel()->title(),
                 QStringLiteral("Keep the blind bid, or change to a regular ten?"));
        asked = true;
    }
    QVERIFY(asked);
}

/// Rule `bid_first_deal_plays_itself`: it says so until the first trick is over.
void TestTablePhases::firstDealSaysWhyNobodyBids()
{
    const auto context = makeContext(rulesOf(*findPreset("new-york")));
    DealStart start = dealCards(*context, 0, 1);
    start.firstScored = true;
    DealState deal = startDeal(context, start);
    const QStringList names{"You", "Ada", "Bo", "Cleo"};
    const auto says = [&](int seat) {
        return promptWords(SeatView(deal, seat), names)
            .startsWith("Nobody bids in this first deal");
    };
    while (deal.stage != Stage::play)
        QVERIFY(!apply(deal, legal(deal).choices.front()));
    while (deal.play.tricksPlayed == 0) {
        QVERIFY(says(deal.seat) && says((deal.seat + 1) % 4));
        QVERIFY(!apply(deal, legal(deal).choices.front()));
    }
    QVERIFY(!says(deal.seat));
}

/// Where every partner, or the side, has to take exactly what was bid: these are no overtricks.
void TestTablePhases::tooManyTricksSetAContract()
{
    RuleSet rules;
    for (const ContractMade made : {ContractMade::exact, ContractMade::each_exact}) {
        rules.contract_made = made;
        DealState deal = bidWithASuitEach(rules, {"1", "2", "2", "2"});
        QCOMPARE(contractBrief(deal, 0), QStringLiteral("3 to go"));
        while (deal.play.tricksPlayed < 4) // all by the first of them
            QVERIFY(!apply(deal, legal(deal).choices.front()));
        QCOMPARE(contractWords(deal, 0), QStringLiteral("3 bid, set"));
        QCOMPARE(contractBrief(deal, 0), QStringLiteral("set"));
        QCOMPARE(needWords(deal, 0), QStringLiteral("Your contract of 3 is set."));
    }
}

/// Rule `mo_allowed`: the first seven tricks count, not the numbers bid.
void TestTablePhases::undertakingsStandOnTheBoard()
{
    DealState deal = bidWithASuitEach(rulesOf(*findPreset("mo")), {"4 little-mo", "2", "2", "1"});
    QCOMPARE(contractWords(deal, 0), QStringLiteral("little mo, 0 of 7"));
    QCOMPARE(contractWords(deal, 1), QStringLiteral("3 bid, 3 to go"));
    while (deal.play.tricksPlayed < 3)
        QVERIFY(!apply(deal, legal(deal).choices.front()));
    QCOMPARE(needWords(deal, 0), QStringLiteral("little mo, 3 of 7"));
    while (deal.play.tricksPlayed < 7)
        QVERIFY(!apply(deal, legal(deal).choices.front()));
    QCOMPARE(contractWords(deal, 0), QStringLiteral("little mo, made"));
}

/// Space goes on to the next deal: once too often must not bid one.
void TestTablePhases::spaceBidsOnlyWhatWasGoneTo()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_Space);
    const auto bid = [&driver] { return driver.session().match().deal()->calls[0]; };
    QVERIFY(!bid().made());
    driver.press(Qt::Key_Right); // from the even share, three, with which it opens
    driver.press(Qt::Key_Space);
    QVERIFY(bid() == Call::number(4));
}

/// Rule `tempo_seconds`: whoever did not play is told that the clock did.
void TestTablePhases::clockSaysThatItPlayed()
{
    RuleSet rules;
    rules.tempo_seconds = 1;
    QStringList said;
    WindowDriver driver;
    driver.hear(said);
    driver.deal(rules, QStringLiteral("standard"));
    driver.toPlay();
    const auto told = [&said] {
        return std::any_of(said.begin(), said.end(), [](const QString &line) {
            return line.startsWith(QStringLiteral("Time is up. You: "));
        });
    };
    QTRY_VERIFY(told());
}

void TestTablePhases::ownDeedsAreSaidToYou()
{
    const QStringList names{QStringLiteral("You"), QStringLiteral("Ada"), QStringLiteral("Bo"),
                            QStringLiteral("Cleo")};
    DealState deal;
    deal.disputes.claimedBy = 0;
    const auto words = [&](const Event &event) { return happenedWords(event, deal, names, 0); };
    QCOMPARE(words(Event::of(EventKind::claim, 0)),
             QStringLiteral("You claim the remaining tricks."));
    QCOMPARE(words(Event::of(EventKind::claim, 1)),
             QStringLiteral("Ada claims the remaining tricks. The claim fails."));
    const CardList cards = *parseCards("5H KD");
    QCOMPARE(words(Event::withCards(EventKind::pass, 0, cards, 2)),
             QStringLiteral("You pass 5♥, K♦ to Bo."));
    QCOMPARE(words(Event::withCards(EventKind::pass, 2, cards, 0)),
             QStringLiteral("Bo passes you 5♥, K♦."));
    QCOMPARE(words(Event::withCards(EventKind::pass, 2, {}, 0)),
             QStringLiteral("Bo passes you cards."));
    QCOMPARE(choiceWords(Event::leads(0, 0), names), QStringLiteral("You lead"));
    QCOMPARE(choiceWords(Event::of(EventKind::claim, 0), names),
             QStringLiteral("Claim the remaining tricks"));
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
    label.setText(QStringLiteral("Look at your cards, or bid blind. Bid so far: 6 of 13 tricks."));
    const int both = QFontMetrics(label.font()).horizontalAdvance(label.text());
    QCOMPARE(label.brokenText(both * 9 / 10).indexOf(QLatin1Char('\n')), 33);
    QCOMPARE(label.brokenText(both * 2), label.text());
}

QTEST_MAIN(TestTablePhases)
#include "tst_table_phases.moc"
