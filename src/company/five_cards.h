// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "wire.h"

#include <QByteArray>

#include <array>

namespace sandbag {

/// Five different cards, in order, that the screens of two people show who meet for the first time:
/// the same ones where nobody sits between them (FORMATS.md, "Five cards"). There are 311,875,200
/// ways.
using FiveCards = std::array<Card, 5>;

/// Bytes of the number that each end draws for it.
inline constexpr qsizetype kMeetingNumber = 32;

/// From the system's own source of chance.
[[nodiscard]] QByteArray drawnMeetingNumber();
/// What the guest says of its number before it knows the host's: SHA-256, 32 bytes.
[[nodiscard]] QByteArray commitmentTo(const QByteArray &number);

/// What the five cards follow from.
struct MeetingNumbers {
    QByteArray guest; ///< number of the guest
    QByteArray host;
    QByteArray guestKey; ///< SHA-256 of its public key
    QByteArray hostKey;
};
[[nodiscard]] FiveCards fiveCardsOf(const MeetingNumbers &numbers);

} // namespace sandbag
