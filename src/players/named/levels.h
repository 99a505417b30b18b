// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bidding/call_values.h"
#include "policy/card_policy.h"
#include "text/sentence.h"

#include <memory>
#include <span>
#include <string_view>

namespace sandbag {

class Player;

/// How well a computer player plays.
struct Level {
    int number;     ///< 1 beginner … 6 expert
    Sentence name;  ///< "Beginner"
    Sentence what;  ///< one sentence
    float memory;   ///< part of the played cards and voids that is remembered
    float noise;    ///< points by which the worth of a card is misjudged (standard deviation)
    float bidNoise; ///< tricks by which a hand is misjudged
    float whim;     ///< points by which fear or greed misjudge a suit (policy/handicap.h)
    bool taught;    ///< knows what games taught (policy/lessons.h)
    float thinks;   ///< part of the decisions that playouts are made for, 0 to 1
    int iterations; ///< playouts for each of these
};

/// How a player likes to play, at any level.
struct Personality {
    const char *id;   ///< "bold", as in a player's name "level:4:bold"
    Sentence name;    ///< "Bold"
    Sentence what;    ///< one sentence
    float boldness;   ///< tricks added to every estimate
    float nilCourage; ///< added to the chance of a nil
    float blindShy;   ///< how far behind blind calls begin (bidding/call_values.h)
    float blindBelow; ///< … and the chance to win the match above which there are none
    float bagCare;    ///< weight of the price of an unwanted trick; 1 is neutral
    float malice;     ///< weight of hurting the others; 1 is neutral
};

/// How strong computers are where nobody has chosen.
inline constexpr int kUsualLevel = 3;

[[nodiscard]] std::span<const Level> levels();
[[nodiscard]] std::span<const Personality> personalities();

/// What a player's name "level:N" or "level:N:PERSONALITY" says; a level without a personality has
/// the first one. Both null where it says something else.
struct LevelChoice {
    const Level *level = nullptr;
    const Personality *personality = nullptr;
};
[[nodiscard]] LevelChoice levelOf(std::string_view name);

/// A player of such a name. Null when there is none.
[[nodiscard]] std::unique_ptr<Player> makeLevelPlayer(std::string_view name, std::uint64_t seed);

} // namespace sandbag
