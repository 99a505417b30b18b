// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/every_world.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Deals the unseen cards one after another to everyone who may hold them.
class Dealing
{
public:
    Dealing(const SeatView &view, std::size_t most) : m_tables(view.context().play), m_most(most)
    {
        for (const Card card : view.unseen())
            m_unseen.push_back(m_tables.slotOf[card.face()]);
        // Cards that may be in few places come first: what cannot be is found out soon.
        std::sort(m_unseen.begin(), m_unseen.end(), [&](Slot a, Slot b) {
            return m_tables.effectiveSuitOf[a] != m_tables.effectiveSuitOf[b]
                       ? m_tables.effectiveSuitOf[a] < m_tables.effectiveSuitOf[b]
                       : a < b;
        });
        m_outOfPlay = static_cast<int>(m_unseen.size());
        for (int seat = 0; seat < m_tables.players; ++seat) {
            m_hand[seat] = view.seen().play.hand[seat];
            m_voids[seat] = view.shownVoids(seat);
            if (seat == view.seat())
                continue;
            m_room[seat] = view.cardsHeld(seat) - static_cast<int>(view.knownCards(seat).size());
            m_outOfPlay -= m_room[seat];
        }
    }

    std::optional<std::vector<PerSeat<Slots>>> all()
    {
        deal(0);
        return m_tooMany ? std::nullopt : std::optional(std::move(m_worlds));
    }

private:
    void deal(std::size_t at)
    {
        // Ways that lead to nothing take time, too.
        if (++m_steps > kStepsPerWorld * m_most || m_worlds.size() > m_most)
            m_tooMany = true;
        if (m_tooMany)
            return;
        if (at == m_unseen.size()) {
            m_worlds.push_back(m_hand);
            return;
        }
        const Slot card = m_unseen[at];
        for (int seat = 0; seat < m_tables.players; ++seat) {
            if (m_room[seat] == 0 || (m_voids[seat] >> m_tables.effectiveSuitOf[card] & 1))
                continue;
            --m_room[seat];
            m_hand[seat] |= slotBit(card);
            deal(at + 1);
            m_hand[seat] &= ~slotBit(card);
            ++m_room[seat];
        }
        if (m_outOfPlay > 0) {
            --m_outOfPlay;
            deal(at + 1);
            ++m_outOfPlay;
        }
    }

    static constexpr std::size_t kStepsPerWorld = 20;

    const PlayTables &m_tables;
    std::size_t m_most, m_steps = 0;
    std::vector<Slot> m_unseen;
    PerSeat<Slots> m_hand{};
    PerSeat<std::uint8_t> m_voids{};
    PerSeat<int> m_room{};
    int m_outOfPlay = 0;
    bool m_tooMany = false;
    std::vector<PerSeat<Slots>> m_worlds;
};

bool anyCardTwice(const CardList &pack)
{
    CardList sorted = pack;
    std::sort(sorted.begin(), sorted.end(), [](Card a, Card b) { return a.face() < b.face(); });
    return std::adjacent_find(sorted.begin(), sorted.end(),
                              [](Card a, Card b) { return a.face() == b.face(); }) != sorted.end();
}

} // namespace

std::optional<std::vector<PerSeat<Slots>>> everyWorld(const SeatView &view, std::size_t most)
{
    if (view.context().play.anyCard || anyCardTwice(view.context().pack.cards))
        return {};
    return Dealing(view, most).all();
}

} // namespace sandbag
