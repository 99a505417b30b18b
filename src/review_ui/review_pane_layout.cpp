// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of the review is made of.
#include "review_pane.h"

#include "choice_values.h"
#include "column_shares.h"
#include "curve_model.h"
#include "curve_view.h"
#include "fit_to_type.h"
#include "reach_by.h"
#include "review_model.h"
#include "still_rows.h"
#include "wrapping_row.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace sandbag {

ReviewPane::ReviewPane(ReviewModel *model, QWidget *parent)
    : QWidget(parent),
      m_model(model),
      m_curve(new CurveView(this)),
      m_curveModel(new CurveModel(this)),
      m_curveTable(new QTreeView(this)),
      m_summary(new QLabel(this)),
      m_list(new QTreeView(this)),
      m_text(new QLabel(this)),
      m_values(new ChoiceValues(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(makeHead());
    column->addWidget(m_curve);
    column->addWidget(m_curveTable, 2);
    column->addWidget(m_summary);
    column->addWidget(m_list, 3);
    column->addWidget(m_text);
    column->addWidget(m_values, 2);
    column->addWidget(makeButtons());
    setUpTexts();
    setUpCurveTable();
    setUpList();
    keepLines(*m_values, 4);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ReviewPane::showCurrent);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, &ReviewPane::showCurrent);
    // After the list: it has forgotten its row by then, and tells nobody.
    connect(m_model, &QAbstractItemModel::modelReset, this, &ReviewPane::showCurrent);
    connect(m_curve, &CurveView::opened, this, &ReviewPane::openMoment);
    connect(m_curveTable, &QTreeView::activated, this,
            [this](const QModelIndex &index) { openDeal(m_curveModel->dealOf(index.row())); });
    connect(m_values, &ChoiceValues::chosen, this, &ReviewPane::answer);
    setFocusProxy(m_list);
    reset({0});
}

void ReviewPane::setUpTexts()
{
    for (QLabel *label : {m_summary, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        // Room from the start: nothing moves under the mouse when it is known.
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        keepLines(*label, label == m_summary ? 3 : 2);
    }
    m_text->setObjectName(QStringLiteral("reviewText"));
    m_summary->setObjectName(QStringLiteral("reviewSummary"));
}

void ReviewPane::setUpCurveTable()
{
    m_curveTable->setModel(m_curveModel);
    m_curveTable->setRootIsDecorated(false);
    m_curveTable->setObjectName(QStringLiteral("curveTable"));
    m_curveTable->setUniformRowHeights(true);
    m_curveTable->setAllColumnsShowFocus(true);
    m_curveTable->setAccessibleName(tr("Chance to win (%), deal by deal"));
    m_curveTable->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_curveTable->header()->setStretchLastSection(false);
    m_curveTable->hide();
}

void ReviewPane::setUpList()
{
    m_list->setModel(m_model);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Choices, costliest first"));
    new StillRows(m_list); // which is its parent
    keepLines(*m_list, 5);
    m_list->header()->setResizeContentsPrecision(40);
    m_columns = new ColumnShares(m_list, {ReviewModel::whoColumn, ReviewModel::choiceColumn,
                                          ReviewModel::whereColumn, ReviewModel::gradeColumn});
}

QPushButton *ReviewPane::button(const QString &text, const QString &help)
{
    auto *made = new QPushButton(text, this);
    made->setToolTip(help);
    made->setAutoDefault(false);
    return made;
}

QWidget *ReviewPane::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    m_seats = new QComboBox(head);
    m_seats->setSizeAdjustPolicy(QComboBox::AdjustToContents); // names are put in later
    m_seats->setAccessibleName(tr("Player"));
    m_seats->setToolTip(m_seats->accessibleName());
    reachBy(m_seats, "play.review_player");
    m_progress = new QProgressBar(head);
    m_progress->setAccessibleName(tr("Progress of the review"));
    keepLetters(*m_progress, 6);
    // The page is as wide while it works as before and after: the table next to it stays.
    QSizePolicy asWide = m_progress->sizePolicy();
    asWide.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(asWide);
    m_progress->hide();
    m_start = button(tr("R&eview"), tr("Review finished deals"));
    m_print = button(tr("Pri&nt…"), tr("Print the review"));
    row->addWidget(m_seats);
    row->addWidget(m_progress, 1);
    auto *table = button(tr("Tab&le"), tr("Chart as a table"));
    table->setCheckable(true);
    row->addWidget(table);
    row->addWidget(m_start);
    row->addWidget(m_print);
    connect(table, &QPushButton::toggled, this, [this](bool on) {
        m_curve->setVisible(!on);
        m_curveTable->setVisible(on);
    });
    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_stage == Stage::running)
            emit cancelAsked();
        else
            emit startAsked();
    });
    connect(m_print, &QPushButton::clicked, this, &ReviewPane::printAsked);
    connect(m_seats, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setSeat(seat());
        m_list->setColumnHidden(ReviewModel::whoColumn, seat() >= 0);
        m_columns->share();
        summarize();
    });
    return head;
}

QWidget *ReviewPane::makeButtons()
{
    auto *buttons = new QWidget(this);
    auto *row = new WrappingRow(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    m_try = button(tr("Tr&y Again"), tr("Hide the answer and try again"));
    m_playOn = button(tr("C&ontinue Here"), tr("Continue from here in a new window"));
    m_allHands = button(tr("All Han&ds"), tr("Show all hands"));
    m_why = button(tr("&Why?"), tr("What this player could infer, and how they usually play"));
    for (QPushButton *one : {m_try, m_why, m_allHands, m_playOn})
        row->addWidget(one);
    connect(m_try, &QPushButton::clicked, this, &ReviewPane::tryAgain);
    connect(m_playOn, &QPushButton::clicked, this, [this] { emit playOnAsked(m_place); });
    connect(m_why, &QPushButton::clicked, this, [this] { emit whyAsked(m_place); });
    connect(m_allHands, &QPushButton::clicked, this, [this] { emit allHandsAsked(m_place); });
    return buttons;
}

} // namespace sandbag
