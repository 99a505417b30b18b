// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/sentence.h"

#include <array>

namespace sandbag {

/// What people at a table can say to one another, by number: each reads it in their own language.
/// The order is that of the protocol (FORMATS.md, "Remarks") and never changes.
inline constexpr int kRemarks = 12;
[[nodiscard]] const std::array<Sentence, kRemarks> &remarks();

} // namespace sandbag
