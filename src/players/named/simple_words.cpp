// SPDX-License-Identifier: GPL-3.0-or-later
#include "named/simple_words.h"

#include <algorithm>
#include <charconv>

namespace sandbag {

namespace {

constexpr int kMostHundredths = 10'000;

bool readStyleWord(std::string_view word, SimpleStyle &style)
{
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos)
        return false;
    const std::string_view name = word.substr(0, sign), value = word.substr(sign + 1);
    int number = 0;
    const char *end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc{} || stop != end || number < 0 || number > kMostHundredths)
        return false;
    const float part = static_cast<float>(number) / 100;
    if (name == "memory")
        style.handicap.memory = part;
    else if (name == "noise")
        style.handicap.noise = part;
    else if (name == "whim")
        style.handicap.whim = part;
    else if (name == "bids")
        style.handicap.bidNoise = part;
    else if (name == "attentive")
        style.handicap.attentive = number != 0;
    else if (name == "kind")
        style.kind = number != 0;
    else
        return false;
    return true;
}

} // namespace

std::optional<SimpleStyle> parseSimpleStyle(std::string_view words)
{
    SimpleStyle style;
    while (!words.empty()) {
        if (words.front() != ':')
            return {};
        words.remove_prefix(1);
        const std::size_t end = std::min(words.find(':'), words.size());
        if (!readStyleWord(words.substr(0, end), style))
            return {};
        words.remove_prefix(end);
    }
    return style;
}

} // namespace sandbag
