// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/table_scene.h"

#include "items/bubble_item.h"
#include "items/card_item.h"
#include "items/felt.h"
#include "items/gauge_item.h"
#include "items/marks_item.h"
#include "items/moment_item.h"
#include "items/pile_item.h"
#include "items/plate_item.h"
#include "items/prompt_item.h"
#include "items/rail_item.h"
#include "items/trick_lights.h"
#include "scene/scene_ranks.h"

#include <QFontInfo>
#include <QGraphicsView>
#include <QGuiApplication>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace sandbag {

TableScene::TableScene(QObject *parent)
    : QGraphicsScene(parent),
      m_rail(new RailItem),
      m_marks(new MarksItem),
      m_gauge(new GaugeItem),
      m_prompt(new PromptItem),
      m_moment(new MomentItem(&m_pixmaps)),
      m_lights(new TrickLights)
{
    setItemIndexMethod(NoIndex);
    m_rail->setZValue(kRail);
    m_marks->setZValue(kPrompt);
    m_gauge->setZValue(kGauge);
    m_prompt->setZValue(kPrompt);
    m_lights->setZValue(kLights);
    m_moment->setZValue(kMoment);
    for (QGraphicsItem *item : std::initializer_list<QGraphicsItem *>{m_rail, m_marks, m_gauge,
                                                                      m_prompt, m_lights, m_moment})
        addItem(item);
    m_moment->hide();
    m_second.setStartValue(0.0);
    m_second.setEndValue(1.0);
    connect(&m_second, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { m_moment->setProgress(value.toDouble()); });
    connect(&m_second, &QVariantAnimation::finished, this, [this] { celebrate({}); });
    connect(&m_pixmaps, &CardPixmaps::changed, this, [this] {
        for (QGraphicsItem *item : items())
            if (auto *card = dynamic_cast<CardItem *>(item))
                card->takePicture();
        for (PlateItem *plate : m_plates)
            plate->takePicture();
        for (PileItem *pile : m_piles)
            pile->takePicture();
        m_moment->update();
    });
    connect(&m_motion, &Motion::arrived, this, [this] { markTrick(m_picture); });
    connect(&m_motion, &Motion::finished, this, [this] {
        markTrick(m_picture);
        emit motionEnded();
    });
    m_theme = themeOf(m_look.felt, QGuiApplication::palette());
    layOut();
}

TableScene::~TableScene()
{
    // Whoever owns the scene may be half gone: nobody is told any more.
    m_motion.disconnect(this);
    m_motion.finish();
}

void TableScene::setLook(const TableLook &look)
{
    m_look = look;
    m_theme = themeOf(look.felt, QGuiApplication::palette());
    m_pixmaps.setDeck(
        {look.deckFile, look.fourColours, look.back.isEmpty() ? QString(m_theme.back) : look.back});
    m_motion.setEnabled(look.moves());
    m_motion.setTempo(look.lasting(1000) / 1000.0);
    layOut();
    update();
    emit lookChanged();
}

void TableScene::setTableSize(const QSizeF &size)
{
    if (size == m_size)
        return;
    m_size = size;
    layOut();
}

void TableScene::setFoot(double height)
{
    if (m_foot == height)
        return;
    m_foot = height;
    layOut();
}

std::size_t TableScene::placeOf(int seat) const
{
    const int players = std::max<int>(1, static_cast<int>(m_picture.seats.size()));
    const int ahead = (seat - m_picture.viewer + players) % players;
    // Places are counted clockwise: where play goes the other way the next sits on the right.
    const int place = m_picture.counterClockwise ? (players - ahead) % players : ahead;
    return static_cast<std::size_t>(place);
}

void TableScene::layOut()
{
    LayoutQuestion question;
    question.size = m_size;
    question.players = std::max<int>(2, static_cast<int>(m_picture.seats.size()));
    question.ownCards = m_ownCards;
    question.cardScale = m_look.cardScale;
    question.fontPixels = QFontInfo(QGuiApplication::font()).pixelSize();
    question.foot = m_foot;
    question.openHands =
        std::any_of(m_picture.seats.begin(), m_picture.seats.end(),
                    [](const SeatPicture &seat) { return !seat.self && seat.open; });
    m_layout = TableLayout::make(question);
    setSceneRect(QRectF(QPointF(), m_size));
    m_motion.finish();
    for (QGraphicsItem *item : items())
        if (auto *card = dynamic_cast<CardItem *>(item))
            card->setTheme(m_theme, m_layout.unit);
    placeFixed();
    raiseHand(false);
    for (const SeatPicture &seat : m_picture.seats)
        if (seat.seat != m_picture.viewer)
            showOther(seat.seat, m_picture, Change::rebuild);
    const std::vector<QPointF> points = trickPoints(m_picture.trick);
    for (std::size_t i = 0; i < m_trick.size(); ++i) {
        m_trick[i]->setSize(m_layout.trickCard);
        m_trick[i]->setPos(points[i]);
    }
    markTrick(m_picture);
    if (m_felt.setTable(m_layout, m_theme, m_size))
        update();
    emit laidOut();
}

void TableScene::placeFixed()
{
    m_rail->place(m_layout, m_theme);
    m_rail->show(m_picture.board, m_picture.heading);
    m_lights->place(m_layout, m_theme);
    m_moment->place(m_layout, m_theme, m_look.faces);
    placeWords();
    showPlates();
    placeBubbles();
    placeGauge();
}

/// The words stand in the middle of their line, with the tokens at both sides.
void TableScene::placeWords()
{
    const QRectF line = m_layout.prompt;
    m_prompt->setPos(line.center().x(), line.top());
    const bool alone = m_picture.led.isEmpty() && !m_picture.brokenShown;
    m_prompt->place(m_layout.fontPixels, line.height(), line.width() * (alone ? 0.96 : 0.62),
                    m_theme);
    setPrompt(m_promptText, m_promptNow);
    m_marks->show(m_picture);
}

void TableScene::setPrompt(const QString &text, bool now)
{
    m_promptText = text;
    m_promptNow = now;
    m_prompt->say(text, now);
    const double words = text.isEmpty() ? 0 : m_prompt->boundingRect().width() / 2;
    m_marks->place(m_layout.prompt, words, m_layout.smallFont, m_theme);
}

void TableScene::coverPrompt(bool covered)
{
    m_prompt->cover(covered);
}

bool TableScene::promptCovered() const
{
    return !m_promptText.isEmpty() && !m_prompt->isVisible();
}

void TableScene::setScores(bool shown)
{
    m_rail->setScores(shown);
}

void TableScene::setClock(const QString &text)
{
    if (text != m_marks->clock())
        m_marks->setClock(text, m_picture);
}

/// Places depend on who sits here, on how many cards are dealt, and on whether hands lie open.
bool TableScene::laidOutFor(const TablePicture &picture) const
{
    const auto opened = [](const TablePicture &shown) {
        return std::any_of(shown.seats.begin(), shown.seats.end(),
                           [](const SeatPicture &seat) { return !seat.self && seat.open; });
    };
    return picture.seats.size() == m_picture.seats.size() && picture.viewer == m_picture.viewer &&
           std::max<std::size_t>(static_cast<std::size_t>(picture.dealt), picture.hand.size()) <=
               static_cast<std::size_t>(m_ownCards) &&
           picture.dealt == m_picture.dealt && opened(picture) == opened(m_picture);
}

void TableScene::show(const TablePicture &picture, Change change)
{
    const bool otherTable =
        picture.seats.size() != m_picture.seats.size() || picture.viewer != m_picture.viewer;
    // Whoever shows something new is not told meanwhile that the old has arrived.
    const QSignalBlocker quiet(&m_motion);
    if (otherTable || change == Change::deal)
        m_motion.finish();
    m_lifted = -1;
    m_chosen.clear();
    if (otherTable) {
        change = change == Change::happen ? Change::rebuild : change;
        clearCards();
        m_others.assign(picture.seats.size(), {});
        m_picture.trick.clear();
    }
    if (!laidOutFor(picture)) {
        m_picture.viewer = picture.viewer;
        m_picture.seats = picture.seats;
        m_picture.dealt = picture.dealt;
        m_ownCards = std::max(picture.dealt, static_cast<int>(picture.hand.size()));
        layOut();
    }
    showTrick(picture, change);
    showHand(picture, change);
    for (const SeatPicture &seat : picture.seats)
        if (seat.seat != picture.viewer)
            showOther(seat.seat, picture, change);
    m_picture = picture;
    placeFixed();
    markTrick(picture);
    m_pixmaps.prepare(m_layout.card, views().isEmpty() ? 1.0 : views()[0]->devicePixelRatioF());
}

void TableScene::celebrate(const std::optional<DealMoment> &moment, int milliseconds)
{
    m_second.stop();
    m_moment->show(moment);
    if (!moment)
        return;
    m_second.setDuration(milliseconds);
    m_second.start();
}

const std::optional<DealMoment> &TableScene::celebrated() const
{
    return m_moment->moment();
}

void TableScene::makePlates()
{
    while (m_plates.size() < m_picture.seats.size()) {
        m_plates.push_back(new PlateItem(&m_pixmaps));
        m_plates.back()->setZValue(kPlate);
        addItem(m_plates.back());
        m_bubbles.push_back(new BubbleItem);
        m_bubbles.back()->setZValue(kBubble);
        addItem(m_bubbles.back());
        m_piles.push_back(new PileItem(&m_pixmaps));
        addItem(m_piles.back());
    }
    while (m_plates.size() > m_picture.seats.size()) {
        delete m_plates.back();
        m_plates.pop_back();
        delete m_bubbles.back();
        m_bubbles.pop_back();
        delete m_piles.back();
        m_piles.pop_back();
    }
}

void TableScene::showPlates()
{
    makePlates();
    for (std::size_t i = 0; i < m_plates.size(); ++i) {
        const SeatPicture &seat = m_picture.seats[i];
        const SeatPlace &place = m_layout.seats[placeOf(seat.seat)];
        m_plates[i]->setPos(place.plate.topLeft());
        m_plates[i]->place(place, m_layout, m_theme, m_look.faces);
        m_plates[i]->show(seat);
        m_bubbles[i]->place(place, m_layout, m_theme);
        m_bubbles[i]->say(seat.bubble);
        m_piles[i]->setZValue(place.edge == Edge::bottom ? kPlate + 1 : kPile);
        m_piles[i]->place(place.won, m_layout.wonCard, m_layout.unit);
        m_piles[i]->show(seat.won);
    }
    const bool below = std::any_of(m_plates.begin(), m_plates.end(),
                                   [](const PlateItem *plate) { return plate->crowded(); });
    for (PlateItem *plate : m_plates)
        plate->setCountBelow(below);
}

/// On a narrow table a neighbour sits or speaks at the same place: then it is said a little lower.
void TableScene::placeBubbles()
{
    std::vector<BubbleItem *> heard;
    for (BubbleItem *bubble : m_bubbles) {
        bubble->lower(0);
        if (bubble->isVisible())
            heard.push_back(bubble);
    }
    std::sort(heard.begin(), heard.end(),
              [](const BubbleItem *a, const BubbleItem *b) { return a->y() < b->y(); });
    std::vector<QRectF> taken;
    for (const SeatPlace &seat : m_layout.seats)
        taken.push_back(seat.plate);
    constexpr double kGap = 4;
    for (BubbleItem *bubble : heard) {
        const QRectF box = bubble->box();
        double by = 0;
        for (const QRectF &other : taken)
            if (other.intersects(box.translated(0, by)))
                by = other.bottom() + kGap - box.top();
        bubble->lower(by);
        taken.push_back(bubble->box());
    }
}

/// Only where it hides nothing: it says nothing new.
void TableScene::placeGauge()
{
    m_gauge->place(m_layout, m_theme);
    m_gauge->show(m_picture.bid, m_picture.toBid);
    const QRectF strip = m_gauge->box();
    const auto hides = [&strip](const QRectF &box) { return strip.intersects(box); };
    const std::vector<QRectF> bubbles = bubbleRects();
    if (hides(m_asked) || std::any_of(bubbles.begin(), bubbles.end(), hides) ||
        std::any_of(m_layout.seats.begin(), m_layout.seats.end(),
                    [&hides](const SeatPlace &seat) { return hides(seat.plate); }))
        m_gauge->hide();
}

void TableScene::setAsked(const QRectF &box)
{
    if (box == m_asked)
        return;
    m_asked = box;
    placeGauge();
}

QRectF TableScene::gaugeRect() const
{
    return m_gauge->isVisible() ? m_gauge->box() : QRectF();
}

std::vector<QRectF> TableScene::bubbleRects() const
{
    std::vector<QRectF> places;
    for (const BubbleItem *bubble : m_bubbles)
        if (bubble->isVisible())
            places.push_back(bubble->box());
    return places;
}

QRectF TableScene::sideRect(std::size_t index) const
{
    return m_rail->boxOf(index);
}

QStringList TableScene::clippedTexts() const
{
    QStringList cut;
    for (const RailItem::Text &text : m_rail->texts())
        if (text.clipped)
            cut << text.text;
    for (const PlateItem *plate : m_plates)
        if (plate->clipped())
            cut << plate->seat().marks;
    if (m_prompt->isVisible() && m_prompt->clipped())
        cut << m_promptText;
    return cut;
}

} // namespace sandbag
