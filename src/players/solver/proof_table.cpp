// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/proof_table.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr std::size_t kFirstHeads = 1 << 10;
constexpr std::size_t kFirstProofs = 1 << 10;
constexpr std::size_t kFewest = 1 << 12; ///< proofs that are kept whatever the bound

std::size_t placeOf(std::uint64_t key, std::size_t heads)
{
    return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> 32) & (heads - 1);
}

} // namespace

ProofTable::ProofTable(std::size_t bytes) : m_most(bytes), m_head(kFirstHeads)
{
    m_proofs.reserve(kFirstProofs);
    m_proofs.emplace_back();
}

ProofTable::Head &ProofTable::headOf(std::uint64_t key)
{
    std::size_t at = placeOf(key, m_head.size());
    while (m_head[at].first != 0 && m_head[at].key != key)
        at = (at + 1) & (m_head.size() - 1);
    return m_head[at];
}

std::uint32_t ProofTable::first(std::uint64_t key)
{
    return headOf(key).first;
}

void ProofTable::bringForward(std::uint64_t key, std::uint32_t before, std::uint32_t index)
{
    if (before == 0)
        return;
    Head &head = headOf(key);
    m_proofs[before].next = m_proofs[index].next;
    m_proofs[index].next = head.first;
    head.first = index;
}

std::size_t ProofTable::bytes() const
{
    return m_head.size() * sizeof(Head) + m_proofs.capacity() * sizeof(Proof);
}

void ProofTable::growHeads()
{
    std::vector<Head> old(2 * m_head.size());
    old.swap(m_head);
    for (const Head &head : old) {
        if (head.first != 0)
            headOf(head.key) = head;
    }
}

void ProofTable::add(std::uint64_t key, const Proof &proof)
{
    if (m_proofs.size() == m_proofs.capacity()) {
        // Growing takes the old and the new memory for a moment.
        const std::size_t more =
            m_head.size() * sizeof(Head) * 3 / 2 + 3 * m_proofs.size() * sizeof(Proof);
        if (more > m_most && m_proofs.size() > kFewest)
            clear();
        else
            m_proofs.reserve(2 * m_proofs.capacity());
    }
    if (2 * m_heads >= m_head.size())
        growHeads();
    Head &head = headOf(key);
    if (head.first == 0) {
        head.key = key;
        ++m_heads;
    }
    Proof added = proof;
    added.next = head.first;
    head.first = static_cast<std::uint32_t>(m_proofs.size());
    m_proofs.push_back(added);
}

void ProofTable::clear()
{
    std::fill(m_head.begin(), m_head.end(), Head{});
    m_heads = 0;
    m_proofs.resize(1);
}

} // namespace sandbag
