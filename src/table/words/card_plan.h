// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

class CardTried;

/// For what a card is good beyond this trick, in a sentence: a nil that it covers or tests, spades
/// that it draws so that other cards stand, a high card that it drives out, a suit that it leaves.
/// Only what the player can know from his own cards and those played; "" where nothing of the kind
/// can be said.
[[nodiscard]] QString planWords(const CardTried &card, const QStringList &names);

} // namespace sandbag
