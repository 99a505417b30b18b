// SPDX-License-Identifier: GPL-3.0-or-later
#include "named/named_player.h"

#include "named/levels.h"
#include "named/random_player.h"
#include "named/simple_player.h"
#include "named/simple_words.h"
#include "search/search_player.h"

#include <string>

namespace sandbag {

namespace {

using Made = std::unique_ptr<Player>;

Made makeRandom(std::string_view rest, std::uint64_t seed)
{
    return rest.empty() ? std::make_unique<RandomPlayer>(seed) : nullptr;
}

Made makeSimple(std::string_view rest, std::uint64_t seed)
{
    if (rest.empty())
        return std::make_unique<SimplePlayer>();
    if (rest == "@1")
        return std::make_unique<SimplePlayer>(BidTemper::first(), CardWeights::first());
    const auto style = rest.starts_with(':') ? parseSimpleStyle(rest) : std::nullopt;
    return style ? std::make_unique<SimplePlayer>(BidTemper(), CardWeights(), *style, seed)
                 : nullptr;
}

Made makeTaught(std::string_view rest, std::uint64_t seed)
{
    if (rest.empty())
        return std::make_unique<SimplePlayer>(BidTemper::taught(), taughtWeights());
    if (rest == ":cards")
        return std::make_unique<SimplePlayer>(BidTemper(), taughtWeights());
    const auto style = rest.starts_with(':') ? parseSimpleStyle(rest) : std::nullopt;
    return style
               ? std::make_unique<SimplePlayer>(BidTemper::taught(), taughtWeights(), *style, seed)
               : nullptr;
}

Made makeSearch(std::string_view rest, std::uint64_t seed)
{
    const auto options = parseSearchOptions(rest);
    return options ? std::make_unique<SearchPlayer>(*options, seed) : nullptr;
}

Made makeLevel(std::string_view rest, std::uint64_t seed)
{
    return makeLevelPlayer("level" + std::string(rest), seed);
}

constexpr PlayerName kNames[] = {
    {"random", "any legal answer", makeRandom},
    {"simple", "plays by rules of thumb fitted to outcomes", makeSimple},
    {"taught", "the same, corrected by what games taught", makeTaught},
    {"search", "deals the hidden cards many times and plays them out", makeSearch},
    {"level", "1 to 6, beginner to expert", makeLevel}};

} // namespace

std::span<const PlayerName> playerNames()
{
    return kNames;
}

std::unique_ptr<Player> makePlayer(std::string_view spec, std::uint64_t seed)
{
    for (const PlayerName &known : kNames) {
        if (spec.starts_with(known.name))
            return known.make(spec.substr(known.name.size()), seed);
    }
    return nullptr;
}

} // namespace sandbag
