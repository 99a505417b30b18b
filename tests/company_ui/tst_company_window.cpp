// SPDX-License-Identifier: GPL-3.0-or-later
// Two windows at one table in company, driven by mouse and keys: the lobby, whole deals, a
// connection that is lost and found again, the end.
#include "act_pace.h"
#include "awaited_sign.h"
#include "bid_ahead.h"
#include "chair_button.h"
#include "company_window.h"
#include "conduct/table_pace.h"
#include "conduct_bar.h"
#include "deal/seat_view.h"
#include "door_lamp.h"
#include "game_session.h"
#include "host_end.h"
#include "knock_bar.h"
#include "lobby_page.h"
#include "lobby_table.h"
#include "lost_sign.h"
#include "match/match.h"
#include "message_bar.h"
#include "panels/pad_panel.h"
#include "panels/table_panel.h"
#include "playable_card.h"
#include "rules/rule_set.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "sheet/scorecard_model.h"
#include "table_actions.h"
#include "tabletop.h"
#include "test_main.h"
#include "two_windows.h"

#include <QAccessible>
#include <QDockWidget>
#include <QFontInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>
#include <QTimer>

#include <algorithm>

using namespace sandbag;

namespace {

/// Answers what that window is asked: goes on, says what a panel offers first, or clicks a card.
bool answer(CompanyWindow &window)
{
    Tabletop &table = window.table();
    if (table.pace().canGoOn()) {
        table.goOn();
        return true;
    }
    if (TablePanel *panel = table.panel()) {
        if (!panel->isAncestorOf(window.focusWidget()))
            panel->focusFirst();
        if (!panel->isAncestorOf(window.focusWidget()))
            return false;
        QTest::keyClick(window.focusWidget(), Qt::Key_Return);
        return true;
    }
    if (!table.pace().mayAct())
        return false;
    const int card = playable(table);
    if (card < 0)
        return false;
    const QRectF box = table.scene().ownCardRect(card);
    QTest::mouseClick(table.view().viewport(), Qt::LeftButton, {},
                      table.view().mapFromScene(QPointF(box.left() + 6, box.center().y())));
    return true;
}

bool hasBid(const GameSession &session, int seat)
{
    const auto &deals = session.match().record().deals;
    return !deals.empty() && std::any_of(deals.back().events.begin(), deals.back().events.end(),
                                         [seat](const Event &event) { return event.seat == seat; });
}

bool playUntilBenHasBid(TwoWindows &two)
{
    const GameSession &session = two.host->host()->session();
    return waitFor(
        [&] {
            two.settle();
            answer(session.seatAtTurn() == 2 ? *two.guest : *two.host);
            two.settle();
            return hasBid(session, 2);
        },
        20'000);
}

} // namespace

class TestCompanyWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void strangersWaitAtTheDoor();
    void turnedAwayIsSaid();
    void theLobbyIsSetByMouse();
    void theLobbyIsSetByKeys();
    void theLobbyBeginsAtASeat();
    void keysGoToWhatIsDoneNext();
    void otherRulesClearTheTicks();
    void aWholeMatchIsPlayed();
    void nobodyIsHelped();
    void aLostGuestComesBack();
    void chairsOfTheLostAreKept();
    void whoIsAwaitedIsSaid();
    void whatWasSaidIsHeardNoMore();
    void closingAsksFirst();
    void aPauseIsSeenByAll();
    void theKeysGoOnFromTheBars();
    void typeGrowsWithTheWindow();
    void aSmallWindowKeepsItsTable();
    void takingBackAsksTheOthers();
    void twoClicksAnswerOneKnock();
    void aRowThatMovesIsNotAnswered();
    void otherRulesAreNotAgreedToUnread();
    void aSecondSpaceDealsNothing();
    void oneIsAskedForTheChairOnce();
    void remarksAreRead();
    void nobodySpeaksBeforeTheMatch();
    void oneWhoIsAwayIsCountedDown();
    void oneWhoDoesNotActIsPlayedFor();
    void theHostsOwnSeatIsGivenBack();
    void oneWhoIsLateIsNotHiddenByOneWhoIsAway();
    void chairsAreChangedByAsking();
    void everyoneIsAskedAgain();
    void theScorecardHasTheDealInPlay();
    void rulesAreComparedWithTheLastMatch();
    void aBidIsChosenAhead();
    void aBidAheadTakesTheSeatBack();
};

void TestCompanyWindow::strangersWaitAtTheDoor()
{
    TwoWindows two;
    QVERIFY(two.host->lobby().knocks().isVisible());
    QVERIFY(!two.ben->isInside());
    QCOMPARE(two.guest->lobby().state(), QStringLiteral("Waiting for the host to let you in."));
    two.press(two.host, "letIn");
    QVERIFY(!two.host->lobby().knocks().isVisible());
    QVERIFY(two.ben->isInside());
    QCOMPARE(two.guest->lobby().state(), QStringLiteral("Choose a seat."));
}

void TestCompanyWindow::turnedAwayIsSaid()
{
    TwoWindows two;
    two.press(two.host, "turnAway");
    QVERIFY(two.guest->trouble().isVisible());
    QCOMPARE(two.guest->trouble().text(),
             QStringLiteral("The host did not admit you to the table."));
}

void TestCompanyWindow::theLobbyIsSetByMouse()
{
    TwoWindows two;
    two.seat();
    const auto heard = [](CompanyWindow *window, int chair) {
        return window->lobby().table().chairs()[chair]->accessibleName();
    };
    QCOMPARE(heard(two.host, 2),
             QStringLiteral("Seat 3: Ben, who hasn't agreed to the rules yet."));
    QCOMPARE(heard(two.guest, 2),
             QStringLiteral("Seat 3: you. You haven't agreed to the rules yet."));
    auto *deal = two.host->findChild<QPushButton *>(QStringLiteral("deal"));
    QVERIFY(!deal->isEnabled());
    QVERIFY(!two.guest->findChild<QPushButton *>(QStringLiteral("deal"))->isVisible());
    two.press(two.host, "fill");
    QVERIFY(!deal->isEnabled());
    two.press(two.host, "agree");
    QVERIFY(!deal->isEnabled());
    two.press(two.guest, "agree");
    QVERIFY(deal->isEnabled());
    // From a window without a seat one would see another's hand.
    two.press(two.host, "rise");
    two.press(two.host, "fill"); // leaves a chair for its own person
    QVERIFY(two.host->end().chairs()[0].isEmpty());
    two.host->host()->setComputer(0, {}, QStringLiteral("level:3"));
    two.settle();
    QVERIFY(!deal->isEnabled());
    two.host->host()->begin();
    QVERIFY(!two.host->host()->hasBegun());
    two.host->host()->setComputer(0, {}, {});
    two.settle();
    two.sit(two.host, 0);
    two.press(two.host, "agree");
    QVERIFY(deal->isEnabled());
    // Who stands up is asked again.
    two.press(two.guest, "rise");
    QVERIFY(!deal->isEnabled());
    QCOMPARE(heard(two.host, 2), QStringLiteral("Seat 3 is empty."));
    // A computer changes its level in a menu at its chair.
    two.sit(two.host, 1);
    auto *menu = two.host->lobby().findChild<QMenu *>();
    QVERIFY(menu);
    QMenu *levels = menu->actions().first()->menu();
    QVERIFY(levels);
    levels->actions().last()->trigger();
    menu->close();
    two.settle();
    QVERIFY2(heard(two.guest, 1).contains(QStringLiteral("Computer: ")),
             qPrintable(heard(two.guest, 1)));
    QVERIFY(two.ben->chairs()[1].player.endsWith(u'6'));
}

void TestCompanyWindow::theLobbyIsSetByKeys()
{
    TwoWindows two;
    two.press(two.host, "letIn");
    ChairButton *chair = two.guest->lobby().table().chairs()[1];
    chair->setFocus();
    QTest::keyClick(chair, Qt::Key_Return);
    two.settle();
    QCOMPARE(two.ben->ownChair(), 1);
    auto *agree = two.guest->findChild<QPushButton *>(QStringLiteral("agree"));
    QTest::keyClick(agree, Qt::Key_Space);
    two.settle();
    QVERIFY(two.ben->hasAgreed());
    // Someone who sits can't be sat on.
    two.sit(two.host, 1);
    QCOMPARE(two.host->end().ownChair(), -1);
}

namespace {

/// What Tab leads to, that and what comes after it.
QString byTabFrom(QWidget *first, int count)
{
    QStringList names;
    for (QWidget *at = first; names.size() < count; at = at->nextInFocusChain()) {
        if (at->isVisible() && at->isEnabled() && (at->focusPolicy() & Qt::TabFocus))
            names << at->objectName();
    }
    return names.join(u' ');
}

} // namespace

/// The first thing to be done there; what comes after it by Tab is what is done next.
void TestCompanyWindow::theLobbyBeginsAtASeat()
{
    TwoWindows two;
    const auto chairs = [](CompanyWindow *window) { return window->lobby().table().chairs(); };
    QCOMPARE(two.host->focusWidget(), chairs(two.host)[0]);
    two.press(two.host, "letIn");
    two.sit(two.host, 0);
    two.settle();
    QCOMPARE(two.guest->focusWidget(), chairs(two.guest)[0]);
    QCOMPARE(byTabFrom(chairs(two.guest)[0], 4), QStringLiteral("chair0 chair1 chair2 chair3"));
    two.sit(two.guest, 2);
    QCOMPARE(byTabFrom(chairs(two.guest)[2], 7),
             QStringLiteral("chair2 chair3 chair0 chair1 rise agree changeRules"));
}

void TestCompanyWindow::otherRulesClearTheTicks()
{
    TwoWindows two;
    two.press(two.host, "letIn");
    two.sit(two.guest, 1);
    two.press(two.guest, "agree");
    QVERIFY(two.ben->hasAgreed());
    RuleSet other = shortRules();
    other.win_target = 300;
    two.host->end().propose({"standard", "Mia's", other});
    two.settle();
    QVERIFY(!two.ben->hasAgreed());
    QCOMPARE(two.ben->rules().rules.win_target, 300);
    QCOMPARE(two.ben->ownChair(), 1);
}

void TestCompanyWindow::aWholeMatchIsPlayed()
{
    TwoWindows two;
    two.begin();
    QVERIFY(two.host->host()->hasBegun());
    QVERIFY(two.guest->table().isVisible());
    QVERIFY(two.host->table().isVisible());
    GameSession &session = two.host->host()->session();
    session.pace().setLeast(0);
    int answers = 0;
    const auto play = [&] {
        two.settle();
        if (answer(*two.host) || answer(*two.guest))
            ++answers;
        two.settle();
        return session.match().over();
    };
    QVERIFY(waitFor(play, 120'000));
    QVERIFY2(answers > 13, qPrintable(QString::number(answers)));
    // Both have the very same match.
    QVERIFY(waitFor(
        [&] {
            two.settle();
            return two.guest->end().seat()->matchOver();
        },
        5000));
    const auto &here = session.match().record().deals;
    const auto &there = two.ben->seat()->record().deals;
    QCOMPARE(there.size(), here.size());
    for (std::size_t deal = 0; deal < here.size(); ++deal)
        QVERIFY(there[deal].events == here[deal].events);
}

void TestCompanyWindow::nobodyIsHelped()
{
    TwoWindows two;
    two.begin();
    QVERIFY(waitFor(
        [&] {
            two.settle();
            return two.host->table().pace().mayAct() || two.guest->table().pace().mayAct();
        },
        20'000));
    QVERIFY(!two.host->table().actions().canHint());
    QVERIFY(!two.guest->table().actions().canHint());
    QVERIFY(!two.host->table().actions().canUndo());
    QVERIFY(!two.guest->table().actions().canUndo());
}

void TestCompanyWindow::aLostGuestComesBack()
{
    TwoWindows two;
    two.begin();
    const QString before = two.ben->seat()->name(0);
    two.ben->cutOff();
    two.settle();
    QVERIFY(two.guest->lostSign().isVisible());
    QVERIFY(two.guest->lostSign().words().startsWith(QStringLiteral("Looking for the table")));
    QVERIFY(!two.host->host()->host().isPresent(2));
    two.ben->connectTo(two.host->host()->host(), two.wires);
    two.settle();
    QVERIFY(!two.guest->lostSign().isVisible());
    QVERIFY(two.host->host()->host().isPresent(2));
    QCOMPARE(two.ben->seat()->name(0), before);
}

/// Before the match, too.
/// A button that has been pressed goes off: another press must not change rules or fill seats.
void TestCompanyWindow::keysGoToWhatIsDoneNext()
{
    TwoWindows two;
    two.seat();
    const auto press = [&two](CompanyWindow *window, const char *name) {
        auto *button = window->findChild<QPushButton *>(QString::fromLatin1(name));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        two.settle();
        return window->focusWidget();
    };
    const auto chair = [](CompanyWindow *window, int number) {
        return window->lobby().table().chairs()[number];
    };
    QCOMPARE(press(two.guest, "agree"), chair(two.guest, 2));
    QVERIFY(two.ben->hasAgreed());
    QTest::keyClick(two.guest->focusWidget(), Qt::Key_Space);
    two.settle();
    QVERIFY(two.ben->hasAgreed());
    QCOMPARE(two.ben->ownChair(), 2);
    QCOMPARE(press(two.host, "rise"), chair(two.host, 0)); // which is free
    QCOMPARE(two.host->end().ownChair(), -1);
    two.sit(two.host, 0);
    QCOMPARE(press(two.host, "fill"), two.host->findChild<QWidget *>(QStringLiteral("agree")));
    QCOMPARE(press(two.host, "agree"), two.host->findChild<QWidget *>(QStringLiteral("deal")));
    QTest::keyClick(two.host->focusWidget(), Qt::Key_Space);
    two.settle();
    QVERIFY(two.host->host()->hasBegun());
}

void TestCompanyWindow::chairsOfTheLostAreKept()
{
    TwoWindows two;
    two.seat();
    two.press(two.guest, "agree");
    const auto heard = [&two] { return two.host->lobby().table().chairs()[2]->accessibleName(); };
    QWidget *chair = two.guest->lobby().table().chairs()[1];
    chair->setFocus();
    two.ben->cutOff();
    two.settle();
    LostSign &lost = two.guest->lostSign();
    QVERIFY(lost.isVisible());
    // Nothing of the lobby is in front of it.
    QCOMPARE(two.guest->childAt(lost.mapTo(two.guest.data(), QPoint(20, 20))), &lost);
    QCOMPARE(heard(), QStringLiteral("Seat 3: Ben, who is away."));
    two.press(two.host, "fill"); // the chair is his
    two.press(two.host, "agree");
    QCOMPARE(two.host->lobby().state(), QStringLiteral("Away for the moment: Ben."));
    const auto *deal = two.host->findChild<QPushButton *>(QStringLiteral("deal"));
    QVERIFY(!deal->isEnabled()); // as he is waited for
    two.host->host()->begin();
    QVERIFY(!two.host->host()->hasBegun());
    QCOMPARE(two.host->findChild<QLabel *>(QStringLiteral("said"))->text(),
             QStringLiteral("Someone who has a seat is away. Wait, or put a computer there."));
    two.ben->connectTo(two.host->host()->host(), two.wires);
    two.settle();
    QVERIFY(!lost.isVisible());
    QCOMPARE(two.guest->focusWidget(), chair); // and not some button
    QCOMPARE(heard(), QStringLiteral("Seat 3: Ben, who has agreed to the rules."));
    QVERIFY(deal->isEnabled());
    // The host need not wait.
    two.ben->cutOff();
    two.settle();
    two.sit(two.host, 2);
    auto *menu = two.host->lobby().findChild<QMenu *>();
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 1);
    menu->actions().first()->trigger();
    menu->close();
    two.settle();
    QVERIFY2(heard().contains(QStringLiteral("Computer")), qPrintable(heard()));
}

void TestCompanyWindow::whoIsAwaitedIsSaid()
{
    TwoWindows two;
    two.host->awaited().setTimes(10, 40);
    two.host->awaited().setNudging(true);
    two.begin();
    // Mia answers as long as she is asked, Ben does not.
    QVERIFY(waitFor(
        [&] {
            two.settle();
            if (two.host->end().seat()->seatAtTurn() != 2)
                answer(*two.host);
            return two.host->awaited().isVisible();
        },
        20'000));
    QCOMPARE(two.host->awaited().words(), QStringLiteral("Waiting for Ben"));
    const auto *said = two.host->findChild<QLabel *>(QStringLiteral("said"));
    QVERIFY(said->text() != two.host->awaited().words()); // it stands there once
    QCOMPARE(said->accessibleName(), two.host->awaited().words());
    auto *nudge = two.host->findChild<QPushButton *>(QStringLiteral("nudge"));
    QTRY_VERIFY(nudge->isVisible());
    QSignalSpy nudged(&two.host->awaited(), &AwaitedSign::nudged);
    QTest::mouseClick(nudge, Qt::LeftButton);
    QCOMPARE(nudged.size(), 1);
    QCOMPARE(nudged.first().first().toInt(), 2);
    QVERIFY(!nudge->isVisible()); // once a turn
}

/// By one who looks for it in the line at the bottom: it may hold no more.
void TestCompanyWindow::whatWasSaidIsHeardNoMore()
{
    TwoWindows two;
    two.guest->sayToEar(QStringLiteral("Mia is away."));
    const auto *said = two.guest->findChild<QLabel *>(QStringLiteral("said"));
    QCOMPARE(said->accessibleName(), QStringLiteral("Mia is away."));
    for (QTimer *timer : two.guest->findChildren<QTimer *>(Qt::FindDirectChildrenOnly)) {
        if (timer->isActive() && timer->interval() > 1000)
            timer->start(1); // some seconds
    }
    QTRY_COMPARE(said->accessibleName(), QString());
}

void TestCompanyWindow::closingAsksFirst()
{
    TwoWindows two;
    two.begin();
    two.host->close();
    QVERIFY(two.host->isVisible());
    auto *offer = two.host->findChild<MessageBar *>(QStringLiteral("offer"));
    QVERIFY(offer->isVisible());
    QVERIFY2(offer->text().contains(QStringLiteral("Ben")), qPrintable(offer->text()));
    QTest::mouseClick(offer->findChild<QPushButton *>(), Qt::LeftButton);
    two.settle();
    QVERIFY(!two.host || !two.host->isVisible());
    QVERIFY(two.guest->trouble().isVisible());
    QCOMPARE(two.guest->trouble().text(), QStringLiteral("The host closed the table."));
}

void TestCompanyWindow::aPauseIsSeenByAll()
{
    TwoWindows two;
    two.begin();
    two.ben->pause(PauseReason::meal);
    two.settle();
    const QString words = QStringLiteral("Ben has paused the match: it's time to eat.");
    const QString shown = two.host->conductBar().pauseWords();
    QVERIFY2(shown.startsWith(words + QStringLiteral(" The others can go on in ")),
             qPrintable(shown));
    QVERIFY(two.host->conductBar().isVisible());
    QVERIFY(two.guest->conductBar().isVisible());
    two.press(two.guest, "ready"); // who stopped it goes on
    QCOMPARE(two.host->conductBar().pauseWords(), QString());
    QVERIFY(!two.host->conductBar().isVisible());
}

/// Where a button goes with what it answered, the keys are at what is done next.
void TestCompanyWindow::theKeysGoOnFromTheBars()
{
    TwoWindows two;
    const auto pressed = [&two](CompanyWindow *window, const char *name) {
        auto *button = window->findChild<QPushButton *>(QString::fromLatin1(name));
        QVERIFY2(button && button->isVisible() && button->isEnabled(), name);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        two.settle();
    };
    pressed(two.host, "letIn");
    QVERIFY(!two.host->lobby().knocks().isVisible());
    QVERIFY(qobject_cast<ChairButton *>(two.host->focusWidget()));
    two.sit(two.host, 0);
    two.sit(two.guest, 2);
    two.press(two.host, "fill");
    two.press(two.host, "agree");
    two.press(two.guest, "agree");
    two.press(two.host, "deal");
    two.ben->pause(PauseReason::meal);
    two.settle();
    two.host->host()->host().conduct().tick();
    pressed(two.guest, "ready");
    QVERIFY(!two.guest->conductBar().isVisible());
    QVERIFY(two.guest->table().isAncestorOf(two.guest->focusWidget()));
    two.ben->pause(PauseReason::meal);
    two.settle();
    auto *ready = two.guest->findChild<QPushButton *>(QStringLiteral("ready"));
    ready->setFocus();
    two.ben->ready(); // otherwise than by the button
    two.settle();
    QVERIFY(!two.guest->conductBar().isVisible());
    QVERIFY(two.guest->table().isAncestorOf(two.guest->focusWidget()));
}

/// From the size of a large screen on: there the desktop's type could hardly be read.
void TestCompanyWindow::typeGrowsWithTheWindow()
{
    TwoWindows two;
    const auto pixels = [&two] { return QFontInfo(two.host->lobby().font()).pixelSize(); };
    const int usual = pixels();
    two.host->resize(3840, 2160);
    two.settle();
    QVERIFY2(pixels() >= usual * 3 / 2, qPrintable(QString::number(pixels())));
    for (const auto *button : two.host->lobby().findChildren<QPushButton *>())
        QVERIFY(QFontInfo(button->font()).pixelSize() >= usual * 3 / 2);
    two.host->resize(1100, 760);
    two.settle();
    QCOMPARE(pixels(), usual);
}

/// A scorecard that stayed there would make each card smaller: the pad is opened.
void TestCompanyWindow::aSmallWindowKeepsItsTable()
{
    TwoWindows two;
    two.begin();
    auto *dock = two.host->findChild<QDockWidget *>(QStringLiteral("scorecardDock"));
    QVERIFY(!dock->isVisible()); // it is 1100 pixels wide
    const QSize before = two.host->table().size();
    dock->toggleViewAction()->trigger();
    QVERIFY(!dock->isVisible());
    QCOMPARE(two.host->table().size(), before);
    QVERIFY(qobject_cast<PadPanel *>(two.host->table().extraPanel()));
    dock->toggleViewAction()->trigger();
    QVERIFY(!two.host->table().extraPanel());
    two.host->resize(1440, 900);
    QVERIFY(dock->isVisible());
    dock->toggleViewAction()->trigger();
    QVERIFY(!dock->isVisible());
}

void TestCompanyWindow::takingBackAsksTheOthers()
{
    TwoWindows two;
    two.begin();
    const GameSession &session = two.host->host()->session();
    QVERIFY(playUntilBenHasBid(two));
    const std::size_t before = session.match().record().deals.back().events.size();
    two.ben->askTakeBack();
    two.settle();
    QVERIFY2(two.host->conductBar().takeBackWords().startsWith(
                 QStringLiteral("Ben would like to undo their last choice.")),
             qPrintable(two.host->conductBar().takeBackWords()));
    QVERIFY(two.guest->conductBar().takeBackWords().startsWith(QStringLiteral("You have asked")));
    QVERIFY(!two.guest->findChild<QPushButton *>(QStringLiteral("consent"))->isVisible());
    two.press(two.host, "consent");
    QVERIFY(session.match().record().deals.back().events.size() < before);
    QVERIFY(!hasBid(session, 2));
    QCOMPARE(two.host->conductBar().takeBackWords(), QString());
}

/// The second click is meant for the one who has been admitted, not for whom it would let in
/// unseen.
void TestCompanyWindow::twoClicksAnswerOneKnock()
{
    KnockBar bar;
    QSignalSpy admitted(&bar, &KnockBar::letIn);
    QSignalSpy refused(&bar, &KnockBar::turnedAway);
    QSignalSpy closed(&bar, &KnockBar::doorClosed);
    for (const int guest : {1, 2, 3})
        bar.add({guest, QStringLiteral("Guest")});
    const auto buttons = bar.findChildren<AimedButton *>();
    QCOMPARE(buttons.size(), 3);
    for (AimedButton *button : buttons)
        button->setMoment(kLongMoment);
    auto *admit = bar.findChild<AimedButton *>(QStringLiteral("letIn"));
    const auto pressAll = [&buttons] {
        for (AimedButton *button : buttons)
            QTest::mouseClick(button, Qt::LeftButton);
    };
    const auto seeAll = [&buttons] {
        for (AimedButton *button : buttons)
            settle(button);
    };
    pressAll(); // the bar has just come
    QCOMPARE(admitted.count() + refused.count() + closed.count(), 0);
    seeAll();
    meantClick(admit);
    pressAll();
    QCOMPARE(admitted.count(), 1);
    QCOMPARE(admitted.at(0).at(0).toInt(), 1);
    QCOMPARE(refused.count() + closed.count(), 0);
    seeAll();
    bar.remove(2); // has gone: the third stands there, and is not admitted either
    pressAll();
    QCOMPARE(admitted.count() + refused.count() + closed.count(), 1);
    seeAll();
    meantClick(bar.findChild<QPushButton *>(QStringLiteral("turnAway")));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(refused.at(0).at(0).toInt(), 3);
    bar.add({4, QStringLiteral("Guest")}); // between two clicks
    pressAll();
    QCOMPARE(admitted.count() + refused.count() + closed.count(), 2);
    settle(admit);
    bar.add({5, QStringLiteral("Guest"), {}, {}, true});
    QTest::mousePress(admit, Qt::LeftButton);
    bar.remove(4); // while it is held down
    settle(admit);
    QTest::mouseRelease(admit, Qt::LeftButton);
    QCOMPARE(admitted.count(), 1);
    meantClick(admit);
    QCOMPARE(admitted.count(), 2);
    QCOMPARE(admitted.at(1).at(0).toInt(), 5);
    bar.add({6, QStringLiteral("Guest")});
    QVERIFY(!admit->isSettled());
    admit->setMoment(1);
    QTRY_VERIFY(admit->isSettled()); // by itself
}

/// A pause comes in above what is asked, and goes: other buttons lie below the pointer then.
void TestCompanyWindow::aRowThatMovesIsNotAnswered()
{
    TwoWindows two;
    two.begin();
    QVERIFY(playUntilBenHasBid(two));
    two.ben->askTakeBack();
    two.settle();
    const auto isAsked = [&two] { return two.host->end().state().takeBack.has_value(); };
    QVERIFY(isAsked());
    two.setMoments(kLongMoment);
    auto *allow = two.host->findChild<AimedButton *>(QStringLiteral("consent"));
    settle(allow);
    two.ben->pause(PauseReason::meal);
    two.settle();
    auto *ready = two.host->findChild<AimedButton *>(QStringLiteral("ready"));
    QVERIFY(ready->isVisible() && allow->isVisible());
    QTest::mouseClick(allow, Qt::LeftButton);
    two.settle();
    QVERIFY(isAsked());
    settle(allow);
    settle(ready);
    ready->setFocus();
    QTest::keyClick(ready, Qt::Key_Space); // is off then, and the keys are at Allow
    two.settle();
    QCOMPARE(two.host->focusWidget(), allow);
    QTest::keyClick(allow, Qt::Key_Space);
    two.settle();
    QVERIFY(isAsked());
    two.press(two.host, "consent");
    QVERIFY(!isAsked());
}

/// One who proposes others in that moment would have them agreed to by who has read the ones
/// before.
void TestCompanyWindow::otherRulesAreNotAgreedToUnread()
{
    TwoWindows two;
    two.seat();
    two.setMoments(kLongMoment);
    auto *agree = two.guest->findChild<AimedButton *>(QStringLiteral("agree"));
    settle(agree);
    AgreedRules rules = two.host->end().rules();
    rules.rules.win_target = 300;
    two.host->end().propose(rules);
    two.settle();
    QVERIFY(agree->isVisible() && agree->isEnabled());
    QTest::mouseClick(agree, Qt::LeftButton);
    two.settle();
    QVERIFY(!two.guest->end().hasAgreed());
    two.press(two.guest, "agree");
    QVERIFY(two.guest->end().hasAgreed());
}

/// The keys go from the button that agrees to the one that deals.
void TestCompanyWindow::aSecondSpaceDealsNothing()
{
    TwoWindows two;
    two.seat();
    two.press(two.host, "fill");
    two.press(two.guest, "agree");
    two.setMoments(kLongMoment);
    auto *agree = two.host->findChild<AimedButton *>(QStringLiteral("agree"));
    auto *deal = two.host->findChild<AimedButton *>(QStringLiteral("deal"));
    settle(agree);
    settle(deal);
    agree->setFocus();
    QTest::keyClick(agree, Qt::Key_Space);
    two.settle();
    QVERIFY(two.host->end().hasAgreed());
    QCOMPARE(two.host->focusWidget(), deal);
    QVERIFY(deal->isEnabled());
    QTest::keyClick(deal, Qt::Key_Space);
    two.settle();
    QVERIFY(!two.host->host()->hasBegun());
    settle(deal);
    QTest::keyClick(deal, Qt::Key_Space);
    two.settle();
    QVERIFY(two.host->host()->hasBegun());
}

/// Somebody who asks for one's chair all the time opens no second box.
void TestCompanyWindow::oneIsAskedForTheChairOnce()
{
    TwoWindows two;
    two.seat(1);
    int asked = 0;
    connect(&two.host->end(), &CompanyEnd::swapAsked, this, [&asked] { ++asked; });
    for (int time = 0; time < 5; ++time) {
        two.guest->end().askSwap(0);
        two.settle();
    }
    QCOMPARE(asked, 1); // by the host's program
    for (int time = 0; time < 5; ++time)
        emit two.host->end().swapAsked(two.ben->you(), 1); // another one's might
    const auto boxes = [&two] {
        return two.host->findChildren<QMessageBox *>(QStringLiteral("swap"));
    };
    QCOMPARE(boxes().size(), 1);
    boxes().first()->reject();
    QTRY_VERIFY(boxes().isEmpty());
    two.settle();
    two.guest->end().askSwap(0); // was answered, and asks anew
    two.settle();
    QCOMPARE(boxes().size(), 1);
    two.guest->end().rise(); // the next to be asked about has no seat
    two.settle();
    emit two.host->end().swapAsked(77, 2);
    boxes().first()->reject();
    QTRY_VERIFY(boxes().isEmpty());
    two.sit(two.guest, 1);
    two.guest->end().askSwap(0);
    two.settle();
    QCOMPARE(boxes().size(), 1);
}

void TestCompanyWindow::nobodySpeaksBeforeTheMatch()
{
    TwoWindows two;
    two.press(two.host, "letIn");
    const auto *said = two.guest->findChild<QLabel *>(QStringLiteral("said"));
    const QString before = said->text();
    emit two.guest->end().remarked(0, 2);
    emit two.guest->end().nudged(0);
    QCOMPARE(said->text(), before);
    auto *mute = two.guest->findChild<QMenu *>(QStringLiteral("mute"));
    emit mute->aboutToShow();
    QCOMPARE(mute->actions().size(), 1);
    QVERIFY(!mute->actions().first()->isEnabled());
    QVERIFY(two.guest->end().seat()->name(3).isEmpty());
}

void TestCompanyWindow::remarksAreRead()
{
    TwoWindows two;
    two.begin();
    QSignalSpy heard(&two.host->end(), &CompanyEnd::remarked);
    two.ben->remark(2);
    two.settle();
    QCOMPARE(heard.size(), 1);
    QCOMPARE(heard.first().at(0).toInt(), 2);
    QCOMPARE(heard.first().at(1).toInt(), 2);
    // What is said stays a while.
    emit two.guest->end().remarked(0, 2);
    QCOMPARE(two.guest->findChild<QLabel *>(QStringLiteral("said"))->text(),
             QStringLiteral("Mia: “Well played!”"));
    // It is at the seat of whoever says it, over the bid that may be there.
    const auto bubble = [&two](int seat) {
        for (const SeatPicture &one : two.guest->table().scene().picture().seats) {
            if (one.seat == seat)
                return one.bubble;
        }
        return QString();
    };
    QCOMPARE(bubble(0), QStringLiteral("Well played!"));
    QVERIFY(bubble(1) != QStringLiteral("Well played!"));
    // Not of one who is muted.
    QMenu *mute = nullptr;
    for (auto *menu : two.guest->findChildren<QMenu *>()) {
        if (menu->objectName() == QStringLiteral("mute"))
            mute = menu;
    }
    QVERIFY(mute);
    emit mute->aboutToShow();
    QAction *mia = nullptr;
    for (QAction *action : mute->actions()) {
        if (action->text().contains(QStringLiteral("Mia")))
            mia = action;
    }
    QVERIFY(mia);
    mia->trigger();
    emit two.guest->end().remarked(0, 0);
    QVERIFY(bubble(0) != QStringLiteral("Hello!"));
}

void TestCompanyWindow::oneWhoIsAwayIsCountedDown()
{
    TwoWindows two;
    two.begin();
    two.ben->cutOff();
    two.settle();
    QVERIFY2(two.host->conductBar().awayWords().startsWith(
                 QStringLiteral("Ben is away. A computer takes over in ")),
             qPrintable(two.host->conductBar().awayWords()));
    const auto attendance = [&two] {
        for (const SeatPicture &seat : two.host->table().scene().picture().seats) {
            if (seat.seat == 2)
                return seat.attendance;
        }
        return Attendance::here;
    };
    const auto heard = [&two] {
        QAccessibleInterface *table =
            QAccessible::queryAccessibleInterface(&two.host->table().view());
        QStringList names;
        for (int child = 0; table && child < table->childCount(); ++child)
            names << table->child(child)->text(QAccessible::Name);
        return names.filter(QStringLiteral("Ben, ")).join(u'\n');
    };
    QCOMPARE(attendance(), Attendance::away);
    QVERIFY2(heard().contains(QStringLiteral("Ben, who is away, ")), qPrintable(heard()));
    two.press(two.host, "computer");
    QCOMPARE(attendance(), Attendance::standIn);
    QVERIFY2(heard().contains(QStringLiteral("Ben, who is away: a computer plays for them")),
             qPrintable(heard()));
    QVERIFY2(two.host->conductBar().awayWords().startsWith(
                 QStringLiteral("A computer is playing for Ben")),
             qPrintable(two.host->conductBar().awayWords()));
    two.ben->connectTo(two.host->host()->host(), two.wires);
    two.settle();
    QTRY_COMPARE(two.host->conductBar().awayWords(), QString());
    QCOMPARE(attendance(), Attendance::here);
    QVERIFY(!heard().contains(QStringLiteral("away")));
}

namespace {

/// Time passes for the host, who looks after it once.
void wait(TwoWindows &two, qint64 ms)
{
    two.now += ms;
    two.host->host()->host().conduct().tick();
    two.settle();
}

/// Until that seat is to act; the other person bids or plays at once.
bool playToTurnOf(TwoWindows &two, int seat)
{
    GameSession &session = two.host->host()->session();
    return QTest::qWaitFor([&] {
        const int turn = session.seatAtTurn();
        if (turn == seat) {
            two.settle(); // the seat has to hear of it, or what it does comes too late
            return true;
        }
        if (turn >= 0 && isPersonAt(session.seats(), turn)) {
            const SeatView view(*session.match().deal(), turn);
            (void)session.act(view.prompt().choices.front());
        }
        two.settle();
        return false;
    });
}

} // namespace

void TestCompanyWindow::oneWhoDoesNotActIsPlayedFor()
{
    TwoWindows two;
    two.begin();
    QVERIFY(playToTurnOf(two, 2));
    wait(two, AwayRule().wait);
    QCOMPARE(two.host->conductBar().awayWords(),
             QStringLiteral("Ben is taking a long time. A computer can play instead."));
    QCOMPARE(two.guest->conductBar().ownWords(),
             QStringLiteral("The others are waiting for you. They can now let a computer play for "
                            "you."));
    QCOMPARE(two.guest->conductBar().awayWords(), QString());
    const auto *said = two.guest->findChild<QLabel *>(QStringLiteral("said"));
    QSignalSpy heard(&two.guest->conductBar(), &ConductBar::said);
    two.press(two.host, "computer");
    QCOMPARE(two.host->conductBar().awayWords(),
             QStringLiteral("A computer is playing for Ben, who can take the seat back at any "
                            "time."));
    const QString what =
        QStringLiteral("The others waited for you. A computer is now playing for you.");
    QCOMPARE(two.guest->conductBar().ownWords(), what);
    QCOMPARE(heard.last().first().toString(), what);
    QVERIFY(said->text() != what); // it stands there once
    QAccessibleInterface *table = QAccessible::queryAccessibleInterface(&two.host->table().view());
    QStringList names;
    for (int child = 0; child < table->childCount(); ++child)
        names << table->child(child)->text(QAccessible::Name);
    QVERIFY2(!names.filter(QStringLiteral("Ben, a computer plays for them, ")).isEmpty(),
             qPrintable(names.join(u'\n')));

    two.press(two.guest, "back");
    for (CompanyWindow *window : {two.host.data(), two.guest.data()}) {
        QCOMPARE(window->conductBar().awayWords(), QString());
        QCOMPARE(window->conductBar().ownWords(), QString());
    }
    QVERIFY(playToTurnOf(two, 2));
    const auto &deals = two.host->host()->session().match().record().deals;
    const std::size_t events = deals.back().events.size();
    QVERIFY(!two.ben->seat()->act(
        legal(*two.host->host()->session().match().deal()).choices.front())); // theirs alone
    two.settle();
    QVERIFY(deals.back().events.size() > events);
    QCOMPARE(deals.back().events[events].seat, 2);
}

/// What the host's person does at their own table, or the button.
void TestCompanyWindow::theHostsOwnSeatIsGivenBack()
{
    for (const bool acts : {false, true}) {
        TwoWindows two;
        two.begin();
        GameSession &session = two.host->host()->session();
        QVERIFY(playToTurnOf(two, 0));
        wait(two, AwayRule().wait);
        QCOMPARE(two.guest->conductBar().awayWords(),
                 QStringLiteral("Mia is taking a long time. A computer can play instead."));
        two.press(two.guest, "computer");
        QVERIFY(two.host->end().state().isPassedOver(0));
        QVERIFY(two.host->conductBar().ownWords().startsWith(
            QStringLiteral("The others waited for you.")));
        two.host->end().seat()->setPaused(true); // something is open at her table
        QVERIFY(!session.pace().isPaused());
        QTRY_COMPARE(session.seatAtTurn(), 2);
        if (acts)
            (void)two.host->end().seat()->act(Event::talk(0, 1, 1)); // refused, but hers
        else
            two.press(two.host, "back");
        two.settle();
        QVERIFY(!two.guest->end().state().isPassedOver(0));
        QCOMPARE(two.host->conductBar().ownWords(), QString());
    }
}

/// And what is clicked is said of the one who was shown, a moment after another one is.
void TestCompanyWindow::oneWhoIsLateIsNotHiddenByOneWhoIsAway()
{
    TwoWindows two;
    TableHost &host = two.host->host()->host();
    WireEnd cat(QStringLiteral("Cat"));
    two.press(two.host, "letIn");
    QSignalSpy knocked(&host, &TableHost::knocked);
    cat.connectTo(host, two.wires);
    two.settle();
    host.letIn(knocked.at(0).at(0).toInt());
    two.settle();
    two.sit(two.host, 0);
    two.sit(two.guest, 1);
    cat.sit(2);
    two.settle();
    two.press(two.host, "fill");
    cat.agree();
    two.press(two.guest, "agree");
    two.press(two.host, "agree");
    two.press(two.host, "deal");
    TableConduct &conduct = host.conduct();
    GameSession &session = two.host->host()->session();
    QTRY_VERIFY(session.seatAtTurn() >= 0 && session.seatAtTurn() != 3);
    while (session.seatAtTurn() != 2) {
        if (session.seatAtTurn() < 2)
            (void)session.act(legal(*session.match().deal()).choices.front());
        two.settle();
    }
    two.setMoments(kLongMoment);
    two.now += AwayRule().wait - 5'000;
    conduct.tick();
    two.ben->cutOff();
    two.settle();
    QCOMPARE(two.host->conductBar().awayWords().left(13), QStringLiteral("Ben is away. "));
    wait(two, 5'000); // Cat does not act either
    QCOMPARE(two.host->conductBar().awayWords().left(6), QStringLiteral("Cat is"));
    auto *pause = two.host->findChild<QPushButton *>(QStringLiteral("wait"));
    QVERIFY(pause->isVisible());
    QTest::mouseClick(pause, Qt::LeftButton); // meant for Ben
    QVERIFY(conduct.state().persons.at(2).late);
    meantClick(pause);
    QVERIFY(!conduct.state().persons.at(2).late); // Cat has as long again
    QVERIFY(conduct.state().persons.at(1).choices.empty());
}

void TestCompanyWindow::chairsAreChangedByAsking()
{
    TwoWindows two;
    two.seat(1);
    const auto answered = [&two](CompanyWindow *window, const QString &words) {
        auto *box = window->findChild<QMessageBox *>(QStringLiteral("swap"));
        for (QAbstractButton *button : box ? box->buttons() : QList<QAbstractButton *>()) {
            if (button->text().remove(u'&') == words) {
                if (!QTest::qWaitFor([button] { return button->isEnabled(); })) // in a moment
                    return false;
                QTest::mouseClick(button, Qt::LeftButton);
                two.settle();
                return true;
            }
        }
        return false;
    };
    two.sit(two.guest, 0); // Mia sits there
    QCOMPARE(two.ben->ownChair(), 1);
    QVERIFY(answered(two.host, QStringLiteral("Stay Here")));
    QCOMPARE(two.ben->ownChair(), 1);
    QCOMPARE(two.guest->findChild<QLabel *>(QStringLiteral("said"))->text(),
             QStringLiteral("Mia would rather not change seats."));
    two.press(two.guest, "agree");
    two.sit(two.guest, 0);
    QVERIFY(answered(two.host, QStringLiteral("Change Seats")));
    QCOMPARE(two.ben->ownChair(), 0);
    QCOMPARE(two.host->end().ownChair(), 1);
    QVERIFY(!two.ben->hasAgreed());
    // The other way round.
    two.sit(two.host, 0);
    QVERIFY(answered(two.guest, QStringLiteral("Change Seats")));
    QCOMPARE(two.host->end().ownChair(), 0);
    QCOMPARE(two.ben->ownChair(), 1);
}

/// With the same people on the same chairs; no card is dealt before both want it.
void TestCompanyWindow::everyoneIsAskedAgain()
{
    TwoWindows two;
    two.begin();
    GameSession &session = two.host->host()->session();
    const auto playToTheEnd = [&] {
        return waitFor(
            [&] {
                const int seat = session.match().over() ? -1 : session.seatAtTurn();
                if (seat == 0 || seat == 2) {
                    const SeatView view(*session.match().deal(), seat);
                    (void)session.act(view.prompt().choices.front());
                } else if (session.match().dealOver() && !session.match().over()) {
                    session.nextDeal();
                }
                two.settle();
                return session.match().over() && two.ben->seat()->matchOver();
            },
            120'000);
    };
    QVERIFY(playToTheEnd());
    const auto first = session.match().record().deals.front().hands;
    emit two.guest->table().wished(TableWish::playAgain);
    two.settle();
    QVERIFY(two.guest->lobby().isVisible());
    QCOMPARE(two.ben->ownChair(), 2);
    QVERIFY(two.ben->hasAgreed());
    QVERIFY(two.host->table().isVisible()); // the result is looked at as long as one likes
    auto *offer = two.host->findChild<MessageBar *>(QStringLiteral("offer"));
    QVERIFY(offer->isVisible());
    QVERIFY2(offer->text().contains(QStringLiteral("Ben")), qPrintable(offer->text()));
    QVERIFY(!two.host->host()->isReady());
    QTest::mouseClick(offer->findChild<QPushButton *>(), Qt::LeftButton);
    two.settle();
    QVERIFY(two.host->lobby().isVisible());
    QCOMPARE(two.host->end().ownChair(), 0);
    QVERIFY(two.host->host()->isReady());
    two.press(two.host, "deal");
    QVERIFY(two.host->table().isVisible());
    QVERIFY(two.guest->table().isVisible());
    QVERIFY(session.match().record().deals.front().hands != first);
    QVERIFY(!two.ben->seat()->matchOver());
    // One who has gone meanwhile comes to the second match by the token, as to the first.
    two.ben->cutOff();
    two.settle();
    QVERIFY(two.guest->lostSign().isVisible());
    two.ben->connectTo(two.host->host()->host(), two.wires);
    two.settle();
    QVERIFY(two.host->host()->host().isPresent(2));
}

/// At a guest, too, whose match knows only deals that are over.
void TestCompanyWindow::theScorecardHasTheDealInPlay()
{
    TwoWindows two;
    two.begin(1);
    GameSession &session = two.host->host()->session();
    QVERIFY(waitFor(
        [&] {
            const int seat = session.seatAtTurn();
            if (seat == 0 || seat == 1) {
                const SeatView view(*session.match().deal(), seat);
                const auto &choices = view.prompt().choices;
                const bool most = seat == 1 && choices.front().kind == EventKind::call;
                (void)session.act(most ? choices.back() : choices.front());
            }
            two.settle();
            return session.match().deal()->tricks.size() > 3;
        },
        30'000));
    two.settle();
    const ScoreSheet here = two.host->findChild<ScorecardModel *>()->sheet();
    const ScoreSheet there = two.guest->findChild<ScorecardModel *>()->sheet();
    QCOMPARE(there.deals.size(), 1);
    QVERIFY(there.deals.first().partial);
    // Everyone reads their own side first, and themselves first in it.
    QCOMPARE(here.sides.first().seats, QList<int>({0, 2}));
    QCOMPARE(there.sides.first().seats, QList<int>({1, 3}));
    const QList<SheetEntry> &ours = here.deals.first().sides, &theirs = there.deals.first().sides;
    QVERIFY(ours.first().bid != ours.last().bid); // or it would not show whose they are
    for (qsizetype side = 0; side < ours.size(); ++side) {
        const int place = there.placeOf(here.sides[side].number);
        QCOMPARE(there.sides[place].seats, here.sides[side].seats);
        QCOMPARE(theirs[place].bid, ours[side].bid);
        QCOMPARE(theirs[place].tricks, ours[side].tricks);
    }
    QVERIFY(there.deals.first().sides.first().tricks >= 0);
}

/// Of the same people, whoever has opened the table.
void TestCompanyWindow::rulesAreComparedWithTheLastMatch()
{
    {
        TwoWindows two;
        two.begin();
    }
    TwoWindows two;
    two.press(two.host, "letIn");
    const auto sheet = [](CompanyWindow *window) {
        return window->lobby().findChild<QTextBrowser *>()->toPlainText();
    };
    QVERIFY(!sheet(two.guest).contains(QStringLiteral("last match together")));
    two.sit(two.host, 0);
    two.sit(two.guest, 2);
    QVERIFY2(sheet(two.guest).contains(QStringLiteral("The same as in your last match together.")),
             qPrintable(sheet(two.guest).left(400)));
    RuleSet other = shortRules();
    other.win_target = 350;
    two.host->end().propose({"standard", {}, other});
    two.settle();
    QVERIFY2(
        sheet(two.guest).contains(QStringLiteral("Target score: 350 points (before: 500 points)")),
        qPrintable(sheet(two.guest).left(400)));
}

namespace {

/// Chooses that bid in the menu, if it is there.
void bidAhead(CompanyWindow &window, const QString &bid)
{
    QMenu *menu = window.findChild<QMenu *>(QStringLiteral("ahead"));
    QVERIFY(menu && menu->isEnabled());
    emit menu->aboutToShow();
    for (QAction *action : menu->actions()) {
        if (action->text() == bid)
            return action->trigger();
    }
    QFAIL("no such bid");
}

} // namespace

/// It is made at their turn, and by nobody else before.
void TestCompanyWindow::aBidIsChosenAhead()
{
    TwoWindows two;
    two.begin();
    GameSession &session = two.host->host()->session();
    const auto atTurn = [&session] { return session.seatAtTurn(); };
    QVERIFY(waitFor(
        [&] {
            two.settle();
            return atTurn() == 0 || atTurn() == 2;
        },
        20'000));
    // Whichever of them bids first, the other one waits.
    const int first = atTurn();
    const int other = 2 - first;
    CompanyWindow *window = other == 0 ? two.host.data() : two.guest.data();
    bidAhead(*window, QStringLiteral("4"));
    QCOMPARE(window->findChild<QLabel *>(QStringLiteral("said"))->text(),
             QStringLiteral("You will bid 4 when it is your turn."));
    QVERIFY(!session.match().deal()->calls[other].made());
    const SeatView view(*session.match().deal(), first);
    (void)session.act(view.prompt().choices.front());
    QVERIFY(waitFor(
        [&] {
            two.settle();
            return session.match().deal()->calls[other].made();
        },
        20'000));
    QVERIFY(session.match().deal()->calls[other] == Call::number(4));
    QVERIFY(!window->bidAhead().chosen());
    QVERIFY(!window->findChild<QMenu *>(QStringLiteral("ahead"))->isEnabled());
}

namespace {

/// Until Mia is the first person to bid in a deal, and Ben, for whom a computer plays, is to
/// follow: two or three deals, in which the computers think about each card.
bool playToBidOfMia(TwoWindows &two)
{
    GameSession &session = two.host->host()->session();
    return waitFor(
        [&] {
            const Match &match = session.match();
            if (match.dealOver())
                session.nextDeal();
            two.settle(); // Ben's window knows of the deal as well
            if (session.seatAtTurn() != 0)
                return false;
            const DealState &deal = *match.deal();
            if (phaseOf(deal) == Phase::call && !deal.calls[2].made())
                return true;
            (void)session.act(legal(deal).choices.front());
            return false;
        },
        180'000);
}

} // namespace

/// Of one for whom a computer plays: the bid is theirs, and so is the seat.
void TestCompanyWindow::aBidAheadTakesTheSeatBack()
{
    RuleSet rules = shortRules();
    rules.win_deals = 9;
    TwoWindows two(rules);
    two.begin();
    GameSession &session = two.host->host()->session();
    QVERIFY(playToTurnOf(two, 2));
    wait(two, AwayRule().wait);
    two.press(two.host, "computer");
    QVERIFY(two.guest->end().state().isPassedOver(2));
    QVERIFY(playToBidOfMia(two));
    QVERIFY(two.guest->end().state().isPassedOver(2));
    bidAhead(*two.guest, QStringLiteral("9"));
    two.settle();
    QVERIFY(!two.host->end().state().isPassedOver(2));
    QVERIFY(!session.match().deal()->calls[2].made()); // it is not yet their turn
    (void)session.act(legal(*session.match().deal()).choices.front());
    QVERIFY(waitFor(
        [&] {
            two.settle();
            return session.match().deal()->calls[2].made();
        },
        20'000));
    QVERIFY(session.match().deal()->calls[2] == Call::number(9));
}

QTEST_MAIN(TestCompanyWindow)
#include "tst_company_window.moc"
