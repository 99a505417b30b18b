// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sandbag {

class SeatAtMatch;

/// In whose place the screen is, of those who share it, and what the table calls its players there.
class ScreenPlace
{
public:
    /// `seat` must outlive it, and have a match whenever it is asked.
    explicit ScreenPlace(const SeatAtMatch *seat) : m_seat(seat) {}

    /// Another match: the first person who sits here has the screen.
    void begin();
    /// The screen goes to that seat.
    void goTo(int seat);

    [[nodiscard]] int viewer() const { return m_viewer; }
    /// Who had the screen first in this match.
    [[nodiscard]] int first() const { return m_first; }
    /// By seat; only the viewer is "You".
    [[nodiscard]] const QStringList &names() const { return m_names; }
    /// Several people share this screen.
    [[nodiscard]] bool isShared() const;

private:
    [[nodiscard]] int players() const;

    const SeatAtMatch *m_seat;
    int m_viewer = 0;
    int m_first = 0;
    QStringList m_names;
};

} // namespace sandbag
