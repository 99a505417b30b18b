// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/typed_deal.h"

#include "entry/ask_row.h"

#include <QJsonObject>

#include <algorithm>

namespace sandbag {

namespace {

constexpr qsizetype kMostLetters = 80; ///< that a field takes
constexpr qsizetype kMostRulings = 100;
constexpr int kMostDeals = 9999; ///< of a match; a deal taken back may leave one beyond its end
constexpr int kMostPoints = 100000;

const QString kDeal = QStringLiteral("deal"), kDealer = QStringLiteral("dealer"),
              kAnswers = QStringLiteral("answers"), kAdjust = QStringLiteral("adjust"),
              kSide = QStringLiteral("side"), kPoints = QStringLiteral("points"),
              kBags = QStringLiteral("bags"), kTricks = QStringLiteral("tricks"),
              kReason = QStringLiteral("reason"), kAsk = QStringLiteral("ask"),
              kOf = QStringLiteral("of"), kText = QStringLiteral("text"),
              kAllTheSame = QStringLiteral("all_the_same");

QJsonObject writeAnswer(int key, const QString &text)
{
    QJsonObject answer{{kAsk, QString::fromLatin1(askWord(Ask::ofNumber(key / kAskKeys)))},
                       {kText, text}};
    if (key % kAskKeys > 0)
        answer.insert(kOf, key % kAskKeys - 1);
    return answer;
}

/// −1 where it is none of ours.
int keyOfAnswer(const QJsonObject &answer)
{
    const QString asked = answer[kAsk].toString();
    const int whose = answer[kOf].toInt(-1);
    if (whose < -1 || whose > kAskKeys - 2)
        return -1;
    for (int number = 0; number < Ask::kNumbers; ++number)
        if (const char *word = askWord(Ask::ofNumber(number)); word && asked == QLatin1String(word))
            return number * kAskKeys + whose + 1;
    return -1;
}

QList<int> sorted(QList<int> keys)
{
    std::sort(keys.begin(), keys.end());
    return keys;
}

QJsonArray writeRulings(const std::vector<Ruling> &rulings)
{
    QJsonArray array;
    for (const Ruling &ruling : rulings) {
        QJsonObject one{{kSide, ruling.side},
                        {kPoints, ruling.points},
                        {kBags, ruling.bags},
                        {kReason, QString::fromStdString(ruling.reason)}};
        if (ruling.tricks != 0)
            one.insert(kTricks, ruling.tricks);
        array << one;
    }
    return array;
}

std::vector<Ruling> readRulings(const QJsonArray &array, int sides)
{
    const auto bounded = [](const QJsonValue &value) {
        return std::clamp(value.toInt(), -kMostPoints, kMostPoints);
    };
    std::vector<Ruling> rulings;
    for (qsizetype i = 0; i < std::min(array.size(), kMostRulings); ++i) {
        const QJsonObject one = array[i].toObject();
        const int side = one[kSide].toInt(-1);
        if (side >= 0 && side < sides)
            rulings.push_back({side, bounded(one[kPoints]), bounded(one[kBags]),
                               std::min(0, bounded(one[kTricks])),
                               one[kReason].toString().toStdString()});
    }
    return rulings;
}

} // namespace

QJsonArray writeTypedDeals(const TypedDeals &deals)
{
    QJsonArray array;
    for (auto deal = deals.begin(); deal != deals.end(); ++deal) {
        QJsonArray answers;
        for (const int key : sorted(deal->texts.keys()))
            answers << writeAnswer(key, deal->texts[key]);
        QJsonObject one{{kDeal, deal.key()}, {kAnswers, answers}};
        if (deal->dealer >= 0)
            one.insert(kDealer, deal->dealer);
        if (!deal->rulings.empty())
            one.insert(kAdjust, writeRulings(deal->rulings));
        if (deal->allTheSame)
            one.insert(kAllTheSame, true);
        array << one;
    }
    return array;
}

TypedDeals readTypedDeals(const QJsonArray &json, int seats, int sides)
{
    TypedDeals deals;
    for (const QJsonValue value : json) {
        const QJsonObject one = value.toObject();
        const int index = one[kDeal].toInt(-1);
        TypedDeal deal;
        const int dealer = one[kDealer].toInt(-1);
        deal.dealer = dealer < seats ? std::max(dealer, -1) : -1;
        for (const QJsonValue answer : one[kAnswers].toArray()) {
            const int key = keyOfAnswer(answer.toObject());
            const QString text = answer[kText].toString().left(kMostLetters);
            if (key >= 0 && !text.trimmed().isEmpty())
                deal.texts.insert(key, text);
        }
        deal.rulings = readRulings(one[kAdjust].toArray(), sides);
        deal.allTheSame = one[kAllTheSame].toBool();
        if (index >= 0 && index < kMostDeals && !(deal == TypedDeal()))
            deals.insert(index, deal);
    }
    return deals;
}

} // namespace sandbag
