// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace sandbag {

/// Remembers that an item was painted before its picture was there. Once blank somewhere the whole
/// item is to be painted again when the picture comes, however little of it was painted since.
class BlankUntilDrawn
{
public:
    /// `ratio`: device pixels for each logical one of where it was painted.
    void painted(bool ready, qreal ratio)
    {
        m_blank = m_blank || !ready;
        m_ratio = ratio;
    }
    /// True once, as soon as `ready(ratio)` says that the picture is there.
    template<typename Ready>
    [[nodiscard]] bool take(const Ready &ready)
    {
        if (!m_blank || !ready(m_ratio))
            return false;
        m_blank = false;
        return true;
    }

private:
    bool m_blank = false;
    qreal m_ratio = 1;
};

} // namespace sandbag
