// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/ini_values.h"

#include <algorithm>
#include <cstdint>

namespace sandbag {

namespace {

/// How QSettings writes what it has no words for, and what it took for that in former times.
constexpr const char *kStreamed[] = {"@Variant(", "@DateTime("};

int digitOf(char c, int base)
{
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : base;
    return digit < base ? digit : -1;
}

/// The text without the characters that are not part of values: quotation marks, and everything
/// escaped by "\" except the number of a character. Such numbers may have any number of digits, of
/// which the last ones count.
QByteArray withoutEscapes(const QByteArray &ini)
{
    QByteArray plain;
    plain.reserve(ini.size());
    for (qsizetype at = 0; at < ini.size(); ++at) {
        if (ini[at] != '\\') {
            if (ini[at] != '"')
                plain += ini[at];
            continue;
        }
        if (++at == ini.size())
            break;
        const int base = ini[at] == 'x' ? 16 : 8;
        const qsizetype first = base == 16 ? at + 1 : at;
        qsizetype end = first;
        std::uint16_t number = 0;
        for (; end < ini.size() && digitOf(ini[end], base) >= 0; ++end)
            number = static_cast<std::uint16_t>(number * base + digitOf(ini[end], base));
        if (end > first) {
            plain += number < 0x80 ? static_cast<char>(number) : '?';
            at = end - 1;
        } else if (ini[at] == '\r' && at + 1 < ini.size() && ini[at + 1] == '\n') {
            ++at;
        }
    }
    return plain;
}

} // namespace

/// A text that contains these words anywhere is taken for one of them: no name contains them.
bool holdsPlainValues(const QByteArray &ini)
{
    const QByteArray plain = withoutEscapes(ini);
    return std::none_of(std::begin(kStreamed), std::end(kStreamed),
                        [&plain](const char *word) { return plain.contains(word); });
}

} // namespace sandbag
