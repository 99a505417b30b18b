// SPDX-License-Identifier: GPL-3.0-or-later
// What comes over a connection between people at two computers, as a host hears it of a guest: at
// the door, in the lobby, and in a match. Cut anywhere.
#include "one_end.h"
#include "target.h"

#include "act_pace.h"
#include "game_session.h"
#include "line_json.h"
#include "lobby.h"
#include "meeting.h"
#include "table_host.h"
#include "text/shown_text.h"

#include <memory>
#include <utility>
#include <vector>

using namespace sandbag;

namespace {

using fuzz::OneEnd;

/// A guest that is inside, at a table that begins as soon as the input has seen to that.
void asGuest(QByteArray bytes, bool proves)
{
    GameSession session;
    session.pace().setPaused(true); // no computer thinks
    TableHost host(&session);
    qint64 now = 0;
    host.setClock([&now] { return now += 200; }); // never too much at once
    host.setNeutral(true);
    for (const int chair : {0, 2, 3})
        (void)host.setComputer(chair, QStringLiteral("C%1").arg(chair), QStringLiteral("simple"));
    QObject::connect(&host, &TableHost::knocked, &host,
                     [&host](int number) { host.letIn(number); });
    auto wire = std::make_unique<OneEnd>();
    wire->proves = proves;
    OneEnd *end = wire.get();
    host.receive(std::move(wire));
    bytes.replace("HASH", host.lobby().rulesHash().toLatin1());
    deliver(end, lineOf(helloMessage(ownHello())));
    if (!proves)
        deliver(end, lineOf({{QStringLiteral("type"), QStringLiteral("knock")},
                             {QStringLiteral("name"), QStringLiteral("Ann")}}) +
                         lineOf({{QStringLiteral("type"), QStringLiteral("sit")},
                                 {QStringLiteral("n"), 1}}));
    deliver(end, bytes);
    for (const Chair &chair : host.lobby().chairs())
        fuzz::must(oneLine(chair.name) == chair.name && chair.name.size() <= 32);
    if (session.hasMatch()) { // begun by the guest; it sits there still
        fuzz::must(host.hasBegun());
        for (const Event &event : session.match().record().deals.empty()
                                      ? std::vector<Event>()
                                      : session.match().record().deals.back().events)
            fuzz::must(event.seat < static_cast<int>(host.lobby().chairs().size()));
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    const QByteArray bytes = fuzz::bytesOf(data, size);
    asGuest(bytes, bytes.contains("\"knock\""));
    return 0;
}
