// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/worlds.h"

#include "policy/card_picks.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace sandbag {

namespace {

constexpr int kTries = 60;

/// To a seat, or out of play (−1).
void give(World &world, int seat, Slot slot)
{
    const Slots bit = slotBit(slot);
    Slots &one = seat < 0 ? world.rest : world.hand[seat];
    Slots &other = seat < 0 ? world.restSecond : world.secondCopy[seat];
    (one & bit ? other : one) |= bit;
}

} // namespace

WorldSampler::WorldSampler(const SeatView &view, const PickWeights &picks)
    : m_tables(view.context().play)
{
    const DealState &seen = view.seen();
    if (view.context().pack.draft)
        m_kept = keptInDraft(view.context(), picks);
    m_known.hand = seen.play.hand;
    m_known.secondCopy = seen.play.secondCopy;
    for (const Card card : view.unseen())
        m_unseen.push_back(m_tables.slotOf[card.face()]);
    int room = static_cast<int>(m_unseen.size());
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        const int known =
            std::popcount(m_known.hand[seat]) + std::popcount(m_known.secondCopy[seat]);
        const int open = view.cardsHeld(seat) - known;
        if (open <= 0)
            continue;
        m_seats.push_back({seat, open, view.shownVoids(seat)});
        room -= open;
    }
    if (room > 0)
        m_seats.push_back({-1, room, 0});
    const auto places = [this](Slot slot) {
        const EffectiveSuit effectiveSuit = m_tables.effectiveSuitOf[slot];
        return std::count_if(m_seats.begin(), m_seats.end(), [effectiveSuit](const Holder &holder) {
            return effectiveSuit == kNoEffectiveSuit || !((holder.voids >> effectiveSuit) & 1);
        });
    };
    std::stable_sort(m_unseen.begin(), m_unseen.end(),
                     [&](Slot a, Slot b) { return places(a) < places(b); });
    m_certain = m_seats.size() < 2 || std::all_of(m_unseen.begin(), m_unseen.end(),
                                                  [&](Slot slot) { return places(slot) == 1; });
}

/// How gladly the card goes there, where not by its room alone.
int WorldSampler::likes(const Holder &holder, Slot slot) const
{
    if (m_kept.empty())
        return 1;
    return holder.seat < 0 ? 100 - m_kept[slot] : m_kept[slot];
}

bool WorldSampler::tryDeal(Dice &dice, World &world, Voids voids) const
{
    std::array<int, kMaxSeats + 1> room{};
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        room[i] = m_seats[i].room;
    for (const Slot slot : m_unseen) {
        const EffectiveSuit effectiveSuit = m_tables.effectiveSuitOf[slot];
        int total = 0;
        std::array<int, kMaxSeats + 1> share{};
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            const bool may = voids == Voids::forgotten || effectiveSuit == kNoEffectiveSuit ||
                             !((m_seats[i].voids >> effectiveSuit) & 1);
            total += share[i] = may ? room[i] * likes(m_seats[i], slot) : 0;
        }
        if (total <= 0)
            return false;
        int pick = dice.below(total);
        std::size_t at = 0;
        while (pick >= share[at])
            pick -= share[at++];
        --room[at];
        give(world, m_seats[at].seat, slot);
    }
    return true;
}

World WorldSampler::sample(Dice &dice) const
{
    World world = m_known;
    for (int i = 0; i < kTries; ++i) {
        if (tryDeal(dice, world, Voids::heeded))
            return world;
        world = m_known;
    }
    // What was shown does not fit (a renege, a card played blindly): any deal will do.
    while (!tryDeal(dice, world, Voids::forgotten))
        world = m_known;
    return world;
}

std::vector<World> drawByLikelihood(std::vector<World> sample, const std::vector<float> &logs,
                                    int count, Dice &dice)
{
    assert(sample.size() == logs.size());
    const float top = *std::max_element(logs.begin(), logs.end());
    double total = 0;
    for (const float log : logs)
        total += std::exp(log - top);
    const double step = total / count;
    double at = step * dice.below(1 << 20) / (1 << 20);
    double passed = 0;
    std::vector<World> drawn;
    for (std::size_t i = 0; i < sample.size(); ++i) {
        passed += std::exp(logs[i] - top);
        int times = 0;
        for (; at < passed; at += step)
            ++times;
        if (times == 0)
            continue;
        sample[i].weight = static_cast<float>(times);
        drawn.push_back(sample[i]);
    }
    return drawn;
}

} // namespace sandbag
