// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players at the table: legal under every named game, the same from the same seed,
// stopped at once, within their memory; and children that break the player protocol.
#include "act_pace.h"
#include "arena/contest.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "game_session.h"
#include "local_seat.h"
#include "match/dealing.h"
#include "named/fitful_player.h"
#include "named/named_player.h"
#include "protocol/player_factory.h"
#include "rules/catalogue.h"
#include "share.h"
#include "test_main.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace sandbag;

namespace {

using Players = std::vector<std::unique_ptr<Player>>;

/// `specs` in turn round the table.
Players playersOf(const RuleSet &rules, const QStringList &specs, int milliseconds = 1000)
{
    Players players;
    for (int seat = 0; seat < Seating(rules).players; ++seat) {
        players.push_back(makeAnyPlayer(specs.at(seat % specs.size()),
                                        static_cast<std::uint64_t>(seat), milliseconds));
    }
    return players;
}

Contest::Seats seatsOf(const Players &players)
{
    Contest::Seats seats{};
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        seats[seat] = players[seat].get();
    return seats;
}

std::vector<Event> eventsOf(const RuleSet &rules, const QString &spec, std::uint64_t seed)
{
    const Players players = playersOf(rules, {spec});
    return Contest(rules, seatsOf(players)).playDeal(0, seed).record().deals.back().events;
}

/// The most memory this program ever held, in MiB.
int mostMemory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QString text = QString::fromUtf8(status.readAll());
    static const QRegularExpression line(QStringLiteral("VmHWM:\\s+(\\d+) kB"));
    return line.match(text).captured(1).toInt() / 1024;
}

/// A Standard deal with four cards called up to its first lead.
DealState openingLead()
{
    const auto context = makeContext(RuleSet{});
    DealState deal = startDeal(context, dealCards(*context, 3, 7));
    for (int seat = 0; seat < 4; ++seat)
        (void)apply(deal, Event::makeCall(seat, Call::number(3)));
    return deal;
}

/// Plays anything and counts how often it was asked.
class Counting final : public Player
{
public:
    explicit Counting(int &count) : m_count(count) {}
    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override
    {
        ++m_count;
        return makePlayer("random", 1)->decide(view, outlook, stop);
    }

private:
    int &m_count;
};

} // namespace

class TestPlayers : public QObject
{
    Q_OBJECT

private slots:
    void legalInEveryGame_data();
    void legalInEveryGame();
    void everyNameIsKnown();
    void sameSeedSameDeal();
    void thinksAsOftenAsSaid();
    void stopsAtOnce_data();
    void stopsAtOnce();
    void memoryIsBounded();
    void badChildrenStopNoDeal_data();
    void badChildrenStopNoDeal();
    void childrenLeaveNothingBehind();
    void ownChildAnswersEverything();
    void hintComesWithReasons();
    void reasonsComparePointsWithTheOthers();
    void lateHintIsDropped();
};

void TestPlayers::legalInEveryGame_data()
{
    QTest::addColumn<QString>("id");
    for (const Preset &preset : presets())
        QTest::newRow(preset.id) << QString::fromUtf8(preset.id);
}

void TestPlayers::legalInEveryGame()
{
    QFETCH(QString, id);
    const RuleSet rules = rulesOf(*findPreset(id.toStdString()));
    const QStringList specs{QStringLiteral("search:iterations=%1:threads=1").arg(share(40)),
                            QStringLiteral("simple"), QStringLiteral("random")};
    for (int turn = 0; turn < share(2); ++turn) {
        const Players players = playersOf(rules, specs);
        Contest contest(rules, seatsOf(players));
        const Match match = contest.playDeal(turn, static_cast<std::uint64_t>(40 + turn));
        QVERIFY(match.dealOver());
        QVERIFY(!match.results().empty());
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            QCOMPARE(contest.refused()[seat], 0);
    }
}

/// A budget in iterations leaves nothing to the clock or the number of threads.
void TestPlayers::sameSeedSameDeal()
{
    const auto eventsBy = [](int threads) {
        const QString spec = QStringLiteral("search:iterations=%1:threads=%2");
        return eventsOf({}, spec.arg(share(300)).arg(threads), 3);
    };
    const auto one = eventsBy(1);
    const auto again = eventsBy(1);
    const auto two = eventsBy(2);
    QVERIFY(one.size() >= (kJudged ? 56U : 4U)); // fewer playouts may find a claim
    QVERIFY(one == again);
    QVERIFY(one == two);
    QVERIFY(eventsOf({}, QStringLiteral("level:4:bold"), 3) ==
            eventsOf({}, QStringLiteral("level:4:bold"), 3));
}

/// Of four hundred matches' first calls about a quarter is thought over, each the same way again.
void TestPlayers::thinksAsOftenAsSaid()
{
    const auto context = makeContext(RuleSet{});
    const DealState deal = startDeal(context, dealCards(*context, 3, 7));
    const SeatView view(deal, deal.seat);
    const std::atomic<bool> stop{false};
    int thought = 0, quick = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        FitfulPlayer player(std::make_unique<Counting>(thought), std::make_unique<Counting>(quick),
                            0.25F, seed);
        const int before = thought;
        (void)player.decide(view, {context, {}}, stop);
        const bool did = thought > before;
        (void)player.decide(view, {context, {}}, stop);
        QCOMPARE(thought, did ? before + 2 : before);
    }
    QCOMPARE(thought + quick, 800);
    QVERIFY2(thought > 140 && thought < 260, qPrintable(QString::number(thought)));
}

void TestPlayers::stopsAtOnce_data()
{
    QTest::addColumn<bool>("before");
    QTest::newRow("before it began") << true;
    QTest::newRow("while it thinks") << false;
}

/// A player with an hour to think: only the stop can end this in the time a test has.
void TestPlayers::stopsAtOnce()
{
    QFETCH(bool, before);
    const DealState deal = openingLead();
    const auto context = deal.context;
    const DealState calling = startDeal(context, dealCards(*context, 3, 7));
    for (const DealState *state : {&deal, &calling}) {
        const auto player = makePlayer("search:ms=3600000", 1);
        std::atomic<bool> stop{before};
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(30));
            stop = true;
        });
        const SeatView view(*state, state->seat);
        const Decision decision = player->decide(view, {context, {}}, stop);
        stopper.join();
        const auto &choices = view.prompt().choices;
        QVERIFY(std::find(choices.begin(), choices.end(), decision.event) != choices.end());
    }
}

void TestPlayers::memoryIsBounded()
{
#if defined(SANDBAG_SANITIZED)
    QSKIP("a sanitizer keeps what is freed aside");
#endif
    const DealState deal = openingLead();
    const std::atomic<bool> stop{false};
    const auto player = makePlayer("search:iterations=30000:threads=2", 1);
    const Decision decision = player->decide(SeatView(deal, deal.seat), {deal.context, {}}, stop);
    QVERIFY(decision.ranked.size() > 1);
    QVERIFY2(mostMemory() < 200, qPrintable(QString::number(mostMemory())));
}

void TestPlayers::badChildrenStopNoDeal_data()
{
    QTest::addColumn<QString>("script");
    const auto answering = [](const char *answer) {
        return QStringLiteral("while read -r l; do case $l in *'\"act\"'*) %1;; esac; done")
            .arg(QString::fromUtf8(answer));
    };
    QTest::newRow("never there") << QStringLiteral("exec /no/such/program");
    QTest::newRow("dies at once") << QStringLiteral("exit 3");
    QTest::newRow("dies after a while") << QStringLiteral("read a; read b; read c; exit 0");
    QTest::newRow("silent") << QStringLiteral("cat > /dev/null");
    QTest::newRow("reads nothing") << QStringLiteral("sleep 600");
    QTest::newRow("slow") << answering("sleep 0.1; echo '{\"act\":\"1\"}'");
    QTest::newRow("illegal") << answering("echo '{\"act\":\"99\"}'");
    QTest::newRow("somebody else's card") << answering("echo '{\"act\":\"AS\"}'");
    QTest::newRow("claims everything") << answering("echo '{\"claim\":\"rest\"}'");
    QTest::newRow("no JSON") << answering("echo hello");
    QTest::newRow("no object") << answering("echo '[1, 2]'");
    QTest::newRow("no line feed") << QStringLiteral("head -c 300000 /dev/zero; cat > /dev/null");
    QTest::newRow("never ends") << QStringLiteral("yes '{\"act\":\"14\"}'");
}

void TestPlayers::badChildrenStopNoDeal()
{
    QFETCH(QString, script);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("child.sh"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(script.toUtf8()) > 0);
    file.close();
    const QString child = QStringLiteral("external:sh ") + path;
    const Players players = playersOf({}, {child, QStringLiteral("random")}, 5);
    Contest contest({}, seatsOf(players));
    const Match match = contest.playDeal(0, 5);
    QVERIFY(match.dealOver());
    QVERIFY(!match.results().empty());
    QVERIFY(players[0]->fallbacks() > 0);
    QCOMPARE(contest.refused()[0], 0);
}

/// What a child has started ends with it.
void TestPlayers::childrenLeaveNothingBehind()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("child.sh"));
    const QString number = folder.filePath(QStringLiteral("pid"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QStringLiteral("sleep 600 & echo $! > %1; wait\n").arg(number).toUtf8());
    file.close();
    {
        const auto player = makeAnyPlayer(QStringLiteral("external:sh ") + path, 1, 50);
        const DealState deal = openingLead();
        const std::atomic<bool> stop{false};
        (void)player->decide(SeatView(deal, deal.seat), {deal.context, {}}, stop);
        QTRY_VERIFY(QFile::exists(number));
    }
    QFile written(number);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray pid = written.readAll().trimmed();
    QVERIFY(pid.toInt() > 0);
    // Ended: gone, or waiting for its new parent to take note.
    const auto ended = [&] {
        QFile state(QStringLiteral("/proc/%1/stat").arg(QString::fromUtf8(pid)));
        return !state.open(QIODevice::ReadOnly) || state.readAll().contains(") Z ");
    };
    QTRY_VERIFY(ended());
}

void TestPlayers::ownChildAnswersEverything()
{
    const QString child =
        QStringLiteral("external:" SANDBAG_CLI " bot --player search:iterations=60:threads=1");
    const Players players = playersOf({}, {child, QStringLiteral("simple")}, 20000);
    Contest contest({}, seatsOf(players));
    const Match match = contest.playDeal(0, 6);
    QVERIFY(match.dealOver());
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        QCOMPARE(players[seat]->fallbacks(), 0);
        QCOMPARE(contest.refused()[seat], 0);
    }
}

namespace {

void beginWithPerson(GameSession &game)
{
    game.pace().setLeast(0);
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    QList<SeatPlan> seats;
    for (int seat = 0; seat < 4; ++seat)
        seats.append({QStringLiteral("P%1").arg(seat), QStringLiteral("simple")});
    seats[0].player = QStringLiteral("human");
    game.newMatch({rules, QStringLiteral("standard"), {}, seats, 11});
    QTRY_VERIFY_WITH_TIMEOUT(isPersonHere(game.seats(), game.seatAtTurn()), 20000);
}

} // namespace

/// The registry says what it has: each name makes a player, and none hides behind another.
void TestPlayers::everyNameIsKnown()
{
    for (const PlayerName &known : playerNames()) {
        const bool numbered = known.name == "level";
        QVERIFY(makePlayer(std::string(known.name) + (numbered ? ":3" : ""), 1));
        QVERIFY(!makePlayer(std::string(known.name) + "?", 1));
        QVERIFY(!known.says.empty());
        for (const PlayerName &other : playerNames())
            QVERIFY(&other == &known || !other.name.starts_with(known.name));
    }
    for (const char *spec : {"simple@1", "simple:noise=150", "taught:cards", "taught:bids=50",
                             "search@1", "search:iterations=10", "level:4:bold"})
        QVERIFY2(makePlayer(spec, 1), spec);
    for (const char *spec : {"", "human", "simple@2", "random:1", "level:9", "searching"})
        QVERIFY2(!makePlayer(spec, 1), spec);
}

/// A person's hint is the search's answer, thought out beside the window's thread.
void TestPlayers::hintComesWithReasons()
{
    GameSession game;
    beginWithPerson(game);
    LocalSeat seat(&game);
    const QSignalSpy hints(&seat, &SeatAtMatch::hintReady);
    seat.requestHint();
    QCOMPARE(hints.size(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(hints.size(), 1, 20000);
    const auto decision = hints.front().front().value<Decision>();
    QVERIFY(decision.ranked.size() >= 2);
    QVERIFY(decision.ranked.front().event == decision.event);
    for (const Ranked &ranked : decision.ranked) {
        const QString why = QString::fromStdString(plainEnglish(ranked.why));
        QVERIFY2(why.contains(QStringLiteral("points on average")), qPrintable(why));
    }
    const QString reason = QString::fromStdString(plainEnglish(decision.reason));
    QVERIFY2(reason.contains(QStringLiteral("contract")) || reason.contains(QStringLiteral("nil")),
             qPrintable(reason));
    QVERIFY(!game.act(decision.event));
}

/// To break a nil costs the own contract and is right: the reason must not call both cards equal
/// because the dearer one brings its own side more.
void TestPlayers::reasonsComparePointsWithTheOthers()
{
    const auto loaded = loadMatch(
        QStringLiteral(SANDBAG_TEST_DATA "/players/positions/duck-to-break-a-nil.spades.json"));
    QVERIFY(std::holds_alternative<LoadedMatch>(loaded));
    const Match &match = std::get<LoadedMatch>(loaded).match;
    const std::atomic<bool> stop{false};
    const Decision decision =
        makePlayer("search:iterations=300:threads=1", 1)
            ->decide(SeatView(*match.deal(), match.deal()->seat), {match.context(), {}}, stop);
    const QString reason = QString::fromStdString(plainEnglish(decision.reason));
    QVERIFY2(reason.contains(QStringLiteral("Next best: KD, worth")), qPrintable(reason));
    QVERIFY2(reason.contains(QStringLiteral("With this choice, seat 3's nil always succeeds")),
             qPrintable(reason));
}

void TestPlayers::lateHintIsDropped()
{
    GameSession game;
    beginWithPerson(game);
    LocalSeat seat(&game);
    const QSignalSpy hints(&seat, &SeatAtMatch::hintReady);
    seat.requestHint();
    QVERIFY(!game.act(SeatView(*game.match().deal(), 0).prompt().choices.front()));
    QTRY_VERIFY_WITH_TIMEOUT(
        game.match().dealOver() || isPersonHere(game.seats(), game.seatAtTurn()), 20000);
    QCOMPARE(hints.size(), 0);
}

QTEST_GUILESS_MAIN(TestPlayers)
#include "tst_players.moc"
