// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_token.h"

#include <QByteArray>
#include <QRandomGenerator>

#include <array>

namespace sandbag {

QString drawnSeatToken()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex());
}

} // namespace sandbag
