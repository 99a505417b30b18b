// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

struct TableGoal;

/// What a table is called before its host is met: by its name, or where nobody said one by its
/// host's, or else where it is. Words of strangers, as they came.
[[nodiscard]] QString titleOf(const TableGoal &goal);

} // namespace sandbag
