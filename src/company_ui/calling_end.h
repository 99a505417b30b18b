// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "door/table_caller.h"
#include "guest_end.h"

namespace sandbag {

/// A guest's end that calls the table over the network, and comes back by itself.
class CallingEnd : public GuestEnd
{
    Q_OBJECT

public:
    /// `papers` must be ready, and outlive it. Calls at once.
    CallingEnd(CompanyPapers *papers, const TableGoal &goal, const QString &name,
               QObject *parent = nullptr);
    ~CallingEnd() override;

    [[nodiscard]] TableCaller &caller() { return m_caller; }
    [[nodiscard]] TableGuest *link() const override { return m_caller.guest(); }
    [[nodiscard]] RemoteSeat &remote() override { return m_caller.seat(); }
    [[nodiscard]] qint64 heardAgo() const override { return m_caller.heardAgo(); }
    void confirmCards() override { m_caller.confirmCards(); }
    void tryNow() override { m_caller.tryNow(); }
    void leave() override;

    /// How far it has come, in a sentence.
    [[nodiscard]] QString stageWords() const;

signals:
    void stageChanged(const QString &sentence);
    /// Another computer answers than the one that was met under this name.
    void changedKey(const QString &name);

private:
    void onStage();

    TableCaller m_caller;
    bool m_away = false;
    TableGuest *m_followed = nullptr; ///< the connection that is listened to
};

} // namespace sandbag
