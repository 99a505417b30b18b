// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace sandbag {

class PanelStack;
class SeatAtMatch;
class TablePace;
class Tabletop;
struct Decision;

/// What a person at a table may do in addition to answering the question: each with whether it is
/// possible now. Menus and keys lead here.
class TableActions : public QObject
{
    Q_OBJECT

public:
    /// The table is its parent; the seat must outlive it.
    TableActions(SeatAtMatch *seat, Tabletop *table, PanelStack *panels);

    [[nodiscard]] bool canHint() const;
    [[nodiscard]] bool canReview() const;
    [[nodiscard]] bool canOpenPad() const;
    [[nodiscard]] bool canClaim() const;
    [[nodiscard]] bool canConcede() const;
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] bool canBid() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Whether the scorecard could be next to the table, which the opened pad offers then.
    void setRoomBeside(bool room);

public slots:
    void hint();
    /// The tricks so far; again closes them.
    void review();
    /// The score pad, opened; again closes it.
    void openPad();
    void claim();
    void concede();
    void takeBack();
    /// A ruling on the last deal, and throwing the deal in: asked on the table, the match waits.
    void askRuling();
    void askThrowIn();
    void bidNil();
    void bidBlind();
    void undo();
    void redo();

private:
    void askUndo(int whose);
    void onHint(const Decision &decision);
    [[nodiscard]] bool ownDeal() const;

    SeatAtMatch *m_seat;
    Tabletop *m_table;
    PanelStack *m_panels;
    TablePace &m_pace;
    bool m_roomBeside = true;
};

} // namespace sandbag
