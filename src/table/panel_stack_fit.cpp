// SPDX-License-Identifier: GPL-3.0-or-later
// The places of panels, and the size of their contents.
#include "panel_stack.h"

#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/match_end_panel.h"
#include "panels/pad_panel.h"
#include "panels/replay_panel.h"
#include "panels/result_panel.h"
#include "panels/tricks_panel.h"
#include "places/aside_place.h"
#include "places/laid_places.h"
#include "scene/table_scene.h"

#include <QLayout>
#include <QtMath>

#include <algorithm>
#include <array>

namespace sandbag {

namespace {

constexpr double kEndTop = 0.405; // of the felt's height, where the end of a match begins
constexpr double kLeastType = 12; // pixels
constexpr double kChip = 50;      // diameter, in units

} // namespace

/// In the middle of the felt.
double PanelStack::roomBesidePad() const
{
    constexpr double kBeside = 8;
    const QRectF pad = m_scene->padRect();
    const QRectF felt = m_scene->layout().felt;
    return pad.isEmpty() ? felt.width() - 24 : 2 * (pad.left() - kBeside - felt.center().x());
}

/// Below the winners' faces, down to the own plate where nobody has won and it is still there.
QRectF PanelStack::placeOfEnd(const TablePanel &panel) const
{
    const TableLayout &layout = m_scene->layout();
    const QRectF felt = layout.felt;
    const double foot =
        m_scene->anyCrowned() ? felt.bottom() - 16 : layout.seats[0].plate.top() - 4;
    const double wide = std::min(roomBesidePad(),
                                 std::max<double>(panel.minimumSizeHint().width(),
                                                  std::min(760 * layout.unit, felt.width() * 0.8)));
    const double top = felt.top() + felt.height() * kEndTop;
    const double high = std::max<double>(foot - top, panel.minimumSizeHint().height());
    return {felt.center().x() - wide / 2, foot - high, wide, high};
}

/// Next to the players and never over them.
QRectF PanelStack::placeOf(const TablePanel *panel) const
{
    const TableLayout &layout = m_scene->layout();
    QRectF room = layout.centre;
    if (qobject_cast<const ResultPanel *>(panel) || qobject_cast<const PadPanel *>(panel))
        return placeOfSheet(*panel);
    if (qobject_cast<const MatchEndPanel *>(panel))
        return placeOfEnd(*panel);
    if (qobject_cast<const ReplayPanel *>(panel))
        room = QRectF(layout.felt.left(), layout.felt.top(), layout.felt.width(),
                      layout.felt.height() + 6);
    else if (!m_scene->prompt().isEmpty())
        room.setBottom(layout.prompt.top() + 8);
    else
        room.setBottom(layout.prompt.bottom() + 4);
    if (const auto *bids =
            qobject_cast<const BidPanel *>(panel)) { // chips are below the players at the sides
        room.setLeft(layout.felt.left() + 16);
        room.setRight(layout.felt.right() - 16);
        room.setBottom(layout.prompt.top() - 18 + bids->roomBelow());
    }
    QSize size = panel->sizeHint().expandedTo(panel->minimumSize());
    if (panel == m_choosing) // its words change, and its button stays where it is
        size.setHeight(panel->layout()->totalHeightForWidth(size.width()));
    // The shadow may reach under the plates, the paper may not.
    room.adjust(-12, -8, 12, 16);
    if (size.width() > room.width()) {
        // Rather a little over the edge of a plate than words cut in a button.
        size.setWidth(std::max({static_cast<int>(room.width()), panel->minimumSizeHint().width(),
                                panel->minimumWidth()}));
        if (panel->layout()->hasHeightForWidth())
            size.setHeight(panel->layout()->totalHeightForWidth(size.width()));
    }
    size = size.boundedTo(m_table->size());
    QRectF box{QPointF(), QSizeF(size)};
    box.moveCenter(room.center());
    box.moveBottom(room.bottom());
    box.moveTop(std::max(box.top(), 4.0));
    return box;
}

/// What a hint is about: the bids or the trick, and what was said.
std::vector<QRectF> PanelStack::askedPlaces() const
{
    const TableLayout &layout = m_scene->layout();
    std::vector<QRectF> places = m_scene->bubbleRects();
    places.push_back(m_scene->gaugeRect());
    if (m_asked) {
        const std::vector<QRectF> covered = m_asked->coveredRects();
        places.insert(places.end(), covered.begin(), covered.end());
    }
    for (std::size_t i = 0; i < m_scene->laidPlaces().middles.size(); ++i)
        places.push_back(m_scene->laidPlaces().box(i));
    if (bids())
        return places;
    for (const SeatPlace &seat : layout.seats) {
        QRectF card(QPointF(), QSizeF(layout.trickCard));
        card.moveCenter(seat.trick);
        places.push_back(card);
    }
    return places;
}

namespace {

bool overlap(const std::vector<QRectF> &some, const std::vector<QRectF> &others)
{
    return std::any_of(some.begin(), some.end(), [&others](const QRectF &box) {
        return std::any_of(others.begin(), others.end(),
                           [&box](const QRectF &other) { return box.intersects(other); });
    });
}

} // namespace

/// Clear of the players, and of their speech bubbles.
bool PanelStack::fits(const std::vector<QRectF> &covered) const
{
    std::vector<QRectF> players;
    for (const SeatPlace &seat : m_scene->layout().seats)
        players.push_back(seat.plate);
    return !overlap(covered, players) && !overlap(covered, m_scene->bubbleRects());
}

/// In large letters the type of bids and results gives way, rather than the players and what they
/// have said.
void PanelStack::fit()
{
    const double usual = m_scene->layout().fontPixels;
    for (TablePanel *panel : {m_asked.data(), m_extra.data()})
        if (panel)
            panel->setFontPixels(usual);
    if (BidPanel *bids = this->bids())
        fitBids(*bids);
    else if (auto *sheet = qobject_cast<ResultPanel *>(m_asked))
        fitSheet(*sheet);
    else
        place();
    if (auto *pad = qobject_cast<PadPanel *>(m_extra))
        fitPad(*pad);
    fitEnd();
    fitAside();
    coverPrompt();
}

/// What is read beside a question is written smaller before it covers a player, what one has said,
/// or what may be answered.
void PanelStack::fitAside()
{
    if (!m_extra || !m_extra->liesAside())
        return;
    const auto clear = [this] {
        const std::vector<QRectF> paper{m_extra->paperRect()};
        return fits(paper) && !overlap(paper, askedPlaces());
    };
    const double usual = m_scene->layout().fontPixels;
    for (const double part : {0.92, 0.85, 0.78}) {
        if (clear() || usual * part < kLeastType)
            return;
        m_extra->setFontPixels(usual * part);
        place();
    }
}

/// Where a choice from the hand is asked, places for it are on the felt. They stay where they are
/// while the choice is made, whatever is said meanwhile.
void PanelStack::layPlaces()
{
    if (!m_choosing) {
        m_scene->setLaidPlaces({});
        return;
    }
    const CardsPanel::Question &question = m_choosing->question();
    LaidPlacesInput input;
    input.count = question.most;
    input.receiver =
        question.receiver < 0 ? -1 : static_cast<int>(m_scene->placeOf(question.receiver));
    constexpr double kLine = 1.6; // that its words may need once more, of the type
    input.below = m_choosing->geometry().top() - kLine * m_scene->layout().fontPixels;
    input.bubbles = m_scene->bubbleRects();
    m_scene->setLaidPlaces(laidPlaces(m_scene->layout(), input));
}

/// Chips become a little smaller first; then the note on a bid moves below them, then the type
/// becomes smaller.
void PanelStack::fitBids(BidPanel &bids)
{
    const double chip = kChip * m_scene->layout().unit;
    bids.setNoteBelow(false);
    bids.setSunk(0);
    const auto fitsAt = [this, &bids, chip](double part) {
        bids.setChipSize(qRound(chip * part));
        place();
        return fits(bids.reservedRects());
    };
    constexpr std::array<double, 3> kParts{1.0, 0.9, 0.8};
    for (const bool below : {false, true}) {
        bids.setNoteBelow(below);
        if (std::any_of(kParts.begin(), kParts.end(), fitsAt))
            return;
    }
    bids.setNoteBelow(false);
    place();
    shrinkType(bids);
    if (!fits(bids.reservedRects()))
        sinkBids(bids);
}

void PanelStack::shrinkType(TablePanel &panel)
{
    const double usual = m_scene->layout().fontPixels;
    for (const double part : {0.92, 0.85, 0.78, 0.7, 0.62}) {
        if (fits(panel.coveredRects()) || usual * part < kLeastType)
            return;
        panel.setFontPixels(usual * part);
        place();
    }
}

/// The tag over a chip keeps clear of the players next to it, and of their speech bubbles.
void PanelStack::placeTag(BidPanel &bids) const
{
    const QRectF band = bids.reservedRects().back();
    double left = 0, right = 0;
    const double middle = m_scene->layout().felt.center().x();
    std::vector<QRectF> others = m_scene->bubbleRects();
    for (const SeatPlace &seat : m_scene->layout().seats)
        others.push_back(seat.plate);
    left = m_scene->layout().felt.left() + 8;
    right = m_scene->layout().felt.right() - 8;
    for (const QRectF &box : others) {
        if (box.top() > band.bottom() || box.bottom() < band.top())
            continue;
        if (box.center().x() < middle)
            left = std::max(left, box.right() + 6);
        else
            right = std::min(right, box.left() - 6);
    }
    bids.setTagRoom(left - bids.x(), right - bids.x());
}

/// The end of a match takes what the faces leave.
void PanelStack::fitEnd()
{
    if (!qobject_cast<MatchEndPanel *>(m_asked))
        return;
    m_scene->setPadOpen(qobject_cast<PadPanel *>(m_extra) != nullptr);
    const double usual = m_scene->layout().fontPixels;
    for (const double part : {1.0, 0.9, 0.8, 0.7}) {
        m_asked->setFontPixels(usual * part);
        const QRectF box = placeOfEnd(*m_asked);
        if (m_asked->minimumSizeHint().height() <= box.height() &&
            box.top() >=
                m_scene->layout().felt.top() + kEndTop * m_scene->layout().felt.height() - 1)
            break;
    }
    // Where there is no room for both the pad goes: its numbers are on the frame.
    if (m_asked->minimumSizeHint().width() > roomBesidePad())
        m_scene->setPadOpen(true);
    place();
}

/// On the smallest tables the prompt gives its place to the note on a bid, and to the chips as much
/// of it as these need to stay clear of the players above.
void PanelStack::sinkBids(BidPanel &bids)
{
    constexpr double kSmallest = 0.68; // of a chip
    bids.setNoteBelow(true);
    bids.setChipSize(qRound(kChip * m_scene->layout().unit * kSmallest));
    place();
    const TableLayout &layout = m_scene->layout();
    std::vector<QRectF> above = m_scene->bubbleRects();
    for (std::size_t place = 1; place < layout.seats.size(); ++place)
        above.push_back(layout.seats[place].plate);
    double by = 0;
    for (const QRectF &box : bids.coveredRects())
        for (const QRectF &other : above)
            if (box.intersects(other))
                by = std::max(by, other.bottom() + 1 - box.top());
    bids.setSunk(qCeil(std::min(by, layout.hand.top() - layout.prompt.top())));
    place();
}

void PanelStack::place()
{
    // A replay shows the hand whole, above its panel.
    const auto *replay = qobject_cast<const ReplayPanel *>(m_asked);
    m_scene->setFoot(replay ? replay->paperSize().height() + 6 : 0);
    const TableLayout &layout = m_scene->layout();
    for (TablePanel *panel : {m_asked.data(), m_extra.data()}) {
        if (!panel)
            continue;
        if (auto *tricks = qobject_cast<TricksPanel *>(panel)) {
            tricks->setGeometry(m_table->rect());
            std::vector<std::size_t> places;
            for (std::size_t seat = 0; seat < layout.seats.size(); ++seat)
                places.push_back(m_scene->placeOf(static_cast<int>(seat)));
            tricks->lieOn(layout, places);
            continue;
        }
        if (panel->liesAside()) {
            const int least = panel->layout()->totalMinimumSize().width();
            panel->setGeometry(
                placeAside(layout, m_table->size(), askedPlaces(), least, [panel](int width) {
                    return panel->layout()->totalHeightForWidth(width);
                }).toRect());
            continue;
        }
        panel->layout()->activate(); // rows that came or went since are measured
        panel->setGeometry(placeOf(panel).toRect());
        panel->layout()->activate();
        panel->layout()->setGeometry(panel->contentsRect()); // no event resizes a hidden panel
    }
    if (BidPanel *bids = this->bids())
        placeTag(*bids);
    m_scene->setAsked(m_asked ? QRectF(m_asked->geometry()) : QRectF());
}

} // namespace sandbag
