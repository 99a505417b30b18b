// SPDX-License-Identifier: GPL-3.0-or-later
#include "heuristics/call_on.h"

#include "deal/seat_view.h"

namespace sandbag {

void callOn(DealState &state, Heuristics &heuristics)
{
    while (!state.over() && state.stage != Stage::play) {
        const Prompt prompt = legal(state);
        const Event event = heuristics.answer({state, state.seat}, prompt, offeredCards(state));
        if (apply(state, event))
            (void)apply(state, prompt.choices.front());
    }
}

} // namespace sandbag
