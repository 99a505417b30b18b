// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/catalogue.h"

#include "rules/value_text.h"
#include "text/enum_rows.h"
#include "text/mark.h"

#include <algorithm>
#include <initializer_list>
#include <iterator>

namespace sandbag {

namespace {

/// Splits the words of an enumeration, "by_one, sides", into the words of the files.
std::vector<std::string> fileWords(std::string_view names)
{
    std::vector<std::string> words(1);
    for (const char letter : names) {
        if (letter == ',')
            words.emplace_back();
        else if (letter == '_')
            words.back() += '-';
        else if (letter != ' ')
            words.back() += letter;
    }
    for (std::string &word : words) {
        if (!word.empty() && word.back() == '-') // "auto_": the plain word is taken by C++
            word.pop_back();
    }
    return words;
}

template<auto Member>
std::string getValue(const RuleSet &rules)
{
    return valueText(rules.*Member);
}

template<auto Member>
bool setValue(RuleSet &rules, std::string_view text)
{
    return fromText(text, rules.*Member);
}

/// What rows of all types have in common.
struct RowHead {
    OptionType type;
    const char *id;
    OptionGroup group;
    const char *title;
    const char *help;
};

/// A row with that head; its caller fills in the rest.
Option &addRow(std::vector<Option> &options, const RowHead &head)
{
    Option &option = options.emplace_back();
    option.index = static_cast<int>(options.size()) - 1;
    option.type = head.type;
    option.id = head.id;
    option.group = head.group;
    option.title = head.title;
    option.help = head.help;
    return option;
}

template<auto Member>
void bind(Option &option)
{
    option.get = getValue<Member>;
    option.set = setValue<Member>;
}

template<auto Member, int Least, int Most>
bool setInRange(RuleSet &rules, std::string_view text)
{
    int number = 0;
    if (!fromText(text, number) || number < Least || number > Most)
        return false;
    rules.*Member = number;
    return true;
}

template<auto Member>
bool setInAnyOrder(RuleSet &rules, std::string_view text)
{
    if (!fromText(text, rules.*Member))
        return false;
    CardList &cards = rules.*Member; // may be longer than any hand
    std::sort(cards.begin(), cards.end(), filesBefore);
    return true;
}

/// The words of one enumeration, split once.
template<auto Member>
std::vector<std::string> &wordsOf()
{
    static std::vector<std::string> words;
    return words;
}

template<auto Member>
std::string getChoice(const RuleSet &rules)
{
    return wordsOf<Member>()[static_cast<std::size_t>(rules.*Member)];
}

template<auto Member>
bool setChoice(RuleSet &rules, std::string_view text)
{
    const std::vector<std::string> &words = wordsOf<Member>();
    const auto at = std::find(words.begin(), words.end(), text);
    if (at == words.end())
        return false;
    using Choice = std::remove_reference_t<decltype(rules.*Member)>;
    rules.*Member = static_cast<Choice>(at - words.begin());
    return true;
}

/// A word for a value; where it is marked with the title of its row (see options.def), that is for
/// translators.
struct ValueWord {
    ValueWord(const char *word, const char * /*title*/ = nullptr) : text(word) {}
    const char *text;
};

const char *textOf(ValueWord word)
{
    return word.text;
}

template<auto Member>
void bindChoice(Option &option, const char *names, std::initializer_list<ValueWord> labels)
{
    wordsOf<Member>() = fileWords(names);
    option.values = wordsOf<Member>();
    std::transform(labels.begin(), labels.end(), std::back_inserter(option.labels), textOf);
    option.get = getChoice<Member>;
    option.set = setChoice<Member>;
}

/// What a number counts, so that it can be read without its title.
namespace unit {

constexpr const char *points = QT_TRANSLATE_N_NOOP("engine", "%n point(s)");
constexpr const char *tricks = QT_TRANSLATE_N_NOOP("engine", "%n trick(s)");
constexpr const char *cards = QT_TRANSLATE_N_NOOP("engine", "%n card(s)");
constexpr const char *bags = QT_TRANSLATE_N_NOOP("engine", "%n bag(s)");
constexpr const char *deals = QT_TRANSLATE_N_NOOP("engine", "%n deal(s)");
constexpr const char *times = QT_TRANSLATE_N_NOOP("engine", "%n time(s)");
constexpr const char *sets = QT_TRANSLATE_N_NOOP("engine", "%n set(s)");
constexpr const char *minutes = QT_TRANSLATE_N_NOOP("engine", "%n minute(s)");
constexpr const char *seconds = QT_TRANSLATE_N_NOOP("engine", "%n second(s)");

} // namespace unit

#define SEEDS(text) option.seeds = text;
#define USUAL(text) option.usual = text;
#define UNIT(name) option.unit = unit::name;
#define ABSENT(number, text)     \
    option.absentValue = number; \
    option.absentWord = textOf(text);
#define NOTHING(value) option.nothing = value;
#define ANY_ORDER(id) option.set = setInAnyOrder<&RuleSet::id>;
#define COMPANION(id) option.companion = #id;
#define MEANING(function) // the rulebook's, see rulebook/meaning_rows.h
#define WORDS(text) option.words = text;
#define ASKED_FOR(text) option.askedFor = text;

#define ROW(type, id, group, title, help) \
    Option &option = addRow(options, {OptionType::type, #id, OptionGroup::group, title, help})
#define BOUND_ROW(type, id, group, title, help, clauses) \
    {                                                    \
        ROW(type, id, group, title, help);               \
        bind<&RuleSet::id>(option);                      \
        clauses                                          \
    }
#define OPTION_BOOL(id, group, initial, title, help, clauses) \
    BOUND_ROW(boolean, id, group, title, help, clauses)
#define OPTION_CARDS(id, group, initial, title, help, clauses) \
    BOUND_ROW(cards, id, group, title, help, clauses)
#define OPTION_SUITS(id, group, initial, title, help, clauses) \
    BOUND_ROW(suits, id, group, title, help, clauses)
#define OPTION_POINTS(id, group, initial, title, help, clauses) \
    BOUND_ROW(points, id, group, title, help, clauses)
#define OPTION_INT(id, group, initial, lowest, highest, title, help, clauses) \
    {                                                                         \
        ROW(integer, id, group, title, help);                                 \
        option.least = lowest;                                                \
        option.most = highest;                                                \
        option.get = getValue<&RuleSet::id>;                                  \
        option.set = setInRange<&RuleSet::id, lowest, highest>;               \
        clauses                                                               \
    }
#define NAMES(...) #__VA_ARGS__
#define VALUES(...) NAMES(__VA_ARGS__)
#define LABELS(...) \
    {               \
        __VA_ARGS__ \
    }
#define OPTION_ENUM(id, Type, group, initial, title, help, values, labels, clauses) \
    {                                                                               \
        ROW(choice, id, group, title, help);                                        \
        bindChoice<&RuleSet::id>(option, values, labels);                           \
        clauses                                                                     \
    }

std::vector<Option> makeCatalogue()
{
    std::vector<Option> options;
#include "rules/options.def"
    return options;
}

struct GroupRow {
    OptionGroup group;
    const char *id;
    const char *title;
};

constexpr GroupRow kGroups[] = {
    {OptionGroup::table, "table", QT_TRANSLATE_NOOP("engine", "Table and deck")},
    {OptionGroup::trumps, "trumps", QT_TRANSLATE_NOOP("engine", "Ranks and trumps")},
    {OptionGroup::dealing, "dealing", QT_TRANSLATE_NOOP("engine", "Dealing")},
    {OptionGroup::passing, "passing", QT_TRANSLATE_NOOP("engine", "Kitty and passing")},
    {OptionGroup::bidding, "bidding", QT_TRANSLATE_NOOP("engine", "Bidding")},
    {OptionGroup::nil, "nil", QT_TRANSLATE_NOOP("engine", "Nil")},
    {OptionGroup::special, "special", QT_TRANSLATE_NOOP("engine", "Blind and special bids")},
    {OptionGroup::auction, "auction", QT_TRANSLATE_NOOP("engine", "Auction")},
    {OptionGroup::play, "play", QT_TRANSLATE_NOOP("engine", "Play")},
    {OptionGroup::contract, "contract", QT_TRANSLATE_NOOP("engine", "Scoring the contract")},
    {OptionGroup::bags, "bags", QT_TRANSLATE_NOOP("engine", "Bags")},
    {OptionGroup::bonuses, "bonuses", QT_TRANSLATE_NOOP("engine", "Trick bonuses")},
    {OptionGroup::winning, "winning", QT_TRANSLATE_NOOP("engine", "Ending the match")},
};
static_assert(standByNumber(kGroups, &GroupRow::group, OptionGroup::winning));

} // namespace

std::span<const Option> catalogue()
{
    static const std::vector<Option> options = makeCatalogue();
    return options;
}

const Option *findOption(std::string_view id)
{
    const std::span<const Option> options = catalogue();
    const auto at = std::find_if(options.begin(), options.end(),
                                 [id](const Option &option) { return option.id == id; });
    return at == options.end() ? nullptr : &*at;
}

const char *groupTitle(OptionGroup group)
{
    return kGroups[static_cast<std::size_t>(group)].title;
}

const char *groupId(OptionGroup group)
{
    return kGroups[static_cast<std::size_t>(group)].id;
}

std::vector<const Option *> differences(const RuleSet &a, const RuleSet &b)
{
    std::vector<const Option *> rows;
    for (const Option &option : catalogue()) {
        if (option.get(a) != option.get(b))
            rows.push_back(&option);
    }
    return rows;
}

} // namespace sandbag
