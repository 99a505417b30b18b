// SPDX-License-Identifier: GPL-3.0-or-later
// What comes over a connection between people at two computers, whole: as a guest hears it of its
// host, and as a host hears it of a guest, in the lobby and in a match. Cut anywhere.
#include "target.h"

#include "act_pace.h"
#include "door/invitation.h"
#include "game_session.h"
#include "line_json.h"
#include "lobby.h"
#include "meeting.h"
#include "remote_seat.h"
#include "table_guest.h"
#include "table_host.h"
#include "wire.h"

#include <memory>

using namespace sandbag;

namespace {

/// One end; nobody listens at the other.
class OneEnd final : public Wire
{
public:
    void write(const QByteArray &bytes) override { written += bytes.size(); }
    void close() override { m_open = false; }
    [[nodiscard]] bool isOpen() const override { return m_open; }
    [[nodiscard]] WireKeys keys() const override
    {
        return proves ? WireKeys{QByteArray(32, 'a'), QByteArray(32, 'b')} : WireKeys();
    }
    void deliver(const QByteArray &bytes)
    {
        if (m_open)
            emit arrived(bytes);
    }

    bool proves = false;
    qsizetype written = 0;

private:
    bool m_open = true;
};

/// In pieces, the sizes of which follow from what is in them.
void deliver(OneEnd *end, const QByteArray &bytes)
{
    qsizetype at = 0;
    while (at < bytes.size()) {
        const auto size = 1 + static_cast<unsigned char>(bytes.at(at)) * 3;
        end->deliver(bytes.mid(at, size));
        at += size;
    }
}

void asHost(QByteArray bytes)
{
    RemoteSeat seat;
    auto wire = std::make_unique<OneEnd>();
    OneEnd *end = wire.get();
    TableGuest guest(std::move(wire), &seat, {QStringLiteral("Ann")});
    QObject::connect(&guest, &TableGuest::ended, &guest, [](const Sentence &why) {
        if (!why.empty())
            fuzz::must(!plainEnglish(why).empty());
    });
    bytes.replace("HASH", hashOf({"standard", {}, {}}).toLatin1());
    deliver(end, lineOf(helloMessage(ownHello())));
    deliver(end, bytes);
    for (const Chair &chair : guest.lobby().chairs)
        fuzz::must(oneLine(chair.name) == chair.name);
    fuzz::must(end->written < 64 * 1024);
}

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
    if (const auto read = readInvitation(QString::fromUtf8(bytes)))
        fuzz::must(readInvitation(textOf(*read)) == read);
    if (const auto read = readAddress(QString::fromUtf8(bytes)))
        fuzz::must(harmless(read->address) == read->address);
    asHost(bytes);
    asGuest(bytes, false);
    asGuest(bytes, true);
    return 0;
}
