// SPDX-License-Identifier: GPL-3.0-or-later
// The conduct of a table without a window: what is shown when, for what the match waits, to whom
// the screen goes, and what is told.
#include "act_pace.h"
#include "conduct/seat_picture.h"
#include "conduct/table_pace.h"
#include "conduct/table_question.h"
#include "conduct/table_talk.h"
#include "local_seat.h"
#include "match/match.h"
#include "rules/catalogue.h"
#include "scene/deal_times.h"
#include "test_main.h"
#include "usual_seats.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

using Kind = TableNews::Kind;

/// A match in which one person sits at another computer.
class WithGuest : public LocalSeat
{
public:
    WithGuest(GameSession *session, int guest) : LocalSeat(session), m_guest(guest) {}
    [[nodiscard]] Occupant occupant(int seat) const override
    {
        return seat == m_guest ? Occupant::personElsewhere : LocalSeat::occupant(seat);
    }

private:
    int m_guest;
};

QList<SeatPlan> seats(const std::vector<int> &persons)
{
    QList<SeatPlan> plans = usualSeats().mid(0, 4);
    for (int seat = 0; seat < 4; ++seat) {
        const bool person = std::find(persons.begin(), persons.end(), seat) != persons.end();
        plans[seat].player = person ? personKind() : QStringLiteral("simple");
    }
    return plans;
}

} // namespace

class TestTablePace : public QObject
{
    Q_OBJECT

private slots:
    void dealsWhileTheDrawIsShown();
    void drawEndsAtTheFirstKey();
    void drawEndsInAGreeting();
    void drawShowsNobodysCards();
    void trickIsHeldUntilLetGo();
    void tellsADealInOrder();
    void resultIsToldOnceItIsSeen();
    void anOpenedMatchBringsNoMoments();
    void aTurnIsNewsOnce();
    void screenGoesToWhoeverIsAsked();
    void nobodySitsThereFromTheStart();
    void aSharedScreenWaitsForATalker();
    void curtainStaysThroughAReplay();
    void noTimeRunsUnderTheCurtain();
    void nothingKnowsACoveredHand();
    void takesBackBySeat();
    void nobodyElsewhereTakesTheScreen();
    void pausesAddUp();

private:
    static TableLook look(bool moves)
    {
        TableLook look;
        look.motion = moves;
        look.speed = TableLook::Speed::slow; // nothing ends by itself while a test looks
        return look;
    }
    /// As far as the first picture: the draw for the dealer.
    static void draw(GameSession &game, TablePace &pace, const QList<SeatPlan> &seats, bool moves)
    {
        pace.setLook(look(moves));
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        rules.win_target = 0;
        rules.win_deals = 1;
        game.pace().setLeast(0);
        game.newMatch({rules, QStringLiteral("standard"), {}, seats, 7});
    }
    static void begin(GameSession &game, TablePace &pace, const QList<SeatPlan> &seats, bool moves)
    {
        draw(game, pace, seats, moves);
        pace.letGo(); // the draw for the dealer
        pace.dealt();
    }
    template<typename Holds>
    static bool until(const Holds &holds)
    {
        QElapsedTimer time;
        for (time.start(); !holds() && time.elapsed() < 10000;)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        return holds();
    }
    /// Persons take the first choice each time, until that holds.
    template<typename Holds>
    static bool playUntil(GameSession &game, TablePace &pace, const Holds &holds)
    {
        return until([&] {
            if (holds())
                return true;
            if (pace.showing() == Showing::curtain)
                pace.uncover();
            else if (pace.mayAct() && !game.pace().isPaused())
                (void)game.act(pace.seen()->prompt().choices.front());
            return holds();
        });
    }
    static void hear(TablePace &pace, std::vector<TableNews> &news)
    {
        connect(&pace, &TablePace::news, &pace,
                [&news](const TableNews &one) { news.push_back(one); });
    }
    static auto count(const std::vector<TableNews> &news, Kind kind)
    {
        return std::count_if(news.begin(), news.end(),
                             [kind](const TableNews &one) { return one.kind == kind; });
    }
};

/// The first own card sets out with the first picture, and lies a fifth of a second later; that is
/// how cards are dealt, so nothing waits for a clock here.
void TestTablePace::dealsWhileTheDrawIsShown()
{
    static_assert(kDealFlight <= 240 && kDealStep > 0);
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    std::vector<TableChange> changes;
    connect(&pace, &TablePace::changed, this,
            [&changes](TableChange change) { changes.push_back(change); });
    draw(game, pace, seats({0}), true);
    QCOMPARE(pace.showing(), Showing::draw);
    QVERIFY(pace.dealing());
    QVERIFY(!changes.empty());
    QCOMPARE(changes.back(), TableChange::deal);
    TablePicture shown = pictureOfTable(place, pace, {});
    QCOMPARE(shown.hand.size(), 13u);
    QVERIFY(!shown.trick.empty());
    QVERIFY(game.pace().isPaused());

    changes.clear();
    pace.letGo(); // what was drawn goes, and the cards fly on
    QCOMPARE(changes, std::vector<TableChange>{TableChange::happen});
    QVERIFY(pace.dealing());
    QVERIFY(game.pace().isPaused());
    shown = pictureOfTable(place, pace, {});
    QCOMPARE(shown.hand.size(), 13u);
    QVERIFY(shown.trick.empty());
    pace.dealt();
    QVERIFY(!game.pace().isPaused());
}

/// One key, or one click, ends the draw and the deal; and the draw alone where the cards are there
/// before it is over.
void TestTablePace::drawEndsAtTheFirstKey()
{
    for (const bool dealtFirst : {false, true}) {
        GameSession game;
        LocalSeat place(&game);
        TablePace pace(&place);
        connect(&pace, &TablePace::hurried, &pace, &TablePace::dealt);
        int told = 0;
        connect(&pace, &TablePace::firstDealt, &pace, [&told] { ++told; });
        draw(game, pace, seats({0}), true);
        if (dealtFirst) {
            pace.dealt();
            QCOMPARE(told, 0); // nobody speaks where what was drawn lies
            QCOMPARE(pace.showing(), Showing::draw);
            QVERIFY(game.pace().isPaused());
        }
        QVERIFY(pace.canGoOn());
        if (!pace.hurry())
            pace.goOn();
        QCOMPARE(pace.showing(), Showing::live);
        QVERIFY(!pace.dealing());
        QVERIFY(!game.pace().isPaused());
        QCOMPARE(told, 1);
    }
}

/// Who sits there is greeted however the draw ends: by a bid, or where another deal is looked at.
void TestTablePace::drawEndsInAGreeting()
{
    for (const bool byBid : {false, true}) {
        GameSession game;
        LocalSeat place(&game);
        TablePace pace(&place);
        int told = 0;
        connect(&pace, &TablePace::firstDealt, &pace, [&told] { ++told; });
        draw(game, pace, seats({0, 1, 2, 3}), true);
        pace.dealt();
        QCOMPARE(pace.showing(), Showing::draw);
        QCOMPARE(told, 0);
        if (byBid) {
            const SeatView bidder(*game.match().deal(), game.seatAtTurn());
            QVERIFY(!game.act(bidder.prompt().choices.front()));
        } else {
            pace.setReplaying(true);
        }
        QVERIFY(pace.showing() != Showing::draw);
        QCOMPARE(told, 1);
    }
}

void TestTablePace::drawShowsNobodysCards()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    draw(game, pace, seats({0, 1}), true);
    QCOMPARE(pace.showing(), Showing::draw);
    QVERIFY(pace.covered());
    const TablePicture shown = pictureOfTable(place, pace, {});
    QVERIFY(shown.hand.empty());
    QVERIFY(shown.handHidden);
    QVERIFY(!shown.trick.empty());
}

void TestTablePace::trickIsHeldUntilLetGo()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    begin(game, pace, seats({0}), true);
    QVERIFY(playUntil(game, pace, [&] { return pace.showing() == Showing::heldTrick; }));
    QVERIFY(game.pace().isPaused());
    QVERIFY(pace.canLetGo());
    QVERIFY(pace.canGoOn());
    QCOMPARE(questionOn(pace.showing(), place, pace.seen(), pace.viewer()), TableQuestion());
    pace.goOn();
    QCOMPARE(pace.showing(), Showing::live);
    QVERIFY(!game.pace().isPaused());
    QVERIFY(!pace.canLetGo());
}

/// Every card once, every trick by who took it, and the end once, last but the match's.
void TestTablePace::tellsADealInOrder()
{
    std::vector<TableNews> news;
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    hear(pace, news);
    begin(game, pace, seats({0}), false);
    QVERIFY(playUntil(game, pace, [&] {
        return game.match().over() && !news.empty() && news.back().kind == Kind::matchOver;
    }));
    const auto &tricks = game.match().deal()->tricks;
    QCOMPARE(count(news, Kind::trickWon), 13);
    QCOMPARE(count(news, Kind::cardPlayed), 39);
    std::vector<int> won;
    for (const TableNews &one : news) {
        if (one.kind == Kind::trickWon)
            won.push_back(one.seat);
    }
    for (std::size_t i = 0; i < tricks.size(); ++i)
        QCOMPARE(won[i], tricks[i].winner);
    QCOMPARE(count(news, Kind::dealOver), 1);
    QCOMPARE(news[news.size() - 2].kind, Kind::dealOver);
    QVERIFY(!news.back().text.isEmpty());
    const auto sets = game.match().results().back().score.side;
    const auto lost = (sets[0].set() ? 1 : 0) + (sets[1].set() ? 1 : 0);
    QCOMPARE(count(news, Kind::set),
             lost); // nobody saw them as moments: they are told all the same
}

/// The scorecard learns of a deal's end when the table has shown it.
void TestTablePace::resultIsToldOnceItIsSeen()
{
    std::vector<TableNews> news;
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    hear(pace, news);
    begin(game, pace, seats({0}), true);
    QVERIFY(playUntil(game, pace, [&] {
        if (!game.match().dealOver() && pace.canLetGo())
            pace.letGo();
        return game.match().dealOver();
    }));
    QCOMPARE(pace.showing(), Showing::heldTrick);
    QVERIFY(pace.endAwaited());
    QCOMPARE(count(news, Kind::dealOver), 0);
    pace.letGo();
    while (pace.showing() == Showing::moment) {
        QVERIFY(pace.endAwaited());
        QVERIFY(pace.moment());
        QCOMPARE(count(news, Kind::dealOver), 0);
        QVERIFY(pace.hurry());
    }
    QVERIFY(!pace.endAwaited());
    QVERIFY(!pace.moment());
    QCOMPARE(count(news, Kind::dealOver), 1);
    QVERIFY(until([&] { return count(news, Kind::matchOver) == 1; }));
}

void TestTablePace::anOpenedMatchBringsNoMoments()
{
    GameSession game;
    {
        LocalSeat place(&game);
        TablePace pace(&place);
        begin(game, pace, seats({}), false);
        QVERIFY(until([&] { return game.match().over(); }));
    }
    std::vector<TableNews> news;
    LocalSeat place(&game);
    TablePace pace(&place);
    hear(pace, news);
    pace.setLook(look(true));
    pace.begin();
    pace.showDue();
    QCOMPARE(pace.showing(), Showing::live);
    QCOMPARE(news.size(), std::size_t{2});
    QCOMPARE(news[0].kind, Kind::forgotten);
    QCOMPARE(news[1].kind, Kind::dealOver); // the result is shown: it may stand on the scorecard
}

/// Each time that the person is asked after somebody else; not when a match is opened.
void TestTablePace::aTurnIsNewsOnce()
{
    GameSession game;
    std::vector<TableNews> news;
    LocalSeat place(&game);
    TablePace pace(&place);
    hear(pace, news);
    begin(game, pace, seats({0}), false);
    QVERIFY(playUntil(game, pace, [&] { return game.match().over(); }));
    int own = 0;
    bool told = false;
    for (const TableNews &one : news) {
        if (one.kind == Kind::yourTurn) {
            QVERIFY(!told); // in between the person has acted
            QCOMPARE(one.seat, 0);
            QVERIFY(one.text.isEmpty());
            told = true;
        } else if (one.seat == 0 || one.kind == Kind::trickWon) {
            told = false;
            ++own;
        }
    }
    const auto turns = count(news, Kind::yourTurn);
    QVERIFY2(turns >= 10 && turns <= own, qPrintable(QString::number(turns)));

    begin(game, pace, seats({0}), false);
    QVERIFY(playUntil(game, pace, [&] { return count(news, Kind::yourTurn) > turns; }));
    news.clear();
    pace.begin();
    pace.showDue();
    QVERIFY(pace.mayAct());
    QCOMPARE(count(news, Kind::yourTurn), 0);
}

void TestTablePace::screenGoesToWhoeverIsAsked()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    begin(game, pace, seats({0, 1, 2, 3}), false);
    for (int acts = 0; acts < 12; ++acts) {
        const int asked = game.seatAtTurn();
        QCOMPARE(pace.viewer(), asked);
        if (pace.showing() == Showing::curtain) {
            QCOMPARE(questionOn(pace.showing(), place, pace.seen(), asked).kind,
                     TableQuestion::Kind::curtain);
            pace.uncover();
        }
        QCOMPARE(pace.showing(), Showing::live);
        QVERIFY(pace.mayAct());
        QCOMPARE(pace.names().count(QStringLiteral("You")), asked == 0 ? 1 : 0);
        QVERIFY(!game.act(pace.seen()->prompt().choices.front()));
        QCOMPARE(pace.showing(), Showing::curtain);
    }
}

/// Rule `tempo_seconds`: a person's time begins when the curtain is lifted.
void TestTablePace::noTimeRunsUnderTheCurtain()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    rules.tempo_seconds = 6;
    pace.setLook(look(false));
    game.pace().setLeast(0);
    game.newMatch({rules, QStringLiteral("standard"), {}, seats({0, 1, 2, 3}), 7});
    QVERIFY(playUntil(game, pace, [&] {
        return game.match().deal()->stage == Stage::play && pace.showing() == Showing::curtain;
    }));
    QCOMPARE(place.tempoLeft(), -1);
    pace.uncover();
    QVERIFY(until([&] { return place.tempoLeft() > 0; }));
    const int seat = pace.viewer();
    QVERIFY(!game.act(pace.seen()->prompt().choices.front()));
    QVERIFY(pace.viewer() != seat);
    QCOMPARE(pace.showing(), Showing::curtain);
    QCoreApplication::processEvents();
    QCOMPARE(place.tempoLeft(), -1);
}

/// Hints and everything else that is asked for in a person's place wait until they sit there.
void TestTablePace::nothingKnowsACoveredHand()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    begin(game, pace, seats({0, 1, 2, 3}), false);
    QVERIFY(pace.isScreenShared());
    QVERIFY(playUntil(game, pace, [&] { return pace.showing() == Showing::curtain; }));
    QVERIFY(pace.seen()->mayAct());
    QVERIFY(!pace.mayAct());
    pace.uncover();
    QVERIFY(pace.mayAct());
}

/// Whose choice would be taken back is known, so that nobody's is without a word.
void TestTablePace::takesBackBySeat()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    begin(game, pace, seats({0, 2}), false);
    QCOMPARE(place.undoneSeat(), -1);
    std::vector<int> acted;
    QVERIFY(until([&] {
        if (pace.showing() == Showing::curtain)
            pace.uncover();
        if (pace.mayAct() && !game.pace().isPaused() &&
            !game.act(pace.seen()->prompt().choices.front()))
            acted.push_back(pace.viewer());
        return acted.size() == 1;
    }));
    const int first = place.undoneSeat();
    QVERIFY(first == 0 || first == 2);
    place.undo();
    QCOMPARE(place.undoneSeat(), -1);
    QCOMPARE(game.seatAtTurn(), first);
}

/// When a match begins, is opened again, or its next deal is dealt, everyone may be looking at the
/// screen, in whoever's place it is.
void TestTablePace::nobodySitsThereFromTheStart()
{
    for (const auto &persons : std::vector<std::vector<int>>{{0, 1, 2, 3}, {1, 3}, {0, 2}}) {
        GameSession game;
        LocalSeat place(&game);
        TablePace pace(&place);
        bool seen = false, everCovered = false;
        connect(&pace, &TablePace::changed, &pace, [&] {
            if (!game.match().deal() || pace.dealing() || game.match().dealOver())
                return;
            const TablePicture picture = pictureOfTable(place, pace, {});
            seen = seen || !picture.hand.empty();
            everCovered = everCovered || pace.covered();
        });
        begin(game, pace, seats(persons), false);
        const auto waits = [&] { return pace.showing() == Showing::curtain; };
        QVERIFY(until(waits));
        QVERIFY(!seen && everCovered && !pace.mayAct());
        QCOMPARE(pace.viewer(), game.seatAtTurn());
        pace.uncover();
        QVERIFY(seen && pace.mayAct() && !pace.covered());

        // Opened again, as it was left: by the person whose place the screen was in.
        seen = false;
        pace.begin();
        pace.showDue();
        QVERIFY(until(waits));
        QVERIFY(!seen && !pace.mayAct());
        pace.uncover();
        QVERIFY(seen);
    }
    GameSession alone;
    LocalSeat place(&alone);
    TablePace pace(&place);
    begin(alone, pace, seats({0}), false);
    QVERIFY(playUntil(alone, pace, [&] { return pace.mayAct(); }));
    QVERIFY(!pace.covered());
}

/// Rule `bid_talk`: the word to partner comes before partner's bid, so the curtain does, too.
void TestTablePace::aSharedScreenWaitsForATalker()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    pace.setLook(look(false));
    RuleSet rules = rulesOf(*findPreset("partnership"));
    rules.deal_cut = DealCut::none;
    game.pace().setLeast(0);
    bool talked = false;
    for (quint64 seed = 1; seed < 40 && !talked; ++seed) {
        game.newMatch({rules, QStringLiteral("standard"), {}, seats({0, 1}), seed});
        QVERIFY(until([&] { return pace.showing() == Showing::curtain; }));
        if (place.isHere(game.seatAtTurn()))
            continue;
        QVERIFY(pace.covered());
        pace.uncover();
        QCOMPARE(pace.showing(), Showing::talk);
        talked = true;
    }
    QVERIFY(talked);
}

/// Whoever looks at another deal meanwhile finds the cards covered as they were.
void TestTablePace::curtainStaysThroughAReplay()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    begin(game, pace, seats({0, 1}), false);
    QVERIFY(
        playUntil(game, pace, [&] { return pace.showing() == Showing::live && pace.mayAct(); }));
    const int first = pace.viewer();
    QVERIFY(until([&] {
        if (pace.mayAct() && pace.viewer() == first && pace.showing() == Showing::live)
            (void)game.act(pace.seen()->prompt().choices.front());
        return pace.viewer() != first;
    }));
    QCOMPARE(pace.showing(), Showing::curtain);
    pace.setReplaying(true);
    pace.showDue();
    QVERIFY(game.pace().isPaused());
    pace.setReplaying(false);
    pace.showDue();
    QCOMPARE(pace.showing(), Showing::curtain);
}

void TestTablePace::nobodyElsewhereTakesTheScreen()
{
    GameSession game;
    WithGuest place(&game, 2);
    TablePace pace(&place);
    TableTalk talk(&place, &pace);
    begin(game, pace, seats({0, 2}), false);
    QVERIFY(playUntil(game, pace, [&] { return game.seatAtTurn() == 2; }));
    QCOMPARE(pace.viewer(), 0);
    QVERIFY(!pace.mayAct());
    QCOMPARE(pace.showing(), Showing::live);
    QVERIFY(!place.isHere(2));
    QVERIFY(place.isPerson(2));
}

/// Each reason to wait holds the match by itself.
void TestTablePace::pausesAddUp()
{
    GameSession game;
    LocalSeat place(&game);
    TablePace pace(&place);
    begin(game, pace, seats({0}), false);
    QVERIFY(!game.pace().isPaused());
    pace.setPaused(true);
    pace.letRun();
    pace.setAway(true);
    pace.setReading(true);
    QVERIFY(game.pace().isPaused());
    pace.setPaused(false);
    pace.letRun();
    QVERIFY(game.pace().isPaused());
    pace.setAway(false);
    QVERIFY(game.pace().isPaused());
    pace.setReading(false);
    pace.letRun();
    QVERIFY(!game.pace().isPaused());
}

QTEST_GUILESS_MAIN(TestTablePace)

#include "tst_table_pace.moc"
