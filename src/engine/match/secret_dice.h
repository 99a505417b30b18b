// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/sha256.h"

#include <cstddef>
#include <cstdint>

namespace sandbag {

/// What the cards of a match follow from that nobody can foresee: 256 bits (FORMATS.md, "Fair
/// cards").
using MatchKey = Bytes32;

/// Numbers from such a key, another row of them for each `stream`: SHA-256 in counter mode. Who
/// knows all numbers of some streams can work out none of another one. Slower than Dice: it
/// shuffles the cards of persons, and never those that a search imagines.
class SecretDice
{
public:
    SecretDice(const MatchKey &key, std::uint32_t stream) : m_key(key), m_stream(stream) {}
    std::uint64_t next();
    /// 0 … n−1, each equally likely; n > 0.
    int below(int n);

private:
    MatchKey m_key;
    std::uint32_t m_stream;
    std::uint32_t m_block = 0; ///< the next one
    Bytes32 m_numbers{};
    std::size_t m_used = sizeof(Bytes32); ///< bytes of these
};

/// Of each match the streams with the numbers of its deals, from 0, are their cards; these are
/// apart.
namespace stream {
inline constexpr std::uint32_t cuts = 0x40000000;   ///< + the deal: how a computer cuts
inline constexpr std::uint32_t chance = 0x80000000; ///< + the deal: what else of it hangs on chance
inline constexpr std::uint32_t seed = 0xffffffff;   ///< the seed of players and of the first dealer
} // namespace stream

} // namespace sandbag
