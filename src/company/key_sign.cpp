// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_sign.h"

namespace sandbag {

namespace {

constexpr int kBits = 5;
constexpr QStringView kAlphabet = u"abcdefghijklmnopqrstuvwxyz234567";

/// Times x in the field of 32 elements, modulo x^5 + x^2 + 1.
int timesX(int value)
{
    value <<= 1;
    return (value & 32) != 0 ? value ^ 0b100101 : value;
}

} // namespace

QString base32Of(const QByteArray &bytes)
{
    QString text;
    int value = 0;
    int bits = 0;
    for (const char byte : bytes) {
        value = (value << 8) | static_cast<unsigned char>(byte);
        bits += 8;
        while (bits >= kBits) {
            bits -= kBits;
            text += kAlphabet.at((value >> bits) & 31);
        }
        value &= (1 << bits) - 1;
    }
    if (bits > 0)
        text += kAlphabet.at((value << (kBits - bits)) & 31);
    return text;
}

std::optional<QByteArray> bytesOfBase32(const QString &text)
{
    QByteArray bytes;
    int value = 0;
    int bits = 0;
    for (const QChar letter : text) {
        const qsizetype digit = kAlphabet.indexOf(letter);
        if (digit < 0)
            return std::nullopt;
        value = (value << kBits) | static_cast<int>(digit);
        bits += kBits;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>((value >> bits) & 0xff);
        }
        value &= (1 << bits) - 1;
    }
    if (bits >= kBits || value != 0)
        return std::nullopt;
    return bytes;
}

/// The letters are the coefficients of a polynomial over the field of 32 elements, of which this is
/// the value at x: one wrong letter is always another value, and so are two that changed places,
/// in a text of up to 31 letters.
QChar checkSignOf(const QString &base32)
{
    int sign = 0;
    for (const QChar letter : base32)
        sign = timesX(sign ^ static_cast<int>(kAlphabet.indexOf(letter)));
    return kAlphabet.at(sign);
}

QString keyName(const QByteArray &key)
{
    if (key.isEmpty())
        return {};
    const QString letters = base32Of(key).left(kKeyLetters);
    return letters + checkSignOf(letters);
}

bool isKeyName(const QString &name)
{
    if (name.size() != kKeyLetters + 1)
        return false;
    const QString letters = name.left(kKeyLetters);
    for (const QChar letter : letters) {
        if (!kAlphabet.contains(letter))
            return false;
    }
    return checkSignOf(letters) == name.back();
}

} // namespace sandbag
