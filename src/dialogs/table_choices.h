// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace sandbag {

/// One answer to a question of the quick setup: some words, and the options that they set.
struct TableChoice {
    QString words;
    QList<QPair<const char *, const char *>> values; ///< option id, value as text
    /// Takes out the cards that do not divide among the
    /// players, unless jokers are in the deck: then the cards
    /// they replace stay out. holds() does not look at it.
    bool fitsPack = false;

    /// The rules with these options set.
    [[nodiscard]] RuleSet applied(RuleSet rules) const;
    /// Whether the rules say this already.
    [[nodiscard]] bool holds(const RuleSet &rules) const;
};

/// Players, partners and the deck that suits them.
[[nodiscard]] QList<TableChoice> seatingChoices();
[[nodiscard]] QList<TableChoice> bagChoices();
[[nodiscard]] QList<TableChoice> jokerChoices();
/// The choice that holds; −1 where the rules are something else.
[[nodiscard]] int indexOfChoice(const QList<TableChoice> &choices, const RuleSet &rules);

/// How this many people split into tables, best first (D33): {4, 3} for seven. Empty below seven.
[[nodiscard]] QList<QList<int>> tableSplits(int people);
/// "Two tables of 4 and 3" and the like; empty where one table is fine.
[[nodiscard]] QString splitAdvice(int people);

} // namespace sandbag
