// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/event_place.h"

#include "text/mark.h"

namespace sandbag {

int trickOf(const DealState &state)
{
    if (state.stage != Stage::play && state.stage != Stage::over)
        return 0;
    return state.play.tricksPlayed + (state.over() ? 0 : 1);
}

Sentence inDeal(int deal, Sentence what)
{
    return {QT_TRANSLATE_NOOP("engine", "deal %1: %2"), {deal + 1, nested(std::move(what))}};
}

Sentence withRemedy(const DealState &state, Sentence why)
{
    const Prompt prompt = legal(state);
    if (prompt.cards)
        return {QT_TRANSLATE_NOOP("engine", "%1 %2 may choose from these cards: %3."),
                {nested(std::move(why)), Seat{prompt.seat}, prompt.cards->from}};
    std::vector<Act> open;
    for (const Event &event : prompt.choices)
        open.push_back(actOf(event));
    if (open.empty())
        return why;
    return {QT_TRANSLATE_NOOP("engine", "%1 %2 may choose one of these: %3."),
            {nested(std::move(why)), Seat{prompt.seat}, std::move(open)}};
}

Sentence atEvent(int deal, int event, int trick, const Event &refused, Sentence why)
{
    const Act said = actOf(refused);
    const SentenceArg reason = nested(std::move(why));
    if (refused.seat < 0) {
        return {QT_TRANSLATE_NOOP("engine", "deal %1, event %2, \"%3\": %4"),
                {deal + 1, event + 1, said, reason}};
    }
    if (trick > 0) {
        return {QT_TRANSLATE_NOOP("engine", "deal %1, trick %2, %3, \"%4\": %5"),
                {deal + 1, trick, Seat{refused.seat}, said, reason}};
    }
    return {QT_TRANSLATE_NOOP("engine", "deal %1, event %2, %3, \"%4\": %5"),
            {deal + 1, event + 1, Seat{refused.seat}, said, reason}};
}

} // namespace sandbag
