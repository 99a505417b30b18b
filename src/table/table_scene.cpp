// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_scene.h"

#include "board_item.h"
#include "card_item.h"
#include "felt.h"
#include "plate_item.h"
#include "prompt_item.h"

#include <QFontInfo>
#include <QGraphicsView>
#include <QGuiApplication>

#include <algorithm>

namespace sandbag {

namespace {

/// From a card's corner to its middle, in whole pixels as its item is painted.
QPointF half(QSize card)
{
    return QPoint(card.width() / 2, card.height() / 2);
}

enum Height {
    kBoard = 10,
    kCards = 20,
    kPlate = 100,
    kLeaving = 190,
    kTrick = 200,
    kOwn = 300,
    kBubble = 500,
    kPrompt = 600
};

constexpr double kLift = 0.10;   // of a card's height
constexpr double kChosen = 0.22; // a card chosen to be passed
constexpr double kFresh = 0.07;  // a card that has just come

} // namespace

TableScene::TableScene(QObject *parent)
    : QGraphicsScene(parent),
      m_board(new BoardItem),
      m_marks(new MarksItem),
      m_prompt(new PromptItem)
{
    setItemIndexMethod(NoIndex);
    m_board->setZValue(kBoard);
    m_marks->setZValue(kPrompt);
    m_prompt->setZValue(kPrompt);
    addItem(m_board);
    addItem(m_marks);
    addItem(m_prompt);
    connect(&m_pixmaps, &CardPixmaps::changed, this, [this] {
        for (QGraphicsItem *item : items())
            if (auto *card = dynamic_cast<CardItem *>(item))
                card->takePicture();
    });
    layOut();
}

TableScene::~TableScene()
{
    m_motion.finish();
}

void TableScene::setLook(const TableLook &look)
{
    m_look = look;
    m_pixmaps.setDeck({look.deckFile, look.fourColours});
    m_motion.setEnabled(look.motion);
    layOut();
    update();
}

void TableScene::setTableSize(const QSizeF &size)
{
    if (size == m_size)
        return;
    m_size = size;
    layOut();
}

std::size_t TableScene::placeOf(int seat) const
{
    const int players = std::max<int>(1, static_cast<int>(m_picture.seats.size()));
    return static_cast<std::size_t>((seat - m_picture.viewer + players) % players);
}

void TableScene::layOut()
{
    LayoutQuestion question;
    question.size = m_size;
    question.players = std::max<int>(2, static_cast<int>(m_picture.seats.size()));
    question.ownCards = std::max<int>(13, static_cast<int>(m_own.size()));
    question.cardScale = m_look.cardScale;
    question.fontPixels = QFontInfo(QGuiApplication::font()).pixelSize();
    question.openHands =
        std::any_of(m_picture.seats.begin(), m_picture.seats.end(),
                    [](const SeatPicture &seat) { return !seat.self && seat.open; });
    question.tallPlates = !m_picture.seats.empty() && m_picture.board.empty();
    m_layout = TableLayout::make(question);
    setSceneRect(QRectF(QPointF(), m_size));
    m_motion.finish();
    placeFixed();
    raiseHand(false);
    for (const SeatPicture &seat : m_picture.seats)
        if (seat.seat != m_picture.viewer)
            showOther(seat.seat, m_picture, Change::rebuild);
    for (std::size_t i = 0; i < m_trick.size(); ++i) {
        m_trick[i]->setSize(m_layout.trickCard);
        m_trick[i]->setPos(m_layout.seats[placeOf(m_picture.trick[i].seat)].trick.toPoint());
    }
    invalidate(sceneRect(), BackgroundLayer);
    emit laidOut();
}

void TableScene::placeFixed()
{
    m_board->setPos(10, 10);
    m_board->show(m_picture, m_layout.fontPixels);
    m_marks->setPos(m_layout.prompt.right(), m_layout.prompt.top());
    m_marks->show(m_picture, m_layout.fontPixels);
    m_prompt->setPos(m_layout.prompt.center().x(), m_layout.prompt.top());
    setPrompt(m_promptText, m_promptNow);
    showPlates();
}

void TableScene::setPrompt(const QString &text, bool now)
{
    m_promptText = text;
    m_promptNow = now;
    m_prompt->say(text, now, m_layout.fontPixels, m_layout.prompt.width() * 0.72);
}

void TableScene::setClock(const QString &text)
{
    if (text != m_marks->clock())
        m_marks->setClock(text, m_picture, m_layout.fontPixels);
}

void TableScene::show(const TablePicture &picture, Change change)
{
    const bool otherTable =
        picture.seats.size() != m_picture.seats.size() || picture.viewer != m_picture.viewer;
    if (otherTable || change == Change::deal)
        m_motion.finish();
    if (otherTable) {
        change = change == Change::happen ? Change::rebuild : change;
        gather(std::move(m_trick), -1, Change::rebuild);
        gather(std::move(m_own), -1, Change::rebuild);
        for (Cards &cards : m_others)
            gather(std::move(cards), -1, Change::rebuild);
        m_trick.clear();
        m_own.clear();
        m_others.assign(picture.seats.size(), {});
    }
    showTrick(picture, change);
    const bool longer = picture.hand.size() > 13 && m_own.size() < picture.hand.size();
    showHand(picture, change);
    for (const SeatPicture &seat : picture.seats)
        if (seat.seat != picture.viewer)
            showOther(seat.seat, picture, change);
    m_picture = picture;
    m_lifted = -1;
    m_chosen.clear();
    if (otherTable || longer)
        layOut();
    placeFixed();
    raiseHand(change == Change::happen);
    if (change == Change::deal)
        showHand(picture, change);
    m_pixmaps.prepare(m_layout.card, views().isEmpty() ? 1.0 : views()[0]->devicePixelRatioF());
}

CardItem *TableScene::newCard(QSize size)
{
    auto *card = new CardItem(&m_pixmaps, size);
    addItem(card);
    return card;
}

void TableScene::discard(CardItem *card)
{
    m_motion.forget(card);
    delete card;
}

void TableScene::move(CardItem *card, const QPointF &to, double angle, Change change, int delay,
                      int duration)
{
    Motion::Glide glide;
    glide.card = card;
    glide.from = card->pos();
    glide.to = to.toPoint();
    glide.scaleFrom = card->scale();
    glide.angleFrom = card->rotation();
    glide.angleTo = angle;
    glide.delay = delay;
    glide.duration = change == Change::rebuild ? 0 : duration;
    if (change == Change::happen && glide.from == glide.to && glide.angleFrom == angle)
        glide.duration = 0;
    m_motion.start(glide);
}

CardItem *TableScene::takeFrom(int seat, Card card)
{
    Cards &cards = seat == m_picture.viewer || m_others.empty()
                       ? m_own
                       : m_others[static_cast<std::size_t>(seat)];
    auto found = std::find_if(cards.begin(), cards.end(),
                              [card](const CardItem *item) { return item->card() == card.held(); });
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

void TableScene::gather(Cards cards, int winner, Change change)
{
    for (CardItem *card : cards) {
        if (change == Change::rebuild || !m_look.motion) {
            discard(card);
            continue;
        }
        card->setZValue(kLeaving);
        Motion::Glide glide;
        glide.card = card;
        glide.from = card->pos();
        glide.to = winner < 0 ? m_layout.trick : m_layout.seats[placeOf(winner)].plate.center();
        glide.scaleFrom = card->scale();
        glide.scaleTo = 0.25;
        glide.duration = 240;
        glide.removed = true;
        m_motion.start(glide);
    }
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
    for (std::size_t i = m_trick.size(); i < next.trick.size(); ++i) {
        const TrickCard &played = next.trick[i];
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
        card->setFresh(false);
        card->setCursor(false);
        card->setZValue(kTrick + static_cast<int>(i));
        move(card, place.trick, 0, change);
        m_trick.push_back(card);
    }
    for (std::size_t i = 0; i < m_trick.size(); ++i)
        m_trick[i]->setMarked(next.trick[i].winning && next.trick.size() > 1);
}

void TableScene::showHand(const TablePicture &next, Change change)
{
    std::vector<std::optional<Card>> wanted(next.hand.begin(), next.hand.end());
    if (next.handHidden && !next.seats.empty())
        wanted.assign(
            static_cast<std::size_t>(next.seats[static_cast<std::size_t>(next.viewer)].held),
            std::nullopt);
    Cards old = std::move(m_own);
    Cards hand;
    const auto take = [&old](const std::optional<Card> &card) -> CardItem * {
        const auto found = std::find_if(
            old.begin(), old.end(), [&card](const CardItem *item) { return item->card() == card; });
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
        if (!item) {
            item = newCard(m_layout.card);
            item->setPos(m_layout.stock);
        }
        if (change == Change::deal)
            item->setPos(m_layout.stock);
        item->setCard(card);
        item->setSize(m_layout.card);
        hand.push_back(item);
    }
    gather(std::move(old), -1, change);
    m_own = std::move(hand);
    m_fresh = next.received;
    m_ownPlaces = m_layout.ownCards(static_cast<int>(m_own.size()));
    const int players = std::max<int>(1, static_cast<int>(next.seats.size()));
    for (std::size_t i = 0; i < m_own.size(); ++i) {
        m_own[i]->setZValue(kOwn + static_cast<int>(i));
        m_own[i]->setDimmed(i < next.dimmed.size() && next.dimmed[i]);
        m_own[i]->setCursor(false);
        m_own[i]->setMarked(false);
        m_own[i]->setFresh(i < m_fresh.size() && m_fresh[i]);
        const int delay = change == Change::deal ? static_cast<int>(i) * players * 18 : 0;
        move(m_own[i], ownPlace(static_cast<int>(i)), 0, change, delay);
        if (delay > 0 && i + 1 < m_own.size())
            m_motion.cover(m_own[i]); // by the last
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
    const auto places = otherPlaces(seat, count, open);
    const int players = std::max<int>(1, static_cast<int>(next.seats.size()));
    for (int i = 0; i < count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (index >= cards.size()) {
            cards.push_back(newCard(m_layout.miniCard));
            cards.back()->setPos(change == Change::happen ? place.plate.center() : m_layout.stock);
        }
        CardItem *card = cards[index];
        if (change == Change::deal)
            card->setPos(m_layout.stock);
        card->setSize(m_layout.miniCard);
        const int face = i - (count - known);
        card->setCard(face < 0
                          ? std::nullopt
                          : std::optional<Card>(picture.known[static_cast<std::size_t>(face)]));
        card->setZValue(kCards + i);
        const int delay =
            change == Change::deal ? (i * players + static_cast<int>(placeOf(seat))) * 18 : 0;
        move(card, places[index].first, places[index].second, change, delay);
        if (delay > 0 && i + 1 < count)
            m_motion.cover(card); // by the last
    }
}

std::vector<std::pair<QPointF, double>> TableScene::otherPlaces(int seat, int count,
                                                                bool open) const
{
    std::vector<std::pair<QPointF, double>> places;
    const SeatPlace &place = m_layout.seats[placeOf(seat)];
    const QSizeF mini = m_layout.miniCard;
    const double rest = std::max(1, count - 1);
    if (open) {
        const double step =
            std::min(mini.width() * 0.62, (place.plate.width() * 1.2 - mini.width()) / rest);
        for (int i = 0; i < count; ++i)
            places.emplace_back(place.cards + QPointF((i - rest / 2) * step, 0), 0);
    } else {
        // A fan about a point below the plate, as a hand holds cards.
        const double spread = std::min(44.0, 4.4 * rest);
        const double radius = mini.height() * 1.5;
        for (int i = 0; i < count; ++i) {
            const double angle = (i / rest - 0.5) * spread * (count > 1 ? 1 : 0);
            const double turn = angle * 3.14159265358979 / 180;
            places.emplace_back(place.cards +
                                    QPointF(radius * std::sin(turn), radius * (1 - std::cos(turn))),
                                angle);
        }
    }
    keepInside(places, mini.width() * (open ? 0.5 : 0.72) + 4);
    return places;
}

/// Shifts cards so that none stands nearer to the left or right edge than `room`.
void TableScene::keepInside(std::vector<std::pair<QPointF, double>> &places, double room) const
{
    if (places.empty())
        return;
    const double shift = std::max(0.0, room - places.front().first.x()) -
                         std::max(0.0, places.back().first.x() + room - m_size.width());
    for (auto &[point, angle] : places)
        point.rx() += shift;
}

void TableScene::showPlates()
{
    while (m_plates.size() < m_picture.seats.size()) {
        m_plates.push_back(new PlateItem);
        m_plates.back()->setZValue(kPlate);
        addItem(m_plates.back());
        m_bubbles.push_back(new BubbleItem);
        m_bubbles.back()->setZValue(kBubble);
        addItem(m_bubbles.back());
    }
    while (m_plates.size() > m_picture.seats.size()) {
        delete m_plates.back();
        m_plates.pop_back();
        delete m_bubbles.back();
        m_bubbles.pop_back();
    }
    for (std::size_t i = 0; i < m_plates.size(); ++i) {
        const SeatPicture &seat = m_picture.seats[i];
        const QRectF box = m_layout.seats[placeOf(seat.seat)].plate;
        m_plates[i]->setPos(box.topLeft());
        m_plates[i]->place(box.size(), m_layout.fontPixels);
        m_plates[i]->show(seat);
        m_bubbles[i]->setPos(m_layout.seats[placeOf(seat.seat)].bubbleFoot);
        m_bubbles[i]->say(seat.self ? QString() : seat.bubble, m_layout.fontPixels);
    }
}

QPointF TableScene::ownPlace(int index) const
{
    const auto i = static_cast<std::size_t>(index);
    QPointF corner = m_ownPlaces[i];
    if (i < m_chosen.size() && m_chosen[i])
        corner.ry() -= std::round(m_layout.card.height() * kChosen);
    else if (index == m_lifted)
        corner.ry() -= std::round(m_layout.card.height() * kLift);
    else if (i < m_fresh.size() && m_fresh[i])
        corner.ry() -= std::round(m_layout.card.height() * kFresh);
    return corner + half(m_layout.card);
}

void TableScene::raiseHand(bool glide)
{
    m_ownPlaces = m_layout.ownCards(static_cast<int>(m_own.size()));
    for (std::size_t i = 0; i < m_own.size(); ++i) {
        m_own[i]->setSize(m_layout.card);
        m_own[i]->setMarked(i < m_chosen.size() && m_chosen[i]);
        m_own[i]->setCursor(m_liftedByKey && static_cast<int>(i) == m_lifted);
        move(m_own[i], ownPlace(static_cast<int>(i)), 0, glide ? Change::happen : Change::rebuild,
             0, 90);
    }
}

int TableScene::ownCardAt(const QPointF &point) const
{
    for (int i = static_cast<int>(m_ownPlaces.size()) - 1; i >= 0; --i) {
        QRectF box = ownCardRect(i);
        // A lifted card still owns the place it was lifted from.
        box.setBottom(m_ownPlaces[static_cast<std::size_t>(i)].y() + m_layout.card.height());
        if (box.contains(point))
            return i;
    }
    return -1;
}

QRectF TableScene::ownCardRect(int index) const
{
    if (index < 0 || index >= static_cast<int>(m_ownPlaces.size()))
        return {};
    return {ownPlace(index) - half(m_layout.card), QSizeF(m_layout.card)};
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

void TableScene::drawBackground(QPainter *painter, const QRectF &)
{
    paintFelt(*painter, sceneRect(), m_look.felt);
}

} // namespace sandbag
