// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/rules_json.h"

namespace sandbag {

/// The rules that an argument names: a house-rule file, a match record (its rules), "-", or the id
/// of a named game where no such file exists.
[[nodiscard]] std::variant<RuleFile, FileError> rulesOfArgument(const QString &argument);
/// The same for rules that are to be played: an error of the checker is one too.
[[nodiscard]] std::variant<RuleFile, FileError> playableRulesOfArgument(const QString &argument);

} // namespace sandbag
