// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sandbag {

// Languages that a translator tries out: sandbag_it.qm in the folder "translations" of a person's
// data. None that Sandbag speaks by itself; nothing else is taken from there. A file that
// is not taken is named in the log (sandbag.language), once.

/// Their codes, sorted. Reads the files.
[[nodiscard]] QStringList addedLanguages();
/// The texts of one, as lrelease wrote them; empty where it is none.
[[nodiscard]] QByteArray addedTexts(const QString &language);

/// From now on they can be chosen by name (languages.h). On the main thread.
void offerAddedLanguages();

} // namespace sandbag
