// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/value_text.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace sandbag {

std::string valueText(bool value)
{
    return value ? "true" : "false";
}

std::string valueText(int value)
{
    return std::to_string(value);
}

std::string valueText(const CardList &value)
{
    return toString(value);
}

std::string valueText(const std::vector<Suit> &value)
{
    std::string text;
    for (const Suit suit : value) {
        if (!text.empty())
            text += ' ';
        text += toChar(suit);
    }
    return text;
}

std::string valueText(const std::vector<int> &value)
{
    std::string text;
    for (const int number : value) {
        if (!text.empty())
            text += ' ';
        text += std::to_string(number);
    }
    return text;
}

bool fromText(std::string_view text, bool &value)
{
    if (text != "true" && text != "false")
        return false;
    value = text == "true";
    return true;
}

bool fromText(std::string_view text, int &value)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        return false;
    value = number;
    return true;
}

bool fromText(std::string_view text, CardList &value)
{
    const auto cards = parseCards(text);
    const auto low = [](Card card) { return card.isLowAce(); };
    if (!cards || std::any_of(cards->begin(), cards->end(), low))
        return false;
    value = *cards;
    return true;
}

bool fromText(std::string_view text, std::vector<Suit> &value)
{
    std::vector<Suit> suits;
    while (!text.empty()) {
        const auto suit = parseSuit(text.substr(0, 1));
        const bool lettersApart = text.size() == 1 || (text[1] == ' ' && text.size() > 2);
        if (!suit || !lettersApart)
            return false;
        suits.push_back(*suit);
        text.remove_prefix(std::min<std::size_t>(2, text.size()));
    }
    value = std::move(suits);
    return true;
}

bool fromText(std::string_view text, std::vector<int> &value)
{
    std::vector<int> numbers;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        int number = 0;
        if (!fromText(text.substr(0, end), number) || std::abs(number) > kMostStartPoints ||
            end + 1 == text.size())
            return false;
        numbers.push_back(number);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    value = std::move(numbers);
    return true;
}

} // namespace sandbag
