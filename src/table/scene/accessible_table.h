// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

class TableView;

/// Makes the table readable: the view then has children for own cards, the cards of the trick, the
/// plates, the score board and the prompt, with names, places, states and, for own cards, the
/// action to play them. Call once, before the first view is made; it costs nothing where no
/// screen reader asks.
void installAccessibleTable();
/// The keyboard is on that own card, or on none (-1). A reader hears of it once, and only while
/// the table has the focus.
void announceCursor(TableView *view, int index);
/// The picture or the prompt changed: what came, went or has another name is announced.
void announceChange(TableView *view);

} // namespace sandbag
