// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the table: how they go from one place to another, and the hands of the others.
#include "items/card_item.h"
#include "scene/deal_times.h"
#include "scene/scene_ranks.h"
#include "scene/table_scene.h"

#include <QtMath>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kAway = 240; // ms

} // namespace

/// When the cards of a fan close up each turns a little at its own moment: all of them in one frame
/// would be too much to paint.
double TableScene::turnOf(std::size_t index, std::size_t count)
{
    return static_cast<double>(index + 1) / static_cast<double>(count + 1);
}

bool TableScene::manyMove() const
{
    constexpr std::size_t kMany = 6;
    return m_motion.moving() > kMany;
}

CardItem *TableScene::newCard(QSize size)
{
    auto *card = new CardItem(&m_pixmaps, size);
    card->setTheme(m_theme, m_layout.unit);
    addItem(card);
    return card;
}

/// Also of a card that is still turning over.
std::optional<Card> TableScene::faceOf(const CardItem *card) const
{
    return card->card() ? card->card() : m_motion.revealed(card);
}

void TableScene::discard(CardItem *card)
{
    m_motion.forget(card);
    delete card;
}

void TableScene::clearCards()
{
    clearAway(std::move(m_trick), Change::rebuild, m_layout.trick);
    clearAway(std::move(m_own), Change::rebuild, m_layout.trick);
    for (Cards &cards : m_others)
        clearAway(std::move(cards), Change::rebuild, m_layout.trick);
    m_trick.clear();
    m_own.clear();
    m_others.clear();
}

void TableScene::move(CardItem *card, const Way &way, Change change)
{
    const QPointF to = way.to.toPoint();
    // A card on its way there is left alone: what happens meanwhile must not hurry the deal.
    if (change == Change::happen && m_motion.goesTo(card, to, way.angle))
        return;
    Motion::Glide glide;
    glide.card = card;
    glide.from = card->pos();
    glide.to = to;
    glide.scaleFrom = card->scale();
    glide.angleFrom = card->rotation();
    glide.angleTo = way.angle;
    glide.delay = way.delay;
    glide.duration = change == Change::rebuild ? 0 : way.duration;
    glide.waits = way.waits;
    glide.rank = way.rank;
    glide.flies = way.flies;
    glide.turnsAt = way.turnsAt;
    glide.reveals = way.reveals;
    glide.revealsAt = way.revealsAt;
    if (way.scaleFrom > 0)
        glide.scaleFrom = way.scaleFrom;
    if (change == Change::happen && !way.reveals && glide.from == glide.to &&
        glide.angleFrom == way.angle)
        glide.duration = 0;
    m_motion.start(glide);
}

CardItem *TableScene::takeFrom(int seat, Card card)
{
    Cards &cards = seat == m_picture.viewer || m_others.empty()
                       ? m_own
                       : m_others[static_cast<std::size_t>(seat)];
    auto found = std::find_if(cards.begin(), cards.end(), [this, card](const CardItem *item) {
        return faceOf(item) == card.held();
    });
    if (found == cards.end())
        found = std::find_if(cards.begin(), cards.end(),
                             [](const CardItem *item) { return !item->card(); });
    if (found == cards.end())
        return nullptr;
    CardItem *item = *found;
    cards.erase(found);
    m_motion.forget(item);
    return item;
}

/// What nobody wins goes to the middle, and what is passed to whoever gets it.
void TableScene::clearAway(Cards cards, Change change, const QPointF &to)
{
    for (CardItem *card : cards) {
        if (change == Change::rebuild || !m_look.moves()) {
            discard(card);
            continue;
        }
        card->setWinning(false);
        Motion::Glide glide;
        glide.card = card;
        glide.from = card->pos();
        glide.to = to;
        glide.scaleFrom = card->scale();
        glide.scaleTo = static_cast<double>(m_layout.wonCard.width()) / card->size().width();
        glide.angleFrom = glide.angleTo = card->rotation();
        glide.rank = kLeaving;
        glide.duration = kAway;
        glide.removed = true;
        m_motion.start(glide);
    }
}

/// What leaves a hand unplayed: the rest of a deal is swept up by whoever claimed it, what is
/// passed goes to the partner.
void TableScene::leaveHand(int seat, Cards cards, const TablePicture &next, Change change)
{
    if (cards.empty())
        return;
    if (next.claimer >= 0 && change == Change::happen && m_look.moves()) {
        const CardItem *middle = cards[cards.size() / 2];
        packTo(next.claimer, cards, middle->pos(), middle->rotation());
        return;
    }
    if (seat == next.viewer) {
        clearAway(std::move(cards), change, m_layout.trick);
        return;
    }
    const std::optional<int> receiver = receiverOf(seat, next);
    // In another deal those of others are simply not there.
    clearAway(std::move(cards), change == Change::happen ? change : Change::rebuild,
              receiver ? m_layout.seats[placeOf(*receiver)].plate.center() : m_layout.trick);
}

/// The partner, who holds more then; what goes back to the kitty is nobody's.
std::optional<int> TableScene::receiverOf(int seat, const TablePicture &next) const
{
    std::vector<int> partners;
    for (const SeatPicture &other : next.seats)
        if (other.seat != seat && other.side == next.seats[static_cast<std::size_t>(seat)].side)
            partners.push_back(other.seat);
    if (next.trickNumber > 0 || partners.size() != 1)
        return {};
    const auto partner = static_cast<std::size_t>(partners[0]);
    const bool gets = partner < m_picture.seats.size() &&
                      next.seats[partner].held > m_picture.seats[partner].held;
    return gets ? std::optional(partners[0]) : std::nullopt;
}

/// Cards come from behind the dealer.
QPointF TableScene::deckPlace(const TablePicture &next) const
{
    for (const SeatPicture &seat : next.seats) {
        if (!seat.dealer)
            continue;
        const SeatPlace &place = m_layout.seats[placeOf(seat.seat)];
        return placeOf(seat.seat) == 0 ? QPointF(place.plate.center().x(), place.plate.top())
                                       : place.cards;
    }
    return m_layout.stock;
}

/// An open hand that is shown for a moment among closed ones is as large as where all are open.
QSize TableScene::otherSize(bool open) const
{
    constexpr double kOpened = 1.45;
    return open && !m_laidOpen ? (QSizeF(m_layout.miniCard) * kOpened).toSize() : m_layout.miniCard;
}

/// A card of another hand turns over, one after the other, as the own ones do, and grows.
void TableScene::openOther(CardItem *card, int index, Card face, Way &way) const
{
    way.delay = index * kTurnStep;
    way.duration = kTurnOver;
    way.reveals = face;
    way.scaleFrom = card->scale() * card->size().width() / otherSize(true).width();
}

void TableScene::showOther(int seat, const TablePicture &next, Change change)
{
    const SeatPicture &picture = next.seats[static_cast<std::size_t>(seat)];
    Cards &cards = m_others[static_cast<std::size_t>(seat)];
    const int known = picture.open ? static_cast<int>(picture.known.size()) : 0;
    const int count = std::max(picture.held, known);
    // Where only some cards are open they are at the end of the fan.
    const bool open = known > 0 && known == count;
    if (static_cast<int>(cards.size()) > count) {
        leaveHand(seat, Cards(cards.begin() + count, cards.end()), next, change);
        cards.resize(static_cast<std::size_t>(count));
    }
    const SeatPlace &place = m_layout.seats[placeOf(seat)];
    const std::vector<CardPlace> places = otherPlaces(seat, count, open);
    const int players = std::max<int>(1, static_cast<int>(next.seats.size()));
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (index >= cards.size()) {
            cards.push_back(newCard(m_layout.miniCard));
            cards.back()->setPos(change == Change::happen ? place.plate.center() : deckPlace(next));
        }
        CardItem *card = cards[index];
        if (change == Change::deal)
            card->setPos(deckPlace(next));
        const int closed = count - known;
        const std::optional<Card> face =
            i < closed ? std::nullopt
                       : std::optional<Card>(picture.known[static_cast<std::size_t>(i - closed)]);
        const bool opens = face && change == Change::happen && m_look.moves() && !faceOf(card);
        if (!opens && faceOf(card) != face)
            card->setCard(face);
        card->setShadowed(false);
        Way way{places[index].middle, places[index].turn, static_cast<double>(kCards + i)};
        way.turnsAt = turnOf(index, places.size());
        if (change == Change::deal) {
            way.turnsAt = 0;
            way.delay = (i * players + static_cast<int>(placeOf(seat))) * kDealStep;
            way.duration = kDealFlight;
        }
        if (opens)
            openOther(card, i, *face, way);
        card->setSize(otherSize(open));
        move(card, way, change);
        if (change == Change::deal && way.delay > 0 && i + 1 < count)
            m_motion.cover(card); // by the last
    }
}

std::vector<CardPlace> TableScene::otherPlaces(int seat, int count, bool open) const
{
    std::vector<CardPlace> places;
    const SeatPlace &place = m_layout.seats[placeOf(seat)];
    const QSizeF mini(otherSize(open));
    const double rest = std::max(1, count - 1);
    if (open && m_layout.seats.size() <= 4) {
        placeOpenHand(place, count, places);
        return places;
    }
    if (open) {
        const double share = m_layout.seats.size() > 5 ? 0.23 : 0.3;
        const double room = std::max(place.plate.width(), m_layout.felt.width() * share);
        const double step = std::min(mini.width() * 0.62, (room - mini.width()) / rest);
        for (int i = 0; i < count; ++i)
            places.push_back({place.cards + QPointF((i - rest / 2) * step, 0), 0});
    } else {
        // A fan about a point below the plate, as a hand holds cards.
        const double spread = std::min(52.0, 4.4 * rest);
        const double radius = mini.height() * 1.75;
        for (int i = 0; i < count; ++i) {
            const double angle = (i / rest - 0.5) * spread * (count > 1 ? 1 : 0);
            const double turn = qDegreesToRadians(angle);
            places.push_back(
                {place.cards + QPointF(radius * std::sin(turn), radius * (1 - std::cos(turn))),
                 angle});
        }
    }
    keepInside(places, mini.width() * (open ? 0.5 : 0.72) + 4);
    return places;
}

/// Inside the plate, toward the trick: next to the one at the top, below those at the sides.
void TableScene::placeOpenHand(const SeatPlace &place, int count,
                               std::vector<CardPlace> &places) const
{
    const QSizeF mini(otherSize(true));
    const double rest = std::max(1, count - 1);
    const double gap = 8 * m_layout.unit;
    const QRectF plate = place.plate;
    const bool top = place.edge == Edge::top;
    const double reach = m_layout.trickCard.width() * 1.5; // of the trick, from its middle
    const double room = (top ? m_layout.felt.right() - 16 - plate.right() - gap
                             : m_layout.trick.x() - reach - m_layout.felt.left() - 16) -
                        mini.width();
    const double step = std::clamp(room / rest, mini.width() * 0.2, 34 * m_layout.unit);
    const bool fromRight = place.edge == Edge::right;
    const double first = top         ? plate.right() + gap + mini.width() / 2
                         : fromRight ? plate.right() - mini.width() / 2 - step * rest
                                     : plate.left() + mini.width() / 2;
    const double y =
        top ? std::max(plate.center().y(), m_layout.felt.top() + 12 + mini.height() / 2)
            : plate.bottom() + gap + mini.height() / 2;
    for (int i = 0; i < count; ++i)
        places.push_back({QPointF(first + i * step, y), 0});
}

/// Shifts cards so that none is nearer to the felt's left or right edge than `room`.
void TableScene::keepInside(std::vector<CardPlace> &places, double room) const
{
    if (places.empty())
        return;
    const double left = m_layout.felt.left() + room;
    const double right = m_layout.felt.right() - room;
    const double shift = std::max(0.0, left - places.front().middle.x()) -
                         std::max(0.0, places.back().middle.x() - right);
    for (CardPlace &place : places)
        place.middle.rx() += shift;
}

int TableScene::plateAt(const QPointF &point) const
{
    constexpr double kFinger = 40; // pixels; on small tables plates are lower than that
    for (const SeatPicture &seat : m_picture.seats) {
        const QRectF plate = seatPlace(placeOf(seat.seat)).plate;
        const double more = std::max(0.0, kFinger - plate.height()) / 2;
        if (plate.adjusted(0, -more, 0, more).contains(point))
            return seat.seat;
    }
    return -1;
}

} // namespace sandbag
