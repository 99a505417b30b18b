// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace sandbag {

/// For whom a sentence is said: that decides how cards, players, points and acts are in it.
struct Audience {
    enum class Sense {
        screen, ///< "9♣", "−40", names; not what the reader has just done himself
        file,   ///< the tokens of the files: "9C", "-40", "seat 1"
        ear,    ///< "nine of clubs", "minus 40", names
    };

    Sense sense = Sense::screen;
    /// By seat; where one is missing it is "seat 1". "You" is the reader, who has typed no name.
    QStringList names;

    static Audience screen(const QStringList &names = {}) { return {Sense::screen, names}; }
    static Audience file() { return {Sense::file, {}}; }
    static Audience ear(const QStringList &names = {}) { return {Sense::ear, names}; }
};

} // namespace sandbag
