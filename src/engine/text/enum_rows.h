// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace sandbag {

/// A row of a table that has one for each value of an enum, in their order, so that the value is
/// the row's place.
template<typename Key, typename Value>
struct EnumRow {
    Key key;
    Value value;
};

/// Whether every row is at the place that its key says, and `last` is the key of the last row: each
/// such table asserts this next to its definition.
template<typename Row, std::size_t Size, typename Key>
[[nodiscard]] consteval bool standByNumber(const Row (&rows)[Size], Key Row::*key, Key last)
{
    std::size_t place = 0;
    for (const Row &row : rows) {
        if (static_cast<std::size_t>(row.*key) != place++)
            return false;
    }
    return place == static_cast<std::size_t>(last) + 1;
}

} // namespace sandbag
