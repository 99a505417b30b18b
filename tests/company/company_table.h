// SPDX-License-Identifier: GPL-3.0-or-later
// A table in company within one process: a host, guests at their seats, and the bytes between.
#pragma once

#include "wire_pair.h"

#include "act_pace.h"
#include "game_session.h"
#include "remote_seat.h"
#include "table_guest.h"
#include "table_host.h"
#include "text/sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include <map>
#include <memory>
#include <vector>

namespace sandbag {

/// One guest: a connection and the seat at its end.
struct CompanyGuest {
    std::unique_ptr<RemoteSeat> seat;
    std::unique_ptr<TableGuest> link;
    QPointer<BufferWire> wire; ///< the guest's end
    QPointer<BufferWire> far;  ///< the host's
    QStringList refusals;
    QString end;      ///< why it ended
    QByteArray heard; ///< everything, by whatever connection
};

class CompanyTable
{
public:
    explicit CompanyTable(std::uint64_t seed) : m_wires(seed), m_host(&m_session)
    {
        m_session.pace().setLeast(0);
        m_host.setClock([this] { return now; });
        // It looks after silence by a timer, so in another time than that of the test: on a slow
        // machine everyone would be away.
        constexpr int kNever = 1'000'000'000;
        m_host.setHeartbeat({kNever, kNever, kNever});
        QObject::connect(&m_host, &TableHost::knocked, &m_host, [this](int guest) {
            if (admits)
                m_host.letIn(guest);
        });
    }

    GameSession &session() { return m_session; }
    TableHost &host() { return m_host; }
    CompanyGuest &guest(int number) { return *m_guests[static_cast<std::size_t>(number)]; }

    int join(const QString &name, const QString &token = {})
    {
        m_guests.push_back(std::make_unique<CompanyGuest>());
        CompanyGuest &guest = *m_guests.back();
        guest.seat = std::make_unique<RemoteSeat>();
        connectGuest(guest, name, token);
        settle();
        return static_cast<int>(m_guests.size()) - 1;
    }

    /// The same guest by a new connection, with the token of its seat.
    void comeBack(CompanyGuest &guest)
    {
        const QString token = guest.link->token();
        guest.link.reset();
        connectGuest(guest, QStringLiteral("back"), token);
    }

    /// Persons elsewhere at all seats, and the match begun.
    void begin(const RuleSet &rules, quint64 seed)
    {
        m_host.propose({"standard", {}, rules});
        for (int chair = 0; chair < rules.table_players; ++chair) {
            const int number = join(QStringLiteral("Guest %1").arg(chair));
            guest(number).link->sit(chair);
        }
        settle();
        for (int chair = 0; chair < rules.table_players; ++chair)
            guest(chair).link->agree();
        settle();
        const auto refused = m_host.begin(seed);
        why = refused ? plainEnglish(*refused) : std::string();
        settle();
    }

    /// Until nothing is under way and nobody acts by themselves.
    void settle()
    {
        do {
            now += stepTime;
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        } while (m_wires.step() || m_session.pace().isRunning());
    }
    bool step() { return m_wires.step(); }

    qint64 now = 0;
    qint64 stepTime = 1000; ///< ms that pass with each step: honest guests are not too fast
    bool admits = true;
    std::string why; ///< the match could not begin

protected:
    void connectGuest(CompanyGuest &guest, const QString &name, const QString &token)
    {
        auto [near, far] = BufferWire::pair();
        guest.wire = near.get();
        guest.far = far.get();
        QObject::connect(near.get(), &Wire::arrived, near.get(),
                         [&guest](const QByteArray &bytes) { guest.heard += bytes; });
        m_wires.add(near.get());
        m_wires.add(far.get());
        guest.link =
            std::make_unique<TableGuest>(std::move(near), guest.seat.get(), KnockPlan{name, token});
        QObject::connect(guest.link.get(), &TableGuest::refused, guest.link.get(),
                         [&guest](const Sentence &said) {
                             guest.refusals << QString::fromStdString(plainEnglish(said));
                         });
        QObject::connect(guest.link.get(), &TableGuest::ended, guest.link.get(),
                         [&guest](const Sentence &said) {
                             guest.end = QString::fromStdString(plainEnglish(said));
                         });
        m_host.receive(std::move(far));
    }

private:
    WireScheduler m_wires;
    GameSession m_session;
    TableHost m_host;
    std::vector<std::unique_ptr<CompanyGuest>> m_guests;
};

} // namespace sandbag
