// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/fair_cards.h"

#include "formats/record_members.h"

#include <QRandomGenerator>

#include <algorithm>
#include <string_view>

namespace sandbag {

namespace {

const QString kCommitment = QStringLiteral("commitment");
const QString kSalt = QStringLiteral("salt");
const QString kSecret = QStringLiteral("secret");

QByteArray raw(const Bytes32 &bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

Bytes32 hashOf(const QByteArray &bytes)
{
    return sha256({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

} // namespace

Bytes32 FairCards::commitment() const
{
    return hashOf(raw(secret));
}

MatchKey FairCards::key() const
{
    return hashOf(QByteArrayLiteral("cards") + raw(secret) + salt.toUtf8());
}

FairCards FairCards::drawn()
{
    FairCards cards;
    QRandomGenerator *chance = QRandomGenerator::system();
    std::generate(cards.secret.begin(), cards.secret.end(),
                  [chance] { return static_cast<std::uint8_t>(chance->bounded(256)); });
    cards.salt = QString::number(chance->generate64(), 36);
    return cards;
}

FairCards FairCards::ofSeed(quint64 seed, const QString &salt)
{
    return {hashOf(QByteArrayLiteral("seed ") + QByteArray::number(seed)), salt};
}

QString hexOf(const Bytes32 &bytes)
{
    return QString::fromLatin1(raw(bytes).toHex());
}

std::optional<Bytes32> bytesOfHex(const QString &hex)
{
    const QByteArray bytes = QByteArray::fromHex(hex.toLatin1());
    Bytes32 read{};
    if (hex.size() != 2 * static_cast<qsizetype>(read.size()) ||
        QString::fromLatin1(bytes.toHex()) != hex)
        return {};
    std::copy(bytes.begin(), bytes.end(), read.begin());
    return read;
}

std::optional<ToldFairness> fairnessIn(const QJsonObject &other)
{
    if (!other.contains(record_member::fair))
        return {};
    const QJsonObject fair = other.value(record_member::fair).toObject();
    return ToldFairness{fair.value(kCommitment).toString(), fair.value(kSalt).toString(),
                        bytesOfHex(fair.value(kSecret).toString())};
}

std::optional<FairCards> fairCardsIn(const QJsonObject &other)
{
    const auto told = fairnessIn(other);
    if (!told || !told->secret)
        return {};
    return FairCards{*told->secret, told->salt};
}

QJsonObject fairObject(const FairCards &cards)
{
    return {{kCommitment, hexOf(cards.commitment())},
            {kSalt, cards.salt},
            {kSecret, hexOf(cards.secret)}};
}

} // namespace sandbag
