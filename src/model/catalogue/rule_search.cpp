// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/rule_search.h"

#include "cards/card.h"
#include "catalogue/rule_score.h"
#include "text/option_words.h"
#include "text/search_query.h"
#include "text/translate.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

// How much each place of a word says about its row: 1 the most.
constexpr double kTitle = 1;
constexpr double kAskedFor = 0.85;
constexpr double kWords = 0.7;
constexpr double kLabel = 0.5;
constexpr double kId = 0.5;
constexpr double kHelp = 0.25;
constexpr double kGroup = 0.15;

// And the phrases, when just this is typed.
constexpr double kTitlePhrase = 0.92;
constexpr double kLabelPhrase = 0.7;
constexpr double kGroupPhrase = 0.6;
/// English words while the application is in another language.
constexpr double kForeign = 0.95;

/// Of the rows that answer only some words of a search those are shown that are nearly the best.
constexpr double kNearlyBest = 0.7;
constexpr qsizetype kMostOfSome = 12;

/// A text of the catalogue in the languages in which people look for it.
struct Told {
    QString text;
    double part; ///< of the weight
};

QList<Told> told(const QString &own, const char *marked)
{
    const QString english = QString::fromUtf8(marked);
    QList<Told> texts = {{own, 1}};
    if (own != english)
        texts << Told{english, kForeign};
    return texts;
}

QList<Told> told(const char *marked)
{
    return told(toText(marked), marked);
}

/// The rows of the first options of groups: a group is found by its name there.
bool isFirstOfGroup(const Option &option)
{
    return option.index == 0 ||
           catalogue()[static_cast<std::size_t>(option.index) - 1].group != option.group;
}

/// "haed" is read as "had" for the sake of "ä"; it may as well be a slip of "head".
void addExchanged(const SearchIndex &index, AskedWord &one)
{
    if (one.word.written.isEmpty() || one.word.written == one.word.text)
        return;
    const WordMatches meant = index.exchanged(one.word.written);
    for (std::size_t at = 0; at < meant.size(); ++at)
        one.matches[at] = std::max(one.matches[at], meant[at]);
}

/// The words of a search, each with what it finds.
std::vector<AskedWord> askedWords(const SearchIndex &index, const QList<SearchWord> &words)
{
    std::vector<AskedWord> asked;
    for (const SearchWord &word : tellingWords(words)) {
        AskedWord one{word, index.matches(word)};
        addExchanged(index, one);
        const auto finds = [&] {
            return std::any_of(one.matches.begin(), one.matches.end(),
                               [](double match) { return match > 0; });
        };
        if (!finds())
            one.matches = index.nearMatches(word);
        one.known = word.number || finds();
        one.negates = isNegation(word);
        asked.push_back(std::move(one));
    }
    return asked;
}

void weigh(std::vector<AskedWord> &asked, const std::vector<SearchRow> &rows)
{
    for (AskedWord &one : asked) {
        const auto with = std::count_if(
            rows.begin(), rows.end(), [&](const SearchRow &row) { return answerOf(row, one) > 0; });
        one.rarity = one.known ? std::log(2.0 + static_cast<double>(rows.size()) /
                                                    (1.0 + static_cast<double>(with)))
                               : 1;
    }
}

/// The card that a word names; small words name none ("as").
std::optional<Card> cardIn(const QString &word)
{
    const QList<SearchWord> read = searchWords(word);
    if (read.size() == 1 && isSmallWord(read.front()))
        return std::nullopt;
    return parseCard(word.toUpper().toStdString());
}

/// Of a rule of cards those that are named: "out 2h 2d". What is a word of the rules, too, names
/// none by itself: "as" are the aces in French, and the ace of spades in the files.
QString valueIn(const SearchIndex &index, const QString &typed, const Option &option,
                const RowScore &score)
{
    if (option.type != OptionType::cards || !score.value.isEmpty())
        return score.value;
    CardList cards;
    bool named = false;
    for (const QString &word : typed.split(u' ', Qt::SkipEmptyParts))
        if (const auto card = cardIn(word)) {
            cards.push_back(*card);
            const QList<SearchWord> read = searchWords(word);
            named = named || read.size() != 1 || !index.knows(read.front());
        }
    return named ? QString::fromStdString(toString(cards)) : QString();
}

/// "bj" is a word of no rule.
QString withoutJokers(const QString &typed)
{
    QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    words.removeIf([](const QString &word) {
        const auto card = cardIn(word);
        return card && card->isJoker();
    });
    return words.isEmpty() ? typed : words.join(u' ');
}

/// The words typed, and the same with two joined where a row has the joined word: "over tricks".
QList<QList<SearchWord>> spellings(const SearchIndex &index, const QString &typed)
{
    const QList<SearchWord> words = searchWords(QString(typed).remove(u'#'));
    QList<QList<SearchWord>> all = {words};
    for (qsizetype at = 1; at < words.size(); ++at) {
        const QList<SearchWord> one = searchWords(words[at - 1].text + words[at].text);
        if (words[at - 1].number || words[at].number || one.size() != 1 || !index.knows(one[0]))
            continue;
        QList<SearchWord> other = words;
        other.removeAt(at);
        other[at - 1] = one[0];
        all << other;
    }
    return all;
}

} // namespace

QString RuleSearch::textOf(const Preset &game)
{
    QStringList words = {QString::fromLatin1(game.id)};
    for (const char *text : {game.title, game.blurb, game.words})
        for (const Told &one : told(text))
            words << one.text;
    return SearchQuery::prepare(words.join(QLatin1Char(' ')));
}

RuleSearch::RuleSearch(const std::atomic<bool> *stop)
{
    m_rows.resize(catalogue().size());
    for (const Option &option : catalogue())
        if (!stop || !*stop)
            read(option);
    for (const Preset &preset : presets())
        m_games << textOf(preset);
}

void RuleSearch::read(const Option &option)
{
    SearchRow &row = m_rows[static_cast<std::size_t>(option.index)];
    const auto words = [&](const char *text, double weight) {
        for (const Told &one : told(text))
            m_index.addWords(row, one.text, weight * one.part);
    };
    words(option.title, kTitle);
    words(option.words, kWords);
    words(option.help, kHelp);
    words(groupTitle(option.group), kGroup);
    m_index.addWords(row, QString::fromLatin1(option.id).replace(u'_', u' '), kId);
    for (const Told &one : told(option.title))
        m_index.addPhrase(row, one.text, kTitlePhrase * one.part);
    m_index.addPhrase(row, QString::fromLatin1(option.id).replace(u'_', u' '), kTitlePhrase);
    for (std::size_t at = 0; at < option.labels.size(); ++at) {
        const char *label = option.labels[at];
        for (const Told &one : told(valueWord(option, label), label)) {
            m_index.addWords(row, one.text, kLabel * one.part);
            m_index.addPhrase(row, one.text, kLabelPhrase * one.part,
                              QString::fromStdString(option.values[at]));
        }
    }
    for (const Told &one : told(option.askedFor))
        for (const QString &phrase : one.text.split(u';', Qt::SkipEmptyParts)) {
            QString said = phrase.section(u'=', 0, 0);
            m_index.addPhrase(row, said, one.part, phrase.section(u'=', 1).trimmed());
            m_index.addWords(row, said.remove(u'#'), kAskedFor * one.part);
        }
    if (isFirstOfGroup(option))
        for (const Told &one : told(groupTitle(option.group)))
            m_index.addPhrase(row, one.text, kGroupPhrase * one.part);
}

QList<FoundRule> RuleSearch::rules(const QString &typed) const
{
    QList<FoundRule> found;
    std::vector<RowScore> best(m_rows.size());
    for (const QList<SearchWord> &words : spellings(m_index, withoutJokers(typed))) {
        std::vector<AskedWord> asked = askedWords(m_index, words);
        const auto known = std::count_if(asked.begin(), asked.end(),
                                         [](const AskedWord &one) { return one.known; });
        if (2 * known < static_cast<std::ptrdiff_t>(asked.size()) || known == 0)
            continue;
        weigh(asked, m_rows);
        for (const Option &option : catalogue()) {
            const auto at = static_cast<std::size_t>(option.index);
            RowScore score = scoreOf(option, m_rows[at], asked);
            if (score.score > best[at].score)
                best[at] = std::move(score);
        }
    }
    double top = 0;
    bool all = false;
    for (const RowScore &one : best) {
        top = std::max(top, one.score);
        all |= one.all;
    }
    for (const Option &option : catalogue()) {
        const RowScore &one = best[static_cast<std::size_t>(option.index)];
        if (one.score > 0 && ((all && one.all) || one.score >= (all ? top : top * kNearlyBest)))
            found << FoundRule{&option, valueIn(m_index, typed, option, one), one.score,
                               one.together};
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const FoundRule &a, const FoundRule &b) { return a.score > b.score; });
    if (!all && found.size() > kMostOfSome)
        found.resize(kMostOfSome);
    return found;
}

QList<const Preset *> RuleSearch::games(const QString &typed) const
{
    const SearchQuery query(mended(typed));
    QList<const Preset *> found;
    for (std::size_t at = 0; at < presets().size() && !query.empty(); ++at)
        if (query.matches(m_games[static_cast<qsizetype>(at)]))
            found << &presets()[at];
    return found;
}

QString RuleSearch::mended(const QString &typed) const
{
    QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QString &text : words) {
        const QList<SearchWord> one = searchWords(text);
        const bool elsewhere =
            std::any_of(m_games.begin(), m_games.end(),
                        [&](const QString &game) { return SearchQuery(text).matches(game); });
        if (one.size() != 1 || one[0].number || elsewhere || isSmallWord(one[0]))
            continue;
        const WordMatches matches = m_index.matches(one[0]);
        const bool known =
            std::any_of(matches.begin(), matches.end(), [](double match) { return match > 0; });
        if (const QString meant = known ? QString() : m_index.meant(one[0]); !meant.isEmpty())
            text = meant;
    }
    return words.join(QLatin1Char(' '));
}

} // namespace sandbag
