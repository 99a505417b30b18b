// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/search_index.h"
#include "rules/catalogue.h"

#include <QString>

#include <vector>

namespace sandbag {

/// A word of a search, and what it finds.
struct AskedWord {
    SearchWord word;
    WordMatches matches;
    bool known = true;    ///< some row has it, or it is a number
    bool negates = false; ///< "no"
    double rarity = 1;    ///< what a few rows have says more than what all have
};

/// How a row answers a search.
struct RowScore {
    double score = 0;
    bool all = false; ///< every word that any row knows is answered
    QString value;    ///< that the words ask for; may be empty
    /// The words are a phrase of several numbers, each of which is that of another rule.
    bool together = false;
};

/// How well a row's words answer one word: 0 not at all.
[[nodiscard]] double answerOf(const SearchRow &row, const AskedWord &asked);
/// `asked` holds at least one known word.
[[nodiscard]] RowScore scoreOf(const Option &option, const SearchRow &row,
                               const std::vector<AskedWord> &asked);

} // namespace sandbag
