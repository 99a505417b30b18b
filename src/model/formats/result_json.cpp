// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/result_json.h"

#include "match/match.h"
#include "scoring/end_condition.h"
#include "text/translate.h"

#include <QJsonArray>

namespace sandbag {

namespace {

QJsonObject lineObject(const ScoreLine &line, const DealFacts &facts)
{
    QJsonObject object{
        {QStringLiteral("rule"), QString::fromUtf8(line.rule->word)},
        {QStringLiteral("points"), line.points},
        {QStringLiteral("bags"), line.bags},
        {QStringLiteral("text"), toText(explain(line, facts.rulings), Audience::file())},
    };
    if (line.seat >= 0)
        object.insert(QStringLiteral("seat"), line.seat);
    return object;
}

QJsonObject sideObject(const DealResult &result, int side)
{
    const auto place = static_cast<std::size_t>(side);
    const SideScore &score = result.score.side[place];
    QJsonArray lines;
    for (const ScoreLine &line : result.score.lines()) {
        if (line.side == side)
            lines.append(lineObject(line, result.facts));
    }
    return {
        {QStringLiteral("side"), side},
        {QStringLiteral("contract"), score.contract},
        {QStringLiteral("tricks"), score.tricks},
        {QStringLiteral("lines"), lines},
        {QStringLiteral("points"), score.points},
        {QStringLiteral("bags"), score.bags},
        {QStringLiteral("total"), result.after.totals[place]},
        {QStringLiteral("bag_total"), result.after.bags[place]},
    };
}

/// The points of every side before the first deal.
QJsonArray startOf(const Match &match)
{
    QJsonArray points;
    for (int side = 0; side < match.context()->seating.sides; ++side)
        points.append(match.standingBefore(0).totals[side]);
    return points;
}

} // namespace

QJsonObject dealResultObject(const Match &match, int deal)
{
    const DealResult &result = match.results()[static_cast<std::size_t>(deal)];
    QJsonArray sides;
    for (int side = 0; side < match.context()->seating.sides; ++side)
        sides.append(sideObject(result, side));
    QJsonObject object{{QStringLiteral("sides"), sides}};
    if (result.partial())
        object.insert(QStringLiteral("partial"), true);
    if (isVoid(result.end))
        object.insert(QStringLiteral("void"), QString::fromStdString(result.voidReason()));
    return object;
}

QJsonObject resultObject(const Match &match)
{
    QJsonArray deals;
    for (std::size_t deal = 0; deal < match.results().size(); ++deal)
        deals.append(dealResultObject(match, static_cast<int>(deal)));
    const Standing &standing = match.standing();
    const bool won = standing.over;
    QJsonObject result{
        {QStringLiteral("deals"), deals},
        {QStringLiteral("over"), won},
        {QStringLiteral("winner"), won ? QJsonValue(standing.winner) : QJsonValue()},
        {QStringLiteral("reason"),
         won ? QJsonValue(QString::fromUtf8(standing.end->word)) : QJsonValue()},
    };
    if (!match.record().rules.start_points.empty())
        result.insert(QStringLiteral("start"), startOf(match));
    return result;
}

} // namespace sandbag
