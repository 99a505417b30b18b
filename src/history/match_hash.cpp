// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_hash.h"

#include "formats/record_hash.h"
#include "formats/record_members.h"
#include "match/match.h"
#include "rules/catalogue.h"

#include <QCryptographicHash>

#include <algorithm>

namespace sandbag {

namespace {

/// Whether someone's record says what contentHash() could have said: files are named by it.
bool isHash(const QString &content)
{
    return content.size() == kRecordDigits &&
           std::all_of(content.begin(), content.end(), [](QChar digit) {
               return (digit >= u'0' && digit <= u'9') || (digit >= u'a' && digit <= u'f');
           });
}

QString hashOf(const QByteArray &bytes, qsizetype digits)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex().left(digits));
}

/// FNV-1a over small numbers.
class Mixture
{
public:
    void add(qint64 number)
    {
        constexpr quint64 kPrime = 0x100000001b3;
        m_sum = (m_sum ^ static_cast<quint64>(number)) * kPrime;
    }
    [[nodiscard]] qint64 sum() const { return static_cast<qint64>(m_sum); }

private:
    quint64 m_sum = 0xcbf29ce484222325;
};

} // namespace

QString rulesHash(const RuleSet &rules)
{
    QByteArray text;
    for (const Option *option : differences(RuleSet{}, rules))
        text += QByteArray(option->id) + '=' + QByteArray::fromStdString(option->get(rules)) + '\n';
    return hashOf(text, 16);
}

QString contentHash(const MatchRecord &record)
{
    return recordHash(record);
}

QString contentOf(const MatchRecord &record, const QJsonObject &other)
{
    const QString noted = other.value(record_member::content).toString();
    return isHash(noted) ? noted : contentHash(record);
}

qint64 likenessOf(const Match &match)
{
    Mixture mixture;
    for (const DealRecord &deal : match.record().deals) {
        mixture.add(deal.dealer);
        mixture.add(static_cast<qint64>(deal.events.size()));
        for (const CardList &hand : deal.hands)
            for (const Card card : hand)
                mixture.add(card.face());
    }
    for (const DealResult &result : match.results()) {
        for (int side = 0; side < match.context()->seating.sides; ++side) {
            const SideScore &score = result.score.side[static_cast<std::size_t>(side)];
            mixture.add(score.points);
            mixture.add(score.tricks);
            mixture.add(score.contract);
        }
    }
    return mixture.sum();
}

std::optional<qint64> originOf(const Match &match)
{
    const MatchRecord &record = match.record();
    const auto &deals = record.deals;
    if (deals.empty())
        return std::nullopt;
    // What was typed of two evenings may be alike by chance; fifty-two cards are not.
    const auto &results = match.results();
    if (deals.front().kind != DealRecord::Kind::played || results.empty() ||
        results.front().partial())
        return std::nullopt;
    MatchRecord start;
    start.rules = record.rules;
    start.deals.push_back(deals.front());
    constexpr int kHexadecimal = 16;
    const QString digits = contentHash(start).left(kHexadecimal);
    return static_cast<qint64>(digits.toULongLong(nullptr, kHexadecimal));
}

} // namespace sandbag
