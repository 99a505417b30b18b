// SPDX-License-Identifier: GPL-3.0-or-later
// What the window of the history is made of.
#include "history_window.h"

#include "card/scorecard_view.h"
#include "fit_to_type.h"
#include "fitted_columns.h"
#include "key_map.h"
#include "quiet_tree.h"
#include "roomy_rows.h"
#include "sheet/scorecard_model.h"
#include "wrapping_row.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

QWidget *HistoryWindow::makeMatches()
{
    auto *halves = new QSplitter(this);
    m_halves = halves;
    halves->setAccessibleName(tr("Divider between matches and scorecard"));
    auto *left = new QWidget(halves);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    makeList();
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    auto *card = new ScorecardView(m_card, halves);
    card->setAccessibleName(tr("Scorecard"));
    m_cardView = card;
    halves->addWidget(left);
    halves->addWidget(card);
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    halves->setSizes({700, 470});
    halves->setChildrenCollapsible(false);
    fitToType(*this, [this] {
        arrangeHalves();
        if (m_fitted)
            m_columns->fit();
    });
    return halves;
}

/// Where the window is narrow the card is below the list, which needs its width for names and
/// scores.
void HistoryWindow::arrangeHalves()
{
    constexpr int kLetters = 130;
    const bool narrow = width() < kLetters * fontMetrics().averageCharWidth();
    m_halves->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
}

void HistoryWindow::resizeEvent(QResizeEvent *event)
{
    arrangeHalves();
    QWidget::resizeEvent(event);
}

void HistoryWindow::makeList()
{
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setItemDelegate(new RoomyRows(m_list));
    m_list->setAccessibleName(tr("Matches"));
    m_list->installEventFilter(this);
    m_list->header()->setStretchLastSection(false); // names are what is long
    m_list->header()->setSectionResizeMode(HistoryModel::players, QHeaderView::Stretch);
    fitToType(*m_list, [this] {
        m_list->header()->setMinimumSectionSize(6 * m_list->fontMetrics().averageCharWidth());
    });
    m_columns = new FittedColumns(m_list, [this] { shareColumns(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &HistoryWindow::readMatch);
    connect(m_list, &QTreeView::activated, this, [this] { pressOnceShown(m_open); });
    auto *remove = new QShortcut(m_list);
    giveKey(remove, "history.delete");
    remove->setContext(Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, &HistoryWindow::removeMatch);
}

int HistoryWindow::widthFor(HistoryModel::Column column) const
{
    // The tree keeps its own version of this to itself.
    const auto *rows = static_cast<const QAbstractItemView *>(m_list);
    return std::max(rows->sizeHintForColumn(column), m_list->header()->sectionSizeHint(column));
}

/// Once there is a row: what is searched for later makes no column another.
void HistoryWindow::fitColumns()
{
    if (m_fitted || m_model->rowCount() == 0)
        return;
    m_fitted = true;
    m_columns->fit();
}

/// To what the first rows need; where that is too much, what is longest in each column gives way to
/// the names, up to so many letters.
void HistoryWindow::shareColumns()
{
    const int letter = fontMetrics().averageCharWidth();
    const std::pair<HistoryModel::Column, int> inTurn[] = {{HistoryModel::result, 16},
                                                           {HistoryModel::rules, 20},
                                                           {HistoryModel::score, 18},
                                                           {HistoryModel::begun, 24}};
    int missing = widthFor(HistoryModel::players) - m_list->viewport()->width();
    for (const auto &[column, letters] : inTurn)
        missing += widthFor(column);
    for (const auto &[column, letters] : inTurn) {
        const int whole = widthFor(column);
        const int given = std::clamp(missing, 0, std::max(0, whole - letters * letter));
        missing -= given;
        m_list->setColumnWidth(column, whole - given);
    }
}

QPushButton *HistoryWindow::addButton(QWidget *row, const QString &text,
                                      const std::function<void()> &act)
{
    auto *button = new QPushButton(text, row);
    row->layout()->addWidget(button);
    if (act)
        connect(button, &QPushButton::clicked, this, act);
    return button;
}

QPushButton *HistoryWindow::addMatchButton(QWidget *row, const QString &text,
                                           const std::function<void()> &act)
{
    auto *button = addButton(row, text, {});
    connect(button, &QPushButton::clicked, this, [this, button, act] {
        if (m_shown == chosen())
            act();
        else
            waitToPress(button);
    });
    return button;
}

/// One button for both: with large letters the row has no room for more.
void HistoryWindow::makeImportButton(QWidget *row)
{
    auto *button = new QPushButton(tr("&Import"), row);
    auto *menu = new QMenu(button);
    connect(menu->addAction(tr("F&iles…")), &QAction::triggered, this, [this] { import(); });
    connect(menu->addAction(tr("&Folder…")), &QAction::triggered, this, [this] { importFolder(); });
    button->setMenu(menu);
    row->layout()->addWidget(button);
}

QWidget *HistoryWindow::makeButtons()
{
    auto *whole = new QWidget(this);
    auto *line = new QHBoxLayout(whole);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_count);
    m_unreadable = addButton(whole, {}, [this] { showUnreadable(); });
    m_unreadable->setFlat(true);
    m_unreadable->hide();
    auto *row = new QWidget(whole);
    new WrappingRow(row); // which is its layout
    line->addWidget(row, 1);
    m_count->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Preferred); // the row may wrap
    makeImportButton(row);
    auto *save = addMatchButton(row, tr("E&xport…"), [this] { exportRecord(); });
    auto *paper = addMatchButton(row, tr("&Print…"), [this] { print(); });
    auto *remove = addButton(row, tr("&Delete"), [this] { removeMatch(); });
    tipWithKey(remove, {}, "history.delete");
    m_review = addMatchButton(row, tr("Re&view"), [this] { open({{}, {}, -1, true}); });
    m_replay = addMatchButton(row, tr("&Replay"), [this] { open({{}, {}, 0, false}); });
    m_open = addMatchButton(row, tr("&Open"), [this] { open({}); });
    m_needMatch = {save, paper, remove, m_open};
    m_open->setDefault(true);
    return whole;
}

} // namespace sandbag
