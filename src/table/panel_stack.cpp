// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel_stack.h"

#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/match_end_panel.h"
#include "panels/replay_panel.h"
#include "panels/result_panel.h"
#include "places/aside_place.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"

#include <QEasingCurve>
#include <QGraphicsOpacityEffect>
#include <QKeyEvent>
#include <QLayout>
#include <QtMath>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kEndTop = 0.405; // of the felt's height, where the end of a match begins

bool isResult(const TablePanel *panel)
{
    return qobject_cast<const ResultPanel *>(panel) || qobject_cast<const MatchEndPanel *>(panel);
}

/// What was never shown would be measured without its buttons.
void countParts(const TablePanel &panel)
{
    for (QWidget *part : panel.findChildren<QWidget *>())
        if (!part->isWindow() && !part->testAttribute(Qt::WA_WState_ExplicitShowHide))
            part->show(); // once the panel is
}

} // namespace

PanelStack::PanelStack(TableScene *scene, TableView *view, QWidget *table)
    : QObject(table), m_scene(scene), m_view(view), m_table(table)
{
    connect(scene, &TableScene::laidOut, this, &PanelStack::fit);
    connect(scene, &TableScene::motionEnded, this, [this] {
        if (!m_asked || !m_asked->isHidden())
            return;
        show();
        if (!m_extra && m_view->hasFocus())
            giveKeys();
    });
    connect(scene, &TableScene::lookChanged, this, [this] {
        for (TablePanel *panel : {m_asked.data(), m_extra.data()})
            if (panel)
                panel->setTheme(m_scene->theme());
    });
}

PanelStack::~PanelStack() = default;

BidPanel *PanelStack::bids() const
{
    return qobject_cast<BidPanel *>(m_asked);
}

bool PanelStack::offerKey(QKeyEvent *event)
{
    for (TablePanel *panel : {m_extra.data(), m_asked.data()})
        if (panel && panel->isVisible() && panel->offerKey(event))
            return true;
    const bool closes = event->key() == Qt::Key_Escape && m_extra && !m_hidden;
    if (closes)
        emit closeAsked();
    return closes;
}

void PanelStack::setHidden(bool hidden)
{
    m_hidden = hidden;
    if (hidden) // before its button goes, or Qt moves the focus as if Tab had been pressed
        m_view->setFocus(Qt::OtherFocusReason);
    show();
    giveKeys();
}

void PanelStack::ask(TablePanel *panel, const TableQuestion &question)
{
    const QWidget *focus = m_table->window()->focusWidget();
    const bool takesFocus = !focus || focus == m_view || (m_asked && m_asked->isAncestorOf(focus));
    if (takesFocus) // before its button goes, or Qt moves the focus as if Tab had been pressed
        m_view->setFocus(Qt::OtherFocusReason);
    if (m_asked) {
        m_asked->hide();
        m_asked->deleteLater();
    }
    auto *cards = qobject_cast<CardsPanel *>(panel);
    m_choosing = cards && cards->choosesFromHand() ? cards : nullptr;
    m_asked = panel;
    m_question = question;
    if (panel) {
        connect(panel, &TablePanel::noteChanged, this, &PanelStack::coverPrompt);
        panel->setTheme(m_scene->theme());
        countParts(*panel);
        fit();
    }
    show();
    if (takesFocus && !m_extra)
        giveKeys();
}

/// One question at a time, but what lies aside is read while the keys still go to the cards or
/// bids; while the person pauses there is none.
void PanelStack::show()
{
    const bool before = m_asked && !m_asked->isHidden();
    if (m_asked)
        m_asked->setVisible(!m_hidden && !waits() && (!m_extra || m_extra->liesAside()));
    if (m_asked && !before && !m_asked->isHidden())
        rise();
    if (m_extra)
        m_extra->setVisible(!m_hidden);
    coverPrompt();
}

/// A result never comes before the last trick is gathered.
bool PanelStack::waits() const
{
    return isResult(m_asked) && m_scene->inMotion();
}

/// A result comes softly, and what it has to say is written.
void PanelStack::rise()
{
    constexpr int kComes = 320; // ms
    constexpr double kFrom = 60;
    if (!isResult(m_asked) || !m_scene->look().moves() || !m_table->isVisible())
        return;
    if (auto *end = qobject_cast<MatchEndPanel *>(m_asked))
        end->begin();
    if (auto *sheet = qobject_cast<ResultPanel *>(m_asked))
        sheet->write();
    delete m_rising;
    auto *veil = new QGraphicsOpacityEffect(m_asked);
    veil->setOpacity(0);
    m_asked->setGraphicsEffect(veil);
    m_rising = new QVariantAnimation(m_asked);
    m_rising->setStartValue(0.0);
    m_rising->setEndValue(1.0);
    m_rising->setDuration(m_scene->look().lasting(kComes));
    m_rising->setEasingCurve(QEasingCurve::OutCubic);
    const auto put = [this, veil](const QVariant &share) {
        const double t = share.toDouble();
        veil->setOpacity(std::min(1.0, t * 1.6));
        m_asked->move(placeOf(m_asked).toRect().topLeft() + QPoint(0, qRound(kFrom * (1 - t))));
    };
    connect(m_rising, &QVariantAnimation::valueChanged, m_asked, put);
    connect(m_rising, &QVariantAnimation::finished, m_asked, [this] {
        m_asked->setGraphicsEffect(nullptr);
        place();
    });
    put(0.0);
    m_rising->start(QAbstractAnimation::DeleteWhenStopped);
}

/// Where a note on a bid stands in the place of the words that ask, it alone is read.
void PanelStack::coverPrompt()
{
    const BidPanel *bids = this->bids();
    m_scene->coverPrompt(bids && !bids->isHidden() && bids->coversWords());
}

/// The keys go to what is asked, unless it is answered with the cards of the hand.
void PanelStack::giveKeys()
{
    if (m_hidden)
        return;
    if (m_extra && !m_extra->liesAside())
        m_extra->focusFirst();
    else if (m_asked && !m_choosing)
        m_asked->focusFirst();
}

void PanelStack::lay(TablePanel *panel)
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
        fit();
        panel->raise();
    }
    show();
    if (!panel || !panel->liesAside())
        giveKeys();
}

/// Below the winners' faces, down to the own plate where that is still there.
QRectF PanelStack::placeOfEnd(const TablePanel &panel) const
{
    const TableLayout &layout = m_scene->layout();
    const QRectF felt = layout.felt;
    const double foot = m_scene->crowned(0) ? felt.bottom() - 16 : layout.seats[0].plate.top() - 4;
    const double wide = std::min(felt.width() - 24,
                                 std::max<double>(panel.minimumSizeHint().width(),
                                                  std::min(760 * layout.unit, felt.width() * 0.8)));
    const double top = felt.top() + felt.height() * kEndTop;
    const double high = std::max<double>(foot - top, panel.minimumSizeHint().height());
    return {felt.center().x() - wide / 2, foot - high, wide, high};
}

/// Beside the players and never over them. A result has the place of the own cards, too.
QRectF PanelStack::placeOf(const TablePanel *panel) const
{
    const TableLayout &layout = m_scene->layout();
    QRectF room = layout.centre;
    const bool result = qobject_cast<const ResultPanel *>(panel);
    if (qobject_cast<const MatchEndPanel *>(panel))
        return placeOfEnd(*panel);
    if (result)
        room.setBottom(layout.seats[0].plate.top());
    else if (qobject_cast<const ReplayPanel *>(panel))
        room = QRectF(layout.felt.left(), layout.felt.top(), layout.felt.width(),
                      layout.felt.height() + 6);
    else if (!m_scene->prompt().isEmpty())
        room.setBottom(layout.prompt.top() + 8);
    else
        room.setBottom(layout.prompt.bottom() + 4);
    if (const auto *bids =
            qobject_cast<const BidPanel *>(panel)) { // chips lie below the players at the sides
        room.setLeft(layout.felt.left() + 16);
        room.setRight(layout.felt.right() - 16);
        room.setBottom(layout.prompt.top() - 18 + bids->roomBelow());
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
    size = size.boundedTo(m_table->size());
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
std::vector<QRectF> PanelStack::askedPlaces() const
{
    const TableLayout &layout = m_scene->layout();
    std::vector<QRectF> places = m_scene->bubbleRects();
    places.push_back(m_scene->gaugeRect());
    if (m_asked) {
        const std::vector<QRectF> covered = m_asked->coveredRects();
        places.insert(places.end(), covered.begin(), covered.end());
    }
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

/// Clear of the players, and of what they have said.
bool PanelStack::fits(const std::vector<QRectF> &covered) const
{
    std::vector<QRectF> players;
    for (const SeatPlace &seat : m_scene->layout().seats)
        players.push_back(seat.plate);
    return !overlap(covered, players) && !overlap(covered, m_scene->bubbleRects());
}

/// In large letters the type of bids and results gives way, rather than the players and what they
/// have said; before that, what is told of a bid moves below the chips.
void PanelStack::fit()
{
    constexpr double kLeastType = 12; // pixels
    const double usual = m_scene->layout().fontPixels;
    BidPanel *bids = this->bids();
    if (bids) {
        bids->setNoteBelow(false);
        bids->setSunk(0);
    }
    for (TablePanel *panel : {m_asked.data(), m_extra.data()})
        if (panel)
            panel->setFontPixels(usual);
    place();
    fitEnd();
    auto *sheet = qobject_cast<ResultPanel *>(m_asked);
    if (!bids && !sheet)
        return;
    if (sheet) {
        sheet->setSpareShown(true);
        for (const bool earlier : {true, false}) {
            sheet->setEarlierShown(earlier);
            sheet->setFontPixels(usual);
            place();
            if (fits(sheet->coveredRects()))
                break;
        }
    }
    for (const bool below : {true, false}) {
        if (!bids || fits(bids->reservedRects()))
            break;
        bids->setNoteBelow(below);
        place();
    }
    for (const double part : {0.92, 0.85, 0.78, 0.7, 0.62}) {
        if (fits(m_asked->coveredRects()) || usual * part < kLeastType)
            break;
        m_asked->setFontPixels(usual * part);
        place();
    }
    if (sheet && !fits(sheet->coveredRects())) {
        sheet->setSpareShown(false);
        place();
    }
    if (bids && !fits(bids->reservedRects()))
        sinkBids(*bids);
    coverPrompt();
}

/// The end of a match takes what the faces leave.
void PanelStack::fitEnd()
{
    if (!qobject_cast<MatchEndPanel *>(m_asked))
        return;
    const double usual = m_scene->layout().fontPixels;
    for (const double part : {1.0, 0.9, 0.8, 0.7}) {
        m_asked->setFontPixels(usual * part);
        const QRectF box = placeOfEnd(*m_asked);
        if (m_asked->minimumSizeHint().height() <= box.height() &&
            box.top() >=
                m_scene->layout().felt.top() + kEndTop * m_scene->layout().felt.height() - 1)
            break;
    }
    place();
}

/// On the smallest tables the words that ask give their place to what is told of a bid, and to the
/// chips so much of it as keeps these clear of the players above.
void PanelStack::sinkBids(BidPanel &bids)
{
    bids.setNoteBelow(true);
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
        if (panel->liesAside()) {
            const int least = panel->layout()->totalMinimumSize().width();
            panel->setGeometry(
                placeAside(layout, m_table->size(), askedPlaces(), least, [panel](int width) {
                    return panel->layout()->totalHeightForWidth(width);
                }).toRect());
            continue;
        }
        panel->setGeometry(placeOf(panel).toRect());
        panel->layout()->activate();
        panel->layout()->setGeometry(panel->contentsRect()); // no event resizes what is hidden
    }
    m_scene->setAsked(m_asked ? QRectF(m_asked->geometry()) : QRectF());
}

} // namespace sandbag
