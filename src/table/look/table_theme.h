// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_look.h"

#include <QColor>
#include <QFont>
#include <QLatin1String>
#include <QPen>

#include <array>

class QPalette;

namespace sandbag {

/// Every color on the table, by its purpose: felt, frame, plates, paper and the card back go
/// together. Gold means "now" and nothing else. Each text keeps 4.5 : 1 against its ground.
struct TableTheme {
    /// High contrast: no gradients, shadows, glow or stitches, and lines of two pixels.
    bool flat = false;
    QColor feltLight, feltMiddle, feltEdge; ///< where the lamp falls, half way, at the rim
    QColor frameTop, frameBody, frameLine;
    QColor plate, plateNow; ///< a player's ground; of the player whose turn it is
    QColor plateEdge, plateText, plateFaint;
    QColor railText, railWords; ///< on the frame: scores, and lesser words
    QColor now, nowInk;
    QColor glow, glowEdge; ///< light under the winning card, and its edge
    QColor paper, ink, smallInk, red, ruled, margin;
    /// Round a paper that its ground alone would not set off: 3 : 1 against felt and plates. Not
    /// valid where the paper is light enough.
    QColor paperEdge;
    QColor first, firstInk;                ///< on the felt: the button that Enter takes
    QColor button, buttonText, paperFocus; ///< on paper
    QColor veil;                           ///< over a card that may not be played
    QColor cardVeil;                       ///< over every card, where the room is dark
    std::array<QColor, 4> sides;           ///< four hues of the sides' signs on plates and frame
    std::array<QColor, 4> sidesOnPaper;
    QLatin1String back; ///< element of our own deck
    QFont type;         ///< the desktop's, in which all is written: pictures with words are of it

    bool operator==(const TableTheme &) const = default;

    /// Round a paper on the felt; none where its ground alone sets it off.
    [[nodiscard]] QPen paperPen() const;

    [[nodiscard]] QColor side(int number) const
    {
        return sides[static_cast<unsigned>(number) % sides.size()];
    }
    [[nodiscard]] QColor sideOnPaper(int number) const
    {
        return sidesOnPaper[static_cast<unsigned>(number) % sidesOnPaper.size()];
    }
};

/// The theme that goes with a felt in windows of that palette: paper is dark in dark windows, and
/// all is the palette's own in those of high contrast.
[[nodiscard]] TableTheme themeOf(TableLook::Felt felt, const QPalette &windows);
/// Whether such windows ask for high contrast: nothing but black and white has that much.
[[nodiscard]] bool isHighContrast(const QPalette &windows);

} // namespace sandbag
