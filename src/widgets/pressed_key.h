// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;

namespace sandbag {

/// What a key means in the game, as a Qt::Key. Digits go by their place in the row above the
/// letters, because layouts like AZERTY write them with Shift only; any script's digits count.
/// Letters go by their place on a QWERTY keyboard where the layout in use writes no Latin ones.
/// Everything else is `event.key()`. Places are known on X11, Wayland, and Windows; elsewhere a key
/// has the meaning printed on it.
[[nodiscard]] int pressedKey(const QKeyEvent &event);

} // namespace sandbag
