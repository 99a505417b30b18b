// SPDX-License-Identifier: GPL-3.0-or-later
// A table in company over real TLS on this computer: a host behind its door, and guests who call.
#pragma once

#include "act_pace.h"
#include "door/company_papers.h"
#include "door/table_caller.h"
#include "door/table_door.h"
#include "game_session.h"
#include "lobby.h"
#include "table_guest.h"
#include "table_host.h"
#include "text/sentence.h"
#include "waiting.h"

#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <vector>

namespace sandbag {

/// One who plays somewhere else, with a key of their own.
struct DoorGuest {
    explicit DoorGuest(const QString &folder) : papers(folder)
    {
        papers.load();
        QTRY_VERIFY(papers.isReady());
        caller = std::make_unique<TableCaller>(&papers);
        QObject::connect(
            caller.get(), &TableCaller::ended, caller.get(),
            [this](const Sentence &why) { end = QString::fromStdString(plainEnglish(why)); });
        QObject::connect(caller.get(), &TableCaller::changedKey, caller.get(),
                         [this](const QString &name) { changed = name; });
    }

    CompanyPapers papers;
    std::unique_ptr<TableCaller> caller;
    QString end;
    QString changed;
};

class DoorTable
{
public:
    explicit DoorTable(const DoorLimits &limits = {})
        : m_host(&m_session), m_door([this](std::unique_ptr<Wire> wire) {
              wires.push_back(wire.get());
              if (deaf)
                  return m_unheard.push_back(std::move(wire));
              m_host.receive(std::move(wire));
          })
    {
        m_session.pace().setLeast(0);
        m_door.setLimits(limits);
        QObject::connect(&m_host, &TableHost::knocked, &m_host, [this](int guest) {
            knocks.append(guest);
            if (admits)
                m_host.letIn(guest);
        });
    }

    void open()
    {
        const auto key = ownKeyIn(folder(QStringLiteral("host")));
        QVERIFY(std::holds_alternative<OwnKey>(key));
        m_key = std::get<OwnKey>(key);
        const auto why = m_door.open({m_key, {QStringLiteral("127.0.0.1")}, 0});
        QVERIFY2(!why, why ? plainEnglish(*why).c_str() : "");
    }

    /// A guest of that name, who has met nobody yet.
    DoorGuest &guest(const QString &name)
    {
        m_guests.push_back(std::make_unique<DoorGuest>(folder(name)));
        return *m_guests.back();
    }
    [[nodiscard]] TableGoal goal() const
    {
        TableGoal goal;
        goal.address = QStringLiteral("127.0.0.1");
        goal.port = m_door.port();
        return goal;
    }
    [[nodiscard]] QString folder(const QString &name) const { return m_folder.filePath(name); }

    GameSession &session() { return m_session; }
    TableHost &host() { return m_host; }
    TableDoor &door() { return m_door; }
    const OwnKey &key() const { return m_key; }

    bool admits = false;
    bool deaf = false; ///< whoever comes is neither heard nor told anything
    QList<int> knocks;
    std::vector<QPointer<Wire>> wires; ///< the host's ends

private:
    QTemporaryDir m_folder;
    std::vector<std::unique_ptr<Wire>> m_unheard;
    GameSession m_session;
    TableHost m_host;
    TableDoor m_door;
    OwnKey m_key;
    std::vector<std::unique_ptr<DoorGuest>> m_guests;
};

} // namespace sandbag
