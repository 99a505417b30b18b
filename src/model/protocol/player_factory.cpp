// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/player_factory.h"

#include "named/named_player.h"
#include "protocol/external_player.h"

namespace sandbag {

std::unique_ptr<Player> makeAnyPlayer(const QString &spec, std::uint64_t seed, int milliseconds)
{
    const QString external = QStringLiteral("external:");
    if (spec.startsWith(external) && spec.size() > external.size())
        return std::make_unique<ExternalPlayer>(spec.mid(external.size()), milliseconds);
    return makePlayer(spec.toStdString(), seed);
}

} // namespace sandbag
