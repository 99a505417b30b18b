// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QFontMetricsF;

namespace sandbag {

/// A side's name over a narrow column: whole where it fits, else partners by their first letters,
/// else as many letters as fit before dots; those alone where dots would leave less than three.
[[nodiscard]] QString shortName(const QFontMetricsF &type, const QString &name, double room);

} // namespace sandbag
