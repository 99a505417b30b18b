// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct/table_pace.h"
#include "panels/ruling_panel.h"
#include "table_actions.h"
#include "test_main.h"
#include "window_driver.h"
#include "words/prompt_words.h"

#include <QLineF>
#include <QSpinBox>
#include <QStandardPaths>

#include <algorithm>
#include <set>

using namespace sandbag;

/// Every phase of a deal with the mouse alone.
class TestPlayByMouse : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void phases_data();
    void phases();
    void raisesNameTheirNumbers();
    void curtainHidesWhatMayBePlayed();
    void nobodyTakesBackSomebodyElsesChoiceUnasked();
    void partnerWaitsForAHint();
    void doubleClickPlays();
    void lastTrickIsShown();
    void feltGathersTheTrick();
    void draftedCardsAreClicked_data();
    void draftedCardsAreClicked();

private:
    /// A deal of Standard to four who share the screen.
    static void dealToPersons(WindowDriver &driver)
    {
        Settings settings = driver.window().settings();
        for (SeatPlan &seat : settings.seats)
            seat.player = QStringLiteral("human");
        driver.window().applySettings(settings);
        driver.deal(RuleSet{}, QStringLiteral("standard"));
    }
    /// Plays until a person has answered `phase`; false when it never came.
    static bool reach(WindowDriver &driver, Phase phase, int mostAnswers);
};

bool TestPlayByMouse::reach(WindowDriver &driver, Phase phase, int mostAnswers)
{
    for (int i = 0; i < mostAnswers && driver.waitForPerson(); ++i) {
        if (driver.session().match().over())
            return false;
        const Match &match = driver.session().match();
        const SeatView view = SeatView(*driver.session().match().deal(), 0);
        const bool here = match.deal() && view.mayAct() && view.prompt().phase == phase;
        const std::size_t before = match.deal() ? match.deal()->log.size() : 0;
        driver.answerByMouse();
        if (here && match.deal()->log.size() > before)
            return true;
    }
    return false;
}

void TestPlayByMouse::phases_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QStringList>("changes");
    QTest::addColumn<int>("phase");
    const auto row = [](const char *name, const char *preset, const QStringList &changes,
                        Phase phase) {
        QTest::newRow(name) << QString::fromLatin1(preset) << changes << static_cast<int>(phase);
    };
    row("draft one by one", "family-2", {}, Phase::draft);
    row("draft in pairs", "two-handed", {}, Phase::draft);
    row("look", "standard", {"blind_nil_deficit=0"}, Phase::look);
    row("call", "standard", {}, Phase::call);
    row("declared nil", "family-4", {}, Phase::call);
    row("raise by one", "standard", {"bid_raise=by-one"}, Phase::raise);
    row("raise by sides", "standard", {"bid_raise=sides"}, Phase::raise);
    row("pass every deal", "standard", {"pass_every_deal=3", "blind_nil_allowed=false"},
        Phase::pass);
    row("pass after bids", "standard", {"pass_every_deal=2", "pass_every_deal_when=after-bids"},
        Phase::pass);
    row("kitty", "dealer-kitty", {"blind_nil_allowed=false"}, Phase::kitty);
    row("auction", "auction", {}, Phase::call);
    row("side bids with talk", "partnership", {}, Phase::call);
    row("play", "standard", {}, Phase::play);
    row("aces high or low", "three-b", {}, Phase::play);
}

void TestPlayByMouse::phases()
{
    QFETCH(QString, preset);
    QFETCH(QStringList, changes);
    QFETCH(int, phase);
    RuleSet rules = rulesOf(*findPreset(preset.toStdString()));
    for (const QString &change : changes) {
        const QStringList parts = change.split(u'=');
        QVERIFY(findOption(parts[0].toStdString())->set(rules, parts[1].toStdString()));
    }
    WindowDriver driver;
    driver.deal(rules, preset);
    QVERIFY2(reach(driver, static_cast<Phase>(phase), 400),
             qPrintable(driver.table().scene().prompt()));
}

void TestPlayByMouse::raisesNameTheirNumbers()
{
    RuleSet rules;
    rules.bid_raise = BidRaise::sides;
    WindowDriver driver;
    driver.deal(rules, QStringLiteral("standard"));
    const auto phase = [&driver] {
        return SeatView(*driver.session().match().deal(), 0).prompt().phase;
    };
    QVERIFY(driver.waitForPerson());
    QVERIFY(driver.clickButton(QStringLiteral("1")));
    QVERIFY(driver.waitForPerson());
    QCOMPARE(phase(), Phase::raise);
    const SeatView view = SeatView(*driver.session().match().deal(), 0);
    // What is raised is the side's contract, of which the partner's number is a part.
    const int contract = contractHalves(view.seen(), 0) / 2;
    QVERIFY(contract > 1);
    QCOMPARE(promptWords(view, {}),
             QStringLiteral("Your side has bid %1. Raise it, or stay?").arg(contract));
    const auto buttons = driver.table().panel()->findChildren<TableButton *>();
    QCOMPARE(static_cast<std::size_t>(buttons.size()), view.prompt().choices.size());
    for (qsizetype i = 1; i < buttons.size(); ++i) // the first is "stay"
        QCOMPARE(buttons[i]->text().toInt(),
                 view.prompt().choices[static_cast<std::size_t>(i)].call().tricks());
}

void TestPlayByMouse::curtainHidesWhatMayBePlayed()
{
    WindowDriver driver;
    dealToPersons(driver);
    for (int i = 0; i < 30; ++i) {
        QVERIFY(driver.waitForPerson());
        if (driver.picture().handHidden && driver.picture().trick.size() == 1)
            break;
        driver.answerByMouse();
    }
    QVERIFY(driver.picture().handHidden);
    QVERIFY(driver.picture().hand.empty());
    QVERIFY(driver.picture().dimmed.empty());
    QVERIFY(driver.clickButton());
    QVERIFY(!driver.picture().hand.empty());
    QVERIFY(!driver.picture().dimmed.empty());
}

/// Where several share the screen, the others are asked first.
void TestPlayByMouse::nobodyTakesBackSomebodyElsesChoiceUnasked()
{
    WindowDriver driver;
    dealToPersons(driver);
    const auto calls = [&] {
        const auto &log = driver.session().match().deal()->log;
        return std::count_if(log.begin(), log.end(),
                             [](const Event &event) { return event.kind == EventKind::call; });
    };
    for (int i = 0; i < 20 && calls() == 0; ++i) {
        QVERIFY(driver.waitForPerson());
        driver.answerByMouse();
    }
    QCOMPARE(calls(), 1);
    QVERIFY(driver.waitForPerson());
    QVERIFY(driver.picture().handHidden); // the next person's
    const auto ask = [&] {
        driver.table().actions().undo();
        return qobject_cast<ConfirmPanel *>(driver.table().extraPanel());
    };
    ConfirmPanel *panel = ask();
    QVERIFY(panel);
    QCOMPARE(calls(), 1);
    emit panel->closed();
    QVERIFY(!driver.table().extraPanel());
    QCOMPARE(calls(), 1);
    panel = ask();
    QVERIFY(panel);
    emit panel->confirmed();
    QCOMPARE(calls(), 0);
}

/// Rule `bid_talk`: where a computer bids for the side, the person is heard first.
void TestPlayByMouse::partnerWaitsForAHint()
{
    WindowDriver driver;
    bool asked = false;
    for (quint64 seed = 1; seed < 20 && !asked; ++seed) {
        driver.deal(rulesOf(*findPreset("partnership")), QStringLiteral("partnership"), seed);
        QVERIFY(driver.waitForPerson());
        asked = qobject_cast<TalkPanel *>(driver.table().panel()) != nullptr;
    }
    QVERIFY(asked);
    QTest::qWait(50); // nobody bids meanwhile
    QVERIFY(!driver.session().match().deal()->calls[2].made());
    QTest::keyClicks(driver.table().panel()->findChildren<QSpinBox *>().at(0), QStringLiteral("2"));
    QVERIFY(driver.clickButton(QStringLiteral("Tell")));
    const auto &hints = driver.session().match().deal()->bidding.talk;
    QVERIFY(std::any_of(hints.begin(), hints.end(), [](const TalkRecord &hint) {
        return hint.seat == 0 && hint.sure == 2 && hint.possible == 0;
    }));
    QTRY_VERIFY(driver.session().match().deal()->calls[2].made());
}

void TestPlayByMouse::doubleClickPlays()
{
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.look.doubleClick = true;
    driver.window().applySettings(settings);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    QVERIFY(driver.clickButton(QStringLiteral("3")));
    QVERIFY(driver.waitForPerson());
    const auto before = driver.picture().hand.size();
    const int index = driver.playable();
    driver.clickCard(index);
    QCOMPARE(driver.picture().hand.size(), before);
    const QRectF box = driver.table().scene().ownCardRect(index);
    QTest::mouseDClick(driver.view().viewport(), Qt::LeftButton, {},
                       driver.view().mapFromScene(QPointF(box.left() + 6, box.center().y())));
    QVERIFY(driver.session().match().deal()->tricks.size() > 0);
    QTRY_VERIFY(driver.picture().hand.size() < before);
}

void TestPlayByMouse::lastTrickIsShown()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (int i = 0; i < 20 && !driver.table().actions().canReview(); ++i) {
        QVERIFY(driver.waitForPerson());
        driver.answerByMouse();
    }
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_L);
    QVERIFY(driver.table().extraPanel());
    const auto cards = driver.table().extraPanel()->findChildren<CardButton *>();
    QCOMPARE(cards.size(), 4);
    // Each is where it lay: toward the one who played it.
    const TableLayout &layout = driver.table().scene().layout();
    QStringList names;
    for (const CardButton *card : cards) {
        const QLineF lies(layout.trick, QRectF(card->geometry()).center());
        const auto aside = [&](const SeatPlace &seat) {
            const double turned = lies.angleTo(QLineF(layout.trick, seat.plate.center()));
            return std::min(turned, 360 - turned);
        };
        const auto nearest = std::min_element(
            layout.seats.begin(), layout.seats.end(),
            [&](const auto &one, const auto &other) { return aside(one) < aside(other); });
        const auto seat = static_cast<std::size_t>(nearest - layout.seats.begin());
        QCOMPARE(card->accessibleDescription(), driver.picture().seats[seat].name);
        names << card->accessibleDescription();
    }
    QCOMPARE(names.removeDuplicates(), 0);
    QVERIFY(driver.clickButton(QStringLiteral("Close")));
    QVERIFY(!driver.table().extraPanel());
}

void TestPlayByMouse::feltGathersTheTrick()
{
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.look.motion = true;
    settings.look.trickPauseMs = 5000;
    driver.window().applySettings(settings);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (int i = 0; i < 6 && driver.picture().trick.size() < 4; ++i) {
        QVERIFY(driver.waitForPerson());
        driver.answerByMouse();
        QTest::qWait(50);
    }
    QTRY_COMPARE(driver.picture().trick.size(), std::size_t(4));
    QVERIFY(driver.table().pace().canGoOn());
    QTest::mouseClick(driver.view().viewport(), Qt::LeftButton, {},
                      driver.table().scene().layout().trick.toPoint());
    QTRY_VERIFY(driver.picture().trick.size() < 4);
}

void TestPlayByMouse::draftedCardsAreClicked_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<int>("card");
    QTest::newRow("the one that is shown") << QStringLiteral("family-2") << 0;
    QTest::newRow("the first of two") << QStringLiteral("two-handed") << 0;
    QTest::newRow("the second of two") << QStringLiteral("two-handed") << 1;
}

/// A click on a card of a draft takes that card.
void TestPlayByMouse::draftedCardsAreClicked()
{
    QFETCH(QString, preset);
    QFETCH(int, card);
    WindowDriver driver;
    driver.deal(rulesOf(*findPreset(preset.toStdString())), preset);
    QVERIFY(reach(driver, Phase::draft, 60));
    QVERIFY(driver.waitForPerson());
    const auto cards = driver.table().panel()->findChildren<CardButton *>();
    QCOMPARE(cards.size(), preset == QStringLiteral("two-handed") ? 2 : 1);
    const Card wanted = *cards[card]->card();
    const auto holds = [&driver](Card one) {
        const CardList &hand = driver.picture().hand;
        return std::find(hand.begin(), hand.end(), one) != hand.end();
    };
    QVERIFY(!holds(wanted));
    QTest::mouseClick(cards[card], Qt::LeftButton);
    QVERIFY(driver.waitForPerson());
    QVERIFY(holds(wanted));
}

QTEST_MAIN(TestPlayByMouse)
#include "tst_play_by_mouse.moc"
