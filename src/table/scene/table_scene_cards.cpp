// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the table: hands, the trick, and how they go from one to the other.
#include "items/card_item.h"
#include "items/trick_lights.h"
#include "places/trick_places.h"
#include "scene/scene_ranks.h"
#include "scene/table_scene.h"

#include <QtMath>

#include <algorithm>
#include <numeric>

namespace sandbag {

namespace {

// How far a card stands out of the hand, in units.
constexpr double kLift = 16;   // the keyboard's card
constexpr double kPointed = 8; // under the pointer
constexpr double kChosen = 32; // to be passed
constexpr double kFresh = 10;  // has just come

// Milliseconds.
constexpr int kDealStep = 18;
constexpr int kDealFlight = 220;
constexpr int kClose = 120;  // a trick, to one packet
constexpr int kGather = 200; // and on to its winner
constexpr int kAway = 240;
constexpr int kLook = 140; // a card of the hand turns over
constexpr int kLookStep = 25;
constexpr int kRaise = 110;
constexpr double kRevealsAt = 0.67; // of its flight a dealt card turns over
constexpr double kDealtBack = 62;   // its width until then, in units

/// When the cards of a fan close up each turns a little at its own moment: all of them in one frame
/// would be too much to paint.
double turnOf(std::size_t index, std::size_t count)
{
    return static_cast<double>(index + 1) / static_cast<double>(count + 1);
}

} // namespace

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
    clearAway(std::move(m_trick), Change::rebuild);
    clearAway(std::move(m_own), Change::rebuild);
    for (Cards &cards : m_others)
        clearAway(std::move(cards), Change::rebuild);
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

/// What nobody wins goes to the middle.
void TableScene::clearAway(Cards cards, Change change)
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
        glide.to = m_layout.trick;
        glide.scaleFrom = card->scale();
        glide.scaleTo = static_cast<double>(m_layout.wonCard.width()) / card->size().width();
        glide.angleFrom = glide.angleTo = card->rotation();
        glide.rank = kLeaving;
        glide.duration = kAway;
        glide.removed = true;
        m_motion.start(glide);
    }
}

/// The cards of a trick close to one packet where the winning one lies, face down, and go to the
/// winner's tricks.
void TableScene::gather(Cards cards, int winner, Change change)
{
    if (winner < 0 || change == Change::rebuild || !m_look.moves() || cards.empty()) {
        clearAway(std::move(cards), change);
        return;
    }
    const std::size_t place = placeOf(winner);
    const auto best =
        std::find_if(m_picture.trick.begin(), m_picture.trick.end(),
                     [winner](const TrickCard &played) { return played.seat == winner; });
    const auto index = static_cast<std::size_t>(best - m_picture.trick.begin());
    const CardItem *first = cards[std::min(index, cards.size() - 1)];
    const QPointF by = first->pos();
    const double turn = first->rotation();
    for (std::size_t i = 0; i < cards.size(); ++i) {
        CardItem *card = cards[i];
        card->setWinning(false);
        const QSize packed = place == 0 ? m_layout.ownWonCard : m_layout.wonCard;
        Motion::Glide glide;
        glide.card = card;
        glide.from = card->pos();
        glide.by = by;
        glide.byMs = kClose;
        glide.to = m_layout.seats[place].won;
        glide.scaleFrom = card->scale();
        glide.scaleTo = static_cast<double>(packed.width()) / card->size().width();
        glide.angleFrom = card->rotation();
        glide.angleBy = turn;
        glide.angleTo = place == 0 ? 4 : 84;
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
    CardItem *card = change == Change::rebuild ? nullptr : takeFrom(played.seat, played.card);
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
    move(card, way, change);
    m_trick.push_back(card);
}

/// The winning card stands in the light as soon as it lies there, and a golden place waits for the
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
    m_lights->wait(true, trickPoints(trick).back(), m_layout.seats[0].turn);
}

QRectF TableScene::trickCardRect(std::size_t index) const
{
    const std::vector<QPointF> points = trickPoints(m_picture.trick);
    QRectF box(QPointF(), QSizeF(m_layout.trickCard));
    if (index < points.size())
        box.moveCenter(points[index]);
    return box;
}

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

void TableScene::showOther(int seat, const TablePicture &next, Change change)
{
    const SeatPicture &picture = next.seats[static_cast<std::size_t>(seat)];
    Cards &cards = m_others[static_cast<std::size_t>(seat)];
    const int known = picture.open ? static_cast<int>(picture.known.size()) : 0;
    const int count = std::max(picture.held, known);
    // Where only some cards lie open they stand at the end of the fan.
    const bool open = known > 0 && known == count;
    while (static_cast<int>(cards.size()) > count) {
        discard(cards.back());
        cards.pop_back();
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
        card->setSize(m_layout.miniCard);
        card->setShadowed(false);
        const int face = i - (count - known);
        card->setCard(face < 0
                          ? std::nullopt
                          : std::optional<Card>(picture.known[static_cast<std::size_t>(face)]));
        Way way{places[index].middle, places[index].turn, static_cast<double>(kCards + i)};
        way.turnsAt = turnOf(index, places.size());
        if (change == Change::deal) {
            way.turnsAt = 0;
            way.delay = (i * players + static_cast<int>(placeOf(seat))) * kDealStep;
            way.duration = kDealFlight;
        }
        move(card, way, change);
        if (way.delay > 0 && i + 1 < count)
            m_motion.cover(card); // by the last
    }
}

std::vector<CardPlace> TableScene::otherPlaces(int seat, int count, bool open) const
{
    std::vector<CardPlace> places;
    const SeatPlace &place = m_layout.seats[placeOf(seat)];
    const QSizeF mini(m_layout.miniCard);
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

/// Inside the plate, toward the trick: beside the one at the top, below those at the sides.
void TableScene::placeOpenHand(const SeatPlace &place, int count,
                               std::vector<CardPlace> &places) const
{
    const QSizeF mini(m_layout.miniCard);
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

/// Shifts cards so that none stands nearer to the felt's left or right edge than `room`.
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

QPointF TableScene::ownPlace(int index) const
{
    const auto i = static_cast<std::size_t>(index);
    double lift = 0;
    if (i < m_chosen.size() && m_chosen[i])
        lift = kChosen;
    else if (index == m_lifted && m_liftedByKey)
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
        m_own[i]->setCursor(m_liftedByKey && index == m_lifted);
        Way way{ownPlace(index), ownTurn(index), static_cast<double>(kOwn + index), 0, kRaise};
        way.turnsAt = turnOf(i, m_own.size());
        move(m_own[i], way, glide ? Change::happen : Change::rebuild);
    }
}

int TableScene::plateAt(const QPointF &point) const
{
    for (const SeatPicture &seat : m_picture.seats) {
        if (m_layout.seats[placeOf(seat.seat)].plate.contains(point))
            return seat.seat;
    }
    return -1;
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

void TableScene::setLifted(int index, bool byKeyboard)
{
    if (index == m_lifted && byKeyboard == m_liftedByKey)
        return;
    m_lifted = index;
    m_liftedByKey = byKeyboard;
    raiseHand(true);
}

void TableScene::setChosen(const std::vector<bool> &chosen)
{
    m_chosen = chosen;
    raiseHand(true);
}

} // namespace sandbag
