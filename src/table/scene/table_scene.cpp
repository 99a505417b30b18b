// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/table_scene.h"

#include "items/bid_bar_item.h"
#include "items/bubble_item.h"
#include "items/card_item.h"
#include "items/chip_flight.h"
#include "items/counting_scores.h"
#include "items/crown_item.h"
#include "items/emblem_item.h"
#include "items/felt.h"
#include "items/laid_places_item.h"
#include "items/marks_item.h"
#include "items/moment_item.h"
#include "items/pad_item.h"
#include "items/pile_item.h"
#include "items/prompt_item.h"
#include "items/score_board_item.h"
#include "items/seat_label_item.h"
#include "items/strip_item.h"
#include "items/trick_lights.h"
#include "items/veil_item.h"
#include "scene/scene_ranks.h"
#include "words/table_text.h"

#include <QFontInfo>
#include <QGraphicsView>
#include <QGuiApplication>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// A finished trick, not yet gathered.
bool trickLies(const TablePicture &picture)
{
    return picture.trickWinner >= 0 && !picture.trick.empty();
}

/// Whether places have to leave room for open hands of others: not for one that a claim lays open
/// for a moment before it is swept up.
bool needsOpenPlaces(const TablePicture &picture)
{
    return std::any_of(picture.seats.begin(), picture.seats.end(),
                       [&picture](const SeatPicture &seat) {
                           return !seat.self && seat.open && seat.seat != picture.claimer;
                       });
}

/// Own cards that are held, also where they are not to be seen.
int ownHeld(const TablePicture &picture)
{
    if (picture.handHidden && !picture.seats.empty())
        return picture.seats[static_cast<std::size_t>(picture.viewer)].held;
    return static_cast<int>(picture.hand.size());
}

} // namespace

TableScene::TableScene(QObject *parent)
    : QGraphicsScene(parent),
      m_rail(new ScoreBoardItem),
      m_scores(new CountingScores(this)),
      m_marks(new MarksItem),
      m_gauge(new BidBarItem),
      m_prompt(new PromptItem),
      m_moment(new MomentItem(&m_pixmaps)),
      m_pad(new PadItem),
      m_strip(new StripItem),
      m_emblem(new EmblemItem),
      m_laid(new LaidPlacesItem),
      m_crown(new CrownItem(&m_pixmaps)),
      m_chip(new ChipFlight),
      m_sheet(new SheetFlight),
      m_veil(new VeilItem),
      m_lights(new TrickLights)
{
    setItemIndexMethod(NoIndex);
    m_rail->setZValue(kRail);
    m_marks->setZValue(kPrompt);
    m_gauge->setZValue(kGauge);
    m_prompt->setZValue(kPrompt);
    m_lights->setZValue(kLights);
    m_moment->setZValue(kMoment);
    m_pad->setZValue(kPad);
    m_strip->setZValue(kPad);
    m_emblem->setZValue(kEmblem);
    m_laid->setZValue(kLights);
    m_crown->setZValue(kCrown);
    m_chip->setZValue(kBubble);
    m_sheet->setZValue(kMoment);
    m_veil->setZValue(kVeil);
    for (QGraphicsItem *item : std::initializer_list<QGraphicsItem *>{
             m_rail, m_marks, m_gauge, m_prompt, m_lights, m_moment, m_pad, m_strip, m_emblem,
             m_laid, m_crown, m_chip, m_sheet, m_veil})
        addItem(item);
    m_moment->hide();
    m_quiet.setSingleShot(true);
    connect(&m_quiet, &QTimer::timeout, this, &TableScene::pack);
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, [this] { m_second.start(); });
    m_second.setStartValue(0.0);
    m_second.setEndValue(1.0);
    connect(&m_second, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &value) { m_moment->setProgress(value.toDouble()); });
    connect(&m_second, &QVariantAnimation::finished, this, [this] { celebrate({}); });
    connect(&m_pixmaps, &CardPixmaps::changed, this, [this] {
        for (QGraphicsItem *item : items())
            if (auto *card = dynamic_cast<CardItem *>(item))
                card->takePicture();
        for (SeatLabelItem *plate : m_plates)
            plate->takePicture();
        for (PileItem *pile : m_piles)
            pile->takePicture();
        m_moment->update();
        m_crown->update();
    });
    connect(m_scores, &CountingScores::changed, this, [this] {
        showRail();
        showPad();
    });
    connect(&m_motion, &Motion::stepped, this, &TableScene::paintInFewPlaces);
    connect(&m_motion, &Motion::arrived, this, [this] {
        countIfGathered();
        markTrick(m_picture);
    });
    connect(&m_motion, &Motion::finished, this, [this] {
        countIfGathered();
        markTrick(m_picture);
        emit motionEnded();
    });
    m_theme = themeOf(m_look.felt, QGuiApplication::palette());
    layOut();
}

TableScene::~TableScene()
{
    // The owner of the scene may be half destroyed: nothing is signaled any more.
    m_motion.disconnect(this);
    m_motion.finish();
}

void TableScene::setLook(const TableLook &look)
{
    keepFormerSize(false); // that has the former look, too
    m_look = look;
    m_theme = themeOf(look.felt, QGuiApplication::palette());
    m_pixmaps.setDeck(
        {look.deckFile, look.fourColours, look.back.isEmpty() ? QString(m_theme.back) : look.back});
    m_motion.setEnabled(look.moves());
    m_motion.setTempo(look.lasting(1000) / 1000.0);
    m_prompt->setFades(look.moves());
    m_marks->setGlides(look.moves());
    m_lights->setFades(look.moves());
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
    const int ahead = (seat - m_picture.bottom() + players) % players;
    // Places are counted clockwise: where play goes the other way the next sits on the right.
    const int place = m_picture.counterClockwise ? (players - ahead) % players : ahead;
    return static_cast<std::size_t>(place);
}

/// Where something happens at a table that stays, the cards that it moves aside glide there.
void TableScene::layOut(Change change)
{
    LayoutInput input;
    input.size = m_size;
    input.players = std::max<int>(2, static_cast<int>(m_picture.seats.size()));
    input.ownCards = m_ownCards;
    input.cardScale = m_look.cardScale;
    input.fontPixels = QFontInfo(QGuiApplication::font()).pixelSize();
    input.foot = m_foot;
    input.pad = m_padWanted;
    input.openHands = m_laidOpen;
    m_layout = TableLayout::make(input);
    m_layout.layPadFor(m_held);
    setSceneRect(QRectF(QPointF(), m_size));
    if (change == Change::happen)
        m_motion.finishStaying();
    else
        m_motion.finish();
    m_chip->stop();
    m_sheet->stop();
    for (QGraphicsItem *item : items())
        if (auto *card = dynamic_cast<CardItem *>(item))
            card->setTheme(m_theme, m_layout.unit);
    m_veil->place(m_size);
    m_laid->place(m_laid->places(), m_layout.unit, m_theme);
    placeFixed();
    raiseHand(change == Change::happen);
    for (const SeatPicture &seat : m_picture.seats)
        if (hasFan(m_picture, seat.seat))
            showOther(seat.seat, m_picture, change);
    const std::vector<QPointF> points = trickPoints(m_picture.trick);
    for (std::size_t i = 0; i < m_trick.size(); ++i) {
        m_trick[i]->setSize(m_layout.trickCard);
        m_trick[i]->setPos(points[i]);
    }
    markTrick(m_picture);
    if (m_felt.setTable(m_layout, m_theme, m_size))
        update();
    packLater();
    emit laidOut();
}

void TableScene::placeFixed()
{
    m_rail->place(m_layout, m_theme);
    showRail();
    m_lights->place(m_layout, m_theme);
    m_moment->place(m_layout, m_theme, m_look.faces);
    m_pad->place(m_layout, m_theme);
    showPad();
    const bool padLies = !m_layout.pad.isEmpty() && !m_picture.board.empty();
    // A result is the pad itself, unfolded; at the end of a match it lies in its corner again.
    const bool unfolded = m_padOpen || (m_picture.sheetLaid && !anyCrowned());
    m_pad->setShown(padLies && !unfolded, padLies && m_look.moves());
    m_strip->place(m_layout, m_theme);
    m_strip->setShown(!m_layout.strip.isEmpty() && !m_picture.board.empty() && !unfolded &&
                          !anyCrowned(),
                      m_look.moves());
    m_emblem->place(m_layout, m_theme);
    m_emblem->setVisible(m_picture.trickNumber > 0 && !m_picture.sheetLaid);
    m_crown->place(m_layout, m_theme, m_look.faces);
    placeWords();
    showPlates();
    placeCrown();
    placeBubbles();
    placeGauge();
}

void TableScene::setHeading(const QString &heading)
{
    m_heading = heading;
    showRail();
}

void TableScene::setPadOpen(bool open)
{
    if (m_padOpen == open)
        return;
    m_padOpen = open;
    placeFixed();
}

void TableScene::setPad(bool wanted)
{
    if (m_padWanted == wanted)
        return;
    m_padWanted = wanted;
    layOut();
}

QRectF TableScene::padRect() const
{
    const bool lies = !m_layout.pad.isEmpty() && !m_picture.board.empty() && !m_padOpen;
    return lies ? m_pad->mapRectToScene(m_pad->shape().boundingRect()) : QRectF();
}

QRectF TableScene::stripRect() const
{
    return m_strip->isShown() ? m_layout.strip : QRectF();
}

bool TableScene::isOnPad(const QPointF &point) const
{
    return (m_pad->isVisible() && m_pad->contains(m_pad->mapFromScene(point))) ||
           m_strip->contains(m_strip->mapFromScene(point));
}

bool TableScene::isOnPacket(const QPointF &point) const
{
    const SeatPicture *own = nullptr;
    for (const SeatPicture &seat : m_picture.seats)
        if (seat.seat == m_picture.bottom())
            own = &seat;
    return own && own->won > 0 && m_layout.packet.contains(point);
}

void TableScene::pointAtPad(bool on)
{
    m_pad->setPointed(on && !m_theme.flat);
}

/// The viewer's cards lie below as the hand, and take the room of those whose place is there.
bool TableScene::hasFan(const TablePicture &picture, int seat)
{
    return seat != picture.viewer && seat != picture.bottom();
}

/// Own cards for which there is to be room; before the play all that are dealt.
int TableScene::heldIn(const TablePicture &picture)
{
    const int held = ownHeld(picture);
    return picture.trickNumber > 0 ? held : std::max(picture.dealt, held);
}

/// Places depend on who sits here, on how many cards are dealt, and on whether hands are open.
bool TableScene::laidOutFor(const TablePicture &picture) const
{
    return picture.seats.size() == m_picture.seats.size() && picture.viewer == m_picture.viewer &&
           picture.bottom() == m_picture.bottom() &&
           std::max(picture.dealt, ownHeld(picture)) <= m_ownCards &&
           picture.dealt == m_picture.dealt && needsOpenPlaces(picture) == m_laidOpen &&
           !(m_layout.padCameLate() && heldIn(picture) > m_held);
}

void TableScene::show(const TablePicture &picture, Change change)
{
    const bool otherTable = picture.seats.size() != m_picture.seats.size() ||
                            picture.viewer != m_picture.viewer ||
                            picture.bottom() != m_picture.bottom();
    // While something new is being shown, no signal says that the old has arrived.
    const QSignalBlocker quiet(&m_motion);
    if (otherTable || change == Change::deal)
        m_motion.finish();
    m_lifted = -1;
    if (picture.hand != m_picture.hand) { // what others say meanwhile changes no choice
        m_chosen.clear();
        layChosen();
    }
    if (otherTable) {
        change = change == Change::happen ? Change::rebuild : change;
        clearCards();
        m_others.assign(picture.seats.size(), {});
        m_picture.trick.clear();
    }
    holdCount(picture, change);
    m_counts = change == Change::happen && m_look.moves();
    m_bidsEnd = change == Change::happen && m_look.moves() && m_picture.toBid > 0 &&
                picture.toBid == 0 && !otherTable;
    if (!laidOutFor(picture)) {
        if (otherTable) {
            m_picture.viewer = picture.viewer;
            m_picture.stays = picture.stays;
            m_picture.seats = picture.seats;
        }
        m_laidOpen = needsOpenPlaces(picture);
        m_held = heldIn(picture);
        m_ownCards = std::max(picture.dealt, ownHeld(picture));
        // The hands lie there as they were: what leaves them goes from where it was.
        layOut(change == Change::happen ? change : Change::rebuild);
    }
    m_held = heldIn(picture);
    m_layout.layPadFor(m_held);
    showTrick(picture, change);
    showHand(picture, change);
    for (const SeatPicture &seat : picture.seats)
        if (hasFan(picture, seat.seat))
            showOther(seat.seat, picture, change);
    m_picture = picture;
    if (m_uncounted && m_motion.leavingFor() == 0 && !trickLies(picture))
        m_uncounted.reset();
    placeFixed();
    m_bidsEnd = false;
    markTrick(picture);
    packLater();
    m_pixmaps.prepare(m_layout.card, views().isEmpty() ? 1.0 : views()[0]->devicePixelRatioF());
}

/// What a trick brings is counted where it arrives: until then its winner's plate and the rail stay
/// as they were.
void TableScene::holdCount(const TablePicture &next, Change change)
{
    if (change != Change::happen || !m_look.moves()) {
        m_uncounted.reset();
        return;
    }
    const auto winner = static_cast<std::size_t>(std::max(0, next.trickWinner));
    if (trickLies(next) && !trickLies(m_picture) && winner < m_picture.seats.size())
        m_uncounted = {m_picture.seats[winner], m_picture.board};
}

void TableScene::countIfGathered()
{
    if (!m_uncounted || m_motion.leavingFor() > 0 || trickLies(m_picture))
        return;
    m_uncounted.reset();
    showRail();
    showPlates();
    placeBubbles();
}

SeatPicture TableScene::counted(const SeatPicture &seat) const
{
    if (!m_uncounted || m_uncounted->winner.seat != seat.seat)
        return seat;
    SeatPicture before = m_uncounted->winner;
    before.turn = seat.turn;
    before.bubble = seat.bubble;
    before.winner = seat.winner;
    return before;
}

/// First the last trick is gathered, and there is a breath.
void TableScene::celebrate(const std::optional<DealMoment> &moment, int milliseconds)
{
    constexpr int kBreath = 150;
    constexpr int kLeast = 300;
    m_second.stop();
    m_later.stop();
    m_moment->show(moment);
    if (!moment)
        return;
    const int leaving = m_motion.leavingFor();
    const int wait = leaving > 0 ? leaving + kBreath : 0;
    m_second.setDuration(std::max(kLeast, milliseconds - wait));
    if (wait > 0)
        m_later.start(wait);
    else
        m_second.start();
}

const std::optional<DealMoment> &TableScene::celebrated() const
{
    return m_moment->moment();
}

} // namespace sandbag
