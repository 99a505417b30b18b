// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

class SecureSockets;

/// What speaks TLS, which is loaded here when it is first asked for: a program whose person plays
/// alone does without. Null where it is missing. On any thread; the first time takes as long as a
/// disk does.
[[nodiscard]] SecureSockets *secureSockets();

} // namespace sandbag
