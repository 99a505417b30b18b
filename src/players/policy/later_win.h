// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace sandbag {

/// The chance that a held card wins a trick before the deal is over, counted in games of the simple
/// player with itself. Its keys are seen by the holder: whether it is a trump, how many unseen
/// cards of its suit are higher, how many they hold of the suit, how many are unseen.
struct LaterWinTable {
    static constexpr int kHigher = 8;
    static constexpr int kLength = 8;
    static constexpr int kUnseen = 14;

    std::array<std::uint8_t, 2 * kHigher * kLength * kUnseen> percent;

    [[nodiscard]] static constexpr std::size_t index(bool trump, int higher, int length, int unseen)
    {
        higher = higher < kHigher ? higher : kHigher - 1;
        length = length < kLength ? length : kLength - 1;
        unseen = unseen < kUnseen ? unseen : kUnseen - 1;
        return static_cast<std::size_t>(
            (((trump ? 1 : 0) * kHigher + higher) * kLength + length) * kUnseen + unseen);
    }

    /// The chances of the cards of one suit, where how many are held and unseen is known.
    struct Row {
        const std::uint8_t *percent = &kNone;

        [[nodiscard]] float chance(int higher) const
        {
            higher = higher < kHigher ? higher : kHigher - 1;
            return static_cast<float>(percent[higher * kLength * kUnseen]) * 0.01F;
        }
    };

    [[nodiscard]] Row row(bool trump, int length, int unseen) const
    {
        return {&percent[index(trump, 0, length, unseen)]};
    }
    [[nodiscard]] float chance(bool trump, int higher, int length, int unseen) const
    {
        return row(trump, length, unseen).chance(higher);
    }

private:
    static constexpr std::uint8_t kNone = 0;
};

extern const LaterWinTable kLaterWins;

} // namespace sandbag
