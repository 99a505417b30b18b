// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sandbag {

// Keys as people pass them on: base32 in small letters (a-z, 2-7), with a sign at the end that is
// another one where a letter was mistaken, or where two changed places.

/// Bytes in base32, without the sign. Their bits fill up letters of five bits each; the rest
/// over at the end is filled with zeros.
[[nodiscard]] QString base32Of(const QByteArray &bytes);
/// Nothing where a letter is none of the alphabet, or where bits that are left over are not zero.
[[nodiscard]] std::optional<QByteArray> bytesOfBase32(const QString &text);
/// The sign of a text in base32.
[[nodiscard]] QChar checkSignOf(const QString &base32);

/// Letters of a key's name without the sign: 100 bits.
inline constexpr qsizetype kKeyLetters = 20;
/// The name of a key of which this is the SHA-256: 20 letters and the sign. "" of no key.
[[nodiscard]] QString keyName(const QByteArray &key);
/// Whether that is the name of a key, its sign included.
[[nodiscard]] bool isKeyName(const QString &name);

} // namespace sandbag
