// SPDX-License-Identifier: GPL-3.0-or-later
// How the names of the sides are written over their columns.
#pragma once

#include <QFont>
#include <QStringList>

class QFontMetricsF;

namespace sandbag {

/// The smallest type of a name.
[[nodiscard]] QFont leastNameFont(const QFont &base);
/// The type of all names: so small that those fit which can. `rooms`: of each; `lines`: how each is
/// written, one below the other.
[[nodiscard]] QFont nameFont(const QFont &base, const QList<QStringList> &lines,
                             const QList<int> &rooms);

/// Partners below each other, "Ada &" over "Bo"; anyone else in one line.
[[nodiscard]] QStringList partnersBelow(const QString &name);
/// Those lines as far as they fit, the sign between partners always.
[[nodiscard]] QStringList shortLines(const QFontMetricsF &type, const QStringList &lines,
                                     double room);
[[nodiscard]] double widestOf(const QFontMetricsF &type, const QStringList &lines);

} // namespace sandbag
