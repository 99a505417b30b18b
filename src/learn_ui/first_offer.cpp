// SPDX-License-Identifier: GPL-3.0-or-later
#include "first_offer.h"

#include "learning_store.h"
#include "look/signs.h"
#include "look/soft_shadow.h"
#include "panels/table_button.h"
#include "panels/table_panel.h"
#include "places/laid_places.h"
#include "scene/table_scene.h"
#include "seat_at_match.h"
#include "tabletop.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>
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

/// All of it but its shadow; what is rounded touches nobody.
QRectF inkOf(const QRect &geometry)
{
    constexpr int kIn = kShade + 1;
    return QRectF(geometry).adjusted(kIn, kIn, -kIn, -kIn);
}

QRect withShadow(const QRectF &strip)
{
    return strip.adjusted(-kShade, -kShade, kShade, kShade).toAlignedRect();
}

bool touches(const QRectF &strip, const std::vector<QRectF> &boxes)
{
    return std::any_of(boxes.begin(), boxes.end(),
                       [&strip](const QRectF &box) { return box.intersects(strip); });
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
        if (isPlayed()) {
            takeAway(); // who plays has answered
            return;
        }
        if (m_hasRoom ? !liesOnSomething() : taken() == m_full)
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
    disconnect(m_table, nullptr, this, nullptr);
    LearningStore::instance().change([](Learning &learning) { learning.offerDeclined = true; });
    hide();
    deleteLater();
}

/// The first trick of the match has begun, or its first deal has ended without one.
bool FirstOffer::isPlayed() const
{
    const SeatAtMatch &seat = m_table->seat();
    return seat.hasMatch() && !m_table->replaying() &&
           (seat.deals() > 1 || m_table->scene().picture().trickNumber > 0);
}

/// Not while a result has the table, or something was opened over it.
void FirstOffer::showOnFelt()
{
    const TableScene &scene = m_table->scene();
    setVisible(m_hasRoom && !scene.picture().sheetLaid && !scene.isVeiled() &&
               !m_table->replaying() && !isPlayed());
}

/// As a player's plate: light words on the felt's own dark.
void FirstOffer::wear()
{
    const TableTheme &theme = m_table->scene().theme();
    QPalette felt = palette();
    felt.setColor(QPalette::Window, theme.plate);
    felt.setColor(QPalette::WindowText, theme.plateText);
    felt.setColor(QPalette::PlaceholderText, theme.plateFaint);
    felt.setColor(QPalette::Highlight, theme.first);
    felt.setColor(QPalette::HighlightedText, theme.firstInk);
    felt.setColor(QPalette::Link, theme.now);
    setPalette(felt);
    m_sizes.clear(); // the type may be another
    m_written = {};
    place();
    update();
}

void FirstOffer::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    m_sizes.clear();
    m_written = {};
}

QRectF FirstOffer::strip() const
{
    return inkOf(geometry());
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

bool FirstOffer::liesOnSomething() const
{
    return touches(strip(), taken());
}

/// What the backs of the others' cards take.
QSizeF FirstOffer::fan() const
{
    const QSizeF card(m_table->scene().layout().miniCard);
    return {card.width() * 3.8, card.height() * 1.1}; // of a whole hand
}

/// Clear of everyone who sits here, of what they say, and of their cards.
bool FirstOffer::placeIn(Qt::Corner corner, Look look, const std::vector<QRectF> &boxes)
{
    const TableLayout &layout = m_table->scene().layout();
    const double inside = kInside * layout.unit;
    const QRectF room = layout.felt.adjusted(inside, inside, -inside, -inside);
    QRectF strip(QPointF(), sizeIn(look));
    strip.moveTop(room.top());
    if (corner == Qt::TopLeftCorner)
        strip.moveLeft(room.left());
    else
        strip.moveRight(room.right());
    const bool clear =
        !touches(inkOf(withShadow(strip)), boxes) &&
        std::all_of(layout.seats.begin() + 1, layout.seats.end(), [&](const SeatPlace &seat) {
            QRectF backs(QPointF(), fan());
            backs.moveCenter(seat.cards);
            return !strip.intersects(seat.plate | backs);
        });
    if (clear)
        putAt(strip, look);
    return clear;
}

void FirstOffer::putAt(const QRectF &strip, Look look)
{
    write(look);
    setGeometry(withShadow(strip));
}

void FirstOffer::write(Look look)
{
    if (look == m_written)
        return;
    m_written = look;
    for (QWidget *part : std::initializer_list<QWidget *>{m_words, m_learn, m_decline})
        part->setFont(tableFont(look.pixels));
    const Form form = look.form;
    const bool row = form == Form::row, stacked = form == Form::stacked;
    m_words->setText(row || form == Form::column ? offerWords() : inTwoLines(offerWords()));
    m_buttons->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_buttons->setSpacing(stacked ? 0 : 6);
    m_column->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_column->setContentsMargins(kShade + 16, kShade + (row ? 2 : 10), kShade + (row ? 8 : 16),
                                 kShade + (row ? 2 : 4));
    m_column->activate();
}

/// Of the strip; measured once, since all of it is laid out for that.
QSizeF FirstOffer::sizeIn(Look look)
{
    const auto known = m_sizes.find(look);
    if (known != m_sizes.end())
        return known->second;
    write(look);
    return m_sizes[look] = sizeHint() - QSize(2 * kShade, 2 * kShade);
}

bool FirstOffer::placeInCorner(int pixels, const std::vector<QRectF> &boxes)
{
    for (const Form form : {Form::row, Form::column, Form::twoLines, Form::stacked})
        for (const Qt::Corner corner : {Qt::TopLeftCorner, Qt::TopRightCorner})
            if (placeIn(corner, {pixels, form}, boxes))
                return true;
    return false;
}

/// As well as everybody's cards, those in the middle, and what is written on the felt.
std::vector<QRectF> FirstOffer::taken() const
{
    const TableScene &scene = m_table->scene();
    const TableLayout &layout = scene.layout();
    std::vector<QRectF> boxes = people();
    for (const QRectF &box : {layout.hand, scene.promptRect(), layout.packet, scene.padRect(),
                              scene.stripRect(), scene.gaugeRect()})
        if (!box.isEmpty())
            boxes.push_back(box);
    const LaidPlaces &laid = scene.laidPlaces();
    for (std::size_t place = 0; place < laid.middles.size(); ++place)
        boxes.push_back(laid.box(place));
    const auto addAround = [&boxes](const QPointF &middle, const QSizeF &size) {
        QRectF box(QPointF(), size);
        box.moveCenter(middle);
        boxes.push_back(box);
    };
    const bool played = scene.picture().trickNumber > 0;
    for (std::size_t place = 0; place < layout.seats.size(); ++place) {
        const SeatPlace &seat = layout.seats[place];
        if (played) // each card may be askew, or have made room for another
            addAround(seat.trick, QSizeF(layout.trickCard) * 1.2);
        if (place > 0)
            addAround(seat.cards, fan());
        if (place > 0 && played)
            addAround(seat.won, QSizeF(layout.wonCard) * 1.6);
    }
    return boxes;
}

namespace {

/// The first place on a grid within the felt where the strip touches no box, row by row; empty
/// where there is none.
QRectF firstFree(const QRectF &felt, const QSizeF &size, const std::vector<QRectF> &boxes)
{
    constexpr double kStep = 8; // pixels
    QRectF strip(felt.topLeft(), size);
    for (; strip.bottom() <= felt.bottom(); strip.translate(0, kStep)) {
        strip.moveLeft(felt.left());
        while (strip.right() <= felt.right()) {
            const auto inTheWay =
                std::find_if(boxes.begin(), boxes.end(),
                             [&strip](const QRectF &box) { return box.intersects(strip); });
            if (inTheWay == boxes.end())
                return strip;
            // Every place up to its right edge is taken.
            const double over = inTheWay->right() - strip.left();
            strip.translate(kStep * std::max(1.0, std::ceil(over / kStep)), 0);
        }
    }
    return {};
}

} // namespace

/// Anywhere on the felt inside its stitches, the higher the better.
bool FirstOffer::placeBetween(int pixels, const std::vector<QRectF> &boxes)
{
    constexpr double kStitches = 14; // of a usual frame, pixels
    const TableLayout &layout = m_table->scene().layout();
    const double in = kStitches * layout.grown();
    const QRectF felt = layout.felt.adjusted(in, in, -in, -in);
    for (const Form form : {Form::row, Form::column, Form::twoLines, Form::stacked}) {
        const Look look{pixels, form};
        const QRectF strip = firstFree(felt, sizeIn(look), boxes);
        if (strip.isEmpty())
            continue;
        putAt(strip, look);
        return true;
    }
    return false;
}

/// Rather in smaller type than over somebody, and rather between the players than in small type
/// where people sit in the corners, too.
bool FirstOffer::findPlace()
{
    constexpr double kLeast = 12; // pixels
    const double usual = m_table->scene().layout().smallFont;
    std::vector<int> sizes;
    for (const double part : {1.0, 0.85, 0.72, 0.6})
        sizes.push_back(tableFont(std::max(kLeast, usual * part)).pixelSize());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    const std::vector<QRectF> boxes = taken();
    return std::any_of(sizes.begin(), sizes.end(),
                       [&](int pixels) { return placeInCorner(pixels, boxes); }) ||
           std::any_of(sizes.begin(), sizes.end(),
                       [&](int pixels) { return placeBetween(pixels, boxes); });
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
