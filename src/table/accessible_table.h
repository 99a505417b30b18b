// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

class TableView;

/// Makes the table readable: the view then has children for own cards, the cards of the trick, the
/// plates, the score board and the prompt, with names, places, states and, for own cards, the
/// action to play them. Call once, before the first view is made; it costs nothing where no
/// screen reader asks.
void installAccessibleTable();
/// The keyboard moved to that own card.
void announceCursor(TableView *view, int index);
/// Cards came or went.
void announceChange(TableView *view);

} // namespace sandbag
