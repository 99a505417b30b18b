// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/table_button.h"

#include "colours.h"
#include "look/soft_shadow.h"
#include "words/words.h"

#include <QEnterEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPen>
#include <QtMath>

#include <algorithm>

namespace sandbag {

namespace {
constexpr int kInset = 3; // pixels round what is painted, at least

/// Lines on a very large table are wider, as its type is.
double lineScale(const QFont &type)
{
    constexpr double kUsual = 18; // pixels
    return std::max(1.0, type.pixelSize() / kUsual);
}

constexpr int kLeastPainted = 28;

// Of a chip's diameter.
constexpr double kRaised = 0.22; // a chosen one is raised above the others
constexpr double kGrows = 0.14;  // and is wider by this much
constexpr double kGrave = 1.16;  // one at which much is at stake
constexpr double kApart = 0.1;   // between two
} // namespace

TableButton::TableButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAutoDefault(true);
    setAttribute(Qt::WA_Hover);
    connect(this, &QPushButton::clicked, this, [this] {
        if (m_struck)
            emit refused();
        else
            emit chosen();
    });
}

void TableButton::setPrimary(bool primary)
{
    m_primary = primary;
    update();
}

void TableButton::setStruck(bool struck, const QString &reason)
{
    m_struck = struck;
    m_reason = struck ? reason : QString();
    setAccessibleDescription(m_reason);
    update();
}

void TableButton::setChip(Chip chip)
{
    m_chip = chip;
    // On a very narrow table all numbers still stand in their row.
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    updateGeometry();
}

QSize TableButton::minimumSizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int text = metrics.horizontalAdvance(this->text());
    if (m_chip != Chip::none) {
        constexpr double kInCircle = 0.74, kBesideWords = 0.45; // of the diameter
        const double wide = diameter();
        const double around = wide * (kGrows + kApart);
        // Words that fit are in a circle, others in a longer chip; above is room to be raised.
        const double words = QFontMetricsF(chipFont(wide)).horizontalAdvance(this->text());
        const double more = words > wide * kInCircle ? words - wide * kBesideWords : 0;
        return {qRound(wide + around + more), qRound(wide * (1 + kRaised) + around)};
    }
    return {text + qRound(metrics.height() * 1.6), paintedHeight() + 2 * kInset};
}

/// However small type is, a finger finds it: then there is room round what is painted.
QSize TableButton::sizeHint() const
{
    return minimumSizeHint().expandedTo({kFinger, kFinger});
}

int TableButton::paintedHeight() const
{
    QFont bold = font();
    bold.setBold(true);
    return qRound(QFontMetrics(bold).height() * 1.9) - 2 * kInset;
}

void TableButton::setDiameter(int pixels)
{
    if (pixels == m_diameter)
        return;
    m_diameter = pixels;
    updateGeometry();
    update();
}

int TableButton::diameter() const
{
    QFont bold = font();
    bold.setBold(true);
    constexpr double kOfType = 1.7;
    const double usual = m_diameter > 0 ? m_diameter : QFontMetrics(bold).height() * kOfType;
    return qRound(usual * (m_chip == Chip::grave ? kGrave : 1));
}

QRectF TableButton::chipRect() const
{
    if (m_chip == Chip::none)
        return rect();
    const bool raised = hasFocus() && !isFlat();
    const double wide = diameter();
    const double high = wide * (1 + (raised ? kGrows : 0));
    const QSize least = minimumSizeHint();
    const double spare = std::max(0, width() - least.width()) / 2.0;
    const double foot = std::max(0, height() - least.height()) / 2.0;
    const double out = spare + wide * kApart / 2 + (raised ? 0 : wide * kGrows / 2);
    const double below = foot + wide * kApart / 2 + (raised ? wide * kRaised : wide * kGrows / 2);
    return {out, height() - below - high, width() - 2 * out, high};
}

/// In high contrast: paper and ink alone.
void TableButton::paintFlatChip(QPainter &painter, const QRectF &chip)
{
    const QPalette &colours = palette();
    const double radius = chip.height() / 2;
    const bool filled = (m_primary || hasFocus()) && !m_struck;
    painter.setPen(QPen(colours.color(QPalette::WindowText), m_chip == Chip::grave ? 4 : 2,
                        m_struck ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(colours.color(filled ? QPalette::Highlight : QPalette::Window));
    painter.drawRoundedRect(chip, radius, radius);
    paintChipText(painter, chip,
                  colours.color(filled ? QPalette::HighlightedText : QPalette::WindowText));
}

/// On a chip of that height.
QFont TableButton::chipFont(double high) const
{
    QFont bold = font();
    bold.setBold(true);
    const bool digit = text().size() == 1;
    bold.setPixelSize(
        qRound(std::min(bold.pixelSize() * (digit ? 1.15 : 0.95), high * (digit ? 0.46 : 0.38))));
    return bold;
}

/// However large the type is, it stays within the stripes.
void TableButton::paintChipText(QPainter &painter, const QRectF &chip, const QColor &ink)
{
    constexpr double kStripes = 0.4; // of the height, both edges
    QFont bold = chipFont(chip.height());
    const double words = QFontMetricsF(bold).horizontalAdvance(text());
    if (const double room = chip.width() - chip.height() * kStripes; words > room)
        bold.setPixelSize(std::max(8, qFloor(bold.pixelSize() * room / words)));
    bold.setStrikeOut(m_struck && m_crossed);
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(chip, Qt::AlignCenter, text());
}

/// Ivory in a ring of stripes; golden where it is the one that would be laid.
void TableButton::paintChip(QPainter &painter, const QRectF &chip)
{
    const bool raised = hasFocus();
    const double radius = chip.height() / 2;
    painter.setOpacity(m_struck ? 0.45 : 1.0);
    if (!m_struck)
        drawShadow(painter, chip, radius, {2.2, raised ? 4.0 : 2.0, QColor(3, 17, 11, 110)});
    const QColor ring = m_chip == Chip::grave ? QColor(0x9c, 0x24, 0x2e) : QColor(0x1d, 0x6b, 0x58);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ring);
    painter.drawRoundedRect(chip, radius, radius);
    const double width = radius * 0.3;
    QPen stripes(QColor(0xff, 0xfb, 0xee), width);
    stripes.setCapStyle(Qt::FlatCap);
    const double stripe = M_PI * (radius - width / 2) / 8 / width;
    stripes.setDashPattern({stripe, stripe});
    painter.setPen(stripes);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(chip.adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            radius - width / 2, radius - width / 2);
    const QRectF face = chip.adjusted(width, width, -width, -width);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_primary && !m_struck ? palette().color(QPalette::Highlight)
                                            : QColor(0xff, 0xfb, 0xee));
    painter.drawRoundedRect(face, face.height() / 2, face.height() / 2);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Link), 2.6 * lineScale(font())));
        painter.drawRoundedRect(chip.adjusted(-1.2, -1.2, 1.2, 1.2), radius + 1.2, radius + 1.2);
    }
    paintChipText(painter, chip, QColor(0x1d, 0x1b, 0x16));
}

void TableButton::paintPlain(QPainter &painter, const QRectF &box)
{
    const QPalette &paper = palette();
    const bool filled = !m_struck && (isChecked() || m_primary);
    QColor ground = paper.color(filled ? QPalette::Highlight : QPalette::Window);
    QColor ink = paper.color(filled ? QPalette::HighlightedText : QPalette::WindowText);
    if (m_struck)
        ink = paper.color(QPalette::PlaceholderText);
    else if (isDown())
        ground = blend(paper.color(QPalette::WindowText), ground, 0.18);
    else if (underMouse() && isEnabled())
        ground = blend(paper.color(QPalette::WindowText), ground, 0.08);
    QColor edge = paper.color(QPalette::WindowText);
    edge.setAlpha(120);
    const double radius = box.height() / 2;
    const double thick = lineScale(font());
    const Qt::PenStyle line = m_struck ? Qt::DotLine : Qt::SolidLine; // it has no face of its own
    painter.setPen(filled ? QPen(Qt::NoPen) : QPen(edge, m_struck ? 1.001 : 1.3 * thick, line));
    painter.setBrush(m_struck ? QBrush(Qt::NoBrush) : QBrush(ground));
    painter.drawRoundedRect(box, radius, radius);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        const double wide = (m_struck ? 1.4 : 2.2) * thick;
        const double out = std::min(1.4, kInset - wide / 2);
        painter.setPen(QPen(paper.color(QPalette::Link), wide, line));
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out);
    }
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    bold.setStrikeOut(m_struck && m_crossed);
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextShowMnemonic, text());
}

void TableButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF box = QRectF(rect()).adjusted(kInset, kInset, -kInset, -kInset);
    const double spare = std::max(0.0, box.height() - std::max(paintedHeight(), kLeastPainted));
    box.adjust(0, spare / 2, 0, -spare / 2);
    if (m_chip != Chip::none && isFlat())
        paintFlatChip(painter, chipRect());
    else if (m_chip != Chip::none)
        paintChip(painter, chipRect());
    else
        paintPlain(painter, box);
}

/// A finger that stays on it only looks.
bool TableButton::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || m_chip == Chip::none)
        return QPushButton::event(event);
    if (hasFocus()) // a pointer that rests elsewhere has told already
        emit looked(true);
    event->accept();
    return true;
}

/// Pointer and keys move the same ring over chips; one that only passes over a chip has not gone to
/// it.
void TableButton::enterEvent(QEnterEvent *event)
{
    if (m_chip != Chip::none && !m_struck && !hasFocus())
        setFocus(Qt::OtherFocusReason);
    emit looked(true);
    QPushButton::enterEvent(event);
}

void TableButton::leaveEvent(QEvent *event)
{
    emit looked(hasFocus());
    QPushButton::leaveEvent(event);
}

void TableButton::focusInEvent(QFocusEvent *event)
{
    m_goneTo =
        event->reason() != Qt::OtherFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    emit looked(true);
    QPushButton::focusInEvent(event);
}

void TableButton::focusOutEvent(QFocusEvent *event)
{
    emit looked(false);
    QPushButton::focusOutEvent(event);
}

void TableButton::keyPressEvent(QKeyEvent *event)
{
    // Outside a dialog a push button leaves Enter alone; arrows belong to the panel.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    const bool unmeant = event->key() == Qt::Key_Space && m_guarded && !m_goneTo;
    if (unmeant || (event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down)) {
        event->ignore();
        return;
    }
    QPushButton::keyPressEvent(event);
}

CardButton::CardButton(CardPixmaps *pixmaps, std::optional<Card> card, QSize size, QWidget *parent)
    : QAbstractButton(parent), m_pixmaps(pixmaps), m_card(card), m_size(size)
{
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(card ? cardName(*card) : tr("a card face down"));
    connect(pixmaps, &CardPixmaps::changed, this, qOverload<>(&QWidget::update));
}

void CardButton::setCaption(const QString &caption)
{
    m_caption = caption;
    if (!caption.isEmpty())
        setAccessibleDescription(caption);
    updateGeometry();
}

void CardButton::setWinner(bool winner)
{
    m_winner = winner;
    update();
}

void CardButton::setTurn(double degrees)
{
    m_turn = degrees;
    updateGeometry();
    update();
}

QSize CardButton::sizeHint() const
{
    if (m_turn != 0)
        return QTransform()
                   .rotate(m_turn)
                   .mapRect(QRectF(QPointF(), QSizeF(m_size)))
                   .toAlignedRect()
                   .size() +
               QSize(8, 8);
    const int line = m_caption.isEmpty() ? 0 : QFontMetrics(font()).height() + 2;
    return {std::max(m_size.width(), QFontMetrics(font()).horizontalAdvance(m_caption)) + 8,
            m_size.height() + 8 + line};
}

void CardButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal ratio = devicePixelRatioF();
    QPoint corner((width() - m_size.width()) / 2, 4);
    if (m_turn != 0) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.translate(width() / 2.0, height() / 2.0);
        painter.rotate(m_turn);
        corner = {-m_size.width() / 2, -m_size.height() / 2};
    }
    painter.drawPixmap(corner, m_card ? m_pixmaps->face(*m_card, m_size, ratio)
                                      : m_pixmaps->back(m_size, ratio));
    const QRectF box(corner, QSizeF(m_size));
    if (isChecked() || m_winner || hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(
            palette().color(isChecked() || m_winner ? QPalette::Highlight : QPalette::Link), 3));
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 4, 4);
    }
    if (!m_caption.isEmpty()) {
        painter.setPen(
            palette().color(m_winner ? QPalette::WindowText : QPalette::PlaceholderText));
        painter.drawText(QRectF(0, box.bottom() + 2, width(), height() - box.bottom() - 2),
                         Qt::AlignHCenter | Qt::AlignTop, m_caption);
    }
}

} // namespace sandbag
