// SPDX-License-Identifier: GPL-3.0-or-later
#include "take_back.h"

#include "match/match.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace sandbag {

namespace {

/// A choice that a person made, rather than one that the rules made for them.
bool isChoice(const Event &event, SeatSet persons)
{
    return event.seat >= 0 && persons.has(event.seat);
}

/// Takes one event back and tells which; nothing where a whole deal went.
std::optional<Event> stepBack(Match &match)
{
    const auto &events = match.record().deals.back().events;
    const std::optional<Event> last =
        events.empty() ? std::nullopt : std::optional<Event>(events.back());
    match.undo();
    return last;
}

} // namespace

int seatTakenBack(const Match &match, SeatSet persons)
{
    const auto &deals = match.record().deals;
    for (auto deal = deals.rbegin(); deal != deals.rend(); ++deal) {
        const auto last =
            std::find_if(deal->events.rbegin(), deal->events.rend(),
                         [persons](const Event &event) { return isChoice(event, persons); });
        if (last != deal->events.rend())
            return last->seat;
    }
    return -1;
}

bool canTakeBack(const Match &match, SeatSet persons)
{
    return persons.empty() ? match.canUndo() : seatTakenBack(match, persons) >= 0;
}

void takeBack(Match &match, SeatSet persons)
{
    assert(canTakeBack(match, persons));
    while (match.canUndo()) {
        const auto undone = stepBack(match);
        if (persons.empty() || (undone && isChoice(*undone, persons)))
            break;
    }
}

void bringBack(Match &match, SeatSet persons)
{
    assert(match.canRedo());
    const auto isAsked = [&match, persons] {
        return !match.dealOver() && persons.has(match.deal()->seat);
    };
    do
        match.redo();
    while (match.canRedo() && !isAsked());
}

} // namespace sandbag
