// SPDX-License-Identifier: GPL-3.0-or-later
// What the table asks in panels, and where they lie.
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/replay_panel.h"
#include "panels/result_panel.h"
#include "places/aside_place.h"
#include "scene/table_view.h"
#include "tabletop.h"

#include <QLayout>
#include <QtMath>

#include <algorithm>

namespace sandbag {

PanelSource Tabletop::panelSource()
{
    PanelSource source;
    source.session = m_session;
    source.seen = m_seen ? &*m_seen : nullptr;
    source.names = m_names;
    source.viewer = m_viewer;
    source.look = m_look;
    source.pixmaps = &m_scene->pixmaps();
    source.cardSize = m_scene->layout().card;
    source.trickCardSize = m_scene->layout().trickCard;
    source.replayEvent = m_replayEvent;
    source.endPicture = m_endPicture;
    return source;
}

void Tabletop::refreshPanel()
{
    const TableQuestion question =
        m_dealing ? TableQuestion()
                  : questionOn(m_showing, *m_session, m_seen ? &*m_seen : nullptr, m_viewer,
                               m_replayDeal);
    if (question == m_question)
        return;
    m_chosen.clear();
    m_scene->setChosen({});
    const PanelSource source = panelSource();
    setPanel(PanelFactory(source, this).make(question), question);
}

namespace {

/// What was never shown would be measured without its buttons.
void countParts(const TablePanel &panel)
{
    for (QWidget *part : panel.findChildren<QWidget *>())
        if (!part->isWindow() && !part->testAttribute(Qt::WA_WState_ExplicitShowHide))
            part->show(); // once the panel is
}

} // namespace

void Tabletop::setPanel(TablePanel *panel, const TableQuestion &question)
{
    const QWidget *focus = window()->focusWidget();
    const bool takesFocus = !focus || focus == m_view || (m_panel && m_panel->isAncestorOf(focus));
    if (takesFocus) // before its button goes, or Qt moves the focus as if Tab had been pressed
        m_view->setFocus(Qt::OtherFocusReason);
    if (m_panel) {
        m_panel->hide();
        m_panel->deleteLater();
    }
    auto *cards = qobject_cast<CardsPanel *>(panel);
    m_choosing = cards && cards->choosesFromHand() ? cards : nullptr;
    m_panel = panel;
    m_question = question;
    if (panel) {
        connect(panel, &TablePanel::noteChanged, this, &Tabletop::coverPrompt);
        panel->setTheme(m_scene->theme());
        countParts(*panel);
        fitPanels();
    }
    showPanels();
    if (takesFocus && !m_extra)
        focusPanel();
}

/// One question at a time, but what lies aside is read while the keys still go to the cards or
/// bids; while the person pauses there is none.
void Tabletop::showPanels()
{
    if (m_panel)
        m_panel->setVisible(!m_userPause && (!m_extra || m_extra->liesAside()));
    if (m_extra)
        m_extra->setVisible(!m_userPause);
    coverPrompt();
}

/// Where a note on a bid stands in the place of the words that ask, it alone is read.
void Tabletop::coverPrompt()
{
    const auto *bids = qobject_cast<const BidPanel *>(m_panel);
    m_scene->coverPrompt(bids && !bids->isHidden() && bids->coversWords());
}

/// The keys go to what is asked, unless it is answered with the cards of the hand.
void Tabletop::focusPanel()
{
    if (m_userPause)
        return;
    if (m_extra && !m_extra->liesAside())
        m_extra->focusFirst();
    else if (m_panel && !m_choosing)
        m_panel->focusFirst();
}

void Tabletop::setExtra(TablePanel *panel)
{
    if (!panel && !m_extra)
        return;
    takeExtra(panel);
    applyPause();
    showDue();
}

void Tabletop::takeExtra(TablePanel *panel)
{
    if (!panel && !m_extra)
        return;
    m_view->setFocus(Qt::OtherFocusReason);
    if (m_extra) {
        m_extra->hide();
        m_extra->deleteLater();
    }
    m_extra = panel;
    if (panel) {
        panel->setTheme(m_scene->theme());
        countParts(*panel);
        fitPanels();
        panel->raise();
    }
    showPanels();
    if (!panel || !panel->liesAside())
        focusPanel();
}

/// Beside the players and never over them. A result has the place of the own cards, too.
QRectF Tabletop::panelPlace(const TablePanel *panel) const
{
    const TableLayout &layout = m_scene->layout();
    QRectF room = layout.centre;
    const bool result = qobject_cast<const ResultPanel *>(panel);
    if (result)
        room.setBottom(layout.seats[0].plate.top());
    else if (replaying() && panel == m_panel)
        room = QRectF(layout.felt.left(), layout.felt.top(), layout.felt.width(),
                      layout.felt.height() + 6);
    else if (!m_scene->prompt().isEmpty())
        room.setBottom(layout.prompt.top() + 8);
    else
        room.setBottom(layout.prompt.bottom() + 4);
    if (canBid() && panel == m_panel) { // chips lie below the players at the sides
        room.setLeft(layout.felt.left() + 16);
        room.setRight(layout.felt.right() - 16);
        const auto *bids = qobject_cast<const BidPanel *>(panel);
        room.setBottom(layout.prompt.top() - 18 + (bids ? bids->roomBelow() : 0));
    }
    QSize size = panel->sizeHint().expandedTo(panel->minimumSize());
    // The shadow may reach under the plates, the paper may not.
    room.adjust(-12, -8, 12, 16);
    if (size.width() > room.width()) {
        // Rather a little over the edge of a plate than words cut in a button.
        size.setWidth(std::max({static_cast<int>(room.width()), panel->minimumSizeHint().width(),
                                panel->minimumWidth()}));
        if (panel->layout()->hasHeightForWidth())
            size.setHeight(panel->layout()->totalHeightForWidth(size.width()));
    }
    size = size.boundedTo(this->size());
    QRectF box{QPointF(), QSizeF(size)};
    box.moveCenter(room.center());
    for (const SeatPlace &seat : layout.seats) { // a wide result rather below those at the sides
        const bool atSide = seat.edge == Edge::left || seat.edge == Edge::right;
        if (result && atSide && box.adjusted(12, 8, -12, -16).intersects(seat.plate))
            box.moveTop(std::max(box.top(), seat.plate.bottom() - 4));
    }
    if (!result || box.bottom() > room.bottom())
        box.moveBottom(room.bottom());
    box.moveTop(std::max(box.top(), 4.0));
    return box;
}

/// What a hint is about: the bids or the trick, and what was said.
std::vector<QRectF> Tabletop::askedPlaces() const
{
    const TableLayout &layout = m_scene->layout();
    std::vector<QRectF> places = m_scene->bubbleRects();
    places.push_back(m_scene->gaugeRect());
    if (m_panel) {
        const std::vector<QRectF> covered = m_panel->coveredRects();
        places.insert(places.end(), covered.begin(), covered.end());
    }
    if (canBid())
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

/// In large letters the type of bids and results gives way, rather than the players and what they
/// have said; before that, what is told of a bid moves below the chips.
void Tabletop::fitPanels()
{
    constexpr double kLeastType = 12; // pixels
    const double usual = m_scene->layout().fontPixels;
    auto *bids = qobject_cast<BidPanel *>(m_panel);
    if (bids) {
        bids->setNoteBelow(false);
        bids->setSunk(0);
    }
    for (TablePanel *panel : {m_panel.data(), m_extra.data()})
        if (panel)
            panel->setFontPixels(usual);
    placePanels();
    if (!canBid() && !qobject_cast<ResultPanel *>(m_panel))
        return;
    std::vector<QRectF> players;
    for (const SeatPlace &seat : m_scene->layout().seats)
        players.push_back(seat.plate);
    const auto fits = [&](const std::vector<QRectF> &covered) {
        return !overlap(covered, players) && !overlap(covered, m_scene->bubbleRects());
    };
    for (const bool below : {true, false}) {
        if (!bids || fits(bids->reservedRects()))
            break;
        bids->setNoteBelow(below);
        placePanels();
    }
    for (const double part : {0.92, 0.85, 0.78, 0.7, 0.62}) {
        if (fits(m_panel->coveredRects()) || usual * part < kLeastType)
            break;
        m_panel->setFontPixels(usual * part);
        placePanels();
    }
    if (bids && !fits(bids->reservedRects()))
        sinkBids(*bids);
    coverPrompt();
}

/// On the smallest tables the words that ask give their place to what is told of a bid, and to the
/// chips so much of it as keeps these clear of the players above.
void Tabletop::sinkBids(BidPanel &bids)
{
    bids.setNoteBelow(true);
    placePanels();
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
    placePanels();
}

void Tabletop::placePanels()
{
    // A replay shows the hand whole, above its panel.
    const auto *replay = qobject_cast<const ReplayPanel *>(m_panel);
    m_scene->setFoot(replay ? replay->paperSize().height() + 6 : 0);
    const TableLayout &layout = m_scene->layout();
    for (TablePanel *panel : {m_panel.data(), m_extra.data()}) {
        if (!panel)
            continue;
        if (panel->liesAside()) {
            const int least = panel->layout()->totalMinimumSize().width();
            panel->setGeometry(placeAside(layout, size(), askedPlaces(), least, [panel](int width) {
                                   return panel->layout()->totalHeightForWidth(width);
                               }).toRect());
            continue;
        }
        panel->setGeometry(panelPlace(panel).toRect());
        panel->layout()->activate();
        panel->layout()->setGeometry(panel->contentsRect()); // no event resizes what is hidden
    }
    m_scene->setAsked(m_panel ? QRectF(m_panel->geometry()) : QRectF());
}

} // namespace sandbag
