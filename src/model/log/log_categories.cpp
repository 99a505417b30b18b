// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/log_categories.h"

namespace sandbag {

Q_LOGGING_CATEGORY(logWindow, "sandbag.window")
Q_LOGGING_CATEGORY(logSound, "sandbag.sound")
Q_LOGGING_CATEGORY(logPlugin, "sandbag.plugin")
Q_LOGGING_CATEGORY(logSaving, "sandbag.saving")
Q_LOGGING_CATEGORY(logHistory, "sandbag.history")
Q_LOGGING_CATEGORY(logCompany, "sandbag.company")
Q_LOGGING_CATEGORY(logDecks, "sandbag.decks")
Q_LOGGING_CATEGORY(logPlayers, "sandbag.players")
Q_LOGGING_CATEGORY(logLanguage, "sandbag.language")

} // namespace sandbag
