// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/tricks_panel.h"

#include "families/renege/renege.h"
#include "panels/table_button.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words/event_words.h"
#include "words/words.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace sandbag {

namespace {

int finishedTricks(const DealState &deal)
{
    const int all = static_cast<int>(deal.tricks.size());
    return all > 0 && deal.tricks.back().winner == -2 ? all - 1 : all;
}

void clearRow(QHBoxLayout *row)
{
    while (QLayoutItem *item = row->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

/// Whoever may challenge must be able to look for the trick.
bool showsAll(const DealState &deal)
{
    return deal.over() || deal.rules().trick_review == TrickReview::all ||
           renegesAreChallenged(deal.rules());
}

} // namespace

TricksPanel::TricksPanel(const DealState &deal, const QStringList &names, int viewer,
                         CardPixmaps *pixmaps, QSize cardSize, QWidget *parent)
    : TablePanel(parent),
      m_deal(deal),
      m_names(names),
      m_viewer(viewer),
      m_all(showsAll(deal)),
      m_pixmaps(pixmaps),
      m_cardSize(cardSize),
      m_cards(addRow()),
      m_challenges(addRow())
{
    QHBoxLayout *row = addRow();
    if (m_all) {
        m_back = addButton(row, tr("Earlier"));
        m_forth = addButton(row, tr("Later"));
        connect(m_back, &TableButton::chosen, this, [this] { showTrick(m_shown - 1); });
        connect(m_forth, &TableButton::chosen, this, [this] { showTrick(m_shown + 1); });
    }
    TableButton *close = addButton(row, tr("Close"));
    connect(close, &TableButton::chosen, this, &TricksPanel::closed);
    setFirst(close);
    showTrick(finishedTricks(deal) - 1);
}

void TricksPanel::showTrick(int index)
{
    const int count = finishedTricks(m_deal);
    if (index < 0 || index >= count)
        return;
    m_shown = index;
    clearRow(m_cards);
    const TrickRecord &trick = m_deal.tricks[index];
    setTitle(trick.winner < 0
                 ? tr("Trick %1 is dead: nobody wins it").arg(index + 1)
                 : filled(tr("Trick %1: %2"), {index + 1, m_names.value(trick.winner)}));
    int seat = trick.leader, place = 0;
    for (const Card card : trick.cards) {
        auto *picture = new CardButton(m_pixmaps, card, m_cardSize, this);
        picture->setFont(font());
        picture->setCaption(m_names.value(seat));
        picture->setWinner(seat == trick.winner);
        connect(picture, &QAbstractButton::clicked, this,
                [this, index, place = place++] { emit whyAsked(index, place); });
        m_cards->addWidget(picture);
        seat = m_deal.seating().leftOf(seat);
    }
    if (m_back) {
        m_back->setStruck(index == 0);
        m_forth->setStruck(index == count - 1);
    }
    addChallenges(trick, index + 1);
    adjustSize();
}

void TricksPanel::addChallenges(const TrickRecord &trick, int number)
{
    clearRow(m_challenges);
    int seat = trick.leader;
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
        if (!whyNotChallenge(m_deal, m_viewer, seat, number)) {
            TableButton *button =
                addButton(m_challenges, tr("%1 reneged!").arg(m_names.value(seat)));
            connect(button, &TableButton::chosen, this,
                    [this, seat, number] { emit challenged(seat, number); });
        }
        seat = m_deal.seating().leftOf(seat);
    }
}

bool TricksPanel::offerKey(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        emit closed();
        return true;
    }
    if (event->key() == Qt::Key_PageUp && m_all) {
        showTrick(m_shown - 1);
        return true;
    }
    if (event->key() == Qt::Key_PageDown && m_all) {
        showTrick(m_shown + 1);
        return true;
    }
    return false;
}

} // namespace sandbag
