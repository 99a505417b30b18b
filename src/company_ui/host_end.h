// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "company_end.h"
#include "table_host.h"

#include <QByteArray>
#include <QJsonObject>

#include <memory>

namespace sandbag {

class GameSession;
class LocalSeat;
class TableFolder;

/// The end of the one who has opened the table: its match is dealt, judged and saved here.
class HostEnd : public CompanyEnd
{
    Q_OBJECT

public:
    /// `name` is the person's own. The rules must pass the checker.
    HostEnd(const QString &name, const AgreedRules &rules, QObject *parent = nullptr);
    ~HostEnd() override;

    [[nodiscard]] bool isHost() const override { return true; }
    [[nodiscard]] SeatAtMatch *seat() override;
    [[nodiscard]] bool isInside() const override { return true; }
    [[nodiscard]] const std::vector<Chair> &chairs() const override;
    [[nodiscard]] const AgreedRules &rules() const override;
    [[nodiscard]] int you() const override { return kPersonAtHost; }
    [[nodiscard]] bool hasBegun() const override { return m_host->hasBegun(); }
    [[nodiscard]] QString ownName() const override { return m_name; }

    void sit(int chair) override;
    void rise() override;
    void propose(const AgreedRules &rules) override;
    void agree() override;
    void askSwap(int chair) override;
    void answerSwap(int person, bool agrees) override;
    void playAgain() override;
    void leave() override;

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
    [[nodiscard]] int ownSeat() override { return ownChair(); }

    /// A computer on that chair; an empty name takes it away.
    void setComputer(int chair, const QString &name, const QString &player);
    /// Computers of the usual strength on every empty chair, but one that is left for the person
    /// of this end where they have none.
    void fillWithComputers();
    /// Everyone sits, the host's person too, is there, and has agreed: the match may begin. From a
    /// window without a seat one would see another's hand.
    [[nodiscard]] bool isReady() const { return ownChair() >= 0 && m_host->lobby().isReady(); }
    void begin();

    /// Keeps the match safe in that folder from its first card on; `door` as in TableFolder.
    void keepIn(const QString &folder, const QJsonObject &door);
    /// The door is to be opened in another way from now on.
    void setDoor(const QJsonObject &door);
    /// Goes on with the match that was kept there, of which this is the paper. False where it
    /// cannot be read, or is open somewhere.
    [[nodiscard]] bool takeUp(const QByteArray &json);

    [[nodiscard]] TableHost &host() { return *m_host; }
    [[nodiscard]] const TableHost &host() const { return *m_host; }
    [[nodiscard]] GameSession &session() { return *m_session; }

private:
    void pass(const Refusal &refusal);
    /// To ask something of the others: the one who does is at their seat.
    [[nodiscard]] TableConduct &conduct();
    [[nodiscard]] QString freeComputerName() const;

    QString m_name;
    GameSession *m_session;
    LocalSeat *m_seat;
    TableHost *m_host;
    std::unique_ptr<TableFolder> m_folder; ///< null: the match is kept nowhere
};

} // namespace sandbag
