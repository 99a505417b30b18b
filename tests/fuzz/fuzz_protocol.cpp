// SPDX-License-Identifier: GPL-3.0-or-later
// The player protocol from both ends: whatever a child is told line by line it can be asked, and
// whatever it answers is an allowed event or none.
#include "target.h"

#include "named/named_player.h"
#include "protocol/player_protocol.h"
#include "protocol/protocol_table.h"

#include <QJsonDocument>

using namespace sandbag;

namespace {

/// More lines, and more views of what they tell, take long and find nothing more.
constexpr qsizetype kMostLines = 200;
constexpr int kMostViews = 6;

/// Both the answer to what is asked now and a line of its own.
void answer(const SeatView &view, const QJsonObject &message)
{
    if (const auto event = answeredEvent(message, view))
        fuzz::must(event->seat == view.seat());
}

void ask(const ProtocolTable &table, const SeatView &view, std::string_view name)
{
    if (!view.mayAct())
        return;
    const std::atomic<bool> stop{false};
    const MatchOutlook outlook{table.context(), table.standing()};
    fuzz::must(makePlayer(name, 1)->decide(view, outlook, stop).event.seat == view.seat());
}

void tell(ProtocolTable &table, const QJsonObject &message, int &views)
{
    if (const auto fault = table.hear(message))
        fuzz::mustBeShowable(fault->text);
    const QJsonValue type = message.value(QStringLiteral("type"));
    // All that was told is gone through for a view.
    if (type == QStringLiteral("event") || !table.ready() || views == kMostViews)
        return;
    ++views;
    const auto view = table.view();
    if (!view)
        return;
    answer(*view, message);
    if (type == QStringLiteral("act"))
        ask(table, *view, "random");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    ProtocolTable table;
    const QList<QByteArray> lines = fuzz::bytesOf(data, size).split('\n').mid(0, kMostLines);
    int views = 0;
    for (const QByteArray &line : lines)
        tell(table, QJsonDocument::fromJson(line).object(), views);
    // In one input of eight by one who plays deals out for it.
    if (const auto view = table.view())
        ask(table, *view, size % 8 == 0 ? "simple" : "random");
    return 0;
}
