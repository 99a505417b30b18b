// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace sandbag {

class LearnWindow;
class SeatAtMatch;
class Tabletop;

/// The window in which Spades is learned; made when first needed, and the same one for all.
LearnWindow *showLearning();
/// The same with problems.
LearnWindow *showProblems();
/// Prints "How Spades Goes", a page for guests.
void printGuestPage(QWidget *asker);
/// The counting drill of a table, and the entry of a menu that turns it on.
void addCountingDrill(QMenu *menu, QWidget *window, SeatAtMatch *seat, Tabletop *table);
/// Offers the first lesson on the table of a window that was started for the first time, unless
/// that was answered before.
void offerFirstLesson(Tabletop *table);

} // namespace sandbag
