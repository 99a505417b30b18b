// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "disk/own_place.h"
#include "formats/file_error.h"
#include "rules_argument.h"
#include "text/shown_text.h"
#include "words.h"

#ifdef SANDBAG_COMPANY
#include "door/table_house.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#include <unistd.h>
#endif
#endif

namespace sandbag {

#ifdef SANDBAG_COMPANY

namespace {

constexpr int kMostHosted = 10'000;
constexpr int kUsualTables = 200;
/// The table of the invitation that is printed: any other word makes another table.
const QString kFirstTable = QStringLiteral("table");

#ifdef Q_OS_UNIX
std::array<int, 2> g_wire{-1, -1}; // a signal handler may do no more than write to it

extern "C" void onEndSignal(int)
{
    const char byte = 1;
    if (write(g_wire[0], &byte, 1) < 0)
        _exit(1);
}

/// The process that is told to end says goodbye first.
void endOnSignals(TableHouse &house)
{
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, g_wire.data()) != 0)
        return;
    auto *notifier = new QSocketNotifier(g_wire[1], QSocketNotifier::Read, &house);
    QObject::connect(notifier, &QSocketNotifier::activated, &house, [notifier, &house] {
        notifier->setEnabled(false);
        house.close();
        QCoreApplication::exit(kFine);
    });
    struct sigaction action = {};
    action.sa_handler = onEndSignal;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        sigaction(signal, &action, nullptr);
}
#else
/// Elsewhere a process ends without a goodbye; its tables are kept all the same.
void endOnSignals(TableHouse &) {}
#endif

QString keptOutText(const QString &address, int count)
{
    return count == 1 ? Words::tr("A connection from %1 was refused.").arg(address)
                      : Words::tr("%n connections were refused, the last one from %1.", "", count)
                            .arg(address);
}

/// What happens, one line each, for people.
QString textOf(const QJsonObject &line)
{
    const auto value = [&line](const char *key) {
        return shortened(line.value(QString::fromUtf8(key)).toVariant().toString());
    };
    const QString event = line.value(QStringLiteral("event")).toString();
    const QString table = value("table");
    if (event == QStringLiteral("open"))
        return Words::tr("Listening on port %1; tables resumed: %2.")
            .arg(value("port"), value("tables"));
    if (event == QStringLiteral("table"))
        return Words::tr("%1: a new table").arg(table);
    if (event == QStringLiteral("resumed"))
        return Words::tr("%1: resumed").arg(table);
    if (event == QStringLiteral("damaged"))
        return Words::tr("%1: its files cannot be read").arg(table);
    if (event == QStringLiteral("came"))
        return Words::tr("%1: %2 is connected").arg(table, value("name"));
    if (event == QStringLiteral("went"))
        return Words::tr("%1: %2 is disconnected").arg(table, value("name"));
    if (event == QStringLiteral("turned away"))
        return Words::tr("%1: %2 had no invitation and was refused").arg(table, value("name"));
    if (event == QStringLiteral("kept out"))
        return keptOutText(value("address"), line.value(QStringLiteral("count")).toInt(1));
    if (event == QStringLiteral("deal"))
        return Words::tr("%1: deal %2 is over").arg(table, value("deal"));
    if (event == QStringLiteral("ended"))
        return Words::tr("%1: the match is over").arg(table);
    if (event == QStringLiteral("cleared"))
        return Words::tr("%1: everyone has left").arg(table);
    if (event == QStringLiteral("closed"))
        return Words::tr("No longer listening for players.");
    return Words::tr("%1: %2").arg(table, value("text"));
}

void sayAtOnce(const QJsonObject &line, bool json)
{
    if (json)
        say(QString::fromUtf8(QJsonDocument(line).toJson(QJsonDocument::Compact)));
    else
        say(textOf(line));
    std::fflush(stdout); // someone reads along
}

/// How guests find the house, under each of its addresses; a loopback one where there is no other.
void sayInvitations(const TableHouse &house, const QString &name, bool json)
{
    QStringList addresses = house.door().addresses();
    if (!name.isEmpty())
        addresses = {name};
    for (const QString &address : addresses) {
        const QString text = textOf(house.invitation(address, kFirstTable));
        if (json)
            sayAtOnce({{QStringLiteral("event"), QStringLiteral("invitation")},
                       {QStringLiteral("text"), text}},
                      true);
        else
            say(text);
    }
    std::fflush(stdout);
}

int runHouse(CommandLine &line, HousePlan plan, quint16 port, const QString &address)
{
    TableHouse house(std::move(plan));
    QObject::connect(&house, &TableHouse::happened, &house,
                     [&line](const QJsonObject &told) { sayAtOnce(told, line.json()); });
    if (const auto why = house.open({address}, port))
        return line.refuse({FileError::Kind::unreadable, *why});
    endOnSignals(house);
    sayInvitations(house, line.value(QStringLiteral("name")), line.json());
    return QCoreApplication::exec();
}

} // namespace

int host(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("host"),
                     Words::tr("Host tables for people on other computers."));
    line.option(QStringLiteral("port"), Words::tr("The port to listen on (0: any free port)."),
                QStringLiteral("PORT"), QString::number(kUsualPort));
    line.option(QStringLiteral("address"),
                Words::tr("The address to listen on (default: all addresses)."),
                QStringLiteral("A"));
    line.option(
        QStringLiteral("name"),
        Words::tr("The name to put into invitations for this computer (default: its addresses)."),
        QStringLiteral("NAME"));
    line.option(QStringLiteral("tables"), Words::tr("Maximum number of tables at once."),
                QStringLiteral("N"), QString::number(kUsualTables));
    line.option(QStringLiteral("state"),
                Words::tr("The folder for tables (default: in your data folder)."),
                QStringLiteral("DIR"));
    line.option(QStringLiteral("rules"), Words::tr("The house rules of a new table."),
                QStringLiteral("FILE"), QStringLiteral("standard"));
    line.option(QStringLiteral("pace"),
                Words::tr("At least this many milliseconds between computer moves."),
                QStringLiteral("MS"), QStringLiteral("600"));
    line.option(QStringLiteral("open"), Words::tr("Let everyone in, even without an invitation."));
    if (!line.parse(arguments))
        return line.status();
    const auto port = line.number(QStringLiteral("port"), 0, 0xffff);
    const auto tables = line.number(QStringLiteral("tables"), 1, kMostHosted);
    const auto pace = line.number(QStringLiteral("pace"), 0, 60'000);
    if (!port || !tables || !pace)
        return line.status();
    const auto rules = playableRulesOfArgument(line.value(QStringLiteral("rules")));
    if (const auto *error = std::get_if<FileError>(&rules))
        return line.refuse(*error);
    const RuleFile &file = std::get<RuleFile>(rules);
    HousePlan plan;
    plan.folder = line.value(QStringLiteral("state"));
    if (plan.folder.isEmpty())
        plan.folder = dataPlace() + QStringLiteral("/host");
    plan.tables = static_cast<int>(*tables);
    plan.pace = static_cast<int>(*pace);
    plan.open = line.isSet(QStringLiteral("open"));
    plan.rules = {file.base.toStdString(), file.name.toStdString(), file.rules};
    const QString named = line.value(QStringLiteral("address"));
    if (!named.isEmpty() && !isAddress(named))
        return line.wrongUsage(Words::tr("\"%1\" isn't an address").arg(shortened(named)));
    const QString address =
        named.isEmpty() ? addressesFor(DoorReach::everybody).constFirst() : named;
    return runHouse(line, std::move(plan), static_cast<quint16>(*port), address);
}

#else

int host(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("host"),
                     Words::tr("Host tables for people on other computers."));
    if (!line.parse(arguments))
        return line.status();
    return line.wrongUsage(Words::tr("this program was built without network play"));
}

#endif

} // namespace sandbag
