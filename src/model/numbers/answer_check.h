// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/deal_source.h"
#include "numbers/verify.h"
#include "player/player.h"
#include "referee/referee.h"

#include <memory>
#include <vector>

namespace sandbag {

class Match;

/// Asks the computers of a match again, each from its seat's view.
class AnswerCheck
{
public:
    /// The players that the record names. Those who answer by the clock, or are not known, are not
    /// asked; the notes say so.
    AnswerCheck(const MatchRecord &record, const QJsonObject &other, const DealSource *source,
                Verification &found);

    /// Whether the event is what the table would have brought about here; counts it, and adds a
    /// fault where it is not. `match` is before the event.
    void check(const Match &match, const Event &event);

private:
    [[nodiscard]] bool isOwnAct(const Match &match, const Event &event);
    [[nodiscard]] Event answerOf(const Match &match, const Event &event);
    void complain(const Match &match, const Event &event, const Event &own);

    Verification &m_found;
    const DealSource *m_source; ///< null: not known
    Referee m_referee;
    std::vector<std::unique_ptr<Player>> m_players; ///< null: is not asked
    std::atomic<bool> m_stop{false};
};

} // namespace sandbag
