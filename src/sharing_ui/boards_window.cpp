// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards_window.h"

#include "ask_printer.h"
#include "board_pages.h"
#include "boards/board_cards.h"
#include "boards/board_file.h"
#include "boards/board_progress.h"
#include "boards/board_sheet.h"
#include "boards/pairs_contest.h"
#include "boards_dialog.h"
#include "contest_window.h"
#include "fit_to_screen.h"
#include "formats/whole_file.h"
#include "save_path.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "wrapping_row.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPageLayout>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <variant>

namespace sandbag {

BoardsWindow::BoardsWindow(const CodedRules &atTable, const QString &rulesName, QWidget *parent)
    : QDialog(parent),
      m_atTable(atTable),
      m_rulesName(rulesName),
      m_about(new QLabel),
      m_sheet(new QTableWidget),
      m_story(new QLabel),
      m_said(new QLabel)
{
    setWindowTitle(tr("Shared Deals"));
    auto *rows = new QVBoxLayout(this);
    for (QLabel *label : {m_about, m_story, m_said}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    QFont strong = font();
    strong.setBold(true);
    m_story->setFont(strong);
    m_sheet->setAccessibleName(tr("Results, deal by deal"));
    m_sheet->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_sheet->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_sheet->setTabKeyNavigation(false);
    m_sheet->verticalHeader()->hide();
    m_sheet->setAlternatingRowColors(true);
    rows->addWidget(m_about);
    rows->addWidget(m_sheet, 1);
    rows->addWidget(m_story);
    rows->addWidget(m_said);
    auto *buttons = new QWidget;
    makeButtons(buttons);
    rows->addWidget(buttons);
    // As wide as its buttons in one row, whatever board is next.
    m_play->setText(tr("&Play Deal %1").arg(kMostBoards));
    resize(std::max(fontMetrics().averageCharWidth() * 104, sizeHint().width()),
           fontMetrics().height() * 34);
    m_play->setText(tr("&Play"));
    fitToScreen(*this);
    showSet({});
}

void BoardsWindow::makeButtons(QWidget *row)
{
    auto *line = new WrappingRow(row);
    const auto add = [&](const QString &text, const QString &tip) {
        auto *button = new QPushButton(text);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        line->addWidget(button);
        return button;
    };
    m_play = add(tr("&Play"), {});
    m_fresh = add(tr("&New Shared Deals…"), tr("Replace these deals with others"));
    auto *open = add(tr("&Open…"), tr("Deals or results from a friend"));
    auto *save = add(tr("&Save…"), tr("Save the deals with your results to send them to a friend"));
    auto *print = add(tr("P&rint"), tr("The results"));
    auto *real = add(tr("Real &Tables…"),
                     tr("Sheets and a ranking for pairs who play these deals with real cards"));
    auto *close = add(tr("&Close"), {});
    m_ofSet = {save, print, real};
    auto *ways = new QMenu(print);
    connect(ways->addAction(tr("On &Paper…")), &QAction::triggered, this, [this] {
        if (askAndPrint(this, boardResultsJob(*m_set), usualPaper()) == Printing::impossible)
            tell(tr("The printer cannot be used."));
    });
    connect(ways->addAction(tr("As PD&F…")), &QAction::triggered, this,
            [this] { savePage(boardResultsJob(*m_set)); });
    print->setMenu(ways);
    connect(m_play, &QPushButton::clicked, this, [this] {
        hide();
        emit playWanted();
    });
    connect(m_fresh, &QPushButton::clicked, this, &BoardsWindow::askForBoards);
    connect(open, &QPushButton::clicked, this, &BoardsWindow::openFile);
    connect(save, &QPushButton::clicked, this, &BoardsWindow::saveFile);
    connect(real, &QPushButton::clicked, this, &BoardsWindow::showContest);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

void BoardsWindow::tell(const QString &text)
{
    m_said->setText(text);
    m_said->setAccessibleName(text);
}

void BoardsWindow::showSet(const std::optional<BoardSet> &set)
{
    m_set = set;
    for (QPushButton *button : m_ofSet)
        button->setEnabled(m_set.has_value());
    tell({});
    fill();
    // Enter does what is next.
    (m_set ? m_play : m_fresh)->setDefault(true);
    if (!m_set) {
        m_about->setText(tr("In shared deals, several tables play the same cards, so luck does not "
                            "decide who wins."));
        m_play->setEnabled(false);
        return;
    }
    QString about = rulesName(recordOfSet(*m_set)) + QStringLiteral(". ") + setInWords(*m_set);
    if (!m_set->number.isEmpty())
        about += u'\n' + tr("Code: %1").arg(m_set->number);
    m_about->setText(about);
    const auto turn = nextTurn(*m_set);
    m_play->setEnabled(turn.has_value());
    m_play->setText(turn ? tr("&Play Deal %1").arg(turn->board + 1) : tr("&Play"));
}

void BoardsWindow::fill()
{
    m_sheet->clear();
    const BoardSheet sheet = m_set ? sheetOf(*m_set) : BoardSheet{};
    const QList<QStringList> rows = sheet.boards + sheet.sums;
    m_sheet->setColumnCount(static_cast<int>(sheet.head.size()));
    m_sheet->setRowCount(static_cast<int>(rows.size()));
    m_sheet->setHorizontalHeaderLabels(sheet.head);
    QFont strong = font();
    strong.setBold(true);
    for (int row = 0; row < rows.size(); ++row) {
        for (int column = 0; column < rows[row].size(); ++column) {
            const QString text = rows[row][column];
            auto *cell = new QTableWidgetItem(text);
            cell->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                               : Qt::AlignRight | Qt::AlignVCenter);
            if (row >= sheet.boards.size())
                cell->setFont(strong);
            cell->setData(Qt::AccessibleTextRole,
                          text.isEmpty() ? tr("%1: not played").arg(sheet.head[column]) : text);
            m_sheet->setItem(row, column, cell);
        }
    }
    m_sheet->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_story->setText(sheet.story);
}

void BoardsWindow::askForBoards()
{
    auto *dialog = new BoardsDialog(m_atTable, m_rulesName, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &BoardsDialog::chosen, this, &BoardsWindow::begun);
    dialog->open();
}

void BoardsWindow::openSet(const QString &path)
{
    m_reader.ask([this, path](const BackgroundQuestion::Asked &asked) {
        const auto read = std::make_shared<std::variant<BoardSet, FileError>>(readBoards(path));
        asked.conclude([this, read] {
            if (const auto *error = std::get_if<FileError>(read.get()))
                tell(error->text);
            else
                take(std::get<BoardSet>(*read));
        });
    });
}

/// A set of its own, or other tables' results of the set that is here.
void BoardsWindow::take(const BoardSet &set)
{
    if (!m_set || !sameBoards(*m_set, set)) {
        emit begun(set);
        return;
    }
    BoardSet both = *m_set;
    mergeTables(both, set);
    const qsizetype came = both.tables.size() - m_set->tables.size();
    emit merged(both);
    tell(tr("Results of %n table(s) were added.", "", static_cast<int>(came)));
}

void BoardsWindow::openFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open Shared Deals"), QString(),
                                     tr("Shared deals (*%1);;All files (*)").arg(boardsEnding()));
    if (!path.isEmpty())
        openSet(path);
}

void BoardsWindow::saveTo(const QString &path)
{
    const auto fault = writeWholeFile(path, writeBoards(*m_set));
    tell(fault ? fault->text : tr("Saved %1.").arg(harmless(path)));
}

void BoardsWindow::saveFile()
{
    const QString path =
        askSavePath(this, {tr("Save Shared Deals"), asFileName(windowTitle()) + boardsEnding(),
                           tr("Shared deals (*%1)").arg(boardsEnding()), boardsEnding()});
    if (!path.isEmpty())
        saveTo(path);
}

void BoardsWindow::showContest()
{
    if (const auto why = whyNoMovement(*m_set, kFewestTables))
        return tell(*why);
    auto *window = new ContestWindow(*m_set, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(window, &ContestWindow::changed, this, [this](const PairsContest &contest) {
        m_set->contest = contest;
        emit contestChanged(contest);
    });
    window->show();
}

void BoardsWindow::savePage(const PrintJob &job)
{
    const QString ending = QStringLiteral(".pdf");
    const QString path = askSavePath(
        this, {tr("Save as PDF"), asFileName(job.title) + ending, tr("PDF (*.pdf)"), ending});
    if (path.isEmpty())
        return;
    const auto fault = writePdf(path, job, usualPaper());
    tell(fault ? fault->text : tr("Saved %1.").arg(harmless(path)));
}

} // namespace sandbag
