// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

/// Of these words the one that was probably meant, or an empty text when none is near.
[[nodiscard]] QString nearestWord(const QString &word, const QStringList &words);

} // namespace sandbag
