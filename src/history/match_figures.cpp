// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_figures.h"

#include "deal/rule_context.h"
#include "entry/score_book.h"
#include "facts/own_numbers.h"
#include "families/seats/direction.h"
#include "formats/loaded_match.h"
#include "formats/occupant.h"
#include "formats/record_members.h"
#include "match/agreements.h"
#include "match_hash.h"
#include "people_names.h"
#include "rules_mark.h"
#include "setup/seating.h"
#include "text/match_text.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace sandbag {

namespace {

/// A match between computers on the command line names its players by their kinds, and those who
/// are the same by their place: "simple (1)".
QString levelOf(const PlayerRecord &player)
{
    if (player.kind != "computer")
        return QString::fromStdString(player.kind);
    const QString name = QString::fromStdString(player.name).section(QStringLiteral(" ("), 0, 0);
    const QString word = name.section(u':', 0, 0);
    const bool known = word == QStringLiteral("level") || word == QStringLiteral("simple") ||
                       word == QStringLiteral("search") || word == QStringLiteral("random") ||
                       occupantOf(name) == Occupant::program;
    return known ? name : QStringLiteral("computer");
}

QString oneOf(const QSet<QString> &levels)
{
    if (levels.size() > 1)
        return QStringLiteral("mixed");
    return levels.isEmpty() ? QString() : *levels.begin();
}

/// The seats of those who sat at the computer. Seat 0 is a person's where a record says nothing. At
/// a real table all are people, and who keeps the score is none of them.
QList<int> personsOf(const QList<SeatFigures> &seats, bool kept)
{
    QList<int> persons;
    bool said = false;
    for (const SeatFigures &seat : seats) {
        if (occupantOf(seat.level) == Occupant::personHere)
            persons << seat.seat;
        said = said || !seat.level.isEmpty();
    }
    if (kept)
        persons.clear();
    else if (!said)
        persons << 0;
    return persons;
}

/// Where several sit at one computer each has a name, and is found by it. The match is also that of
/// "you" where one of them has none, or the one that Sandbag gives.
int ownOf(const QList<SeatFigures> &seats, const QList<int> &persons)
{
    if (persons.size() < 2)
        return persons.value(0, -1);
    for (const int seat : persons)
        if (seats[seat].name.isEmpty() || isUsualName(seats[seat].name))
            return seat;
    return -1;
}

void describeOthers(QList<SeatFigures> &seats)
{
    for (SeatFigures &seat : seats) {
        QStringList partners;
        QSet<QString> levels;
        for (const SeatFigures &other : std::as_const(seats)) {
            if (other.side != seat.side)
                levels.insert(other.level);
            else if (other.seat != seat.seat)
                partners << other.name;
        }
        seat.partner = partners.join(QStringLiteral(" & "));
        seat.opponent = oneOf(levels);
    }
}

/// Of who sat down there later on.
QString agreedName(const MatchRecord &record, std::size_t place)
{
    const auto players = agreedNow(record).players;
    return place < players.size() ? QString::fromStdString(players[place].name).trimmed()
                                  : QString();
}

QList<SeatFigures> seatsOf(const Match &match, bool kept, const PeopleNames &people)
{
    QList<SeatFigures> seats;
    const Seating &seating = match.context()->seating;
    const auto &players = match.record().players;
    for (int seat = 0; seat < seating.players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        const PlayerRecord player = place < players.size() ? players[place] : PlayerRecord{};
        SeatFigures figures;
        figures.seat = seat;
        figures.side = seating.sideOf(seat);
        figures.name = people.of(QString::fromStdString(player.name).trimmed());
        figures.shown = figures.name.isEmpty() ? agreedName(match.record(), place) : figures.name;
        figures.level = levelOf(player);
        seats << figures;
    }
    describeOthers(seats);
    if (const int own = ownOf(seats, personsOf(seats, kept)); own >= 0)
        seats[own].person = true;
    return seats;
}

DealFigures dealOf(const DealResult &result, int deal, int side)
{
    const SideScore &score = result.score.side[static_cast<std::size_t>(side)];
    DealFigures figures;
    figures.deal = deal;
    figures.side = side;
    figures.contract = score.contract;
    figures.points = score.points;
    figures.undertook = score.outcome != Outcome::none;
    figures.set = score.set();
    figures.counts = result.score.counts;
    figures.penalties = score.bagPenalties;
    for (const ScoreLine &line : result.score.lines()) {
        // A card that cancels a bag shows whose it was; the penalty is the side's.
        const bool penalty = line.rule->kind == LineKind::bags && line.seat < 0;
        if (line.side == side && !penalty)
            figures.bags += line.bags;
    }
    return figures;
}

void addCalls(MatchFigures &figures, const DealResult &result, const RuleContext &context, int deal)
{
    if (!result.score.counts || result.facts.form == DealFacts::Form::unplayed)
        return; // where nothing was played, nothing was kept or failed
    // Where a partner's later number names the contract, what it adds to it.
    const PerSeat<Call> own =
        ownNumbers(context.rules, context.seating, result.facts.bids, result.facts.order);
    for (int seat = 0; seat < figures.players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        const Call &call = result.facts.bids[place];
        if (!call.made())
            continue;
        CallFigures row;
        row.deal = deal;
        row.seat = seat;
        row.call = QString::fromStdString(toString(call));
        if (call.isNil())
            row.nil = call.blind ? CallFigures::Nil::blind : CallFigures::Nil::regular;
        row.bid = call.isNumber() ? own[place].halves / 2 : -1;
        row.special = !call.isNumber() && !call.isNil() && call.what != Call::What::pass &&
                      call.what != Call::What::misdeal;
        row.tricks = result.facts.tricks[place];
        const CallFate &fate = result.score.fate[seat];
        row.made = call.isNil() ? fate.kept() : !fate.failed();
        figures.calls << row;
    }
}

void addResults(MatchFigures &figures, const Match &match)
{
    int deal = 0;
    for (const DealResult &result : match.results()) {
        ++deal;
        if (result.partial())
            continue;
        for (int side = 0; side < figures.sides; ++side)
            figures.results << dealOf(result, deal, side);
        addCalls(figures, result, *match.contextOf(deal - 1), deal);
    }
}

/// Of the chance to win, which no match moves further than from one end to the other.
double shareOf(const QJsonValue &value)
{
    return std::clamp(value.toDouble(), -1.0, 1.0);
}

/// The parts of a review, by which luck and skill are separated.
void addReview(MatchFigures &figures, const QJsonObject &review)
{
    QHash<int, int> decisions;
    for (const QJsonValue decision : review.value(QStringLiteral("decisions")).toArray())
        ++decisions[decision[QStringLiteral("seat")].toInt(-1)];
    QSet<int> told;
    for (const QJsonValue part : review.value(QStringLiteral("parts")).toArray()) {
        ReviewFigures row;
        row.seat = part[QStringLiteral("seat")].toInt(-1);
        row.decisions = decisions.value(row.seat);
        row.lost = -shareOf(part[QStringLiteral("own")]);
        row.luck = shareOf(part[QStringLiteral("cards")]);
        if (row.seat < 0 || row.seat >= figures.players || told.contains(row.seat))
            continue;
        told.insert(row.seat);
        figures.reviews << row;
    }
}

/// Of a file that anyone may have written.
int countAt(const QJsonObject &other, const QString &key)
{
    constexpr int kMost = 10'000'000; // a third of a year, in seconds
    return std::clamp(other.value(key).toInt(), 0, kMost);
}

/// What each person had of help. A record that only says how much there was says whose it was where
/// one person played, or nobody had any.
void addHelp(MatchFigures &figures, const QJsonObject &other)
{
    const QList<int> persons = personsOf(figures.seats, figures.kept);
    const QJsonObject bySeat = other.value(record_member::helpBySeat).toObject();
    const bool any = figures.hints > 0 || figures.undos > 0;
    const bool told = any || figures.seconds > 0;
    for (const int seat : persons) {
        std::optional<bool> &helped = figures.seats[seat].helped;
        if (!bySeat.isEmpty())
            helped = false;
        else if (told && (persons.size() == 1 || !any))
            helped = any;
        for (const QJsonValue counts : bySeat)
            if (counts.toArray().at(seat).toInt() > 0)
                helped = true;
    }
}

/// Members that the table and a review put into the file of a match.
void addNotes(MatchFigures &figures, const QJsonObject &other)
{
    figures.seconds = countAt(other, record_member::secondsPlayed);
    figures.hints = countAt(other, record_member::hints) + countAt(other, record_member::tutored);
    figures.undos = countAt(other, record_member::undos);
    addHelp(figures, other);
    addReview(figures, other.value(record_member::review).toObject());
}

void addLuck(MatchFigures &figures, const Match &match)
{
    const Luck luck = luckOf(match);
    for (int seat = 0; luck.deals > 0 && seat < figures.players; ++seat)
        figures.luck << LuckFigures{seat, luck.deals, luck.seats[static_cast<std::size_t>(seat)]};
}

} // namespace

MatchFigures figuresOf(const LoadedMatch &loaded, const PeopleNames &people)
{
    const Match &match = loaded.match;
    const Standing &standing = match.standing();
    MatchFigures figures;
    figures.rules = rulesMark(match.record());
    figures.rulesHash = rulesHash(match.record().rules);
    figures.players = match.context()->seating.players;
    figures.sides = match.context()->seating.sides;
    figures.toTheRight = turnsToTheRight(match.rules());
    figures.kept = belongsInScoreKeeper(loaded);
    figures.over = standing.over;
    figures.winner = standing.over ? standing.winner : -1;
    figures.deals = static_cast<int>(match.results().size());
    for (int side = 0; side < figures.sides; ++side)
        figures.totals << standing.totals[static_cast<std::size_t>(side)];
    figures.seats = seatsOf(match, figures.kept, people);
    addResults(figures, match);
    addLuck(figures, match);
    addNotes(figures, loaded.other);
    return figures;
}

} // namespace sandbag
