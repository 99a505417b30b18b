// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sandbag {

/// A place among three for what something is worth, in tricks' points: it costs, is worth about
/// nothing, is worth something.
[[gnu::always_inline]] inline int signOf(float worth)
{
    return worth < -0.3F ? 0 : worth < 0.05F ? 1 : 2;
}

/// Rows of a table of lessons that apply to one question, or to one choice of it.
class FeatureRows
{
public:
    /// The row `place` of the block of `count` rows that begins at `first`; a place outside the
    /// block counts as its nearest end.
    [[gnu::always_inline]] void add(int first, int place, int count)
    {
        place = place < 0 ? 0 : place < count ? place : count - 1;
        m_row[m_count++] = static_cast<std::uint16_t>(first + place);
    }
    [[nodiscard, gnu::always_inline]] const std::uint16_t *begin() const { return m_row.data(); }
    [[nodiscard, gnu::always_inline]] const std::uint16_t *end() const
    {
        return m_row.data() + m_count;
    }
    [[nodiscard]] int count() const { return static_cast<int>(m_count); }

    static constexpr std::size_t kMost = 56;

private:
    std::array<std::uint16_t, kMost> m_row;
    std::size_t m_count = 0;
};

} // namespace sandbag
