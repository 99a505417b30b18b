// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/kept_judgement.h"

#include "formats/event_json.h"
#include "formats/json_place.h"
#include "match/match.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace sandbag {

namespace {

constexpr std::array<Grade, 7> kGrades{Grade::best,    Grade::good,    Grade::slip, Grade::mistake,
                                       Grade::blunder, Grade::unclear, Grade::none};

const QString kFormat = QStringLiteral("spades-kept-review/1");
const QString kDecisions = QStringLiteral("decisions");
const QString kPoints = QStringLiteral("points"), kWin = QStringLiteral("win"),
              kPointsError = QStringLiteral("error_points"),
              kWinError = QStringLiteral("error_win"), kBehind = QStringLiteral("behind"),
              kBehindError = QStringLiteral("error_behind");
const QString kEvent = QStringLiteral("event"), kValues = QStringLiteral("values"),
              kLossPoints = QStringLiteral("loss_points"), kLossWin = QStringLiteral("loss_win"),
              kExact = QStringLiteral("exact"), kGrade = QStringLiteral("grade"),
              kGradeWin = QStringLiteral("grade_win"),
              kGradePoints = QStringLiteral("grade_points"),
              kLossStake = QStringLiteral("loss_stake"), kText = QStringLiteral("text"),
              kOutlook = QStringLiteral("outlook"), kBags = QStringLiteral("bags"),
              kReason = QStringLiteral("reason"), kLostNils = QStringLiteral("lost_nils"),
              kNilsGivenUp = QStringLiteral("nils_given_up"),
              kPlansNil = QStringLiteral("plans_nil"),
              kContractLost = QStringLiteral("contract_lost"), kAsGood = QStringLiteral("as_good");

QJsonObject keptValue(const ChoiceValue &value)
{
    return {
        {kEvent, value.event ? QJsonValue(eventObject(*value.event)) : QJsonValue()},
        {kPoints, value.points},
        {kWin, value.win},
        {kPointsError, value.pointsError},
        {kWinError, value.winError},
        {kBehind, value.behind},
        {kBehindError, value.behindError},
        {kAsGood, value.asGood ? QJsonValue(*value.asGood) : QJsonValue()},
    };
}

/// Nobody's choice is worth more points, and sums of such numbers are numbers yet.
constexpr double kMostWorth = 1e7;

double numberAt(const JsonPlace &place, const QString &key)
{
    const JsonPlace at = place.at(key);
    const double number = at.value().toDouble(); // NaN is within nothing
    if (!at.value().isDouble() || !(std::abs(number) <= kMostWorth))
        at.fail(key);
    return number;
}

/// A saved text is kept as a sentence of its own: it can't be shown in another language.
Sentence said(const JsonPlace &place)
{
    return {"%1", std::vector<SentenceArg>{oneLine(place.text(), kMostOfRemark).toStdString()}};
}

Grade gradeAt(const JsonPlace &place)
{
    QStringList words;
    for (const Grade grade : kGrades)
        words << QLatin1String(toString(grade));
    return kGrades[static_cast<std::size_t>(place.word(words))];
}

ChoiceValue readValue(const JsonPlace &place, int players)
{
    ChoiceValue value;
    if (const JsonPlace event = place.at(kEvent); !event.isNull())
        value.event = readEvent(event, players);
    value.points = numberAt(place, kPoints);
    value.win = numberAt(place, kWin);
    value.pointsError = numberAt(place, kPointsError);
    value.winError = numberAt(place, kWinError);
    value.behind = numberAt(place, kBehind);
    value.behindError = numberAt(place, kBehindError);
    if (place.has(kAsGood) && !place.at(kAsGood).isNull())
        value.asGood = place.at(kAsGood).boolean();
    return value;
}

/// The words as they are said to these players.
QJsonObject keptObject(const JudgedChoice &choice, const QStringList &names)
{
    const Judgement &judgement = choice.judgement;
    const Audience audience = Audience::screen(names);
    QJsonArray values;
    for (const ChoiceValue &value : judgement.values)
        values.append(keptValue(value));
    return {
        {QStringLiteral("place"), choice.place.event},
        {kValues, values},
        {kLossPoints, judgement.lossPoints},
        {kLossWin, judgement.lossWin},
        {kWinError, judgement.errorWin},
        {kExact, judgement.exact},
        {kLossStake, judgement.lossStake},
        {kGrade, QLatin1String(toString(judgement.grade))},
        {kGradeWin, QLatin1String(toString(judgement.winGrade))},
        {kGradePoints, QLatin1String(toString(judgement.pointGrade))},
        {kText, toText(judgement.text, audience)},
        {kOutlook, toText(judgement.outlook, audience)},
        {kBags, toText(judgement.bags, audience)},
        {kReason, toText(judgement.reason, audience)},
        {kLostNils, static_cast<int>(judgement.lostNils)},
        {kPlansNil, judgement.plansNil},
        {kContractLost, judgement.contractLost},
        {kNilsGivenUp, static_cast<int>(judgement.nilsGivenUp)},
    };
}

/// The judgement of the choice that was `made`.
Judgement readKept(const JsonPlace &place, const Event &made, int players)
{
    Judgement judgement;
    judgement.made = made;
    judgement.lossPoints = numberAt(place, kLossPoints);
    judgement.lossWin = numberAt(place, kLossWin);
    judgement.errorWin = numberAt(place, kWinError);
    judgement.exact = place.at(kExact).boolean();
    judgement.lossStake = numberAt(place, kLossStake);
    judgement.grade = gradeAt(place.at(kGrade));
    judgement.winGrade = gradeAt(place.at(kGradeWin));
    judgement.pointGrade = gradeAt(place.at(kGradePoints));
    judgement.text = said(place.at(kText));
    judgement.outlook = said(place.at(kOutlook));
    if (place.has(kBags)) // of an earlier version: nothing is said of them
        judgement.bags = said(place.at(kBags));
    if (place.has(kReason))
        judgement.reason = said(place.at(kReason));
    if (place.has(kLostNils)) // of an earlier version, too: of none
        judgement.lostNils =
            static_cast<unsigned>(place.at(kLostNils).integer(0, (1 << players) - 1));
    for (const JsonPlace &value : place.at(kValues).items())
        judgement.values.push_back(readValue(value, players));
    if (place.has(kPlansNil))
        judgement.plansNil = place.at(kPlansNil).boolean();
    if (place.has(kContractLost))
        judgement.contractLost = place.at(kContractLost).boolean();
    if (place.has(kNilsGivenUp))
        judgement.nilsGivenUp =
            static_cast<unsigned>(place.at(kNilsGivenUp).integer(0, (1 << players) - 1));
    judgement.forced = judgement.exact && judgement.values.size() == 1;
    // The weighed choice is among the choices that it was compared with.
    const bool found =
        std::any_of(judgement.values.begin(), judgement.values.end(),
                    [&made](const ChoiceValue &value) { return value.event == made; });
    if (!found && !judgement.values.empty())
        place.fail(kValues);
    if (judgement.values.empty() && judgement.grade != Grade::none &&
        judgement.grade != Grade::best)
        place.fail(kGrade);
    return judgement;
}

} // namespace

QByteArray writeKeptDeal(const Match &match, int deal, const std::vector<JudgedChoice> &choices)
{
    const QStringList names = playerNames(match.record());
    QJsonArray decisions;
    for (const JudgedChoice &choice : choices) {
        if (choice.place.deal == deal)
            decisions.append(keptObject(choice, names));
    }
    const QJsonObject object{{QStringLiteral("format"), kFormat}, {kDecisions, decisions}};
    return QJsonDocument(object).toJson();
}

std::vector<JudgedChoice> readKeptDeal(const QByteArray &document, const Match &match, int deal)
{
    const auto &events = match.record().deals[static_cast<std::size_t>(deal)].events;
    const int players = match.context()->seating.players;
    std::vector<JudgedChoice> choices;
    for (const JsonPlace &item : parseDocument(document, {kFormat}).at(kDecisions).items()) {
        const int event =
            item.at(QStringLiteral("place")).integer(0, static_cast<int>(events.size()) - 1);
        const Event &made = events[static_cast<std::size_t>(event)];
        choices.push_back({{deal, event, made.seat}, readKept(item, made, players)});
    }
    return choices;
}

} // namespace sandbag
