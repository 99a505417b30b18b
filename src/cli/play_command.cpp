// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/contest.h"
#include "command_line.h"
#include "commands.h"
#include "formats/occupant.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "match/dealing.h"
#include "match/match.h"
#include "numbers/deal_number.h"
#include "numbers/fair_cards.h"
#include "numbers/verify.h"
#include "players_argument.h"
#include "protocol/player_factory.h"
#include "rules_argument.h"
#include "text/match_text.h"
#include "words.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace sandbag {

namespace {

struct Plan {
    RuleFile rules;
    QStringList seats;
    int games = 1;
    int deals = 0; ///< single deals from 0 : 0 instead, where more than 0
    quint64 seed = 1;
    int milliseconds = 1000;
    QString directory;           ///< "" for no records
    QString number;              ///< "" for none; else whose cards are played
    std::optional<QString> salt; ///< for cards that follow from a secret
    bool seeded = false;         ///< the seed was named
};

double part(double count, double all)
{
    return all > 0 ? count / all : 0;
}

QJsonObject tallyObject(const PlayTally &tally, int sides, int fallbacks)
{
    QJsonArray wins;
    for (int side = 0; side < sides; ++side)
        wins.append(tally.wins[side]);
    return {
        {QStringLiteral("games"), tally.games},
        {QStringLiteral("deals"), tally.deals},
        {QStringLiteral("wins"), wins},
        {QStringLiteral("bid_sum"), part(tally.bidSum, tally.deals)},
        {QStringLiteral("bid_error_abs"), part(tally.bidError, tally.sideDeals)},
        {QStringLiteral("set_rate"), part(tally.sets, tally.sideDeals)},
        {QStringLiteral("nils_per_deal"), part(tally.nils, tally.deals)},
        {QStringLiteral("nil_made_rate"), part(tally.nilsMade, tally.nils)},
        {QStringLiteral("bags_per_side"), part(tally.bags, tally.sideDeals)},
        {QStringLiteral("fallbacks"), fallbacks},
    };
}

void sayTally(const QJsonObject &tally)
{
    for (const QString &key : {QStringLiteral("games"), QStringLiteral("deals")})
        say(QStringLiteral("%1 %2").arg(key, -16).arg(tally.value(key).toInt()));
    QStringList wins;
    for (const auto &won : tally.value(QStringLiteral("wins")).toArray())
        wins.append(QString::number(won.toInt()));
    say(QStringLiteral("%1 %2").arg(QStringLiteral("wins"), -16).arg(wins.join(u' ')));
    for (const char *key : {"bid_sum", "bid_error_abs", "set_rate", "nils_per_deal",
                            "nil_made_rate", "bags_per_side", "fallbacks"})
        say(QStringLiteral("%1 %2")
                .arg(QString::fromUtf8(key), -16)
                .arg(tally.value(QString::fromUtf8(key)).toDouble(), 0, 'g', 4));
}

/// Single deals from 0 : 0, the deal in rotation: what players are compared by.
void playDeals(const Plan &plan, Contest &contest, PlayTally &tally)
{
    const int players = Seating(plan.rules.rules).players;
    for (int deal = 0; deal < plan.deals; ++deal) {
        const Match match = contest.playDeal(deal % players, seedFor(plan.seed, deal));
        if (!match.results().empty())
            tally.add(match.results().back(), *match.context());
    }
}

/// The players' own names, with the number of the seat where two are alike: "level:1 (3)".
QStringList namesOf(const QStringList &seats)
{
    QStringList names;
    for (qsizetype seat = 0; seat < seats.size(); ++seat)
        names << (seats.count(seats[seat]) > 1
                      ? QStringLiteral("%1 (%2)").arg(seats[seat], QString::number(seat + 1))
                      : seats[seat]);
    return names;
}

/// The cards of one match, and what its record tells of where they come from.
struct MatchCards {
    DealSource source;
    QJsonObject told;
};

MatchCards cardsOf(const Plan &plan, int game)
{
    if (!plan.number.isEmpty())
        return {sourceOf(std::get<NumberedCards>(readNumber(plan.number))),
                {{record_member::number, plan.number}}};
    const quint64 seed = seedFor(plan.seed, static_cast<quint64>(game)) % kShortSeed;
    if (!plan.salt)
        return {DealSource::bySeed(seed), {{record_member::seed, QString::number(seed)}}};
    FairCards cards = plan.seeded ? FairCards::ofSeed(seed, *plan.salt) : FairCards::drawn();
    if (!plan.salt->isEmpty())
        cards.salt = *plan.salt;
    return {DealSource::byKey(cards.key()), {{record_member::fair, fairObject(cards)}}};
}

/// The seeds of the players, by which their answers can be asked for again.
QJsonArray playerSeedsOf(const Plan &plan)
{
    QJsonArray seeds;
    for (qsizetype seat = 0; seat < plan.seats.size(); ++seat)
        seeds << QString::number(seedFor(~plan.seed, static_cast<quint64>(seat)));
    return seeds;
}

/// Other programs are named in no file: opening it starts none.
std::string kindOf(const QString &player)
{
    return commandOf(player).isEmpty() ? player.toStdString() : "computer";
}

/// Writes the record of one match.
std::optional<FileError> record(const Plan &plan, const Match &match, const MatchCards &cards,
                                int number)
{
    RecordFile file;
    file.other = cards.told;
    file.other.insert(record_member::playerSeeds, playerSeedsOf(plan));
    file.other.insert(record_member::answers, kWayOfPlaying);
    file.record = match.record();
    file.record.base = plan.rules.base.toStdString();
    nameRules(file.record, plan.rules.name);
    const QStringList names = namesOf(plan.seats);
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        file.record.players.push_back({names[seat].toStdString(), kindOf(plan.seats[seat])});
    const QString name =
        QDir(plan.directory).filePath(QStringLiteral("match-%1").arg(number + 1) + recordEnding());
    return writeWholeFile(name, writeRecord(file));
}

/// Gives the fault when a record could not be written.
std::optional<FileError> playMatches(const Plan &plan, Contest &contest, PlayTally &tally)
{
    for (int game = 0; game < plan.games; ++game) {
        const MatchCards cards = cardsOf(plan, game);
        const Match match = contest.playMatch(cards.source);
        tally.addMatch(match);
        if (!match.over())
            complain(Words::tr("sandbag-cli: match %1 stopped unfinished after deal %2")
                         .arg(game + 1)
                         .arg(match.results().size()));
        if (plan.directory.isEmpty())
            continue;
        if (auto fault = record(plan, match, cards, game))
            return fault;
    }
    return std::nullopt;
}

int run(const Plan &plan, const CommandLine &line)
{
    const Seating seating(plan.rules.rules);
    Contest::Seats seats{};
    std::vector<std::unique_ptr<Player>> players;
    for (int seat = 0; seat < seating.players; ++seat) {
        players.push_back(
            makeAnyPlayer(plan.seats.at(seat), seedFor(~plan.seed, seat), plan.milliseconds));
        seats[static_cast<std::size_t>(seat)] = players.back().get();
    }
    Contest contest(plan.rules.rules, seats);
    PlayTally tally;
    std::optional<FileError> lost;
    if (plan.deals > 0)
        playDeals(plan, contest, tally);
    else
        lost = playMatches(plan, contest, tally);
    if (lost)
        return line.refuse(*lost);
    int fallbacks = 0;
    for (int seat = 0; seat < seating.players; ++seat)
        fallbacks += contest.refused()[static_cast<std::size_t>(seat)] +
                     players[static_cast<std::size_t>(seat)]->fallbacks();
    const QJsonObject result = tallyObject(tally, seating.sides, fallbacks);
    if (line.json())
        say(QJsonDocument(result));
    else
        sayTally(result);
    return kFine;
}

/// Reads the seats; one name stands for all of them.
bool readSeats(CommandLine &line, Plan &plan)
{
    const int players = Seating(plan.rules.rules).players;
    plan.seats = splitPlayers(line.value(QStringLiteral("seats")));
    for (const QString &seat : plan.seats) {
        if (!isPlayer(seat)) {
            line.wrongUsage(Words::tr("\"%1\" isn't a player").arg(seat));
            return false;
        }
    }
    while (plan.seats.size() == 1 && players > 1)
        plan.seats = QStringList(players, plan.seats.front());
    if (plan.seats.size() == players)
        return true;
    line.wrongUsage(
        Words::tr("--seats must name %2 players, not %1").arg(plan.seats.size()).arg(players));
    return false;
}

bool readNumbers(CommandLine &line, Plan &plan)
{
    const auto games = line.number(QStringLiteral("games"), 1, 1'000'000);
    const auto deals = games ? line.number(QStringLiteral("deals"), 0, 1'000'000) : games;
    const auto seed = deals ? line.number(QStringLiteral("seed"), 0, INT64_MAX) : deals;
    const auto time = seed ? line.number(QStringLiteral("ms"), 1, 3'600'000) : seed;
    if (!time)
        return false;
    plan.games = static_cast<int>(*games);
    plan.deals = static_cast<int>(*deals);
    plan.seed = static_cast<quint64>(*seed);
    plan.milliseconds = static_cast<int>(*time);
    plan.directory = line.value(QStringLiteral("record"));
    plan.seeded = line.isSet(QStringLiteral("seed"));
    if (line.isSet(QStringLiteral("fair")) || line.isSet(QStringLiteral("salt")))
        plan.salt = line.value(QStringLiteral("salt")).left(kMostSalt);
    if (plan.deals > 0 && !plan.directory.isEmpty()) {
        line.wrongUsage(Words::tr("--record is for matches, not for single deals"));
        return false;
    }
    if (plan.directory.isEmpty() || QDir().mkpath(plan.directory))
        return true;
    line.wrongUsage(Words::tr("%1: can't create directory").arg(plan.directory));
    return false;
}

/// The rules to be played: named, or told by a number.
std::variant<RuleFile, FileError> rulesPlayed(CommandLine &line, Plan &plan)
{
    plan.number = line.value(QStringLiteral("number"));
    if (plan.number.isEmpty())
        return playableRulesOfArgument(line.value(QStringLiteral("rules")));
    const auto read = readNumber(plan.number);
    if (const auto *why = std::get_if<QString>(&read))
        return FileError{FileError::Kind::unreadable, *why};
    const CodedRules &rules = std::get<NumberedCards>(read).rules;
    return RuleFile{{}, rules.base, rules.rules, {}};
}

/// A number tells rules and cards: nothing else may do so beside it.
bool isOneOrder(CommandLine &line)
{
    if (!line.isSet(QStringLiteral("number")))
        return true;
    for (const char *other : {"rules", "deals", "fair", "salt"}) {
        if (line.isSet(QString::fromUtf8(other))) {
            line.wrongUsage(
                Words::tr(
                    "--number and --%1 can't be combined: a code already gives rules and cards")
                    .arg(QString::fromUtf8(other)));
            return false;
        }
    }
    return true;
}

void declarePlayOptions(CommandLine &line)
{
    line.option(QStringLiteral("number"), Words::tr("Play with the rules and cards of this code."),
                QStringLiteral("NUMBER"));
    line.option(QStringLiteral("fair"), Words::tr("Deal from a secret seed, so the record proves "
                                                  "that nobody chose the cards (see verify)."));
    line.option(
        QStringLiteral("salt"),
        Words::tr(
            "Any text you like. The cards depend on it as well as on the secret. Implies --fair."),
        QStringLiteral("TEXT"));
}

} // namespace

int play(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("play"), Words::tr("Let computer players play matches."));
    line.option(QStringLiteral("rules"), Words::tr("House rules, or the id of a named game."),
                QStringLiteral("FILE"), QStringLiteral("standard"));
    line.option(QStringLiteral("seats"),
                Words::tr("A player for each seat, or one for all: random, simple, search:ms=50, "
                          "level:3, external:COMMAND."),
                QStringLiteral("P,P,P,P"), QStringLiteral("simple"));
    line.option(QStringLiteral("games"), Words::tr("How many matches."), QStringLiteral("N"),
                QStringLiteral("1"));
    line.option(
        QStringLiteral("deals"),
        Words::tr("Play this many single deals, each from a score of 0, instead of matches."),
        QStringLiteral("N"), QStringLiteral("0"));
    line.option(QStringLiteral("seed"), Words::tr("The same seed gives the same matches."),
                QStringLiteral("S"), QStringLiteral("1"));
    line.option(QStringLiteral("ms"), Words::tr("Milliseconds per decision for external players."),
                QStringLiteral("N"), QStringLiteral("1000"));
    line.option(QStringLiteral("record"),
                Words::tr("Write a record of each match into this folder."), QStringLiteral("DIR"));
    declarePlayOptions(line);
    if (!line.parse(arguments))
        return line.status();
    if (!isOneOrder(line))
        return kUnusable;
    Plan plan;
    const auto read = rulesPlayed(line, plan);
    if (const auto *error = std::get_if<FileError>(&read))
        return line.refuse(*error);
    plan.rules = std::get<RuleFile>(read);
    if (!readSeats(line, plan) || !readNumbers(line, plan))
        return kUnusable;
    return run(plan, line);
}

} // namespace sandbag
