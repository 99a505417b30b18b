// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/feature_rows.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace sandbag {

/// What games taught of one kind of choice beyond the rules of thumb: a small network, whose first
/// layer is a table with a row for each thing that may be true of all choices of a question, or of
/// one of them. `Rows` of them, `Hidden` units. Whole numbers, so that every machine gets the same.
/// Made by sandbag_fit (tests/strength/fit).
template<int Rows, int Hidden>
struct LearnedNetwork {
    static constexpr int kRowCount = Rows;
    static constexpr int kHidden = Hidden;
    static constexpr int kScale = 128;        ///< of the first layer
    static constexpr int kLastScale = 256;    ///< of the last one
    static constexpr int kPlainScale = 32768; ///< of the output: the product of both

    alignas(64) std::array<std::int16_t, std::size_t{Rows} * Hidden> first;
    std::array<std::int16_t, Rows> plain; ///< what a row says by itself, × 4096
    std::array<std::int16_t, Hidden> last;
    std::int32_t trust; ///< of the rules of thumb, × 256

    /// The units' sums over what all choices of a question share.
    struct Accumulator {
        alignas(64) std::array<std::int16_t, Hidden> sums;
    };

    [[gnu::always_inline]] void begin(const FeatureRows &rows, Accumulator &accumulator) const
    {
        for (std::size_t unit = 0; unit < Hidden; unit += kLanes) {
            Lanes sums{};
            addTo(rows, unit, sums);
            std::copy(sums.begin(), sums.end(), accumulator.sums.begin() + unit);
        }
    }
    /// In tricks' points.
    [[nodiscard, gnu::always_inline]] float of(const Accumulator &accumulator,
                                               const FeatureRows &rows) const
    {
        std::int32_t sum = 0;
        for (std::size_t unit = 0; unit < Hidden; unit += kLanes) {
            Lanes sums;
            std::copy_n(accumulator.sums.begin() + unit, kLanes, sums.begin());
            addTo(rows, unit, sums);
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                sum += (sums[lane] > 0 ? sums[lane] : 0) * last[unit + lane];
        }
        for (const std::uint16_t row : rows)
            sum += 8 * plain[row];
        return static_cast<float>(sum) * (1.0F / kPlainScale);
    }
    [[nodiscard]] float trustInThumbs() const { return static_cast<float>(trust) * (1.0F / 256); }

private:
    /// Units whose sums stay in registers while all rows are added to them.
    static constexpr std::size_t kLanes = Hidden % 32 == 0 ? 32 : 16;
    static_assert(Hidden % kLanes == 0);
    using Lanes = std::array<std::int16_t, kLanes>;

    [[gnu::always_inline]] void addTo(const FeatureRows &rows, std::size_t unit, Lanes &sums) const
    {
        for (const std::uint16_t row : rows) {
            const std::int16_t *weights = &first[std::size_t{row} * Hidden + unit];
            for (std::size_t lane = 0; lane < kLanes; ++lane)
                sums[lane] = static_cast<std::int16_t>(sums[lane] + weights[lane]);
        }
    }
};

} // namespace sandbag
