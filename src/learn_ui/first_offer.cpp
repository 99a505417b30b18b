// SPDX-License-Identifier: GPL-3.0-or-later
#include "first_offer.h"

#include "learning_store.h"
#include "look/signs.h"
#include "look/soft_shadow.h"
#include "panels/table_button.h"
#include "panels/table_panel.h"
#include "places/aside_place.h"
#include "scene/table_scene.h"
#include "tabletop.h"

#include <QLabel>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <vector>

namespace sandbag {

namespace {
constexpr int kShade = 10;     // round the strip, for its shadow
constexpr double kInside = 20; // units between the strip and the felt's edge

/// Broken at the gap between words that is nearest to the middle.
QString inTwoLines(QString words)
{
    qsizetype at = -1;
    for (qsizetype gap = words.indexOf(u' '); gap >= 0; gap = words.indexOf(u' ', gap + 1))
        if (at < 0 || std::abs(2 * gap - words.size()) < std::abs(2 * at - words.size()))
            at = gap;
    if (at >= 0)
        words[at] = u'\n';
    return words;
}

QString offerWords()
{
    return FirstOffer::tr("New to Spades? Learn it in ten minutes.");
}

} // namespace

FirstOffer::FirstOffer(Tabletop *table)
    : QWidget(table),
      m_table(table),
      m_column(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_words(new QLabel(offerWords(), this)),
      m_learn(new TableButton(tr("Learn Spades"), this)),
      m_decline(new TableButton(tr("No, Thanks"), this))
{
    setObjectName(QStringLiteral("firstOffer"));
    setAttribute(Qt::WA_NoMousePropagation); // a click on it is none on the felt
    m_words->setTextFormat(Qt::PlainText);
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setAccessibleName(offerWords());
    m_learn->setPrimary(true);
    m_buttons->addWidget(m_learn);
    m_buttons->addWidget(m_decline);
    m_column->setSpacing(6);
    m_column->addWidget(m_words, 0, Qt::AlignCenter);
    m_column->addLayout(m_buttons);
    connect(m_learn, &TableButton::chosen, this, [this] {
        takeAway();
        emit accepted();
    });
    connect(m_decline, &TableButton::chosen, this, &FirstOffer::takeAway);
    // Once what is asked has its place, too.
    connect(&table->scene(), &TableScene::laidOut, this, &FirstOffer::place, Qt::QueuedConnection);
    connect(&table->scene(), &TableScene::lookChanged, this, &FirstOffer::wear);
    connect(&table->scene(), &TableScene::veiled, this, &FirstOffer::showOnFelt);
    connect(table, &Tabletop::refreshed, this, [this] {
        if (m_hasRoom ? !liesOnSomebody() : taken() == m_full)
            showOnFelt();
        else
            place();
    });
    wear();
}

bool FirstOffer::isOpen()
{
    const Learning &learning = LearningStore::instance().learning();
    return !learning.offerDeclined && learning.steps.isEmpty() && learning.at.isEmpty();
}

void FirstOffer::takeAway()
{
    LearningStore::instance().change([](Learning &learning) { learning.offerDeclined = true; });
    hide();
    deleteLater();
}

/// Not while a result has the table, or something was opened over it.
void FirstOffer::showOnFelt()
{
    const TableScene &scene = m_table->scene();
    setVisible(m_hasRoom && !scene.picture().sheetLaid && !scene.isVeiled() &&
               !m_table->replaying());
}

/// As a player's plate: light words on the felt's own dark.
void FirstOffer::wear()
{
    const TableTheme &theme = m_table->scene().theme();
    QPalette felt = palette();
    felt.setColor(QPalette::Window, theme.plate);
    felt.setColor(QPalette::WindowText, theme.plateText);
    felt.setColor(QPalette::PlaceholderText, theme.plateFaint);
    felt.setColor(QPalette::Highlight, theme.flat ? theme.now : theme.paper);
    felt.setColor(QPalette::HighlightedText, theme.flat ? theme.nowInk : theme.ink);
    felt.setColor(QPalette::Link, theme.now);
    setPalette(felt);
    place();
    update();
}

QRectF FirstOffer::strip() const
{
    constexpr int kIn = kShade + 1; // what is rounded touches nobody
    return QRectF(geometry()).adjusted(kIn, kIn, -kIn, -kIn);
}

/// Plates, what is said, and what the person is asked.
std::vector<QRectF> FirstOffer::people() const
{
    std::vector<QRectF> boxes = m_table->scene().bubbleRects();
    for (const SeatPlace &seat : m_table->scene().layout().seats)
        boxes.push_back(seat.plate);
    if (m_table->panel())
        for (const QRectF &box : m_table->panel()->coveredRects())
            boxes.push_back(box);
    return boxes;
}

bool FirstOffer::liesOnSomebody() const
{
    const std::vector<QRectF> boxes = people();
    return std::any_of(boxes.begin(), boxes.end(),
                       [here = strip()](const QRectF &box) { return box.intersects(here); });
}

/// Clear of everyone who sits here, of what they say, and of their cards.
bool FirstOffer::placeIn(Qt::Corner corner)
{
    const TableLayout &layout = m_table->scene().layout();
    const double inside = kInside * layout.unit;
    const QRectF room = layout.felt.adjusted(inside, inside, -inside, -inside);
    QRectF strip(QPointF(), QSizeF(sizeHint() - QSize(2 * kShade, 2 * kShade)));
    strip.moveTop(room.top());
    if (corner == Qt::TopLeftCorner)
        strip.moveLeft(room.left());
    else
        strip.moveRight(room.right());
    setGeometry(strip.adjusted(-kShade, -kShade, kShade, kShade).toAlignedRect());
    return !liesOnSomebody() &&
           std::all_of(layout.seats.begin() + 1, layout.seats.end(), [&](const SeatPlace &seat) {
               QRectF fan(QPointF(),
                          QSizeF(layout.miniCard.width() * 2.6, layout.miniCard.height()));
               fan.moveCenter(seat.cards);
               return !strip.intersects(seat.plate | fan);
           });
}

/// In type of that size.
void FirstOffer::write(double pixels, Form form)
{
    for (QWidget *part : std::initializer_list<QWidget *>{m_words, m_learn, m_decline})
        part->setFont(tableFont(pixels));
    const bool row = form == Form::row, stacked = form == Form::stacked;
    m_words->setText(row || form == Form::column ? offerWords() : inTwoLines(offerWords()));
    m_buttons->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_buttons->setSpacing(stacked ? 0 : 6);
    m_column->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_column->setContentsMargins(kShade + 16, kShade + (row ? 2 : 10), kShade + (row ? 8 : 16),
                                 kShade + (row ? 2 : 4));
    m_column->activate();
}

bool FirstOffer::placeInCorner(double pixels)
{
    for (const Form form : {Form::row, Form::column, Form::twoLines, Form::stacked}) {
        write(pixels, form);
        for (const Qt::Corner corner : {Qt::TopLeftCorner, Qt::TopRightCorner})
            if (placeIn(corner))
                return true;
    }
    return false;
}

/// As well as the own cards and the pad.
std::vector<QRectF> FirstOffer::taken() const
{
    const TableScene &scene = m_table->scene();
    std::vector<QRectF> boxes = people();
    for (const QRectF &box : {scene.layout().hand, scene.layout().prompt, scene.padRect()})
        boxes.push_back(box);
    return boxes;
}

/// Anywhere on the felt, the higher the better: over backs of cards at most.
bool FirstOffer::placeBetween(double pixels)
{
    constexpr int kStep = 8;
    const std::vector<QRectF> boxes = taken();
    const QRectF felt = m_table->scene().layout().felt;
    for (const Form form : {Form::row, Form::column, Form::twoLines, Form::stacked}) {
        write(pixels, form);
        QRectF strip(felt.topLeft(), QSizeF(sizeHint() - QSize(2 * kShade, 2 * kShade)));
        for (; strip.bottom() <= felt.bottom(); strip.translate(0, kStep))
            for (strip.moveLeft(felt.left()); strip.right() <= felt.right();
                 strip.translate(kStep, 0)) {
                if (std::any_of(boxes.begin(), boxes.end(),
                                [&strip](const QRectF &box) { return box.intersects(strip); }))
                    continue;
                setGeometry(strip.adjusted(-kShade, -kShade, kShade, kShade).toAlignedRect());
                return true;
            }
    }
    return false;
}

/// Where a hint would be, if that is nobody's place.
bool FirstOffer::placeAtSide()
{
    const TableLayout &layout = m_table->scene().layout();
    const std::vector<QRectF> asked =
        m_table->panel() ? m_table->panel()->coveredRects() : std::vector<QRectF>();
    const QRectF box = placeAside(layout, m_table->size(), asked, sizeHint().width(),
                                  [this](int) { return sizeHint().height(); });
    setGeometry(box.toRect());
    return !liesOnSomebody();
}

/// Rather in smaller type than over somebody, and rather between the players than in small type
/// where people sit in the corners, too.
bool FirstOffer::findPlace()
{
    constexpr double kLeast = 12; // pixels
    const double usual = m_table->scene().layout().smallFont;
    for (const double part : {1.0, 0.85, 0.72, 0.6})
        if (placeInCorner(std::max(kLeast, usual * part)))
            return true;
    for (const double part : {1.0, 0.85, 0.72, 0.6})
        if (placeBetween(std::max(kLeast, usual * part)))
            return true;
    return placeAtSide();
}

void FirstOffer::place()
{
    m_hasRoom = findPlace();
    m_full = m_hasRoom ? std::vector<QRectF>() : taken();
    showOnFelt();
}

void FirstOffer::paintEvent(QPaintEvent *)
{
    const TableTheme &theme = m_table->scene().theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF strip = QRectF(rect()).adjusted(kShade, kShade, -kShade, -kShade);
    const double corner = std::min(strip.height() / 2, 26.0);
    if (!theme.flat)
        drawShadow(painter, strip, corner, plateShadow(m_table->scene().layout().unit));
    painter.setPen(theme.flat ? QPen(theme.plateText, 2) : QPen(Qt::NoPen));
    painter.setBrush(theme.plate);
    painter.drawRoundedRect(strip, corner, corner);
}

} // namespace sandbag
