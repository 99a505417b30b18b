// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the rows of a family's options into rows of when they matter, `{.option = "nil_value",
// .reasonAgainst = ofNil},`:
//
//   constexpr MeaningRow kRows[] = {
//   #include "families/nil/options.def"
//   };
//
// To be included once, as the last header of the family's meaning.cpp.
#pragma once

#define OPTION_BOOL(id, group, initial, title, help, clauses) {.option = #id, clauses},
#define OPTION_CARDS(id, group, initial, title, help, clauses) {.option = #id, clauses},
#define OPTION_SUITS(id, group, initial, title, help, clauses) {.option = #id, clauses},
#define OPTION_POINTS(id, group, initial, title, help, clauses) {.option = #id, clauses},
#define OPTION_INT(id, group, initial, least, most, title, help, clauses) {.option = #id, clauses},
#define OPTION_ENUM(id, Type, group, initial, title, help, values, labels, clauses) \
    {.option = #id, clauses},
#define MEANING(function) .reasonAgainst = function
#define SEEDS(text)
#define USUAL(text)
#define UNIT(name)
#define ABSENT(number, text)
#define NOTHING(value)
#define ANY_ORDER(id)
#define COMPANION(id)
#define WORDS(text)
#define ASKED_FOR(text)
#define VALUES(...)
#define LABELS(...)
