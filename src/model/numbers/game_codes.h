// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "numbers/number_letters.h"
#include "rules/rule_set.h"

#include <QString>

#include <optional>

namespace sandbag {

/// Rules within a number: the named game, or the one that they come from with what differs.
struct CodedRules {
    QString base = QStringLiteral("standard");
    RuleSet rules;
};
void putRules(NumberWriter &number, const CodedRules &rules);
/// Nothing where the number uses rules that this version does not know.
[[nodiscard]] std::optional<CodedRules> takeRules(NumberReader &number);

/// By which numbers name an option and a word: 20 bits of a hash, so that no list has to be kept. A
/// test holds that no two options, and no two words of one, have the same.
[[nodiscard]] std::uint32_t nameCode(std::string_view name);

/// The place of a named game in numbers, which stays for ever; nothing where it has none yet.
[[nodiscard]] std::optional<std::uint32_t> gameCode(std::string_view preset);

} // namespace sandbag
