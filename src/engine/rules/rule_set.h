// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <vector>

namespace sandbag {

// One enumeration for each option of that type, e.g. `enum class KittyTaker { dealer, … }`.
// Ids are the words of the files with '_' for '-'; a trailing '_' is dropped in the files.
#define VALUES(...) __VA_ARGS__
#define OPTION_BOOL(id, group, initial, title, help, seeds)
#define OPTION_INT(id, group, initial, least, most, title, help, seeds, usual)
#define OPTION_ENUM(id, Type, group, initial, title, help, seeds, values, labels) \
    enum class Type : int { values };
#define OPTION_CARDS(id, group, initial, title, help, seeds)
#define OPTION_SUITS(id, group, initial, title, help, seeds)
#include "rules/options.def"
#undef OPTION_BOOL
#undef OPTION_INT
#undef OPTION_ENUM
#undef OPTION_CARDS
#undef OPTION_SUITS

/// One table's house rules: a plain value with a member for each option of the catalogue, named by
/// its id. A default-constructed rule set is the Standard game. Nothing here is checked: see
/// rules/check.h for what can be played.
struct RuleSet {
#define OPTION_BOOL(id, group, initial, title, help, seeds) bool id = initial;
#define OPTION_INT(id, group, initial, least, most, title, help, seeds, usual) int id = initial;
#define OPTION_ENUM(id, Type, group, initial, title, help, seeds, values, labels) \
    Type id = Type::initial;
#define OPTION_CARDS(id, group, initial, title, help, seeds) \
    CardList id = parseCards(initial).value_or(CardList{});
#define OPTION_SUITS(id, group, initial, title, help, seeds) std::vector<Suit> id;
#include "rules/options.def"
#undef OPTION_BOOL
#undef OPTION_INT
#undef OPTION_ENUM
#undef OPTION_CARDS
#undef OPTION_SUITS

    bool operator==(const RuleSet &) const = default;
};
#undef VALUES

} // namespace sandbag
