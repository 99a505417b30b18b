// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <algorithm>

namespace sandbag {

/// How much one may still do, of lines, remarks, or connections: it fills up with time, to a
/// measure, and each thing done takes one from it. Knows no clock: callers give the time.
class Allowance
{
public:
    /// `perSecond` is what comes back in a second, `most` what there is at first and at most.
    Allowance(double perSecond, double most) : m_perSecond(perSecond), m_most(most), m_left(most) {}

    /// Takes one, or this many, at that time, in ms of a clock that never goes back; false where
    /// none is left.
    [[nodiscard]] bool take(qint64 now, double many = 1)
    {
        m_left = std::min(m_most, m_left + m_perSecond * double(now - m_since) / 1000);
        m_since = now;
        if (m_left < many)
            return false;
        m_left -= many;
        return true;
    }

    /// Little is left: one who goes on like this soon has none.
    [[nodiscard]] bool isLow() const { return m_left < m_most / 4; }
    [[nodiscard]] bool isFull() const { return m_left > m_most * 3 / 4; }

private:
    double m_perSecond;
    double m_most;
    double m_left;
    qint64 m_since = 0;
};

} // namespace sandbag
