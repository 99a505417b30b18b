// SPDX-License-Identifier: GPL-3.0-or-later
#include "panel_stack.h"

#include "look/bare_picture.h"
#include "panels/bid_panel.h"
#include "panels/choice_panel.h"
#include "panels/fading_picture.h"
#include "panels/match_end_panel.h"
#include "panels/pad_panel.h"
#include "panels/result_panel.h"
#include "panels/tricks_panel.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"

#include <QEasingCurve>
#include <QGraphicsOpacityEffect>
#include <QKeyEvent>
#include <QTimer>

#include <algorithm>

namespace sandbag {

namespace {

// Of sheets, in ms.
constexpr int kComes = 320;
constexpr int kGoes = 260;

bool isResult(const TablePanel *panel)
{
    return qobject_cast<const ResultPanel *>(panel) || qobject_cast<const MatchEndPanel *>(panel);
}

/// Over the table rather than on it: nothing else counts while it is read.
bool isOpened(const TablePanel *panel)
{
    return qobject_cast<const PadPanel *>(panel) || qobject_cast<const TricksPanel *>(panel);
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
    connect(scene, &TableScene::laidOut, this, [this] {
        fit();
        layPlaces();
    });
    // Not within the click, which goes to what it hit.
    connect(view, &TableView::keysTaken, this, &PanelStack::giveKeysBack, Qt::QueuedConnection);
    connect(view, &TableView::heldChanged, this, [this](bool held) {
        if (held)
            veilOnBareFelt();
        else if (m_unseen)
            static_cast<QWidget *>(m_unseen->parent())->setGraphicsEffect(nullptr);
    });
    connect(view, &TableView::veilClicked, this, &PanelStack::closeAsked);
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
    if (m_asked)
        putAway(panel != nullptr);
    auto *cards = qobject_cast<CardsPanel *>(panel);
    m_choosing = cards && cards->choosesFromHand() ? cards : nullptr;
    m_asked = panel;
    m_question = question;
    m_scene->setPadOpen(qobject_cast<PadPanel *>(m_extra) != nullptr);
    if (panel) {
        connect(panel, &TablePanel::noteChanged, this, [this] {
            if (!bids()) // which keep room for one
                place();
            coverPrompt();
        });
        panel->setTheme(m_scene->theme());
        countParts(*panel);
        fit();
    }
    layPlaces();
    show();
    if (takesFocus && !m_extra)
        giveKeys();
}

/// One question at a time, but a panel put aside is read while the keys still go to the cards or
/// bids; while the person pauses there is none.
void PanelStack::show()
{
    const bool before = m_asked && !m_asked->isHidden();
    if (m_asked)
        m_asked->setVisible(!m_hidden && !waits() && (!m_extra || m_extra->liesAside()));
    if (m_asked && !before && !m_asked->isHidden())
        rise();
    veilOnBareFelt();
    if (m_extra)
        m_extra->setVisible(!m_hidden);
    m_scene->setVeiled(!m_hidden && isOpened(m_extra));
    coverPrompt();
}

/// A result never comes before the last trick is gathered.
bool PanelStack::waits() const
{
    return isResult(m_asked) && m_scene->inMotion();
}

/// Nothing lies on a table that is still to be painted; it is there all the same, and has the keys.
void PanelStack::veilOnBareFelt()
{
    if (!m_asked || m_asked->isHidden() || !m_view->isBare() || m_asked->graphicsEffect())
        return;
    m_unseen = new QGraphicsOpacityEffect(m_asked);
    m_unseen->setOpacity(0);
    m_asked->setGraphicsEffect(m_unseen);
}

/// A result comes softly, and what it has to say is written.
void PanelStack::rise()
{
    auto *end = qobject_cast<MatchEndPanel *>(m_asked);
    if (end)
        end->stayDeaf();
    if (!isResult(m_asked) || !m_scene->look().moves() || !m_table->isVisible())
        return;
    const int lasts = m_scene->look().lasting(kComes);
    delete m_rising;
    if (end)
        end->drawLine();
    auto *sheet = qobject_cast<ResultPanel *>(m_asked);
    if (sheet) {
        sheet->write(lasts);
        m_scene->holdScores(true);
        const auto count = [this] { m_scene->holdScores(false); };
        connect(sheet, &ResultPanel::written, this, count);
        connect(sheet, &QObject::destroyed, this, count);
        m_scene->bringSheet(barePicture(*sheet), sheet->geometry(), lasts);
    }
    auto *veil = new QGraphicsOpacityEffect(m_asked);
    veil->setOpacity(0);
    m_asked->setGraphicsEffect(veil);
    m_rising = new QVariantAnimation(m_asked);
    m_rising->setStartValue(0.0);
    m_rising->setEndValue(1.0);
    m_rising->setDuration(lasts);
    m_rising->setEasingCurve(QEasingCurve::OutCubic);
    TablePanel *panel = m_asked; // the question may change before it has arrived
    connect(m_rising, &QVariantAnimation::finished, panel, [this, panel] {
        panel->setGraphicsEffect(nullptr);
        place();
    });
    if (!sheet) // else its picture flies
        fadeIn(veil);
    m_rising->start(QAbstractAnimation::DeleteWhenStopped);
}

/// From a little below, while it rises.
void PanelStack::fadeIn(QGraphicsOpacityEffect *veil)
{
    constexpr double kFrom = 60; // pixels
    TablePanel *panel = m_asked;
    const auto put = [this, veil, panel](const QVariant &share) {
        const double t = share.toDouble();
        veil->setOpacity(std::min(1.0, t * 1.6));
        panel->move(placeOf(panel).toRect().topLeft() + QPoint(0, qRound(kFrom * (1 - t))));
    };
    connect(m_rising, &QVariantAnimation::valueChanged, panel, put);
    put(0.0);
}

/// The pad comes from its corner and grows.
void PanelStack::bringPad()
{
    auto *pad = qobject_cast<PadPanel *>(m_extra);
    m_scene->setPadOpen(pad != nullptr);
    if (!pad)
        fitEnd();
    if (!pad || m_hidden || !m_scene->look().moves() || !m_table->isVisible())
        return;
    const int lasts = m_scene->look().lasting(kComes);
    m_scene->bringSheet(barePicture(*pad), pad->geometry(), lasts);
    auto *veil = new QGraphicsOpacityEffect(pad); // its picture flies
    veil->setOpacity(0);
    pad->setGraphicsEffect(veil);
    QTimer::singleShot(lasts, pad, [pad] { pad->setGraphicsEffect(nullptr); });
}

void PanelStack::takePad()
{
    const auto *pad = qobject_cast<PadPanel *>(m_extra);
    if (!pad || !pad->isVisible() || !m_scene->look().moves())
        return;
    if (pad->graphicsEffect()) // it has not come yet
        m_scene->takeSheet({}, {}, 0);
    else
        m_scene->takeSheet(barePicture(*m_extra), m_extra->geometry(),
                           m_scene->look().lasting(kGoes));
}

/// What a deal brought goes back to the pad; bids fade, but for the one that was made, unless the
/// next question has their place.
void PanelStack::putAway(bool anotherComes)
{
    constexpr int kFades = 140; // ms
    if (bids() && !anotherComes && m_asked->isVisible() && m_scene->look().moves())
        new FadingPicture(barePicture(*m_asked), m_asked->geometry(),
                          m_scene->look().lasting(kFades), m_table);
    const bool seen = qobject_cast<ResultPanel *>(m_asked) && m_asked->isVisible();
    if (m_rising) // it has not come yet
        m_scene->takeSheet({}, {}, 0);
    else if (seen && m_scene->look().moves())
        m_scene->takeSheet(barePicture(*m_asked), m_asked->geometry(),
                           m_scene->look().lasting(kGoes));
    m_scene->holdScores(false);
    disconnect(m_asked, nullptr, this, nullptr); // when it is gone, the next one may hold them
    delete m_rising;
    m_asked->hide();
    m_asked->deleteLater();
}

/// Where a note on a bid is in the place of the prompt, this goes to another one.
void PanelStack::coverPrompt()
{
    const BidPanel *bids = this->bids();
    const bool seen = bids && !bids->isHidden();
    const bool shares = seen && bids->sharesWords();
    m_scene->coverPrompt(seen && bids->coversWords(),
                         shares ? bids->reservedRects() : std::vector<QRectF>());
}

/// The keys go to the question, unless it is answered with the cards of the hand.
void PanelStack::giveKeys()
{
    if (m_hidden)
        return;
    if (m_extra && !m_extra->liesAside())
        m_extra->focusFirst();
    else if (m_asked && !m_choosing)
        m_asked->focusFirst();
}

/// A click beside a question takes nothing from it: the chip or button that had the ring has it
/// again.
void PanelStack::giveKeysBack()
{
    TablePanel *panel = m_extra && !m_extra->liesAside() ? m_extra.data()
                        : m_choosing                     ? nullptr
                                                         : m_asked.data();
    if (m_hidden || !panel || !panel->isVisible() || !m_view->hasFocus())
        return;
    QWidget *last = panel->focusWidget();
    if (last && last != panel && last->isVisible() && last->isEnabled())
        last->setFocus(Qt::OtherFocusReason);
    else
        panel->focusFirst();
}

void PanelStack::lay(TablePanel *panel)
{
    if (!panel && !m_extra)
        return;
    m_view->setFocus(Qt::OtherFocusReason);
    if (m_extra) {
        takePad();
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
    bringPad();
    if (!panel || !panel->liesAside())
        giveKeys();
}

} // namespace sandbag
