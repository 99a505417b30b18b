// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/result_sheet.h"

#include "look/counted_total.h"
#include "look/signs.h"
#include "paper_pad.h"
#include "sheet/score_sheet.h"
#include "text/numbers.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QPen>
#include <QStyle>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kRings = 250; // ms that a ring takes

/// No line ends next to a figure: "took 5" and "2 tricks" stay together.
QString held(QString text)
{
    for (qsizetype at = 1; at + 1 < text.size(); ++at)
        if (text[at] == QLatin1Char(' ') && !text[at - 1].isPunct() &&
            (text[at + 1].isDigit() || text[at - 1].isDigit()))
            text[at] = QChar::Nbsp;
    return text;
}

} // namespace

int sheetAside(int pixels)
{
    return std::max(6, qRound(pixels * 0.36));
}

QString dealAndDealer(const ScoreSheet &sheet, const SheetDeal &deal)
{
    constexpr int kLetters = 9;
    QString name = sheet.players.value(deal.dealer);
    if (name.size() > kLetters)
        name = name.left(kLetters - 1).trimmed() + QChar(0x2026);
    return QStringLiteral("%1 %2").arg(QLocale().toString(deal.number), name);
}

void tellDealer(QWidget &cell, const ScoreSheet &sheet, const SheetDeal &deal)
{
    const QString name = sheet.players.value(deal.dealer);
    cell.setToolTip(name);
    cell.setAccessibleName(QStringLiteral("%1 %2").arg(QLocale().toString(deal.number), name));
}

Qt::Alignment alignedBy(const QWidget &widget, Qt::Alignment alignment)
{
    return QStyle::visualAlignment(widget.layoutDirection(), alignment) | Qt::AlignAbsolute;
}

RuledLabel::RuledLabel(const QString &text, Weight weight, QWidget *parent)
    : QLabel(held(text), parent), m_weight(weight)
{
    setAccessibleName(text);
    keepDirection();
}

void RuledLabel::setAlignment(Qt::Alignment alignment)
{
    m_aligned = alignment;
    keepDirection();
}

void RuledLabel::keepDirection()
{
    QLabel::setAlignment(alignedBy(*this, m_aligned));
}

void RuledLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() != QEvent::LayoutDirectionChange)
        return;
    keepDirection();
    keepMargins();
}

void RuledLabel::setType(const QFont &plain)
{
    m_type = plain.pixelSize();
    QFont type = plain;
    type.setBold(m_weight == Weight::strong || m_weight == Weight::total);
    if (m_weight == Weight::total && type.pixelSize() > 0)
        type.setPixelSize(qRound(type.pixelSize() * 1.9));
    if (m_weight == Weight::faint && type.pixelSize() > 0)
        type.setPixelSize(std::max(12, qRound(type.pixelSize() * 0.9)));
    setFont(type);
    keepMargins();
}

/// Before and behind the words, for a ring round them.
int RuledLabel::ringRoom() const
{
    constexpr double kUsual = 18; // pixels of type
    return qRound(9 * std::max(1.0, m_type / kUsual));
}

/// A ring reaches further out than the words do; figures end in one line, ringed or not.
void RuledLabel::keepMargins()
{
    const int line = QFontMetrics(font()).height();
    const int beside = sheetAside(m_type);
    const bool figures = m_ringed || (m_aligned & Qt::AlignRight);
    const int before = m_ringed ? beside + ringRoom() : beside;
    const int behind = figures ? std::max(beside, ringRoom() + 3) : beside;
    setContentsMargins(isRightToLeft() ? behind : before, line / 6,
                       isRightToLeft() ? before : behind, line / 6);
}

void RuledLabel::setRinged(bool ringed)
{
    m_ringed = ringed;
    keepMargins();
    update();
}

void RuledLabel::setCrossed(const QList<std::pair<int, int>> &parts)
{
    m_crossed = parts;
    update();
}

/// As on the scorecard next to the table: with a stroke that rises.
void RuledLabel::paintCrossed()
{
    const QFontMetricsF type(font());
    const QRectF words = this->words();
    const double rise = type.capHeight() / 2 + 1;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(palette().color(QPalette::LinkVisited), 1.6 * std::max(1.0, m_type / 18.0)));
    for (const auto &[start, length] : m_crossed) {
        const double from = words.left() + type.horizontalAdvance(text().left(start)) - 2;
        const double to = words.left() + type.horizontalAdvance(text().left(start + length)) + 2;
        painter.drawLine(QPointF(from, words.center().y() + rise),
                         QPointF(to, words.center().y() - rise));
    }
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

int RuledLabel::rowsIn(int width) const
{
    constexpr int kHigh = 10000; // pixels
    const QFontMetrics type(font());
    const QMargins around = contentsMargins();
    const QRect room(0, 0, std::max(1, width - around.left() - around.right()), kHigh);
    const int high = type.boundingRect(room, Qt::TextWordWrap, text()).height();
    return qRound(double(high) / type.lineSpacing());
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

/// The room that the words take.
QRectF RuledLabel::words() const
{
    const int flags = static_cast<int>(alignment()) | (wordWrap() ? Qt::TextWordWrap : 0);
    return QFontMetricsF(font()).boundingRect(QRectF(contentsRect()), flags, text());
}

void RuledLabel::countFrom(int before, int now)
{
    m_from = before;
    m_to = now;
}

int RuledLabel::lasts() const
{
    return (counts() ? kCounts : WrittenPart::lasts()) + (m_ringed ? kRings : 0);
}

/// The ring is drawn when the words stand there.
double RuledLabel::shownRing() const
{
    const double words = 1 - double(m_ringed ? kRings : 0) / lasts();
    return !m_ringed ? 0 : std::clamp((m_written - words) / (1 - words), 0.0, 1.0);
}

QString RuledLabel::shownText() const
{
    if (!counts() || m_written >= 1)
        return text();
    return m_written > 0 ? pointsText(countedTotal(m_from, m_to, m_written * lasts() / kCounts))
                         : QString();
}

QPointF RuledLabel::pointAt(double share) const
{
    if (counts())
        share = 1;
    const QRectF words = this->words();
    const double way = words.width() * share;
    return {text().isRightToLeft() ? words.right() - way : words.left() + way,
            words.bottom() - QFontMetricsF(font()).descent() + 1};
}

/// The words alone, as far as they are written.
void RuledLabel::paintWritten()
{
    const double words = m_ringed ? m_written * lasts() / (lasts() - kRings) : m_written;
    QPainter painter(this);
    const bool leftwards = text().isRightToLeft();
    if (!counts() && words < 1) {
        const double at = pointAt(words).x();
        painter.setClipRect(words <= 0  ? QRectF()
                            : leftwards ? QRectF(at, 0, width() - at, height())
                                        : QRectF(0, 0, at, height()));
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(font());
    painter.drawText(contentsRect(),
                     static_cast<int>(alignment()) | (wordWrap() ? Qt::TextWordWrap : 0) |
                         (leftwards ? Qt::TextForceRightToLeft : Qt::TextForceLeftToRight),
                     shownText());
}

void RuledLabel::paintEvent(QPaintEvent *event)
{
    if (m_written < 1)
        paintWritten();
    else
        QLabel::paintEvent(event);
    if (!m_crossed.isEmpty() && m_written >= 1)
        paintCrossed();
    if (shownRing() <= 0)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetricsF type(font());
    const double words = type.horizontalAdvance(text());
    const double wanted = type.height() * (m_weight == Weight::total ? 1.25 : 1.1);
    const double high = std::min(height() - 6.0, wanted); // rows may be higher
    const double left =
        isRightToLeft() ? contentsRect().left() : contentsRect().right() + 1.0 - words;
    paintRing(painter, {left - ringRoom(), (height() - 1 - high) / 2, words + 2 * ringRoom(), high},
              palette().color(QPalette::LinkVisited), shownRing(),
              1.7 * std::max(1.0, m_type / 18.0)); // a thicker pencil on a large table
}

BagLine::BagLine(int before, int bags, int limit, int costs, QWidget *parent)
    : QWidget(parent), m_bags(bags), m_limit(limit)
{
    constexpr int kSoon = 3; // bags to the penalty
    const int left = std::max(0, limit - bags);
    const QString words =
        tr("%n more bag(s): %1", "points that they cost", left).arg(signedPoints(-costs));
    if (left <= kSoon || (bags > 0 && bags != before))
        m_words = words;
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Bags: %1 of %2. %3").arg(bags).arg(limit).arg(words));
}

void BagLine::setInk(const QColor &ink, const QColor &faint, const QColor &red)
{
    m_ink = ink;
    m_faint = faint;
    m_red = red;
    update();
}

/// Distances grow with the type.
double BagLine::grown(double pixels) const
{
    constexpr double kUsual = 18; // pixels of type
    return pixels * std::max(1.0, font().pixelSize() / kUsual);
}

double BagLine::sack() const
{
    return QFontMetricsF(font()).height() * 0.55;
}

QFont BagLine::wordsFont() const
{
    QFont smallFont = font();
    if (smallFont.pixelSize() > 0)
        smallFont.setPixelSize(std::max(12, qRound(smallFont.pixelSize() * 0.86)));
    return smallFont;
}

double BagLine::sacksWidth() const
{
    constexpr int kAround = 18; // the margins, and the gap after five
    return (sack() + grown(2)) * m_limit + grown(kAround);
}

int BagLine::rowHeight() const
{
    return qRound(QFontMetricsF(font()).height() * 1.35);
}

int BagLine::rowWidth() const
{
    return qRound(sacksWidth()) + QFontMetrics(wordsFont()).horizontalAdvance(m_words) +
           qRound(grown(12));
}

void BagLine::setWritten(double share)
{
    if (share == m_written)
        return;
    m_written = share;
    update();
}

/// At the other side where lines begin at the right.
QRectF BagLine::placed(const QRectF &box) const
{
    return isRightToLeft() ? box.translated(width() - box.right() - box.left(), 0) : box;
}

QPointF BagLine::pointAt(double share) const
{
    const double way = std::min<double>(width(), rowWidth()) * share;
    return {isRightToLeft() ? width() - way : way, height() * 0.75};
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
    const int words = QFontMetrics(wordsFont()).horizontalAdvance(m_words) + qRound(grown(12));
    const int sacks = qRound(sacksWidth());
    return m_twoRows ? QSize(std::max(sacks, words), 2 * rowHeight())
                     : QSize(rowWidth(), rowHeight());
}

QSize BagLine::minimumSizeHint() const
{
    return sizeHint();
}

void BagLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_written < 1)
        painter.setClipRect(
            placed({0, 0, std::min<double>(width(), rowWidth()) * m_written, double(height())}));
    const double row = m_twoRows ? height() / 2.0 : height();
    const double size = sack();
    const double top = (row - size * 1.15) / 2;
    double x = sheetAside(font().pixelSize());
    constexpr int kNear = 2; // the last ones, in red
    for (int i = 0; i < m_limit; ++i) {
        drawSack(painter, placed({x, top, size, size * 1.15}), i >= m_limit - kNear ? m_red : m_ink,
                 i < m_bags);
        x += size + grown(2 + (i == 4 ? 6 : 0));
    }
    painter.setPen(m_faint);
    painter.setFont(wordsFont());
    const double aside = m_twoRows ? sheetAside(font().pixelSize()) : x + grown(8);
    const QRectF words = m_twoRows ? QRectF(aside, row - 2, width() - aside, row - 2)
                                   : QRectF(aside, 0, width() - aside, height());
    painter.drawText(placed(words), Qt::AlignLeft | Qt::AlignVCenter, m_words);
}

} // namespace sandbag
