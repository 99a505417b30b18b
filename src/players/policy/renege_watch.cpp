// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/renege_watch.h"

#include "families/renege/renege.h"

#include <algorithm>

namespace sandbag {

namespace {

/// The effective suit that had to be followed when the card at `place` was played.
EffectiveSuit ledBefore(const PlayTables &tables, const TrickRecord &trick, std::size_t place)
{
    for (std::size_t i = 0; i < place; ++i) {
        const EffectiveSuit effectiveSuit =
            tables.effectiveSuitOf[tables.slotOf[trick.cards[i].face()]];
        if (effectiveSuit != kNoEffectiveSuit)
            return effectiveSuit;
    }
    return kNoEffectiveSuit;
}

/// The trick (from 1) in which the player of this card first failed to follow its suit.
int firstFailure(const DealState &seen, int player, EffectiveSuit effectiveSuit, std::size_t before)
{
    const PlayTables &tables = seen.context->play;
    const int players = seen.seating().players;
    for (std::size_t number = 0; number < before; ++number) {
        const TrickRecord &trick = seen.tricks[number];
        const auto place = static_cast<std::size_t>((player - trick.leader + players) % players);
        if (place == 0 || place >= trick.cards.size())
            continue;
        const Slot slot = tables.slotOf[trick.cards[place].face()];
        const bool joke = slotBit(slot) & tables.jokeJokers;
        if (ledBefore(tables, trick, place) == effectiveSuit &&
            tables.effectiveSuitOf[slot] != effectiveSuit && !joke)
            return static_cast<int>(number) + 1;
    }
    return 0;
}

/// It found nothing then, and would find nothing again.
bool challengedBefore(const DealState &seen, int accused, int trick)
{
    return std::any_of(seen.log.begin(), seen.log.end(), [&](const Event &event) {
        return event.kind == EventKind::challenge && event.accused() == accused &&
               event.trick() == trick;
    });
}

} // namespace

std::optional<Event> provableRenege(const SeatView &view)
{
    const DealState &seen = view.seen();
    if (!renegesAreChallenged(seen.rules()) || seen.disputes.renege.found)
        return {};
    const PlayTables &tables = seen.context->play;
    for (std::size_t number = 1; number < seen.tricks.size(); ++number) {
        const TrickRecord &trick = seen.tricks[number];
        for (std::size_t place = 0; place < trick.cards.size(); ++place) {
            const int player = (trick.leader + static_cast<int>(place)) % seen.seating().players;
            const EffectiveSuit effectiveSuit =
                tables.effectiveSuitOf[tables.slotOf[trick.cards[place].face()]];
            const bool anyCard = SeatSet(seen.play.anyCardSeats).has(player); // in the dark
            if (anyCard || seen.seating().together(player, view.seat()) ||
                effectiveSuit == kNoEffectiveSuit)
                continue;
            const int failed = firstFailure(seen, player, effectiveSuit, number);
            if (failed && !challengedBefore(seen, player, failed) &&
                !whyNotChallenge(seen, view.seat(), player, failed))
                return Event::challenge(view.seat(), player, failed);
        }
    }
    return {};
}

} // namespace sandbag
