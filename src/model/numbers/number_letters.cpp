// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/number_letters.h"

#include "text/session_text.h"
#include "text/shown_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sandbag {

namespace {

const QString kLetters = QStringLiteral("23456789ABCDEFGHJKMNPQRSTUVWXYZ");
/// A prime: so different weights detect letters that changed places.
constexpr int kBase = 31;
/// Weights that differ from each other and from 0.
constexpr int kWeights = kBase - 1;

using Values = std::vector<int>;

/// As many as the greatest number below `most` has.
int digitsBelow(BigNumber most)
{
    most.subtract(BigNumber(1));
    int digits = 0;
    for (; !most.isZero(); ++digits)
        most.divide(kBase);
    return std::max(digits, 1);
}

int checksOf(qsizetype letters)
{
    return letters > kWeights ? 2 : 1;
}

/// 0 in both where nothing is wrong.
std::array<int, 2> sumsOf(const Values &values)
{
    std::array<int, 2> sums{};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const int at = static_cast<int>(i);
        sums[0] = (sums[0] + (at % kWeights + 1) * values[i]) % kBase;
        sums[1] = (sums[1] + (at / kWeights + 1) * values[i]) % kBase;
    }
    return sums;
}

bool isRight(const Values &values)
{
    const auto sums = sumsOf(values);
    return sums[0] == 0 && (checksOf(static_cast<qsizetype>(values.size())) == 1 || sums[1] == 0);
}

/// Puts the letters in front that make the sums 0: the weights of the first two are 1 1 and 2 1.
Values checked(const Values &digits)
{
    const bool two = checksOf(static_cast<qsizetype>(digits.size()) + 1) == 2;
    Values values(two ? 2 : 1, 0);
    values.insert(values.end(), digits.begin(), digits.end());
    const auto sums = sumsOf(values);
    if (!two) {
        values[0] = (kBase - sums[0]) % kBase;
        return values;
    }
    values[1] = (sums[1] - sums[0] + kBase) % kBase;
    values[0] = (2 * kBase - sums[1] - values[1]) % kBase;
    return values;
}

/// Groups of at most five, about equally long.
QString grouped(const QString &letters)
{
    constexpr qsizetype kGroup = 5;
    const qsizetype groups = (letters.size() + kGroup - 1) / kGroup;
    QString text;
    for (qsizetype i = 0; i < groups; ++i) {
        const qsizetype from = letters.size() * i / groups;
        text += (i > 0 ? QStringLiteral("-") : QString()) +
                letters.mid(from, letters.size() * (i + 1) / groups - from);
    }
    return text;
}

bool isBetween(QChar c)
{
    return c.isSpace() || c == u'-' || c == u'\u2010' || c == u'\u2011' || c == u'\u2013' ||
           c == u'\u2014' || c == u'\u2212';
}

} // namespace

void NumberWriter::put(std::uint32_t value, std::uint32_t bound)
{
    m_parts.push_back({value, bound});
}

void NumberWriter::put64(std::uint64_t value)
{
    for (int shift = 0; shift < 64; shift += 16)
        put(static_cast<std::uint32_t>(value >> shift & 0xffff), 0x10000);
}

void NumberWriter::putCount(std::uint32_t value)
{
    for (; value >= 8; value /= 8) {
        put(1, 2);
        put(value % 8, 8);
    }
    put(0, 2);
    put(value, 8);
}

QString NumberWriter::letters() const
{
    BigNumber number, most(1);
    for (auto part = m_parts.rbegin(); part != m_parts.rend(); ++part) {
        number.multiply(part->bound);
        number.add(part->value);
        most.multiply(part->bound);
    }
    Values digits(static_cast<std::size_t>(digitsBelow(most)));
    std::generate(digits.rbegin(), digits.rend(),
                  [&number] { return static_cast<int>(number.divide(kBase)); });
    QString letters;
    for (const int value : checked(digits))
        letters += kLetters.at(value);
    return grouped(letters);
}

std::variant<NumberReader, QString> NumberReader::of(const QString &text)
{
    Values values;
    for (const QChar c : text) {
        if (isBetween(c))
            continue;
        const auto value = kLetters.indexOf(c.toUpper());
        if (value < 0)
            return filled(SessionText::tr("%1 can't be part of a code. Codes use the digits 2 to 9 "
                                          "and the letters A to Z except I, L, and O."),
                          {shortened(QStringLiteral("“%1”").arg(c))});
        values.push_back(static_cast<int>(value));
        if (values.size() > kMostLetters)
            return SessionText::tr("This is too long for a code.");
    }
    const int checks = checksOf(static_cast<qsizetype>(values.size()));
    if (values.size() < 5)
        return SessionText::tr("This is too short for a code.");
    if (!isRight(values))
        return SessionText::tr(
            "This code has a typo: a character is wrong or missing, or two are swapped.");
    BigNumber number;
    for (auto value = values.begin() + checks; value != values.end(); ++value) {
        number.multiply(kBase);
        number.add(static_cast<std::uint32_t>(*value));
    }
    return NumberReader(std::move(number), static_cast<int>(values.size()) - checks);
}

std::uint32_t NumberReader::take(std::uint32_t bound)
{
    m_most.multiply(bound);
    return m_rest.divide(bound);
}

std::uint64_t NumberReader::take64()
{
    std::uint64_t value = 0;
    for (int shift = 0; shift < 64; shift += 16)
        value |= std::uint64_t{take(0x10000)} << shift;
    return value;
}

std::uint32_t NumberReader::takeCount()
{
    std::uint32_t value = 0;
    for (std::uint32_t place = 1;; place *= 8) {
        const bool more = take(2) == 1 && place < 0x1000000;
        value += place * take(8);
        if (!more)
            return value;
    }
}

bool NumberReader::isWhole() const
{
    return m_rest.isZero() && m_letters == digitsBelow(m_most);
}

} // namespace sandbag
