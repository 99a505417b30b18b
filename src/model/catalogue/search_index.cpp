// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/search_index.h"

#include "text/nearest_word.h"

#include <QSet>

#include <algorithm>
#include <cstdlib>

namespace sandbag {

namespace {

// The worth of a word found in another form than the one typed.
constexpr double kSameStem = 0.95;
constexpr double kBegins = 0.8;  ///< typed so far
constexpr double kEnding = 0.65; ///< an ending more than the row's word has
constexpr double kWithin = 0.5;  ///< part of a long word, as German has them
constexpr double kSlip = 0.85;   ///< its letters in another order
constexpr double kOtherLetters = 0.75;

/// Of longer phrases and of long texts nobody writes two words as one.
constexpr qsizetype kLongestJoined = 5;
constexpr double kLeastJoined = 0.4;

constexpr qsizetype kLeastWithin = 5;
constexpr qsizetype kLongestEnding = 3;
constexpr qsizetype kLeastStem = 4;

double likeness(const SearchWord &typed, const SearchWord &word)
{
    if (typed.number || word.number) {
        if (typed.number == word.number || typed.text == word.text)
            return 1;
        // What is typed so far of "two"; of the digits of a number nothing else is meant.
        const bool digits = typed.text.back().isDigit() || word.text.back().isDigit();
        return !digits && word.text.startsWith(typed.text) ? kBegins : 0;
    }
    if (typed.text == word.text)
        return 1;
    if (typed.stem == word.stem)
        return kSameStem;
    if (word.text.startsWith(typed.text))
        return kBegins;
    if (typed.stem.size() >= kLeastStem && word.text.startsWith(typed.stem) &&
        word.text.size() - typed.stem.size() <= kLongestEnding)
        return kEnding;
    if (word.stem.size() >= kLeastStem && typed.text.startsWith(word.stem) &&
        typed.text.size() - word.stem.size() <= kLongestEnding)
        return kEnding;
    return typed.stem.size() >= kLeastWithin && word.text.contains(typed.stem) ? kWithin : 0;
}

/// The number of slips that a word of this length may have.
int slipsIn(const QString &word)
{
    return word.size() < 3 ? 0 : word.size() < 8 ? 1 : 2;
}

/// Whether someone may have mistyped `word` so. Of three letters each says too much to be taken
/// for another one: there they are only exchanged, or one is missing.
int slips(const SearchWord &typed, const QString &word)
{
    const int most = slipsIn(typed.text);
    if (word.size() < 3 || std::abs(word.size() - typed.text.size()) > most)
        return most + 1;
    const bool exchanged =
        word.size() == 3 &&
        std::is_permutation(word.begin(), word.end(), typed.text.begin(), typed.text.end());
    if (typed.text.size() == 3 && word.size() < 4 && !exchanged)
        return most + 1;
    return slipsBetween(typed.text, word);
}

bool areJoined(const SearchWord &first, const SearchWord &second)
{
    const auto isLetters = [](const SearchWord &word) {
        return !word.number && !word.text.endsWith(u'#');
    };
    return isLetters(first) && isLetters(second);
}

SearchWord joined(const SearchWord &first, const SearchWord &second)
{
    return searchWords(first.text + second.text).value(0, first);
}

} // namespace

int SearchIndex::numberOf(const SearchWord &word)
{
    const auto known = m_numbers.constFind(word.text);
    if (known != m_numbers.constEnd())
        return *known;
    const int number = static_cast<int>(m_words.size());
    m_words.push_back(word);
    m_numbers.insert(word.text, number);
    m_stems.insert(word.stem, number);
    return number;
}

void SearchIndex::addWord(SearchRow &row, const SearchWord &word, double weight)
{
    const int number = numberOf(word);
    const auto known = std::find_if(row.words.begin(), row.words.end(),
                                    [&](const auto &other) { return other.number == number; });
    if (known == row.words.end())
        row.words.push_back({number, weight});
    else
        known->weight = std::max(known->weight, weight);
}

void SearchIndex::addWords(SearchRow &row, const QString &text, double weight)
{
    const QList<SearchWord> words = searchWords(text);
    for (qsizetype at = 0; at < words.size(); ++at) {
        addWord(row, words[at], weight);
        if (at > 0 && weight >= kLeastJoined && areJoined(words[at - 1], words[at]))
            addWord(row, joined(words[at - 1], words[at]), weight);
    }
}

void SearchIndex::addPhrase(SearchRow &row, const QString &text, double weight,
                            const QString &value)
{
    const QList<SearchWord> words = tellingWords(searchWords(text));
    SearchPhrase phrase{{}, weight, value};
    for (const SearchWord &word : words)
        phrase.words.push_back(word.text == QStringLiteral("#")    ? kAnyNumber
                               : word.text == QStringLiteral("-#") ? kNumberBelowZero
                                                                   : numberOf(word));
    for (qsizetype at = 1; at < words.size() && words.size() <= kLongestJoined; ++at) {
        if (!areJoined(words[at - 1], words[at]))
            continue;
        SearchPhrase together = phrase;
        together.words.erase(together.words.begin() + at);
        together.words[static_cast<std::size_t>(at - 1)] =
            numberOf(joined(words[at - 1], words[at]));
        row.phrases.push_back(std::move(together));
    }
    if (!words.isEmpty())
        row.phrases.push_back(std::move(phrase));
}

WordMatches SearchIndex::matches(const SearchWord &word) const
{
    WordMatches found(m_words.size());
    std::transform(m_words.begin(), m_words.end(), found.begin(),
                   [&](const SearchWord &other) { return likeness(word, other); });
    return found;
}

WordMatches SearchIndex::nearMatches(const SearchWord &word) const
{
    WordMatches found(m_words.size());
    if (word.number)
        return found;
    int least = slipsIn(word.text) + 1;
    for (std::size_t at = 0; at < m_words.size(); ++at) {
        const int away = slips(word, m_words[at].text);
        if (away > least || away > slipsIn(word.text))
            continue;
        if (away < least)
            std::fill(found.begin(), found.end(), 0);
        least = away;
        const QString &meant = m_words[at].text;
        const bool same =
            std::is_permutation(meant.begin(), meant.end(), word.text.begin(), word.text.end());
        found[at] = same ? kSlip : kOtherLetters;
    }
    // Found by a slip, a word is found with its endings too.
    QSet<QString> stems;
    for (std::size_t at = 0; at < m_words.size(); ++at)
        if (found[at] > 0)
            stems << m_words[at].stem;
    for (std::size_t at = 0; at < m_words.size(); ++at)
        if (found[at] == 0 && stems.contains(m_words[at].stem))
            found[at] = kOtherLetters * kSameStem;
    return found;
}

WordMatches SearchIndex::exchanged(const QString &written) const
{
    WordMatches found(m_words.size());
    std::transform(m_words.begin(), m_words.end(), found.begin(), [&](const SearchWord &other) {
        const QString &meant = other.text;
        return meant.size() == written.size() &&
                       std::is_permutation(meant.begin(), meant.end(), written.begin()) &&
                       slipsBetween(written, meant) == 1
                   ? kSlip
                   : 0;
    });
    return found;
}

QString SearchIndex::meant(const SearchWord &word) const
{
    const WordMatches similar = nearMatches(word);
    const auto best = std::max_element(similar.begin(), similar.end());
    return best == similar.end() || *best == 0
               ? QString()
               : m_words[static_cast<std::size_t>(best - similar.begin())].text;
}

bool SearchIndex::knows(const SearchWord &word) const
{
    return m_numbers.contains(word.text) || m_stems.contains(word.stem);
}

} // namespace sandbag
