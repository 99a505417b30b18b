// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history_model.h"
#include "match/match.h"
#include "wanted_match.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QSplitter;
class QTreeView;

namespace sandbag {

class FittedColumns;
class HistoryFilterBar;
class LibraryWorker;
class MessageBar;
class ScorecardModel;
struct ReadMatch;

/// All matches that were played, the newest first: found by a few letters, with their scorecard
/// next to the list, opened, printed and deleted.
class HistoryWindow : public QWidget
{
    Q_OBJECT

public:
    /// `worker` reads and writes the library, and outlives the window.
    explicit HistoryWindow(LibraryWorker *worker, QWidget *parent = nullptr);
    ~HistoryWindow() override;

    [[nodiscard]] HistoryModel *model() const { return m_model; }
    [[nodiscard]] QTreeView *list() const { return m_list; }
    [[nodiscard]] QLineEdit *search() const;
    /// The match whose card is shown.
    [[nodiscard]] const std::optional<Match> &match() const { return m_match; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

signals:
    /// A match is to be taken up, gone through from its first deal, or reviewed.
    void openWanted(const sandbag::WantedMatch &wanted);

private:
    void connectWorker();
    void say(const QString &text);
    void filter();
    void refresh();
    void keepChosen();
    void listShown();
    void readMatch();
    void readUnreadable();
    void showUnreadable();
    void showMatch(const QString &id, std::optional<ReadMatch> read);
    [[nodiscard]] QString chosen() const;
    /// Presses the button as soon as the card of the chosen match is there, if it is one that can
    /// be pressed then: who goes through the list by keys is faster than a disk. Another choice
    /// takes it back.
    void pressOnceShown(QPushButton *button);
    void waitToPress(QPushButton *button);
    /// The wanted one is the match whose card is shown.
    void open(WantedMatch wanted);
    void print();
    void exportRecord();
    void import();
    void importFolder();
    void removeMatch();

    // history_window_layout.cpp
    QWidget *makeMatches();
    QWidget *makeButtons();
    void makeImportButton(QWidget *row);
    QPushButton *addButton(QWidget *row, const QString &text, const std::function<void()> &act);
    /// It acts on the match that is chosen, whose card may still be on its way.
    QPushButton *addMatchButton(QWidget *row, const QString &text,
                                const std::function<void()> &act);
    void makeList();
    void arrangeHalves();
    void fitColumns();
    void shareColumns();
    [[nodiscard]] int widthFor(HistoryModel::Column column) const;

    LibraryWorker *m_worker;
    HistoryModel *m_model;
    ScorecardModel *m_card;
    int m_reader = 0; ///< seat of the person at this computer in the match whose card is shown
    MessageBar *m_message;
    HistoryFilterBar *m_filter;
    QSplitter *m_halves = nullptr;
    QTreeView *m_list;
    FittedColumns *m_columns = nullptr; ///< of it
    QWidget *m_cardView = nullptr;
    QLabel *m_count;
    QLabel *m_empty;
    QPushButton *m_open = nullptr;
    QPushButton *m_review = nullptr;
    QPushButton *m_replay = nullptr;
    QPushButton *m_unreadable = nullptr;
    QList<UnreadableFile> m_unreadableFiles;
    QStringList m_removed; ///< ids, which can be brought back as long as the window is there
    QList<QPushButton *> m_needMatch;
    std::optional<Match> m_match;
    bool m_fitted = false;            ///< the columns, once
    QString m_shown;                  ///< id of the match that the card shows
    QString m_read;                   ///< id of the match that was asked for last
    QPushButton *m_pressed = nullptr; ///< while the card of the chosen match is on its way
    QString m_pressedFor;             ///< id of the match that it was pressed for
    bool m_keepsNewest = false;       ///< in the list that comes next, even where it is chosen
    QString m_wanted;                 ///< id of the one that is to be chosen once the list has come
};

} // namespace sandbag
