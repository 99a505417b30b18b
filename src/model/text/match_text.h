// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QString>
#include <QStringList>

namespace sandbag {

// Of a match with agreements these give what applies now.

/// What a person is called who has typed no name: a word, in the language of who reads it.
[[nodiscard]] QString usualName();
/// How a record keeps that word, so that no reader finds it in another language; names as they are.
[[nodiscard]] QString keptName(const QString &name);
/// Whether it is that word in any language: older records say "Du". Reads each language for it
/// once.
[[nodiscard]] bool isUsualName(const QString &name);
/// That word in all languages.
[[nodiscard]] QStringList usualNames();
/// The name in the record, or the place at the table: "South", "Player 5".
[[nodiscard]] QString playerName(const MatchRecord &record, int seat);
/// "Player 5".
[[nodiscard]] QString numberedName(int seat);
/// Who sits there is called so at a table of this many where nobody has a name.
[[nodiscard]] QString placeName(int seat, int players,
                                TableDirection direction = TableDirection::clockwise);
/// The same of every seat.
[[nodiscard]] QStringList playerNames(const MatchRecord &record);
/// The same as they are in sentences: isolated, where their letters go the other way.
[[nodiscard]] QStringList shownNames(const MatchRecord &record);
/// "You & Bo": those who play together, as they are in sentences.
[[nodiscard]] QString partnersText(const QStringList &names);
/// The name that people gave the rules; else the game they come from: "New York", or "New York
/// with house rules".
[[nodiscard]] QString rulesName(const MatchRecord &record);
/// The same within the name of a file: at most 40 characters, none that leads elsewhere.
[[nodiscard]] QString rulesFileName(const MatchRecord &record);
/// Any text so.
[[nodiscard]] QString asFileName(const QString &text);
/// Whether its rules are others than those of the game they come from.
[[nodiscard]] bool hasHouseRules(const MatchRecord &record);
/// What a game is called, by its id: "New York"; `changed`: "New York with house rules".
[[nodiscard]] QString gameName(const QString &id);
/// The same of rules that differ from the game's: "Standard with house rules".
[[nodiscard]] QString changedGameName(const QString &id);
/// Gives the rules of the record a name, where it says more than the game they come from.
void nameRules(MatchRecord &record, const QString &name);
/// The house rules in one line: the game and what differs from it.
[[nodiscard]] QString rulesLine(const MatchRecord &record);
/// The agreement before that deal: "From deal 4 on: Nil made: 50 (was 100)."
[[nodiscard]] QStringList agreedLines(const MatchRecord &record, int deal);

} // namespace sandbag
