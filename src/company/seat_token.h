// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <algorithm>

namespace sandbag {

/// With which someone comes back to a seat or a chair. Nobody can guess it: 32 bytes of the
/// system's own chance, in hexadecimal digits.
[[nodiscard]] QString drawnSeatToken();

/// Whose place a guest claims, of places by number that have a `token` and a `key` each: by token
/// and key, or by the key alone, since the last token may have been lost with a connection. Nothing
/// empty claims anything. −1: nobody's.
template<typename Places>
[[nodiscard]] int claimedPlace(const Places &places, const QString &token, const QByteArray &key)
{
    const auto first = [&places](const auto &claims) {
        const auto at = std::find_if(places.begin(), places.end(),
                                     [&claims](const auto &one) { return claims(one.second); });
        return at == places.end() ? -1 : at->first;
    };
    const int byToken = first([&](const auto &place) {
        return !token.isEmpty() && place.token == token && place.key == key;
    });
    if (byToken >= 0)
        return byToken;
    return first([&key](const auto &place) { return !key.isEmpty() && place.key == key; });
}

} // namespace sandbag
