// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sandbag {

class Match;

/// Something in a deal that is worth a second of joy or sorrow.
struct DealMoment {
    enum class Kind {
        claim,   ///< a player lays the hand open: the rest is theirs
        nilMade, ///< or the double nil of partners, where it is scored as one
        nilFailed,
        slam, ///< one side takes every trick
        set,
        bags, ///< the sack bursts: this many bags cost points
    };
    Kind kind = Kind::set;
    int seat = -1; ///< whose; −1 where it is a whole side's
    int side = 0;
    QString words;
    QString points;       ///< with their sign; "" where none belong to it
    std::vector<int> who; ///< the players whose faces show it

    /// Bad for that side.
    [[nodiscard]] bool sorry() const
    {
        return kind == Kind::nilFailed || kind == Kind::set || kind == Kind::bags;
    }
    bool operator==(const DealMoment &) const = default;
};

/// The moments of the last deal, in the viewer's words, in the order in which they are shown: at
/// most one claim and three others. Empty for a deal that does not count.
[[nodiscard]] std::vector<DealMoment> momentsOf(const Match &match, const QStringList &names,
                                                int viewer);

} // namespace sandbag
