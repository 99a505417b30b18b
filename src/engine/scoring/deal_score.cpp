// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/deal_score.h"

#include <algorithm>

namespace sandbag {

DealScore &DealScore::operator=(const DealScore &other)
{
    if (this == &other)
        return *this;
    sides = other.sides;
    counts = other.counts;
    sidesCalled = other.sidesCalled;
    pot = other.pot;
    side = other.side;
    fate = other.fate;
    declarationFate = other.declarationFate;
    m_count = other.m_count;
    std::copy_n(other.m_lines.begin(), other.m_count, m_lines.begin());
    return *this;
}

void DealScore::drawTogether(const ScoreLine &line)
{
    const auto same = [&](const ScoreLine &l) {
        return l.side == line.side && l.rule == line.rule;
    };
    const auto last = std::find_if(m_lines.rbegin(), m_lines.rend(), same);
    ScoreLine &into = last == m_lines.rend() ? m_lines.back() : *last;
    into.points += line.points;
    into.bags += line.bags;
}

} // namespace sandbag
