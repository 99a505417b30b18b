// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/learning.h"

#include "disk/own_place.h"
#include "formats/json_place.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <cmath>

namespace sandbag {

namespace {

const QString kLearningFormat = QStringLiteral("spades-learning/1");
const QString kLessons = QStringLiteral("lessons"), kDone = QStringLiteral("done"),
              kAt = QStringLiteral("at"), kProblems = QStringLiteral("problems"),
              kTries = QStringLiteral("tries"), kSolved = QStringLiteral("solved"),
              kApart = QStringLiteral("apart"), kDue = QStringLiteral("due"),
              kRating = QStringLiteral("rating"), kDeviation = QStringLiteral("deviation"),
              kVolatility = QStringLiteral("volatility"),
              kDeclined = QStringLiteral("offer_declined"),
              kOwnMistakes = QStringLiteral("own_mistakes");

constexpr int kMostStepsKept = 1000;
constexpr int kMostTries = 1'000'000;
/// Days until a problem that was missed is asked again; solved at the last of them it is known.
constexpr std::array kApartDays{1, 3, 7, 16, 35};
/// How sure a problem's rating is: it comes from some twenty tries of computers.
constexpr double kProblemDeviation = 80;

double within(const QJsonValue &value, double least, double most, double otherwise)
{
    const double number = value.toDouble(otherwise);
    return std::isfinite(number) ? std::clamp(number, least, most) : otherwise;
}

int nextApart(int apart)
{
    const auto *const next = std::ranges::upper_bound(kApartDays, apart);
    return next == kApartDays.end() ? 0 : *next;
}

QJsonObject triesObject(const ProblemTries &tries)
{
    QJsonObject object{{kTries, tries.tries}, {kSolved, tries.solved}};
    if (tries.due.isValid()) {
        object.insert(kApart, tries.apart);
        object.insert(kDue, tries.due.toString(Qt::ISODate));
    }
    return object;
}

ProblemTries triesOf(const QJsonObject &object)
{
    ProblemTries tries;
    tries.tries = std::clamp(object.value(kTries).toInt(), 0, kMostTries);
    tries.solved = std::clamp(object.value(kSolved).toInt(), 0, tries.tries);
    tries.due = QDate::fromString(object.value(kDue).toString(), Qt::ISODate);
    if (tries.due.isValid())
        tries.apart = std::clamp(object.value(kApart).toInt(1), 1, kApartDays.back());
    return tries;
}

void readLessons(Learning &learning, const QJsonObject &lessons)
{
    for (auto it = lessons.begin(); it != lessons.end(); ++it) {
        const QJsonObject lesson = it.value().toObject();
        for (const QJsonValue step : lesson.value(kDone).toArray()) {
            if (const int number = step.toInt(-1); number >= 0 && number < kMostStepsKept)
                learning.steps[it.key()].insert(number);
        }
        if (const int at = lesson.value(kAt).toInt(-1); at >= 0 && at < kMostStepsKept)
            learning.at.insert(it.key(), at);
    }
}

} // namespace

void Learning::answered(const QString &problem, int problemRating, bool right, const QDate &today)
{
    ProblemTries &tries = problems[problem];
    if (tries.tries == 0) // who knows it already gains nothing by it
        rating =
            rated(rating, {{{double(problemRating), kProblemDeviation, 0.06}, right ? 1. : 0.}});
    ++tries.tries;
    if (!right)
        tries.apart = kApartDays.front();
    else if (++tries.solved; tries.due.isValid())
        tries.apart = nextApart(tries.apart);
    tries.due = tries.apart > 0 ? today.addDays(tries.apart) : QDate();
}

QStringList Learning::due(const QDate &today) const
{
    QStringList ids;
    for (auto it = problems.begin(); it != problems.end(); ++it) {
        if (it->due.isValid() && it->due <= today)
            ids.append(it.key());
    }
    std::ranges::stable_sort(
        ids, {}, [this](const QString &id) { return problems.value(id).due.toJulianDay(); });
    return ids;
}

int Learning::stepsDone(const QString &lesson) const
{
    return static_cast<int>(steps.value(lesson).size());
}

std::optional<Learning> readLearning(const QByteArray &json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (root.value(QStringLiteral("format")) != kLearningFormat)
        return std::nullopt;
    Learning learning;
    readLessons(learning, root.value(kLessons).toObject());
    const QJsonObject problems = root.value(kProblems).toObject();
    for (auto it = problems.begin(); it != problems.end(); ++it)
        learning.problems.insert(it.key(), triesOf(it.value().toObject()));
    learning.rating.rating = within(root.value(kRating), 0, 4000, 1500);
    learning.rating.deviation = within(root.value(kDeviation), 10, 350, 350);
    learning.rating.volatility = within(root.value(kVolatility), 0.001, 1, 0.06);
    learning.offerDeclined = root.value(kDeclined).toBool();
    learning.ownMistakes = root.value(kOwnMistakes).toBool();
    return learning;
}

QByteArray writeLearning(const Learning &learning)
{
    QJsonObject lessons, problems;
    for (auto it = learning.steps.begin(); it != learning.steps.end(); ++it) {
        QList<int> steps(it->begin(), it->end());
        std::ranges::sort(steps);
        QJsonArray done;
        for (const int step : steps)
            done.append(step);
        lessons.insert(it.key(), QJsonObject{{kDone, done}});
    }
    for (auto it = learning.at.begin(); it != learning.at.end(); ++it) {
        QJsonObject lesson = lessons.value(it.key()).toObject();
        lesson.insert(kAt, it.value());
        lessons.insert(it.key(), lesson);
    }
    for (auto it = learning.problems.begin(); it != learning.problems.end(); ++it)
        problems.insert(it.key(), triesObject(it.value()));
    return QJsonDocument(QJsonObject{
                             {QStringLiteral("format"), kLearningFormat},
                             {kLessons, lessons},
                             {kProblems, problems},
                             {kRating, learning.rating.rating},
                             {kDeviation, learning.rating.deviation},
                             {kVolatility, learning.rating.volatility},
                             {kDeclined, learning.offerDeclined},
                             {kOwnMistakes, learning.ownMistakes},
                         })
        .toJson();
}

QString learningFile()
{
    return dataPlace() + QStringLiteral("/learning.json");
}

} // namespace sandbag
