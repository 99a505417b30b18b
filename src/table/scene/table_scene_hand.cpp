// SPDX-License-Identifier: GPL-3.0-or-later
// The own hand: how its cards are dealt, their places, and which of them sticks out.
#include "items/card_item.h"
#include "items/laid_places_item.h"
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
constexpr int kRaise = 110;
constexpr int kLay = 180; // to a place on the felt, or back

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
        if (fresh || change != Change::happen)
            item->setSize(m_layout.card);
        hand.push_back(item);
    }
    const LaidPlaces &laid = m_laid->places();
    if (laid.middles.empty())
        leaveHand(next.viewer, std::move(old), next, change);
    else
        clearAway(std::move(old), change, laid.goal);
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
        fitOwn(card, index);
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
            way.delay = index * kTurnStep;
            way.duration = kTurnOver;
            way.reveals = next.hand[i];
        }
        move(card, way, change);
        if (change == Change::deal && way.delay > 0 && turnToCome(index, count) + 1 < count)
            m_motion.cover(card); // by the last
    }
}

/// The place on the felt where an own card lies; −1: it is in the hand.
int TableScene::laidAt(int index) const
{
    const auto found = std::find(m_onPlaces.begin(), m_onPlaces.end(), index);
    return found == m_onPlaces.end() ? -1 : static_cast<int>(found - m_onPlaces.begin());
}

QSize TableScene::ownSize(int index) const
{
    return laidAt(index) < 0 ? m_layout.card : m_laid->places().card;
}

/// A card that comes to another size grows to it on its way.
void TableScene::fitOwn(CardItem *card, int index) const
{
    const QSize size = ownSize(index);
    if (card->size() == size)
        return;
    card->setScale(card->scale() * card->size().width() / size.width());
    card->setSize(size);
}

/// Every chosen card keeps its place on the felt, and a new one takes the first that is free.
void TableScene::layChosen()
{
    m_onPlaces.resize(m_laid->places().middles.size(), -1);
    const auto isChosen = [this](int index) {
        return index >= 0 && static_cast<std::size_t>(index) < m_chosen.size() &&
               m_chosen[static_cast<std::size_t>(index)];
    };
    for (int &index : m_onPlaces)
        if (!isChosen(index))
            index = -1;
    for (int index = 0; index < static_cast<int>(m_chosen.size()); ++index) {
        const auto free = std::find(m_onPlaces.begin(), m_onPlaces.end(), -1);
        if (isChosen(index) && laidAt(index) < 0 && free != m_onPlaces.end())
            *free = index;
    }
}

QPointF TableScene::ownPlace(int index) const
{
    const auto i = static_cast<std::size_t>(index);
    if (const int place = laidAt(index); place >= 0)
        return m_laid->places().middles[static_cast<std::size_t>(place)];
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
    return laidAt(index) < 0 ? m_ownPlaces[static_cast<std::size_t>(index)].turn
                             : m_laid->places().turn;
}

void TableScene::raiseHand(bool glide)
{
    m_ownPlaces = m_layout.ownCards(static_cast<int>(m_own.size()));
    for (std::size_t i = 0; i < m_own.size(); ++i) {
        const int index = static_cast<int>(i);
        fitOwn(m_own[i], index);
        m_own[i]->setMarked(i < m_chosen.size() && m_chosen[i] && laidAt(index) < 0);
        m_own[i]->setCursor(m_liftedBy == LiftedBy::keyboard && index == m_lifted);
        Way way{ownPlace(index), ownTurn(index), static_cast<double>(kOwn + index)};
        way.duration = m_own[i]->scale() == 1.0 ? kRaise : kLay;
        way.turnsAt = turnOf(i, m_own.size());
        move(m_own[i], way, glide ? Change::happen : Change::rebuild);
    }
}

int TableScene::ownCardAt(const QPointF &point) const
{
    for (int i = static_cast<int>(m_ownPlaces.size()) - 1; i >= 0; --i) {
        const bool laid = laidAt(i) >= 0;
        const QSizeF size(ownSize(i));
        const CardPlace place =
            laid ? CardPlace{ownPlace(i), ownTurn(i)} : m_ownPlaces[static_cast<std::size_t>(i)];
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
    const QSizeF size(ownSize(index));
    return {ownPlace(index) - QPointF(size.width() / 2, size.height() / 2), size};
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
    layChosen();
    raiseHand(true);
}

void TableScene::setLaidPlaces(const LaidPlaces &places)
{
    if (places == m_laid->places())
        return;
    m_laid->place(places, m_layout.unit, m_theme);
    placeBubbles();
    layChosen();
    if (std::find(m_chosen.begin(), m_chosen.end(), true) != m_chosen.end())
        raiseHand(false); // else nothing in the hand hangs on the places, and what glides goes on
}

int TableScene::laidPlaceAt(const QPointF &point) const
{
    const LaidPlaces &places = m_laid->places();
    for (std::size_t place = 0; place < places.middles.size(); ++place)
        if (places.box(place).contains(point))
            return static_cast<int>(place);
    return -1;
}

int TableScene::cardOn(int place) const
{
    return place >= 0 && place < static_cast<int>(m_onPlaces.size())
               ? m_onPlaces[static_cast<std::size_t>(place)]
               : -1;
}

void TableScene::layOn(int index, int place)
{
    if (place < 0 || place >= static_cast<int>(m_onPlaces.size()))
        return;
    int &there = m_onPlaces[static_cast<std::size_t>(place)];
    if (const int left = laidAt(index); left >= 0)
        m_onPlaces[static_cast<std::size_t>(left)] = there;
    there = index;
}

const LaidPlaces &TableScene::laidPlaces() const
{
    return m_laid->places();
}

} // namespace sandbag
