// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lobby.h"
#include "table_state.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace sandbag {

class SeatAtMatch;

/// One end of a table in company, as its window uses it: the host's own, or a guest's connection.
/// Requests are carried out later, or refused; lobbyChanged() says that the table has changed.
class CompanyEnd : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual bool isHost() const = 0;
    /// Where the person of this end sits, once hasBegun(). It lives as long as this.
    [[nodiscard]] virtual SeatAtMatch *seat() = 0;
    /// The table is known: before that its guest has knocked, and waits.
    [[nodiscard]] virtual bool isInside() const = 0;
    [[nodiscard]] virtual const std::vector<Chair> &chairs() const = 0;
    [[nodiscard]] virtual const AgreedRules &rules() const = 0;
    /// The number by which chairs name this end's person.
    [[nodiscard]] virtual int you() const = 0;
    [[nodiscard]] virtual bool hasBegun() const = 0;
    /// What the person is called here; the host may have changed it, since names differ.
    [[nodiscard]] virtual QString ownName() const = 0;

    virtual void sit(int chair) = 0;
    virtual void rise() = 0;
    virtual void propose(const AgreedRules &rules) = 0;
    virtual void agree() = 0;
    /// To change chairs with the person there, who is asked; and what one answers to swapAsked().
    virtual void askSwap(int chair) = 0;
    virtual void answerSwap(int person, bool agrees) = 0;
    /// The match is over, and this end's person would like another one: the table is a lobby again
    /// for everyone, with the chairs as they were.
    virtual void playAgain() = 0;
    /// Says goodbye; the host's end closes the table for everyone.
    virtual void leave() = 0;

    /// How the people of a match that is under way are there.
    [[nodiscard]] virtual const TableState &state() const = 0;
    /// ms of the clock by which state() says its times.
    [[nodiscard]] virtual qint64 now() const = 0;
    // See TableConduct.
    virtual void pause(PauseReason why) = 0;
    virtual void ready() = 0;
    virtual void askTakeBack() = 0;
    virtual void consent(bool agrees) = 0;
    virtual void choose(int away, AwayChoice choice) = 0;
    virtual void remark(int number) = 0;
    virtual void nudge() = 0;
    virtual void comeBack() = 0;

    /// The seat of the person of this end in the match; −1 before it.
    [[nodiscard]] virtual int ownSeat() = 0;

    /// Why the next deal would not be dealt if this end's person asked for it now; nothing where it
    /// would, or where no deal is to follow.
    [[nodiscard]] Refusal whyNoDeal();

    [[nodiscard]] int ownChair() const;
    [[nodiscard]] bool hasAgreed() const;
    /// How many chairs nobody has taken; which persons have not agreed yet, and which are away.
    [[nodiscard]] int emptyChairs() const;
    [[nodiscard]] QStringList undecided() const;
    [[nodiscard]] QStringList away() const;

signals:
    void lobbyChanged();
    /// That person, of that chair, would like to change chairs with this end's.
    void swapAsked(int person, int chair);
    /// The match is begun: seat() has it.
    void begun();
    void stateChanged();
    /// Someone says remarks()[number].
    void remarked(int seat, int number);
    /// Someone waits for this end's person.
    void nudged(int from);
    void refused(const sandbag::Sentence &why);
    /// The table is no more, for this end; empty where nobody said why.
    void ended(const sandbag::Sentence &why);
};

} // namespace sandbag
