// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/search_query.h"

#include <QHash>

#include <algorithm>

namespace sandbag {

namespace {

/// Words that people use for the same thing, each turned into the first one.
const QHash<QString, QString> &sameWords()
{
    static const QHash<QString, QString> words = {
        {QStringLiteral("deuce"), QStringLiteral("two")},
        {QStringLiteral("2"), QStringLiteral("two")},
        {QStringLiteral("3"), QStringLiteral("three")},
        {QStringLiteral("4"), QStringLiteral("four")},
        {QStringLiteral("8"), QStringLiteral("eight")},
        {QStringLiteral("7"), QStringLiteral("seven")},
        {QStringLiteral("10"), QStringLiteral("ten")},
        {QStringLiteral("2c"), QStringLiteral("two club")},
        {QStringLiteral("2d"), QStringLiteral("two diamond")},
        {QStringLiteral("2h"), QStringLiteral("two heart")},
        {QStringLiteral("2s"), QStringLiteral("two spade")},
        {QStringLiteral("3s"), QStringLiteral("three spade")},
        {QStringLiteral("9s"), QStringLiteral("nine spade")},
    };
    return words;
}

bool isFiller(const QString &word)
{
    static const QStringList fillers = {
        QStringLiteral("of"),  QStringLiteral("the"),  QStringLiteral("a"),  QStringLiteral("for"),
        QStringLiteral("and"), QStringLiteral("in"),   QStringLiteral("is"), QStringLiteral("are"),
        QStringLiteral("we"),  QStringLiteral("play"), QStringLiteral("to"), QStringLiteral("with"),
        QStringLiteral("go"),  QStringLiteral("at"),   QStringLiteral("up")};
    return fillers.contains(word);
}

QString withSuitNames(QString text)
{
    text.replace(QChar(0x2663), QStringLiteral(" clubs "));
    text.replace(QChar(0x2666), QStringLiteral(" diamonds "));
    text.replace(QChar(0x2665), QStringLiteral(" hearts "));
    text.replace(QChar(0x2660), QStringLiteral(" spades "));
    return text;
}

/// One spelling for "ä", "ae" and "a", "ß" and "ss"; of both sides of a comparison, so that no word
/// is lost by it.
QString withPlainVowels(QString word)
{
    for (const char *pair : {"ae", "oe", "ue"})
        word.replace(QLatin1String(pair), QString(QLatin1Char(pair[0])));
    return word;
}

QStringList wordsOf(const QString &text)
{
    QString plain;
    const QString folded = withSuitNames(text)
                               .normalized(QString::NormalizationForm_KD)
                               .toLower()
                               .replace(QChar(0xdf), QStringLiteral("ss"));
    for (const QChar letter : folded) {
        if (letter.isLetterOrNumber())
            plain += letter;
        else if (letter.category() != QChar::Mark_NonSpacing && letter != QLatin1Char('\''))
            plain += QLatin1Char(' ');
    }
    QStringList words;
    for (QString word : plain.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (word.size() > 3 && word.endsWith(QLatin1Char('s')))
            word.chop(1);
        words << withPlainVowels(sameWords().value(word, word));
    }
    return words.join(QLatin1Char(' ')).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

} // namespace

SearchQuery::SearchQuery(const QString &typed)
{
    const QStringList words = wordsOf(typed);
    const bool onlyFillers = std::all_of(words.begin(), words.end(), isFiller);
    for (const QString &word : words) {
        if (onlyFillers || !isFiller(word))
            m_terms << QLatin1Char(' ') + word;
    }
}

SearchQuery SearchQuery::withoutNumbers(const QString &typed)
{
    QStringList words;
    const QStringList all = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : all)
        if (std::none_of(word.begin(), word.end(), [](QChar letter) { return letter.isDigit(); }))
            words << word;
    return SearchQuery(words.join(QLatin1Char(' ')));
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
    return QLatin1Char(' ') + wordsOf(text).join(QLatin1Char(' '));
}

} // namespace sandbag
