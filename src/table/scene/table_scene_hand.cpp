// SPDX-License-Identifier: GPL-3.0-or-later
// The own hand: how its cards are dealt, their places, and which of them sticks out.
#include "items/card_item.h"
#include "scene/deal_times.h"
#include "scene/scene_ranks.h"
#include "scene/table_scene.h"

#include <QtMath>

#include <algorithm>
#include <numeric>
#include <utility>

namespace sandbag {

namespace {

// How far a card sticks out of the hand, in units.
constexpr double kLift = 16;   // the keyboard's card
constexpr double kPointed = 8; // under the pointer
constexpr double kChosen = 32; // to be passed
constexpr double kFresh = 10;  // has just come

// Milliseconds.
constexpr int kLook = 140; // a card of the hand turns over
constexpr int kLookStep = 25;
constexpr int kRaise = 110;

constexpr double kRevealsAt = 0.67; // of its flight a dealt card turns over
constexpr double kDealtBack = 62;   // its width until then, in units

} // namespace

/// The items of the wanted cards, in order; what is no longer held goes away.
TableScene::Cards TableScene::ownCardsFor(const TablePicture &next, Change change)
{
    std::vector<std::optional<Card>> wanted(next.hand.begin(), next.hand.end());
    if (next.handHidden && !next.seats.empty())
        wanted.assign(
            static_cast<std::size_t>(next.seats[static_cast<std::size_t>(next.viewer)].held),
            std::nullopt);
    Cards old = std::move(m_own);
    Cards hand;
    const auto take = [this, &old](const std::optional<Card> &card) -> CardItem * {
        const auto found =
            std::find_if(old.begin(), old.end(),
                         [this, &card](const CardItem *item) { return faceOf(item) == card; });
        if (found == old.end())
            return nullptr;
        CardItem *item = *found;
        old.erase(found);
        return item;
    };
    for (const auto &card : wanted) {
        CardItem *item = take(card);
        if (!item && card)
            item = take(std::nullopt);
        const bool fresh = !item;
        if (fresh)
            item = newCard(m_layout.card);
        if (fresh || change == Change::deal) {
            item->setPos(deckPlace(next));
            item->setRotation(0);
        }
        // What is dealt or looked at shows its face in its own time.
        const bool turns = card && m_look.moves() &&
                           (change == Change::deal ||
                            (change == Change::happen && !faceOf(item) && m_picture.handHidden));
        if (turns)
            item->setCard({});
        else if (change != Change::happen || faceOf(item) != card)
            item->setCard(card);
        item->setSize(m_layout.card);
        hand.push_back(item);
    }
    clearAway(std::move(old), change);
    return hand;
}

/// In which order the own cards come: they are sorted in the hand, and not in the deck.
int TableScene::turnToCome(int index, int count)
{
    for (const int step : {5, 7, 11, 3})
        if (std::gcd(step, count) == 1)
            return index * step % count;
    return index;
}

void TableScene::dealTo(CardItem *card, int index, int count, const TablePicture &next,
                        Way &way) const
{
    const int players = std::max<int>(1, static_cast<int>(next.seats.size()));
    way.turnsAt = 0;
    way.delay = turnToCome(index, count) * players * kDealStep;
    way.duration = kDealFlight;
    if (!m_look.moves() || static_cast<std::size_t>(index) >= next.hand.size())
        return;
    way.scaleFrom = std::min(1.0, kDealtBack * m_layout.unit / card->size().width());
    way.reveals = next.hand[static_cast<std::size_t>(index)];
    way.revealsAt = kRevealsAt;
}

void TableScene::showHand(const TablePicture &next, Change change)
{
    m_own = ownCardsFor(next, change);
    m_fresh = next.received;
    m_ownPlaces = m_layout.ownCards(static_cast<int>(m_own.size()));
    for (std::size_t i = 0; i < m_own.size(); ++i) {
        CardItem *card = m_own[i];
        const int index = static_cast<int>(i);
        const bool dimmed = i < next.dimmed.size() && next.dimmed[i];
        card->setShadowed(true);
        card->setCursor(false);
        card->setMarked(false);
        card->setFresh(i < m_fresh.size() && m_fresh[i]);
        if (change == Change::happen) {
            m_motion.veil(card, dimmed);
        } else {
            m_motion.forget(card);
            card->setDimmed(dimmed);
        }
        Way way{ownPlace(index), ownTurn(index), static_cast<double>(kOwn + index)};
        way.turnsAt = turnOf(i, m_own.size());
        const int count = static_cast<int>(m_own.size());
        if (change == Change::deal) {
            dealTo(card, index, count, next, way);
        } else if (!card->card() && i < next.hand.size()) {
            way.delay = index * kLookStep;
            way.duration = kLook;
            way.reveals = next.hand[i];
        }
        move(card, way, change);
        if (change == Change::deal && way.delay > 0 && turnToCome(index, count) + 1 < count)
            m_motion.cover(card); // by the last
    }
}

QPointF TableScene::ownPlace(int index) const
{
    const auto i = static_cast<std::size_t>(index);
    double lift = 0;
    if (i < m_chosen.size() && m_chosen[i])
        lift = kChosen;
    else if (index == m_lifted && m_liftedBy == LiftedBy::keyboard)
        lift = kLift;
    else if (i < m_fresh.size() && m_fresh[i])
        lift = kFresh;
    else if (i < m_own.size() && m_own[i]->dimmed())
        lift = -TableLayout::kSunken;
    else if (index == m_lifted)
        lift = kPointed;
    return m_ownPlaces[i].middle - QPointF(0, std::round(lift * m_layout.unit));
}

double TableScene::ownTurn(int index) const
{
    return m_ownPlaces[static_cast<std::size_t>(index)].turn;
}

void TableScene::raiseHand(bool glide)
{
    m_ownPlaces = m_layout.ownCards(static_cast<int>(m_own.size()));
    for (std::size_t i = 0; i < m_own.size(); ++i) {
        const int index = static_cast<int>(i);
        m_own[i]->setSize(m_layout.card);
        m_own[i]->setMarked(i < m_chosen.size() && m_chosen[i]);
        m_own[i]->setCursor(m_liftedBy == LiftedBy::keyboard && index == m_lifted);
        Way way{ownPlace(index), ownTurn(index), static_cast<double>(kOwn + index), 0, kRaise};
        way.turnsAt = turnOf(i, m_own.size());
        move(m_own[i], way, glide ? Change::happen : Change::rebuild);
    }
}

int TableScene::ownCardAt(const QPointF &point) const
{
    const QSizeF size(m_layout.card);
    for (int i = static_cast<int>(m_ownPlaces.size()) - 1; i >= 0; --i) {
        const CardPlace &place = m_ownPlaces[static_cast<std::size_t>(i)];
        const double turn = qDegreesToRadians(place.turn);
        const QPointF way = point - place.middle;
        const double x = way.x() * std::cos(turn) + way.y() * std::sin(turn);
        const double y = way.y() * std::cos(turn) - way.x() * std::sin(turn);
        // A lifted card still owns the place it was lifted from.
        const double lift = place.middle.y() - ownPlace(i).y();
        if (std::abs(x) <= size.width() / 2 && y <= size.height() / 2 &&
            y >= -size.height() / 2 - std::max(0.0, lift))
            return i;
    }
    return -1;
}

QRectF TableScene::ownCardRect(int index) const
{
    if (index < 0 || index >= static_cast<int>(m_ownPlaces.size()))
        return {};
    return {ownPlace(index) - QPointF(m_layout.card.width() / 2.0, m_layout.card.height() / 2.0),
            QSizeF(m_layout.card)};
}

void TableScene::setLifted(int index, LiftedBy by)
{
    if (index == m_lifted && by == m_liftedBy)
        return;
    m_lifted = index;
    m_liftedBy = by;
    raiseHand(true);
}

void TableScene::setChosen(const std::vector<bool> &chosen)
{
    m_chosen = chosen;
    raiseHand(true);
}

} // namespace sandbag
