// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace sandbag {

// What may be part of a report (Help > Report a Bug): no names of people, no cards.

/// What a window said to the person.
Q_DECLARE_LOGGING_CATEGORY(logWindow)
/// What became of the plugin and the device.
Q_DECLARE_LOGGING_CATEGORY(logSound)
/// Parts of the program that are loaded when they are used.
Q_DECLARE_LOGGING_CATEGORY(logPlugin)
/// The match that is saved while it is played.
Q_DECLARE_LOGGING_CATEGORY(logSaving)
/// The index over the matches, and what of them it can't read.
Q_DECLARE_LOGGING_CATEGORY(logHistory)
/// Tables in company: the door, connections, the papers that are kept.
Q_DECLARE_LOGGING_CATEGORY(logCompany)
/// Drawings of cards that are not used.
Q_DECLARE_LOGGING_CATEGORY(logDecks)
/// Other programs that play.
Q_DECLARE_LOGGING_CATEGORY(logPlayers)
/// Translations in the folder of data, and why one was not taken.
Q_DECLARE_LOGGING_CATEGORY(logLanguage)

} // namespace sandbag
