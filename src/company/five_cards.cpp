// SPDX-License-Identifier: GPL-3.0-or-later
#include "five_cards.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <QtEndian>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kPack = 52;

QByteArray block(const QByteArray &seed, char number)
{
    return QCryptographicHash::hash(seed + number, QCryptographicHash::Sha256);
}

} // namespace

QByteArray drawnMeetingNumber()
{
    std::array<quint32, kMeetingNumber / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return {reinterpret_cast<const char *>(words.data()), kMeetingNumber};
}

QByteArray commitmentTo(const QByteArray &number)
{
    return QCryptographicHash::hash("sandbag meeting number\n" + number,
                                    QCryptographicHash::Sha256);
}

/// Numbers of 16 bits are drawn; those beyond the last multiple of the cards left are passed over,
/// so that no card is likelier than another.
FiveCards fiveCardsOf(const MeetingNumbers &numbers)
{
    const QByteArray seed = QCryptographicHash::hash(
        "sandbag five cards\n" + numbers.guest + numbers.host + numbers.guestKey + numbers.hostKey,
        QCryptographicHash::Sha256);
    std::array<int, kPack> pack{};
    for (int card = 0; card < kPack; ++card)
        pack[static_cast<std::size_t>(card)] = card;
    FiveCards cards{};
    QByteArray bytes;
    char blocks = 0;
    for (std::size_t place = 0; place < cards.size();) {
        if (bytes.isEmpty())
            bytes = block(seed, blocks++);
        const int drawn = qFromBigEndian<quint16>(bytes.constData());
        bytes.remove(0, sizeof(quint16));
        const int left = kPack - static_cast<int>(place);
        if (drawn >= 0x10000 / left * left)
            continue;
        std::swap(pack[place], pack[place + static_cast<std::size_t>(drawn % left)]);
        cards[place] = Card(pack[place]);
        ++place;
    }
    return cards;
}

} // namespace sandbag
