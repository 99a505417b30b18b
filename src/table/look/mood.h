// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// How a player looks.
enum class Mood { calm, glad, sorry };

} // namespace sandbag
