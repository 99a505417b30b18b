// SPDX-License-Identifier: GPL-3.0-or-later
// What comes over a connection between people at two computers, as a guest hears it of its host: in
// the lobby and in a match. Cut anywhere.
#include "one_end.h"
#include "target.h"

#include "line_json.h"
#include "lobby.h"
#include "meeting.h"
#include "remote_seat.h"
#include "table_guest.h"
#include "text/sentence.h"
#include "text/shown_text.h"

#include <memory>
#include <utility>

using namespace sandbag;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    QByteArray bytes = fuzz::bytesOf(data, size);
    RemoteSeat seat;
    auto wire = std::make_unique<fuzz::OneEnd>();
    fuzz::OneEnd *end = wire.get();
    TableGuest guest(std::move(wire), &seat, {QStringLiteral("Ann")});
    QObject::connect(&guest, &TableGuest::ended, &guest, [](const Sentence &why) {
        if (!why.empty())
            fuzz::must(!plainEnglish(why).empty());
    });
    bytes.replace("HASH", hashOf({"standard", {}, {}}).toLatin1());
    fuzz::deliver(end, lineOf(helloMessage(ownHello())));
    fuzz::deliver(end, bytes);
    fuzz::must(oneLine(guest.lobby().table) == guest.lobby().table);
    for (const Chair &chair : guest.lobby().chairs)
        fuzz::must(oneLine(chair.name) == chair.name);
    fuzz::must(end->written < 64 * 1024);
    return 0;
}
