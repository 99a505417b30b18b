// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

/// Makes the application speak this language ("de"), its plural forms included; "" takes the one
/// of the system. English where there is no translation. Call once the QCoreApplication exists;
/// windows must be rebuilt afterwards.
void installLanguage(const QString &language);
/// The one it speaks: "en", "de".
[[nodiscard]] QString languageInUse();
/// The languages there are, "en" among them.
[[nodiscard]] QStringList availableLanguages();

/// Whether that is one of them, or one of their dialects ("de_AT").
[[nodiscard]] bool isAvailable(const QString &language);

} // namespace sandbag
