// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_json.h"

#include "match/match.h"
#include "review/review_words.h"
#include "text/translate.h"

#include <QJsonArray>

namespace sandbag {

namespace {

QString actText(const Event &event)
{
    return QString::fromStdString(toString(event));
}

QJsonObject valueObject(const ChoiceValue &value)
{
    QJsonObject object{
        {QStringLiteral("act"), value.event ? QJsonValue(actText(*value.event)) : QJsonValue()},
        {QStringLiteral("points"), value.points},
        {QStringLiteral("win"), value.win},
        {QStringLiteral("error_points"), value.pointsError},
        {QStringLiteral("error_win"), value.winError},
        {QStringLiteral("behind"), value.behind},
        {QStringLiteral("error_behind"), value.behindError},
    };
    if (value.event && value.event->suit)
        object.insert(QStringLiteral("suit"), QString(QLatin1Char(toChar(*value.event->suit))));
    return object;
}

QJsonArray sidesArray(const PerSide<double> &bySide, int sides)
{
    QJsonArray array;
    for (int side = 0; side < sides; ++side)
        array.append(bySide[side]);
    return array;
}

QJsonValue seatValue(int seat)
{
    return seat < 0 ? QJsonValue() : QJsonValue(seat);
}

const char *toString(CurveStep step)
{
    switch (step) {
    case CurveStep::begin:
        return "begin";
    case CurveStep::cards:
        return "cards";
    case CurveStep::choice:
        return "choice";
    case CurveStep::scored:
        break;
    }
    return "scored";
}

QJsonArray curveArray(const std::vector<CurvePoint> &curve, int sides)
{
    QJsonArray array;
    for (const CurvePoint &point : curve) {
        array.append(QJsonObject{
            {QStringLiteral("deal"), point.deal + 1},
            {QStringLiteral("event"), point.events},
            {QStringLiteral("step"), QLatin1String(toString(point.step))},
            {QStringLiteral("seat"), seatValue(point.seat)},
            {QStringLiteral("win"), sidesArray(point.win, sides)},
        });
    }
    return array;
}

QJsonObject partsObject(int seat, const LuckAndSkill &parts)
{
    return {
        {QStringLiteral("seat"), seat},           {QStringLiteral("cards"), parts.cards},
        {QStringLiteral("own"), parts.own},       {QStringLiteral("partner"), parts.partner},
        {QStringLiteral("others"), parts.others}, {QStringLiteral("result"), parts.result},
    };
}

QJsonArray swingsArray(const std::vector<DealSwing> &deals, int sides)
{
    QJsonArray array;
    for (const DealSwing &swing : deals) {
        array.append(QJsonObject{
            {QStringLiteral("deal"), swing.deal + 1},
            {QStringLiteral("before"), sidesArray(swing.before, sides)},
            {QStringLiteral("after"), sidesArray(swing.after, sides)},
            {QStringLiteral("decisive"), swing.decisive},
        });
    }
    return array;
}

} // namespace

QJsonObject choiceObject(const JudgedChoice &choice)
{
    const Judgement &judgement = choice.judgement;
    QJsonArray values;
    for (const ChoiceValue &value : judgement.values)
        values.append(valueObject(value));
    const QString made = actText(judgement.made);
    QJsonValue best = judgement.grade == Grade::best ? QJsonValue(made) : QJsonValue();
    if (!judgement.values.empty() && judgement.grade != Grade::best)
        best = values.first().toObject().value(QStringLiteral("act"));
    return {
        {QStringLiteral("deal"), choice.place.deal + 1},
        {QStringLiteral("event"), choice.place.event},
        {QStringLiteral("seat"), choice.place.seat},
        {QStringLiteral("kind"), QLatin1String(toString(choiceKindOf(judgement.made.kind)))},
        {QStringLiteral("made"), made},
        {QStringLiteral("best"), best},
        {QStringLiteral("values"), values},
        {QStringLiteral("loss_points"), judgement.lossPoints},
        {QStringLiteral("loss_win"), judgement.lossWin},
        {QStringLiteral("error_win"), judgement.errorWin},
        {QStringLiteral("loss_stake"), judgement.lossStake},
        {QStringLiteral("exact"), judgement.exact},
        {QStringLiteral("grade"), QLatin1String(toString(judgement.grade))},
        {QStringLiteral("grade_win"), QLatin1String(toString(judgement.winGrade))},
        {QStringLiteral("grade_points"), QLatin1String(toString(judgement.pointGrade))},
        {QStringLiteral("text"), judgementWords(judgement, Audience::screen())},
    };
}

QJsonObject reviewObject(const Match &match, const MatchReview &review)
{
    const int sides = match.context()->seating.sides;
    QJsonArray decisions, parts;
    for (const JudgedChoice &choice : review.choices)
        decisions.append(choiceObject(choice));
    for (std::size_t seat = 0; seat < review.parts.size(); ++seat)
        parts.append(partsObject(static_cast<int>(seat), review.parts[seat]));
    return {
        {QStringLiteral("format"), QStringLiteral("spades-review/1")},
        {QStringLiteral("judge"), kJudgeVersion},
        {QStringLiteral("decisions"), decisions},
        {QStringLiteral("curve"), curveArray(review.curve, sides)},
        {QStringLiteral("parts"), parts},
        {QStringLiteral("deals"), swingsArray(review.deals, sides)},
    };
}

} // namespace sandbag
