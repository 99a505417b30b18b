// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "allowance.h"
#include "disk/file_lock.h"
#include "door/own_key.h"
#include "door/table_door.h"
#include "match/record.h"

#include <QJsonObject>
#include <QObject>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <utility>

namespace sandbag {

class GameSession;
class TableHost;

/// How a house is kept.
struct HousePlan {
    QString folder;   ///< of its key, its secret and its tables; made where it is missing
    int tables = 200; ///< at once
    int pace = 600;   ///< ms at least between two acts of computers
    bool open =
        false; ///< anyone who finds the door comes in; otherwise only people with an invitation
    AgreedRules rules = {"standard", {}, {}}; ///< of a new table
};

/// Many tables in one process, at none of which its owner sits: nobody who plays is the host, so
/// that no player's program knows all cards. A table is opened when the first guest asks for it,
/// and given up when nobody is left before its match is begun, or after it. Matches and seats are
/// in the folder after every event: a house that is opened again goes on with them. What it cannot
/// read it neither opens nor clears.
class TableHouse : public QObject
{
    Q_OBJECT

public:
    explicit TableHouse(HousePlan plan, QObject *parent = nullptr);
    ~TableHouse() override;

    /// Reads the folder, takes its tables up and opens the door; otherwise why not: another house
    /// may be open in that folder. Waits for the disk.
    [[nodiscard]] std::optional<QString> open(const QStringList &addresses, quint16 port);
    /// Says goodbye to everyone, and waits until all matches are on disk.
    void close();

    [[nodiscard]] const TableDoor &door() const { return m_door; }
    /// To one of its tables, as guests reach it under that address.
    [[nodiscard]] Invitation invitation(const QString &address, const QString &table) const;
    [[nodiscard]] int tables() const { return static_cast<int>(m_tables.size()); }
    /// Null where there is none of that id.
    [[nodiscard]] TableHost *table(const QString &id) const;
    [[nodiscard]] GameSession *session(const QString &id) const;

    /// Instead of the machine's own clock.
    void setClock(TickingClock now) { m_now = std::move(now); }

signals:
    /// One thing that has happened: `event` says which (FORMATS.md, "A house of tables").
    void happened(const QJsonObject &line);

private:
    struct Hosted;

    void lead(const QString &table, std::unique_ptr<Wire> wire);
    Hosted &add(const QString &id);
    void follow(Hosted &hosted);
    void onKnocked(Hosted &hosted, int guest);
    void keep(const Hosted &hosted);
    void clear(const QString &id);
    void takeUpAll();
    [[nodiscard]] bool takeUp(const QString &id);
    [[nodiscard]] QString folderOf(const QString &id) const;
    [[nodiscard]] std::optional<QString> readSecret();
    void tell(const char *event, QJsonObject line = {});
    void tellKeptOut(const QString &address);

    HousePlan m_plan;
    FileLock m_open; ///< of the folder
    OwnKey m_key;
    QString m_secret;
    std::map<QString, std::unique_ptr<Hosted>> m_tables; ///< by id
    TableDoor m_door;
    TickingClock m_now;
    Allowance m_keptOutLines;
    int m_keptOut = 0; ///< since the last line that said so
};

} // namespace sandbag
