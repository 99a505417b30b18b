// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heard_match.h"
#include "seat_at_match.h"

#include <QDeadlineTimer>
#include <QJsonObject>
#include <QList>

#include <functional>

namespace sandbag {

/// A seat at a match that another program deals: what it knows are the lines that it hears, what
/// it does are lines that it sends. While the table in front of it is busy (setPaused()) lines wait
/// here, so that cards come as fast as they can be seen. Outlives its connection: one that comes
/// back hears the match from its start, or what came after heardBefore().
class RemoteSeat final : public SeatAtMatch
{
    Q_OBJECT

public:
    using Send = std::function<void(const QJsonObject &)>;

    using SeatAtMatch::SeatAtMatch;

    /// Where its lines go from now on; nothing while there is no connection.
    void setSend(Send send);
    /// What a host need not say again over the next connection. Lines that still wait are
    /// forgotten: they come again.
    [[nodiscard]] HeardBefore heardBefore();
    /// A line of the match or the deal. Others are passed over.
    void hear(const QJsonObject &line);

    [[nodiscard]] bool hasMatch() const override { return m_heard.match() != nullptr; }
    [[nodiscard]] const Match &match() const override { return *m_heard.match(); }
    [[nodiscard]] std::shared_ptr<const RuleContext> context() const override;
    [[nodiscard]] const Standing &standing() const override;
    [[nodiscard]] int deals() const override { return m_heard.deals(); }
    [[nodiscard]] bool dealOver() const override { return !m_heard.inDeal(); }
    [[nodiscard]] bool hasDeal() const override { return m_heard.view().has_value(); }
    /// Of the own seat only.
    [[nodiscard]] SeatView view(int seat) const override;
    [[nodiscard]] TrickNow trick() const override;
    [[nodiscard]] const Match *whole() const override { return nullptr; }
    [[nodiscard]] int seatAtTurn() const override;
    [[nodiscard]] Occupant occupant(int seat) const override;
    [[nodiscard]] QString player(int seat) const override;
    [[nodiscard]] QString name(int seat) const override;
    [[nodiscard]] quint64 seed() const override { return m_seed; }
    [[nodiscard]] BeforeDeal beforeDeal() const override;
    [[nodiscard]] int tempoLeft() const override;
    [[nodiscard]] bool isPaused() const override { return m_paused; }
    [[nodiscard]] const MatchUse &use() const override { return kOnlyShown; }

    /// Nothing is done yet where it is not refused: the host judges, and answers.
    Refusal act(const Event &event) override;
    void cut(const Cut &cut) override;
    /// Says so to the host, who deals.
    void nextDeal() override;
    void setPaused(bool paused) override;
    void setClockStopped(bool) override {} ///< the clocks are the host's
    [[nodiscard]] bool canUndo() const override { return false; }
    [[nodiscard]] int undoneSeat() const override { return -1; }
    [[nodiscard]] bool canRedo() const override { return false; }
    void undo() override {}
    void redo() override {}
    void requestHint() override {}
    void countTutored() override {}
    Refusal rule(const Ruling &ruling) override;
    void throwIn() override {} ///< up to the host

signals:
    /// The lines of the host do not fit together, or are no match at all: nothing more is heard.
    void senseless(const QString &why);

private:
    void goOn();
    void dropOld();
    void close(const QString &why);
    void take(const QJsonObject &line);
    void announce(const HeardChange &change);
    void sayNumbered(QJsonObject line);

    HeardMatch m_heard;
    Send m_send;
    QList<QJsonObject> m_waiting;
    bool m_paused = false;
    bool m_busy = false;   ///< a line is taken: others wait for it
    bool m_closed = false; ///< senseless() was said
    quint64 m_seed = 0;
    int m_number = 0; ///< of the last line that was sent
    QDeadlineTimer m_deadline = QDeadlineTimer(QDeadlineTimer::Forever);
};

} // namespace sandbag
