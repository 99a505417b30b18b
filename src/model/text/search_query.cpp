// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/search_query.h"

#include "text/search_words.h"

#include <algorithm>

namespace sandbag {

namespace {

QString spelling(const SearchWord &word)
{
    return word.number ? QString::number(*word.number) : word.stem;
}

} // namespace

SearchQuery::SearchQuery(const QString &typed)
{
    for (const SearchWord &word : tellingWords(searchWords(typed)))
        m_terms << QLatin1Char(' ') + spelling(word);
}

bool SearchQuery::matches(const QString &prepared) const
{
    return std::all_of(m_terms.begin(), m_terms.end(),
                       [&](const QString &term) { return prepared.contains(term); });
}

int SearchQuery::rank(const QString &title, const QString &text) const
{
    if (matches(title))
        return 2;
    return matches(text) ? 1 : 0;
}

QString SearchQuery::prepare(const QString &text)
{
    QString prepared;
    for (const SearchWord &word : searchWords(text)) {
        prepared += QLatin1Char(' ') + word.text;
        if (spelling(word) != word.text) // found however it is written, and as far as it is typed
            prepared += QLatin1Char(' ') + spelling(word);
    }
    return prepared;
}

} // namespace sandbag
