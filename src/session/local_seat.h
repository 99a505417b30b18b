// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_session.h"
#include "seat_at_match.h"

namespace sandbag {

/// The places of those who sit in front of the screen of the program that deals. Where others sit
/// at the table in front of other screens, nothing is taken back from here.
class LocalSeat : public SeatAtMatch
{
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit LocalSeat(GameSession *session, QObject *parent = nullptr);

    [[nodiscard]] bool hasMatch() const override { return m_session->hasMatch(); }
    [[nodiscard]] const Match &match() const override { return m_session->match(); }
    [[nodiscard]] std::shared_ptr<const RuleContext> context() const override;
    [[nodiscard]] const Standing &standing() const override;
    [[nodiscard]] int deals() const override;
    [[nodiscard]] bool dealOver() const override;
    [[nodiscard]] bool hasDeal() const override;
    [[nodiscard]] SeatView view(int seat) const override;
    [[nodiscard]] TrickNow trick() const override;
    [[nodiscard]] const Match *whole() const override;
    [[nodiscard]] int seatAtTurn() const override { return m_session->seatAtTurn(); }
    [[nodiscard]] Occupant occupant(int seat) const override;
    [[nodiscard]] QString player(int seat) const override;
    [[nodiscard]] QString name(int seat) const override;
    [[nodiscard]] quint64 seed() const override;
    [[nodiscard]] BeforeDeal beforeDeal() const override { return m_session->beforeDeal(); }
    [[nodiscard]] int tempoLeft() const override;
    [[nodiscard]] bool isPaused() const override;
    [[nodiscard]] const MatchUse &use() const override;

    Refusal act(const Event &event) override;
    void cut(const Cut &cut) override;
    void nextDeal() override { m_session->nextDeal(); }
    void setPaused(bool paused) override;
    void setClockStopped(bool stopped) override;
    [[nodiscard]] bool canUndo() const override;
    [[nodiscard]] bool canRedo() const override;
    void undo() override { m_session->undo(); }
    [[nodiscard]] int undoneSeat() const override;
    void redo() override { m_session->redo(); }
    void requestHint() override;
    void countTutored() override;
    Refusal rule(const Ruling &ruling) override { return m_session->rule(ruling); }
    void throwIn() override { m_session->throwIn(); }

private:
    /// Every person of the match sits in front of this screen.
    [[nodiscard]] bool isAlone() const;

    GameSession *m_session;
};

} // namespace sandbag
