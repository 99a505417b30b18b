// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "boards/board_file.h"
#include "boards/board_progress.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <optional>

namespace sandbag {

class BoardsWindow;
class MainWindow;
struct MatchPlan;

/// What a table has to do with boards: deals them one by one, enters what came of them, and has
/// computers play them at a second table in the background.
class BoardsAtTable : public QObject
{
    Q_OBJECT

public:
    /// A child of the table.
    explicit BoardsAtTable(MainWindow *table);

    void show();
    /// Whether the match at the table is a board.
    [[nodiscard]] bool isBoard() const;
    /// After a board: the next one, or what all of them came to.
    void goOn();
    /// "Board 3 of 8"; "" where the match is none.
    [[nodiscard]] QString title();
    [[nodiscard]] const std::optional<BoardSet> &set() const { return m_set; }

private:
    void read();
    void begin(BoardSet set);
    void merge(const BoardSet &set);
    void playNext();
    [[nodiscard]] bool goesOnAtTable();
    [[nodiscard]] MatchPlan planOf(const BoardTurn &turn) const;
    [[nodiscard]] std::optional<BoardTurn> turnAtTable() const;
    void onDealEnded();
    void askRivals();
    void keep();
    void refresh();
    void showHeading();

    MainWindow *m_table;
    BoardShelf m_shelf;
    bool m_read = false;
    std::optional<BoardSet> m_set;
    QPointer<BoardsWindow> m_window;
    BackgroundQuestion m_rivals;
};

} // namespace sandbag
