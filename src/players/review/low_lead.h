// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/card_purpose.h"

namespace sandbag {

class CardAtTurn;

/// Of a side suit that is led with a card that others beat: that it asks for their high cards, that
/// a partner may win, or else what stays in the hand instead.
[[nodiscard]] Purpose ofLowLead(const CardAtTurn &card);
/// … that asks for nothing: what stays in the hand instead.
[[nodiscard]] Purpose ofModestLead(const CardAtTurn &card);

} // namespace sandbag
