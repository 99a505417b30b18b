// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "company_end.h"
#include "table_guest.h"

namespace sandbag {

class RemoteSeat;

/// The end of someone who has come to another's table: one connection after another, and the seat
/// at their end, which stays.
class GuestEnd : public CompanyEnd
{
    Q_OBJECT

public:
    using CompanyEnd::CompanyEnd;

    /// The connection; null while there is none.
    [[nodiscard]] virtual TableGuest *link() const = 0;
    [[nodiscard]] virtual RemoteSeat &remote() = 0;
    /// ms since the host was last heard of; −1: never.
    [[nodiscard]] virtual qint64 heardAgo() const = 0;
    /// Both screens show the same five cards.
    virtual void confirmCards() = 0;
    /// Does not wait for the next try to reach the table.
    virtual void tryNow() = 0;

    [[nodiscard]] bool isHost() const override { return false; }
    [[nodiscard]] SeatAtMatch *seat() override;
    [[nodiscard]] bool isInside() const override { return m_lobby.you >= 0; }
    [[nodiscard]] const std::vector<Chair> &chairs() const override { return m_lobby.chairs; }
    [[nodiscard]] const AgreedRules &rules() const override { return m_lobby.rules; }
    [[nodiscard]] int you() const override { return m_lobby.you; }
    [[nodiscard]] bool hasBegun() const override { return m_begun; }
    [[nodiscard]] QString ownName() const override { return m_lobby.name; }
    /// What people call the table, by its host's word; "" where it said none.
    [[nodiscard]] const QString &tableName() const { return m_lobby.table; }

    void sit(int chair) override;
    void rise() override;
    void propose(const AgreedRules &rules) override;
    void agree() override;
    void askSwap(int chair) override;
    void answerSwap(int person, bool agrees) override;
    void playAgain() override;

    [[nodiscard]] const TableState &state() const override;
    [[nodiscard]] qint64 now() const override;
    void pause(PauseReason why) override;
    void ready() override;
    void askTakeBack() override;
    void consent(bool agrees) override;
    void choose(int away, AwayChoice choice) override;
    void remark(int number) override;
    void nudge() override;
    void comeBack() override;
    [[nodiscard]] int ownSeat() override;

signals:
    /// These are to be compared with the host's: confirmCards() or leave(). Empty: no more.
    void cardsShown(const CardList &cards);
    /// The connection is gone and nobody said goodbye: the table is looked for.
    void lost();
    /// It is there again.
    void found();

protected:
    /// The lobby as the connection has it.
    void takeLobby();
    /// To be called once remote() is there.
    void followSeat();
    /// What another connection says of the table from now on.
    void follow(TableGuest *link);

private:
    HeardLobby m_lobby;
    bool m_begun = false;
};

} // namespace sandbag
