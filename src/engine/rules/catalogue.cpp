// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/catalogue.h"

#include "rules/value_text.h"
#include "text/mark.h"

#include <algorithm>
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
    return toText(rules.*Member);
}

template<auto Member>
bool setValue(RuleSet &rules, std::string_view text)
{
    return fromText(text, rules.*Member);
}

/// A row of what all types have in common; get and set are filled in by its caller.
Option row(OptionType type, const char *id, OptionGroup group, const char *title, const char *help,
           const char *seeds)
{
    Option option;
    option.type = type;
    option.id = id;
    option.group = group;
    option.title = title;
    option.help = help;
    option.seeds = seeds;
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

template<auto Member>
void bindChoice(Option &option, const char *names, std::vector<const char *> labels)
{
    wordsOf<Member>() = fileWords(names);
    option.values = wordsOf<Member>();
    option.labels = std::move(labels);
    option.get = getChoice<Member>;
    option.set = setChoice<Member>;
}

#define ROW(type, id, group, title, help, seeds) \
    options.push_back(row(OptionType::type, #id, OptionGroup::group, title, help, seeds))
#define OPTION_BOOL(id, group, initial, title, help, seeds) \
    ROW(boolean, id, group, title, help, seeds);            \
    bind<&RuleSet::id>(options.back());
#define OPTION_INT(id, group, initial, lowest, highest, title, help, seeds, others) \
    ROW(integer, id, group, title, help, seeds);                                    \
    options.back().least = lowest;                                                  \
    options.back().most = highest;                                                  \
    options.back().usual = others;                                                  \
    options.back().get = getValue<&RuleSet::id>;                                    \
    options.back().set = setInRange<&RuleSet::id, lowest, highest>;
#define NAMES(...) #__VA_ARGS__
#define VALUES(...) NAMES(__VA_ARGS__)
#define LABELS(...) \
    {               \
        __VA_ARGS__ \
    }
#define OPTION_ENUM(id, Type, group, initial, title, help, seeds, values, labels) \
    ROW(choice, id, group, title, help, seeds);                                   \
    bindChoice<&RuleSet::id>(options.back(), values, labels);
#define OPTION_CARDS(id, group, initial, title, help, seeds) \
    ROW(cards, id, group, title, help, seeds);               \
    bind<&RuleSet::id>(options.back());
#define OPTION_SUITS(id, group, initial, title, help, seeds) \
    ROW(suits, id, group, title, help, seeds);               \
    bind<&RuleSet::id>(options.back());

std::vector<Option> makeCatalogue()
{
    std::vector<Option> options;
#include "rules/options.def"
    for (std::size_t i = 0; i < options.size(); ++i)
        options[i].index = static_cast<int>(i);
    return options;
}

struct GroupRow {
    OptionGroup group;
    const char *id;
    const char *title;
};

constexpr GroupRow kGroups[] = {
    {OptionGroup::table, "table", QT_TRANSLATE_NOOP("engine", "Table and pack")},
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
    {OptionGroup::winning, "winning", QT_TRANSLATE_NOOP("engine", "Winning")},
};

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
