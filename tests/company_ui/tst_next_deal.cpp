// SPDX-License-Identifier: GPL-3.0-or-later
// "Next Deal" at a table in company: where nothing would come of it, it is off and says why.
#include "two_windows.h"

#include "act_pace.h"
#include "conduct/table_pace.h"
#include "conduct_bar.h"
#include "deal/seat_view.h"
#include "game_session.h"
#include "match/match.h"
#include "panels/table_button.h"
#include "panels/table_panel.h"
#include "tabletop.h"
#include "test_main.h"
#include "waiting.h"

#include <QAction>
#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>

#include <functional>

using namespace sandbag;

namespace {

TableButton *nextDealAt(CompanyWindow &window)
{
    TablePanel *panel = window.table().panel();
    return panel ? panel->findChild<TableButton *>(QStringLiteral("nextDeal")) : nullptr;
}

QAction *continueAt(CompanyWindow &window)
{
    for (QAction *action : window.actions()) {
        if (action->text() == QStringLiteral("C&ontinue"))
            return action;
    }
    return nullptr;
}

/// "" where it is lit.
QString whyOff(CompanyWindow &window)
{
    const TableButton *next = nextDealAt(window);
    const QAction *action = continueAt(window);
    if (!next || !action)
        return QStringLiteral("is not there");
    if (next->isStruck() == action->isEnabled())
        return QStringLiteral("not as the menu has it");
    if (next->toolTip() != next->reason() || next->accessibleDescription() != next->reason() ||
        (next->isStruck() && action->toolTip() != next->reason()))
        return QStringLiteral("is not said");
    return next->reason();
}

RuleSet rulesWith(bool cut)
{
    RuleSet rules = shortRules();
    rules.win_deals = 9;
    rules.deal_cut = cut ? DealCut::cut : DealCut::none;
    return rules;
}

/// Until that deal of the match is over for everyone.
bool playDealOf(GameSession &session, const SeatAtMatch &far, int deal,
                const std::function<void()> &settle)
{
    return waitFor(
        [&] {
            const int seat = session.seatAtTurn();
            if (seat >= 0 && isPersonAt(session.seats(), seat)) {
                const SeatView view(*session.match().deal(), seat);
                (void)session.act(view.prompt().choices.front());
            }
            settle();
            return static_cast<int>(session.match().record().deals.size()) == deal &&
                   session.match().dealOver() && far.dealOver() && far.deals() == deal;
        },
        20'000);
}

/// Mia's window and Ben's, after their first deal.
struct AfterADeal : TwoWindows {
    explicit AfterADeal(bool cut = false) : TwoWindows(rulesWith(cut))
    {
        begin();
        play(1);
    }
    GameSession &session() { return host->host()->session(); }
    int deals() { return int(session().match().record().deals.size()); }
    void play(int deal)
    {
        QVERIFY(playDealOf(session(), *ben->seat(), deal, [this] { settle(); }));
    }
    void ask(CompanyWindow *window)
    {
        QTest::mouseClick(nextDealAt(*window), Qt::LeftButton);
        settle();
    }
    int cutter()
    {
        const Match &match = session().match();
        return match.context()->seating.rightOf(match.nextDealer());
    }
};

/// Ben's window alone, with computers at a table that nobody sits at the screen of.
struct AloneAtAHouse {
    AloneAtAHouse() : host(&session), wires(5)
    {
        session.pace().setLeast(0);
        host.setClock([this] { return now; });
        host.setNeutral(true);
        host.propose({"standard", {}, rulesWith(false)});
        QObject::connect(&host, &TableHost::knocked, &host,
                         [this](int guest, const QString &) { host.letIn(guest); });
        auto end = std::make_unique<WireEnd>(QStringLiteral("Ben"));
        ben = end.get();
        window = std::make_unique<CompanyWindow>(std::move(end), plainSurroundings());
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1100, 760);
        window->show();
        ben->connectTo(host, wires);
        settle();
        ben->sit(0);
        settle();
        for (int chair = 1; chair < 4; ++chair)
            ben->link()->setComputer(chair, QStringLiteral("C%1").arg(chair), 1);
        ben->agree();
        settle();
        ben->link()->begin();
        settle();
    }
    void settle() { carryAll(wires, now); }

    GameSession session;
    TableHost host;
    WireScheduler wires;
    WireEnd *ben;
    std::unique_ptr<CompanyWindow> window;
    qint64 now = 0;
};

} // namespace

class TestNextDeal : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void theHostAloneBeginsIt();
    void aPauseComesFirst();
    void oneWhoIsToCutIsWaitedFor();
    void theOwnCutComesFirst();
    void withoutAHostEveryoneAsks();
    void theHostMayBePassedOver();
    void aClosedTableDealsNoMore();
};

void TestNextDeal::theHostAloneBeginsIt()
{
    AfterADeal two;
    const QString why = QStringLiteral("Only the table's host can start the next deal.");
    QCOMPARE(whyOff(*two.host), QString());
    QCOMPARE(whyOff(*two.guest), why);
    const auto *said = two.guest->findChild<QLabel *>(QStringLiteral("said"));
    two.ask(two.guest);
    QCOMPARE(said->text(), why);
    // By keys it is reached, and says the same.
    two.guest->say({});
    TableButton *next = nextDealAt(*two.guest);
    next->setFocus();
    QTest::keyClick(next, Qt::Key_Return);
    QCOMPARE(said->text(), why);
    QCOMPARE(two.deals(), 1);
    two.ask(two.host);
    QCOMPARE(two.deals(), 2);
}

void TestNextDeal::aPauseComesFirst()
{
    AfterADeal two;
    two.ben->pause(PauseReason::meal);
    two.settle();
    const QString why = QStringLiteral("The match is paused.");
    QCOMPARE(whyOff(*two.host), why);
    QCOMPARE(whyOff(*two.guest), why);
    two.ask(two.host);
    QCOMPARE(two.host->findChild<QLabel *>(QStringLiteral("said"))->text(), why);
    // Nor is it taken for "Go On".
    two.ask(two.guest);
    QVERIFY(two.host->end().state().pause);
    QVERIFY(two.host->end().state().pause->ready.empty());
    two.press(two.guest, "ready");
    QCOMPARE(whyOff(*two.host), QString());
    two.ask(two.host);
    QCOMPARE(two.deals(), 2);
}

void TestNextDeal::oneWhoIsToCutIsWaitedFor()
{
    AfterADeal two(true);
    for (int deal = 1; deal < 4 && two.cutter() != 2; ++deal) {
        QCOMPARE(whyOff(*two.host), QString());
        two.ask(two.host);
        two.play(deal + 1);
    }
    QCOMPARE(two.cutter(), 2);
    QCOMPARE(whyOff(*two.host), QString());
    two.ben->cutOff();
    two.settle();
    const QString why =
        QStringLiteral("Someone who has a seat is away. Wait, or put a computer there.");
    QCOMPARE(whyOff(*two.host), why);
    two.ask(two.host);
    QVERIFY(!two.session().beforeDeal().cutAsked);
    // A computer in that seat does not cut.
    two.press(two.host, "computer");
    QCOMPARE(whyOff(*two.host), QString());
    two.ben->connectTo(two.host->host()->host(), two.wires);
    two.settle();
    QCOMPARE(whyOff(*two.host), QString());
    two.guest->table().pace().setCeremony(true);
    const int before = two.deals();
    two.ask(two.host);
    QCOMPARE(whyOff(*two.host), QStringLiteral("Waiting for Ben to cut the deck."));
    QVERIFY(!nextDealAt(*two.guest)); // who is asked
    two.ask(two.host);
    QCOMPARE(two.deals(), before);
    two.ben->seat()->cut({20, {}});
    two.settle();
    QCOMPARE(two.deals(), before + 1);
}

/// Nothing else is lit while one is to cut oneself.
void TestNextDeal::theOwnCutComesFirst()
{
    AfterADeal two(true);
    for (int deal = 1; deal < 4 && two.cutter() != 0; ++deal) {
        two.ask(two.host);
        two.play(deal + 1);
    }
    QCOMPARE(two.cutter(), 0);
    two.host->table().pace().setCeremony(true);
    QVERIFY(continueAt(*two.host)->isEnabled());
    const int before = two.deals();
    two.ask(two.host);
    QVERIFY(two.session().beforeDeal().cutAsked);
    QVERIFY(!nextDealAt(*two.host));
    QVERIFY(!continueAt(*two.host)->isEnabled());
    QCOMPARE(continueAt(*two.host)->toolTip(), QStringLiteral("Cut the cards first."));
    two.host->end().seat()->cut({20, {}});
    two.settle();
    QCOMPARE(two.deals(), before + 1);
}

void TestNextDeal::withoutAHostEveryoneAsks()
{
    AloneAtAHouse one;
    QVERIFY(one.host.hasBegun());
    QVERIFY(playDealOf(one.session, *one.ben->seat(), 1, [&one] { one.settle(); }));
    QCOMPARE(whyOff(*one.window), QString());
    one.ben->pause(PauseReason::moment);
    one.settle();
    QCOMPARE(whyOff(*one.window), QStringLiteral("The match is paused."));
    one.ben->ready();
    one.settle();
    QCOMPARE(whyOff(*one.window), QString());
    QTest::mouseClick(nextDealAt(*one.window), Qt::LeftButton);
    one.settle();
    QCOMPARE(one.session.match().record().deals.size(), std::size_t{2});
}

/// A host who never begins it is waited for as long as agreed.
void TestNextDeal::theHostMayBePassedOver()
{
    AfterADeal two;
    two.now += AwayRule().wait;
    two.host->host()->host().conduct().tick();
    two.settle();
    two.press(two.guest, "computer");
    QCOMPARE(whyOff(*two.guest), QString());
    QCOMPARE(two.deals(), 1); // not before the others ask for it
    two.ask(two.guest);
    QCOMPARE(two.deals(), 2);
    two.play(2);
    QCOMPARE(whyOff(*two.host), QString());
    two.ask(two.host); // who is there again
    QCOMPARE(two.deals(), 3);
    QVERIFY(!two.guest->end().state().isPassedOver(0));
    two.play(3);
    QCOMPARE(whyOff(*two.guest), QStringLiteral("Only the table's host can start the next deal."));
}

void TestNextDeal::aClosedTableDealsNoMore()
{
    AfterADeal two;
    two.host->end().leave();
    two.settle();
    QCOMPARE(whyOff(*two.guest), QStringLiteral("The table is closed."));
    QCOMPARE(whyOff(*two.host), QStringLiteral("The table is closed."));
}

QTEST_MAIN(TestNextDeal)
#include "tst_next_deal.moc"
