// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>

namespace sandbag {

/// One question has just taken the place of another: a click or a key of this moment was meant for
/// the one before, and answers nothing.
class JustTurned
{
public:
    /// Another question stands there now.
    void turn() { m_since.start(); }
    /// Nothing had stood there before.
    void clear() { m_since.invalidate(); }
    [[nodiscard]] bool isOver() const
    {
        return !m_since.isValid() || m_since.hasExpired(kMeantBefore);
    }

private:
    static constexpr int kMeantBefore = 600; ///< ms

    QElapsedTimer m_since;
};

} // namespace sandbag
