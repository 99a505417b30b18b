// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"

#include <QString>
#include <QStringList>

#include <span>

namespace sandbag {

/// A choice as it is on a button: "Keep it", "Raise to 5", "Ask: shall I call it?"; "" for what
/// is never one of several choices.
[[nodiscard]] QString choiceWords(const Event &event, const QStringList &names);
/// The same for several.
[[nodiscard]] QStringList choicesWords(std::span<const Event> events, const QStringList &names);

} // namespace sandbag
