// SPDX-License-Identifier: GPL-3.0-or-later
// The player protocol from both ends: whatever a child is told line by line it can be asked, and
// whatever it answers is an allowed event or none.
#include "target.h"

#include "named_player.h"
#include "protocol/player_protocol.h"
#include "protocol/protocol_table.h"

#include <QJsonDocument>

using namespace sandbag;

namespace {

/// More lines take long and find nothing more.
constexpr qsizetype kMostLines = 200;

/// Both the answer to what is asked now and a line of its own.
void answer(const ProtocolTable &table, const QJsonObject &message)
{
    const auto view = table.view();
    if (!view)
        return;
    if (const auto event = answeredEvent(message, *view))
        fuzz::must(event->seat == view->seat());
}

/// A player decides on what was told, in one input of eight one who plays deals out for it.
void ask(const ProtocolTable &table, std::size_t size)
{
    const auto view = table.view();
    if (!view || !view->mayAct())
        return;
    const std::atomic<bool> stop{false};
    const auto player = makePlayer(size % 8 == 0 ? "simple" : "random", 1);
    const MatchOutlook outlook{table.table(), table.standing()};
    fuzz::must(player->decide(*view, outlook, stop).event.seat == view->seat());
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    ProtocolTable table;
    const QList<QByteArray> lines = fuzz::bytesOf(data, size).split('\n').mid(0, kMostLines);
    for (const QByteArray &line : lines) {
        const QJsonObject message = QJsonDocument::fromJson(line).object();
        if (const auto fault = table.hear(message))
            fuzz::mustBeShowable(fault->text);
        const QJsonValue type = message.value(QStringLiteral("type"));
        if (type != QStringLiteral("event")) // all that was told is gone through for an answer
            answer(table, message);
        if (type == QStringLiteral("act"))
            ask(table, size);
    }
    ask(table, size);
    return 0;
}
