// SPDX-License-Identifier: GPL-3.0-or-later
#include "named/random_player.h"

namespace sandbag {

Event RandomPlayer::cards(const CardChoice &choice, int seat)
{
    CardList from = choice.from;
    const int count = choice.least + m_dice.below(choice.most - choice.least + 1);
    shuffle(from, m_dice);
    from.resize(static_cast<std::size_t>(count));
    sortForFiles(from);
    Event event = Event::withCards(choice.kind, seat, from, choice.to);
    if (choice.nameSuit)
        event.suit = kAllSuits[m_dice.below(kSuits)];
    return event;
}

Decision RandomPlayer::decide(const SeatView &view, const MatchOutlook &outlook,
                              const std::atomic<bool> &)
{
    m_dice = Dice(seedOfHand(m_seed, view, outlook));
    const Prompt &prompt = view.prompt();
    Decision decision;
    if (prompt.cards)
        decision.event = cards(*prompt.cards, view.seat());
    else
        decision.event = prompt.choices[static_cast<std::size_t>(
            m_dice.below(static_cast<int>(prompt.choices.size())))];
    return decision;
}

} // namespace sandbag
