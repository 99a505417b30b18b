// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/player_factory.h"

#include "formats/occupant.h"
#include "named/named_player.h"
#include "protocol/external_player.h"

namespace sandbag {

std::unique_ptr<Player> makeAnyPlayer(const QString &spec, std::uint64_t seed, int milliseconds)
{
    if (const QString command = commandOf(spec); !command.isEmpty())
        return std::make_unique<ExternalPlayer>(command, milliseconds);
    return makePlayer(spec.toStdString(), seed);
}

} // namespace sandbag
