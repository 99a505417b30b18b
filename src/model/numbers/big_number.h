// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <vector>

namespace sandbag {

/// A whole number of any size, not negative: as much arithmetic as it takes to number the ways to
/// deal cards.
class BigNumber
{
public:
    BigNumber() = default;
    explicit BigNumber(std::uint32_t value);

    [[nodiscard]] bool isZero() const { return m_words.empty(); }
    void multiply(std::uint32_t by);
    void add(std::uint32_t value);
    void add(const BigNumber &value);
    /// The result must not be negative.
    void subtract(const BigNumber &value);
    /// Divides, rounding down, and returns the remainder.
    std::uint32_t divide(std::uint32_t by);

    std::strong_ordering operator<=>(const BigNumber &other) const;
    bool operator==(const BigNumber &) const = default;

private:
    void trim();

    std::vector<std::uint32_t> m_words; ///< the lowest first, the highest not 0
};

} // namespace sandbag
