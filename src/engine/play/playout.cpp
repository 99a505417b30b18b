// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/playout_loop.h"

namespace sandbag {

namespace {

/// On any processor.
struct SelectByLoop {
    Slot operator()(Slots slots, std::uint64_t bits) const
    {
        const auto count = static_cast<std::uint64_t>(__builtin_popcountll(slots));
        for (std::uint64_t skip = (bits * count) >> 16; skip; --skip)
            slots &= slots - 1;
        return static_cast<Slot>(__builtin_ctzll(slots));
    }
};

void playOutAnywhere(const PlayTables &tables, PlayState &state, std::uint64_t &random)
{
    playOutWith(tables, state, random, SelectByLoop{});
}

PlayOut playOutForThisProcessor()
{
    const PlayOut byBits = playOutByBits();
    return byBits ? byBits : playOutAnywhere;
}

} // namespace

void playOut(const PlayTables &tables, PlayState &state, std::uint64_t &random)
{
    static const PlayOut run = playOutForThisProcessor();
    run(tables, state, random);
}

} // namespace sandbag
