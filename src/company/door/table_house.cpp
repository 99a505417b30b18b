// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/table_house.h"

#include "act_pace.h"
#include "boot_clock.h"
#include "disk/private_place.h"
#include "door/reception.h"
#include "formats/whole_file.h"
#include "game_session.h"
#include "key_sign.h"
#include "line_json.h"
#include "match/match.h"
#include "match_files.h"
#include "meeting.h"
#include "table_host.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "wire.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// A home has one address for all its people; a house is found by several homes.
constexpr int kConnections = 2048;
/// Lines about connections that were kept out: in a second, and at once.
constexpr double kKeptOutLines = 0.1;
constexpr double kKeptOutLinesAtOnce = 20;

QString keptFile(const QString &folder)
{
    return folder + QStringLiteral("/table.json");
}

/// Someone's match is there, or what is left of it: more than the locks of a program that was
/// ended.
bool holdsSomething(const QString &folder)
{
    const QStringList names = QDir(folder).entryList(QDir::AllEntries | QDir::Hidden |
                                                     QDir::System | QDir::NoDotAndDotDot);
    return std::any_of(names.begin(), names.end(),
                       [](const QString &name) { return !name.endsWith(QStringLiteral(".lock")); });
}

/// One who cannot be led to a table is told why, and goes.
void sendAway(std::unique_ptr<Wire> wire, const Sentence &why)
{
    wire->write(lineOf(goodbyeMessage(why)));
    wire->close();
    wire.release()->deleteLater(); // it is speaking
}

} // namespace

/// A table of the house. What is declared last goes first.
struct TableHouse::Hosted {
    QString id;
    std::unique_ptr<GameSession> session = std::make_unique<GameSession>();
    std::unique_ptr<TableHost> host = std::make_unique<TableHost>(session.get());
    bool ending = false; ///< it is given up once the event loop is reached
};

TableHouse::TableHouse(HousePlan plan, QObject *parent)
    : QObject(parent),
      m_plan(std::move(plan)),
      m_open(m_plan.folder + QStringLiteral("/host.lock")),
      m_door([this](std::unique_ptr<Wire> wire) {
          Reception::receive(std::move(wire), this,
                             [this](const QString &table, std::unique_ptr<Wire> read) {
                                 lead(table, std::move(read));
                             });
      }),
      m_now(bootClock()),
      m_keptOutLines(kKeptOutLines, kKeptOutLinesAtOnce)
{
    DoorLimits limits;
    limits.connections = kConnections;
    limits.strangers = 0; // nobody is there to open it anew
    m_door.setLimits(limits);
    connect(&m_door, &TableDoor::keptOut, this, &TableHouse::tellKeptOut);
}

TableHouse::~TableHouse() = default;

void TableHouse::tell(const char *event, QJsonObject line)
{
    line.insert(QStringLiteral("event"), QString::fromUtf8(event));
    emit happened(line);
}

/// Whoever tries the door a thousand times a second is not to fill the disk with lines about it.
void TableHouse::tellKeptOut(const QString &address)
{
    ++m_keptOut;
    if (m_keptOutLines.take(m_now()))
        tell("kept out", {{QStringLiteral("address"), address},
                          {QStringLiteral("count"), std::exchange(m_keptOut, 0)}});
}

QString TableHouse::folderOf(const QString &id) const
{
    return m_plan.folder + QStringLiteral("/tables/") + id;
}

Invitation TableHouse::invitation(const QString &address, const QString &table) const
{
    return {address, m_door.port(), table, keyName(m_key.print),
            m_plan.open ? QString() : m_secret};
}

TableHost *TableHouse::table(const QString &id) const
{
    const auto at = m_tables.find(id);
    return at == m_tables.end() ? nullptr : at->second->host.get();
}

GameSession *TableHouse::session(const QString &id) const
{
    const auto at = m_tables.find(id);
    return at == m_tables.end() ? nullptr : at->second->session.get();
}

// --- Opening ------------------------------------------------------------------------------------

/// Drawn once; invitations stay good until someone deletes the file.
std::optional<QString> TableHouse::readSecret()
{
    const QString file = m_plan.folder + QStringLiteral("/secret");
    if (QFileInfo::exists(file)) {
        const auto read = readWholeFile(file);
        if (const auto *error = std::get_if<FileError>(&read))
            return error->text;
        m_secret = QString::fromLatin1(std::get<QByteArray>(read)).trimmed();
        if (isSecret(m_secret))
            return std::nullopt;
    }
    m_secret = drawnSecret();
    const auto error = writePrivateFile(file, m_secret.toLatin1() + '\n');
    return error ? std::optional(error->text) : std::nullopt;
}

std::optional<QString> TableHouse::open(const QStringList &addresses, quint16 port)
{
    makePrivateFolder(m_plan.folder);
    if (m_open.tryLock() == FileLock::Outcome::taken)
        return filled(QCoreApplication::translate(
                          "company", "%1: another program uses this folder for its tables"),
                      {harmless(QDir::toNativeSeparators(m_plan.folder))});
    const auto key = ownKeyIn(m_plan.folder);
    if (const auto *error = std::get_if<FileError>(&key))
        return error->text;
    m_key = std::get<OwnKey>(key);
    if (auto why = readSecret())
        return why;
    takeUpAll();
    if (const Refusal why = m_door.open({m_key, addresses, port}))
        return toText(*why);
    tell("open", {{QStringLiteral("port"), m_door.port()},
                  {QStringLiteral("tables"), tables()},
                  {QStringLiteral("key"), keyName(m_key.print)}});
    return std::nullopt;
}

void TableHouse::takeUpAll()
{
    const QDir folder(m_plan.folder + QStringLiteral("/tables"));
    for (const QString &id : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (isTableId(id) && holdsSomething(folderOf(id)) && !takeUp(id)) {
            m_tables.erase(id);
            tell("damaged", {{QStringLiteral("table"), id}});
        }
    }
}

bool TableHouse::takeUp(const QString &id)
{
    const QString file = keptFile(folderOf(id));
    const auto bytes = readWholeFile(file);
    const auto *kept = std::get_if<QByteArray>(&bytes);
    if (!kept)
        return false;
    Hosted &hosted = add(id);
    try {
        const JsonPlace place = parseDocument(*kept, {QStringLiteral("sandbag-table/1")});
        if (!hosted.session->resume())
            return false;
        hosted.host->takeUp(place);
    } catch (const JsonFault &) {
        return false;
    }
    tell("resumed", {{QStringLiteral("table"), id}});
    return true;
}

void TableHouse::close()
{
    m_door.close();
    for (const auto &[id, hosted] : m_tables) {
        hosted->ending = true; // whoever leaves now comes back
        hosted->host->disconnect(this);
        if (hosted->host->hasBegun())
            hosted->host->hangUp();
        else
            hosted->host->close();
        if (hosted->session->hasMatch())
            hosted->session->files().flush();
    }
    tell("closed");
}

// --- Tables -------------------------------------------------------------------------------------

/// To the table that was asked for, which is opened where there is room. Where none was named, it
/// is a new one. What could not be taken up is left as it is, whoever asks for it: somebody may
/// mend it.
void TableHouse::lead(const QString &asked, std::unique_ptr<Wire> wire)
{
    const QString id = asked.isEmpty() ? drawnTableId() : asked;
    const bool isNew = m_tables.count(id) == 0;
    if (!isTableId(id) || (isNew && holdsSomething(folderOf(id)))) {
        sendAway(
            std::move(wire),
            QT_TRANSLATE_NOOP("company", "The invitation is for a table that isn't open now."));
        return;
    }
    if (isNew) {
        if (tables() >= m_plan.tables) {
            sendAway(std::move(wire),
                     QT_TRANSLATE_NOOP("company", "This host can't open another table."));
            return;
        }
        add(id);
        tell("table", {{QStringLiteral("table"), id}});
    }
    m_tables.at(id)->host->receive(std::move(wire));
}

TableHouse::Hosted &TableHouse::add(const QString &id)
{
    auto made = std::make_unique<Hosted>();
    Hosted &hosted = *made;
    m_tables[id] = std::move(made);
    hosted.id = id;
    hosted.host->setTable(id);
    hosted.host->setSecret(m_secret);
    hosted.host->setNeutral(true);
    hosted.host->setSavingFirst(true);
    hosted.host->propose(m_plan.rules);
    hosted.session->pace().setLeast(m_plan.pace);
    hosted.session->files().startAutosave(folderOf(id));
    follow(hosted);
    return hosted;
}

void TableHouse::follow(Hosted &hosted)
{
    const auto line = [&hosted](QJsonObject more = {}) {
        more.insert(QStringLiteral("table"), hosted.id);
        return more;
    };
    TableHost *host = hosted.host.get();
    connect(host, &TableHost::knocked, this,
            [this, &hosted](int guest) { onKnocked(hosted, guest); });
    connect(host, &TableHost::keptChanged, this, [this, &hosted] { keep(hosted); });
    connect(host, &TableHost::presenceChanged, this, [this, &hosted, line](int seat) {
        tell(hosted.host->isPresent(seat) ? "came" : "went",
             line({{QStringLiteral("seat"), seat},
                   {QStringLiteral("name"), hosted.session->seats().value(seat).name}}));
    });
    connect(host, &TableHost::guestLeft, this, [this, &hosted] {
        const bool over = hosted.session->hasMatch() && hosted.session->match().over();
        if (!hosted.host->isEmpty() || (hosted.host->hasBegun() && !over) ||
            std::exchange(hosted.ending, true))
            return;
        QMetaObject::invokeMethod(
            this, [this, id = hosted.id] { clear(id); }, Qt::QueuedConnection);
    });
    GameSession *session = hosted.session.get();
    connect(session, &GameSession::dealEnded, this, [this, session, line] {
        tell("deal",
             line({{QStringLiteral("deal"), static_cast<int>(session->match().results().size())}}));
    });
    connect(session, &GameSession::matchEnded, this, [this, line] { tell("ended", line()); });
    connect(session, &GameSession::trouble, this, [this, line](const QString &text) {
        tell("trouble", line({{QStringLiteral("text"), text}}));
    });
}

/// Nobody is there to be asked: an invitation decides.
void TableHouse::onKnocked(Hosted &hosted, int guest)
{
    const Knock *knock = hosted.host->knock(guest);
    if (!knock)
        return;
    if (m_plan.open || hosted.host->isInvited(*knock)) {
        hosted.host->letIn(guest);
        return;
    }
    tell("turned away",
         {{QStringLiteral("table"), hosted.id}, {QStringLiteral("name"), knock->name}});
    hosted.host->turnAway(guest);
}

void TableHouse::keep(const Hosted &hosted)
{
    makePrivateFolder(folderOf(hosted.id));
    if (const auto error = writePrivateFile(keptFile(folderOf(hosted.id)),
                                            QJsonDocument(hosted.host->kept()).toJson()))
        tell("trouble",
             {{QStringLiteral("table"), hosted.id}, {QStringLiteral("text"), error->text}});
}

/// Of a match that is over everyone has a copy of their own.
void TableHouse::clear(const QString &id)
{
    const auto at = m_tables.find(id);
    if (at == m_tables.end())
        return;
    if (!at->second->host->isEmpty()) { // someone has come meanwhile
        at->second->ending = false;
        return;
    }
    m_tables.erase(at); // and with it the lock of its match
    QDir(folderOf(id)).removeRecursively();
    tell("cleared", {{QStringLiteral("table"), id}});
}

} // namespace sandbag
