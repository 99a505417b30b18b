// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "before_deal.h"
#include "deal/event.h"
#include "match/dealing.h"
#include "match_plan.h"
#include "match_use.h"
#include "referee/referee.h"
#include "seat_plan.h"

#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QString>

#include <map>
#include <memory>

namespace sandbag {

class ActPace;
class Adviser;
class Match;
struct LoadedMatch;
class MatchClock;
class MatchFiles;
class Thinker;

/// One live match, one per window: deals the cards, asks the computer players on worker threads,
/// carries out what people choose, and has it saved after every event. Lives on the GUI thread and
/// never blocks it; nothing ticks while it waits for a person. The files of the match, when the
/// computers act, the clocks and the hints are objects of their own, and its parts as long as it
/// lives.
class GameSession : public QObject
{
    Q_OBJECT

public:
    explicit GameSession(QObject *parent = nullptr);
    ~GameSession() override;

    /// Ends in rebuilt(), then the draw for the dealer and the first deal.
    void newMatch(const MatchPlan &plan);
    /// Goes on with a match that was read from a file.
    void open(LoadedMatch loaded, const MatchUse &use = {});
    /// Goes on with the match that was saved last (MatchFiles::load()); false when there is none.
    bool resume(const MatchUse &use = {});

    [[nodiscard]] MatchFiles &files() const { return *m_files; }
    [[nodiscard]] ActPace &pace() const { return *m_pace; }
    [[nodiscard]] MatchClock &clock() const { return *m_clock; }
    [[nodiscard]] Adviser &adviser() const { return *m_adviser; }

    [[nodiscard]] bool hasMatch() const { return m_match != nullptr; }
    /// Requires hasMatch().
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] const QList<SeatPlan> &seats() const { return m_seats; }
    /// Changes names and players of the seats from now on.
    void setSeats(const QList<SeatPlan> &seats);

    [[nodiscard]] BeforeDeal beforeDeal() const;
    /// Answers cutAsked().
    void cut(const Cut &cut);
    /// Whose decision is awaited, a person's or not; −1 between deals.
    [[nodiscard]] int seatAtTurn() const;
    /// Carries the event of a person out, wherever they sit; otherwise says why not.
    Refusal act(const Event &event);
    /// Back to the person's last decision (take_back.h); redo forward to the next one.
    void undo();
    void redo();
    /// Goes on from that point of the match with the players at the table.
    void playOnFrom(int deal, int events);
    /// Back to the last choice of the person at that seat, in the deal in play.
    void undoOf(int seat);
    /// The person at that seat is away: no time of theirs runs. With a player, as files name them,
    /// that one decides for them until they are back (game_held.cpp); the seat stays theirs in
    /// every file.
    void setAway(int seat, const QString &standIn);
    void setBack(int seat);
    /// While the people have stopped the match nobody acts, no card is dealt and no clock runs.
    void setHeld(bool held);
    [[nodiscard]] bool isHeld() const { return m_held; }
    /// A ruling at the table (cross-boarding and the like) on the last deal.
    Refusal rule(const Ruling &ruling);
    /// Ends the deal in play without a score.
    void throwIn();

public slots:
    /// Deals the next deal once one is over.
    void nextDeal();

signals:
    void rebuilt();                             ///< new, opened, undone, redone: redraw all
    void drawn(const sandbag::DealerDraw &d);   ///< the first dealer was drawn
    void cutAsked(int seat);                    ///< a person may cut: answer with cut()
    void dealStarted();                         ///< cards dealt
    void happened(const sandbag::Event &event); ///< one event was carried out
    /// The turn or the question may have changed. Emitted once for an act or request, after
    /// everything else that it brings about.
    void promptChanged();
    void allDealt();  ///< the next deal was asked for, and there is none (MatchPlan::dealsAtMost)
    void dealEnded(); ///< while it is played, not when such a match is opened or resumed
    void matchEnded();
    void timeUp(); ///< a person's: the card that follows was not the person's choice
    void trouble(const QString &message); ///< could not save, no program may start, …

private:
    // game_flow.cpp: what happens by itself
    void onAnswered(int seat, quint64 ticket, const Decision &decision);
    void proceed();
    void goOnWithRecord();
    void askSeatAtTurn();
    void carryOut(const Event &event);
    [[nodiscard]] int paceNow() const;
    void onPauseChanged(bool paused);
    void tempoOver();
    void afterEvent(const Event &event);
    void finishDeal();
    void closeDeal();
    void addClock();
    [[nodiscard]] int dealerOfNext() const;
    [[nodiscard]] bool isAllDealt() const;
    [[nodiscard]] int cutter() const;
    void beginNextDeal(const std::optional<Cut> &cut);

    // game_session.cpp
    void takeOver(Match match, const QJsonObject &other, const QList<SeatPlan> &seats,
                  const MatchUse &use);
    void takeOver(LoadedMatch loaded, const MatchUse &use);
    void drawDealer();
    void seatPlayers();
    void stopThinking();
    void showAnew();
    void seatAnew(int seat);
    [[nodiscard]] QString standIn(int seat) const;
    /// Who decides for that seat is a person.
    [[nodiscard]] bool isPerson(int seat) const
    {
        return isPersonAt(m_seats, seat) && standIn(seat).isEmpty();
    }

    std::unique_ptr<Match> m_match;
    QList<SeatPlan> m_seats;
    DealSource m_source = DealSource::bySeed(0); ///< of its cards
    DealerDraw m_draw;
    bool m_cutAsked = false;       ///< a person may cut before the next deal
    std::map<int, QString> m_away; ///< by seat: who plays for the person there; "" nobody
    bool m_held = false;

    Referee m_referee;
    Thinker *m_thinker;
    MatchClock *m_clock;
    MatchFiles *m_files;
    ActPace *m_pace;
    Adviser *m_adviser;
    quint64 m_ticket = 0; ///< answers of computers under another one are late
    bool m_thinking = false;
    bool m_programs = false; ///< other programs sit at the table
    bool m_dealEnded = true; ///< the end of the last deal was said
};

} // namespace sandbag
