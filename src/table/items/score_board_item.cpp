// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/score_board_item.h"

#include "look/signs.h"
#include "short_name.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kEnds = 18;  // from the frame's end to the first side, of usual type
constexpr double kUsual = 16; // pixels of that type
constexpr int kMostSacks = 12;
constexpr double kMostName = 18; // of the type
// What gives way where there is little room, one after the other.
constexpr int kLesserSigns = 1;      // what is to be made, and sacks, are smaller
constexpr int kBagFigures = 2;       // bags are in figures
constexpr int kBareBags = 3;         // without their limit, and scores are in smaller type
constexpr int kShortNames = 4;       // names are short
constexpr int kMostSaved = 5;        // nothing says what is to be made
constexpr std::size_t kFewSides = 4; // have wide gaps

double wide(const QFont &font, const QString &text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

} // namespace

void ScoreBoardItem::place(const TableLayout &layout, const TableTheme &theme)
{
    const bool sameType = m_theme.type == theme.type;
    if (m_theme != theme)
        m_sacks.assign(m_sides.size(), {});
    m_theme = theme;
    if (m_box == layout.rail && m_usualMiddle == layout.fontPixels && sameType)
        return;
    prepareGeometryChange();
    m_box = layout.rail;
    m_usualSmall = layout.smallFont;
    m_usualMiddle = layout.fontPixels;
    m_usualLarge = layout.largeFont;
    measure();
    update();
}

void ScoreBoardItem::show(const std::vector<SidePicture> &sides, const QString &heading,
                          const std::vector<QString> &before)
{
    if (m_sides == sides && m_heading == heading && m_before == before)
        return;
    m_sides = sides;
    m_before = before;
    m_heading = heading;
    measure();
    update();
}

QRectF ScoreBoardItem::boxOf(std::size_t index) const
{
    return index < m_boxes.size() ? m_boxes[index] : QRectF();
}

QFont ScoreBoardItem::scoreFont() const
{
    return tableFont(m_saved >= kBareBags ? m_middle * 1.1 : m_large, QFont::Bold);
}

QFont ScoreBoardItem::wordsFont() const
{
    constexpr double kLesser = 0.85, kLeast = 12; // pixels
    return tableFont(
        m_saved < kLesserSigns ? m_small : std::max(std::min(kLeast, m_small), m_small * kLesser));
}

double ScoreBoardItem::sackSize() const
{
    constexpr double kLesser = 0.85;
    return m_saved == kLesserSigns ? m_sack * kLesser : m_sack;
}

QString ScoreBoardItem::bagsText(const SidePicture &side) const
{
    return m_saved >= kBareBags ? QString::number(side.bags)
                                : QStringLiteral("%1/%2").arg(side.bags).arg(side.bagsLimit);
}

double ScoreBoardItem::bagsWidth(const SidePicture &side) const
{
    if (side.bagsLimit <= 0)
        return 0;
    if (m_saved >= kBagFigures || side.bagsLimit > kMostSacks)
        return m_sack + m_gap / 2 + wide(tableFont(m_small), bagsText(side)) + m_gap;
    return sacksWidth(side) + m_gap;
}

double ScoreBoardItem::sacksWidth(const SidePicture &side) const
{
    return side.bagsLimit * (sackSize() + 1.5 * m_grown) + (side.bagsLimit > 5 ? 5 * m_grown : 0);
}

/// With dots where most of it is left, else by first letters.
QString ScoreBoardItem::nameOf(const SidePicture &side, double room) const
{
    constexpr qsizetype kMost = 9; // letters, with the dots
    const QFontMetricsF type(tableFont(m_middle, QFont::DemiBold));
    const QString dotted = type.elidedText(side.name, Qt::ElideRight, room);
    return dotted == side.name || dotted.size() >= kMost ? dotted
                                                         : shortName(type, side.name, room);
}

/// What is next to a score stands still while it counts.
double ScoreBoardItem::scoreWidth(std::size_t index) const
{
    const double before = index < m_before.size() ? wide(scoreFont(), m_before[index]) : 0;
    return std::max(before, wide(scoreFont(), m_sides[index].score));
}

double ScoreBoardItem::widthOf(std::size_t index) const
{
    const SidePicture &side = m_sides[index];
    double width = m_middle * 0.9 + m_gap;
    width += scoreWidth(index) + m_gap;
    width += std::min(wide(tableFont(m_middle, QFont::DemiBold), side.name),
                      m_saved >= kShortNames ? m_nameRoom : m_middle * kMostName) +
             m_gap;
    width += bagsWidth(side);
    if (m_saved < kMostSaved && !side.brief.isEmpty())
        width += wide(wordsFont(), side.brief);
    return width;
}

void ScoreBoardItem::takeType(double part)
{
    m_small = m_usualSmall * part;
    m_middle = m_usualMiddle * part;
    m_large = m_usualLarge * part;
    m_sack = m_middle * 0.72;
    m_grown = std::max(1.0, m_middle / kUsual);
    m_gap = (m_sides.size() > kFewSides ? 5 : 8) * m_grown;
}

double ScoreBoardItem::betweenSides() const
{
    return (m_sides.size() > kFewSides ? 10 : 22) * m_grown;
}

/// The width of all sides with the gaps between them.
double ScoreBoardItem::needs() const
{
    double all = betweenSides() * static_cast<double>(m_sides.size() - 1);
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        all += widthOf(i);
    return all;
}

/// What "4 to go" may need more than what is said now: sacks do not turn into figures in mid-play.
double ScoreBoardItem::roomForWords() const
{
    constexpr double kUsualWords = 3.3; // of the type
    if (m_saved >= kMostSaved)
        return 0;
    const QFont font = wordsFont();
    double more = 0;
    for (const SidePicture &side : m_sides)
        more += std::max(0.0, font.pixelSize() * kUsualWords - wide(font, side.brief));
    return more;
}

double ScoreBoardItem::roomForSides() const
{
    return m_box.width() - 2 * kEnds * m_grown;
}

/// Whether all sides have room in that part of the usual type: in all of it with as little saved as
/// that takes, and else with everything.
bool ScoreBoardItem::fits(double part)
{
    takeType(part);
    constexpr double kLetters = 3.2; // "W & E", of the type
    m_nameRoom = m_middle * kMostName;
    m_saved = part < 1 ? kMostSaved : 0;
    while (m_saved < kShortNames && needs() + roomForWords() > roomForSides())
        ++m_saved;
    if (m_saved >= kShortNames)
        shortenNames();
    if (m_saved == kShortNames && m_nameRoom < m_middle * kLetters) {
        m_saved = kMostSaved;
        shortenNames();
    }
    return needs() <= roomForSides() + 1;
}

/// To what the rest leaves them.
void ScoreBoardItem::shortenNames()
{
    m_nameRoom = 0;
    const double left = roomForSides() - needs() - roomForWords();
    m_nameRoom = std::max(m_middle * 1.2, left / static_cast<double>(m_sides.size()));
}

/// As much as fits: sacks become figures, then names are shortened before the words go, and where
/// even first letters have no room all type is smaller: no side is left out. To try each of its
/// sizes, of eight sides, would take longer than to paint a table.
void ScoreBoardItem::fitType()
{
    constexpr double kStep = 0.04; // of its type
    constexpr int kSteps = 12;     // to the least
    if (fits(1))
        return;
    int tooLarge = 0, fitting = kSteps;
    while (fitting - tooLarge > 1) {
        const int between = (tooLarge + fitting) / 2;
        (fits(1 - between * kStep) ? fitting : tooLarge) = between;
    }
    (void)fits(1 - fitting * kStep);
}

void ScoreBoardItem::measure()
{
    m_boxes.clear();
    m_sacks.assign(m_sides.size(), {});
    m_headingBox = {};
    if (m_sides.empty())
        return;
    fitType();
    const auto count = static_cast<double>(m_sides.size());
    const double between = betweenSides();
    const double spare = std::max(0.0, roomForSides() - needs());
    double left = m_box.left() + kEnds * m_grown;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const double width = widthOf(i);
        m_boxes.emplace_back(left, m_box.top(), width, m_box.height());
        left += width + between + (count > 1 ? spare / (count - 1) : 0);
    }
    if (m_sides.size() != 2)
        return;
    const double middle = m_boxes[1].left() - m_boxes[0].right();
    for (const QString &heading : {m_heading, m_heading.section(QStringLiteral(" · "), 0, 0)}) {
        if (!m_headingBox.isEmpty() || wide(tableFont(m_small), heading) + 40 * m_grown > middle)
            continue;
        m_headingShown = heading;
        m_headingBox = QRectF(m_boxes[0].right(), m_box.top(), middle, m_box.height());
    }
}

double ScoreBoardItem::put(QPainter &painter, const QString &text, const QFont &font,
                           const QColor &colour, double left) const
{
    painter.setFont(font);
    painter.setPen(colour);
    const double width = wide(font, text);
    const QRectF box(left, m_box.top(), width + 2, m_box.height());
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, text);
    m_texts.push_back({text, box.right() > m_box.right()});
    return left + width + m_gap;
}

QColor ScoreBoardItem::sackColour(bool nearPenalty) const
{
    if (!nearPenalty)
        return m_theme.railWords;
    return m_theme.flat ? m_theme.now : QColor(0xff, 0x9d, 0x8a);
}

void ScoreBoardItem::paintSacks(QPainter &painter, const SidePicture &side, double left) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double sack = sackSize();
    const double top = m_box.center().y() - sack * 0.6;
    for (int i = 0; i < side.bagsLimit; ++i) {
        drawSack(painter, {left, top, sack, sack * 1.15}, sackColour(i >= side.bagsLimit - 2),
                 i < side.bags);
        left += sack + (i == 4 ? 6.5 : 1.5) * m_grown;
    }
}

double ScoreBoardItem::paintBags(QPainter &painter, std::size_t index, double left)
{
    const SidePicture &side = m_sides[index];
    if (side.bagsLimit <= 0)
        return left;
    if (m_saved >= kBagFigures || side.bagsLimit > kMostSacks) {
        const double top = m_box.center().y() - m_sack * 0.6;
        const QColor colour = sackColour(side.bags >= side.bagsLimit - 2);
        drawSack(painter, {left, top, m_sack, m_sack * 1.15}, colour, side.bags > 0);
        return put(painter, bagsText(side), tableFont(m_small), colour, left + m_sack + m_gap / 2);
    }
    const double width = sacksWidth(side), high = sackSize() * 1.15;
    const QRectF row(left, m_box.center().y() - sackSize() * 0.6, width, high);
    m_sacks[index].showInPlace(painter, row.adjusted(-1, -1, 1, 1),
                               [&](QPainter &inner) { paintSacks(inner, side, left); });
    return left + width + m_gap;
}

void ScoreBoardItem::paintSide(QPainter &painter, std::size_t index)
{
    const SidePicture &side = m_sides[index];
    const QRectF box = m_boxes[index];
    const double sign = m_middle * 0.9;
    double left = box.left();
    drawSideSign(painter, {left, box.center().y() - sign / 2, sign, sign}, side.side,
                 m_theme.side(side.side));
    left += sign + m_gap;
    left = put(painter, nameOf(side, m_nameRoom), tableFont(m_middle, QFont::DemiBold),
               m_theme.railText, left);
    const double after = left + scoreWidth(index) + m_gap;
    put(painter, side.score, scoreFont(), m_theme.railText, left);
    left = after;
    left = paintBags(painter, index, left);
    if (m_saved < kMostSaved && !side.brief.isEmpty())
        put(painter, side.brief, wordsFont(), m_theme.railWords, left);
}

void ScoreBoardItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    m_texts.clear();
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        paintSide(*painter, i);
    if (!m_headingBox.isEmpty()) {
        painter->setFont(tableFont(m_small));
        painter->setPen(m_theme.railWords);
        painter->drawText(m_headingBox, Qt::AlignCenter, m_headingShown);
        m_texts.push_back({m_headingShown, false}); // one that does not fit is left out
    }
}

} // namespace sandbag
