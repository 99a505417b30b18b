// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/search_options.h"

#include <charconv>

namespace sandbag {

namespace {

constexpr int kMostMilliseconds = 3'600'000;
constexpr int kMostIterations = 1'000'000'000;
constexpr int kMostThreads = 256;
constexpr int kMostCards = 64;
constexpr int kMostSolved = 6;
constexpr int kMostHundredth = 100;
constexpr int kMostDread = 1000;  ///< points
constexpr int kMostHeed = 10'000; ///< hundredths
constexpr int kMostShy = 10'000;  ///< thousandths: nobody who is not forced to goes blind

template<typename Number>
bool readNumber(std::string_view text, Number least, Number most, Number &number)
{
    const char *end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end && number >= least && number <= most;
}

bool readWord(std::string_view word, SearchOptions &options)
{
    const std::size_t sign = word.find('=');
    if (sign == std::string_view::npos)
        return false;
    const std::string_view name = word.substr(0, sign), value = word.substr(sign + 1);
    int number = 0;
    if (name == "ms")
        return readNumber(value, 1, kMostMilliseconds, options.milliseconds);
    if (name == "iterations")
        return readNumber(value, 1, kMostIterations, options.iterations);
    if (name == "threads")
        return readNumber(value, 1, kMostThreads, options.threads);
    if (name == "open")
        return readNumber(value, 0, kMostCards, options.openCards);
    if (name == "ends")
        return readNumber(value, 0, kMostSolved, options.solvedTricks);
    if (name == "shy" && readNumber(value, 0, kMostShy, number)) {
        options.temper.blindShy = static_cast<float>(number) / 1000;
        return true;
    }
    if (name == "heed" && readNumber(value, 0, kMostHeed, number)) {
        options.heed = static_cast<float>(number) / 100;
        return true;
    }
    if (name == "blind" && readNumber(value, 0, kMostHundredth, number)) {
        options.temper.blindBelow = static_cast<float>(number) / 100;
        return true;
    }
    if (name == "tenth" && readNumber(value, 0, kMostDread, number)) {
        options.temper.tenthBag = static_cast<float>(number);
        return true;
    }
    if (name == "kind" && readNumber(value, 0, 1, number)) {
        options.kind = number != 0;
        return true;
    }
    if (name == "explain" && readNumber(value, 0, 1, number)) {
        options.explain = number != 0;
        return true;
    }
    if (name == "calls" && readNumber(value, 0, 1, number)) {
        const float shy = options.temper.blindShy;
        options.temper = number ? BidTemper::taught() : BidTemper::first();
        options.temper.blindShy = shy;
        return true;
    }
    return false;
}

} // namespace

std::optional<SearchOptions> parseSearchOptions(std::string_view words)
{
    SearchOptions options;
    constexpr std::string_view kFirst = "@1", kSecond = "@2";
    if (words.starts_with(kFirst)) {
        options.taught = false;
        options.belief = BeliefOptions::first();
        options.temper = BidTemper::first();
        options.weights = CardWeights::first();
        options.openCards = 0;
        options.solvedTricks = 0;
        options.kind = false;
        words.remove_prefix(kFirst.size());
    } else if (words.starts_with(kSecond)) {
        options.temper = BidTemper::second();
        options.weights.picks = PickWeights::second();
        options.kind = false;
        words.remove_prefix(kSecond.size());
    }
    while (!words.empty()) {
        if (words.front() != ':')
            return {};
        words.remove_prefix(1);
        const std::size_t end = std::min(words.find(':'), words.size());
        if (!readWord(words.substr(0, end), options))
            return {};
        words.remove_prefix(end);
    }
    return options;
}

} // namespace sandbag
