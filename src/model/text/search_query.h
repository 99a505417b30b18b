// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

/// What someone typed into a search field, ready to be held against texts.
///
/// Case, accents, plural endings and small words do not matter, cards may be written as people
/// write them ("2c", "2♣", "deuce of clubs"), and each word may be cut short.
class SearchQuery
{
public:
    SearchQuery() = default;
    explicit SearchQuery(const QString &typed);

    [[nodiscard]] bool empty() const { return m_terms.isEmpty(); }
    /// Whether every word begins some word of `prepared`, a text that went through prepare().
    [[nodiscard]] bool matches(const QString &prepared) const;
    /// How well: 0 none; more where the words are in `title` (prepared) than only in `text`.
    [[nodiscard]] int rank(const QString &title, const QString &text) const;

    /// A text as matches() wants it.
    [[nodiscard]] static QString prepare(const QString &text);

private:
    QStringList m_terms;
};

} // namespace sandbag
