// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/search_words.h"

#include "text/languages.h"
#include "text/session_text.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sandbag {

namespace {

/// A list of words that each language has of its own.
struct WordList {
    const char *words;
    const char *what;
};

constexpr WordList kSmallWords =
    QT_TRANSLATE_NOOP3("sandbag::SessionText",
                       "a an and are as be by can do for from go have i if in is it my of or our "
                       "play played playing rule rules than that the their then they this to up "
                       "us we with you your at until",
                       "words that a search leaves out; any number of them in any order");
constexpr WordList kNumbers =
    QT_TRANSLATE_NOOP3("sandbag::SessionText",
                       "zero one two three four five six seven eight nine ten eleven twelve "
                       "thirteen",
                       "the numbers from 0 to 13, for a search");
constexpr qsizetype kCounted = 14; ///< words of that list
constexpr WordList kHundred =
    QT_TRANSLATE_NOOP3("sandbag::SessionText", "hundred", "the number 100, for a search");
constexpr WordList kMinus = QT_TRANSLATE_NOOP3("sandbag::SessionText", "minus negative",
                                               "words before a number below zero, for a search");

constexpr WordList kNegations =
    QT_TRANSLATE_NOOP3("sandbag::SessionText", "no not never without off",
                       "words that turn what was said into its opposite, for a search");

/// One spelling for "ä", "ae" and "a"; of both sides of a comparison, so that no word is lost. No
/// word ends with such a vowel: a moe is no mo.
QString withPlainVowels(QString word)
{
    for (const char *pair : {"ae", "oe", "ue"})
        for (qsizetype at = word.indexOf(QLatin1String(pair)); at >= 0 && at + 2 < word.size();
             at = word.indexOf(QLatin1String(pair), at + 1))
            word.remove(at + 1, 1);
    return word;
}

QString withSuitNames(QString text)
{
    text.replace(QChar(0x2663), QStringLiteral(" clubs "));
    text.replace(QChar(0x2666), QStringLiteral(" diamonds "));
    text.replace(QChar(0x2665), QStringLiteral(" hearts "));
    text.replace(QChar(0x2660), QStringLiteral(" spades "));
    return text;
}

/// "l'atout" is two words, "partner's" one.
QString withElisionsApart(QString text)
{
    static const QRegularExpression kElision(
        QStringLiteral("\\b([cdjlmnst]|qu)['\\x{2019}](?=\\w)"),
        QRegularExpression::UseUnicodePropertiesOption);
    return text.replace(kElision, QStringLiteral("\\1 "));
}

/// Small letters, no accents or ligatures, one kind of minus.
QString folded(const QString &text)
{
    QString lower = withSuitNames(text).normalized(QString::NormalizationForm_KD).toLower();
    lower.replace(QChar(0xdf), QStringLiteral("ss"));
    lower.replace(QChar(0x153), QStringLiteral("oe"));
    lower.replace(QChar(0xe6), QStringLiteral("ae"));
    lower = withElisionsApart(lower);
    for (const int minus : {0x2212, 0x2013})
        lower.replace(QChar(minus), QLatin1Char('-'));
    QString plain;
    for (const QChar letter : std::as_const(lower))
        if (letter.category() != QChar::Mark_NonSpacing && letter != QLatin1Char('\'') &&
            letter != QChar(0x2019))
            plain += letter;
    return plain;
}

/// In English and the language in use, which takes a word of the English list out with "-": "as" is
/// left out in English, and the French ace.
QStringList listed(const WordList &list)
{
    const QString english = QString::fromLatin1(list.words);
    const QString own = SessionText::tr(list.words, list.what);
    QStringList words;
    for (const QString &word : folded(own == english ? english : english + u' ' + own)
                                   .split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (word.startsWith(u'-'))
            words.removeAll(withPlainVowels(word.mid(1)));
        else
            words << withPlainVowels(word);
    return words;
}

/// "ten", and "zehn" in German; "deuce" is what players call a two. Hundreds in one word, as some
/// languages write them.
QHash<QString, int> numbersInWords()
{
    QHash<QString, int> numbers = {{QStringLiteral("deuce"), 2}, {QStringLiteral("trey"), 3}};
    const QStringList counts = listed(kNumbers);
    const QStringList hundreds = listed(kHundred);
    for (qsizetype at = 0; at < counts.size(); ++at) {
        const int value = static_cast<int>(at % kCounted);
        numbers.insert(counts[at], value);
        for (const QString &hundred : hundreds)
            if (value > 0)
                numbers.insert(counts[at] + hundred, value * 100);
    }
    for (const QString &hundred : hundreds)
        numbers.insert(hundred, 100);
    return numbers;
}

/// The lists of one language and English.
struct Lists {
    QString language;
    QSet<QString> smallWords;
    QHash<QString, int> numbers;
    QStringList minus;
    QStringList negations;
};

const Lists &lists()
{
    static thread_local Lists known;
    const bool any = QCoreApplication::instance();
    const QString language = any ? languageInUse() : QStringLiteral("en");
    if (known.language != language) {
        const QStringList smallWords = listed(kSmallWords);
        known = {language, QSet<QString>(smallWords.begin(), smallWords.end()), numbersInWords(),
                 listed(kMinus), listed(kNegations)};
    }
    return known;
}

std::optional<int> numberInWords(const QString &word, const QHash<QString, int> &numbers)
{
    const auto at = numbers.constFind(word);
    if (at != numbers.constEnd())
        return *at;
    // "tens", "deuces"
    const auto one = numbers.constFind(word.endsWith(u's') ? word.chopped(1) : QString());
    return one == numbers.constEnd() ? std::nullopt : std::optional(*one);
}

bool hasVowel(const QString &word)
{
    return std::any_of(word.begin(), word.end(),
                       [](QChar letter) { return QStringLiteral("aeiouy").contains(letter); });
}

/// Endings of plurals and verbs go, a doubled letter before them becomes one: "bags", "bidding",
/// "passed", "penalties".
QString stemOf(const QString &word)
{
    QString stem = word;
    if (stem.size() > 4 && stem.endsWith(QLatin1String("ies")))
        return stem.chopped(3) + u'y';
    if (stem.size() > 3 && stem.endsWith(u's') && !stem.endsWith(QLatin1String("ss")))
        stem.chop(1);
    for (const char *ending : {"ing", "ed"}) {
        const QString rest = stem.endsWith(QLatin1String(ending))
                                 ? stem.chopped(static_cast<qsizetype>(qstrlen(ending)))
                                 : QString();
        if (rest.size() < 3 || !hasVowel(rest))
            continue;
        stem = rest;
        const QChar last = stem.back();
        if (stem.size() > 3 && stem[stem.size() - 2] == last && last != u's' && last != u'l')
            stem.chop(1);
        break;
    }
    return stem;
}

SearchWord numberOf(int number)
{
    const QString digits = QString::number(number);
    return {digits, digits, number};
}

/// Takes one word after the other out of a folded text.
class WordReader
{
public:
    explicit WordReader(const QString &text) : m_text(text), m_lists(lists()) {}

    QList<SearchWord> read()
    {
        while (m_at < m_text.size()) {
            if (isDigit(m_at))
                readNumber();
            else if (m_text[m_at].isLetter())
                readWord();
            else
                readSign();
        }
        return std::move(m_words);
    }

private:
    [[nodiscard]] SearchWord wordOf(const QString &text) const
    {
        const QString plain = withPlainVowels(text);
        return {plain, stemOf(plain), numberInWords(plain, m_lists.numbers), text};
    }
    [[nodiscard]] bool isDigit(qsizetype at) const
    {
        return at >= 0 && at < m_text.size() && m_text[at].isDigit();
    }
    [[nodiscard]] bool isLetter(qsizetype at) const
    {
        return at >= 0 && at < m_text.size() && m_text[at].isLetter();
    }

    void readSign()
    {
        const bool begins = m_at == 0 || m_text[m_at - 1].isSpace() || m_text[m_at - 1] == u'(';
        m_negative = m_text[m_at] == u'-' && begins && isDigit(m_at + 1);
        if (m_text[m_at] == u'#') {
            const bool below = m_at > 0 && m_text[m_at - 1] == u'-';
            const QString sign = below ? QStringLiteral("-#") : QStringLiteral("#");
            m_words << SearchWord{sign, sign, std::nullopt};
        }
        ++m_at;
    }

    void readWord()
    {
        QString text;
        while (m_at < m_text.size() && m_text[m_at].isLetterOrNumber())
            text += m_text[m_at++];
        m_words << wordOf(text);
        joinHundreds();
        takeMinus();
    }

    void readNumber()
    {
        QString digits;
        while (isDigit(m_at) || isGroupMark()) {
            if (isDigit(m_at))
                digits += QString::number(m_text[m_at].digitValue());
            ++m_at;
        }
        const int number = digits.left(7).toInt();
        m_words << numberOf(std::exchange(m_negative, false) ? -number : number);
        takeMinus();
        QString rest;
        while (isLetter(m_at))
            rest += m_text[m_at++];
        readAfterNumber(rest);
    }

    /// "1,000" or "1.000", but not "3.5".
    [[nodiscard]] bool isGroupMark() const
    {
        return m_at < m_text.size() && (m_text[m_at] == u',' || m_text[m_at] == u'.') &&
               isDigit(m_at - 1) && isDigit(m_at + 1) && isDigit(m_at + 2) && isDigit(m_at + 3) &&
               !isDigit(m_at + 4);
    }

    /// "2c" is the two of clubs, "350pts" two words, "3b" one, "1st" a word.
    void readAfterNumber(const QString &rest)
    {
        static const QHash<QString, QString> suits = {
            {QStringLiteral("c"), QStringLiteral("club")},
            {QStringLiteral("d"), QStringLiteral("diamond")},
            {QStringLiteral("h"), QStringLiteral("heart")},
            {QStringLiteral("s"), QStringLiteral("spade")}};
        static const QHash<QString, QString> ordinals = {
            {QStringLiteral("st"), QStringLiteral("first")},
            {QStringLiteral("nd"), QStringLiteral("second")},
            {QStringLiteral("rd"), QStringLiteral("third")}};
        if (rest.isEmpty())
            return;
        if (const auto suit = suits.constFind(rest); suit != suits.constEnd())
            m_words << wordOf(*suit);
        else if (const auto ordinal = ordinals.constFind(rest); ordinal != ordinals.constEnd())
            m_words.back() = wordOf(*ordinal);
        else if (rest.size() == 1)
            m_words.back() = wordOf(m_words.back().text + rest);
        else
            m_words << wordOf(rest);
    }

    /// "two hundred" is one number.
    void joinHundreds()
    {
        if (m_words.size() < 2 || m_words.back().number != 100)
            return;
        const auto before = m_words[m_words.size() - 2].number;
        if (!before || *before < 1 || *before > 13)
            return;
        m_words.removeLast();
        m_words.back() = numberOf(*before * 100);
    }

    /// "minus 200" is one number.
    void takeMinus()
    {
        if (m_words.size() < 2 || !m_words.back().number || *m_words.back().number <= 0 ||
            !m_lists.minus.contains(m_words[m_words.size() - 2].text))
            return;
        const int number = -*m_words.takeLast().number;
        m_words.back() = numberOf(number);
    }

    const QString &m_text;
    const Lists &m_lists;
    QList<SearchWord> m_words;
    qsizetype m_at = 0;
    bool m_negative = false; ///< a minus was read before the number
};

} // namespace

QList<SearchWord> searchWords(const QString &text)
{
    const QString plain = folded(text);
    return WordReader(plain).read();
}

bool isSmallWord(const SearchWord &word)
{
    return !word.number && lists().smallWords.contains(word.text);
}

bool isNegation(const SearchWord &word)
{
    return lists().negations.contains(word.text);
}

QList<SearchWord> tellingWords(const QList<SearchWord> &words)
{
    QList<SearchWord> telling;
    std::copy_if(words.begin(), words.end(), std::back_inserter(telling),
                 [](const SearchWord &word) { return !isSmallWord(word); });
    return telling.isEmpty() ? words : telling;
}

} // namespace sandbag
