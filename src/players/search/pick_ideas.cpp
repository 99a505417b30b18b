// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/pick_ideas.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr std::size_t kMostIdeas = 8;

void addNew(std::vector<Event> &ideas, Event idea)
{
    sortForFiles(idea.cards.begin(), idea.cards.end());
    const auto same = [&](const Event &other) { return other.cards == idea.cards; };
    if (std::none_of(ideas.begin(), ideas.end(), same))
        ideas.push_back(idea);
}

} // namespace

std::vector<Event> pickIdeas(const SeatView &view, const CardChoice &choice, PickAim aim,
                             const PickWeights &weights)
{
    std::vector<Event> ideas;
    const auto pick = [&](const CardChoice &from, PickAim for_) {
        return pickCards(AskedPlayer(view), from, for_, weights);
    };
    const Event first = pick(choice, aim);
    ideas.push_back(first);
    Event &own = ideas.front();
    sortForFiles(own.cards.begin(), own.cards.end());
    for (const PickAim other : {PickAim::strength, PickAim::nil, PickAim::coverNil})
        addNew(ideas, pick(choice, other));
    // One card stays, the next in line goes instead.
    for (const Card kept : first.cards) {
        CardChoice without = choice;
        without.from.erase(std::find(without.from.begin(), without.from.end(), kept));
        if (static_cast<int>(without.from.size()) < choice.least || ideas.size() >= kMostIdeas)
            break;
        without.most = std::min(without.most, static_cast<int>(without.from.size()));
        addNew(ideas, pick(without, aim));
    }
    return ideas;
}

} // namespace sandbag
