// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/search_index.h"
#include "rules/catalogue.h"

#include <QList>
#include <QString>

#include <atomic>

namespace sandbag {

/// A rule that a search has found.
struct FoundRule {
    const Option *option = nullptr;
    QString value;    ///< as in the files, where the words ask for one: "350" of "game to 350"
    double score = 0; ///< how well it answers; to compare within one search only
    /// The words ask for values of several rules at once: "bags -50 at 5".
    bool together = false;
};

/// Finds rules and named games by typed words: "game to 350", "no bags", "scoer".
///
/// Case, accents, endings and small words do not matter; each word may be cut short or hold a slip;
/// a number is a value that a rule may have, also one that nobody else plays; words that are in no
/// rule are left out as long as they are the fewer. All words of the catalogue count, in the
/// language of the application and in English, which players of all countries mix in.
class RuleSearch
{
public:
    /// Reads the catalogue, on whatever thread; half of it at most once `stop` is set.
    explicit RuleSearch(const std::atomic<bool> *stop = nullptr);

    /// Best first; nothing where nothing was typed.
    [[nodiscard]] QList<FoundRule> rules(const QString &typed) const;
    [[nodiscard]] QList<const Preset *> games(const QString &typed) const;
    /// The text typed, with each unknown word corrected, for searching elsewhere.
    [[nodiscard]] QString mended(const QString &typed) const;
    /// All words by which a named game can be found, prepared for SearchQuery.
    [[nodiscard]] static QString textOf(const Preset &game);

private:
    void read(const Option &option);

    SearchIndex m_index;
    std::vector<SearchRow> m_rows; ///< by the option's index
    QList<QString> m_games;        ///< prepared for SearchQuery, in the order of presets()
};

} // namespace sandbag
