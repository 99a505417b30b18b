// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/table_layout.h"

#include "places/seat_places.h"
#include "places/trick_places.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr double kSlim = 1.1;        // width of a window by its height below which its width counts
constexpr double kFrame = 10;        // of a window of usual height
constexpr double kRatio = 5.0 / 7.0; // of a card
constexpr double kLeastIndex = 0.28; // share of a card's width that holds its index
constexpr double kRowStep = 0.42;    // of a card's height, between rows of a long hand
// Between cards of a row, in widths of one: the fewer there are the wider apart they lie, until
// they stand clear of each other.
constexpr double kClosePitch = 0.67;
constexpr double kClearPitch = 1.06;
constexpr int kMany = 11;              // and more of them lie close
constexpr int kFew = 6;                // and fewer of them stand clear
constexpr double kArc = 3600;          // least radius of the own hand, in units
constexpr double kCardWidth = 128;     // of an own card, in units
constexpr double kFeetUnderPlate = 16; // of the middle cards, in units
constexpr double kReadable = 0.45;     // of an own card's width, above a foot
constexpr double kOverFoot = 0.72;     // of an own card, where something is below the hand
constexpr double kFeltWidth = 1030;    // of the felt, in units: the least at that height
constexpr double kFeltHeight = 770;
constexpr double kLeastPitch = 0.41;  // of a card's width, next to things in the corners
constexpr double kPadRoom = 436;      // of the felt's width that pad and packet take, in units
constexpr double kBesidePad = 38;     // next to the pad on both sides, in units
constexpr double kPacketRoom = 250;   // the same of the packet alone
constexpr QSizeF kPad(180, 228);      // in units
constexpr QSizeF kLeastPad(124, 150); // in pixels
constexpr QSizeF kPacket(92, 118);    // with the words below, in units

QSize cardOfWidth(double width)
{
    return {qRound(width), qRound(width / kRatio)};
}

} // namespace

QSize trickCardFor(double unit, int players)
{
    const double share = players > 6 ? 0.66 : players > 4 ? 0.75 : 0.91;
    return cardOfWidth(kCardWidth * unit * share);
}

namespace {

/// How many times as large as usual the desktop's type is, as far as the table has room for it: a
/// trick between plates that large could not be read any more.
double desktopType(double height, double fontPixels)
{
    constexpr double kRoom = 385; // of the table's height, for type of usual size
    constexpr double kAlways = 1.55;
    const double most = std::clamp(height / kRoom, kAlways, 2.2);
    return std::clamp(fontPixels / 13.5, 1.0, most);
}

double railHeight(double height, double fontPixels)
{
    const double desktop = desktopType(height, fontPixels);
    return std::round(
        std::max(height < 600 ? 38.0 : 48.0 * std::clamp(height / 850, 0.9, 2.4), 29.0 * desktop));
}

/// The frame grows as the felt does, but never so that a wider window has a smaller felt.
double frameWidth(double width, double height)
{
    constexpr double kUsual = 850; // height of a window
    return std::round(kFrame * std::clamp(std::min(width / kSlim, height) / kUsual, 1.0, 2.4));
}

/// Frame, rail and felt; unit and type.
void placeFrame(TableLayout &layout, const LayoutInput &input)
{
    const double width = input.size.width();
    const double height = input.size.height();
    const double desktop = desktopType(height, input.fontPixels);
    layout.rail = QRectF(0, 0, width, railHeight(height, input.fontPixels));
    const double frame = frameWidth(width, height);
    layout.felt =
        QRectF(QPointF(frame, layout.rail.bottom()), QPointF(width - frame, height - frame));
    const double unit = std::clamp(
        std::min(layout.felt.width() / kFeltWidth, layout.felt.height() / kFeltHeight), 0.56, 2.4);
    layout.unit = unit;
    const double type = std::clamp(unit, 0.9, 2.4);
    layout.smallFont = std::max(12.0, std::round(14 * type * desktop * 0.95));
    layout.fontPixels = std::max(14.0, std::round(16 * type * desktop * 0.95));
    layout.largeFont = std::max(20.0, std::round(24 * type * desktop * 0.95));
}

int rowsFor(int count, double width, double cardWidth)
{
    const double step = cardWidth * kLeastIndex;
    const int inRow = std::max(1, static_cast<int>((width - cardWidth) / step) + 1);
    return std::clamp((count + inRow - 1) / inRow, 1, 4);
}

/// The things in the corners next to the hand.
enum class Corners { empty, packet, padAndPacket };

double roomBeside(Corners corners, const TableLayout &layout)
{
    const double u = layout.unit;
    switch (corners) {
    case Corners::empty:
        return layout.felt.width() - 60 * u - 16;
    case Corners::packet:
        return layout.felt.width() - kPacketRoom * u;
    case Corners::padAndPacket:
        break;
    }
    const double pad = std::max(kPad.width() * u, kLeastPad.width());
    return layout.felt.width() - std::max(kPadRoom * u, 2 * (pad + kBesidePad * u));
}

/// As much as leaves cards that are so wide readable; they never become smaller for it.
Corners cornersFor(const TableLayout &layout, const LayoutInput &input, double wide)
{
    if (input.foot > 0 || input.openHands)
        return Corners::empty;
    for (const Corners corners : {Corners::padAndPacket, Corners::packet}) {
        if (corners == Corners::padAndPacket && !input.pad)
            continue;
        const double room = roomBeside(corners, layout);
        if (room >= wide * (1 + kLeastPitch * std::max(0, input.ownCards - 1)))
            return corners;
    }
    return Corners::empty;
}

/// On the smallest tables a finger's width of each card comes before the gap to the pad.
double handRoomBeside(Corners corners, const TableLayout &layout, int cards, double wide)
{
    constexpr double kFinger = 40.5; // pixels
    constexpr double kLess = 26;     // units, of both gaps
    const double room = roomBeside(corners, layout);
    const double wanted = wide + kFinger * std::max(0, cards - 1);
    if (corners != Corners::padAndPacket || room >= wanted)
        return room;
    return std::min(wanted, room + kLess * layout.unit);
}

QRectF placeOfPad(const TableLayout &layout)
{
    const double u = layout.unit;
    const QSizeF size = (kPad * u).expandedTo(kLeastPad);
    QRectF pad(QPointF(), size);
    pad.moveCenter({layout.felt.right() - size.width() / 2 - 18 * u,
                    layout.felt.bottom() - size.height() / 2 - 28 * u});
    return pad;
}

void placeCorners(TableLayout &layout, Corners corners)
{
    if (corners == Corners::empty)
        return;
    const double u = layout.unit;
    const QRectF felt = layout.felt;
    const QSizeF words(std::max(kPacket.width() * u, layout.smallFont * 5.4),
                       kPacket.height() * u + layout.smallFont * 0.5);
    layout.packet =
        QRectF(QPointF(felt.left() + 22 * u, felt.bottom() - 20 * u - words.height()), words);
    if (corners == Corners::packet)
        return;
    layout.pad = placeOfPad(layout);
}

/// Between the players at the right and the hand. The words on it are as long as `smallFont` says.
QRectF placeOfStrip(const TableLayout &layout)
{
    constexpr double kWide = 36; // pixels
    constexpr double kGap = 8;
    constexpr double kWords = 10.5; // of the type, with the margins
    constexpr double kFewest = 7.5;
    const QRectF felt = layout.felt;
    double top = felt.top() + felt.height() * 0.35;
    for (std::size_t place = 1; place < layout.seats.size(); ++place)
        if (layout.seats[place].edge == Edge::right)
            top = std::max(top, layout.seats[place].plate.bottom() + kGap);
    const double wide = std::max({kWide, 36 * layout.unit, layout.smallFont * 2.2});
    const double high = std::min(layout.hand.top() - kGap - top, layout.smallFont * kWords);
    if (high < layout.smallFont * kFewest)
        return {};
    return {felt.right() - wide, layout.hand.top() - kGap - high, wide, high};
}

void placeOwnPlate(TableLayout &layout, const LayoutInput &input, Corners corners)
{
    const double u = layout.unit;
    const double plateHeight = std::max(52 * u, layout.largeFont * 1.75);
    const bool slim = corners != Corners::empty; // there are no tricks on it
    const double plateWidth =
        std::max((slim ? 300 : 330) * u, layout.fontPixels * (slim ? 18.5 : 21));
    QRectF plate(0, 0, std::round(plateWidth), std::round(plateHeight));
    const double foot = layout.felt.bottom() - input.foot;
    plate.moveCenter({layout.felt.center().x(), foot - 9 * u - plateHeight / 2});
    plate.moveTopLeft(plate.topLeft().toPoint());
    layout.seats.resize(static_cast<std::size_t>(input.players));
    SeatPlace &own = layout.seats[0];
    own.plate = plate;
    own.bubbleFoot = QPointF(plate.right() + 4, plate.center().y());
    own.won = slim ? QPointF(layout.packet.center().x(),
                             layout.packet.top() + layout.packet.height() * 0.42)
                   : QPointF(plate.right() - layout.fontPixels * 5.6 - layout.largeFont * 1.5,
                             plate.center().y());
}

/// Own plate, hand and the line of words, from the bottom up.
void placeOwn(TableLayout &layout, const LayoutInput &input)
{
    const double u = layout.unit;
    const QRectF felt = layout.felt;
    double wide = kCardWidth * u * input.cardScale * (input.foot > 0 ? kOverFoot : 1);
    const Corners corners = cornersFor(layout, input, wide);
    placeCorners(layout, corners);
    layout.padLate = input.pad && corners == Corners::packet;
    placeOwnPlate(layout, input, corners);
    const double room = handRoomBeside(corners, layout, input.ownCards, wide);
    const int rows = corners == Corners::empty ? rowsFor(input.ownCards, room, wide) : 1;
    wide /= 1 + (rows - 1) * 0.22;
    layout.card = cardOfWidth(wide);
    const int inRow = (input.ownCards + rows - 1) / rows;
    layout.handRoom = room;
    layout.pitch = layout.pitchOf(inRow);
    const double bottom = layout.seats[0].plate.top() + kFeetUnderPlate * u;
    const double foot = felt.bottom() - input.foot;
    // The outer cards' feet stay on the felt, even of cards that may not be played: they sink, and
    // the lower corner of a turned card is lower than its middle.
    double half = 0;
    for (int count = 2; count <= inRow; ++count) // a shorter row may be the wider one
        half = std::max(half, layout.pitchOf(count) * (count - 1) / 2);
    const double sink = foot - bottom - TableLayout::kSunken * u;
    layout.arc = std::max(kArc * u, half * (half + layout.card.width()) / (2 * sink));
    const double tall = layout.card.height() * (1 + (rows - 1) * kRowStep);
    const double side = corners == Corners::empty ? felt.width() - 16 : room;
    layout.hand = QRectF(felt.center().x() - side / 2, bottom - tall, side, tall);

    const double promptHeight = std::max(34 * u, layout.fontPixels * 1.9);
    const double lift = 24 * u;
    layout.prompt = QRectF(felt.left() + 12, layout.hand.top() - lift - promptHeight - 2,
                           felt.width() - 24, std::round(promptHeight));
}

} // namespace

namespace {

TableLayout laidOut(const LayoutInput &input, TrickRoom room)
{
    TableLayout layout;
    placeFrame(layout, input);
    placeOwn(layout, input);
    layout.trickCard = trickCardFor(layout.unit, input.players);
    layout.miniCard =
        cardOfWidth(layout.unit * (input.openHands ? (input.players > 5 ? 52 : 62) : 42));
    layout.wonCard = cardOfWidth(std::max(16.0, 20 * layout.unit));
    layout.ownWonCard = layout.packet.isEmpty() ? layout.wonCard
                                                : cardOfWidth(kPacket.width() * layout.unit * 0.66);
    placeSeats(layout, input, room);
    placeTrick(layout, input, room);
    // Where type is large and the felt flat, cards of the trick are smaller.
    constexpr int kMostSteps = 8;
    for (int i = 0; i < kMostSteps && tricksLieOnPlates(layout); ++i)
        layout.trickCard = (QSizeF(layout.trickCard) * 0.94).toSize();
    if (input.pad && layout.pad.isEmpty() && input.foot == 0 && !input.openHands)
        layout.strip = placeOfStrip(layout);
    return layout;
}

} // namespace

TableLayout TableLayout::make(const LayoutInput &input)
{
    TableLayout layout = laidOut(input, TrickRoom::between);
    if (tricksLieOnPlates(layout))
        layout = laidOut(input, TrickRoom::below);
    // Better something covers the feet of the own hand than that the trick cannot be read.
    if (input.foot > 0 && layout.trickCard.width() < kReadable * layout.card.width()) {
        LayoutInput whole = input;
        whole.foot = 0;
        return make(whole);
    }
    return layout;
}

int TableLayout::fullWidth(double height, double fontPixels)
{
    const double frame = frameWidth(height * kFeltWidth / kFeltHeight, height);
    const double felt = height - railHeight(height, fontPixels) - frame;
    return qCeil(2 * frame + kFeltWidth * felt / kFeltHeight);
}

double TableLayout::chrome(const QSizeF &window)
{
    constexpr double kUsual = 990; // in which the desktop's own type is as large as it ought to be
    return std::clamp(std::min(window.width() / kSlim, window.height()) / kUsual, 1.0, 2.4);
}

bool TableLayout::layPadFor(int held)
{
    constexpr double kOpen = 0.6; // of a card's width: the hand need not close much for it
    const double room = roomBeside(Corners::padAndPacket, *this);
    if (!padLate || !pad.isEmpty() || card.width() * (1 + kOpen * std::max(0, held - 1)) > room)
        return false;
    handRoom = room;
    pad = placeOfPad(*this);
    strip = {};
    return true;
}

int TableLayout::rowLength(int count) const
{
    const int inRow = std::max(1, static_cast<int>((handRoom - card.width()) / pitch + 0.01) + 1);
    const int rows = std::max(1, (count + inRow - 1) / inRow);
    return std::max(1, (count + rows - 1) / rows);
}

double TableLayout::pitchOf(int inRow) const
{
    const double few = std::clamp(double(kMany - inRow) / (kMany - kFew), 0.0, 1.0);
    const double widest = card.width() * (kClosePitch + (kClearPitch - kClosePitch) * few);
    return std::min(widest, (handRoom - card.width()) / std::max(1, inRow - 1));
}

std::vector<CardPlace> TableLayout::ownCards(int count) const
{
    std::vector<CardPlace> places;
    const int inRow = rowLength(count);
    const int rows = std::max(1, (count + inRow - 1) / inRow);
    for (int row = 0, done = 0; row < rows; ++row) {
        const int here = std::min(inRow, count - done);
        const double apart = rows > 1 ? pitch : pitchOf(here);
        const double middle = hand.bottom() - card.height() * (0.5 + (rows - 1 - row) * kRowStep);
        for (int i = 0; i < here; ++i) {
            const double dx = (i - (here - 1) / 2.0) * apart;
            const double turn = dx / arc;
            places.push_back({QPointF(std::round(hand.center().x() + dx),
                                      std::round(middle + arc * (1 - std::cos(turn)))),
                              qRadiansToDegrees(turn)});
        }
        done += here;
    }
    return places;
}

QRectF TableLayout::indexOf(QSizeF card)
{
    return {-card.width() * 0.46, -card.height() * 0.47, card.width() * 0.2, card.height() * 0.27};
}

} // namespace sandbag
