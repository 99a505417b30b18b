// SPDX-License-Identifier: GPL-3.0-or-later
// The score keeper as a person uses it: keys only, but where a test says otherwise.
#include "card/scorecard_dock.h"
#include "card_matches.h"
#include "files/kept_settings.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "keeper/entry_edit.h"
#include "keeper/keeper_setup.h"
#include "keeper_desk.h"
#include "message_bar.h"
#include "sheet/scorecard_model.h"
#include "test_main.h"
#include "text/translate.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace sandbag;

class ScoreKeeperTest : public QObject
{
    Q_OBJECT

private slots:
    void largeLettersFitASmallScreen();
    void aStandardDealInSixKeys();
    void longNamesHideNoField();
    void nilBidderIsAskedApart();
    void fourteenDealsOfNewYork();
    void fourteenDealsOfTheFamily();
    void tricksThatDoNotAddUp();
    void callThatIsNotAllowed();
    void callThatDoesNotExist();
    void earlierDealIsCorrected();
    void undoAndRedo();
    void misdealKeepsTheDealer();
    void onlyNeededFactsAreAsked_data();
    void onlyNeededFactsAreAsked();
    void winnersTellTheTricks();
    void lastTrickWinnerGetsATrick();
    void bookedBidsAreNotPlayed();
    void everybodyPasses();
    void matchEnds();
    void byMouse();
    void savedMatchOpens();
    void resumesAfterACrash();
    void setupByKeyboard();
    void setupBeginsWithTheFirstName();
    void newSheetOffersTheRulesOfTheLast();
    void partnerOfANilIsNamedAlone();
    void keptScoresAreKnown();
    void replacedMatchIsPutAside();
    void foreignMembersStayInACorrectedDeal();
    void controlZTakesTheDealBack();
    void blindNilIsRefusedAsItIsTyped();
    void barredNumberIsRefusedAsItIsTyped();
    void blindNilOfTheLeadersIsStruck();
    void refusalsNameThePlayer();
    void tricksStandWhereBidsStand();
    void tricksOfSidesStandWhereBidsStand();
    void exchangedTricksOfPairsAreAskedFor();
    void crosswiseTricksOfPlayersAloneAreAskedFor();
    void exchangedTricksAreAskedFor();
    void laterDealsAreAskedFor();
    void fitsASmallScreen();
    void settingsThatCannotBeKeptAreTold();
};

/// Whoever keeps scores alone has no table that would say it.
void ScoreKeeperTest::settingsThatCannotBeKeptAreTold()
{
    const Desk desk(rules("standard"));
    emit SettingsTrouble::instance().told(QStringLiteral("They cannot be kept."));
    const auto bars = desk.keeper.findChildren<MessageBar *>();
    QVERIFY(std::any_of(bars.begin(), bars.end(), [](const MessageBar *bar) {
        return !bar->isHidden() && bar->text() == QStringLiteral("They cannot be kept.");
    }));
}

/// The field that has the focus knows of nothing to take back, and must not eat the key.
void ScoreKeeperTest::controlZTakesTheDealBack()
{
    Desk desk(rules("standard"));
    desk.type("34245\n");
    QCOMPARE(desk.deals(), 1);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.deals(), 0);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.deals(), 1);
}

void ScoreKeeperTest::blindNilIsRefusedAsItIsTyped()
{
    Desk desk(rules("standard"));
    desk.type("bn");
    QVERIFY2(desk.problem().contains(QStringLiteral("100 points behind")),
             qPrintable(desk.problem()));
    QVERIFY2(desk.problem().contains(QStringLiteral("Bo")), qPrintable(desk.problem()));
}

/// Neither Dot nor anybody else has to type the tricks first.
void ScoreKeeperTest::barredNumberIsRefusedAsItIsTyped()
{
    MatchRecord board = rules("standard");
    board.rules.bid_board = 6;
    Desk desk(board);
    desk.type("222");
    QVERIFY2(desk.problem().contains(QStringLiteral("Dot")), qPrintable(desk.problem()));
    QVERIFY2(!desk.problem().contains(QStringLiteral("seat")), qPrintable(desk.problem()));
    const EntryField dot{Ask::bid, 3, -1};
    QStringList struck, open;
    for (const EntryChoice &choice : desk.keeper.panel()->draft().choices(dot))
        (choice.struck.isEmpty() ? open : struck) << choice.keys;
    QVERIFY2(struck.contains(QStringLiteral("3")), qPrintable(struck.join(u' ')));
    QVERIFY2(open.contains(QStringLiteral("4")), qPrintable(open.join(u' ')));
    const auto *button = desk.findButton(QStringLiteral("3"));
    QVERIFY(button && !button->isEnabled() && button->font().strikeOut());
    QVERIFY2(button->toolTip().contains(QStringLiteral("6")), qPrintable(button->toolTip()));
}

void ScoreKeeperTest::blindNilOfTheLeadersIsStruck()
{
    Desk desk(rules("standard"));
    const EntryField bo{Ask::bid, 1, -1};
    EntryDraft &draft = desk.keeper.panel()->draft();
    QVERIFY2(!draft.help(bo).contains(QStringLiteral("bn")), qPrintable(draft.help(bo)));
    for (const EntryChoice &choice : draft.choices(bo))
        if (choice.keys == QStringLiteral("bn"))
            QVERIFY2(choice.struck.contains(QStringLiteral("100")), qPrintable(choice.struck));
    desk.type("3424");
    QVERIFY2(desk.problem().isEmpty(), qPrintable(desk.problem()));
}

void ScoreKeeperTest::refusalsNameThePlayer()
{
    Desk desk(rules("standard"));
    DealRecord deal;
    deal.kind = DealRecord::Kind::entered;
    deal.bids = {*parseCall("4"), *parseCall("blind nil"), *parseCall("4"), *parseCall("2")};
    deal.given.add(Fact::tricks);
    deal.facts.tricks = {8, 0, 0, 5};
    const auto refused = desk.keeper.book().enter(deal);
    QVERIFY(refused);
    const QString said = toText(*refused, Audience::screen(desk.keeper.book().players()));
    QVERIFY2(said.contains(QStringLiteral("Bo")), qPrintable(said));
    QVERIFY2(!said.contains(QStringLiteral("seat 1")), qPrintable(said));
}

void ScoreKeeperTest::tricksOfSidesStandWhereBidsStand()
{
    Desk desk(rules("standard"));
    desk.type("3424");
    QList<int> sides;
    for (const EntryField &field : desk.keeper.panel()->draft().fields())
        if (field.ask == Ask::sideTricks)
            sides << field.side;
    QCOMPARE(sides, (QList<int>{1, 0})); // Bo's side bids first
}

void ScoreKeeperTest::exchangedTricksOfPairsAreAskedFor()
{
    Desk desk(rules("standard"));
    desk.type("n344"); // Bo nil, Dot 4
    desk.type("50");   // Bo five, Dot none
    desk.type("\n");
    QCOMPARE(desk.deals(), 0);
    QVERIFY2(desk.problem().contains(QStringLiteral("swap")), qPrintable(desk.problem()));
    desk.type("\n");
    QCOMPARE(desk.deals(), 1);
}

void ScoreKeeperTest::crosswiseTricksOfPlayersAloneAreAskedFor()
{
    MatchRecord alone = rules("standard");
    alone.rules.table_sides = TableSides::solo;
    Desk desk(alone);
    desk.type("2524");  // Bo 2, Cy 5, Dot 2, Ada 4
    desk.type("522\n"); // Bo five, Cy two: the other way round both are as bid
    QCOMPARE(desk.deals(), 0);
    QVERIFY2(desk.problem().contains(QStringLiteral("swap")), qPrintable(desk.problem()));
}

void ScoreKeeperTest::tricksStandWhereBidsStand()
{
    MatchRecord alone = rules("standard");
    alone.rules.table_sides = TableSides::solo;
    Desk desk(alone, 2);
    QList<int> bids, tricks;
    for (const EntryField &field : desk.keeper.panel()->draft().fields())
        (field.ask == Ask::bid ? bids : tricks) << field.seat;
    QCOMPARE(bids, (QList<int>{3, 0, 1, 2}));
    QCOMPARE(tricks, bids);
}

void ScoreKeeperTest::exchangedTricksAreAskedFor()
{
    MatchRecord alone = rules("standard");
    alone.rules.table_sides = TableSides::solo;
    Desk desk(alone);
    desk.type("n333");
    desk.type("305\n"); // Bo, who bid nil, three; Cy none
    QCOMPARE(desk.deals(), 0);
    QVERIFY2(desk.problem().contains(QStringLiteral("swap")), qPrintable(desk.problem()));
    desk.type("\n");
    QCOMPARE(desk.deals(), 1);
}

void ScoreKeeperTest::laterDealsAreAskedFor()
{
    MatchRecord shortMatch = rules("standard");
    shortMatch.rules.win_target = 125;
    Desk desk(shortMatch);
    desk.type("34245\n34248\n"); // 80, then 53
    for (const QString &name : {QStringLiteral("keepLater"), QStringLiteral("cutLater")}) {
        QCOMPARE(desk.deals(), 2);
        desk.keeper.showDeal(0);
        QTimer::singleShot(0, &desk.keeper, [name] {
            const auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box && box->informativeText().contains(QStringLiteral("ended")));
            box->findChild<QPushButton *>(name)->click();
        });
        DealRecord deal = desk.match().record().deals[0];
        deal.bids[0] = *parseCall("9");
        deal.facts.tricks = {13, 0, 0, 0};
        emit desk.keeper.panel()->completed(deal); // 130: the target
        QCOMPARE(desk.deals(), 1);
        QCOMPARE(desk.total(0), name == QStringLiteral("keepLater") ? 130 + 53 : 130);
        desk.keeper.book().undo();
    }
}

/// No window opens larger than a screen of 1024 x 700; the one of this test is 800 x 800.
void ScoreKeeperTest::fitsASmallScreen()
{
    Desk desk(rules("standard"));
    QVERIFY(desk.keeper.width() <= desk.keeper.screen()->availableGeometry().width());
    QVERIFY(desk.keeper.height() <= desk.keeper.screen()->availableGeometry().height());
    QVERIFY(desk.keeper.minimumSizeHint().width() <= 1024 - 24);
    QVERIFY(desk.keeper.minimumSizeHint().height() <= 700 - 64);
}

/// With letters of 15 points too, and every field is in sight.
void ScoreKeeperTest::largeLettersFitASmallScreen()
{
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSize(15);
    QApplication::setFont(large);
    {
        Desk desk(rules("standard"));
        desk.keeper.resize(1000, 636);
        QTest::qWait(1);
        QCOMPARE(desk.keeper.width(), 1000);
        const auto *sight = desk.keeper.panel()->parentWidget();
        QVERIFY2(
            desk.keeper.panel()->width() <= sight->width(),
            qPrintable(
                QStringLiteral("%1 in %2").arg(desk.keeper.panel()->width()).arg(sight->width())));
    }
    QApplication::setFont(usual);
}

void ScoreKeeperTest::aStandardDealInSixKeys()
{
    Desk desk(rules("standard"));
    desk.type("34245\n"); // Bo 3, Cy 4, Dot 2, Ada 4; Bo & Dot took 5, the rest is left over
    QCOMPARE(desk.deals(), 1);
    QCOMPARE(desk.count, 6);
    QCOMPARE(desk.total(0), 80);
    QCOMPARE(desk.total(1), 50);
    QCOMPARE(desk.match().record().deals[0].dealer, 0);
    QCOMPARE(desk.keeper.panel()->draft().dealer(), 1);
}

/// In the window as it opens: what is typed is seen, on the right as well.
void ScoreKeeperTest::longNamesHideNoField()
{
    MatchRecord record = rules("standard");
    const char *const names[] = {"Margarete", "Christopher", "Friederike", "Bartholomew"};
    for (std::size_t seat = 0; seat < record.players.size(); ++seat)
        record.players[seat].name = names[seat];
    Desk desk(record);
    const auto hidden = [&] {
        QTest::qWait(1); // layouts settle
        QStringList found;
        for (const QLineEdit *field : desk.keeper.panel()->findChildren<QLineEdit *>())
            if (field->visibleRegion().boundingRect().width() < field->width())
                found << QStringLiteral("%1: to %2 of %3")
                             .arg(field->accessibleName())
                             .arg(field->geometry().right())
                             .arg(desk.keeper.panel()->parentWidget()->width());
        return found.join(u'\n');
    };
    QCOMPARE(hidden(), QString());
    desk.type("b6"); // Friederike is told that hers is bid for the side
    QCOMPARE(hidden(), QString());
}

void ScoreKeeperTest::nilBidderIsAskedApart()
{
    Desk desk(rules("standard"));
    desk.type("n425"); // Bo nil
    desk.type("1\n");  // Bo, who fails; "1" could become 10
    desk.type("4");    // Dot
    desk.type("\n");   // Ada & Cy took what is left
    QCOMPARE(desk.deals(), 1);
    const DealRecord &deal = desk.match().record().deals[0];
    QCOMPARE(int(deal.facts.tricks[1]), 1);
    QCOMPARE(int(deal.facts.tricks[3]), 4);
    QVERIFY(deal.bids[1].isNil());
    QCOMPARE(desk.total(1), 20 + 2 - 100);
}

void ScoreKeeperTest::fourteenDealsOfNewYork()
{
    Desk desk(rules("new-york"), 3);
    desk.type("7\n"); // the first deal plays itself: tricks only
    QCOMPARE(desk.total(0), 70);
    QCOMPARE(desk.total(1), 60);
    // The side that did not deal bids first: 8, then 5 for the other one, which is set; then the
    // tricks of the first one. Nobody is set twice in a row.
    for (int deal = 1; deal < 14; ++deal)
        desk.type("859\n");
    QCOMPARE(desk.deals(), 14);
    QCOMPARE(desk.count, 2 + 13 * 4);
    QCOMPARE(desk.total(0), 70 + 7 * -50 + 6 * 80);
    QCOMPARE(desk.total(1), 60 + 7 * 80 + 6 * -50);
    QVERIFY(!desk.match().over());
}

void ScoreKeeperTest::fourteenDealsOfTheFamily()
{
    Desk desk(rules("family-4"));
    for (int deal = 0; deal < 14; ++deal) // Dot bids a nil when Cy has dealt
        desk.type(deal % 4 == 2 ? "n43206\n" : deal % 2 == 0 ? "33336\n" : "33337\n");
    QCOMPARE(desk.deals(), 14);
    QVERIFY2(desk.count <= 14 * 7, qPrintable(QString::number(desk.count)));
    QCOMPARE(desk.match().record().deals[13].dealer, 1);
    QCOMPARE(desk.total(1), 11 * 60 + 3 * (100 + 30 + 3));
}

void ScoreKeeperTest::tricksThatDoNotAddUp()
{
    Desk desk(rules("standard"));
    desk.type("342489\n");
    QCOMPARE(desk.deals(), 0);
    QVERIFY2(desk.problem().contains(QStringLiteral("17")), qPrintable(desk.problem()));
    QVERIFY2(desk.problem().contains(QStringLiteral("13")), qPrintable(desk.problem()));
    auto *field = qobject_cast<EntryEdit *>(QApplication::focusWidget());
    QVERIFY(field && field->hasFault());
    desk.type("5\n");
    QCOMPARE(desk.deals(), 1);
}

void ScoreKeeperTest::callThatIsNotAllowed()
{
    MatchRecord board = rules("standard");
    board.rules.bid_board = 6;
    Desk desk(board);
    desk.type("4224"); // Bo 4 and Dot 2 make six; Cy 2 and Ada 4 as well
    QVERIFY2(desk.problem().isEmpty(), qPrintable(desk.problem()));
    desk.press(Qt::Key_Escape);
    Desk low(board);
    low.type("222");
    QVERIFY2(low.problem().contains(QStringLiteral("Dot")), qPrintable(low.problem()));
}

void ScoreKeeperTest::callThatDoesNotExist()
{
    Desk desk(rules("standard"));
    desk.type("q");
    QVERIFY2(desk.problem().contains(QStringLiteral("\"q\"")), qPrintable(desk.problem()));
    auto *field = qobject_cast<EntryEdit *>(QApplication::focusWidget());
    QVERIFY(field && field->hasFault());
}

void ScoreKeeperTest::earlierDealIsCorrected()
{
    Desk desk(rules("standard"));
    desk.type("33336\n33337\n33336\n");
    QCOMPARE(desk.total(0), 183);
    desk.press(Qt::Key_PageUp);
    desk.press(Qt::Key_PageUp);
    QCOMPARE(desk.keeper.shownDeal(), 1);
    for (int i = 0; i < 4; ++i)
        desk.press(Qt::Key_Down);
    desk.type("5"); // Ada & Cy took five, not seven; what the others took is now too much
    QVERIFY2(desk.problem().contains(QStringLiteral("11")), qPrintable(desk.problem()));
    desk.press(Qt::Key_Down);
    desk.press(Qt::Key_Delete); // the field fills itself
    desk.type("\n");
    QCOMPARE(desk.deals(), 3);
    QCOMPARE(desk.total(0), 61 - 60 + 61);
    QCOMPARE(desk.total(1), 60 + 62 + 60);
    QCOMPARE(desk.keeper.shownDeal(), -1);
}

void ScoreKeeperTest::undoAndRedo()
{
    Desk desk(rules("standard"));
    desk.type("34245\n34248\n");
    const MatchRecord before = desk.match().record();
    desk.keeper.book().undo();
    QCOMPARE(desk.deals(), 1);
    desk.keeper.book().redo();
    QCOMPARE(desk.match().record(), before);
    desk.press(Qt::Key_PageUp);
    desk.type("2");
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!(desk.match().record() == before));
    desk.keeper.book().undo();
    QCOMPARE(desk.match().record(), before);
}

void ScoreKeeperTest::misdealKeepsTheDealer()
{
    Desk desk(rules("standard"), 2);
    desk.keeper.voidDeal(DealEnd::misdeal);
    QCOMPARE(desk.deals(), 1);
    QCOMPARE(desk.match().record().deals[0].kind, DealRecord::Kind::voided);
    QCOMPARE(desk.keeper.panel()->draft().dealer(), 2);
    desk.type("34245\n");
    QCOMPARE(desk.keeper.panel()->draft().dealer(), 3);
}

void ScoreKeeperTest::onlyNeededFactsAreAsked_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<int>("ask"); ///< −1: nothing further
    QTest::newRow("Standard") << "bags_limit"
                              << "10" << -1;
    QTest::newRow("last trick") << "last_trick_bonus"
                                << "10" << Ask(Fact::lastWinner).number();
    QTest::newRow("last ace") << "last_trick_ace"
                              << "10" << Ask(Fact::lastCard).number();
    QTest::newRow("cancel card") << "bags_cancel_card"
                                 << "fixed" << Ask(Fact::cancelCard).number();
    QTest::newRow("dix") << "dix_allowed"
                         << "true" << Ask(Fact::dix).number();
    QTest::newRow("streak") << "streak_length"
                            << "3" << Ask(Fact::trickOrder).number();
    QTest::newRow("renege") << "renege_mode"
                            << "challenge" << Ask(Fact::renege).number();
    QTest::newRow("clock") << "win_minutes"
                           << "60" << Ask(Ask::clock).number();
}

void ScoreKeeperTest::onlyNeededFactsAreAsked()
{
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(int, ask);
    MatchRecord record = rules("standard");
    QVERIFY(findOption(option.toStdString())->set(record.rules, value.toStdString()));
    Desk desk(record);
    desk.type("3424");
    bool asked = false, further = false;
    for (const EntryField &field : desk.keeper.panel()->draft().fields()) {
        asked = asked || field.ask.number() == ask;
        further = further || (field.ask != Ask::bid && field.ask != Ask::sideTricks);
    }
    QCOMPARE(asked, ask >= 0);
    QCOMPARE(further, ask >= 0);
}

void ScoreKeeperTest::winnersTellTheTricks()
{
    MatchRecord record = rules("standard");
    record.rules.streak_length = 3;
    Desk desk(record);
    desk.type("3424");
    desk.type("1313131313222");
    desk.type("\n");
    QCOMPARE(desk.deals(), 1);
    const DealFacts &facts = desk.match().results()[0].facts;
    QCOMPARE(int(facts.tricks[0]), 5);
    QCOMPARE(int(facts.tricks[1]), 3);
    QCOMPARE(facts.winnerCount, 13);
    QCOMPARE(desk.total(1), -50 + 3); // the streak of three pays one each
}

void ScoreKeeperTest::lastTrickWinnerGetsATrick()
{
    MatchRecord record = rules("standard");
    record.rules.last_trick_bonus = 10;
    Desk desk(record);
    desk.type("34245\n"); // the focus passes the tricks left over …
    desk.type("4");       // … and Dot won the last one
    desk.type("\n");
    QCOMPARE(desk.deals(), 1);
    QCOMPARE(int(desk.match().record().deals[0].facts.tricks[3]), 1);
    QCOMPARE(desk.total(1), 50 + 10);
}

void ScoreKeeperTest::bookedBidsAreNotPlayed()
{
    MatchRecord record = rules("standard");
    record.rules.bid_books_made = 10;
    Desk desk(record);
    desk.type("3223");
    QCOMPARE(desk.keeper.panel()->draft().fields().size(), 4);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.deals(), 1);
    QCOMPARE(desk.match().record().deals[0].kind, DealRecord::Kind::unplayed);
}

void ScoreKeeperTest::everybodyPasses()
{
    Desk desk(rules("auction"), 1);
    desk.type("pppp");
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.deals(), 1);
    QCOMPARE(desk.match().record().deals[0].voidReason, std::string("passed"));
    QCOMPARE(desk.keeper.panel()->draft().dealer(), 1);
}

void ScoreKeeperTest::matchEnds()
{
    MatchRecord record = rules("standard");
    record.rules.win_target = 80;
    Desk desk(record);
    desk.type("34245\n");
    QVERIFY(desk.match().over());
    QVERIFY(!desk.keeper.panel()->isEnabled());
    desk.keeper.book().undo();
    QVERIFY(desk.keeper.panel()->isEnabled());
}

void ScoreKeeperTest::byMouse()
{
    Desk desk(rules("standard"));
    const auto click = [&](const QString &label) {
        for (QPushButton *button : desk.keeper.panel()->findChildren<QPushButton *>())
            if (button->isVisible() && button->text() == label)
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(label));
    };
    for (const char *label : {"3", "nil", "2", "11"}) {
        click(QString::fromLatin1(label));
        QTest::qWait(1); // buttons of the last question are deleted by now
    }
    for (const char *label : {"2", "0"}) {
        click(QString::fromLatin1(label));
        QTest::qWait(1);
    }
    const QString enter = QStringLiteral("&Enter Deal");
    click(enter);
    QCOMPARE(desk.deals(), 1);
    QCOMPARE(desk.total(0), 110 + 100);
}

void ScoreKeeperTest::savedMatchOpens()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.spades.json"));
    Desk desk(rules("family-4"));
    desk.type("23437\nn43207\n");
    QVERIFY(!desk.keeper.book().saveFile(path));
    const auto loaded = loadMatch(path);
    QVERIFY(std::holds_alternative<LoadedMatch>(loaded));
    const Match &match = std::get<LoadedMatch>(loaded).match;
    QCOMPARE(match.record(), desk.match().record());
    QCOMPARE(match.standing(), desk.match().standing());
}

void ScoreKeeperTest::resumesAfterACrash()
{
    QTemporaryDir folder;
    MatchRecord kept;
    {
        Desk desk(rules("new-york"), 2, folder.path());
        desk.type("7\n557\n");
        kept = desk.match().record();
    }
    ScoreKeeper again(folder.path());
    QVERIFY(again.book().resume());
    QCOMPARE(again.book().match().record(), kept);
}

void ScoreKeeperTest::setupByKeyboard()
{
    KeeperSetup setup({}, {});
    setup.show();
    QApplication::setActiveWindow(&setup);
    const auto press = [](Qt::Key key) { QTest::keyClick(QApplication::focusWidget(), key); };
    auto *games = setup.findChild<QComboBox *>(); // the first of them
    games->setFocus();
    QTest::keyClicks(games, QStringLiteral("Anna")); // somebody who looks elsewhere
    QCOMPARE(setup.record().base, std::string("standard"));
    while (setup.record().base != "new-york")
        press(Qt::Key_Down);
    press(Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Ada"));
    press(Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Bo"));
    for (int field = 0; field < 3; ++field)
        press(Qt::Key_Tab);
    press(Qt::Key_Down); // Bo deals
    const MatchRecord record = setup.record();
    QCOMPARE(record.base, std::string("new-york"));
    QCOMPARE(record.players[0].name, std::string("Ada"));
    QCOMPARE(record.players[1].name, std::string("Bo"));
    QCOMPARE(record.players[2].name, std::string("North")); // the name that was shown
    QCOMPARE(setup.firstDealer(), 1);
}

/// Names typed one after the other, without a look at where the focus is.
void ScoreKeeperTest::setupBeginsWithTheFirstName()
{
    KeeperSetup setup({}, {});
    setup.show();
    QApplication::setActiveWindow(&setup);
    for (const char *name : {"Wendy", "Anna", "Sam", "Vic"}) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(name));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    const MatchRecord record = setup.record();
    QCOMPARE(record.base, std::string("standard"));
    QCOMPARE(record.players[0].name, std::string("Wendy"));
    QCOMPARE(record.players[3].name, std::string("Vic"));
}

/// The same people play again, by the same rules, those that held in the end.
void ScoreKeeperTest::newSheetOffersTheRulesOfTheLast()
{
    Desk desk(rules("new-york"));
    RuleFile family = desk.keeper.rules();
    family.name = QStringLiteral("Sunday");
    family.rules.nil_value = 50;
    QVERIFY(!desk.keeper.book().changeRules(
        {family.base.toStdString(), family.name.toStdString(), family.rules}));
    desk.keeper.askForMatch();
    auto *setup = desk.keeper.findChild<KeeperSetup *>();
    QVERIFY(setup);
    QCOMPARE(setup->chosen().name, QStringLiteral("Sunday"));
    QCOMPARE(setup->record().base, std::string("new-york"));
    QCOMPARE(setup->record().rules.nil_value, 50);
    setup->accept();
    QCOMPARE(desk.match().record().name, std::string("Sunday"));
    QCOMPARE(desk.match().rules().nil_value, 50);
}

void ScoreKeeperTest::partnerOfANilIsNamedAlone()
{
    Desk desk(rules("standard"));
    desk.type("n425"); // Bo nil
    QStringList questions;
    for (const EntryField &field : desk.keeper.panel()->draft().fields())
        questions << desk.keeper.panel()->draft().question(field);
    QVERIFY2(questions.contains(QStringLiteral("Dot took")), qPrintable(questions.join(u'|')));
    QVERIFY(questions.contains(QStringLiteral("Ada & Cy took")));
}

void ScoreKeeperTest::keptScoresAreKnown()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.spades.json"));
    const auto kept = [&path] {
        return belongsInScoreKeeper(std::get<LoadedMatch>(loadMatch(path)));
    };
    Desk desk(rules("standard"), 2);
    QVERIFY(!desk.keeper.book().saveFile(path));
    QVERIFY(kept()); // begun, and nothing entered yet
    desk.type("34245\n");
    QVERIFY(!desk.keeper.book().saveFile(path));
    QVERIFY(kept());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeRecord({rules("standard"), {}}));
    file.close();
    QVERIFY(!kept()); // to be played at the table
}

void ScoreKeeperTest::replacedMatchIsPutAside()
{
    QTemporaryDir folder;
    Desk desk(rules("standard"), 0, folder.path());
    desk.type("34245\n");
    desk.keeper.startMatch(rules("family-4"), 0);
    QCOMPARE(desk.deals(), 0);
    QVERIFY(desk.keeper.book().flush());
    const QDir earlier(desk.keeper.book().earlierMatches());
    QCOMPARE(earlier.entryList(QDir::Files).size(), 1);
    QVERIFY(!desk.keeper.open(
        ScoreBook::readFile(earlier.filePath(earlier.entryList(QDir::Files).front()))));
    QCOMPARE(desk.deals(), 1);
    QCOMPARE(desk.total(0), 80);
    QCOMPARE(earlier.entryList(QDir::Files).size(), 1); // the empty one was not worth a file
}

void ScoreKeeperTest::foreignMembersStayInACorrectedDeal()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.spades.json"));
    Desk desk(rules("standard"));
    desk.type("34245\n");
    QByteArray json = writeRecord({desk.match().record(), {}});
    QVERIFY(json.contains("\"dealer\": 0,"));
    json.replace("\"dealer\": 0,", "\"dealer\": 0, \"place\": \"hall\",");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(json);
    file.close();
    QVERIFY(!desk.keeper.open(ScoreBook::readFile(path)));
    desk.press(Qt::Key_PageUp);
    desk.type("2");
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.match().record().deals[0].bids[1] == Call::number(2));
    QVERIFY(writeRecord({desk.match().record(), {}}).contains("\"hall\""));
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tst_score_keeper"));
    QCoreApplication::setOrganizationName(QStringLiteral("tst_score_keeper"));
    QStandardPaths::setTestModeEnabled(true);
    ScoreKeeperTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_score_keeper.moc"
