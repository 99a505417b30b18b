// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/worlds.h"

#include "policy/card_picks.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <iterator>
#include <utility>

namespace sandbag {

namespace {

constexpr int kTries = 60;
constexpr int kFine = 1 << 20; ///< a chance in whole numbers
constexpr std::size_t kSuitsAndNone = kNoEffectiveSuit + 1;

/// To a seat, or out of play (−1).
void give(World &world, int seat, Slot slot)
{
    const Slots bit = slotBit(slot);
    Slots &one = seat < 0 ? world.rest : world.hand[seat];
    Slots &other = seat < 0 ? world.restSecond : world.secondCopy[seat];
    (one & bit ? other : one) |= bit;
}

/// How many of these cards that seat holds, or are out of play (−1).
int countOf(const World &world, int seat, Slots cards)
{
    const Slots one = seat < 0 ? world.rest : world.hand[seat];
    const Slots other = seat < 0 ? world.restSecond : world.secondCopy[seat];
    return std::popcount(one & cards) + std::popcount(other & cards);
}

} // namespace

WorldSampler::WorldSampler(const SeatView &view, const PickWeights &picks)
    : m_tables(view.context().play)
{
    if (view.context().pack.draft)
        m_kept = keptInDraft(view.context(), picks);
    m_known.hand = view.seen().play.hand;
    m_known.secondCopy = view.seen().play.secondCopy;
    for (const Card card : view.unseen())
        m_unseen.push_back(m_tables.slotOf[card.face()]);
    findHolders(view);
    heedStated(view);
    sortUnseen();
    const auto stated = static_cast<int>(m_stated.size());
    m_certain = static_cast<int>(m_seats.size()) + stated < 2 ||
                std::all_of(m_unseen.begin(), m_unseen.end(), [&](Slot slot) {
                    return places(slot) + (isSpade(slot) ? stated : 0) == 1;
                });
}

/// Who holds unseen cards; the rest of them is out of play.
void WorldSampler::findHolders(const SeatView &view)
{
    int room = static_cast<int>(m_unseen.size());
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        const int known = countOf(m_known, seat, ~Slots{0});
        const int open = view.cardsHeld(seat) - known;
        if (open <= 0)
            continue;
        m_seats.push_back({seat, open, view.shownVoids(seat)});
        room -= open;
    }
    if (room > 0)
        m_seats.push_back({-1, room, 0});
}

/// The spades that calls have stated are dealt apart from all other cards. Not where they cannot be
/// so: nobody adds up the bids of a deal that was entered (D83).
void WorldSampler::heedStated(const SeatView &view)
{
    const Slots spades = m_tables.effectiveSuit[kEffectiveSpades];
    auto left = static_cast<int>(std::count_if(m_unseen.begin(), m_unseen.end(),
                                               [this](Slot slot) { return isSpade(slot); }));
    int open = 0; // for spades, at those who have stated nothing
    std::vector<Holder> seats = m_seats, stated;
    for (Holder &holder : seats) {
        const auto said = holder.seat < 0 ? std::nullopt : view.spadesStated(holder.seat);
        if (!said) {
            open += holder.room;
            continue;
        }
        const int wanted = *said - countOf(m_known, holder.seat, spades);
        if (wanted < 0 || wanted > holder.room)
            return;
        if (wanted > 0)
            stated.push_back({holder.seat, wanted, 0, false});
        holder.room -= wanted;
        holder.spadesDealt = true;
        left -= wanted;
        m_anyStated = true;
    }
    m_anyStated = m_anyStated && left >= 0 && left <= open;
    if (!m_anyStated)
        return;
    std::erase_if(seats, [](const Holder &holder) { return holder.room == 0; });
    m_seats = std::move(seats);
    m_stated = std::move(stated);
}

/// Cards that could go to the fewest seats first.
void WorldSampler::sortUnseen()
{
    // evenness() takes suit by suit
    if (m_anyStated)
        std::stable_sort(m_unseen.begin(), m_unseen.end(), [this](Slot a, Slot b) {
            return m_tables.effectiveSuitOf[a] < m_tables.effectiveSuitOf[b];
        });
    std::stable_sort(m_unseen.begin(), m_unseen.end(),
                     [this](Slot a, Slot b) { return places(a) < places(b); });
}

bool WorldSampler::isSpade(Slot slot) const
{
    return m_tables.effectiveSuitOf[slot] == kEffectiveSpades;
}

bool WorldSampler::takes(const Holder &holder, EffectiveSuit suit, Voids voids)
{
    if (suit == kEffectiveSpades && holder.spadesDealt)
        return false;
    return voids == Voids::forgotten || suit == kNoEffectiveSuit || !((holder.voids >> suit) & 1);
}

/// Where the card may lie that nobody has stated.
int WorldSampler::places(Slot slot) const
{
    const EffectiveSuit suit = m_tables.effectiveSuitOf[slot];
    const auto open = std::count_if(m_seats.begin(), m_seats.end(), [suit](const Holder &holder) {
        return takes(holder, suit, Voids::heeded);
    });
    return static_cast<int>(open);
}

/// How gladly the card goes there, where not by its room alone.
int WorldSampler::likes(const Holder &holder, Slot slot) const
{
    if (m_kept.empty())
        return 1;
    return holder.seat < 0 ? 100 - m_kept[slot] : m_kept[slot];
}

bool WorldSampler::tryDeal(Dice &dice, World &world, const std::vector<Slot> &cards,
                           Voids voids) const
{
    std::array<int, kMaxSeats + 1> room{};
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        room[i] = m_seats[i].room;
    for (const Slot slot : cards) {
        const EffectiveSuit suit = m_tables.effectiveSuitOf[slot];
        int total = 0;
        std::array<int, kMaxSeats + 1> share{};
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            const bool may = takes(m_seats[i], suit, voids);
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
    if (m_anyStated)
        return sampleStated(dice);
    World world = m_known;
    for (int i = 0; i < kTries; ++i) {
        if (tryDeal(dice, world, m_unseen, Voids::heeded))
            return world;
        world = m_known;
    }
    // What was shown does not fit (a renege, a card played blindly): any deal will do.
    while (!tryDeal(dice, world, m_unseen, Voids::forgotten))
        world = m_known;
    return world;
}

/// Gives everyone the spades that they have stated, and returns the cards that are left.
std::vector<Slot> WorldSampler::dealStated(Dice &dice, World &world) const
{
    std::vector<Slot> left = m_unseen, spades;
    std::copy_if(left.begin(), left.end(), std::back_inserter(spades),
                 [this](Slot slot) { return isSpade(slot); });
    for (const Holder &holder : m_stated) {
        for (int card = 0; card < holder.room; ++card) {
            int total = 0;
            for (const Slot slot : spades)
                total += likes(holder, slot);
            int pick = dice.below(std::max(total, 1));
            auto at = spades.begin();
            for (; at + 1 != spades.end() && pick >= likes(holder, *at); ++at)
                pick -= likes(holder, *at);
            give(world, holder.seat, *at);
            left.erase(std::find(left.begin(), left.end(), *at));
            spades.erase(at);
        }
    }
    return left;
}

/// Deals of which each is as likely as every other one.
World WorldSampler::sampleStated(Dice &dice) const
{
    World world, fitting;
    bool fits = false;
    for (int i = 0; i < kTries; ++i) {
        world = m_known;
        const std::vector<Slot> rest = dealStated(dice, world);
        if (!tryDeal(dice, world, rest, Voids::heeded))
            continue;
        const double even = m_kept.empty() ? evenness(world) : 1;
        if (even >= 1 || dice.below(kFine) < even * kFine)
            return world;
        fitting = world;
        fits = true;
    }
    if (fits)
        return fitting;
    do
        world = m_known;
    while (!tryDeal(dice, world, dealStated(dice, world), Voids::forgotten));
    return world;
}

/// Card by card, deals are not equally likely where players are out of different suits: how many
/// places are left to a suit hangs on where those before it went. How much of this deal must be
/// kept to make up for it, at most 1.
double WorldSampler::evenness(const World &world) const
{
    std::array<int, kMaxSeats + 1> room{};
    for (std::size_t i = 0; i < m_seats.size(); ++i)
        room[i] = m_seats[i].room;
    std::array<unsigned, kSuitsAndNone> takers{};
    std::array<int, kSuitsAndNone> dealt{};
    double even = 1;
    EffectiveSuit last = kSuitsAndNone;
    for (const Slot slot : m_unseen) {
        const EffectiveSuit suit = m_tables.effectiveSuitOf[slot];
        if (std::exchange(last, suit) == suit)
            continue;
        int open = 0, most = 0;
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            if (!takes(m_seats[i], suit, Voids::heeded))
                continue;
            takers[suit] |= 1U << i;
            open += room[i];
            most += m_seats[i].room;
        }
        for (std::size_t before = 0; before < kSuitsAndNone; ++before)
            most -= takers[before] & ~takers[suit] ? 0 : dealt[before];
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            if (!((takers[suit] >> i) & 1))
                continue;
            const Slots cards = m_tables.effectiveSuit[suit];
            const int came =
                countOf(world, m_seats[i].seat, cards) - countOf(m_known, m_seats[i].seat, cards);
            room[i] -= came;
            dealt[suit] += came;
        }
        for (int card = 0; card < dealt[suit]; ++card)
            even *= static_cast<double>(open - card) / (most - card);
    }
    return even;
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
