// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "player/player.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sandbag {

class Match;

/// The thread on which the computer players of one match think, which is started for the first of
/// them, or for the first hint: a table of persons needs none. Everything is handed over as
/// copies; answers come back as signals on the thread this object lives on, with the ticket they
/// were asked under, so that a late one is recognized.
class Thinker : public QObject
{
    Q_OBJECT

public:
    explicit Thinker(QObject *parent = nullptr);
    /// Stops anyone who is thinking, and waits for it.
    ~Thinker() override;

    /// The players by seat, null where a person sits, and the one that is asked for hints.
    void setPlayers(std::vector<std::unique_ptr<Player>> players, std::unique_ptr<Player> adviser);
    /// Asks the player of that seat about the deal in play: answered().
    void ask(int seat, const Match &match, quint64 ticket);
    /// Asks the adviser on behalf of that seat: advised().
    void advise(int seat, const Match &match, quint64 ticket);
    /// Reports to the players how a deal ended.
    void dealEnded(const Match &match);
    /// Nobody wants the answers still to come; anyone who is thinking stops soon.
    void cancel() { m_question.cancel(); }

signals:
    void answered(int seat, quint64 ticket, const sandbag::Decision &decision);
    void advised(int seat, quint64 ticket, const sandbag::Decision &decision);

private:
    /// Players on their way to the thread.
    struct Seated {
        std::vector<std::unique_ptr<Player>> players;
        std::unique_ptr<Player> adviser;
    };
    void handOver();

    std::shared_ptr<Seated> m_coming;               ///< until anyone is asked
    bool m_begun = false;                           ///< there is a thread
    std::vector<std::unique_ptr<Player>> m_players; ///< the thread's own
    std::unique_ptr<Player> m_adviser;              ///< the thread's own

    BackgroundQuestion m_question; ///< one thread that stays: a player may own a process there
};

} // namespace sandbag
