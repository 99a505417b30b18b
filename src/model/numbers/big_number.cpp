// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/big_number.h"

#include <cstddef>

namespace sandbag {

BigNumber::BigNumber(std::uint32_t value)
{
    if (value != 0)
        m_words.push_back(value);
}

void BigNumber::trim()
{
    while (!m_words.empty() && m_words.back() == 0)
        m_words.pop_back();
}

void BigNumber::multiply(std::uint32_t by)
{
    std::uint64_t carry = 0;
    for (std::uint32_t &word : m_words) {
        carry += std::uint64_t{word} * by;
        word = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
    if (carry != 0)
        m_words.push_back(static_cast<std::uint32_t>(carry));
    trim();
}

void BigNumber::add(std::uint32_t value)
{
    add(BigNumber(value));
}

void BigNumber::add(const BigNumber &value)
{
    if (m_words.size() < value.m_words.size())
        m_words.resize(value.m_words.size());
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        carry += m_words[i];
        carry += i < value.m_words.size() ? value.m_words[i] : 0;
        m_words[i] = static_cast<std::uint32_t>(carry);
        carry >>= 32;
    }
    if (carry != 0)
        m_words.push_back(static_cast<std::uint32_t>(carry));
}

void BigNumber::subtract(const BigNumber &value)
{
    std::uint64_t borrow = 0;
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        const std::uint64_t less =
            borrow + (i < value.m_words.size() ? std::uint64_t{value.m_words[i]} : 0);
        borrow = m_words[i] < less ? 1 : 0;
        m_words[i] = static_cast<std::uint32_t>(m_words[i] + (borrow << 32) - less);
    }
    trim();
}

std::uint32_t BigNumber::divide(std::uint32_t by)
{
    std::uint64_t rest = 0;
    for (std::size_t i = m_words.size(); i-- > 0;) {
        rest = rest << 32 | m_words[i];
        m_words[i] = static_cast<std::uint32_t>(rest / by);
        rest %= by;
    }
    trim();
    return static_cast<std::uint32_t>(rest);
}

std::strong_ordering BigNumber::operator<=>(const BigNumber &other) const
{
    if (m_words.size() != other.m_words.size())
        return m_words.size() <=> other.m_words.size();
    for (std::size_t i = m_words.size(); i-- > 0;) {
        if (m_words[i] != other.m_words[i])
            return m_words[i] <=> other.m_words[i];
    }
    return std::strong_ordering::equal;
}

} // namespace sandbag
