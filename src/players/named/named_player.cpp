// SPDX-License-Identifier: GPL-3.0-or-later
#include "named/named_player.h"

#include "named/levels.h"
#include "named/random_player.h"
#include "named/simple_player.h"
#include "named/simple_words.h"
#include "search/search_player.h"

namespace sandbag {

std::unique_ptr<Player> makePlayer(std::string_view spec, std::uint64_t seed)
{
    if (spec == "random")
        return std::make_unique<RandomPlayer>(seed);
    if (spec == "simple")
        return std::make_unique<SimplePlayer>();
    if (spec == "simple@1")
        return std::make_unique<SimplePlayer>(BidTemper::first(), CardWeights::first());
    if (spec == "taught:cards")
        return std::make_unique<SimplePlayer>(BidTemper(), taughtWeights());
    if (spec == "taught")
        return std::make_unique<SimplePlayer>(BidTemper::taught(), taughtWeights());
    for (const bool taught : {false, true}) {
        const std::string_view name = taught ? "taught:" : "simple:";
        const auto style =
            spec.starts_with(name) ? parseSimpleStyle(spec.substr(name.size() - 1)) : std::nullopt;
        if (style)
            return std::make_unique<SimplePlayer>(taught ? BidTemper::taught() : BidTemper(),
                                                  taught ? taughtWeights() : CardWeights(), *style,
                                                  seed);
    }
    if (spec.starts_with("search")) {
        if (const auto options = parseSearchOptions(spec.substr(6)))
            return std::make_unique<SearchPlayer>(*options, seed);
    }
    if (spec.starts_with("level"))
        return makeLevelPlayer(spec, seed);
    return nullptr;
}

} // namespace sandbag
