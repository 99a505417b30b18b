// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// The question to the viewer, or whom the table waits for: "Your card: a heart".
[[nodiscard]] QString promptWords(const SeatView &view, const QStringList &names);
/// The title of the panel that asks a choice which is neither a call nor a card.
[[nodiscard]] QString choiceTitle(const Prompt &prompt, const SeatView &view,
                                  const QStringList &names);
/// The title over a choice of cards, and the text of its button.
[[nodiscard]] QString cardChoiceTitle(const CardChoice &choice, const SeatView &view,
                                      const QStringList &names);
[[nodiscard]] QString cardChoiceButton(const CardChoice &choice);

} // namespace sandbag
