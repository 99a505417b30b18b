// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <span>

namespace sandbag {

/// The steps from an empty database to today's: statement lists, the schema's version being their
/// number. A step that was released is never changed; what is new is a further one.
[[nodiscard]] std::span<const QStringList> indexSteps();

} // namespace sandbag
