// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulation.h"

namespace sandbag {

void callOn(DealState &state, Instinct &instinct)
{
    while (!state.over() && state.stage != Stage::play) {
        const Prompt prompt = legal(state);
        std::optional<Card> offered;
        if (const auto next = static_cast<std::size_t>(2 * state.step);
            state.stage == Stage::draft && next < state.aside.size())
            offered = state.aside[next];
        if (apply(state, instinct.answer(state, state.seat, prompt, offered)))
            (void)apply(state, prompt.choices.front());
    }
}

} // namespace sandbag
