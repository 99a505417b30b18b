// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/pad_item.h"

#include "look/pad_ink.h"
#include "look/signs.h"
#include "look/soft_shadow.h"
#include "paper_pad.h"
#include "short_name.h"
#include "text/numbers.h"
#include "words/table_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QStringList>
#include <QtMath>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr std::size_t kMostColumns = 3; // of sides; more make a list, as do long names
constexpr double kAskew = 3.5;          // degrees
constexpr double kAskewPointed = 2;
constexpr double kRises = 6;        // units
constexpr int kRising = 120;        // ms
constexpr double kGum = 12;         // units
constexpr double kLeastShare = 0.7; // of the type, before words give way to signs
constexpr double kLeastName = 12;   // pixels

const SoftShadow kShadow{6, 12, QColor(3, 17, 11, 128)};

} // namespace

PadItem::PadItem()
{
    m_rise.setDuration(kRising);
    m_rise.setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(&m_rise, &QVariantAnimation::valueChanged, &m_rise,
                     [this](const QVariant &value) { put(value.toDouble()); });
}

void PadItem::place(const TableLayout &layout, const TableTheme &theme)
{
    const QRectF box(-layout.pad.width() / 2, -layout.pad.height() / 2, layout.pad.width(),
                     layout.pad.height());
    const bool same = box == m_box && theme == m_theme && m_unit == layout.unit &&
                      m_small == layout.smallFont && m_middle == layout.fontPixels;
    m_home = layout.pad.center();
    if (!same) {
        prepareGeometryChange();
        m_box = box;
        m_theme = theme;
        m_unit = layout.unit;
        m_small = layout.smallFont;
        m_middle = layout.fontPixels;
        fitList();
        m_picture.forget();
        update();
    }
    put(m_pointed);
}

void PadItem::show(const std::vector<SidePicture> &sides, const std::vector<PadRow> &rows)
{
    if (sides == m_sides && rows == m_rows)
        return;
    m_sides = sides;
    m_rows = rows;
    fitList();
    QStringList whole; // the heads are short
    for (const SidePicture &side : sides)
        whole << side.name + QStringLiteral("  ") + side.score;
    setToolTip(whole.join(u'\n'));
    m_picture.forget();
    m_formerSize.forget();
    update();
}

void PadItem::setPointed(bool on)
{
    const double to = on ? 1 : 0;
    if (m_rise.endValue().toDouble() == to)
        return;
    m_rise.stop();
    m_rise.setStartValue(m_pointed);
    m_rise.setEndValue(to);
    m_rise.start();
}

/// The more the pointer raises it, the straighter it is.
void PadItem::put(double pointed)
{
    m_pointed = pointed;
    setPos(m_home - QPointF(0, kRises * m_unit * pointed));
    const double askew = m_theme.flat ? 0 : kAskew + (kAskewPointed - kAskew) * pointed;
    if (rotation() != askew)
        setRotation(askew);
}

QRectF PadItem::boundingRect() const
{
    const double reach = kShadow.reach() + 6;
    return m_box.adjusted(-reach, -reach, reach, reach);
}

QPainterPath PadItem::shape() const
{
    QPainterPath path;
    path.addRect(m_box);
    return path;
}

/// Figures that are askew keep the shapes and the distances that they were drawn with: fitted to
/// the pixels of an upright line they would dance.
QFont PadItem::padFont(double pixels, QFont::Weight weight) const
{
    QFont font = tableFont(pixels, weight);
    if (!m_theme.flat)
        font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

/// Two have words or signs at their heads. Names stand there whole and as large as anything on the
/// pad, or there are no columns.
bool PadItem::inColumns() const
{
    if (m_sides.size() <= 2)
        return true;
    const QFontMetricsF type(padFont(m_small, QFont::DemiBold));
    const double room = headRoom();
    return m_sides.size() <= kMostColumns &&
           std::all_of(m_sides.begin(), m_sides.end(), [&](const SidePicture &side) {
               return type.horizontalAdvance(side.name) <= room;
           });
}

double PadItem::numberWidth() const
{
    return m_small * 2;
}

/// Of gaps and lines, with the type.
double PadItem::grown() const
{
    constexpr double kUsual = 14; // pixels
    return std::max(1.0, m_small / kUsual);
}

double PadItem::rowHeight() const
{
    return std::max(25 * m_unit, m_middle * 1.4);
}

QRectF PadItem::cellBox(std::size_t place, const QRectF &row) const
{
    const double each = (row.width() - numberWidth()) / static_cast<double>(m_sides.size());
    return {row.left() + numberWidth() + each * static_cast<double>(place), row.top(), each,
            row.height()};
}

/// Two partnerships are "us" and "them"; a single player is nobody but themselves.
QString PadItem::headOf(std::size_t place) const
{
    if (namesAreHeads())
        return m_sides[place].name;
    return place == 0 ? TableText::tr("Us", "on the score pad")
                      : TableText::tr("Them", "on the score pad");
}

double PadItem::headSign() const
{
    return m_small * 0.66;
}

double PadItem::headGap() const
{
    return 5 * grown();
}

QString PadItem::headShown(std::size_t place) const
{
    const QString head = headOf(place);
    return namesAreHeads() ? shortName(QFontMetricsF(headFont()), head, headRoom()) : head;
}

bool PadItem::namesAreHeads() const
{
    return !m_sides.empty() && (m_sides.size() > 2 || m_sides.front().alone);
}

/// The same for all, so small that the longest fits next to its sign.
QFont PadItem::headFont() const
{
    const double room = headRoom();
    const auto isWide = [&](std::size_t place, double pixels) {
        const QFontMetricsF type(padFont(pixels, QFont::DemiBold));
        return type.horizontalAdvance(headOf(place)) > room;
    };
    const double least = std::max(namesAreHeads() ? kLeastName : 0, m_small * kLeastShare);
    double size = m_small;
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        while (size - 1 >= least && isWide(i, size))
            size -= 1;
    return padFont(size, QFont::DemiBold);
}

/// Of the words.
double PadItem::headRoom() const
{
    return cellBox(0, m_box).width() - 3 - 4 * grown() - headSign() - headGap();
}

/// Its signs alone, where a word would have to be cut: "The" is not "Them".
bool PadItem::headsAreSigns() const
{
    const QFontMetricsF type(headFont());
    for (std::size_t i = 0; !namesAreHeads() && i < m_sides.size(); ++i)
        if (type.horizontalAdvance(headOf(i)) > headRoom())
            return true;
    return false;
}

void PadItem::paintHead(QPainter &painter, double top, double height) const
{
    const QRectF row(m_box.left(), top, m_box.width(), height);
    const bool signsOnly = headsAreSigns();
    const double sign = signsOnly ? m_small * 0.8 : headSign();
    const double gap = headGap();
    const QFont font = headFont();
    const QFontMetricsF metrics(font);
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const QRectF cell = cellBox(i, row).adjusted(3, 0, -4 * grown(), 0);
        if (signsOnly) {
            drawSideSign(painter,
                         {cell.center().x() - sign / 2, cell.center().y() - sign / 2, sign, sign},
                         m_sides[i].side, m_theme.sideOnPaper(m_sides[i].side));
            continue;
        }
        const QString name = headShown(i);
        const double wide = metrics.horizontalAdvance(name);
        const double left = cell.right() - wide;
        drawSideSign(painter, {left - sign - gap, cell.center().y() - sign / 2, sign, sign},
                     m_sides[i].side, m_theme.sideOnPaper(m_sides[i].side));
        painter.setFont(font);
        painter.setPen(m_theme.ink);
        painter.drawText(QRectF(left, cell.top(), wide + 2, cell.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
    }
    painter.setPen(QPen(m_theme.smallInk, 1.2 * grown()));
    painter.drawLine(QPointF(m_box.left(), row.bottom()), QPointF(m_box.right(), row.bottom()));
}

/// As large as has room in every cell of the rows from that one on: figures below each other are of
/// one size.
QFont PadItem::figureFont(bool running, std::size_t first) const
{
    QFont font = padFont(m_small * 1.08, running ? QFont::Normal : QFont::Bold);
    font.setItalic(running);
    const double room = cellRoom(cellBox(0, m_box)).width();
    double widest = 0;
    for (std::size_t i = first; i < m_rows.size(); ++i)
        for (const QString &figure : m_rows[i].cells)
            if (m_rows[i].running == running)
                widest = std::max(widest, QFontMetricsF(font).horizontalAdvance(figure));
    if (widest > room)
        font.setPixelSize(std::max(8, qFloor(font.pixelSize() * room / widest)));
    return font;
}

QRectF PadItem::cellRoom(const QRectF &cell) const
{
    return cell.adjusted(3, 0, -8 * grown(), 0);
}

void PadItem::paintRow(QPainter &painter, const PadRow &row, const QRectF &where,
                       const QFont &font) const
{
    // Never larger than the figures, which may have had to become smaller.
    painter.setFont(padFont(std::min(m_small * 0.92, double(font.pixelSize()))));
    painter.setPen(m_theme.smallInk);
    painter.drawText(QRectF(where.left(), where.top(), numberWidth() - 6 * grown(), where.height()),
                     Qt::AlignRight | Qt::AlignVCenter, countText(row.deal));
    for (std::size_t i = 0; i < row.cells.size() && i < m_sides.size(); ++i) {
        const QRectF cell = cellRoom(cellBox(i, where));
        painter.setFont(font);
        painter.setPen(row.running ? m_theme.smallInk : m_theme.ink);
        painter.drawText(cell, Qt::AlignRight | Qt::AlignVCenter, row.cells[i]);
        const double shown = QFontMetricsF(font).horizontalAdvance(row.cells[i]);
        if (row.ringed[i])
            paintRing(painter,
                      QRectF(cell.right() - shown - 7 * grown(), where.top() + 2,
                             shown + 13 * grown(), where.height() - 4),
                      m_theme.red, 1, 1.7 * grown());
    }
}

/// Up to three sides in columns, as many deals as there is room for, the last ones first.
void PadItem::paintRows(QPainter &painter, double top) const
{
    const double high = rowHeight();
    const int room = std::max(1, static_cast<int>((m_box.bottom() - top) / high + 0.2));
    const int count = static_cast<int>(m_rows.size());
    const int first = std::max(0, count - room);
    double y = top;
    const QFont totals = figureFont(false, static_cast<std::size_t>(first));
    const QFont bids = figureFont(true, static_cast<std::size_t>(first));
    for (int i = first; i < count; ++i, y += high) {
        const PadRow &row = m_rows[static_cast<std::size_t>(i)];
        const QRectF where(m_box.left(), y, m_box.width(), high);
        if (row.running && !m_theme.flat)
            painter.fillRect(where.adjusted(0, 1, 0, 0), padInkOf(m_theme).fresh());
        paintRow(painter, row, where, row.running ? bids : totals);
        painter.setPen(fineLine(m_theme.ruled));
        painter.drawLine(where.bottomLeft(), where.bottomRight());
    }
    paintEmpty(painter, y, high);
}

/// The rows that are left, with the pencil on them.
void PadItem::paintEmpty(QPainter &painter, double top, double high) const
{
    painter.setPen(fineLine(m_theme.ruled));
    for (double y = top + high; y < m_box.bottom() - 2; y += high)
        painter.drawLine(QPointF(m_box.left(), y), QPointF(m_box.right(), y));
    const double free = m_box.bottom() - top;
    if (free < high * 0.9)
        return;
    const double length = std::min(140 * m_unit, m_box.width() * 0.78);
    paintPencil(painter,
                {m_box.left() + m_box.width() * 0.12, top + std::min(free * 0.72, high * 1.5)},
                length, -9, padInkOf(m_theme));
}

/// Of a row: of two lines where names stand below each other.
double PadItem::listHeight() const
{
    constexpr double kTwoLines = 2.7; // of the type
    const double row = m_listTwice ? std::max(rowHeight(), m_listType * kTwoLines) : rowHeight();
    return std::min(row, listRoom());
}

/// The most that a row may take.
double PadItem::listRoom() const
{
    return (m_box.bottom() - listTop() - 2) / static_cast<double>(m_sides.size());
}

double PadItem::listTop() const
{
    return m_box.top() + gum() + 6;
}

QFont PadItem::listFont(bool total) const
{
    return total ? padFont(std::min(m_small * 1.08, std::min(rowHeight(), listRoom()) * 0.8),
                           QFont::Bold)
                 : padFont(m_listType);
}

/// As large as all names have room for; rather partners below each other than names shortened, and
/// one that has no room in any type makes no other smaller.
void PadItem::fitList()
{
    constexpr double kLine = 1.2; // of the type, where there are two
    if (m_sides.empty())
        return;
    const double usual = std::min(m_small, std::min(rowHeight(), listRoom()) * 0.74);
    const double least = std::min(usual, kLeastName);
    m_listType = least;
    m_listTwice = false;
    if (fittingNames().size() < m_sides.size() && 2 * kLine * least <= listRoom()) {
        m_listTwice = true;
        m_listTwice = fittingNames().size() == m_sides.size();
    }
    const std::vector<std::size_t> fitting = fittingNames();
    for (double size = usual; size > least; size -= 1) {
        m_listType = size;
        if ((!m_listTwice || 2 * kLine * size <= listRoom()) && fittingNames() == fitting)
            return;
    }
    m_listType = least;
}

/// Whole, in the list's type.
std::vector<std::size_t> PadItem::fittingNames() const
{
    const QFontMetricsF type(listFont(false));
    std::vector<std::size_t> fitting;
    for (std::size_t place = 0; place < m_sides.size(); ++place) {
        const QStringList lines = nameLines(place);
        const double room = nameRoom(place);
        if (std::all_of(lines.begin(), lines.end(),
                        [&](const QString &line) { return type.horizontalAdvance(line) <= room; }))
            fitting.push_back(place);
    }
    return fitting;
}

double PadItem::nameRoom(std::size_t place) const
{
    const double total = QFontMetricsF(listFont(true)).horizontalAdvance(m_sides[place].score);
    return m_box.width() - listSign() - 28 * grown() - total;
}

QStringList PadItem::nameLines(std::size_t place) const
{
    const QStringList partners = m_sides[place].name.split(QStringLiteral(" & "));
    if (!m_listTwice || partners.size() != 2)
        return {m_sides[place].name};
    return {partners.front() + QStringLiteral(" &"), partners.back()};
}

QString PadItem::nameShown(std::size_t place) const
{
    if (!namesAreRead())
        return {};
    return m_listTwice ? nameLines(place).join(u'\n') : nameCut(place);
}

QString PadItem::nameCut(std::size_t place) const
{
    return shortName(QFontMetricsF(listFont(false)), m_sides[place].name, nameRoom(place));
}

/// One letter or two of a name tell less than the sign before them; of partners they do not.
bool PadItem::namesAreRead() const
{
    constexpr qsizetype kLeast = 3;
    for (std::size_t place = 0; place < m_sides.size() && !m_listTwice; ++place) {
        const QString cut = nameCut(place);
        const bool partners = m_sides[place].name.contains(QStringLiteral(" & "));
        if (cut.size() < (partners ? 2 : kLeast) && cut != m_sides[place].name)
            return false;
    }
    return true;
}

double PadItem::listSign() const
{
    return m_small * 0.72;
}

/// Many sides, and those of long names, are listed below each other, with their totals alone.
void PadItem::paintList(QPainter &painter) const
{
    const double high = listHeight(), sign = listSign();
    double y = listTop();
    for (std::size_t place = 0; place < m_sides.size(); ++place) {
        const SidePicture &side = m_sides[place];
        const QRectF row(m_box.left(), y, m_box.width(), high);
        drawSideSign(painter, {row.left() + 8 * grown(), row.center().y() - sign / 2, sign, sign},
                     side.side, m_theme.sideOnPaper(side.side));
        painter.setFont(listFont(true));
        painter.setPen(m_theme.ink);
        painter.drawText(row.adjusted(0, 0, -8 * grown(), 0), Qt::AlignRight | Qt::AlignVCenter,
                         side.score);
        painter.setFont(listFont(false));
        painter.drawText(row.adjusted(14 * grown() + sign, 0, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter, nameShown(place));
        y += high;
        painter.setPen(fineLine(m_theme.ruled));
        painter.drawLine(QPointF(m_box.left(), y), QPointF(m_box.right(), y));
    }
    paintEmpty(painter, y, high);
}

double PadItem::gum() const
{
    return m_theme.flat ? 0 : std::max(8.0, kGum * m_unit);
}

void PadItem::paintLeaf(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const PadInk ink = padInkOf(m_theme);
    if (!m_theme.flat)
        drawShadow(painter, m_box, 3, kShadow);
    paintPad(painter, m_box, ink, gum());
    painter.setClipRect(m_box);
    if (!inColumns()) {
        paintList(painter);
        return;
    }
    const double top = m_box.top() + gum(), head = std::max(33 * m_unit, m_small * 1.9);
    const double x = m_box.left() + numberWidth();
    painter.setPen(fineLine(m_theme.margin));
    painter.drawLine(QPointF(x, top), QPointF(x, m_box.bottom()));
    for (std::size_t i = 1; i < m_sides.size(); ++i)
        paintMargin(painter, cellBox(i, m_box).left(), top, m_box.bottom(), ink, grown());
    paintHead(painter, top, head);
    paintRows(painter, top + head);
}

bool PadItem::prepare(qreal ratio)
{
    return isVisible() && m_picture.prepare(ratio, sceneTransform(), boundingRect(),
                                            [this](QPainter &inner) { paintLeaf(inner); });
}

void PadItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_formerSize.showInsteadOf(m_picture, *painter, boundingRect()))
        return;
    m_picture.show(*painter, boundingRect(), [this](QPainter &inner) { paintLeaf(inner); });
}

} // namespace sandbag
