// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/game_codes.h"

#include "rules/catalogue.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace sandbag {

namespace {

/// Numbers that people have written down name games by their places here: a new game is added at
/// the end, and none is taken out.
constexpr std::string_view kGames[] = {
    "standard",
    "zone",
    "family-4",
    "family-3",
    "family-2",
    "new-york",
    "barmore",
    "red-twos",
    "joker-joker-deuce-ace",
    "jokers-jacks",
    "deuces-high",
    "deuces-as-jokers",
    "everything-high",
    "dealer-kitty",
    "jokers-kitty",
    "high-side-kitty",
    "widow",
    "big-joker-pulls",
    "first-joker",
    "joke-trumps",
    "bauer",
    "suit-ladder",
    "partnership",
    "mo",
    "no-nines",
    "suicide",
    "whiz",
    "mirror",
    "fredieu",
    "auction",
    "three-b",
    "quicksand",
    "no-overs",
    "double-over",
    "oh-hell",
    "highlander",
    "cutthroat",
    "two-handed",
    "three-handed",
    "three-handed-jokers",
    "five-handed",
    "five-handed-jokers",
    "six-pairs",
    "six-triples",
    "six-solo",
    "six-jokers",
    "six-short",
    "cancellation-6",
    "cancellation-8",
    "high-stakes",
    "eight-deals",
    "short",
    "one-closes",
    "lodge",
    "call-break",
    "call-bridge",
    "batak-spades",
    "two-straight",
};
constexpr std::uint32_t kGameBound = 128;
constexpr std::uint32_t kHouseRules = kGameBound - 1;
constexpr std::uint32_t kMostDifferences = 1024;
constexpr std::uint32_t kNameBound = 1 << 20;
constexpr std::uint32_t kWordBound = 1 << 12; ///< of one option's words
constexpr std::uint32_t kMostListed = 64;

std::uint32_t wordCode(std::string_view word)
{
    return nameCode(word) % kWordBound;
}

void putSigned(NumberWriter &number, int value)
{
    number.put(value < 0 ? 1 : 0, 2);
    number.putCount(static_cast<std::uint32_t>(value < 0 ? -value : value));
}

int takeSigned(NumberReader &number)
{
    const bool negative = number.take(2) == 1;
    const int value = static_cast<int>(number.takeCount() & 0xffffff);
    return negative ? -value : value;
}

/// The words of a list of cards, suits or points, with what is read of each.
std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

void putWord(NumberWriter &number, OptionType type, const std::string &word)
{
    if (type == OptionType::cards)
        number.put(static_cast<std::uint32_t>(parseCard(word)->face()), Card::kFaces);
    else if (type == OptionType::suits)
        number.put(static_cast<std::uint32_t>(*parseSuit(word)), kSuits);
    else
        putSigned(number, std::stoi(word));
}

std::string takeWord(NumberReader &number, OptionType type)
{
    if (type == OptionType::cards)
        return toString(Card(static_cast<int>(number.take(Card::kFaces))));
    if (type == OptionType::suits)
        return {toChar(kAllSuits[number.take(kSuits)])};
    return std::to_string(takeSigned(number));
}

bool isList(OptionType type)
{
    return type == OptionType::cards || type == OptionType::suits || type == OptionType::points;
}

void putValue(NumberWriter &number, const Option &option, const std::string &value)
{
    if (option.type == OptionType::choice)
        number.put(wordCode(value), kWordBound);
    if (option.type == OptionType::integer)
        putSigned(number, std::stoi(value));
    if (!isList(option.type))
        return;
    const auto words = wordsOf(value);
    number.put(static_cast<std::uint32_t>(words.size()), kMostListed);
    for (const std::string &word : words)
        putWord(number, option.type, word);
}

/// "" where there is no such word.
std::string takeChoice(NumberReader &number, const Option &option)
{
    const std::uint32_t code = number.take(kWordBound);
    const auto found = std::find_if(option.values.begin(), option.values.end(),
                                    [code](const auto &word) { return wordCode(word) == code; });
    return found == option.values.end() ? std::string() : *found;
}

std::string takeValue(NumberReader &number, const Option &option, const std::string &before)
{
    if (option.type == OptionType::boolean)
        return before == "true" ? "false" : "true"; // it differs
    if (option.type == OptionType::choice)
        return takeChoice(number, option);
    if (option.type == OptionType::integer)
        return std::to_string(takeSigned(number));
    const std::uint32_t count = number.take(kMostListed);
    std::string text;
    for (std::uint32_t i = 0; i < count; ++i)
        text += (i > 0 ? " " : "") + takeWord(number, option.type);
    return text;
}

const Preset *gameOf(std::uint32_t code)
{
    return code < std::size(kGames) ? findPreset(kGames[code]) : nullptr;
}

const Option *optionOf(std::uint32_t code)
{
    for (const Option &option : catalogue()) {
        if (nameCode(option.id) == code)
            return &option;
    }
    return nullptr;
}

/// The game whose rules these are: that of their base, if it is one of them.
const Preset *gamePlayed(const CodedRules &rules)
{
    const Preset *base = findPreset(rules.base.toStdString());
    if (base && gameCode(base->id) && rulesOf(*base) == rules.rules)
        return base;
    for (const Preset &preset : presets()) {
        if (gameCode(preset.id) && rulesOf(preset) == rules.rules)
            return &preset;
    }
    return nullptr;
}

bool takeDifference(NumberReader &number, RuleSet &rules)
{
    const Option *option = optionOf(number.take(kNameBound));
    return option && option->set(rules, takeValue(number, *option, option->get(rules)));
}

} // namespace

std::uint32_t nameCode(std::string_view name)
{
    std::uint32_t hash = 2166136261U; // FNV-1a
    for (const char c : name)
        hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619U;
    return (hash ^ hash >> 20) % kNameBound;
}

std::optional<std::uint32_t> gameCode(std::string_view preset)
{
    const auto *found = std::find(std::begin(kGames), std::end(kGames), preset);
    if (found == std::end(kGames))
        return {};
    return static_cast<std::uint32_t>(found - std::begin(kGames));
}

void putRules(NumberWriter &number, const CodedRules &coded)
{
    if (const Preset *game = gamePlayed(coded)) {
        number.put(*gameCode(game->id), kGameBound);
        return;
    }
    const Preset *named = findPreset(coded.base.toStdString());
    const Preset &base = named && gameCode(named->id) ? *named : *findPreset("standard");
    const RuleSet from = rulesOf(base);
    const auto changed = differences(coded.rules, from);
    number.put(kHouseRules, kGameBound);
    number.put(*gameCode(base.id), kGameBound);
    number.put(static_cast<std::uint32_t>(changed.size()), kMostDifferences);
    for (const Option *option : changed) {
        number.put(nameCode(option->id), kNameBound);
        putValue(number, *option, option->get(coded.rules));
    }
}

std::optional<CodedRules> takeRules(NumberReader &number)
{
    const std::uint32_t code = number.take(kGameBound);
    const bool house = code == kHouseRules;
    const Preset *game = gameOf(house ? number.take(kGameBound) : code);
    if (!game)
        return {};
    CodedRules coded{QString::fromUtf8(game->id), rulesOf(*game)};
    const std::uint32_t changed = house ? number.take(kMostDifferences) : 0;
    for (std::uint32_t i = 0; i < changed; ++i) {
        if (!takeDifference(number, coded.rules))
            return {};
    }
    return coded;
}

} // namespace sandbag
