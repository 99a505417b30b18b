// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

/// How many slips make one word the other: a letter put in, left out or taken for another, or two
/// neighbours exchanged.
[[nodiscard]] int slipsBetween(const QString &a, const QString &b);
/// Of these words the one that was probably meant, or an empty text when none is near.
[[nodiscard]] QString nearestWord(const QString &word, const QStringList &words);

} // namespace sandbag
