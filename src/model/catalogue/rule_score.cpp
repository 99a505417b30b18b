// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/rule_score.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace sandbag {

namespace {

// Weights of a match: the words are a phrase of the row, all are in the row, where in it they are,
// a number is one that people play.
constexpr double kPhrase = 100;
constexpr double kAnswered = 40;
constexpr double kPlace = 20;
constexpr double kUsualValue = 6;
/// A number that is the value takes no part in what the words mean, but for a rest.
constexpr double kValueRest = 0.1;
/// Every word of a value's label has to be there that well for the value to be asked for.
constexpr double kSaid = 0.6;
/// And so well of a phrase that is all that was typed.
constexpr double kNothingElse = 0.9;
/// How well a number fits that is close to those that people play.
constexpr double kPlausible = 0.5;

/// A number as a value of a rule.
struct Value {
    int number = 0;
    double fit = 0; ///< 0: cannot be; 1: as others play
};

QList<int> usualOf(const Option &option)
{
    QList<int> numbers;
    for (const QString &number :
         QString::fromLatin1(option.usual).split(QLatin1Char(' '), Qt::SkipEmptyParts))
        numbers << number.toInt();
    return numbers;
}

/// Whether it is close to numbers that people play: between half of the least and twice the most.
bool isPlausible(const QList<int> &usual, int number)
{
    int least = 0, most = 0;
    for (const int other : usual) {
        const int size = std::abs(other);
        least = size > 0 && (least == 0 || size < least) ? size : least;
        most = std::max(most, size);
    }
    return 2 * std::abs(number) >= least && std::abs(number) <= 2 * most;
}

Value valueOf(const Option &option, int typed)
{
    if (option.type != OptionType::integer)
        return {};
    // A loss is said with a minus or without one, whichever way the rule counts it.
    const int turned = option.most <= 0 || (option.least >= 0 && typed < 0) ? -typed : typed;
    const bool asTyped = typed >= option.least && typed <= option.most;
    const int number = asTyped ? typed : turned;
    if (number < option.least || number > option.most)
        return {};
    const QList<int> usual = usualOf(option);
    const double part = asTyped || option.most <= 0 ? 1 : 0.7;
    if (usual.contains(number))
        return {number, part};
    return {number, part * (isPlausible(usual, number) ? 0.7 : 0.4)};
}

/// The number of the search that suits the rule best, and which word it is.
struct AskedValue {
    Value value;
    std::size_t at = 0;
};

AskedValue askedValue(const Option &option, const std::vector<AskedWord> &asked)
{
    AskedValue best;
    for (std::size_t at = 0; at < asked.size(); ++at) {
        if (!asked[at].word.number)
            continue;
        const Value value = valueOf(option, *asked[at].word.number);
        if (value.fit > best.value.fit)
            best = {value, at};
    }
    return best;
}

/// How far the search and a phrase are the same.
struct Likeness {
    double both = 0;        ///< 1 where no word of either is without the other
    bool whole = false;     ///< the whole phrase was said
    bool anyNumber = false; ///< its "#" is a number of the search
};

bool severalNumbers(const SearchPhrase &phrase)
{
    return std::count_if(phrase.words.begin(), phrase.words.end(),
                         [](int one) { return one < 0; }) > 1;
}

/// Whether a number of the search fills the "#" of a phrase. Of several ("bags -# at #") each fills
/// one; alone it has to be the value.
bool isAnyNumber(const Option &option, const SearchPhrase &phrase, int word, const AskedWord &asked,
                 bool isValue)
{
    if (!asked.word.number)
        return false;
    const bool below = *asked.word.number < 0;
    if (word == kNumberBelowZero ? !below : (below && option.least >= 0))
        return false;
    return option.type != OptionType::integer || severalNumbers(phrase) || isValue;
}

Likeness likeness(const Option &option, const SearchPhrase &phrase,
                  const std::vector<AskedWord> &asked, const AskedValue &number)
{
    std::vector<double> said(phrase.words.size()); // how well each word of the phrase
    const bool hasNumber = *std::min_element(phrase.words.begin(), phrase.words.end()) < 0;
    double heard = 0, all = 0;
    bool denied = false; // "no suicide" does not ask for it
    for (std::size_t at = 0; at < asked.size(); ++at) {
        const bool isValue = number.value.fit > 0 && number.at == at;
        double best = 0;
        for (std::size_t in = 0; in < phrase.words.size(); ++in) {
            const int word = phrase.words[in];
            const bool any = word < 0 && isAnyNumber(option, phrase, word, asked[at],
                                                     isValue && number.value.fit > kPlausible);
            const double match =
                word < 0 ? (any ? 1 : 0) : asked[at].matches[static_cast<std::size_t>(word)];
            said[in] = std::max(said[in], match);
            best = std::max(best, match);
        }
        const double weight =
            asked[at].rarity * (isValue && !hasNumber && best == 0 ? kValueRest : 1);
        heard += weight * best;
        all += weight;
        denied |= asked[at].negates && best == 0 && !phrase.value.isEmpty();
    }
    const double total = std::accumulate(said.begin(), said.end(), 0.0);
    const bool whole = !denied && *std::min_element(said.begin(), said.end()) >= kSaid;
    return {heard / all * total / static_cast<double>(said.size()), whole, hasNumber && whole};
}

/// What the phrases of a row make of a search.
struct PhraseAnswer {
    double score = 0;
    bool numberSaid = false; ///< a "#" is a number of the search
    QString value;           ///< of the phrase that was said whole
    bool together = false;   ///< just this was said, with several numbers
};

PhraseAnswer answerOfPhrases(const Option &option, const SearchRow &row,
                             const std::vector<AskedWord> &asked, const AskedValue &number)
{
    PhraseAnswer answer;
    double valueSaid = 0;
    for (const SearchPhrase &phrase : row.phrases) {
        const Likeness like = likeness(option, phrase, asked, number);
        answer.score = std::max(answer.score, phrase.weight * like.both);
        answer.numberSaid |= like.anyNumber;
        answer.together |= like.whole && like.both > kNothingElse && severalNumbers(phrase);
        const bool better = like.both > valueSaid ||
                            (like.both == valueSaid && answer.value.isEmpty()); // "no nines"
        if (like.whole && better) {
            valueSaid = like.both;
            answer.value = phrase.value;
        }
    }
    return answer;
}

/// How well the words of a phrase answer one word of a search.
double answerOf(const SearchPhrase &phrase, const AskedWord &asked)
{
    double best = 0;
    for (const int word : phrase.words)
        if (word >= 0)
            best = std::max(best, asked.matches[static_cast<std::size_t>(word)]);
    return best;
}

/// The words that the title does not answer are those of a value: "leading spades any" means "at
/// any time", though not all of its words are there. Empty where they may be of several values.
QString labelMeant(const Option &option, const SearchRow &row, const std::vector<AskedWord> &asked)
{
    if (option.type != OptionType::choice ||
        std::any_of(asked.begin(), asked.end(), [](const AskedWord &one) { return one.negates; }))
        return {};
    const auto said = [](const SearchPhrase &phrase, const AskedWord &one) {
        return answerOf(phrase, one) >= kSaid;
    };
    std::vector<const AskedWord *> left;
    for (const AskedWord &one : asked)
        if (std::none_of(row.phrases.begin(), row.phrases.end(), [&](const SearchPhrase &phrase) {
                return phrase.value.isEmpty() && said(phrase, one);
            }))
            left.push_back(&one);
    QString meant;
    for (const SearchPhrase &phrase : row.phrases) {
        const bool all =
            !left.empty() && !phrase.value.isEmpty() &&
            std::all_of(left.begin(), left.end(), [&](auto *one) { return said(phrase, *one); });
        if (!all || phrase.value == meant)
            continue;
        if (!meant.isEmpty())
            return {};
        meant = phrase.value;
    }
    return meant;
}

} // namespace

double answerOf(const SearchRow &row, const AskedWord &asked)
{
    double best = 0;
    for (const SearchRow::Word &word : row.words)
        best = std::max(best, asked.matches[static_cast<std::size_t>(word.number)]);
    return best;
}

RowScore scoreOf(const Option &option, const SearchRow &row, const std::vector<AskedWord> &asked)
{
    const AskedValue number = askedValue(option, asked);
    const PhraseAnswer phrases = answerOfPhrases(option, row, asked, number);
    const bool words = std::any_of(asked.begin(), asked.end(),
                                   [](const AskedWord &one) { return !one.word.number; });
    // A number alone could be the value of half the rules.
    const bool hasValue = number.value.fit > 0 && (words || phrases.numberSaid);
    RowScore result{0, true, phrases.value, phrases.together};
    double answered = 0, place = 0, all = 0;
    for (std::size_t at = 0; at < asked.size(); ++at) {
        double best = hasValue && number.at == at ? (1 + number.value.fit) / 2 : 0;
        double bestPlace = 0;
        for (const SearchRow::Word &word : row.words) {
            const double match = asked[at].matches[static_cast<std::size_t>(word.number)];
            best = std::max(best, match);
            bestPlace = std::max(bestPlace, match * word.weight);
        }
        answered += asked[at].rarity * best;
        place += asked[at].rarity * bestPlace;
        all += asked[at].rarity;
        result.all &= best > 0 || !asked[at].known;
    }
    result.score = kPhrase * phrases.score + kAnswered * answered / all + kPlace * place / all;
    if (hasValue)
        result.score += kUsualValue * number.value.fit;
    if (hasValue && result.value.isEmpty())
        result.value = QString::number(number.value.number);
    if (result.value.isEmpty())
        result.value = labelMeant(option, row, asked);
    return result;
}

} // namespace sandbag
