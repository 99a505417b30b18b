// SPDX-License-Identifier: GPL-3.0-or-later
// A guest's end over two buffers in this process, instead of a network.
#pragma once

#include "../company/wire_pair.h"

#include "guest_end.h"
#include "remote_seat.h"
#include "table_host.h"

#include <memory>
#include <utility>

namespace sandbag {

class WireEnd : public GuestEnd
{
public:
    explicit WireEnd(const QString &name) : m_name(name) { followSeat(); }
    /// The connection goes before the seat that it writes for.
    ~WireEnd() override { m_link.reset(); }

    void connectTo(TableHost &host, WireScheduler &wires)
    {
        auto [near, far] = BufferWire::pair();
        m_wire = near.get();
        wires.add(near.get());
        wires.add(far.get());
        KnockPlan plan;
        plan.name = m_name;
        plan.token = m_token;
        m_link.reset();
        m_link = std::make_unique<TableGuest>(std::move(near), &m_seat, plan);
        TableGuest *link = m_link.get();
        connect(link, &TableGuest::lobbyChanged, this, [this, link] {
            takeLobby();
            isBack(*link);
        });
        follow(link);
        connect(link, &TableGuest::refused, this, &CompanyEnd::refused);
        connect(link, &TableGuest::seated, this, [this, link] { isBack(*link); });
        connect(link, &TableGuest::ended, this, [this](const Sentence &why) {
            if (m_token.isEmpty() || !why.empty() || m_leaves)
                emit ended(why);
            else if (!std::exchange(m_away, true))
                emit lost();
        });
        host.receive(std::move(far));
    }
    void cutOff()
    {
        if (m_wire)
            m_wire->cutOff();
    }

    [[nodiscard]] TableGuest *link() const override { return m_link.get(); }
    [[nodiscard]] RemoteSeat &remote() override { return m_seat; }
    [[nodiscard]] qint64 heardAgo() const override { return 0; }
    void confirmCards() override {}
    void tryNow() override { ++tries; }
    void leave() override
    {
        m_leaves = true;
        m_link->leave();
    }

    int tries = 0;

private:
    void isBack(const TableGuest &link)
    {
        m_token = link.token();
        if (std::exchange(m_away, false))
            emit found();
    }

    QString m_name;
    QString m_token;
    RemoteSeat m_seat;
    QPointer<BufferWire> m_wire;
    std::unique_ptr<TableGuest> m_link;
    bool m_away = false;
    bool m_leaves = false;
};

} // namespace sandbag
