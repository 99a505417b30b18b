// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "conduct/table_question.h"
#include "deal/seat_view.h"
#include "look/table_look.h"

#include <QSize>
#include <QStringList>

namespace sandbag {

class CardPixmaps;
class Match;
class SeatAtMatch;
class TablePanel;
class Tabletop;

/// What panels are made from; nothing is owned.
struct PanelSource {
    SeatAtMatch *seat = nullptr;
    const SeatView *seen = nullptr; ///< the viewer's view; null between deals
    QStringList names;              ///< by seat
    int viewer = 0;
    TableLook look;
    CardPixmaps *pixmaps = nullptr;
    QSize cardSize, trickCardSize; ///< logical pixels
    int replayEvent = 0;
};

/// Makes the panel for a question. What a person does in it is passed to the slots of the table.
class PanelFactory
{
public:
    PanelFactory(const PanelSource &from, Tabletop *table) : m_from(from), m_table(table) {}

    /// Null where nothing is asked. The panel is the table's.
    [[nodiscard]] TablePanel *make(const TableQuestion &question) const;
    [[nodiscard]] TablePanel *makeTalk() const;

private:
    [[nodiscard]] TablePanel *makeResult() const;
    [[nodiscard]] TablePanel *makeMatchEnd() const;
    [[nodiscard]] TablePanel *makeCut() const;
    [[nodiscard]] TablePanel *makeBid() const;
    [[nodiscard]] TablePanel *makeCards() const;
    [[nodiscard]] TablePanel *makeChoice() const;
    [[nodiscard]] TablePanel *makeCurtain() const;
    [[nodiscard]] TablePanel *makeReplay(int deal) const;
    [[nodiscard]] const Match &match() const;

    const PanelSource &m_from;
    Tabletop *m_table;
};

} // namespace sandbag
