// SPDX-License-Identifier: GPL-3.0-or-later
// The tag over the chip at the pointer or the keys: the contract that it makes, and its points.
#include "look/signs.h"
#include "look/soft_shadow.h"
#include "panels/bid_panel.h"
#include "panels/table_button.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QLayout>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kTagCorner = 9;
constexpr double kInside = 14;   ///< at the sides of the words
constexpr double kTagEdge = 5;   ///< over and below them
constexpr double kTagApart = 18; ///< between what is bid and its points, in one line
constexpr double kTail = 9;      ///< half its width where it leaves the paper

double advance(const QFont &font, const QString &text)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

QFont strong(const QFont &plain)
{
    return tableFont(QFontInfo(plain).pixelSize(), QFont::Bold);
}

/// The second line in its parts: words faint, numbers in their colours.
struct TagPart {
    QString text;
    bool number = false;
};

std::vector<TagPart> partsOf(const CallTag &tag)
{
    return {{tag.madeWord + u' ', false},
            {tag.made, true},
            {QStringLiteral("    ") + tag.failedWord + u' ', false},
            {tag.failed, true}};
}

} // namespace

void BidPanel::setTag(const TableButton *at, const CallTag &tag)
{
    m_tag = tag;
    m_tagged = tag.isEmpty() ? nullptr : at;
    setNoteQuiet(m_tagged != nullptr);
}

void BidPanel::setTagRoom(double left, double right)
{
    m_tagLeft = left;
    m_tagRight = right;
    update();
}

void BidPanel::setChipSize(int pixels)
{
    for (const CallButton &entry : m_calls)
        entry.button->setDiameter(pixels);
}

/// There is nothing between the note and the chips.
bool BidPanel::chipsBelowNote() const
{
    return m_switches.empty() && m_question.others.empty() && !m_question.mayTalk && !m_noteBelow;
}

/// Where the tag may be, from left to right.
QRectF BidPanel::tagRoom() const
{
    const bool whole = m_tagRight <= m_tagLeft;
    const double left = whole ? 4 : std::max(4.0, m_tagLeft);
    const double right = whole ? width() - 4.0 : std::min(width() - 4.0, m_tagRight);
    QRectF room = noteRect().adjusted(0, -6, 0, 4);
    room.setLeft(left);
    room.setRight(std::max(left, right));
    return room;
}

/// Below the chips, whose row hangs down at its ends, there is height for one line.
bool BidPanel::tagInLine() const
{
    const double wide = titleWidth() + kTagApart + pointsWidth() + 2 * kInside;
    return m_noteBelow && wide <= tagRoom().width();
}

double BidPanel::titleWidth() const
{
    return advance(strong(noteFont()), m_tag.title);
}

double BidPanel::pointsWidth() const
{
    const QFont plain = noteFont();
    double words = 0;
    for (const TagPart &part : partsOf(m_tag))
        words += advance(part.number ? strong(plain) : plain, part.text);
    return words;
}

QRectF BidPanel::tagPaper() const
{
    const bool inLine = tagInLine();
    const double words =
        inLine ? titleWidth() + kTagApart + pointsWidth() : std::max(titleWidth(), pointsWidth());
    const QRectF room = tagRoom();
    QRectF paper(0, room.top(), words + 2 * kInside, room.height());
    if (inLine)
        paper.setTop(room.bottom() - kTagEdge * 2 - QFontMetricsF(strong(noteFont())).height());
    paper.moveCenter(
        {m_tagged->mapTo(this, m_tagged->rect().center()).x() + 0.5, paper.center().y()});
    if (paper.right() > room.right())
        paper.moveRight(room.right());
    if (paper.left() < room.left())
        paper.moveLeft(room.left());
    if (m_noteBelow)
        paper.moveTop(std::max(paper.top(), footOfChips(paper)));
    return paper;
}

/// Below all chips that are over it.
double BidPanel::footOfChips(const QRectF &paper) const
{
    double foot = 0;
    for (const CallButton &entry : m_calls) {
        const QRectF chip =
            entry.button->chipRect().translated(entry.button->mapTo(this, QPoint()));
        if (chip.right() > paper.left() && chip.left() < paper.right())
            foot = std::max(foot, chip.bottom() + 1);
    }
    return foot;
}

QRectF BidPanel::notePaper() const
{
    if (m_tagged && !noteRect().isEmpty() && !note().isEmpty())
        return tagPaper();
    const QRectF words = noteWords();
    return words.isEmpty() ? words : words.adjusted(-kInside, -4, kInside, 4) & QRectF(rect());
}

std::vector<QRectF> BidPanel::reservedRects() const
{
    constexpr double kUsualEms = 20; // two lines on what a call wins and loses
    std::vector<QRectF> rects = buttonRects();
    QRectF note = noteRect();
    const QPointF middle = note.center();
    if (m_switches.empty())
        note.setWidth(std::min(note.width(), QFontInfo(noteFont()).pixelSize() * kUsualEms));
    note.moveCenter(middle);
    rects.push_back(note.adjusted(-kInside, -6, kInside, 4).translated(pos()));
    return rects;
}

std::vector<QRectF> BidPanel::coveredRects() const
{
    std::vector<QRectF> rects;
    for (const TableButton *button : findChildren<TableButton *>())
        if (!button->isHidden())
            rects.push_back(
                button->chipRect().translated(QPointF(button->mapTo(parentWidget(), QPoint()))));
    if (const QRectF paper = notePaper(); !paper.isEmpty())
        rects.push_back(paper.translated(pos()));
    return rects;
}

std::vector<QRectF> BidPanel::buttonRects() const
{
    std::vector<QRectF> rects;
    for (const TableButton *button : findChildren<TableButton *>())
        if (!button->isHidden())
            rects.push_back(
                QRectF(button->rect().translated(button->mapTo(parentWidget(), QPoint()))));
    return rects;
}

/// Only the explanation of a bid has paper under it.
void BidPanel::paintGround(QPainter &painter, const QRectF &)
{
    const QRectF paper = notePaper();
    if (paper.isEmpty())
        return;
    QPainterPath tag;
    tag.addRoundedRect(paper, kTagCorner, kTagCorner);
    if (m_tagged && chipsBelowNote()) {
        const QRectF chip = m_tagged->chipRect().translated(m_tagged->mapTo(this, QPoint()));
        const double x = std::clamp(chip.center().x(), paper.left() + kTagCorner + kTail,
                                    paper.right() - kTagCorner - kTail);
        QPainterPath tail(QPointF(x - kTail, paper.bottom() - 1));
        tail.lineTo(chip.center().x(), std::max(paper.bottom() + 4, chip.top() - 3));
        tail.lineTo(x + kTail, paper.bottom() - 1);
        tail.closeSubpath();
        tag = tag.united(tail);
    }
    if (!theme().flat)
        drawShadow(painter, paper, kTagCorner, plateShadow(0.7));
    painter.setPen(theme().paperPen());
    painter.setBrush(theme().paper);
    painter.drawPath(tag);
    if (m_tagged)
        paintTag(painter, paper);
}

void BidPanel::paintTag(QPainter &painter, const QRectF &paper) const
{
    const QFont plain = noteFont();
    const bool inLine = tagInLine();
    const QRectF inside = paper.adjusted(kInside, kTagEdge, -kInside, -kTagEdge);
    const double line = inside.height() / (inLine ? 1 : 2);
    const double second = inside.bottom() - line;
    painter.setFont(strong(plain));
    painter.setPen(theme().ink);
    painter.drawText(QRectF(inside.left(), inside.top(), inside.width(), line),
                     Qt::AlignLeft | Qt::AlignVCenter, m_tag.title);
    double from = inLine ? titleWidth() + kTagApart : 0; // where the line begins
    for (const TagPart &part : partsOf(m_tag)) {
        const QFont font = part.number ? strong(plain) : plain;
        const bool loss = part.text.startsWith(QChar(0x2212)) || part.text.startsWith(u'-');
        painter.setFont(font);
        painter.setPen(!part.number ? theme().smallInk
                       : loss       ? theme().red
                                    : theme().sideOnPaper(0));
        const double wide = advance(font, part.text);
        const double x = isRightToLeft() ? inside.right() - from - wide : inside.left() + from;
        const double slack = isRightToLeft() && !part.number ? 2 : 0; // before the words
        painter.drawText(QRectF(x - slack, second, wide + 2, line),
                         Qt::AlignLeft | Qt::AlignVCenter |
                             (part.number ? Qt::TextForceLeftToRight : 0),
                         part.text);
        from += wide;
    }
}

/// The chip goes to who laid it.
void BidPanel::lay(TableButton &chip)
{
    QPixmap picture(chip.size() * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    chip.render(&picture, {}, {}, QWidget::DrawChildren);
    emit laid(picture, QRectF(QRect(chip.mapTo(parentWidget(), QPoint()), chip.size())));
}

} // namespace sandbag
