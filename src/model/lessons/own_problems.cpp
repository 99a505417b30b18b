// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/own_problems.h"

#include "disk/own_place.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "lessons/learning.h"
#include "review/review_words.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>

#include <optional>

namespace sandbag {

namespace {

constexpr qsizetype kMostOwn = 200;
const std::string kReason = "the score so far";
const QString kOwnFormat = QStringLiteral("spades-problems/1");
const QString kOwnList = QStringLiteral("problems"), kOwnMember = QStringLiteral("position"),
              kOwnId = QStringLiteral("id");

/// What the deals before came to, as rulings in a deal that was thrown in.
DealRecord scoreSoFar(const Match &match, int deal, int dealer)
{
    DealRecord before;
    before.kind = DealRecord::Kind::voided;
    before.dealer = dealer;
    before.voidReason = voidWord(DealEnd::misdeal); // the next deal has the same dealer
    const Standing &standing = match.standingBefore(deal);
    for (int side = 0; side < match.context()->seating.sides; ++side) {
        Ruling ruling;
        ruling.side = side;
        ruling.points = standing.totals[side];
        ruling.bags = standing.bags[side];
        ruling.reason = kReason;
        before.rulings.push_back(ruling);
    }
    return before;
}

/// The match at that moment, without the deals before; nothing where these are needed.
std::optional<QJsonObject> momentOf(const Match &match, const ChoicePlace &place)
{
    MatchRecord record;
    record.base = match.record().base;
    record.rules = match.record().rules;
    DealRecord deal = match.record().deals[static_cast<std::size_t>(place.deal)];
    deal.events.resize(static_cast<std::size_t>(place.event));
    deal.rulings.clear();
    deal.other.clear();
    if (place.deal > 0)
        record.deals.push_back(scoreSoFar(match, place.deal, deal.dealer));
    record.deals.push_back(std::move(deal));
    const QByteArray json = writeRecord(record);
    if (!std::holds_alternative<LoadedMatch>(loadMatch(json, QString())))
        return {}; // the score of these rules needs more than sums
    return QJsonDocument::fromJson(json).object();
}

bool isMistake(const JudgedChoice &choice, int seat)
{
    const Judgement &judged = choice.judgement;
    const EventKind kind = judged.made.kind;
    return choice.place.seat == seat &&
           (judged.grade == Grade::mistake || judged.grade == Grade::blunder) &&
           (kind == EventKind::play || kind == EventKind::call) && !judged.values.empty() &&
           judged.values.front().event && judged.values.front().event != judged.made;
}

QJsonObject memberOf(const JudgedChoice &choice, const QJsonObject &record,
                     const QStringList &names)
{
    const Judgement &judged = choice.judgement;
    const QByteArray mark =
        QCryptographicHash::hash(QJsonDocument(record).toJson(), QCryptographicHash::Sha1).toHex();
    const QString best = answerOf(*judged.values.front().event);
    const bool call = judged.made.kind == EventKind::call;
    return {{kOwnId, QStringLiteral("own-") + QString::fromLatin1(mark.left(12))},
            {QStringLiteral("kind"), call ? QStringLiteral("bid") : QStringLiteral("card")},
            {QStringLiteral("rating"), 1500},
            {QStringLiteral("accept"), QJsonArray{best}},
            {QStringLiteral("best"), best},
            {QStringLiteral("margin_points"), judged.lossPoints},
            {QStringLiteral("margin_win"), judged.lossWin},
            {QStringLiteral("why"), judgementWords(judged, Audience::screen(names))}};
}

QString idOf(const QJsonValue &problem)
{
    return problem.toObject().value(kOwnMember).toObject().value(kOwnId).toString();
}

} // namespace

QList<QJsonObject> ownProblems(const Match &match, const std::vector<JudgedChoice> &choices,
                               int seat)
{
    const QStringList names = playerNames(match.record());
    QList<QJsonObject> problems;
    for (const JudgedChoice &choice : choices) {
        if (!isMistake(choice, seat))
            continue;
        auto record = momentOf(match, choice.place);
        if (!record)
            continue;
        record->insert(kOwnMember, memberOf(choice, *record, names));
        problems.append(*record);
    }
    return problems;
}

bool isOwnBook(const QByteArray &book)
{
    return QJsonDocument::fromJson(book).object().value(QStringLiteral("format")) == kOwnFormat;
}

QByteArray addedToBook(const QByteArray &book, const QList<QJsonObject> &problems)
{
    QJsonArray all = QJsonDocument::fromJson(book).object().value(kOwnList).toArray();
    for (const QJsonObject &problem : problems) {
        const QString id = idOf(problem);
        bool known = false;
        for (const QJsonValue one : std::as_const(all))
            known = known || idOf(one) == id;
        if (!known)
            all.append(problem);
    }
    while (all.size() > kMostOwn)
        all.removeFirst();
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), kOwnFormat}, {kOwnList, all}})
        .toJson(QJsonDocument::Compact);
}

QString ownProblemsFile()
{
    return dataPlace() + QStringLiteral("/own.problems.json");
}

void makeDue(Learning &learning, const QList<QJsonObject> &problems, const QDate &today)
{
    for (const QJsonObject &problem : problems) {
        ProblemTries &tries = learning.problems[idOf(problem)];
        if (tries.tries == 0) {
            tries.apart = 1;
            tries.due = today.addDays(1);
        }
    }
}

} // namespace sandbag
