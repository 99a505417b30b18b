// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "boards/board_set.h"
#include "print_pages.h"

#include <QDialog>

#include <optional>

class QDialogButtonBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace sandbag {

/// The boards that are played here: what every table made of them, board by board.
class BoardsWindow : public QDialog
{
    Q_OBJECT

public:
    /// The rules of the table are offered for new boards.
    BoardsWindow(const CodedRules &atTable, const QString &rulesName, QWidget *parent = nullptr);

    /// Nothing: no boards are played.
    void showSet(const std::optional<BoardSet> &set);
    /// Asks which ones are to be played.
    void askForBoards();
    /// A file of a friend: its results, where it has these boards; else boards to be played. What
    /// is wrong with it is said.
    void openSet(const QString &path);
    void saveTo(const QString &path);

signals:
    void begun(const sandbag::BoardSet &set);  ///< instead of those that were played
    void merged(const sandbag::BoardSet &set); ///< results came
    void playWanted();
    void contestChanged(const sandbag::PairsContest &contest);

private:
    void makeButtons(QWidget *row);
    void take(const BoardSet &set);
    void fill();
    void tell(const QString &text);
    void openFile();
    void saveFile();
    void showContest();
    void savePage(const PrintJob &job);

    CodedRules m_atTable;
    QString m_rulesName;
    std::optional<BoardSet> m_set;
    QLabel *m_about;
    QTableWidget *m_sheet;
    QLabel *m_story;
    QLabel *m_said;
    QPushButton *m_play, *m_fresh;
    QList<QPushButton *> m_ofSet; ///< of use only where there is one
    BackgroundQuestion m_reader;
};

} // namespace sandbag
