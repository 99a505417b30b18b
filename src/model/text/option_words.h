// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/catalogue.h"

#include <QString>

namespace sandbag {

/// The words of the catalogue for people, translated.
[[nodiscard]] QString titleOf(const Option &option);
[[nodiscard]] QString helpOf(const Option &option);
[[nodiscard]] QString titleOf(OptionGroup group);
[[nodiscard]] QString titleOf(const Preset &preset);
[[nodiscard]] QString blurbOf(const Preset &preset);

/// A value as people read it: "Yes", "100 points", "No limit", "Holder of the lowest club",
/// "BJ LJ 2♦ 2♠". `value` is text of the files that the option accepts.
[[nodiscard]] QString valueWords(const Option &option, const std::string &value);
[[nodiscard]] QString valueWords(const Option &option, const RuleSet &rules);

/// A word of the catalogue for one of its values: a label, or that of an absence. A word for things
/// of any kind ("None") is first looked up for this option.
[[nodiscard]] QString valueWord(const Option &option, const char *word);

/// "2♦", "A♠"; jokers by their names.
[[nodiscard]] QString cardWords(Card card);
[[nodiscard]] QString cardsWords(const CardList &cards);
/// "Hearts".
[[nodiscard]] QString suitName(Suit suit);
/// "♥".
[[nodiscard]] QString suitSymbol(Suit suit);

} // namespace sandbag
