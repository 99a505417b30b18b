// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "numbers/big_number.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace sandbag {

/// Writes small numbers as letters, each below a
/// bound that the reader knows when it gets there.
class NumberWriter
{
public:
    /// `value` < `bound`, and that at most 2^31.
    void put(std::uint32_t value, std::uint32_t bound);
    void put64(std::uint64_t value);
    /// A number that is mostly small.
    void putCount(std::uint32_t value);

    /// Digits and capitals without 0, 1, I, L and O, in groups: "K7QM-P4X2". The first letter
    /// checks the others: each wrong letter and each two that changed places are noticed. Of more
    /// than 30 letters the first two do so.
    [[nodiscard]] QString letters() const;

private:
    struct Part {
        std::uint32_t value, bound;
    };
    std::vector<Part> m_parts;
};

/// Reads them in the same order.
class NumberReader
{
public:
    /// Letters as people write them: small ones, spaces, hyphens. Gives what is wrong with them in
    /// one sentence.
    [[nodiscard]] static std::variant<NumberReader, QString> of(const QString &text);

    [[nodiscard]] std::uint32_t take(std::uint32_t bound);
    [[nodiscard]] std::uint64_t take64();
    [[nodiscard]] std::uint32_t takeCount();
    /// What was read is the whole of it, in as many letters as it takes.
    [[nodiscard]] bool isWhole() const;

private:
    NumberReader(BigNumber rest, int letters) : m_rest(std::move(rest)), m_letters(letters) {}

    BigNumber m_rest;
    BigNumber m_most{1}; ///< product of the bounds
    int m_letters;       ///< without those that check
};

/// No number has more letters.
inline constexpr int kMostLetters = 900;

} // namespace sandbag
