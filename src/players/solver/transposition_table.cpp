// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/transposition_table.h"

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr std::size_t kFirstHeads = 1 << 10;
constexpr std::size_t kFirstProofs = 1 << 10;
constexpr std::size_t kFewest = 1 << 12; ///< proofs that are kept whatever the bound
constexpr std::uint16_t kLongestRun = 8;

std::size_t placeOf(std::uint64_t key, std::size_t heads)
{
    return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> 32) & (heads - 1);
}

} // namespace

TranspositionTable::TranspositionTable(std::size_t bytes, bool wide)
    : m_wide(wide), m_most(bytes), m_head(kFirstHeads)
{
    m_proofs.reserve(kFirstProofs);
    clear();
}

TranspositionTable::Head &TranspositionTable::headOf(std::uint64_t key)
{
    std::size_t at = placeOf(key, m_head.size());
    while (m_head[at].first != 0 && m_head[at].key != key)
        at = (at + 1) & (m_head.size() - 1);
    return m_head[at];
}

std::uint32_t TranspositionTable::first(std::uint64_t key)
{
    return headOf(key).first;
}

void TranspositionTable::exchange(std::uint32_t one, std::uint32_t other)
{
    if (one == other)
        return;
    std::swap(m_proofs[one], m_proofs[other]);
    std::swap(m_proofs[one].next, m_proofs[other].next); // the chain stays as it is
    if (m_wide)
        std::swap(m_third[one], m_third[other]);
}

std::size_t TranspositionTable::bytes() const
{
    return m_head.size() * sizeof(Head) + m_proofs.capacity() * sizeof(Proof) +
           m_third.capacity() * sizeof(std::uint64_t);
}

void TranspositionTable::growHeads()
{
    std::vector<Head> old(2 * m_head.size());
    old.swap(m_head);
    for (const Head &head : old) {
        if (head.first != 0)
            headOf(head.key) = head;
    }
}

/// Makes room for a run of proofs.
void TranspositionTable::makeRoom(std::size_t run)
{
    if (m_proofs.size() + run <= m_proofs.capacity())
        return;
    // Growing takes the old and the new memory for a moment.
    const std::size_t one = sizeof(Proof) + (m_wide ? sizeof(std::uint64_t) : 0);
    const std::size_t more = m_head.size() * sizeof(Head) * 3 / 2 + 3 * m_proofs.size() * one;
    if (more > m_most && m_proofs.size() > kFewest)
        clear();
    else
        m_proofs.reserve(2 * m_proofs.capacity());
}

void TranspositionTable::add(std::uint64_t key, const Proof &proof, std::uint64_t third)
{
    makeRoom(kLongestRun);
    if (2 * m_heads >= m_head.size())
        growHeads();
    Head &head = headOf(key);
    if (head.first == 0) {
        head = {key, 0, 0, 0};
        ++m_heads;
    }
    const std::uint32_t next = head.first;
    if (head.free == 0) {
        head.run = std::clamp<std::uint16_t>(2 * head.run, 1, kLongestRun);
        head.free = head.run;
        m_proofs.resize(m_proofs.size() + head.run);
        if (m_wide)
            m_third.resize(m_proofs.size());
        head.first = static_cast<std::uint32_t>(m_proofs.size());
    }
    --head.free;
    --head.first;
    m_proofs[head.first] = proof;
    m_proofs[head.first].next = next;
    if (m_wide)
        m_third[head.first] = third;
}

void TranspositionTable::clear()
{
    std::fill(m_head.begin(), m_head.end(), Head{});
    m_heads = 0;
    m_proofs.assign(1, {}); // 0 ends a chain
    m_third.assign(m_wide ? 1 : 0, 0);
}

} // namespace sandbag
