// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

/// What one end of a table in company takes from the other (FORMATS.md, "Playing in company").
/// Whatever goes beyond a limit is refused before it is parsed.
namespace sandbag::company_limit {

/// Bytes of a line without its line feed. A guest's longest line proposes rules, of which every
/// option may differ from Standard; a host's longest one holds a deal with all its events.
inline constexpr qsizetype guestLine = 16 * 1024;
inline constexpr qsizetype hostLine = 64 * 1024;
/// Objects and lists within one another.
inline constexpr int depth = 16;
/// Lines that a guest may send in a second, in the long run and at once.
inline constexpr double linesPerSecond = 10;
inline constexpr double linesAtOnce = 40;
/// The same of a host, which sends a whole match at once to one who comes back: lines, and each
/// further kilobyte of one counts as another.
inline constexpr double hostLinesPerSecond = 256;
inline constexpr double hostLinesAtOnce = 16 * 1024;
/// Lines of a host that wait while a guest looks at something: more than the longest match has.
inline constexpr qsizetype waiting = 4096;
/// Of the token of a seat, in letters.
inline constexpr qsizetype token = 128;
/// Of a person, in units of UTF-16.
inline constexpr qsizetype name = 24;
/// Of a table.
inline constexpr qsizetype tableName = 32;
/// Of a sentence that the other end made, in units of UTF-16.
inline constexpr qsizetype sentence = 200;
/// Of the same with all its arguments in it, each as often as it is named.
inline constexpr qsizetype wholeSentence = 8000;
/// Milliseconds for each step of one that has connected, until it has knocked: over a link that is
/// late and loses packets one of them alone may take five seconds.
inline constexpr int knockStep = 10'000;
/// People who may wait for an answer at once; of them one from an address.
inline constexpr int knocks = 4;
/// Connections to one table, those that have not said who they are included.
inline constexpr int guests = 24;

} // namespace sandbag::company_limit
