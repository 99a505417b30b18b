// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/result_sheet.h"

#include "look/signs.h"
#include "paper_pad.h"
#include "sheet/score_sheet.h"
#include "text/numbers.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kRingRoom = 10; ///< before the words, for a ring round them

/// No line ends next to a figure: "took 5" and "2 tricks" stay together.
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
    type.setBold(m_weight == Weight::strong || m_weight == Weight::total);
    if (m_weight == Weight::total && type.pixelSize() > 0)
        type.setPixelSize(qRound(type.pixelSize() * 1.9));
    if (m_weight == Weight::faint && type.pixelSize() > 0)
        type.setPixelSize(std::max(12, qRound(type.pixelSize() * 0.9)));
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

void RuledLabel::setInk(const QColor &ink, const QColor &faint, const QColor &red)
{
    QPalette words = palette();
    words.setColor(QPalette::WindowText, m_loss ? red : m_weight == Weight::faint ? faint : ink);
    setPalette(words);
}

void RuledLabel::setWritten(double share)
{
    if (share == m_written)
        return;
    m_written = share;
    update();
}

void RuledLabel::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(this);
        drawRule(painter, *this);
    }
    if (m_written < 1) { // the words alone, as far as they are written
        QPainter painter(this);
        painter.setClipRect(QRectF(0, 0, width() * m_written, height()));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.setFont(font());
        painter.drawText(contentsRect(),
                         static_cast<int>(alignment()) | (wordWrap() ? Qt::TextWordWrap : 0),
                         text());
        return;
    }
    QLabel::paintEvent(event);
    if (!m_ringed)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int words = QFontMetrics(font()).horizontalAdvance(text());
    paintRing(painter,
              {width() - 6.0 - words - kRingRoom, 2.5, words + kRingRoom + 4.0, height() - 6.0},
              palette().color(QPalette::LinkVisited));
}

BagLine::BagLine(int bags, int limit, int costs, QWidget *parent)
    : QWidget(parent), m_bags(bags), m_limit(limit)
{
    m_words = tr("%n more cost %1", "bags, points", std::max(0, limit - bags)).arg(costs);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Bags: %1 of %2. %3").arg(bags).arg(limit).arg(m_words));
}

void BagLine::setInk(const QColor &ink, const QColor &faint, const QColor &red)
{
    m_ink = ink;
    m_faint = faint;
    m_red = red;
    update();
}

double BagLine::sack() const
{
    return QFontMetricsF(font()).height() * 0.55;
}

QFont BagLine::wordsFont() const
{
    QFont small = font();
    if (small.pixelSize() > 0)
        small.setPixelSize(std::max(12, qRound(small.pixelSize() * 0.86)));
    return small;
}

double BagLine::sacksWidth() const
{
    constexpr int kAround = 18; // the margins, and the gap after five
    return (sack() + 2) * m_limit + kAround;
}

int BagLine::rowHeight() const
{
    return qRound(QFontMetricsF(font()).height() * 1.35);
}

void BagLine::setTwoRows(bool two)
{
    if (m_twoRows == two)
        return;
    m_twoRows = two;
    updateGeometry();
}

QSize BagLine::sizeHint() const
{
    const int words = QFontMetrics(wordsFont()).horizontalAdvance(m_words) + 12;
    const int sacks = qRound(sacksWidth());
    return m_twoRows ? QSize(std::max(sacks, words), 2 * rowHeight())
                     : QSize(sacks + words, rowHeight());
}

QSize BagLine::minimumSizeHint() const
{
    return sizeHint();
}

void BagLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawRule(painter, *this);
    const double row = m_twoRows ? height() / 2.0 : height();
    const double size = sack();
    const double top = (row - size * 1.15) / 2;
    double x = 6;
    constexpr int kNear = 2; // the last ones, in red
    for (int i = 0; i < m_limit; ++i) {
        drawSack(painter, {x, top, size, size * 1.15}, i >= m_limit - kNear ? m_red : m_ink,
                 i < m_bags);
        x += size + 2 + (i == 4 ? 6 : 0);
    }
    painter.setPen(m_faint);
    painter.setFont(wordsFont());
    const QRectF words = m_twoRows ? QRectF(6, row - 2, width() - 6, row - 2)
                                   : QRectF(x + 8, 0, width() - x - 8, height());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, m_words);
}

WritingPencil::WritingPencil(QWidget *sheet) : QWidget(sheet)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

void WritingPencil::pointAt(const QPointF &point)
{
    m_point = point;
    setGeometry(parentWidget()->rect());
    update();
}

void WritingPencil::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    constexpr double kLong = 150;
    constexpr double kHeld = -38; // degrees
    paintPencil(painter, m_point, kLong, kHeld, {});
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
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SideMark::sizeHint() const
{
    const int size = qRound(QFontMetrics(font()).height() * 0.75);
    return {size, size};
}

void SideMark::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
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
