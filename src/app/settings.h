// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_look.h"
#include "seat_plan.h"
#include "sound_choice.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace sandbag {

/// The colours outside the table.
enum class Theme { system, light, dark, highContrast };

/// Everything that a person sets once and finds again: kept in one file of the desktop's own
/// configuration folder. A plain value; load() and save() are the only doors to the file.
struct Settings {
    TableLook look;
    int paceMs = 500;        ///< least time between two acts of the computers
    bool ceremony = false;   ///< cut and draw by hand
    int tutor = 0;           ///< "Sure?" before a loss of this many % of wins; 0: never
    bool askPartner = false; ///< partners say why while the deal is played
    int nextDealSeconds = 0; ///< the next deal comes by itself after so long; 0: by a key
    QString language;        ///< of the program, from its next start on; "": the desktop's
    Theme theme = Theme::system;
    bool toolBar = true; ///< the actions next to the menus are shown
    SoundChoice sound;
    QList<SeatPlan> seats; ///< eight of them, clockwise from the person's own

    QByteArray geometry; ///< of the last window closed
    QByteArray windowState;
    QStringList recentFiles;

    [[nodiscard]] static Settings load();
    void save() const;
    /// The language alone, which is asked for before anything else.
    [[nodiscard]] static QString chosenLanguage();
    /// Sets how long everything takes. The same speed as before changes nothing, so that times
    /// which were written into the file by hand stay.
    void setSpeed(TableLook::Speed speed);
    [[nodiscard]] static Settings standard();
    /// The first seats, for a table of that many.
    [[nodiscard]] QList<SeatPlan> seatsFor(int players) const;
    /// Puts a file on top of the recent ones.
    void remember(const QString &path);
};

} // namespace sandbag
