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
    std::copy_n(other.m_few.begin(), std::min(other.m_count, kFew), m_few.begin());
    m_more = other.m_more;
    return *this;
}

int DealScore::appendToMany(const ScoreLine &line)
{
    if (room() == 0) {
        drawTogether(line);
        return CallFate::kNoLine;
    }
    if (m_more.empty())
        m_more.assign(m_few.begin(), m_few.end());
    m_more.push_back(line);
    return m_count++;
}

void DealScore::drawTogether(const ScoreLine &line)
{
    const auto same = [&](const ScoreLine &l) {
        return l.side == line.side && l.rule == line.rule;
    };
    const auto last = std::find_if(m_more.rbegin(), m_more.rend(), same);
    ScoreLine &into = last == m_more.rend() ? m_more.back() : *last;
    into.points += line.points;
    into.bags += line.bags;
}

} // namespace sandbag
