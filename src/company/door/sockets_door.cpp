// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/sockets_door.h"

#include "disk/own_plugin.h"
#include "secure_sockets.h"

#include <atomic>

namespace sandbag {

SecureSockets *secureSockets()
{
    static std::atomic<SecureSockets *> found = nullptr;
    if (!found)
        found = ownPlugin<SecureSockets>(QStringLiteral("sandbag_sockets"));
    return found;
}

} // namespace sandbag
