// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/search_words.h"

#include <QHash>
#include <QList>
#include <QString>

#include <vector>

namespace sandbag {

/// Words that are together in a row: its title, a value's label, a phrase with which people mean
/// just this row.
struct SearchPhrase {
    std::vector<int> words; ///< numbers of words in the index, kAnyNumber or kNumberBelowZero
    double weight = 1;      ///< how much it says that someone typed just this
    QString value;          ///< what the phrase asks for, as in the files; may be empty
};

constexpr int kAnyNumber = -1;
constexpr int kNumberBelowZero = -2;

/// A row as a search sees it.
struct SearchRow {
    struct Word {
        int number;    ///< in the index
        double weight; ///< how much it says of the row
    };
    std::vector<Word> words;
    std::vector<SearchPhrase> phrases;
};

/// How well each word of the index answers one word of a search: 0 not at all, 1 the same.
using WordMatches = std::vector<double>;

/// Every word by which rows can be found, once, so that a search looks at each word once.
class SearchIndex
{
public:
    /// Adds the words of a text to a row. Words written apart in one place and together in
    /// another ("any time", "anytime") is found both ways.
    void addWords(SearchRow &row, const QString &text, double weight);
    /// Adds a phrase; "#" in it means any number,
    /// "-#" one below zero. Small words do not count.
    void addPhrase(SearchRow &row, const QString &text, double weight, const QString &value = {});

    [[nodiscard]] WordMatches matches(const SearchWord &word) const;
    /// The same for a word that matches nothing: words that differ from it by a slip.
    [[nodiscard]] WordMatches nearMatches(const SearchWord &word) const;
    /// Words that have the letters of a text in another order, two of them exchanged.
    [[nodiscard]] WordMatches exchanged(const QString &written) const;
    /// The word that was meant by one that matches nothing, or an empty text.
    [[nodiscard]] QString meant(const SearchWord &word) const;
    /// Whether that very word occurs somewhere.
    [[nodiscard]] bool knows(const SearchWord &word) const;

private:
    int numberOf(const SearchWord &word);
    void addWord(SearchRow &row, const SearchWord &word, double weight);

    std::vector<SearchWord> m_words;
    QHash<QString, int> m_numbers; ///< by text
    QHash<QString, int> m_stems;   ///< one word of each stem
};

} // namespace sandbag
