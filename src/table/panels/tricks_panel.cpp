// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/tricks_panel.h"

#include "families/renege/renege.h"
#include "panels/table_button.h"
#include "places/trick_places.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words/event_words.h"
#include "words/words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

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

/// A player who may challenge must be able to look for the trick.
bool showsAll(const DealState &deal)
{
    return deal.over() || deal.rules().trick_review == TrickReview::all ||
           renegesAreChallenged(deal.rules());
}

} // namespace

TricksPanel::TricksPanel(const DealState &deal, const QStringList &names, int viewer,
                         CardPixmaps *pixmaps, QWidget *parent)
    : TablePanel(parent),
      m_deal(deal),
      m_names(names),
      m_viewer(viewer),
      m_all(showsAll(deal)),
      m_pixmaps(pixmaps),
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
    setLeastWidth(0);
    showTrick(finishedTricks(deal) - 1);
}

void TricksPanel::showTrick(int index)
{
    const int count = finishedTricks(m_deal);
    if (index < 0 || index >= count)
        return;
    m_shown = index;
    const TrickRecord &trick = m_deal.tricks[index];
    setTitle(trick.winner < 0
                 ? tr("Trick %1 is dead: nobody wins it").arg(index + 1)
                 : filled(tr("Trick %1: %2"), {index + 1, m_names.value(trick.winner)}));
    layCards();
    if (m_back) {
        m_back->setStruck(index == 0);
        m_forth->setStruck(index == count - 1);
    }
    addChallenges(trick, index + 1);
    layPaper();
}

void TricksPanel::layCards()
{
    for (CardButton *card : m_cards)
        delete card;
    m_cards.clear();
    const TrickRecord &trick = m_deal.tricks[m_shown];
    std::vector<std::size_t> seats;
    int seat = trick.leader;
    for (std::size_t i = 0; i < trick.cards.size(); ++i, seat = m_deal.seating().leftOf(seat))
        seats.push_back(static_cast<std::size_t>(seat));
    std::vector<std::size_t> places;
    for (const std::size_t one : seats)
        places.push_back(one < m_places.size() ? m_places[one] : 0);
    const bool known = !m_places.empty();
    const std::vector<QPointF> points =
        known ? trickPlaces(m_table, places) : std::vector<QPointF>(places.size());
    const QSize size = known ? m_table.trickCard : QSize(70, 98);
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
        auto *card = new CardButton(m_pixmaps, trick.cards[i], size, this);
        card->setTurn(known ? m_table.seats[places[i]].turn : 0);
        card->setAccessibleDescription(m_names.value(static_cast<int>(seats[i])));
        card->setToolTip(m_names.value(static_cast<int>(seats[i])));
        card->setWinner(static_cast<int>(seats[i]) == trick.winner);
        card->resize(card->sizeHint());
        card->move((points[i] - QRectF(card->rect()).center()).toPoint());
        connect(card, &QAbstractButton::clicked, this,
                [this, place = static_cast<int>(i)] { emit whyAsked(m_shown, place); });
        card->show();
        m_cards.push_back(card);
    }
    setTheme(theme());
}

void TricksPanel::lieOn(const TableLayout &layout, const std::vector<std::size_t> &places)
{
    m_table = layout;
    m_places = places;
    layCards();
    layPaper();
}

/// The words are over the own hand, usually the place of the prompt.
void TricksPanel::layPaper()
{
    if (m_places.empty())
        return;
    constexpr int kAside = 22, kAbove = 12; // round the words
    QLayout *all = layout();
    all->setContentsMargins({});
    all->activate();
    const QSize words = all->totalSizeHint();
    QRectF paper(QPointF(), QSizeF(words + QSize(2 * kAside, 2 * kAbove)));
    paper.moveCenter({m_table.felt.center().x(), 0});
    paper.moveTop(std::min(m_table.prompt.top(), m_table.felt.bottom() - paper.height() - 8));
    m_paper = paper.toRect();
    const QRect inside = m_paper.toRect().adjusted(kAside, kAbove, -kAside, -kAbove);
    all->setContentsMargins(inside.left(), inside.top(), width() - inside.right() - 1,
                            height() - inside.bottom() - 1);
    update();
}

std::vector<QRectF> TricksPanel::coveredRects() const
{
    return {m_paper.translated(pos())};
}

/// The winner's card shines as it did on the felt.
void TricksPanel::setTheme(const TableTheme &theme)
{
    TablePanel::setTheme(theme);
    for (CardButton *card : m_cards) {
        QPalette shine = palette();
        shine.setColor(QPalette::Highlight, theme.now);
        card->setPalette(shine);
    }
}

void TricksPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, m_paper);
}

/// A click beyond all tricks: enough was seen.
void TricksPanel::mousePressEvent(QMouseEvent *event)
{
    if (!m_paper.contains(event->position()))
        emit closed();
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
