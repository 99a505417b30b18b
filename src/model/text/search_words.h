// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace sandbag {

/// One word typed into a search, or of a text that is searched.
struct SearchWord {
    QString text;              ///< small letters without accents, as it was written
    QString stem;              ///< without the endings that plurals and verbs have
    std::optional<int> number; ///< of "350", "ten", "deuce", "−200"
    QString written = {};      ///< before "ae" was taken for "ä"; empty for numbers and signs

    bool operator==(const SearchWord &) const = default;
};

/// The words of a text in its order. Numbers may be written out, with signs or grouped digits;
/// cards as people write them ("2c", "2♣") are two words, number and suit. "#" and "-#" are words,
/// which mean any number and one below zero in phrases.
[[nodiscard]] QList<SearchWord> searchWords(const QString &text);
/// Whether a word means nothing to a search: "the", "we", "play".
[[nodiscard]] bool isSmallWord(const SearchWord &word);
/// Whether a word turns its neighbor into the opposite: "no", "without".
[[nodiscard]] bool isNegation(const SearchWord &word);
/// The words without the small ones; all of them where there are no others.
[[nodiscard]] QList<SearchWord> tellingWords(const QList<SearchWord> &words);

} // namespace sandbag
