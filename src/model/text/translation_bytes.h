// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace sandbag {

/// Whether these are texts as lrelease writes them (.qm), whole, and of this file alone. Qt reads
/// beyond the end of damaged ones, and loads other files that one names.
[[nodiscard]] bool isSoundTranslation(const QByteArray &bytes);

} // namespace sandbag
