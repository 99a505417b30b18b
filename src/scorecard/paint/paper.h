// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>

class QPalette;

namespace sandbag {

/// Colours of the scorecard on screen: ruled paper in a light palette, its shadow in a dark one.
/// All come from the roles of the desktop's palette, so that contrast follows it.
struct Paper {
    QColor sheet;  ///< the paper itself
    QColor head;   ///< behind names and column titles
    QColor ink;    ///< numbers
    QColor soft;   ///< titles and explanations, at least 4.5:1 on the sheet
    QColor rule;   ///< lines between rows and columns
    QColor margin; ///< the double rule between sides
    QColor alarm;  ///< a set, a nearly full bag
    QColor accent; ///< who is ahead, who won

    bool dark = false;
    /// The hues of the sides in turn, as on the table; markers and dashes differ as well.
    [[nodiscard]] QList<QColor> lines() const;
};

[[nodiscard]] Paper paperOf(const QPalette &palette);

} // namespace sandbag
