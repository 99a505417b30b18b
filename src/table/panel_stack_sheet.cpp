// SPDX-License-Identifier: GPL-3.0-or-later
// The place and the size of written sheets: a deal's result, and the pad when it is opened.
#include "panel_stack.h"

#include "panels/choice_panel.h"
#include "panels/pad_panel.h"
#include "panels/result_panel.h"
#include "scene/table_scene.h"

#include <QLayout>
#include <QtMath>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kMiddle = 0.51;       // of the felt's height, where a sheet's middle is
constexpr double kHighest = 0.80;      // of the felt's height
constexpr double kLeastSheetType = 12; // pixels
constexpr double kClear = 16;          // pixels between a sheet and the players
constexpr double kOverOwn = 10;        // and over the own plate
constexpr int kFewest = 2;             // rows of earlier deals that a result shows, if any
constexpr int kFew = 4;         // rows of earlier deals that a sheet keeps rather than its width
constexpr double kWidth = 720;  // of a sheet, in units
constexpr double kType = 16;    // and of its type: where that is larger, the sheet is wider
constexpr double kColumn = 200; // of one of its sides, where there are many
constexpr double kBeside = 66;  // of the numbers before them
constexpr double kLeastPadType = 12; // pixels
constexpr double kRow = 30;          // the height of a deal before, in units
constexpr double kLine = 34;         // of a line of this deal

bool atSide(const SeatPlace &seat)
{
    return seat.edge == Edge::left || seat.edge == Edge::right;
}

/// Other players whose plates lie beside that room, and not only above it.
bool beside(const SeatPlace &seat, const QRectF &room, double gap)
{
    return atSide(seat) && seat.plate.bottom() + gap > room.top() &&
           seat.plate.top() - gap < room.bottom();
}

} // namespace

/// Where a paper may lie: below those at the top, over the own plate, beside the last trick, and
/// between those at the sides or below these.
QRectF PanelStack::roomForSheet() const
{
    const TableLayout &layout = m_scene->layout();
    const QRectF felt = layout.felt;
    double top = felt.top() + m_sheetGap;
    for (std::size_t place = 1; place < layout.seats.size(); ++place) {
        const SeatPlace &seat = layout.seats[place];
        const bool above = seat.edge == Edge::top || m_sheetBelow;
        top = above ? std::max(top, seat.plate.bottom() + m_sheetGap) : top;
    }
    QRectF room(QPointF(felt.left() + m_sheetGap, top),
                QPointF(felt.right() - m_sheetGap,
                        layout.seats[0].plate.top() - std::min(kOverOwn, m_sheetGap)));
    for (std::size_t place = 1; place < layout.seats.size(); ++place) {
        const SeatPlace &seat = layout.seats[place];
        if (m_sheetBelow || !beside(seat, room, m_sheetGap))
            continue;
        if (seat.edge == Edge::left)
            room.setLeft(std::max(room.left(), seat.plate.right() + m_sheetGap));
        else
            room.setRight(std::min(room.right(), seat.plate.left() - m_sheetGap));
    }
    if (layout.packet.intersects(room))
        room.setLeft(std::max(room.left(), layout.packet.right() + m_sheetGap));
    const double half =
        std::min({room.right() - felt.center().x(), felt.center().x() - room.left(),
                  m_sheetWidth * std::max(layout.unit, layout.fontPixels / kType) / 2});
    room.setLeft(felt.center().x() - half);
    room.setRight(felt.center().x() + half);
    return room;
}

/// The opened pad may lie over the players, who are dark meanwhile.
QRectF PanelStack::roomFor(const TablePanel &panel) const
{
    if (!m_padOver || !qobject_cast<const PadPanel *>(&panel))
        return roomForSheet();
    const TableLayout &layout = m_scene->layout();
    QRectF room = layout.felt.adjusted(m_sheetGap, m_sheetGap, -m_sheetGap, 0);
    room.setBottom(layout.seats[0].plate.top());
    return room;
}

/// A little below the middle of the felt, where the eye is.
QRectF PanelStack::placeOfSheet(const TablePanel &panel) const
{
    const QRectF felt = m_scene->layout().felt;
    const QRectF room = roomFor(panel);
    QSize size(std::max(panel.minimumWidth(), panel.minimumSizeHint().width()),
               panel.sizeHint().height());
    if (panel.layout()->hasHeightForWidth())
        size.setHeight(panel.layout()->totalHeightForWidth(size.width()));
    size = size.boundedTo(m_table->size());
    const QRectF paper = TablePanel::paperIn(QRectF(QPointF(), QSizeF(size)));
    const double half = paper.height() / 2;
    double middle = felt.top() + kMiddle * felt.height();
    middle = std::min(std::max(middle, room.top() + half), room.bottom() - half);
    QRectF box{QPointF(), QSizeF(size)};
    box.translate(felt.center().x() - paper.center().x(), middle - paper.center().y());
    box.moveTop(std::max(box.top(), 4.0));
    return box;
}

/// Of the players; what one of them has just said may be under a sheet.
bool PanelStack::isClear(const TablePanel &panel) const
{
    const QRectF paper = panel.paperRect();
    const std::vector<SeatPlace> &seats = m_scene->layout().seats;
    return std::none_of(seats.begin(), seats.end(),
                        [&paper](const SeatPlace &seat) { return seat.plate.intersects(paper); });
}

/// By how much it is too high for its room; never less than nothing.
double PanelStack::sheetIsOver(const TablePanel &panel) const
{
    const double most =
        std::min(roomFor(panel).height(), kHighest * m_scene->layout().felt.height());
    return std::max(0.0, panel.paperRect().height() - most);
}

/// A sheet with more columns may be wider.
void PanelStack::widenFor(int columns)
{
    m_sheetWidth = std::max(kWidth, kBeside + kColumn * columns);
}

/// How wide it may be, with its shadow, in sizes of its type.
double PanelStack::roomInEms(const TablePanel &panel, double pixels) const
{
    const double shade = QRectF(panel.rect()).width() - TablePanel::paperIn(panel.rect()).width();
    return (roomFor(panel).width() + shade) / pixels;
}

/// With as many of the deals before as have room.
bool PanelStack::trySheet(ResultPanel &sheet, double pixels, bool earlier)
{
    const double room = roomInEms(sheet, pixels);
    if (earlier && sheet.earlier() == 0)
        return false;
    // Two columns and rows are pressed together before they are given up.
    if (room < sheet.leastRoom(earlier) && (earlier || sheet.columns() > 2))
        return false;
    sheet.setFontPixels(pixels);
    sheet.setWordsBelow(false);
    sheet.setRoom(room, earlier);
    sheet.setFontPixels(pixels); // which takes the width
    place();
    const double over = sheetIsOver(sheet);
    if (over > 0 && earlier) {
        const int rows = sheet.earlier() - qCeil(over / std::max(1, sheet.earlierHeight()));
        if (rows < std::min(kFewest, sheet.earlier()))
            return false;
        sheet.showEarlier(rows);
        place();
    }
    return fitsInRows(sheet, earlier);
}

/// Words in three rows are next to a name only where they have no room below it, and in a column
/// only where the sides have none in rows.
bool PanelStack::fitsInRows(ResultPanel &sheet, bool earlier)
{
    constexpr int kMostRows = 2;
    const auto fits = [&] { return sheetIsOver(sheet) <= 0 && isClear(sheet); };
    const bool broken = sheet.mostRows() > kMostRows;
    if (!broken || earlier || !sheet.hasRows())
        return fits();
    if (sheet.columns() > 0)
        return m_mayBreak && fits();
    sheet.setWordsBelow(true);
    place();
    if (fits())
        return true;
    sheet.setWordsBelow(false);
    place();
    return m_mayBreak && fits();
}

/// From now on sheets are between the players, or below them. False where that is the same room:
/// what had none in it need not be tried again.
bool PanelStack::goBelow(bool below)
{
    m_sheetBelow = false;
    const QRectF between = roomForSheet();
    m_sheetBelow = below;
    return !below || roomForSheet() != between;
}

/// Between the players or below them, with deals before or without.
bool PanelStack::trySheetIn(ResultPanel &sheet, double pixels)
{
    for (const bool below : {false, true}) {
        if (!goBelow(below))
            continue;
        for (const bool earlier : {true, false})
            if (trySheet(sheet, pixels, earlier))
                return true;
    }
    return false;
}

/// What room is left makes the rows higher, up to what a hand would leave for its writing.
void PanelStack::airRows(ResultPanel &sheet)
{
    constexpr double kSmall = 0.8; // a table on which rows are as low as their type
    const double unit = m_scene->layout().unit;
    if (unit < kSmall)
        return;
    const int earlier = sheet.earlierHeight(), line = sheet.lineHeight();
    for (const double part : {1.0, 0.75, 0.5, 0.25, 0.0}) {
        sheet.setRowHeights(qRound(earlier + part * std::max(0.0, kRow * unit - earlier)),
                            qRound(line + part * std::max(0.0, kLine * unit - line)));
        place();
        if (sheetIsOver(sheet) <= 0 && isClear(sheet))
            return;
    }
    sheet.setRowHeights(0, 0);
    place();
}

/// The same on the pad, whose deals are one below the other.
void PanelStack::airRows(PadPanel &pad)
{
    const int low = pad.rowHeight();
    const double more = std::max(0.0, kRow * m_scene->layout().unit - low);
    for (const double part : {1.0, 0.75, 0.5, 0.25, 0.0}) {
        pad.setRowHeight(qRound(low + part * more));
        place();
        if (sheetIsOver(pad) <= 0 && isClear(pad))
            return;
    }
    pad.setRowHeight(0);
    place();
}

/// On the smallest tables it is near the players, in smaller type, then without what the frame says
/// and nearer still, rather than on them.
void PanelStack::squeeze(ResultPanel &sheet)
{
    const double usual = m_scene->layout().fontPixels;
    sheet.setCramped(true);
    struct Step {
        bool spare;
        double gap;
        double least; // of the type's size
    };
    for (const Step step : {Step{true, 8, 0.7}, Step{false, 8, 0.7}, Step{false, 2, 0.55}}) {
        m_sheetGap = step.gap;
        sheet.setSpareShown(step.spare);
        for (const double part : {1.0, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55}) {
            if (part < step.least)
                break;
            const double pixels = std::max(kLeastSheetType, usual * part);
            for (const bool below : {false, true})
                if (goBelow(below) && trySheet(sheet, pixels, false))
                    return;
            if (pixels == kLeastSheetType)
                break;
        }
    }
    place();
}

void PanelStack::fitSheet(ResultPanel &sheet)
{
    sheet.setRowHeights(0, 0);
    tryForms(sheet);
    sheet.settleForm();
    airRows(sheet);
    if (!isClear(sheet))
        squeeze(sheet);
}

/// Type a little smaller lets deals before be seen, and so do their numbers without the dealers.
bool PanelStack::tryWithEarlier(ResultPanel &sheet)
{
    constexpr double kLeast = 14; // pixels
    const double usual = m_scene->layout().fontPixels;
    for (const bool dealers : {true, false}) {
        sheet.setDealersNamed(dealers);
        for (const double part : {1.0, 0.92, 0.85})
            for (const bool below : {false, true})
                if ((part == 1 || usual * part >= kLeast) && goBelow(below) &&
                    trySheet(sheet, usual * part, true))
                    return true;
    }
    sheet.setDealersNamed(true);
    return false;
}

/// Rather sides in rows than in columns of small type or of lines in three rows, and rather small
/// type than a sheet that touches somebody.
void PanelStack::tryForms(ResultPanel &sheet)
{
    m_sheetGap = kClear;
    sheet.setCramped(false);
    for (const bool mayBreak : {false, true}) {
        m_mayBreak = mayBreak;
        for (const bool columns : {true, false})
            if (tryForm(sheet, columns))
                return;
    }
}

bool PanelStack::tryForm(ResultPanel &sheet, bool columns)
{
    constexpr double kLeastColumnType = 14; // of sides that might be in rows
    constexpr double kBesideBags = 0.85;    // of the usual type
    const double usual = m_scene->layout().fontPixels;
    if (!sheet.setColumns(columns))
        return false;
    widenFor(sheet.columns());
    sheet.setSpareShown(true);
    if (columns && tryWithEarlier(sheet))
        return true;
    const bool rowsToo = columns && sheet.hasRows();
    // In rows the type is rather as large as usual than beside bags, which the frame has, too.
    for (const bool bags : {true, false}) {
        if (!bags && (columns || !sheet.hasBags()))
            break;
        sheet.setBagsShown(bags);
        for (const double part : {1.0, 0.92, 0.85, 0.78, 0.7}) {
            const bool cramped = bags && !columns && part < kBesideBags;
            if (cramped ||
                (part < 1 && usual * part < (rowsToo ? kLeastColumnType : kLeastSheetType)))
                break;
            if (trySheetIn(sheet, usual * part))
                return true;
        }
    }
    return false;
}

/// The last deals, as many as have room between the players.
bool PanelStack::tryPad(PadPanel &pad, bool wide, double part)
{
    const double pixels = m_scene->layout().fontPixels * part;
    pad.setRoom(wide ? roomInEms(pad, pixels) : 0);
    pad.setFontPixels(pixels);
    for (int deals = pad.deals(); deals >= std::min(kFew, pad.deals()); --deals) {
        pad.showDeals(deals);
        place();
        if (sheetIsOver(pad) <= 0 && (m_padOver || isClear(pad)) &&
            pad.paperRect().width() <= roomFor(pad).width())
            return true;
    }
    return false;
}

/// With the last deals in smaller type, near the players and not on them.
bool PanelStack::tryPadSmaller(PadPanel &pad)
{
    m_sheetGap = 2;
    pad.showDeals(kFew);
    for (const double part : {1.0, 0.92, 0.85, 0.78, 0.7}) {
        const double pixels = m_scene->layout().fontPixels * part;
        if (pixels < kLeastPadType)
            return false;
        pad.setFontPixels(pixels);
        place();
        if (isClear(pad))
            return true;
    }
    return false;
}

void PanelStack::fitPad(PadPanel &pad)
{
    m_sheetGap = kClear;
    m_padOver = false;
    pad.setRowHeight(0);
    widenFor(pad.sides());
    for (const bool below : {false, true}) {
        m_sheetBelow = below;
        for (const bool wide : {true, false})
            if (tryPad(pad, wide))
                return airRows(pad);
    }
    if (tryPadSmaller(pad))
        return;
    // On the smallest tables it is on them rather than without the last deals.
    m_sheetGap = kClear;
    m_padOver = true;
    for (const double part : {1.0, 0.92, 0.85, 0.78, 0.7})
        for (const bool wide : {true, false})
            if (tryPad(pad, wide, part))
                return airRows(pad);
}

} // namespace sandbag
