// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/result_sheet.h"

#include "look/signs.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kRingRoom = 10; ///< before the words, for a ring round them

/// No line ends beside a figure: "took 5" and "2 tricks" stay together.
QString held(QString text)
{
    for (qsizetype at = 1; at + 1 < text.size(); ++at)
        if (text[at] == QLatin1Char(' ') && !text[at - 1].isPunct() &&
            (text[at + 1].isDigit() || text[at - 1].isDigit()))
            text[at] = QChar::Nbsp;
    return text;
}

void drawRule(QPainter &painter, const QWidget &line)
{
    painter.setPen(fineLine(line.palette().color(QPalette::Mid)));
    painter.drawLine(QPointF(0, line.height() - 0.5), QPointF(line.width(), line.height() - 0.5));
}

} // namespace

RuledLabel::RuledLabel(const QString &text, Weight weight, QWidget *parent)
    : QLabel(held(text), parent), m_weight(weight)
{
    setAccessibleName(text);
}

void RuledLabel::setType(const QFont &plain)
{
    QFont type = plain;
    if (m_weight != Weight::plain)
        type.setBold(true);
    if (m_weight == Weight::total && type.pixelSize() > 0)
        type.setPixelSize(qRound(type.pixelSize() * 1.35));
    setFont(type);
    keepMargins();
}

/// A ring reaches further out than the words do.
void RuledLabel::keepMargins()
{
    const int line = QFontMetrics(font()).height();
    setContentsMargins(m_ringed ? 6 + kRingRoom : 6, line / 6, 6, line / 6);
}

void RuledLabel::setRinged(bool ringed)
{
    m_ringed = ringed;
    keepMargins();
    update();
}

QSize RuledLabel::sizeHint() const
{
    if (!wordWrap())
        return QLabel::sizeHint();
    constexpr int kLine = 9; // of the type's height
    const QFontMetrics type(font());
    const QMargins around = contentsMargins();
    const int width = std::min(type.horizontalAdvance(text()) + 2, kLine * type.height()) +
                      around.left() + around.right();
    return {width, heightForWidth(width)};
}

void RuledLabel::setInk(const QColor &ink, const QColor &red)
{
    QPalette words = palette();
    words.setColor(QPalette::WindowText, m_loss ? red : ink);
    setPalette(words);
}

void RuledLabel::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(this);
        drawRule(painter, *this);
    }
    QLabel::paintEvent(event);
    if (!m_ringed)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::LinkVisited), 1.8));
    const int words = QFontMetrics(font()).horizontalAdvance(text());
    const QRectF box(width() - 6 - words - kRingRoom, 1.5, words + kRingRoom + 4, height() - 4);
    painter.translate(box.center());
    painter.rotate(-2);
    painter.drawEllipse(QPointF(), box.width() / 2, box.height() / 2);
}

SideName::SideName(const QString &name, QWidget *parent) : QLabel(name, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
}

QSize SideName::minimumSizeHint() const
{
    constexpr int kUnbroken = 11; // of the type's size
    const QFontMetrics type(font());
    const int whole = std::min(type.horizontalAdvance(text()) + 2, kUnbroken * type.height());
    return QLabel::minimumSizeHint().expandedTo({whole, 0});
}

MarginLine::MarginLine(QWidget *parent) : QWidget(parent)
{
    setFixedWidth(13);
}

void MarginLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(fineLine(palette().color(QPalette::Midlight)));
    for (const double x : {5.5, 8.5})
        painter.drawLine(QPointF(x, 0), QPointF(x, height()));
}

SideMark::SideMark(int side, QWidget *parent) : QWidget(parent), m_side(side)
{
    const int size = qRound(QFontMetrics(parent->font()).height() * 0.75);
    setFixedSize(size, size);
}

void SideMark::setColour(const QColor &colour)
{
    m_colour = colour;
    update();
}

void SideMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawSideSign(painter, rect(), m_side, m_colour);
}

SideHead::SideHead(const QString &name, int side, Place place, QWidget *parent)
    : QWidget(parent), m_side(side), m_place(place), m_mark(new SideMark(side, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(6, 2, 6, 2);
    row->addWidget(m_mark);
    row->addWidget(new SideName(name, this), 1);
}

void SideHead::setColour(const QColor &colour)
{
    m_mark->setColour(colour);
}

void SideHead::paintEvent(QPaintEvent *)
{
    if (m_place == Place::column)
        return;
    QPainter painter(this);
    drawRule(painter, *this);
}

} // namespace sandbag
