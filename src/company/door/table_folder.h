// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "disk/file_lock.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

namespace sandbag {

class GameSession;
class TableHost;

/// A table whose match was begun at this computer, and which is not open now: its host closed it,
/// or the program ended.
struct KeptTable {
    QString folder; ///< the match is in it
    QString id;
    QByteArray json;    ///< who sits where, and how its door was opened
    QJsonObject door;   ///< the latter
    QStringList others; ///< who sat elsewhere
    QDateTime last;     ///< when someone last took a seat there
};

/// The tables that are kept in that folder, the last one first; remains of other tables is
/// swept away. Waits for the disk.
[[nodiscard]] QList<KeptTable> keptTables(const QString &folder);
/// Nobody is offered that table again. Nothing happens where it is open. Waits for the disk.
void forgetTable(const KeptTable &table);

/// Keeps the table of a host safe in a folder of its own (FORMATS.md, "Files"), for its owner's
/// eyes alone: the match after every event, and who has which seat. Until the match begins nothing
/// is made.
class TableFolder : public QObject
{
    Q_OBJECT

public:
    /// `host` must outlive it, and play in `session`. `door` says how its door is opened again.
    TableFolder(const QString &folder, TableHost *host, GameSession *session,
                const QJsonObject &door, QObject *parent = nullptr);
    /// What is on its way is on disk then. A match that is over is not kept any more.
    ~TableFolder() override;

    /// Says it again.
    void setDoor(const QJsonObject &door);
    /// Before the first card is dealt.
    void begin();
    /// Takes up the table kept there; everyone but the host is away. False where it cannot be read,
    /// or is open somewhere.
    [[nodiscard]] bool takeUp(const QByteArray &json);

signals:
    void trouble(const QString &why);

private:
    [[nodiscard]] bool take();
    void keep();

    QString m_folder;
    TableHost *m_host;
    GameSession *m_session;
    QJsonObject m_door;
    FileLock m_open; ///< held while the table is
    BackgroundQuestion m_disk;
};

} // namespace sandbag
