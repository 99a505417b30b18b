// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/nil_picks.h"

#include <tuple>
#include <utility>
#include <vector>

namespace sandbag {

namespace {

/// More ways than these are not all tried: then each card in turn goes that is best without.
constexpr int kMostWays = 1000;

int waysToPick(int cards, int picked)
{
    double ways = 1;
    for (int i = 0; i < picked; ++i)
        ways = ways * (cards - i) / (i + 1);
    return ways > 1e6 ? 1'000'000 : static_cast<int>(ways + 0.5);
}

/// Looks for the cards to give away.
class Riddance
{
public:
    Riddance(const HandModel &hands, Slots own, Slots from) : m_hands(hands), m_own(own)
    {
        for (; from; from &= from - 1)
            m_from.push_back(from & -from);
    }
    Slots ofCount(int count)
    {
        if (waysToPick(static_cast<int>(m_from.size()), count) <= kMostWays) {
            tryFrom(0, count, 0);
            return m_best;
        }
        Slots gone = 0;
        for (int i = 0; i < count; ++i)
            gone |= bestBeside(gone);
        return gone;
    }

private:
    float odds(Slots gone) const
    {
        const Slots left = m_own & ~gone;
        return m_hands.nilOdds(left, 0, m_hands.pack() & ~left, -1);
    }
    void tryFrom(std::size_t next, int count, Slots gone)
    {
        if (count == 0) {
            const float found = odds(gone);
            if (m_best == 0 || found > m_odds)
                std::tie(m_best, m_odds) = std::pair(gone, found);
            return;
        }
        for (; next + static_cast<std::size_t>(count) <= m_from.size(); ++next)
            tryFrom(next + 1, count - 1, gone | m_from[next]);
    }
    Slots bestBeside(Slots gone) const
    {
        Slots best = 0;
        float top = 0;
        for (const Slots card : m_from) {
            const float found = gone & card ? 0 : odds(gone | card);
            if (!(gone & card) && (best == 0 || found > top))
                std::tie(best, top) = std::pair(card, found);
        }
        return best;
    }

    const HandModel &m_hands;
    Slots m_own;
    std::vector<Slots> m_from;
    Slots m_best = 0;
    float m_odds = 0;
};

} // namespace

Event safestNil(const HandModel &hands, const AskedPlayer &player, const CardChoice &choice)
{
    const PlayTables &tables = player.context().play;
    Slots from = 0;
    for (const Card card : choice.from)
        from |= slotBit(tables.slotOf[card.face()]);
    const Slots gone = Riddance(hands, player.hand() | from, from).ofCount(choice.least);
    CardList picked;
    for (const Card card : choice.from) {
        if (gone & slotBit(tables.slotOf[card.face()]))
            picked.push_back(card);
    }
    sortForFiles(picked);
    return Event::withCards(choice.kind, player.seat(), picked, choice.to);
}

} // namespace sandbag
