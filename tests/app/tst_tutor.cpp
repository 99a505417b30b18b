// SPDX-License-Identifier: GPL-3.0-or-later
// The tutor asks before a choice that gives much away, and computers say why they chose so.
#include "local_seat.h"
#include "match_files.h"
#include "table_actions.h"
#include "test_main.h"
#include "window_driver.h"

#include "card/scorecard_dock.h"
#include "panels/choice_panel.h"
#include "panels/tricks_panel.h"
#include "panels/tutor_panel.h"
#include "panels/why_panel.h"
#include "review/tutor.h"
#include "review_controller.h"
#include "review_pane.h"
#include "tutor_controller.h"
#include "why_controller.h"

#include <QSignalSpy>
#include <QStandardPaths>

using namespace sandbag;

namespace {

/// Milliseconds until an answer comes, on a machine with much else to do and under sanitizers.
constexpr int kPatience = 60000;

/// A window in which a person is asked for the first bid of a deal of Standard.
struct Asked {
    WindowDriver driver;

    explicit Asked(int tutor)
    {
        Settings settings = driver.window().settings();
        settings.tutor = tutor;
        driver.window().applySettings(settings);
        // However slow the machine is.
        driver.table().findChild<TutorController *>()->tutor().setPatience(30000);
        driver.table().findChild<TutorController *>()->setReadingTime(0);
        RuleSet rules = rulesOf(*findPreset("standard"));
        driver.deal(rules, QStringLiteral("standard"));
    }
    bool ready() { return driver.waitForPerson(); }
    [[nodiscard]] static Event bid(int tricks) { return Event::makeCall(0, Call::number(tricks)); }
    [[nodiscard]] std::size_t events() { return driver.session().match().deal()->log.size(); }
    [[nodiscard]] TutorPanel *panel()
    {
        return qobject_cast<TutorPanel *>(driver.table().extraPanel());
    }
    [[nodiscard]] bool hasBid()
    {
        for (const Event &event : driver.session().match().deal()->log) {
            if (event.kind == EventKind::call && event.seat == 0)
                return true;
        }
        return false;
    }
    [[nodiscard]] int tutored()
    {
        return driver.session().files().noted(QStringLiteral("tutored")).toInt();
    }
    /// Plays the deal to its end.
    bool playOut()
    {
        while (!driver.session().match().dealOver()) {
            if (!waitFor([this] { return driver.asked() || driver.session().match().dealOver(); },
                         20000))
                return false;
            if (!driver.session().match().dealOver())
                driver.answerByKeys();
        }
        return true;
    }
};

} // namespace

class TestTutor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void isOffUnlessAskedFor();
    void asksBeforeAWildBid();
    void theSameChoiceAgainIsAYes();
    void aDoublePressNeverCarriesItOut();
    void theBidStaysUnderTheKeys();
    void escTakesBackWhatWasConfirmed();
    void passesAGoodBidOn();
    void whatTakesTooLongIsPassedOn();
    void isTurnedOffByAKey();
    void whatComesInBetweenEndsTheQuestion();
    void nobodyIsAskedWhyWhileADealIsPlayed();
    void afterADealEverybodySaysWhy();
};

void TestTutor::isOffUnlessAskedFor()
{
    QCOMPARE(Settings::standard().tutor, 0);
    QVERIFY(!Settings::standard().askPartner);
    Asked asked(0);
    QVERIFY(asked.ready());
    asked.driver.table().act(Asked::bid(11));
    QVERIFY(asked.hasBid()); // at once
    QCOMPARE(asked.tutored(), 0);
}

void TestTutor::asksBeforeAWildBid()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    asked.driver.table().act(Asked::bid(11));
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    QVERIFY(!asked.hasBid());
    QVERIFY2(asked.panel()->note().contains(QStringLiteral("11")),
             qPrintable(asked.panel()->note()));
    QCOMPARE(asked.tutored(), 1); // and the record says so
    QCOMPARE(
        asked.driver.session().files().content().other.value(QStringLiteral("tutored")).toInt(), 1);
    asked.driver.press(Qt::Key_Escape);
    QVERIFY(!asked.panel());
    QVERIFY(!asked.hasBid());
    asked.driver.table().act(Asked::bid(11)); // asked anew
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    QVERIFY(asked.driver.clickButton(QStringLiteral("Bid 11")));
    QVERIFY(asked.hasBid());
}

void TestTutor::theSameChoiceAgainIsAYes()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    asked.driver.table().act(Asked::bid(11));
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    asked.driver.table().act(Asked::bid(11));
    QVERIFY(asked.hasBid());
    QVERIFY(!asked.panel());
}

void TestTutor::passesAGoodBidOn()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    LocalSeat seat(&asked.driver.session());
    QSignalSpy hint(&seat, &SeatAtMatch::hintReady);
    seat.requestHint();
    QVERIFY(hint.wait(20000));
    const Event advised = hint.front().front().value<Decision>().event;
    asked.driver.table().act(advised);
    QTRY_VERIFY_WITH_TIMEOUT(asked.hasBid(), kPatience);
    QVERIFY(!asked.panel());
    QCOMPARE(asked.tutored(), 1);
}

/// Neither a double Enter nor a double click; the buttons name what they do, the safe one first.
void TestTutor::aDoublePressNeverCarriesItOut()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_1, Qt::Key_Return})
        asked.driver.press(key);
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    QStringList buttons;
    for (const TableButton *button : asked.panel()->findChildren<TableButton *>()) {
        buttons << button->text();
        QCOMPARE(button->isPrimary(), button->text() == QStringLiteral("Choose Again"));
    }
    QCOMPARE(buttons, (QStringList{"Choose Again", "Bid 11", "Turn Off Tutor"}));
    asked.driver.press(Qt::Key_Return); // the second of a double one
    QVERIFY(!asked.panel() && !asked.hasBid());
    asked.driver.table().findChild<TutorController *>()->setReadingTime(1'000'000);
    asked.driver.table().act(Asked::bid(11));
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    asked.driver.table().act(Asked::bid(11));
    QVERIFY(asked.panel() && !asked.hasBid());
}

/// Though a card was looked at before: Ctrl+Enter is a yes, an arrow goes to another bid.
void TestTutor::theBidStaysUnderTheKeys()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    asked.driver.walkTo(4);
    const auto bidEleven = [&asked] {
        for (const Qt::Key key : {Qt::Key_1, Qt::Key_1, Qt::Key_Return})
            asked.driver.press(key);
    };
    bidEleven();
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    QVERIFY(asked.driver.table().panel()->isAncestorOf(asked.driver.window().focusWidget()));
    asked.driver.press(Qt::Key_Escape);
    QVERIFY(!asked.panel() && !asked.hasBid());
    asked.driver.press(Qt::Key_Right); // from eleven, not from where the panel opens
    const auto *button = qobject_cast<TableButton *>(asked.driver.window().focusWidget());
    QVERIFY(button);
    QCOMPARE(button->text(), QStringLiteral("12"));
    bidEleven();
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    asked.driver.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(asked.hasBid());
    QCOMPARE(toString(asked.driver.session().match().deal()->calls[0]), std::string("11"));
}

/// One Esc, though the bids would take it, too.
void TestTutor::escTakesBackWhatWasConfirmed()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    asked.driver.table().findChild<TutorController *>()->tutor().setLevel(0.0001);
    for (const Qt::Key key : {Qt::Key_N, Qt::Key_Return, Qt::Key_Return}) // and once more to bid it
        asked.driver.press(key);
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel() || asked.hasBid(), kPatience);
    QVERIFY(asked.panel());
    asked.driver.press(Qt::Key_Escape);
    QVERIFY(!asked.panel() && !asked.hasBid());
}

/// Without a word, whatever it would have said.
void TestTutor::whatTakesTooLongIsPassedOn()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    asked.driver.table().findChild<TutorController *>()->tutor().setPatience(0);
    asked.driver.table().act(Asked::bid(11));
    QTRY_VERIFY_WITH_TIMEOUT(asked.hasBid(), kPatience);
    QVERIFY(!asked.panel());
}

void TestTutor::isTurnedOffByAKey()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    asked.driver.table().act(Asked::bid(11));
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    asked.driver.press(Qt::Key_Delete);
    QVERIFY(!asked.panel());
    QVERIFY(!asked.hasBid());
    QCOMPARE(Settings::load().tutor, 0);
    asked.driver.table().act(Asked::bid(11));
    QVERIFY(asked.hasBid());
}

/// A choice that is thought about when the match is another one is nobody's any more.
void TestTutor::whatComesInBetweenEndsTheQuestion()
{
    Asked asked(3);
    QVERIFY(asked.ready());
    Tutor &tutor = asked.driver.table().findChild<TutorController *>()->tutor();
    const QSignalSpy doubted(&tutor, &Tutor::doubted);
    const QSignalSpy passed(&tutor, &Tutor::passed);
    asked.driver.table().act(Asked::bid(11));
    asked.driver.deal(rulesOf(*findPreset("standard")), QStringLiteral("standard"), 8);
    QVERIFY(asked.ready());
    asked.driver.table().act(Asked::bid(11));
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel(), kPatience);
    QVERIFY(!asked.hasBid());
    QCOMPARE(doubted.size(), 1); // one thread thinks: the older question would have come first
    QCOMPARE(passed.size(), 0);
    asked.driver.table().act(Asked::bid(12)); // another choice, another question
    QTRY_VERIFY_WITH_TIMEOUT(asked.panel() && asked.panel()->note().contains(QStringLiteral("12")),
                             kPatience);
    QVERIFY(!asked.hasBid());
}

/// But the partner, where the preferences allow it.
void TestTutor::nobodyIsAskedWhyWhileADealIsPlayed()
{
    Asked asked(0);
    QVERIFY(asked.ready());
    asked.driver.table().act(Asked::bid(3));
    QVERIFY(waitFor([&] { return asked.driver.session().match().deal()->stage == Stage::play; },
                    20000));
    QVERIFY(asked.ready());
    auto *why = asked.driver.table().findChild<WhyController *>();
    QStringList said;
    asked.driver.hear(said);
    QVERIFY(why->canOffer()); // a key that is promised never does nothing
    why->offer();             // says where that is switched on, and asks nothing
    QVERIFY2(said.size() == 1 && said.first().contains(QStringLiteral("Preferences")),
             qPrintable(said.join(u'\n')));
    QVERIFY(!asked.driver.table().extraPanel());
    why->askAboutCall(1);
    why->askAboutCall(2);
    QVERIFY(!asked.driver.table().extraPanel());
    why->setPartnerAllowed(true);
    QVERIFY(why->canOffer());
    why->askAboutCall(1);
    QVERIFY(!asked.driver.table().extraPanel());
    why->askAboutCall(2);
    auto *panel = qobject_cast<WhyPanel *>(asked.driver.table().extraPanel());
    QVERIFY(panel);
    QVERIFY(panel->answer().isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(panel->answer().contains(QStringLiteral(": “")), kPatience);
    asked.driver.press(Qt::Key_Escape);
    QVERIFY(!asked.driver.table().extraPanel());
}

void TestTutor::afterADealEverybodySaysWhy()
{
    Asked asked(0);
    QVERIFY(asked.ready());
    asked.driver.table().act(Asked::bid(3));
    QVERIFY(asked.playOut());
    auto *why = asked.driver.table().findChild<WhyController *>();
    QVERIFY(why->canOffer());
    why->offer();
    auto *choice = qobject_cast<ChoicePanel *>(asked.driver.table().extraPanel());
    QVERIFY(choice);
    QVERIFY(choice->findChildren<TableButton *>().size() >= 6); // three bids, three cards
    asked.driver.press(Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(qobject_cast<WhyPanel *>(asked.driver.table().extraPanel()),
                             kPatience);
    asked.driver.press(Qt::Key_Escape);
    // A click on a plate asks about the bid, one on a card of a trick about the card.
    const TableScene &scene = asked.driver.table().scene();
    const QPointF plate = scene.layout().seats[scene.placeOf(1)].plate.center();
    QTest::mouseClick(asked.driver.view().viewport(), Qt::LeftButton, {},
                      asked.driver.view().mapFromScene(plate));
    QVERIFY(qobject_cast<WhyPanel *>(asked.driver.table().extraPanel()));
    asked.driver.press(Qt::Key_Escape);
    asked.driver.table().actions().review();
    auto *tricks = qobject_cast<TricksPanel *>(asked.driver.table().extraPanel());
    QVERIFY(tricks);
    for (CardButton *card : tricks->findChildren<CardButton *>()) {
        QTest::mouseClick(card, Qt::LeftButton);
        if (qobject_cast<WhyPanel *>(asked.driver.table().extraPanel()))
            break; // but the person's own
    }
    QVERIFY(qobject_cast<WhyPanel *>(asked.driver.table().extraPanel()));
    asked.driver.press(Qt::Key_Escape);
    // Every word is read, beside an open page in a narrow window, too.
    asked.driver.window().resize(820, 650);
    asked.driver.window().findChild<ScorecardDock *>()->showPage(
        asked.driver.window().review().pane());
    asked.driver.window().grab(); // lays everything out
    why->offer();
    choice = qobject_cast<ChoicePanel *>(asked.driver.table().extraPanel());
    QVERIFY(choice);
    asked.driver.window().grab();
    for (const TableButton *button : choice->findChildren<TableButton *>())
        QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
}

QTEST_MAIN(TestTutor)
#include "tst_tutor.moc"
