// SPDX-License-Identifier: GPL-3.0-or-later
// A live match: computers play by themselves, a person acts in between, everything is saved after
// every event, and what was thought too late is forgotten.
#include "act_pace.h"
#include "formats/loaded_match.h"
#include "game_session.h"
#include "test_main.h"

#include "files/autosave.h"
#include "local_seat.h"
#include "match_clock.h"
#include "match_files.h"
#include "named/named_player.h"
#include "rules/catalogue.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sandbag;

namespace {

QList<SeatPlan> fourOf(const QString &player)
{
    return {{QStringLiteral("Ada"), player},
            {QStringLiteral("Bo"), player},
            {QStringLiteral("Cy"), player},
            {QStringLiteral("Di"), player}};
}

QList<SeatPlan> withPerson()
{
    QList<SeatPlan> seats = fourOf(QStringLiteral("random"));
    seats[0].player = QStringLiteral("human");
    return seats;
}

RuleSet uncut()
{
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    return rules;
}

/// Lets things happen until it is so; QTRY_VERIFY looks only every 50 ms.
template<typename Condition>
bool comesTrue(Condition condition)
{
    QElapsedTimer waited;
    waited.start();
    while (!condition() && waited.elapsed() < 20000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    return condition();
}

bool dealIsPlayed(const GameSession &game)
{
    return comesTrue([&] { return game.match().dealOver() && game.seatAtTurn() < 0; });
}

/// Waits for the person's turn or the end of the deal.
void waitForPerson(GameSession &game)
{
    QVERIFY(comesTrue(
        [&] { return game.match().dealOver() || isPersonHere(game.seats(), game.seatAtTurn()); }));
}

/// The person answers whatever is asked with the first thing that is allowed.
void actAny(GameSession &game)
{
    const SeatView view = SeatView(*game.match().deal(), game.seatAtTurn());
    const Prompt &prompt = view.prompt();
    Event event;
    if (prompt.cards) {
        const CardChoice &choice = *prompt.cards;
        event = Event::withCards(choice.kind, prompt.seat,
                                 CardList(choice.from.begin(), choice.from.begin() + choice.least),
                                 choice.to);
    } else {
        event = prompt.choices.front();
    }
    const auto refused = game.act(event);
    QVERIFY2(!refused, refused ? plainEnglish(*refused).c_str() : "");
}

void playDeal(GameSession &game)
{
    while (!game.match().dealOver()) {
        waitForPerson(game);
        if (!game.match().dealOver())
            actAny(game);
    }
}

} // namespace

class TestGameSession : public QObject
{
    Q_OBJECT

private slots:
    void computersPlayADeal();
    void sameSeedSameMatch();
    void aPersonIsWaitedFor();
    void undoAndRedo();
    void lateAnswersAreDropped();
    void aPersonCuts();
    void aPersonElsewhereIsWaitedFor();
    void pausingHoldsTheComputers();
    void savedAfterEveryEvent();
    void damagedSaveFallsBack();
    void twoWindowsKeepTwoFiles();
    void filesAreOpenedAndSaved();
    void timeIsUp();
    void aThrownInFirstDealGoesOn();
    void anEnteredScoreIsPlayedOn();
    void sameCardsAreThoseOfTheRecord();
    void aShownMatchLeavesNoTrace();
    void goingBackEndsTheCut();
    void timeUpPlaysALawfulCard();
    void theEndOfADealIsMadeUpFor();
    void theClockGoesOnAfterARestart_data();
    void theClockGoesOnAfterARestart();
    void aRulingMayEndTheMatch();
    void oneHintAtATime();
    void helpIsCountedByPerson();
    void computersTalkToTheirPartner();
    void theClockIsAFactOfTheDeal();
    void darkHandsPlayThemselves();
    void aPersonPlaysOddGames_data();
    void aPersonPlaysOddGames();
    void everyNamedGameRuns_data();
    void everyNamedGameRuns();
};

void TestGameSession::computersPlayADeal()
{
    GameSession game;
    game.pace().setLeast(0);
    QSignalSpy ended(&game, &GameSession::dealEnded);
    QSignalSpy dealt(&game, &GameSession::dealStarted);
    game.newMatch({uncut(), QStringLiteral("standard"), {}, fourOf(QStringLiteral("random")), 3});
    QCOMPARE(dealt.count(), 1);
    QVERIFY(dealIsPlayed(game));
    QCOMPARE(ended.count(), 1);
    QVERIFY(game.match().dealOver());
    QCOMPARE(game.match().results().size(), std::size_t(1));
    QCOMPARE(game.match().record().deals[0].dealer, game.beforeDeal().draw.dealer);
    game.nextDeal();
    QVERIFY(dealIsPlayed(game));
    QCOMPARE(ended.count(), 2);
    QCOMPARE(game.match().record().deals[1].dealer, (game.beforeDeal().draw.dealer + 1) % 4);
}

void TestGameSession::sameSeedSameMatch()
{
    MatchRecord records[2];
    for (MatchRecord &record : records) {
        GameSession game;
        game.pace().setLeast(0);
        game.newMatch(
            {uncut(), QStringLiteral("standard"), {}, fourOf(QStringLiteral("random")), 77});
        QVERIFY(dealIsPlayed(game));
        record = game.match().record();
    }
    QVERIFY(records[0] == records[1]);
}

void TestGameSession::aPersonIsWaitedFor()
{
    GameSession game;
    game.pace().setLeast(0);
    game.newMatch({uncut(), QStringLiteral("standard"), {}, withPerson(), 5});
    waitForPerson(game);
    const auto before = game.match().record();
    QTest::qWait(50);
    QVERIFY(game.match().record() == before);
    QVERIFY(game.act(Event::play(0, Card(Suit::clubs, 0)))); // it is not time to play
    QVERIFY(game.act(Event::makeCall(1, Call::number(3))));  // nobody's hand but one's own
    playDeal(game);
    QCOMPARE(game.match().results().back().partial(), false);
}

void TestGameSession::undoAndRedo()
{
    GameSession game;
    game.pace().setLeast(0);
    game.newMatch({uncut(), QStringLiteral("standard"), {}, withPerson(), 6});
    waitForPerson(game);
    QVERIFY(!LocalSeat(&game).canUndo());
    const MatchRecord atFirst = game.match().record();
    actAny(game);
    waitForPerson(game);
    const MatchRecord later = game.match().record();
    game.undo();
    QVERIFY(game.match().record() == atFirst);
    QCOMPARE(game.seatAtTurn(), 0);
    game.redo();
    QVERIFY(game.match().record() == later);
    playDeal(game);
    const MatchRecord end = game.match().record();
    for (int i = 0; i < 5; ++i)
        game.undo();
    QVERIFY(!game.match().dealOver());
    while (game.match().canRedo())
        game.redo();
    QVERIFY(game.match().record() == end);
}

void TestGameSession::lateAnswersAreDropped()
{
    GameSession game;
    game.pace().setLeast(0);
    game.newMatch({uncut(), QStringLiteral("standard"), {}, withPerson(), 8});
    waitForPerson(game);
    actAny(game);
    waitForPerson(game);
    game.undo(); // perhaps while somebody thinks
    actAny(game);
    game.undo();
    const MatchRecord record = game.match().record();
    QTest::qWait(50);
    QVERIFY(game.match().record() == record);
}

void TestGameSession::aPersonCuts()
{
    GameSession game;
    game.pace().setLeast(0);
    QSignalSpy asked(&game, &GameSession::cutAsked);
    RuleSet rules;
    quint64 seed = 1;
    do
        game.newMatch({rules, QStringLiteral("standard"), {}, withPerson(), seed++});
    while (asked.isEmpty());
    QVERIFY(game.beforeDeal().cutAsked);
    QCOMPARE(game.beforeDeal().cutter, 0);
    QVERIFY(game.match().record().deals.empty());
    game.cut({20, {}});
    QVERIFY(!game.beforeDeal().cutAsked);
    QCOMPARE(game.match().record().deals.size(), std::size_t(1));

    rules.deal_cut = DealCut::french;
    game.newMatch({rules, QStringLiteral("standard"), {}, withPerson(), seed - 1});
    QCOMPARE(game.beforeDeal().turned.size(), std::size_t(4));
    const CardList turned = game.beforeDeal().turned;
    game.cut({0, {3, 2, 1, 0}});
    const auto &faceUp = game.match().record().deals[0].faceUp;
    QCOMPARE(faceUp.size(), std::size_t(4));
    QVERIFY(faceUp[3] == CardList{turned[0]});
}

/// Nobody plays for a person in front of another screen, and those at this one neither act for them
/// nor take anything back.
void TestGameSession::aPersonElsewhereIsWaitedFor()
{
    GameSession game;
    game.pace().setLeast(0);
    LocalSeat here(&game);
    QList<SeatPlan> seats = withPerson();
    seats[2].player = QStringLiteral("human");
    seats[2].elsewhere = true;
    game.newMatch({uncut(), QStringLiteral("standard"), {}, seats, 5});
    QVERIFY(!here.isHere(2) && here.isPerson(2) && here.isHere(0));
    for (int acts = 0; acts < 6; ++acts) {
        QVERIFY(comesTrue([&] { return isPersonAt(game.seats(), game.seatAtTurn()); }));
        const bool far = game.seatAtTurn() == 2;
        const Event event =
            SeatView(*game.match().deal(), game.seatAtTurn()).prompt().choices.front();
        QCOMPARE(here.act(event).has_value(), far);
        if (far)
            QVERIFY(!game.act(event));
        QVERIFY(!here.canUndo());
    }
    game.undo(); // for all of them
    QVERIFY(!here.canRedo() && game.match().canRedo());
}

void TestGameSession::pausingHoldsTheComputers()
{
    GameSession game;
    game.pace().setLeast(0);
    game.pace().setPaused(true);
    game.newMatch({uncut(), QStringLiteral("standard"), {}, fourOf(QStringLiteral("random")), 9});
    QTest::qWait(50);
    QVERIFY(game.match().record().deals[0].events.empty());
    game.pace().setPaused(false);
    QVERIFY(dealIsPlayed(game));
}

void TestGameSession::savedAfterEveryEvent()
{
    const QTemporaryDir folder;
    MatchRecord record;
    {
        GameSession game;
        game.pace().setLeast(0);
        game.files().startAutosave(folder.path());
        game.newMatch({uncut(), QStringLiteral("standard"), {}, withPerson(), 11});
        waitForPerson(game);
        game.files().flush(); // of saves that wait only the last is written
        actAny(game);
        waitForPerson(game);
        game.files().flush();
        record = game.match().record();
        const auto onDisk = readRecord(folder.filePath(QStringLiteral("match.spades.json")));
        QVERIFY(std::get<RecordFile>(onDisk).record == record);
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("match.spades.json.bak"))));
    }
    GameSession again;
    again.files().startAutosave(folder.path());
    QVERIFY(again.resume());
    QVERIFY(again.match().record() == record);
    QCOMPARE(again.files().seed(), quint64(11));
    QCOMPARE(again.seats(), withPerson());
    again.pace().setLeast(0);
    playDeal(again);
}

void TestGameSession::damagedSaveFallsBack()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("match.spades.json"));
    {
        GameSession game;
        game.pace().setLeast(0);
        game.files().startAutosave(folder.path());
        game.newMatch(
            {uncut(), QStringLiteral("standard"), {}, fourOf(QStringLiteral("random")), 12});
        game.files().flush(); // a save of its own: those that wait together are written once
        QVERIFY(dealIsPlayed(game));
        game.files().flush();
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() / 2));
    file.close();
    GameSession again;
    again.files().startAutosave(folder.path());
    QSignalSpy trouble(&again, &GameSession::trouble);
    QVERIFY(again.resume());
    QCOMPARE(trouble.count(), 1);
    QVERIFY(trouble[0][0].toString().contains(QStringLiteral(".damaged")));
    QVERIFY(trouble[0][0].toString().contains(QStringLiteral("line")));
    QVERIFY(QFile::exists(path + QStringLiteral(".damaged")));
}

void TestGameSession::twoWindowsKeepTwoFiles()
{
    const QTemporaryDir folder;
    Autosave first(folder.path());
    {
        const Autosave second(folder.path());
        QVERIFY(!first.path().isEmpty());
        QVERIFY(!second.path().isEmpty());
        QVERIFY(first.path() != second.path());
    }
    const QString path = first.path();
    const Autosave third(folder.path());
    QVERIFY(third.path() != path);
}

void TestGameSession::filesAreOpenedAndSaved()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.spades.json"));
    GameSession game;
    game.pace().setLeast(0);
    game.newMatch({uncut(), QStringLiteral("standard"), {}, fourOf(QStringLiteral("random")), 13});
    QVERIFY(dealIsPlayed(game));
    QVERIFY(!game.files().writeTo(path));
    GameSession other;
    other.open(std::get<LoadedMatch>(loadMatch(path)));
    QVERIFY(other.match().record() == game.match().record());
    MatchRecord nameless = game.match().record();
    nameless.players.clear();
    other.open({std::get<Match>(Match::fold(nameless)), {}});
    QCOMPARE(other.seats()[1].name, QStringLiteral("West"));
    MatchRecord fresh = game.match().record();
    fresh.deals.clear();
    other.open({std::get<Match>(Match::fold(fresh)), {}});
    QCOMPARE(other.match().record().deals.size(), std::size_t(1)); // nobody waits at an empty table
    const auto refused =
        game.files().writeTo(folder.filePath(QStringLiteral("no/such/folder.json")));
    QVERIFY(refused);
    QCOMPARE(refused->kind, FileError::Kind::unwritable);
}

void TestGameSession::timeIsUp()
{
    RuleSet rules = uncut();
    rules.tempo_seconds = 1;
    GameSession game;
    game.pace().setLeast(0);
    game.newMatch({rules, QStringLiteral("standard"), {}, withPerson(), 14});
    while (game.match().deal()->stage != Stage::play) {
        waitForPerson(game);
        if (game.match().deal()->stage != Stage::play)
            actAny(game);
    }
    waitForPerson(game);
    QVERIFY(game.clock().leftForCard() > 0);
    const auto held = SeatView(*game.match().deal(), 0).hand().size();
    QTRY_VERIFY_WITH_TIMEOUT(SeatView(*game.match().deal(), 0).hand().size() < held, 3000);
}

/// Nothing of it was played, and yet it is no match that was entered.
void TestGameSession::aThrownInFirstDealGoesOn()
{
    const QTemporaryDir folder;
    {
        GameSession game;
        game.pace().setLeast(0);
        game.files().startAutosave(folder.path());
        game.newMatch({uncut(), QStringLiteral("standard"), {}, withPerson(), 31});
        waitForPerson(game);
        game.throwIn();
        game.files().flush();
    }
    GameSession again;
    again.files().startAutosave(folder.path());
    QVERIFY(again.resume());
    QCOMPARE(again.files().seed(), quint64(31));
    again.nextDeal();
    QCOMPARE(again.match().record().deals.size(), std::size_t(2));
}

/// Deals that were entered are a score to go on from, not the end of the match.
void TestGameSession::anEnteredScoreIsPlayedOn()
{
    const QTemporaryDir folder;
    MatchRecord record;
    record.rules = uncut();
    DealRecord deal;
    deal.kind = DealRecord::Kind::entered;
    deal.given.add(Fact::tricks);
    for (std::size_t seat = 0; seat < 4; ++seat)
        deal.bids[seat] = Call::number(3);
    deal.facts.tricks = {3, 4, 3, 3};
    record.players.resize(4);
    record.deals = {deal};
    const QString path = folder.filePath(QStringLiteral("entered.spades.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(writeRecord({record, {}}));
    file.close();
    GameSession game;
    game.open(std::get<LoadedMatch>(loadMatch(path)));
    game.nextDeal();
    QCOMPARE(game.match().record().deals.size(), std::size_t(2));
    QCOMPARE(game.match().record().deals[1].dealer, 1);
}

/// The very hands of a record, though no seed leads to them and people cut them themselves; also
/// after the program was closed meanwhile. What comes after them is shuffled, and cut.
void TestGameSession::sameCardsAreThoseOfTheRecord()
{
    const QTemporaryDir folder;
    GameSession first;
    first.pace().setLeast(0);
    first.newMatch(
        {RuleSet{}, QStringLiteral("standard"), {}, fourOf(QStringLiteral("human")), 32});
    first.cut({20, {}});
    playDeal(first);
    first.nextDeal();
    first.cut({7, {}});
    const MatchRecord record = first.match().record();
    const MatchPlan again{record.rules, QStringLiteral("standard"),
                          {},           fourOf(QStringLiteral("human")),
                          99,           DealSource::ofRecord(record, 0).prepared()};
    const auto cardsAgree = [&record](const GameSession &game, std::size_t deal) {
        const DealRecord &dealt = game.match().record().deals[deal];
        return dealt.hands == record.deals[deal].hands && dealt.dealer == record.deals[deal].dealer;
    };
    {
        GameSession game;
        game.pace().setLeast(0);
        game.files().startAutosave(folder.path());
        game.newMatch(again);
        QVERIFY(!game.beforeDeal().cutAsked);
        QCOMPARE(game.beforeDeal().draw.dealer, record.deals[0].dealer);
        QVERIFY(cardsAgree(game, 0));
        QVERIFY(game.match().record().deals[0].events.empty());
        playDeal(game);
        QVERIFY(game.files().flush());
    }
    GameSession later;
    later.pace().setLeast(0);
    later.files().startAutosave(folder.path());
    QVERIFY(later.resume());
    later.nextDeal();
    QVERIFY(cardsAgree(later, 1));
    playDeal(later);
    later.nextDeal();
    QVERIFY(later.beforeDeal().cutAsked);
}

/// What a match is for is said when it is begun: one that is only shown waits at no next start,
/// leaves the one that does as it is, and gives no hints.
void TestGameSession::aShownMatchLeavesNoTrace()
{
    const QTemporaryDir folder;
    {
        GameSession game;
        game.pace().setLeast(0);
        game.files().startAutosave(folder.path());
        game.newMatch({uncut(), QStringLiteral("standard"), {}, withPerson(), 31});
        waitForPerson(game);
        game.newMatch({uncut(), QStringLiteral("standard"), {}, withPerson(), 77, {}, kOnlyShown});
        waitForPerson(game);
        LocalSeat seat(&game);
        const QSignalSpy hints(&seat, &SeatAtMatch::hintReady);
        seat.requestHint();
        actAny(game);
        waitForPerson(game);
        QVERIFY(hints.isEmpty());
        QVERIFY(!game.files().noted(QStringLiteral("hints")).isDouble());
        QVERIFY(game.files().flush());
    }
    GameSession again;
    again.files().startAutosave(folder.path());
    QVERIFY(again.resume());
    QCOMPARE(again.files().seed(), quint64(31));
    QVERIFY(again.files().use() == MatchUse());
}

/// What is asked before a deal is no longer asked once the match has gone back.
void TestGameSession::goingBackEndsTheCut()
{
    GameSession game;
    game.pace().setLeast(0);
    const auto toTheCut = [&game] {
        game.newMatch(
            {RuleSet{}, QStringLiteral("standard"), {}, fourOf(QStringLiteral("human")), 32});
        game.cut({20, {}});
        playDeal(game);
        game.nextDeal();
    };
    toTheCut();
    QVERIFY(game.beforeDeal().cutAsked);
    game.undo();
    QVERIFY(!game.beforeDeal().cutAsked);
    QVERIFY(!game.match().dealOver());
    playDeal(game);
    game.nextDeal();
    QVERIFY(game.beforeDeal().cutAsked);
    game.playOnFrom(0, 3);
    QVERIFY(!game.beforeDeal().cutAsked);
    playDeal(game);
    game.nextDeal();
    game.setSeats(fourOf(QStringLiteral("random"))); // nobody is left to cut
    QVERIFY(!game.beforeDeal().cutAsked);
    QCOMPARE(game.match().record().deals.size(), std::size_t(2));
}

/// With rule `renege_mode` challenge any card may be played, but none that breaks a rule by itself.
void TestGameSession::timeUpPlaysALawfulCard()
{
    RuleSet rules = uncut();
    rules.tempo_seconds = 1;
    rules.renege_mode = RenegeMode::challenge;
    GameSession game;
    game.pace().setLeast(0);
    game.newMatch({rules, QStringLiteral("standard"), {}, withPerson(), 33});
    CardList lawful;
    for (;;) {
        waitForPerson(game);
        QVERIFY(!game.match().dealOver());
        lawful = lawfulCards(*game.match().deal());
        if (!lawful.empty() &&
            2 * lawful.size() < SeatView(*game.match().deal(), 0).prompt().choices.size())
            break;
        actAny(game);
    }
    std::optional<Event> played;
    connect(&game, &GameSession::happened, this, [&](const Event &event) {
        if (event.kind == EventKind::play && event.seat == 0)
            played = event;
    });
    QVERIFY(comesTrue([&] { return played.has_value(); }));
    QVERIFY(std::find(lawful.begin(), lawful.end(), played->cards.front()) != lawful.end());
}

/// The program was closed while the last trick still lay on the table.
void TestGameSession::theEndOfADealIsMadeUpFor()
{
    const QTemporaryDir folder;
    RuleSet rules = uncut();
    rules.win_minutes = 30;
    {
        GameSession game;
        game.pace().setLeast(0);
        game.files().startAutosave(folder.path());
        connect(&game, &GameSession::happened, this, [&game] {
            if (game.match().dealOver())
                game.pace().setPaused(true);
        });
        game.newMatch(
            {rules, QStringLiteral("standard"), {}, fourOf(QStringLiteral("random")), 34});
        QVERIFY(dealIsPlayed(game));
        QVERIFY(game.match().record().deals[0].events.back().kind != EventKind::clock);
        game.files().flush();
    }
    for (int start = 0; start < 2; ++start) { // and only once
        GameSession again;
        again.files().startAutosave(folder.path());
        QSignalSpy ended(&again, &GameSession::dealEnded);
        QVERIFY(again.resume());
        QCOMPARE(ended.count(), 0); // or the next deal would come by itself
        const auto &events = again.match().record().deals[0].events;
        QCOMPARE(std::count_if(events.begin(), events.end(),
                               [](const Event &e) { return e.kind == EventKind::clock; }),
                 1);
        again.files().flush();
    }
}

void TestGameSession::theClockGoesOnAfterARestart_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<int>("minutes");
    QTest::newRow("ten minutes") << 600 << 10;
    QTest::newRow("stood open for a week") << 700'000 << 10'000;
    QTest::newRow("from nowhere") << 2'000'000'000 << 10'000;
}

/// The minutes of a deal that was not finished count when the program is started again.
void TestGameSession::theClockGoesOnAfterARestart()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("match.spades.json"));
    RuleSet rules = uncut();
    rules.win_minutes = 30;
    {
        GameSession game;
        game.pace().setLeast(0);
        game.files().startAutosave(folder.path());
        game.newMatch({rules, QStringLiteral("standard"), {}, withPerson(), 35});
        waitForPerson(game);
        game.clock().setStopped(true);
        QTest::qWait(1100); // no second of it counts
        game.setSeats(withPerson());
        game.files().flush();
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray json = file.readAll();
    const QByteArray none = "\"seconds_played\": 0";
    QVERIFY2(json.contains(none), json.constData());
    QFETCH(int, seconds);
    json.replace(none, "\"seconds_played\": " + QByteArray::number(seconds));
    json = json.left(json.lastIndexOf(",\n  \"check\"")) + "\n}\n"; // it was changed by hand
    QVERIFY(file.resize(0) && file.seek(0));
    file.write(json);
    file.close();
    GameSession again;
    again.pace().setLeast(0);
    again.files().startAutosave(folder.path());
    QVERIFY(again.resume());
    playDeal(again);
    QVERIFY(comesTrue(
        [&] { return again.match().record().deals[0].events.back().kind == EventKind::clock; }));
    QTEST(int(again.match().record().deals[0].events.back().minutes()), "minutes");
    // What it writes it reads.
    again.files().flush();
    QVERIFY(std::holds_alternative<LoadedMatch>(loadMatch(path)));
}

void TestGameSession::aRulingMayEndTheMatch()
{
    GameSession game;
    game.pace().setLeast(0);
    game.newMatch({uncut(), QStringLiteral("standard"), {}, fourOf(QStringLiteral("random")), 36});
    QVERIFY(dealIsPlayed(game));
    QVERIFY(!game.match().over());
    QSignalSpy ended(&game, &GameSession::matchEnded);
    QVERIFY(!game.rule({0, 2000, 0, 0, "conceded"}));
    QVERIFY(game.match().over());
    QCOMPARE(ended.count(), 1);
}

/// Asked again and again for the same thing, the adviser thinks once.
void TestGameSession::oneHintAtATime()
{
    GameSession game;
    game.pace().setLeast(0);
    game.newMatch({uncut(), QStringLiteral("standard"), {}, withPerson(), 37});
    waitForPerson(game);
    LocalSeat here(&game);
    QSignalSpy hints(&here, &SeatAtMatch::hintReady);
    for (int i = 0; i < 3; ++i)
        here.requestHint();
    QVERIFY(comesTrue([&] { return !hints.isEmpty(); }));
    QVERIFY(!hints.wait(1500));
    here.requestHint();
    QVERIFY(comesTrue([&] { return hints.count() == 2; }));
}

/// Whose help it was stands beside how much there was.
void TestGameSession::helpIsCountedByPerson()
{
    GameSession game;
    game.pace().setLeast(0);
    QList<SeatPlan> seats = withPerson();
    const int first = [&] {
        for (int seat = 0; seat < seats.size(); ++seat)
            if (seats[seat].player == personKind())
                return seat;
        return -1;
    }();
    QVERIFY(first >= 0);
    const int second = (first + 1) % 4;
    seats[second].player = personKind();
    game.newMatch({uncut(), QStringLiteral("standard"), {}, seats, 37});
    LocalSeat here(&game);
    QSignalSpy hints(&here, &SeatAtMatch::hintReady);
    waitForPerson(game);
    const int asking = game.seatAtTurn();
    here.requestHint();
    QVERIFY(comesTrue([&] { return hints.count() == 1; }));
    here.countTutored();
    const auto counts = [&](const char *what, int seat) {
        const QJsonObject bySeat = game.files().noted(QStringLiteral("help_by_seat")).toObject();
        return bySeat.value(QLatin1String(what)).toArray().at(seat).toInt();
    };
    const int other = asking == first ? second : first;
    for (const char *what : {"hints", "tutored"}) {
        QCOMPARE(game.files().noted(QLatin1String(what)).toInt(), 1);
        QCOMPARE(counts(what, asking), 1);
        QCOMPARE(counts(what, other), 0);
    }
}

void TestGameSession::computersTalkToTheirPartner()
{
    GameSession game;
    game.pace().setLeast(0);
    RuleSet rules = rulesOf(*findPreset("partnership"));
    rules.deal_cut = DealCut::none;
    game.newMatch({rules, QStringLiteral("partnership"), {}, fourOf(QStringLiteral("random")), 21});
    QVERIFY(dealIsPlayed(game));
    int hints = 0;
    for (const Event &event : game.match().record().deals[0].events)
        hints += event.kind == EventKind::talk;
    QVERIFY2(hints >= 2, qPrintable(QString::number(hints)));
}

void TestGameSession::theClockIsAFactOfTheDeal()
{
    GameSession game;
    game.pace().setLeast(0);
    RuleSet rules = uncut();
    rules.win_minutes = 30;
    game.newMatch({rules, QStringLiteral("standard"), {}, fourOf(QStringLiteral("random")), 22});
    QVERIFY(dealIsPlayed(game));
    QCOMPARE(game.match().record().deals[0].events.back().kind, EventKind::clock);
    QVERIFY(!game.match().over());
}

void TestGameSession::darkHandsPlayThemselves()
{
    GameSession game;
    game.pace().setLeast(0);
    RuleSet rules = uncut();
    rules.dark_allowed = true;
    rules.blind_nil_allowed = false;
    game.newMatch({rules, QStringLiteral("standard"), {}, withPerson(), 23});
    waitForPerson(game);
    Call dark = Call::of(Call::What::nil);
    dark.dark = true;
    const auto refused = game.act(Event::makeCall(0, dark));
    QVERIFY2(!refused, refused ? plainEnglish(*refused).c_str() : "");
    QVERIFY(comesTrue([&] { return game.match().dealOver(); })); // nobody asks the person again
}

void TestGameSession::aPersonPlaysOddGames_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"new-york", "two-handed", "family-2", "high-side-kitty", "auction", "mo",
                           "high-stakes", "three-b", "family-4", "cancellation-8", "suicide"})
        QTest::newRow(id) << QString::fromUtf8(id);
}

/// A person who answers by chance gets through every phase of a deal.
void TestGameSession::aPersonPlaysOddGames()
{
    QFETCH(QString, id);
    RuleSet rules = rulesOf(*findPreset(id.toStdString()));
    rules.deal_cut = DealCut::none;
    QList<SeatPlan> seats(rules.table_players, {QString(), QStringLiteral("random")});
    seats[0].player = QStringLiteral("human");
    GameSession game;
    game.pace().setLeast(0);
    const auto person = makePlayer("random", 5);
    const std::atomic<bool> stop = false;
    game.newMatch({rules, id, {}, seats, 24});
    for (int deal = 0; deal < 2 && !game.match().over(); ++deal, game.nextDeal()) {
        while (!game.match().dealOver()) {
            waitForPerson(game);
            if (game.match().dealOver())
                break;
            const MatchOutlook outlook{game.match().context(), game.match().standing()};
            const auto refused =
                game.act(person->decide(SeatView(*game.match().deal(), 0), outlook, stop).event);
            QVERIFY2(!refused, refused ? plainEnglish(*refused).c_str() : "");
        }
    }
}

void TestGameSession::everyNamedGameRuns_data()
{
    QTest::addColumn<QString>("id");
    for (const Preset &preset : presets())
        QTest::newRow(preset.id) << QString::fromUtf8(preset.id);
}

void TestGameSession::everyNamedGameRuns()
{
    QFETCH(QString, id);
    const RuleSet rules = rulesOf(*findPreset(id.toStdString()));
    QList<SeatPlan> seats;
    for (int seat = 0; seat < rules.table_players; ++seat)
        seats.append({QString(), QStringLiteral("random")});
    GameSession game;
    game.pace().setLeast(0);
    QSignalSpy trouble(&game, &GameSession::trouble);
    game.newMatch({rules, id, {}, seats, 15});
    QVERIFY(dealIsPlayed(game));
    const bool ended = game.match().over(); // the floor may be met at once
    game.nextDeal();
    QVERIFY(dealIsPlayed(game));
    QCOMPARE(game.match().results().size(), std::size_t(ended ? 1 : 2));
    QCOMPARE(trouble.count(), 0);
}

QTEST_GUILESS_MAIN(TestGameSession)
#include "tst_game_session.moc"
