// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace sandbag {

/// 256 bits: a hash, a secret, or a key made of one.
using Bytes32 = std::array<std::uint8_t, 32>;

/// SHA-256 (FIPS 180-4) of these bytes. For short texts: cards are dealt by it (secret_dice.h)
/// where nobody may foresee them, and anyone who has any other SHA-256 can deal them again.
[[nodiscard]] Bytes32 sha256(std::string_view bytes);

} // namespace sandbag
