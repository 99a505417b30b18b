// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/secret_dice.h"

#include <string>

namespace sandbag {

namespace {

void append(std::string &bytes, std::uint32_t number)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift & 0xff);
}

} // namespace

std::uint64_t SecretDice::next()
{
    if (m_used == m_numbers.size()) {
        std::string block(m_key.begin(), m_key.end());
        append(block, m_stream);
        append(block, m_block++);
        m_numbers = sha256(block);
        m_used = 0;
    }
    std::uint64_t number = 0;
    for (int byte = 0; byte < 8; ++byte)
        number = number << 8 | m_numbers[m_used++];
    return number;
}

int SecretDice::below(int n)
{
    const auto range = static_cast<std::uint64_t>(n);
    std::uint64_t thrown = next();
    while (thrown < (0 - range) % range) // those below 2^64 mod n come again
        thrown = next();
    return static_cast<int>(thrown % range);
}

} // namespace sandbag
