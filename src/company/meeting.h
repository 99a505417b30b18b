// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "text/sentence.h"

#include <QJsonObject>
#include <QString>

namespace sandbag {

/// The versions of the protocol that this program speaks.
inline constexpr int kOldestCompany = 1;
inline constexpr int kNewestCompany = 1;

/// What both ends say first of all: which versions of the protocol they speak, and by which options
/// they play. Both fold a match under its rules, so both must know the very same options.
struct Hello {
    int from = kOldestCompany;
    int to = kNewestCompany;
    QString catalogue; ///< catalogueHash()
    QString program;   ///< "sandbag 1.0.0"
    QString table;     ///< the table that a guest wants; "" where there is but one
    bool operator==(const Hello &) const = default;
};

/// Of this program.
[[nodiscard]] Hello ownHello();
[[nodiscard]] QJsonObject helloMessage(const Hello &hello);
/// Throws JsonFault.
[[nodiscard]] Hello readHello(const JsonPlace &message);
/// Why these two cannot play together; nothing where they can. `theirs` is the other end.
[[nodiscard]] Refusal whyNotTogether(const Hello &own, const Hello &theirs);

/// Thirty-two hexadecimal digits: ids, types, ranges, values and defaults of all options.
[[nodiscard]] QString catalogueHash();

/// The number that a guest gave its line, 0 where it gave none. Throws JsonFault.
[[nodiscard]] int numberIn(const JsonPlace &message);
/// Something asked for is not done: `number` is that of the line that asked, 0 where it had none.
[[nodiscard]] QJsonObject refusedMessage(const Sentence &why, int number);
/// Says nothing but that this end is there.
[[nodiscard]] QJsonObject pingMessage();
/// The end of the connection, and why.
[[nodiscard]] QJsonObject goodbyeMessage(const Sentence &why);

} // namespace sandbag
