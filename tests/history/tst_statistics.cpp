// SPDX-License-Identifier: GPL-3.0-or-later
// Every figure that is told of the matches is the sum that plain loops over their scores give,
// whoever's they are and whichever of them are asked for.
#include "facts/own_numbers.h"
#include "match_maker.h"
#include "test_main.h"

#include "formats/result_json.h"
#include "history_query.h"
#include "library.h"
#include "match_hash.h"
#include "random_rules.h"
#include "share.h"
#include "statistics.h"
#include "statistics_detail.h"
#include "statistics_words.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

using namespace sandbag;

namespace {

constexpr int kRandomMatches = share(200);
const std::vector<std::string> kNames{"Ada", "Bo", "Cleo", "Di", "Eve", "Fay", "Gus", "Hal"};

/// Matches by name of the rules and name of a player.
using Key = std::pair<QString, QString>;
using Sums = std::map<Key, StatisticsGroup>;

struct Nils {
    int nils = 0, made = 0;
};

/// What a player called in the deals that were played; tst_call_fates holds the fates to the lines.
Nils nilsOf(const Match &match, const QJsonObject &score, int seat, bool blind)
{
    Nils sums;
    const QJsonArray deals = score[u"deals"].toArray();
    for (std::size_t deal = 0; deal < match.results().size(); ++deal) {
        const QJsonObject told = deals[static_cast<qsizetype>(deal)].toObject();
        const Call &call = match.results()[deal].facts.bids[static_cast<std::size_t>(seat)];
        if (told[u"partial"].toBool() || told.contains(u"void") || !call.isNil() ||
            call.blind != blind)
            continue;
        const CallFate &fate = match.results()[deal].score.fate[static_cast<std::size_t>(seat)];
        if (!fate.counts())
            continue;
        ++sums.nils;
        sums.made += fate.kept() ? 1 : 0;
    }
    return sums;
}

void addDeals(StatisticsGroup &group, const QJsonObject &score, int side)
{
    for (const QJsonValue deal : score[u"deals"].toArray()) {
        if (deal[u"partial"].toBool())
            continue;
        const QJsonValue told = deal[u"sides"][side];
        if (deal.toObject().contains(u"void")) {
            group.voidPoints += told[u"points"].toInt();
            continue;
        }
        ++group.deals;
        group.points += told[u"points"].toInt();
        for (const QJsonValue line : told[u"lines"].toArray()) {
            const bool penalty =
                line[u"rule"].toString() == u"bags" && !line.toObject().contains(u"seat");
            group.penalties += penalty ? 1 : 0;
            group.bags += penalty ? 0 : line[u"bags"].toInt();
        }
    }
}

void addMatch(Sums &sums, const MatchRecord &record, const QString &rules)
{
    const auto folded = Match::fold(record);
    const auto &match = std::get<Match>(folded);
    const QJsonObject score = resultObject(match);
    for (int seat = 0; seat < match.context()->seating.players; ++seat) {
        const QString name =
            QString::fromStdString(record.players[static_cast<std::size_t>(seat)].name);
        const int side = match.context()->seating.sideOf(seat);
        StatisticsGroup &group = sums[{rules, name}];
        ++group.matches;
        group.finished += score[u"over"].toBool() ? 1 : 0;
        group.won += score[u"over"].toBool() && score[u"winner"].toInt() == side ? 1 : 0;
        addDeals(group, score, side);
        for (const QJsonValue deal : score[u"deals"].toArray())
            group.seatDeals +=
                deal[u"partial"].toBool() || deal.toObject().contains(u"void") ? 0 : 1;
        const Nils plain = nilsOf(match, score, seat, false);
        const Nils blind = nilsOf(match, score, seat, true);
        group.nils += plain.nils;
        group.nilsMade += plain.made;
        group.blindNils += blind.nils;
        group.blindNilsMade += blind.made;
    }
}

QString textOf(const StatisticsGroup &group)
{
    QStringList words;
    for (const int count : {group.matches, group.finished, group.won, group.deals, group.points,
                            group.voidPoints, group.seatDeals, group.nils, group.nilsMade,
                            group.blindNils, group.blindNilsMade, group.bags, group.penalties})
        words << QString::number(count);
    return words.join(u' ');
}

} // namespace

class TestStatistics : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("TZ", "UTC"); }
    void figuresAsByPlainLoops();
    void detailAsByPlainLoops();
    void whateverIsAskedFor();
    void contractsOfStandard();
    void voidDealsCountApart();
    void nobodyIsYouAtARealTable();
    void eachPersonHasTheirOwnFigures();
    void youAreWhoIsNamed();
    void oneMatchCountsOnceForYou();
    void luckIsThatOfOnesOwnCards();
    void reviewsTellSkillFromLuck();
    void figuresForASpreadsheetAreNumbers();
    void whatNoRecordTellsIsNoFigure();
    void wilsonIsKnown();
    void differenceIsKnown();
    void meansAreKnown();
};

/// Over random matches of random rules: other sums than the index makes, and made in another way.
void TestStatistics::figuresAsByPlainLoops()
{
    const QTemporaryDir folder;
    Sums wanted;
    RandomRules random(7);
    int made = 0;
    for (std::uint64_t seed = 0; made < kRandomMatches; ++seed) {
        const RuleSet rules = random.draw(12);
        std::vector<std::string> names = kNames;
        std::rotate(names.begin(), names.begin() + static_cast<int>(seed % 4), names.begin() + 4);
        MatchRecord record = playedMatch(rules, "standard", seed, names, 12);
        if (record.deals.empty())
            continue;
        record.name = "Game " + std::to_string(made % 7);
        addMatch(wanted, record, QString::fromStdString(record.name));
        writeMatch(record, folder.filePath(QStringLiteral("in")), made++);
    }
    Library library(folder.filePath(QStringLiteral("library")));
    QVERIFY(!library.open());
    const auto imported = library.import({folder.filePath(QStringLiteral("in"))});
    QCOMPARE(std::get<Imported>(imported).added, kRandomMatches);
    std::size_t compared = 0;
    for (const std::string &name : kNames) {
        QList<StatisticsGroup> groups;
        const auto error = library.ask([&](HistoryIndex &index) {
            StatisticsQuery query;
            query.name = QString::fromStdString(name);
            query.by = GroupBy::rules;
            groups = statistics(index, query);
        });
        QVERIFY(!error);
        for (const StatisticsGroup &group : std::as_const(groups)) {
            QCOMPARE(textOf(group), textOf(wanted[{group.key, QString::fromStdString(name)}]));
            ++compared;
        }
    }
    QCOMPARE(compared, wanted.size());
}

namespace {

/// What one player's matches come to, by going through them one after another.
struct PlainDetail {
    std::map<int, std::pair<int, int>> contracts;     ///< by size: how many, how many set
    std::map<std::pair<int, int>, int> bids;          ///< by bid and tricks
    std::map<std::string, std::pair<int, int>> calls; ///< how many, how many not set
    std::vector<int> points;                          ///< of every deal that counts
    std::vector<bool> won;                            ///< of every finished match
    qint64 squares = 0;
    int matches = 0;

    /// What these players of the match did; what their sides did counts once.
    void add(const Match &match, const QJsonObject &score, const std::vector<std::size_t> &seats);
    void addDeal(const DealResult &result, const Call &own, const QJsonValue &told,
                 std::size_t seat, int side, bool first);
    void addCall(const Call &call, int tricks, const CallFate &fate);
};

void PlainDetail::addCall(const Call &call, int tricks, const CallFate &fate)
{
    if (call.isNumber())
        ++bids[{call.halves / 2, tricks}];
    const bool plain = !call.made() || call.isNumber() || call.isNil() ||
                       call.what == Call::What::pass || call.what == Call::What::misdeal;
    if (plain)
        return;
    auto &[count, made] = calls[toString(call)];
    ++count;
    made += fate.failed() ? 0 : 1;
}

/// `first` of the side's players that count: what the side did counts with them.
/// What the player undertook: where a partner's later number names the contract, what it adds.
Call ownCall(const Match &match, std::size_t deal, std::size_t seat)
{
    const DealFacts &facts = match.results()[deal].facts;
    const auto context = match.contextOf(static_cast<int>(deal));
    return ownNumbers(context->rules, context->seating, facts.bids, facts.order)[seat];
}

void PlainDetail::addDeal(const DealResult &result, const Call &own, const QJsonValue &told,
                          std::size_t seat, int side, bool first)
{
    if (told.toObject().contains(u"void"))
        return;
    const QJsonValue sum = told[u"sides"][side];
    const auto &score = result.score.side[static_cast<std::size_t>(side)];
    const bool set = score.outcome == Outcome::failed;
    if (result.facts.form != DealFacts::Form::unplayed)
        addCall(own, result.facts.tricks[seat], result.score.fate[seat]);
    if (!first)
        return;
    if (const int size = sum[u"contract"].toInt(); size > 0 && score.outcome != Outcome::none) {
        ++contracts[size].first;
        contracts[size].second += set ? 1 : 0;
    }
    points.push_back(sum[u"points"].toInt());
    squares += qint64{points.back()} * points.back();
}

void PlainDetail::add(const Match &match, const QJsonObject &score,
                      const std::vector<std::size_t> &seats)
{
    std::set<int> sides;
    for (const std::size_t seat : seats) {
        const int side = match.context()->seating.sideOf(static_cast<int>(seat));
        const bool first = sides.insert(side).second;
        matches += first ? 1 : 0;
        if (first && score[u"over"].toBool())
            won.push_back(score[u"winner"].toInt() == side);
        for (std::size_t deal = 0; deal < match.results().size(); ++deal) {
            const QJsonValue told = score[u"deals"][static_cast<qsizetype>(deal)];
            if (!told[u"partial"].toBool())
                addDeal(match.results()[deal], ownCall(match, deal, seat), told, seat, side, first);
        }
    }
}

void compareDetail(const PlainDetail &wanted, const StatisticsDetail &found)
{
    std::map<int, std::pair<int, int>> contracts;
    for (const ContractSize &size : found.contracts)
        contracts[size.contract] = {size.count, size.set};
    for (const auto &[size, counts] : wanted.contracts)
        QVERIFY2(contracts[size] == counts,
                 qPrintable(QStringLiteral("%1: %2 of %3, wanted %4 of %5")
                                .arg(size)
                                .arg(contracts[size].second)
                                .arg(contracts[size].first)
                                .arg(counts.second)
                                .arg(counts.first)));
    QCOMPARE(contracts.size(), wanted.contracts.size());
    std::map<std::pair<int, int>, int> bids;
    for (const BidOutcome &bid : found.bids)
        bids[{bid.bid, bid.tricks}] = bid.count;
    QVERIFY(bids == wanted.bids);
    std::map<std::string, std::pair<int, int>> calls;
    for (const SpecialCall &call : found.calls)
        calls[call.call.toStdString()] = {call.count, call.made};
    QVERIFY(calls == wanted.calls);
    QCOMPARE(found.sums.matches, wanted.matches);
    QCOMPARE(found.sums.deals, static_cast<int>(wanted.points.size()));
    QCOMPARE(found.sums.pointSquares, wanted.squares);
    std::vector<int> points = wanted.points;
    std::sort(points.begin(), points.end());
    QCOMPARE(found.best.size(), std::min<qsizetype>(5, static_cast<qsizetype>(points.size())));
    for (int i = 0; i < found.best.size(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        QCOMPARE(found.worst.value(i).points, points.at(place));
        QCOMPARE(found.best.value(i).points, points.at(points.size() - 1 - place));
    }
    int longest[2] = {}, run = 0, trend = 0;
    for (std::size_t i = 0; i < wanted.won.size(); ++i) {
        run = i > 0 && wanted.won[i] == wanted.won[i - 1] ? run + 1 : 1;
        longest[wanted.won[i] ? 1 : 0] = std::max(longest[wanted.won[i] ? 1 : 0], run);
    }
    QCOMPARE(found.streaks.lost, longest[0]);
    QCOMPARE(found.streaks.won, longest[1]);
    QCOMPARE(std::abs(found.streaks.now), run);
    for (const TrendPart &part : found.trend)
        trend += part.won;
    if (!found.trend.isEmpty())
        QCOMPARE(trend, static_cast<int>(std::count(wanted.won.begin(), wanted.won.end(), true)));
}

} // namespace

/// The same of everything else that is told, over random matches of random rules.
void TestStatistics::detailAsByPlainLoops()
{
    const QTemporaryDir folder;
    PlainDetail wanted;
    RandomRules random(11);
    int made = 0;
    for (std::uint64_t seed = 500; made < kRandomMatches; ++seed) {
        RuleSet rules = random.draw(10);
        rules.win_deals = 3; // most of them end
        rules.win_deals_least = 0;
        std::vector<std::string> names = kNames;
        std::rotate(names.begin(), names.begin() + static_cast<int>(seed % 3), names.begin() + 3);
        const MatchRecord record = playedMatch(rules, "standard", seed, names, 4);
        if (record.deals.empty())
            continue;
        const auto ada = std::find(names.begin(), names.end(), "Ada") - names.begin();
        if (ada < static_cast<std::ptrdiff_t>(record.players.size())) {
            const auto folded = Match::fold(record);
            const auto &match = std::get<Match>(folded);
            wanted.add(match, resultObject(match), {static_cast<std::size_t>(ada)});
        }
        const QString begun =
            QDateTime(QDate(2024, 1, 1).addDays(made), QTime(20, 0), Qt::UTC).toString(Qt::ISODate);
        QFile file(folder.filePath(QStringLiteral("match-%1.spades.json").arg(made++)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(writeRecord({record, {{QStringLiteral("begun"), begun}}}));
    }
    Library library(folder.path());
    QVERIFY(!library.open());
    StatisticsDetail found;
    QVERIFY(!library.ask([&](HistoryIndex &index) {
        StatisticsQuery query;
        query.name = QStringLiteral("Ada");
        found = statisticsDetail(index, query);
    }));
    QVERIFY(wanted.won.size() > kRandomMatches / 4);
    QVERIFY(kRandomMatches < 200 || !wanted.calls.empty());
    QVERIFY(wanted.points.size() > 5);
    compareDetail(wanted, found);
}

namespace {

/// A match of the library, and what is known of it without asking the library.
struct Played {
    Match match;
    QJsonObject score;
    QString begun;
    QString rules; ///< hash
};

QDateTime dayOf(int number)
{
    return QDateTime(QDate(2024, 1, 1).addDays(number), QTime(20, 0), Qt::UTC);
}

/// Short matches of random rules between people and computers of few names and levels, so that most
/// questions find some.
std::vector<Played> someMatches(int count, const QString &folder)
{
    std::vector<Played> all;
    RandomRules random(23);
    std::vector<RuleSet> games;
    for (int i = 0; i < 6; ++i) {
        games.push_back(random.draw(8));
        games.back().win_deals = 2;
    }
    const std::vector<std::string> kinds{"human", "level:1", "level:3", "simple"};
    for (std::uint64_t seed = 0; all.size() < static_cast<std::size_t>(count); ++seed) {
        const RuleSet &rules = games[seed % games.size()];
        MatchRecord record = playedMatch(rules, "standard", seed, kNames, 3);
        if (record.deals.empty())
            continue;
        std::vector<std::string> names = kNames;
        std::rotate(names.begin(), names.begin() + random.dice().below(4), names.begin() + 4);
        for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
            record.players[seat].name = names[seat];
            record.players[seat].kind = kinds[static_cast<std::size_t>(random.dice().below(4))];
        }
        const auto number = static_cast<int>(all.size());
        const QString begun = dayOf(number).toString(Qt::ISODate);
        QDir().mkpath(folder);
        QFile file(QStringLiteral("%1/match-%2.spades.json").arg(folder).arg(number));
        if (file.open(QIODevice::WriteOnly))
            file.write(writeRecord({record, {{QStringLiteral("begun"), begun}}}));
        auto folded = Match::fold(record);
        auto &match = std::get<Match>(folded);
        const QJsonObject score = resultObject(match);
        all.push_back({std::move(match), score, begun, rulesHash(rules)});
    }
    return all;
}

/// Whether the question means what this player did in this match; everything is said again here in
/// plain words.
bool isMeant(const StatisticsQuery &query, const Played &played, std::size_t seat)
{
    const auto &players = played.match.record().players;
    const Seating &seating = played.match.context()->seating;
    const bool isPerson = players[seat].kind == "human" &&
                          query.own.contains(QString::fromStdString(players[seat].name));
    if (!query.name.isEmpty()    ? players[seat].name != query.name.toStdString()
        : !query.level.isEmpty() ? players[seat].kind != query.level.toStdString()
                                 : !isPerson)
        return false;
    bool partner = false, opponent = false, level = false;
    for (std::size_t other = 0; other < players.size(); ++other) {
        if (other == seat)
            continue;
        const bool together =
            seating.sideOf(static_cast<int>(other)) == seating.sideOf(static_cast<int>(seat));
        partner = partner || (together && players[other].name == query.partner.toStdString());
        opponent = opponent || (!together && players[other].name == query.opponent.toStdString());
        level = level || (!together && players[other].kind == query.opponentLevel.toStdString());
    }
    const QString day = played.begun.left(10);
    return (query.partner.isEmpty() || partner) && (query.opponent.isEmpty() || opponent) &&
           (query.opponentLevel.isEmpty() || level) &&
           (query.rulesHash.isEmpty() || played.rules == query.rulesHash) &&
           (query.players == 0 || static_cast<int>(players.size()) == query.players) &&
           (!query.firstEvening.isValid() || day >= query.firstEvening.toString(Qt::ISODate)) &&
           (!query.lastEvening.isValid() || day <= query.lastEvening.toString(Qt::ISODate));
}

/// Who sits at several seats of a match is counted at the side of the first.
bool isAtOwnSide(const StatisticsQuery &query, const Played &played, std::size_t seat)
{
    const auto &players = played.match.record().players;
    const Seating &seating = played.match.context()->seating;
    const auto first = std::find_if(players.begin(), players.end(), [&](const auto &player) {
        return player.kind == "human" && query.own.contains(QString::fromStdString(player.name));
    });
    return query.own.isEmpty() || seating.sideOf(static_cast<int>(first - players.begin())) ==
                                      seating.sideOf(static_cast<int>(seat));
}

/// Each part of it in about one of three questions.
StatisticsQuery someQuestion(Dice &dice, const std::vector<Played> &all)
{
    const QStringList names{QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cleo")};
    const QStringList levels{QStringLiteral("level:1"), QStringLiteral("simple")};
    const auto sometimes = [&dice] { return dice.below(3) == 0; };
    const auto one = [&dice](const QStringList &words) {
        return words[dice.below(static_cast<int>(words.size()))];
    };
    StatisticsQuery query;
    const int whose = dice.below(3);
    if (whose == 0)
        query.name = one(names);
    else if (whose == 1)
        query.level = one(levels);
    else
        query.own = sometimes() ? names.mid(0, 2) : QStringList{one(names)};
    if (sometimes())
        query.partner = one(names);
    if (sometimes())
        query.opponent = one(names);
    if (sometimes())
        query.opponentLevel = one(levels);
    if (sometimes())
        query.rulesHash = all[static_cast<std::size_t>(dice.below(6))].rules;
    if (sometimes())
        query.players = 4;
    if (sometimes())
        query.firstEvening = QDate(2024, 1, 10);
    if (sometimes())
        query.lastEvening = QDate(2024, 2, 20);
    return query;
}

} // namespace

void TestStatistics::whateverIsAskedFor()
{
    const QTemporaryDir folder;
    const std::vector<Played> all = someMatches(60, folder.path());
    Library library(folder.path());
    QVERIFY(!library.open());
    Dice dice(3);
    int answered = 0;
    for (int number = 0; number < share(80); ++number) {
        const StatisticsQuery query = someQuestion(dice, all);
        PlainDetail wanted;
        for (const Played &played : all) {
            std::vector<std::size_t> seats;
            for (std::size_t seat = 0; seat < played.match.record().players.size(); ++seat)
                if (isMeant(query, played, seat) && isAtOwnSide(query, played, seat))
                    seats.push_back(seat);
            wanted.add(played.match, played.score, seats);
        }
        StatisticsDetail found;
        QVERIFY(!library.ask([&](HistoryIndex &index) { found = statisticsDetail(index, query); }));
        compareDetail(wanted, found);
        if (QTest::currentTestFailed())
            return;
        answered += wanted.matches > 0 ? 1 : 0;
    }
    QVERIFY(answered >= share(80) / 3);
}

/// In Standard a contract is a number above 0, and its line takes points where it failed.
void TestStatistics::contractsOfStandard()
{
    const QTemporaryDir folder;
    int contracts = 0, sets = 0;
    for (int i = 0; i < 20; ++i) {
        const MatchRecord record =
            playedMatch({}, "standard", static_cast<std::uint64_t>(i), kNames, 6);
        writeMatch(record, folder.path(), i);
        const auto folded = Match::fold(record);
        const QJsonObject score = resultObject(std::get<Match>(folded));
        for (const QJsonValue deal : score[u"deals"].toArray()) {
            const QJsonValue side = deal[u"sides"][0];
            if (deal[u"partial"].toBool() || side[u"contract"].toInt() == 0)
                continue;
            ++contracts;
            for (const QJsonValue line : side[u"lines"].toArray())
                sets += line[u"rule"].toString() == u"contract" && line[u"points"].toInt() < 0;
        }
    }
    Library library(folder.path());
    QVERIFY(!library.open());
    StatisticsGroup group;
    const auto error = library.ask([&](HistoryIndex &index) {
        StatisticsQuery query;
        query.name = QStringLiteral("Ada");
        group = statistics(index, query).value(0);
    });
    QVERIFY(!error);
    QVERIFY(sets > 0);
    QCOMPARE(group.contracts, contracts);
    QCOMPARE(group.set, sets);
}

/// Points that a ruling gave in a deal without a score are no deal's points.
void TestStatistics::voidDealsCountApart()
{
    MatchRecord record = playedMatch({}, "standard", 4, {"You", "Ada", "Bo", "Cleo"}, 2);
    record.players[0].kind = "human";
    DealRecord thrownIn;
    thrownIn.kind = DealRecord::Kind::voided;
    thrownIn.voidReason = "misdeal";
    thrownIn.dealer = 2;
    thrownIn.rulings = {{0, 70, 3, 0, "as agreed"}};
    StatisticsGroup without, with;
    for (const bool more : {false, true}) {
        if (more)
            record.deals.push_back(thrownIn);
        const QTemporaryDir folder;
        writeMatch(record, folder.path(), 1);
        Library library(folder.path());
        QVERIFY(!library.open());
        QVERIFY(!library.ask([&](HistoryIndex &index) {
            (more ? with : without) = statistics(index, {}).value(0);
        }));
    }
    QCOMPARE(with.matches, 1);
    QCOMPARE(with.deals, without.deals);
    QCOMPARE(with.points, without.points);
    QCOMPARE(with.pointSquares, without.pointSquares);
    QCOMPARE(with.bags, without.bags);
    QCOMPARE(with.voidPoints, 70);
}

/// Who sits first where real cards are kept is one of the people, and not who keeps the score.
void TestStatistics::nobodyIsYouAtARealTable()
{
    const QTemporaryDir folder;
    MatchRecord record;
    record.players = {{"Ada", "human"}, {"Bo", "human"}, {"Cleo", "human"}, {"Di", "human"}};
    DealRecord deal;
    deal.kind = DealRecord::Kind::entered;
    for (const int seat : {0, 1, 2, 3})
        deal.bids[seat] = Call::number(3);
    deal.facts.tricks[0] = 4;
    deal.facts.tricks[1] = deal.facts.tricks[2] = deal.facts.tricks[3] = 3;
    deal.given.add(Fact::tricks);
    record.deals.push_back(deal);
    writeMatch(record, folder.path(), 1);
    Library library(folder.path());
    QVERIFY(!library.open());
    QVERIFY(!library.ask([](HistoryIndex &index) {
        QVERIFY(statistics(index, {}).isEmpty());
        StatisticsQuery ada;
        ada.name = QStringLiteral("Ada");
        QCOMPARE(statistics(index, ada).value(0).matches, 1);
    }));
}

/// Several persons at one computer: each by name, with their own help, and none is "you" but who
/// has no name there.
void TestStatistics::eachPersonHasTheirOwnFigures()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    const auto file = [&](int number, const std::vector<std::string> &names,
                          const QJsonObject &other) {
        MatchRecord record =
            playedMatch({}, "standard", static_cast<std::uint64_t>(number) + 70, names, 2);
        record.players[0].kind = record.players[1].kind = "human";
        return library.file(record, other, QStringLiteral("match-%1").arg(number));
    };
    const QJsonObject oneHint{
        {QStringLiteral("hints"), 3},
        {QStringLiteral("help_by_seat"), QJsonObject{{QStringLiteral("hints"), QJsonArray{0, 3}}}}};
    const QJsonObject whose{{QStringLiteral("hints"), 3}};
    const QJsonObject none{{QStringLiteral("seconds_played"), 60}};
    QVERIFY(!file(1, {"Ann", "Ben", "Bo", "Cleo"}, oneHint));
    QVERIFY(!file(2, {"Ben", "Ann", "Bo", "Cleo"}, oneHint));
    QVERIFY(!file(3, {"Ann", "Ben", "Bo", "Cleo"}, whose));
    QVERIFY(!file(4, {"Ann", "Ben", "Bo", "Cleo"}, none));
    QVERIFY(!file(5, {"You", "Ben", "Bo", "Cleo"}, oneHint));
    const auto of = [&](const QString &name) {
        StatisticsDetail detail;
        StatisticsQuery query;
        query.name = name;
        (void)library.ask([&](HistoryIndex &index) { detail = statisticsDetail(index, query); });
        return QList<int>{detail.sums.matches, detail.told, detail.helped};
    };
    QCOMPARE(of(QStringLiteral("Ann")), (QList<int>{4, 3, 1}));
    QCOMPARE(of(QStringLiteral("Ben")), (QList<int>{5, 4, 2}));
    QCOMPARE(of(QString()), (QList<int>{1, 1, 0}));
    QVERIFY(!library.ask([](HistoryIndex &index) {
        // Persons come before computers, who play more.
        QCOMPARE(namesInHistory(index).mid(0, 2),
                 (QStringList{QStringLiteral("Ben"), QStringLiteral("Ann")}));
        for (const HistoryRow &row : historyRows(index))
            QCOMPARE(row.personSide, row.sides.front().contains(QStringLiteral("You")) ? 0 : -1);
    }));
}

/// Not whoever sat at the computer: a guest's match and one that was imported are of somebody else.
void TestStatistics::youAreWhoIsNamed()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    const auto file = [&](int number, const std::vector<std::string> &names, int persons = 1) {
        MatchRecord record =
            playedMatch({}, "standard", static_cast<std::uint64_t>(number) + 90, names, 2);
        for (int seat = 0; seat < persons; ++seat)
            record.players[static_cast<std::size_t>(seat)].kind = "human";
        for (PlayerRecord &player : record.players)
            if (persons == 0)
                player.kind.clear();
        return library.file(record, {}, QStringLiteral("match-%1").arg(number));
    };
    QVERIFY(!file(1, {"You", "Ada", "Bo", "Cleo"}));
    QVERIFY(!file(2, {"Wendy", "Ada", "Bo", "Cleo"}));
    QVERIFY(!file(3, {"Bert", "Ada", "Bo", "Cleo"}));      // imported
    QVERIFY(!file(4, {"Bert", "Wendy", "Bo", "Cleo"}, 2)); // two at one computer
    QVERIFY(!file(5, {"You", "Wendy", "Bo", "Cleo"}, 2));  // a guest who typed no name
    QVERIFY(!file(6, {"Du", "Ada", "Bo", "Cleo"}));        // of an older version
    QVERIFY(!file(7, {"Wendy", "Ada", "Bo", "Cleo"}, 0));  // nobody says who sits there
    const auto matches = [&](const QStringList &own) {
        int found = 0;
        StatisticsQuery query;
        query.own = own;
        (void)library.ask([&](HistoryIndex &index) {
            for (const StatisticsGroup &group : statistics(index, query))
                found += group.matches;
        });
        return found;
    };
    QCOMPARE(matches({}), 3);
    QCOMPARE(matches({QStringLiteral("Wendy")}), 6);
}

/// Whose names two seats bear played one match, and won it or lost it.
void TestStatistics::oneMatchCountsOnceForYou()
{
    const QStringList own{QStringLiteral("Wendy"), QStringLiteral("Robert")};
    const std::vector<std::vector<std::string>> tables{
        {"Wendy", "Ada", "Robert", "Cleo"},  // two names at one side
        {"Wendy", "Robert", "Bo", "Cleo"},   // at both sides
        {"Ada", "Wendy", "Bo", "Robert"},    // at the second side
        {"Ada", "Wendy", "Wendy", "Cleo"},   // one name at both sides
        {"Wendy", "Wendy", "Wendy", "Ada"}}; // of three seats
    int number = 0;
    for (const std::vector<std::string> &names : tables) {
        const QTemporaryDir folder;
        Library library(folder.path());
        QVERIFY(!library.open());
        RuleSet rules;
        rules.win_deals = 2;
        MatchRecord record =
            playedMatch(rules, "standard", static_cast<std::uint64_t>(++number), names);
        int first = -1, own0 = 0;
        for (int seat = 3; seat >= 0; --seat) {
            PlayerRecord &player = record.players[static_cast<std::size_t>(seat)];
            const bool mine = own.contains(QString::fromStdString(player.name));
            player.kind = mine ? "human" : "level:2";
            first = mine ? seat : first;
        }
        for (int seat = first; seat < 4; seat += 2)
            own0 += record.players[static_cast<std::size_t>(seat)].kind == "human" ? 1 : 0;
        QVERIFY(!library.file(record, {}, QStringLiteral("match")));
        const auto folded = Match::fold(record);
        const Standing &standing = std::get<Match>(folded).standing();
        QVERIFY(standing.over);
        StatisticsQuery query;
        query.own = own;
        StatisticsGroup group;
        StatisticsDetail detail;
        QVERIFY(!library.ask([&](HistoryIndex &index) {
            group = statistics(index, query).value(0);
            detail = statisticsDetail(index, query);
        }));
        QCOMPARE(group.matches, 1);
        QCOMPARE(group.won, standing.winner == first % 2 ? 1 : 0);
        QCOMPARE(group.points, standing.totals[static_cast<std::size_t>(first % 2)]);
        QCOMPARE(group.seatDeals, own0 * group.deals);
        QCOMPARE(detail.streaks.won + detail.streaks.lost, 1);
    }
}

/// As a review is told: in chances to win, by player.
void TestStatistics::reviewsTellSkillFromLuck()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    double lost = 0, luck = 0, lostSquares = 0;
    for (int i = 0; i < 4; ++i) {
        MatchRecord record = playedMatch({}, "standard", static_cast<std::uint64_t>(i),
                                         {"You", "Ada", "Bo", "Cleo"}, 1);
        record.players[0].kind = "human";
        const QString id = QStringLiteral("match-%1").arg(i);
        QVERIFY(!library.file(record, {}, id));
        if (i == 3)
            continue; // nobody reviewed it
        const double own = -0.01 * (i + 1), cards = 0.1 * i - 0.05;
        const QJsonObject review{
            {QStringLiteral("parts"), QJsonArray{QJsonObject{{QStringLiteral("seat"), 0},
                                                             {QStringLiteral("own"), own},
                                                             {QStringLiteral("cards"), cards}},
                                                 QJsonObject{{QStringLiteral("seat"), 2},
                                                             {QStringLiteral("own"), -0.5},
                                                             {QStringLiteral("cards"), 0.5}}}},
            {QStringLiteral("decisions"), QJsonArray{QJsonObject{{QStringLiteral("seat"), 0}},
                                                     QJsonObject{{QStringLiteral("seat"), 0}},
                                                     QJsonObject{{QStringLiteral("seat"), 2}}}}};
        QVERIFY(!library.addReview(id, review));
        lost -= own;
        lostSquares += own * own;
        luck += cards;
    }
    StatisticsDetail detail;
    QVERIFY(!library.ask([&](HistoryIndex &index) { detail = statisticsDetail(index, {}); }));
    QCOMPARE(detail.sums.matches, 4);
    QCOMPARE(detail.review.matches, 3);
    QCOMPARE(detail.review.decisions, 6);
    QVERIFY(std::abs(detail.review.lost - lost) < 1e-9);
    QVERIFY(std::abs(detail.review.lostSquares - lostSquares) < 1e-9);
    QVERIFY(std::abs(detail.review.luck - luck) < 1e-9);
}

namespace {

/// Of some matches of two sides, whose records do not say how they were played.
StatisticsDetail detailOfOthers(int matches, int seconds)
{
    const QTemporaryDir folder;
    Library library(folder.path());
    StatisticsDetail detail;
    if (library.open())
        return detail;
    for (int i = 0; i < matches; ++i) {
        RuleSet rules;
        rules.win_deals = 1;
        MatchRecord record = playedMatch(rules, "standard", static_cast<std::uint64_t>(i + 40),
                                         {"You", "Ada", "Bo", "Cleo"}, 4);
        record.players[0].kind = "human";
        QJsonObject other;
        if (i < seconds)
            other.insert(QStringLiteral("seconds_played"), 60);
        (void)library.file(record, other, QStringLiteral("match-%1").arg(i));
    }
    (void)library.ask([&](HistoryIndex &index) { detail = statisticsDetail(index, {}); });
    return detail;
}

const QStringList *rowNamed(const QList<QStringList> &rows, const char *name, int column)
{
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const QStringList &row) {
        return row.value(column) == QLatin1String(name);
    });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

/// A player is followed from seat to seat, and nobody else's cards count. Counted here card by
/// card; the average and its spread are those of 13 cards out of 52.
void TestStatistics::luckIsThatOfOnesOwnCards()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    const std::vector<std::vector<std::string>> seats{
        {"Ann", "Ben", "Bo", "Cleo"}, {"Ben", "Bo", "Cleo", "Ann"}, {"Bo", "Cleo", "Dan", "Ben"}};
    int deals = 0, spades = 0, high = 0, voids = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const MatchRecord record = playedMatch({}, "standard", i + 400, seats[i], 5);
        const auto own = std::find(seats[i].begin(), seats[i].end(), "Ann");
        for (const DealRecord &deal : record.deals) {
            if (own == seats[i].end())
                break;
            ++deals;
            std::array<int, 4> length{};
            for (const Card card : deal.hands[static_cast<std::size_t>(own - seats[i].begin())]) {
                ++length[static_cast<std::size_t>(card.suit())];
                high += card.rank() >= 10 ? 1 : 0; // queen, king, ace
            }
            spades += length[static_cast<std::size_t>(Suit::spades)];
            voids += static_cast<int>(std::count(length.begin(), length.end(), 0));
        }
        QVERIFY(!library.file(record, {}, QStringLiteral("match-%1").arg(i)));
    }
    StatisticsDetail detail;
    StatisticsQuery query;
    query.name = QStringLiteral("Ann");
    QVERIFY(!library.ask([&](HistoryIndex &index) { detail = statisticsDetail(index, query); }));
    const LuckSums &luck = detail.luck;
    QCOMPARE(luck.deals, deals);
    QCOMPARE(luck.luck.spades.counted, spades);
    QCOMPARE(luck.luck.highCards.counted, high);
    QCOMPARE(luck.luck.voids.counted, voids);
    const auto near = [deals](double found, double eachDeal) {
        return std::abs(found - deals * eachDeal) < 1e-9 * deals;
    };
    constexpr double kRest = 39.0 / 51; // of the variance, as no card is dealt twice
    QVERIFY(near(luck.luck.spades.expected, 3.25));
    QVERIFY(near(luck.luck.spades.variance, 13 * 0.25 * 0.75 * kRest));
    QVERIFY(near(luck.luck.highCards.expected, 3.0));
    QVERIFY(near(luck.luck.highCards.variance, 13 * (12.0 / 52) * (40.0 / 52) * kRest));
    double none = 1, two = 1; // chances that one suit, or two of them, are missing
    for (int card = 0; card < 13; ++card) {
        none *= (39.0 - card) / (52 - card);
        two *= (26.0 - card) / (52 - card);
    }
    QVERIFY(near(luck.luck.voids.expected, 4 * none));
    QVERIFY(near(luck.luck.voids.variance, 4 * none + 12 * two - 16 * none * none));
    const QList<QStringList> rows = figuresInWords(detail);
    const QStringList *row = rowNamed(rows, "Spades dealt", 0);
    QVERIFY(row);
    const double reach = 1.96 * std::sqrt(deals * 13 * 0.25 * 0.75 * kRest);
    QVERIFY(row->at(1).startsWith(QString::number(spades)));
    QCOMPARE(row->at(2), QStringLiteral("usually %1 to %2")
                             .arg(std::ceil(deals * 3.25 - reach))
                             .arg(std::floor(deals * 3.25 + reach)));
    const QStringList *expected = rowNamed(rows, "Spades expected", 0);
    QVERIFY(expected);
    QCOMPARE(expected->at(1), QString::number(deals * 3.25, 'f', 1));
    // A match that is taken out takes its cards along.
    QVERIFY(!library.remove(QStringLiteral("match-0")));
    QVERIFY(!library.remove(QStringLiteral("match-1")));
    QVERIFY(!library.ask([&](HistoryIndex &index) {
        QCOMPARE(index.value(QStringLiteral("SELECT count(*) FROM luck"), {}).toInt(), 4);
    }));
}

void TestStatistics::figuresForASpreadsheetAreNumbers()
{
    const StatisticsDetail detail = detailOfOthers(24, 0);
    QVERIFY(detail.sums.finished > 20);
    const QList<QStringList> rows = figuresInNumbers(detail);
    QVERIFY(rows.size() > 10);
    for (const QStringList &row : rows) {
        QCOMPARE(row.size(), figureNumberTitles().size());
        QVERIFY(!row[0].isEmpty() && !row[1].isEmpty());
        for (qsizetype column = 2; column < row.size(); ++column) {
            bool number = false;
            (void)row[column].toDouble(&number);
            QVERIFY2(number || (column > 2 && row[column].isEmpty()), qPrintable(row.join(u'|')));
        }
    }
    const QStringList *won = rowNamed(rows, "Matches won", 1);
    QVERIFY(won);
    QCOMPARE(won->at(5).toInt(), detail.sums.finished);
    QVERIFY(won->at(3).toDouble() < won->at(4).toDouble());
    for (const QStringList &row : trendInNumbers(detail)) {
        QVERIFY(QDate::fromString(row[0], Qt::ISODate).isValid());
        QCOMPARE(row[6].toDouble(), std::round(1000.0 * row[5].toInt() / row[4].toInt()) / 1000);
        QVERIFY(!row[7].isEmpty()); // all by the same rules
    }
    QCOMPARE(plainNumber(-2.5), QStringLiteral("-2.5"));
    QCOMPARE(plainNumber(3095), QStringLiteral("3095"));
}

/// A record that does not speak of hints is no match played without them, and a share of matches
/// won stands beside what players all alike would win.
void TestStatistics::whatNoRecordTellsIsNoFigure()
{
    const auto helped = [](const StatisticsDetail &detail) {
        return rowNamed(figuresInWords(detail), "Played with hints, tutor or undo", 0) != nullptr;
    };
    const StatisticsDetail silent = detailOfOthers(3, 0), told = detailOfOthers(3, 2);
    QCOMPARE(silent.told, 0);
    QVERIFY(!helped(silent));
    QCOMPARE(told.told, 2);
    QVERIFY(helped(told));
    QCOMPARE(silent.byChance, silent.sums.finished / 2.0);
    const QList<QStringList> rows = figuresInWords(silent);
    const QStringList *alike = rowNamed(rows, "Wins expected if all players were equal", 0);
    QVERIFY(alike);
    QCOMPARE(alike->at(1), QStringLiteral("50%"));
}

/// Against figures from a table.
void TestStatistics::wilsonIsKnown()
{
    const Rate half = wilson(5, 10);
    QVERIFY(std::abs(half.lower - 0.2366) < 1e-4 && std::abs(half.upper - 0.7634) < 1e-4);
    const Rate none = wilson(0, 10);
    QVERIFY(none.lower == 0 && std::abs(none.upper - 0.2775) < 1e-4);
    const Rate all = wilson(1, 1);
    QVERIFY(std::abs(all.lower - 0.2065) < 1e-4 && all.upper == 1);
    QVERIFY(!rateOf(0, 0));
}

/// Newcombe 1998, "Interval estimation for the difference between independent proportions", method
/// 10: 56 of 70 against 48 of 80, and 9 of 10 against 3 of 10.
void TestStatistics::differenceIsKnown()
{
    const Rate many = difference(wilson(56, 70), wilson(48, 80));
    QVERIFY(std::abs(many.estimate - 0.2) < 1e-9);
    QVERIFY(std::abs(many.lower - 0.0524) < 1e-4 && std::abs(many.upper - 0.3339) < 1e-4);
    const Rate few = difference(wilson(9, 10), wilson(3, 10));
    QVERIFY(std::abs(few.lower - 0.1705) < 1e-4 && std::abs(few.upper - 0.8090) < 1e-4);
    const Rate turned = difference(wilson(3, 10), wilson(9, 10));
    QVERIFY(std::abs(turned.lower + few.upper) < 1e-9 && std::abs(turned.upper + few.lower) < 1e-9);
}

/// 1 to 10: a mean of 5.5, and a standard deviation of the sample of 3.02765.
void TestStatistics::meansAreKnown()
{
    QVERIFY(!meanOf(7, 49, 1));
    const auto mean = meanOf(55, 385, 10);
    QVERIFY(mean && mean->estimate == 5.5);
    const double half = 1.959964 * 3.027650 / std::sqrt(10.0);
    QVERIFY(std::abs(mean->lower - (5.5 - half)) < 1e-5);
    QVERIFY(std::abs(mean->upper - (5.5 + half)) < 1e-5);
    const auto same = meanOf(30, 300, 3);
    QVERIFY(same && same->lower == 10 && same->upper == 10);
}

QTEST_GUILESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
