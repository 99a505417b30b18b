// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/double_dummy_game.h"

#include <bit>

namespace sandbag {

namespace {

Slots heldOf(const PlayTables &tables, const PlayState &state)
{
    Slots held = 0;
    for (int seat = 0; seat < tables.players; ++seat)
        held |= state.hand[seat];
    return held;
}

bool handsArePlain(const PlayTables &tables, const PlayState &state)
{
    const int left = state.tricksInDeal - state.tricksPlayed;
    Slots seen = 0; // no card may be there twice
    for (int place = 0; place < state.inTrick; ++place) {
        const Slots card = slotBit(state.trick[place]);
        if (seen & card)
            return false;
        seen |= card;
    }
    for (int seat = 0; seat < tables.players; ++seat) {
        const int place = (seat - state.leader + tables.players) % tables.players;
        const int cards = left - (place < state.inTrick ? 1 : 0);
        if (state.secondCopy[seat] || (seen & state.hand[seat]) ||
            std::popcount(state.hand[seat]) != cards)
            return false;
        seen |= state.hand[seat];
    }
    return true;
}

/// Relative ranks need every suit in one run of slots.
bool isOneRun(Slots effectiveSuit)
{
    if (effectiveSuit == 0)
        return true;
    const Slots moved = effectiveSuit >> std::countr_zero(effectiveSuit);
    return (moved & (moved + 1)) == 0;
}

} // namespace

std::optional<DoubleDummyGame> openGame(const PlayTables &tables, const PlayState &state, int side)
{
    const Slots held = heldOf(tables, state);
    if (!tables.plainTricks || (held & tables.effectiveSuit[kNoEffectiveSuit]) || tables.lowAces ||
        state.anyCardSeats || !restrictionsAreOver(tables, state.tricksPlayed) ||
        !handsArePlain(tables, state))
        return {};
    DoubleDummyGame game;
    game.seats = tables.players;
    game.effectiveSuitOf.fill(kNoEffectiveSuit);
    Slots always = ~Slots{0};
    for (int suit = 0; suit < kSuits; ++suit) {
        const auto at = static_cast<std::size_t>(suit);
        game.effectiveSuit[at] = tables.effectiveSuit[at];
        game.beats[at] = tables.beats[at];
        game.over[at] = tables.beats[at] & ~tables.effectiveSuit[at];
        always &= tables.beats[at];
        if (!isOneRun(tables.effectiveSuit[at]))
            return {};
    }
    for (int place = 0; place < state.inTrick; ++place) {
        if (tables.effectiveSuitOf[state.trick[place]] == kNoEffectiveSuit)
            return {};
    }
    for (std::size_t slot = 0; slot < 64; ++slot)
        game.effectiveSuitOf[slot] = tables.effectiveSuitOf[slot];
    if (always == 0)
        return {};
    game.trump = game.effectiveSuitOf[static_cast<std::size_t>(63 - std::countl_zero(always))];
    for (int seat = 0; seat < tables.players; ++seat) {
        if (tables.sideOf[seat] == side)
            game.ours = static_cast<std::uint8_t>(game.ours | 1U << seat);
    }
    game.lead = tables.lead;
    game.tricksInDeal = state.tricksInDeal;
    return game;
}

OpenPosition openPosition(const PlayTables &tables, const PlayState &state)
{
    OpenPosition position;
    for (int seat = 0; seat < tables.players; ++seat)
        position.hand[seat] = state.hand[seat];
    position.trick = state.trick;
    position.inTrick = state.inTrick;
    position.leader = state.leader;
    position.tricksLeft = state.tricksInDeal - state.tricksPlayed;
    position.broken = state.broken;
    return position;
}

Slots openPlays(const DoubleDummyGame &game, const OpenPosition &position)
{
    const Slots hand = position.hand[position.turn(game)];
    if (position.inTrick > 0) {
        const Slots following = hand & game.effectiveSuit[game.effectiveSuitOf[position.trick[0]]];
        return following ? following : hand;
    }
    return game.leads(hand, position.broken, position.tricksLeft);
}

int playOpen(const DoubleDummyGame &game, OpenPosition &position, Slot card)
{
    Slots &hand = position.hand[position.turn(game)];
    const Slots spades = game.effectiveSuit[kEffectiveSpades];
    const EffectiveSuit led = game.effectiveSuitOf[position.inTrick ? position.trick[0] : card];
    if (slotBit(card) & spades)
        position.broken |= position.inTrick ? led != kEffectiveSpades : !(hand & ~spades);
    hand &= ~slotBit(card);
    position.trick[position.inTrick++] = card;
    if (position.inTrick < game.seats)
        return -1;
    int best = 0;
    for (int place = 1; place < game.seats; ++place) {
        const Slot slot = position.trick[place];
        if ((slotBit(slot) & game.beats[led]) && slot > position.trick[best])
            best = place;
    }
    position.leader = (position.leader + best) % game.seats;
    position.inTrick = 0;
    --position.tricksLeft;
    return position.leader;
}

} // namespace sandbag
