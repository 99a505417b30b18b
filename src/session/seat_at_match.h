// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "before_deal.h"
#include "match/dealing.h"
#include "match_use.h"
#include "player/player.h"
#include "seat_sight.h"

#include <QObject>
#include <QString>

namespace sandbag {

/// How far the trick on the table has come.
struct TrickNow {
    int cards = 0;   ///< of the trick in play; 0: it is finished, or not begun
    int winner = -1; ///< seat that took the last finished one; −1 nobody
};

/// A match at which someone sits in front of this screen, and what they may do in it: all that a
/// table, its panels, the tutor and "Why?" know of it. Everything lives on one thread.
class SeatAtMatch : public QObject, public SeatSight
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual bool hasMatch() const = 0;
    /// No deal is being played: the next may begin, or the match is over.
    [[nodiscard]] virtual bool dealOver() const = 0;
    [[nodiscard]] virtual TrickNow trick() const = 0;
    /// The match with the hands of the deal in play, where this program deals it and may look into
    /// its players' heads; null anywhere else.
    [[nodiscard]] virtual const Match *whole() const = 0;
    /// Whose decision is awaited; −1 between deals.
    [[nodiscard]] virtual int seatAtTurn() const = 0;
    /// Who plays there, as files name players (formats/occupant.h).
    [[nodiscard]] virtual QString player(int seat) const = 0;
    /// A number of the match, for what is said or shown by chance and always the same.
    [[nodiscard]] virtual quint64 seed() const = 0;
    [[nodiscard]] virtual BeforeDeal beforeDeal() const = 0;
    /// The rest of a person's time for this card, in ms; −1 without such a rule.
    [[nodiscard]] virtual int tempoLeft() const = 0;
    [[nodiscard]] virtual bool isPaused() const = 0;
    [[nodiscard]] virtual const MatchUse &use() const = 0;

    /// Carries out what a person here has chosen; otherwise says why not.
    virtual Refusal act(const Event &event) = 0;
    /// The answer to beforeDeal().
    virtual void cut(const Cut &cut) = 0;
    /// Deals the next deal once one is over.
    virtual void nextDeal() = 0;
    /// Nobody plays on by themselves, as long as someone here looks at something.
    virtual void setPaused(bool paused) = 0;
    /// Rule `win_minutes`: no time passes while a person has stopped the match.
    virtual void setClockStopped(bool stopped) = 0;
    [[nodiscard]] virtual bool canUndo() const = 0;
    /// Whose choice undo() takes back; −1 where it is a computer's, or there is none.
    [[nodiscard]] virtual int undoneSeat() const = 0;
    [[nodiscard]] virtual bool canRedo() const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    /// Answered by hintReady().
    virtual void requestHint() = 0;
    /// The tutor looked at a person's choice: the match's files count it.
    virtual void countTutored() = 0;
    /// A ruling at the table on the last deal.
    virtual Refusal rule(const Ruling &ruling) = 0;
    /// Ends the deal in play without a score.
    virtual void throwIn() = 0;

signals:
    void rebuilt();                             ///< new, opened, undone, redone: redraw all
    void drawn(const sandbag::DealerDraw &d);   ///< the first dealer was drawn
    void cutAsked(int seat);                    ///< a person may cut: answer with cut()
    void dealStarted();                         ///< cards dealt
    void happened(const sandbag::Event &event); ///< one event was carried out
    /// The turn or the question may have changed. Emitted once for an act or request, after
    /// everything else that it brings about.
    void promptChanged();
    void matchEnded();
    /// Of something that act() took to where the match is dealt: it is not done, and why.
    void refused(const sandbag::Sentence &why);
    void timeUp(); ///< a person's: the card that follows was not the person's choice
    void hintReady(const sandbag::Decision &decision);
};

} // namespace sandbag
