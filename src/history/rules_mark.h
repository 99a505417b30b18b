// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// How a match's rules are called, in no language: as people named them, or the game that they come
/// from, with a mark that no name begins with.
[[nodiscard]] QString rulesMark(const MatchRecord &record);
/// Whether it is a game's, and not a name that people gave.
[[nodiscard]] bool isRulesMark(const QString &mark);
/// "Sunday table", "New York with house rules": as rulesName() says it.
[[nodiscard]] QString rulesInWords(const QString &mark);
/// The games of which what rulesInWords() says holds that word, in small letters.
[[nodiscard]] QStringList rulesMarksWith(const QString &word);

} // namespace sandbag
