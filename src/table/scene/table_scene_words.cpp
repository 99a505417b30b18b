// SPDX-License-Identifier: GPL-3.0-or-later
// What is said on the table and who sits at it: plates, bubbles, the line that asks, the strip of
// bids.
#include "items/bid_bar_item.h"
#include "items/bubble_item.h"
#include "items/chip_flight.h"
#include "items/counting_scores.h"
#include "items/crown_item.h"
#include "items/laid_places_item.h"
#include "items/marks_item.h"
#include "items/pad_item.h"
#include "items/pile_item.h"
#include "items/prompt_item.h"
#include "items/score_board_item.h"
#include "items/seat_label_item.h"
#include "items/strip_item.h"
#include "items/veil_item.h"
#include "look/counted_total.h"
#include "places/end_places.h"
#include "scene/scene_ranks.h"
#include "scene/table_scene.h"
#include "words/table_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sandbag {

/// The words are in the middle of their line, with the tokens at both sides.
void TableScene::placeWords()
{
    const QRectF line = m_layout.prompt;
    m_prompt->setPos(line.center().x(), line.top() - m_promptUp);
    const bool alone = m_picture.led.isEmpty() && !m_picture.brokenShown;
    m_prompt->place(m_layout.fontPixels, line.height(), line.width() * (alone ? 0.96 : 0.62),
                    m_theme);
    setPrompt(m_promptText, m_promptUrgency, m_promptShown);
    m_marks->show(m_picture);
}

void TableScene::previewBid(int tricks)
{
    if (m_preview == tricks)
        return;
    m_preview = tricks;
    placeGauge();
}

/// The short words where the strip of bids says the rest, or where there is no more to say than a
/// full stop.
QString TableScene::promptWords() const
{
    const bool enough =
        m_gauge->isVisible() || m_promptTight || m_promptText == m_promptShown + u'.';
    return !m_promptShown.isEmpty() && enough ? m_promptShown : m_promptText;
}

void TableScene::setPrompt(const QString &text, Urgency urgency, const QString &shown)
{
    m_promptText = text;
    m_promptShown = shown;
    m_promptUrgency = urgency;
    liftPrompt();
    const double words = text.isEmpty() ? 0 : m_prompt->boundingRect().width() / 2;
    m_marks->place(m_layout.prompt, words, m_layout.smallFont, m_theme);
}

void TableScene::flyChip(const QPixmap &chip, const QRectF &from)
{
    constexpr int kFlight = 200; // ms
    if (m_look.moves())
        m_chip->fly(chip, from, m_layout.seats[0].plate.center(), m_look.lasting(kFlight));
}

SheetFlight::Corner TableScene::sheetCorner(double width) const
{
    constexpr double kTurn = 3.5; // of the pad
    constexpr double kSmall = 0.25;
    if (!m_layout.strip.isEmpty())
        return {m_layout.strip.center(), kSmall, 0};
    if (m_layout.pad.isEmpty())
        return {
            {m_layout.felt.right() - width * kSmall / 2, m_layout.felt.center().y()}, kSmall, 0};
    return {m_layout.pad.center(), m_layout.pad.width() / std::max(1.0, width),
            m_theme.flat ? 0 : kTurn};
}

void TableScene::bringSheet(const QPixmap &sheet, const QRectF &lies, int milliseconds)
{
    m_sheet->come(sheet, lies.center(), sheetCorner(lies.width()), milliseconds);
}

void TableScene::takeSheet(const QPixmap &sheet, const QRectF &lies, int milliseconds)
{
    m_sheet->go(sheet, lies.center(), sheetCorner(lies.width()), milliseconds);
}

void TableScene::setVeiled(bool on)
{
    constexpr int kVeils = 160; // ms
    if (on == isVeiled())
        return;
    m_veil->setShown(on, m_look.moves() ? m_look.lasting(kVeils) : 0);
    emit veiled(on);
}

bool TableScene::isVeiled() const
{
    return m_veil->isShown();
}

void TableScene::showRail()
{
    m_scores->show(m_uncounted ? m_uncounted->board : m_picture.board,
                   m_counts ? m_look.lasting(kCounts) : 0);
    m_rail->show(m_scores->shown(), m_heading.isEmpty() ? m_picture.heading : m_heading,
                 m_scores->before());
    tellTotals();
}

/// A scorecard next to the table counts with the frame.
void TableScene::tellTotals()
{
    std::vector<int> totals;
    if (m_scores->running())
        for (const SidePicture &side : m_scores->shown()) {
            totals.resize(std::max(totals.size(), static_cast<std::size_t>(side.side) + 1));
            totals[static_cast<std::size_t>(side.side)] = side.points;
        }
    if (totals == m_told)
        return;
    m_told = totals;
    emit totalsCounted(totals);
}

/// The last row that is written counts as the totals on the frame do.
void TableScene::showPad()
{
    const std::vector<SidePicture> sides = m_scores->shown();
    std::vector<PadRow> rows = m_picture.pad;
    if (m_scores->running() && !rows.empty() && !rows.back().running)
        for (std::size_t i = 0; i < std::min(sides.size(), rows.back().cells.size()); ++i)
            rows.back().cells[i] = sides[i].score;
    m_pad->show(sides, rows);
    m_strip->setToolTip(m_pad->toolTip());
}

void TableScene::holdScores(bool on)
{
    m_scores->hold(on);
}

void TableScene::coverPrompt(bool covered, const std::vector<QRectF> &asked)
{
    m_promptCovers = covered;
    m_promptBesides = asked;
    liftPrompt();
}

void TableScene::liftPrompt()
{
    m_promptUp = 0;
    m_promptTight = false;
    m_prompt->setPos(m_layout.prompt.center().x(), m_layout.prompt.top());
    bool hidden = m_promptCovers;
    if (!m_promptBesides.empty()) {
        std::vector<QRectF> taken = m_promptBesides;
        for (const QRectF &box : bubbleRects())
            taken.push_back(box);
        for (const SeatPlace &seat : m_layout.seats)
            taken.push_back(seat.plate);
        if (!gaugeRect().isEmpty())
            taken.push_back(gaugeRect());
        hidden = !findPromptPlace(taken) && m_promptCovers;
    }
    m_prompt->say(promptWords(), m_promptUrgency);
    m_prompt->cover(hidden);
}

namespace {

/// By how much a box is to be moved so that it touches none of those: up as little as can be, and
/// as little to a side; nothing where it would have to go above `top`.
std::optional<QPointF> wayToFree(const QRectF &box, const std::vector<QRectF> &taken, double top,
                                 double farthest)
{
    constexpr double kGap = 5;                           // pixels
    const double step = std::max(box.height() / 8, 4.0); // a large window has no more of them
    const QRectF round = box.adjusted(-kGap, -kGap, kGap, kGap);
    const auto isFree = [&](const QPointF &way) {
        return std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) {
            return other.intersects(round.translated(way));
        });
    };
    for (double up = 0; round.top() - up > top; up += step)
        for (double aside = 0; aside <= farthest; aside += step)
            for (const double dx : {-aside, aside})
                if (isFree({dx, -up}))
                    return QPointF(dx, -up);
    return {};
}

} // namespace

/// Rather in short words than at no place.
bool TableScene::findPromptPlace(const std::vector<QRectF> &taken)
{
    constexpr double kAside = 0.2; // of the felt's width
    const QRectF felt = m_layout.felt;
    for (const bool tight : {false, true}) {
        m_promptTight = tight;
        const QRectF box = m_prompt->boxOf(promptWords(), m_promptUrgency);
        if (!tight && box.width() > m_prompt->widest())
            continue;
        const auto way =
            wayToFree(box.translated(m_prompt->pos()), taken, felt.top(), kAside * felt.width());
        if (!way)
            continue;
        m_promptUp = -way->y();
        m_prompt->setPos(m_prompt->pos() + *way);
        return true;
    }
    m_promptTight = false;
    return false;
}

bool TableScene::promptCovered() const
{
    return !m_promptText.isEmpty() && m_prompt->isCovered();
}

void TableScene::setClock(const QString &text)
{
    if (text != m_marks->clock())
        m_marks->setClock(text, m_picture);
}

void TableScene::makePlates()
{
    while (m_plates.size() < m_picture.seats.size()) {
        m_plates.push_back(new SeatLabelItem(&m_pixmaps));
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

/// At a match's end nobody counts tricks any more; and a nil is on the plate once its words are
/// gone, not next to them.
SeatPicture TableScene::shownOf(const SeatPicture &seat) const
{
    SeatPicture shown = counted(seat);
    if (shown.nil == NilMark::alive &&
        shown.bubble.compare(shown.nilText, Qt::CaseInsensitive) == 0)
        shown.nil = NilMark::none;
    if (m_endPlaces.empty())
        return shown;
    shown.taken = shown.bid = -1;
    shown.won = 0;
    shown.nil = NilMark::none;
    shown.dealer = false;
    shown.asked.clear();
    shown.marks.clear();
    return shown;
}

const SeatPlace &TableScene::seatPlace(std::size_t place) const
{
    return m_endPlaces.empty() ? m_layout.seats[place] : m_endPlaces[place];
}

/// Who has not won makes room for the light.
void TableScene::placeAtEnd()
{
    m_endPlaces.clear();
    std::vector<bool> winners;
    for (std::size_t place = 0; place < m_picture.seats.size(); ++place)
        winners.push_back(crowned(place));
    if (std::find(winners.begin(), winners.end(), true) != winners.end())
        m_endPlaces = placesAtEnd(m_layout, winners);
}

void TableScene::showPlates()
{
    makePlates();
    const bool played = m_endPlaces.empty();
    placeAtEnd();
    const bool ends = m_counts && played && !m_endPlaces.empty();
    for (std::size_t i = 0; i < m_plates.size(); ++i) {
        const SeatPicture seat = shownOf(m_picture.seats[i]);
        const SeatPlace &place = seatPlace(placeOf(seat.seat));
        m_plates[i]->goTo(place.plate.topLeft(), ends);
        if (ends) // the old look fades away in the old size
            m_plates[i]->show(seat, true);
        m_plates[i]->place(place, m_layout, m_theme, m_look.faces);
        m_plates[i]->show(seat, m_look.moves());
        m_bubbles[i]->place(place, m_layout, m_theme);
        if (m_bidsEnd && !seat.parting.isEmpty())
            m_bubbles[i]->sayAndGo(seat.parting);
        else
            m_bubbles[i]->say(seat.bubble, !m_look.moves() ? BubbleItem::Way::atOnce
                                           : m_bidsEnd     ? BubbleItem::Way::intoPlate
                                                           : BubbleItem::Way::moving);
        const bool own = place.edge == Edge::bottom;
        const bool packet = own && !m_layout.packet.isEmpty();
        m_piles[i]->setZValue(packet ? kPacket : own ? kPlate + 1 : kPile);
        m_piles[i]->place(place.won, own ? m_layout.ownWonCard : m_layout.wonCard, m_layout.unit);
        const QString words =
            packet ? TableText::tr("last trick", "below the own tricks") : QString();
        m_piles[i]->setWords(words, m_layout, m_theme);
        // A sheet between the players has their tricks' place.
        m_piles[i]->show(m_picture.sheetLaid && !own ? 0 : seat.won, m_look.moves());
    }
    const bool below = std::any_of(m_plates.begin(), m_plates.end(),
                                   [](const SeatLabelItem *plate) { return plate->crowded(); });
    for (SeatLabelItem *plate : m_plates)
        plate->setCountBelow(below);
}

QPainterPath TableScene::crownShape() const
{
    return anyCrowned() ? m_crown->mapToScene(m_crown->shape()) : QPainterPath();
}

std::vector<QPolygonF> TableScene::crownRays() const
{
    return anyCrowned() ? m_crown->rays() : std::vector<QPolygonF>();
}

bool TableScene::anyCrowned() const
{
    return m_picture.sheetLaid && std::any_of(m_picture.seats.begin(), m_picture.seats.end(),
                                              [](const SeatPicture &seat) { return seat.winner; });
}

bool TableScene::crowned(std::size_t place) const
{
    return m_picture.sheetLaid && std::any_of(m_picture.seats.begin(), m_picture.seats.end(),
                                              [this, place](const SeatPicture &seat) {
                                                  return seat.winner && placeOf(seat.seat) == place;
                                              });
}

/// At the end of a match the winners leave their places for the light.
void TableScene::placeCrown()
{
    std::vector<int> winners;
    int side = 0;
    bool self = false;
    for (const SeatPicture &seat : m_picture.seats) {
        const bool up = crowned(placeOf(seat.seat));
        m_plates[static_cast<std::size_t>(&seat - m_picture.seats.data())]->setShown(
            !up, m_counts && m_look.moves());
        if (!up)
            continue;
        winners.insert(seat.self ? winners.begin() : winners.end(), seat.seat);
        side = seat.side;
        self = self || seat.self;
    }
    m_crown->show(winners, side, self, m_look.moves());
}

/// On a narrow table a neighbour sits or speaks at the same place: then it is said a little lower.
void TableScene::placeBubbles()
{
    std::vector<BubbleItem *> heard;
    for (BubbleItem *bubble : m_bubbles) {
        if (!bubble->speaks()) // what fades does so where it was
            continue;
        bubble->lower(0);
        bubble->hangBelow(false);
        bubble->leaveOut(false);
        heard.push_back(bubble);
    }
    std::sort(heard.begin(), heard.end(),
              [](const BubbleItem *a, const BubbleItem *b) { return a->y() < b->y(); });
    std::vector<QRectF> taken;
    for (std::size_t place = 0; place < m_layout.seats.size(); ++place)
        if (!crowned(place)) // whoever won has left the place
            taken.push_back(seatPlace(place).plate);
    if (anyCrowned()) {
        placeBubblesAtEnd(heard, taken);
        keepRaysClear(std::move(taken));
        return;
    }
    for (BubbleItem *bubble : heard) {
        lowerClearOf(*bubble, taken);
        leavePlaces(*bubble, taken);
        taken.push_back(bubble->box());
    }
}

void TableScene::lowerClearOf(BubbleItem &bubble, const std::vector<QRectF> &taken)
{
    constexpr double kGap = 4;
    const QRectF box = bubble.box();
    double by = 0;
    for (const QRectF &other : taken)
        if (other.intersects(box.translated(0, by)))
            by = other.bottom() + kGap - box.top();
    bubble.lower(by);
}

/// Where places are laid for cards what is said there goes above or below them, or below its
/// speaker; where there is no room for it at all it is not written.
void TableScene::leavePlaces(BubbleItem &bubble, std::vector<QRectF> taken) const
{
    constexpr double kStep = 4;
    const LaidPlaces &laid = m_laid->places();
    if (laid.middles.empty())
        return;
    for (std::size_t place = 0; place < laid.middles.size(); ++place)
        taken.push_back(laid.box(place));
    const QRectF usual = bubble.box();
    const QRectF room =
        QRectF(m_layout.felt.topLeft(), QPointF(m_layout.felt.right(), m_layout.hand.top()));
    constexpr QMarginsF kShadow(12, 8, 12, 16); // of what is asked
    taken.push_back(m_asked.isEmpty() ? m_asked : m_asked.marginsRemoved(kShadow));
    const auto isFree = [&] {
        const QRectF box = bubble.box();
        return room.contains(box) &&
               std::none_of(taken.begin(), taken.end(),
                            [&box](const QRectF &other) { return other.intersects(box); });
    };
    if (isFree())
        return;
    const double half = m_layout.seats.front().plate.height(); // no farther from who speaks
    bubble.lower(0);
    for (const double aside : {0.0, 0.25, 0.5, 0.75}) {
        bubble.hangBelow(true, aside * half);
        if (isFree())
            return;
    }
    bubble.hangBelow(false);
    for (double by = kStep; by <= half; by += kStep)
        for (const double way : {by, -by}) {
            bubble.lower(way);
            if (isFree())
                return;
        }
    bubble.lower(usual.top() - bubble.box().top());
    bubble.leaveOut(true);
}

/// Of everything that is read at the end of a match.
void TableScene::keepRaysClear(std::vector<QRectF> boxes)
{
    for (const QRectF &box : bubbleRects())
        boxes.push_back(box);
    boxes.push_back(m_asked);
    boxes.push_back(padRect());
    m_crown->keepRaysOff(boxes);
}

/// At the end of a match words are beside or below the plate, clear of the winners' faces and of
/// what is written about the match; where there is no room for them they are not written.
void TableScene::placeBubblesAtEnd(const std::vector<BubbleItem *> &heard,
                                   std::vector<QRectF> taken)
{
    constexpr double kGap = 4;
    const QPainterPath winners = crownShape();
    taken.push_back(m_asked);
    const auto isFree = [&](const BubbleItem &bubble) {
        const QRectF box = bubble.box().adjusted(-kGap, -kGap, kGap, kGap);
        return !winners.intersects(box) &&
               std::none_of(taken.begin(), taken.end(),
                            [&box](const QRectF &other) { return other.intersects(box); });
    };
    for (BubbleItem *bubble : heard) {
        if (!isFree(*bubble))
            bubble->hangBelow(true);
        if (isFree(*bubble))
            taken.push_back(bubble->box());
        else
            bubble->leaveOut(true);
    }
}

/// Only where it hides nothing: it says nothing new. Rather a little higher than not at all.
void TableScene::placeGauge()
{
    const bool self = !m_picture.board.empty();
    m_gauge->show(m_picture.bid, m_picture.toBid, self ? m_picture.board.front().side : 0,
                  m_preview);
    std::vector<QRectF> others = bubbleRects();
    others.push_back(m_asked);
    for (const SeatPlace &seat : m_layout.seats)
        others.push_back(seat.plate);
    const auto hidesAt = [this, &others](double up) {
        m_gauge->place(m_layout, m_theme, up * m_layout.unit);
        const QRectF strip = m_gauge->box();
        return std::any_of(others.begin(), others.end(),
                           [&strip](const QRectF &box) { return strip.intersects(box); });
    };
    constexpr std::array kHigher{0.0, 14.0, 28.0, 42.0, 56.0, 70.0, 84.0}; // units
    if (std::all_of(kHigher.begin(), kHigher.end(), hidesAt))
        m_gauge->hide();
    liftPrompt();
}

void TableScene::setAsked(const QRectF &box)
{
    if (box == m_asked)
        return;
    m_asked = box;
    if (anyCrowned())
        placeBubbles();
    placeGauge();
}

QRectF TableScene::gaugeRect() const
{
    return m_gauge->isVisible() ? m_gauge->box() : QRectF();
}

QRectF TableScene::promptBox() const
{
    return m_prompt->boxOf(promptWords(), m_promptUrgency).translated(m_prompt->pos());
}

QRectF TableScene::promptRect() const
{
    constexpr double kPart = 0.5; // of the line, whatever is said now
    if (!m_marks->isEmpty())
        return m_layout.prompt;
    const double said = m_promptText.isEmpty() ? 0 : m_prompt->boundingRect().width();
    QRectF part = m_layout.prompt.translated(0, -m_promptUp);
    part.setWidth(std::min(part.width(), std::max(said, kPart * part.width())));
    part.moveCenter({m_layout.prompt.center().x(), part.center().y()});
    return part;
}

std::vector<QRectF> TableScene::bubbleRects() const
{
    std::vector<QRectF> places;
    for (const BubbleItem *bubble : m_bubbles)
        if (bubble->speaks() && !bubble->isLeftOut())
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
    for (const ScoreBoardItem::Text &text : m_rail->texts())
        if (text.clipped)
            cut << text.text;
    for (const SeatLabelItem *plate : m_plates)
        if (plate->clipped())
            cut << plate->seat().marks;
    if (m_prompt->isVisible() && m_prompt->clipped())
        cut << m_promptText;
    return cut;
}

} // namespace sandbag
