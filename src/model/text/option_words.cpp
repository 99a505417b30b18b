// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/option_words.h"

#include "rules/value_text.h"
#include "text/enum_rows.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sandbag {

namespace {

/// The word for a list without an entry.
struct EmptyList {
    const char *word, *what;
};
constexpr EmptyList kNoCards = QT_TRANSLATE_NOOP3("Values", "None", "a list of cards");
constexpr EmptyList kNoPoints = QT_TRANSLATE_NOOP3("Values", "None", "a list of points");

QString emptyWord(const EmptyList &list)
{
    return QCoreApplication::translate("Values", list.word, list.what);
}

QString numberWords(const Option &option, int value)
{
    if (option.absentWord && option.absentValue == value)
        return valueWord(option, option.absentWord);
    const int size = value < 0 ? -value : value;
    const QString words =
        option.unit ? toText(Sentence::counted(option.unit, size)) : QString::number(size);
    return withSign(value, words);
}

QString suitLadder(const std::vector<Suit> &suits)
{
    QStringList symbols;
    for (const Suit suit : suits)
        symbols << suitSymbol(suit);
    return symbols.join(QStringLiteral(" < "));
}

} // namespace

QString titleOf(const Option &option)
{
    return toText(Sentence(option.title));
}

QString helpOf(const Option &option)
{
    return toText(Sentence(option.help));
}

QString titleOf(OptionGroup group)
{
    return toText(Sentence(groupTitle(group)));
}

QString titleOf(const Preset &preset)
{
    return toText(Sentence(preset.title));
}

QString blurbOf(const Preset &preset)
{
    return toText(Sentence(preset.blurb));
}

QString valueWords(const Option &option, const RuleSet &rules)
{
    return valueWords(option, option.get(rules));
}

QString valueWords(const Option &option, const std::string &value)
{
    switch (option.type) {
    case OptionType::boolean:
        return value == "true" ? toText(Sentence(QT_TRANSLATE_NOOP("model", "Yes")))
                               : toText(Sentence(QT_TRANSLATE_NOOP("model", "No")));
    case OptionType::integer:
        return numberWords(option, QString::fromStdString(value).toInt());
    case OptionType::choice: {
        const auto at = std::find(option.values.begin(), option.values.end(), value);
        if (at == option.values.end())
            return {};
        return valueWord(option,
                         option.labels[static_cast<std::size_t>(at - option.values.begin())]);
    }
    case OptionType::cards: {
        const QString words = cardsWords(parseCards(value).value_or(CardList{}));
        return words.isEmpty() ? emptyWord(kNoCards) : words;
    }
    case OptionType::suits: {
        std::vector<Suit> suits;
        if (!fromText(value, suits) || suits.empty())
            return toText(Sentence(QT_TRANSLATE_NOOP("model", "Only spades are trump")));
        return suitLadder(suits);
    }
    case OptionType::points: {
        QStringList points;
        for (const QString &number : QString::fromStdString(value).split(u' ', Qt::SkipEmptyParts))
            points << numberText(number.toInt());
        return points.isEmpty() ? emptyWord(kNoPoints) : points.join(QStringLiteral(" : "));
    }
    }
    return {};
}

QString valueWord(const Option &option, const char *word)
{
    const QString own = QCoreApplication::translate("Values", word, option.title);
    return own == QString::fromUtf8(word) ? toText(word) : own;
}

QString suitSymbol(Suit suit)
{
    using Row = EnumRow<Suit, char16_t>;
    static constexpr Row kSymbols[] = {
        {Suit::clubs, u'♣'}, {Suit::diamonds, u'♦'}, {Suit::hearts, u'♥'}, {Suit::spades, u'♠'}};
    static_assert(standByNumber(kSymbols, &Row::key, Suit::spades));
    return QString(QChar(kSymbols[static_cast<std::size_t>(suit)].value));
}

QString suitName(Suit suit)
{
    using Row = EnumRow<Suit, const char *>;
    static constexpr Row kNames[] = {{Suit::clubs, QT_TRANSLATE_NOOP("model", "Clubs")},
                                     {Suit::diamonds, QT_TRANSLATE_NOOP("model", "Diamonds")},
                                     {Suit::hearts, QT_TRANSLATE_NOOP("model", "Hearts")},
                                     {Suit::spades, QT_TRANSLATE_NOOP("model", "Spades")}};
    static_assert(standByNumber(kNames, &Row::key, Suit::spades));
    return toText(Sentence(kNames[static_cast<std::size_t>(suit)].value));
}

QString cardWords(Card card)
{
    if (card == Card::bigJoker())
        return toText(Sentence(QT_TRANSLATE_NOOP("model", "Big joker")));
    if (card == Card::littleJoker())
        return toText(Sentence(QT_TRANSLATE_NOOP("model", "Little joker")));
    if (card == Card::thirdJoker())
        return toText(Sentence(QT_TRANSLATE_NOOP("model", "Third joker")));
    static constexpr const char *ranks[] = {"2", "3",  "4", "5", "6", "7", "8",
                                            "9", "10", "J", "Q", "K", "A"};
    return QString::fromLatin1(ranks[card.rank()]) + suitSymbol(card.suit());
}

QString cardsWords(const CardList &cards)
{
    QStringList words;
    for (const Card card : cards)
        words << cardWords(card);
    // Names of jokers have spaces, so that a list needs commas.
    return words.join(QStringLiteral(", "));
}

} // namespace sandbag
