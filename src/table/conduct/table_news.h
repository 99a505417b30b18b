// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// Something that those at the table learn: when it is seen there, which may be later than it
/// happened, and once.
struct TableNews {
    enum class Kind {
        forgotten,  ///< the last report may never have happened now
        drawn,      ///< the first dealer
        done,       ///< an event other than a card: a bid, a pass, a claim …
        yourTurn,   ///< the person in front of the table is asked, after others were or nobody was
        cardPlayed, ///< not the last of its trick
        trickWon,   ///< by a trick's last card
        nilMade,    ///< and every other call that a player undertook alone
        nilFailed,
        set,
        bags,      ///< enough to cost points
        slam,      ///< every trick for one side
        dealOver,  ///< its end was seen, with what it brought: the result may be shown
        matchOver, ///< and so may the match's
        refused,   ///< what a person wanted to do
        advice,    ///< a hint, "Sure?", an answer to "Why?"
    };

    Kind kind = Kind::done;
    int seat = -1;     ///< who did or won it; −1 nobody, or a whole side
    QString text{};    ///< "" for none
    bool seen = false; ///< the table shows it, too: only the screen reader needs the text
    bool operator==(const TableNews &) const = default;
};

} // namespace sandbag
