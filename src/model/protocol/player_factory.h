// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "named/named_player.h"

#include <QString>

#include <memory>

namespace sandbag {

/// Makes any player that a name can mean: those of makePlayer(), and `external:COMMAND`, which gets
/// `milliseconds` for each decision. Null when the name is not known.
[[nodiscard]] std::unique_ptr<Player> makeAnyPlayer(const QString &spec, std::uint64_t seed,
                                                    int milliseconds = 1000);

} // namespace sandbag
