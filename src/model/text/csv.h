// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

/// One row of comma-separated values (RFC 4180) with its end. A text that a spreadsheet would take
/// for a formula has an apostrophe before it.
[[nodiscard]] QString csvRow(const QStringList &fields);

} // namespace sandbag
