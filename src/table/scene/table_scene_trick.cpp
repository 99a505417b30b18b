// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the trick: how they come, which one wins, and how they are gathered.
#include "items/card_item.h"
#include "items/pile_item.h"
#include "items/trick_lights.h"
#include "places/trick_places.h"
#include "scene/scene_ranks.h"
#include "scene/table_scene.h"

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

// Milliseconds.
constexpr int kClose = 120;  // a trick, to one packet
constexpr int kGather = 200; // and on to its winner

} // namespace

/// The cards of a trick close to one packet where the winning one is.
void TableScene::gather(Cards cards, int winner, Change change)
{
    if (winner < 0 || change == Change::rebuild || !m_look.moves() || cards.empty()) {
        clearAway(std::move(cards), change, m_layout.trick);
        return;
    }
    const auto best =
        std::find_if(m_picture.trick.begin(), m_picture.trick.end(),
                     [winner](const TrickCard &played) { return played.seat == winner; });
    const auto highest = static_cast<std::size_t>(best - m_picture.trick.begin());
    const CardItem *first = cards[std::min(highest, cards.size() - 1)];
    packTo(winner, cards, first->pos(), first->rotation());
}

/// Cards close to one packet at that place, face down, and go to those that somebody has won.
void TableScene::packTo(int winner, const Cards &cards, const QPointF &by, double turn)
{
    const std::size_t place = placeOf(winner);
    // As the last of them will lie there.
    const auto index = static_cast<std::size_t>(winner);
    const PileItem &pile = *m_piles[index];
    const int before = std::max(0, m_picture.seats[index].won - 1);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        CardItem *card = cards[i];
        card->setWinning(false);
        const QSize packed = place == 0 ? m_layout.ownWonCard : m_layout.wonCard;
        Motion::Glide glide;
        glide.card = card;
        glide.from = card->pos();
        glide.by = by;
        glide.byMs = kClose;
        glide.to = m_layout.seats[place].won + pile.offsetOn(before);
        glide.scaleFrom = card->scale();
        glide.scaleTo = static_cast<double>(packed.width()) / card->size().width();
        glide.angleFrom = card->rotation();
        glide.angleBy = turn;
        glide.angleTo = pile.turnOn(before);
        glide.rank = static_cast<double>(kLeaving) + static_cast<double>(i) / 100;
        glide.duration = kClose + kGather;
        glide.removed = true;
        glide.hidden = i + 1 < cards.size();
        m_motion.start(glide);
    }
}

std::vector<QPointF> TableScene::trickPoints(const std::vector<TrickCard> &trick) const
{
    std::vector<std::size_t> places;
    for (const TrickCard &card : trick)
        places.push_back(placeOf(card.seat));
    return trickPlaces(m_layout, places);
}

void TableScene::showTrick(const TablePicture &next, Change change)
{
    const std::vector<TrickCard> &old = m_picture.trick;
    const bool goesOn = change != Change::rebuild && old.size() == m_trick.size() &&
                        old.size() <= next.trick.size() &&
                        std::equal(old.begin(), old.end(), next.trick.begin(),
                                   [](const TrickCard &a, const TrickCard &b) {
                                       return a.seat == b.seat && a.card == b.card;
                                   });
    if (!goesOn) {
        gather(std::move(m_trick), m_picture.trickWinner, change);
        m_trick.clear();
    }
    const std::vector<QPointF> points = trickPoints(next.trick);
    for (std::size_t i = m_trick.size(); i < next.trick.size(); ++i)
        playToTrick(next.trick[i], points[i], kTrick + static_cast<int>(i), change);
}

void TableScene::playToTrick(const TrickCard &played, const QPointF &to, int rank, Change change)
{
    const SeatPlace &place = m_layout.seats[placeOf(played.seat)];
    // What lies there while cards are dealt is none of them: it was drawn for the dealer.
    CardItem *card = change == Change::happen ? takeFrom(played.seat, played.card) : nullptr;
    if (!card) {
        card = newCard(m_layout.trickCard);
        card->setPos(place.plate.center());
    }
    const double scale = double(card->size().width()) / m_layout.trickCard.width();
    card->setSize(m_layout.trickCard);
    card->setScale(scale);
    card->setCard(played.card);
    card->setDimmed(false);
    card->setShadowed(true);
    card->setFresh(false);
    card->setCursor(false);
    card->setMarked(false);
    // Nothing is led onto cards that are still gathered; the person's own card hurries them.
    if (played.seat == m_picture.viewer)
        m_motion.finishLeaving();
    Way way{to, place.turn, static_cast<double>(rank), 0, 160, true};
    way.waits = m_motion.leavingFor();
    move(card, way, change == Change::happen ? change : Change::rebuild);
    m_trick.push_back(card);
}

/// The winning card is in the light as soon as it is there, and a golden place waits for the
/// person's own.
void TableScene::markTrick(const TablePicture &next)
{
    std::vector<TrickCard> trick = next.trick;
    const std::vector<QPointF> points = trickPoints(trick);
    bool lit = false;
    for (std::size_t i = 0; i < m_trick.size() && i < trick.size(); ++i) {
        const bool winning = trick[i].winning && trick.size() > 1 && !m_motion.moves(m_trick[i]);
        m_trick[i]->setWinning(winning);
        if (winning)
            m_lights->light(true, points[i], m_layout.seats[placeOf(trick[i].seat)].turn);
        lit = lit || winning;
    }
    if (!lit)
        m_lights->light(false);
    if (!next.waiting) {
        m_lights->wait(false);
        return;
    }
    trick.push_back({next.viewer, Card(), false});
    m_lights->wait(true, trickPoints(trick).back(), m_layout.seats[placeOf(next.viewer)].turn);
}

QRectF TableScene::trickCardRect(std::size_t index) const
{
    const std::vector<QPointF> points = trickPoints(m_picture.trick);
    QRectF box(QPointF(), QSizeF(m_layout.trickCard));
    if (index < points.size())
        box.moveCenter(points[index]);
    return box;
}

} // namespace sandbag
