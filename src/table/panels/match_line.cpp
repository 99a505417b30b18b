// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/match_line.h"

#include "families/winning/target.h"
#include "look/signs.h"
#include "match/match.h"
#include "text/numbers.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {
constexpr std::size_t kMostNotes = 3;
constexpr double kNoteType = 13.0 / 16; // of the type's size
constexpr double kNoteOff = 9;          // pixels from its point
} // namespace

MatchLine::MatchLine(const Match &match, const QStringList &names, int viewer, QWidget *parent)
    : QWidget(parent),
      m_notes(turningPoints(match, names, kMostNotes)),
      m_target(targetScore(match.rules()))
{
    const Seating &seating = match.context()->seating;
    for (int side = 0; side < seating.sides; ++side) {
        const auto index = static_cast<std::size_t>(side);
        Side line{side, side == seating.sideOf(viewer), {match.standingBefore(0).totals[index]}};
        for (const DealResult &result : match.results())
            if (!result.partial() && result.score.counts)
                line.totals.push_back(result.after.totals[index]);
        for (const int points : line.totals) {
            m_lowest = std::min(m_lowest, points);
            m_highest = std::max(m_highest, points);
        }
        m_sides.push_back(line);
    }
    m_highest = std::max(m_highest, m_target);
    // The own line is over the others.
    std::stable_sort(m_sides.begin(), m_sides.end(),
                     [](const Side &a, const Side &b) { return a.own < b.own; });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(70);
    m_drawing.setStartValue(0.0);
    m_drawing.setEndValue(1.0);
    connect(&m_drawing, &QVariantAnimation::valueChanged, this, [this](const QVariant &share) {
        m_drawn = share.toDouble();
        update();
    });
}

void MatchLine::setTheme(const TableTheme &theme)
{
    m_theme = theme;
    update();
}

void MatchLine::draw(int milliseconds)
{
    m_drawn = 0;
    m_drawing.setDuration(milliseconds);
    m_drawing.start();
}

QSize MatchLine::sizeHint() const
{
    const int type = QFontMetrics(font()).height();
    return {type * 28, type * 9};
}

QRectF MatchLine::ground() const
{
    const double type = QFontMetricsF(font()).height();
    return QRectF(rect()).adjusted(type * 2.6, type * 0.6, -type * 1.6, -type * 0.6);
}

QPointF MatchLine::at(std::size_t deal, int points) const
{
    const QRectF box = ground();
    const std::size_t last = std::max<std::size_t>(1, m_sides.front().totals.size() - 1);
    const double high = m_highest - m_lowest;
    return {box.left() + box.width() * static_cast<double>(deal) / static_cast<double>(last),
            box.bottom() - box.height() * (points - m_lowest) / high};
}

/// Of lines and signs, which grow with the type.
double MatchLine::scale() const
{
    constexpr double kUsual = 19; // height of the type where the table is as large as most are
    return std::max(1.0, QFontMetricsF(font()).height() / kUsual);
}

void MatchLine::paintScale(QPainter &painter) const
{
    const QRectF box = ground();
    QColor faint = m_theme.plateText;
    faint.setAlpha(m_theme.flat ? 255 : 150);
    painter.setFont(tableFont(QFontMetricsF(font()).height() * 0.72));
    std::vector<int> lines{0};
    if (m_target > 0)
        lines.push_back(m_target);
    for (const int points : lines) {
        const double y = at(0, points).y();
        painter.setPen(QPen(faint, 1.2 * scale(), points == 0 ? Qt::SolidLine : Qt::DotLine));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter.setPen(m_theme.plateText);
        painter.drawText(QRectF(0, y - 20, box.left() - 8, 40), Qt::AlignRight | Qt::AlignVCenter,
                         pointsText(points));
    }
}

void MatchLine::paintSide(QPainter &painter, const Side &side) const
{
    const QColor colour = m_theme.side(side.side);
    QPen pen(colour, (side.own ? 3.2 : 2.2) * scale());
    pen.setJoinStyle(Qt::RoundJoin);
    if (!side.own)
        pen.setDashPattern({4, 2.6});
    QPainterPath line(at(0, side.totals.front()));
    for (std::size_t i = 1; i < side.totals.size(); ++i)
        line.lineTo(at(i, side.totals[i]));
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
    const std::size_t last = side.totals.size() - 1;
    // In long matches the signs would be a chain.
    const std::size_t step = std::max<std::size_t>(1, side.totals.size() / 24);
    for (std::size_t i = 1; i <= last; ++i) {
        if (i != last && i % step != 0)
            continue;
        const double size = (i == last ? 14 : side.own ? 9 : 8) * scale();
        const QPointF middle = at(i, side.totals[i]);
        drawSideSign(painter, {middle.x() - size / 2, middle.y() - size / 2, size, size}, side.side,
                     colour);
    }
}

/// Lines, their signs, the zero and the target.
bool MatchLine::crossesLines(const QRectF &box) const
{
    constexpr int kSteps = 12; // looked at between two deals
    const double out = 4 * scale();
    const QRectF clear = box.adjusted(-out, -out / 2, out, out / 2);
    std::vector<int> levels{0};
    if (m_target > 0)
        levels.push_back(m_target);
    for (const int points : levels) {
        const double level = at(0, points).y();
        if (clear.top() < level && level < clear.bottom())
            return true;
    }
    for (const Side &side : m_sides) {
        for (std::size_t i = 1; i < side.totals.size(); ++i) {
            const QPointF from = at(i - 1, side.totals[i - 1]);
            const QPointF way = at(i, side.totals[i]) - from;
            for (int step = 0; step <= kSteps; ++step)
                if (clear.contains(from + way * step / kSteps))
                    return true;
        }
        const double sign = 9 * scale(); // the last one is the largest
        const QPointF end = at(side.totals.size() - 1, side.totals.back());
        if (clear.intersects(QRectF(end.x() - sign, end.y() - sign, 2 * sign, 2 * sign)))
            return true;
    }
    return false;
}

/// Next to its point where no line runs: first over a gain, under a loss.
QRectF MatchLine::noteBox(const TurningPoint &note, const QSizeF &size,
                          const std::vector<QRectF> &taken) const
{
    const auto side = std::find_if(m_sides.begin(), m_sides.end(),
                                   [&note](const Side &one) { return one.side == note.side; });
    if (side == m_sides.end() || note.deal >= side->totals.size())
        return {};
    const QPointF point = at(note.deal, side->totals[note.deal]);
    const double over = -size.height() / 2 - kNoteOff;
    const double aside = size.width() / 2 + kNoteOff;
    const QRectF room = QRectF(rect()).adjusted(ground().left(), 0, 0, 0);
    const double first = note.points > 0 ? over : -over;
    // Then the other way, further off, and beside it.
    for (const double down : {first, -first, 2 * first, -2 * first, 3 * first, -3 * first})
        for (const double across : {0.0, -aside, aside, -aside / 2, aside / 2}) {
            QRectF box(QPointF(), size);
            box.moveCenter(point + QPointF(across, down));
            box.moveLeft(std::clamp(box.left(), room.left(), room.right() - size.width()));
            if (room.contains(box) && !crossesLines(box) &&
                std::none_of(taken.begin(), taken.end(),
                             [&box](const QRectF &other) { return other.intersects(box); }))
                return box;
        }
    return {};
}

QFont MatchLine::noteFont() const
{
    return tableFont(std::max(12.0, QFontMetricsF(font()).height() * 0.85 * kNoteType));
}

/// As many as have room.
std::vector<MatchLine::Note> MatchLine::notes() const
{
    const QFontMetricsF metrics(noteFont());
    std::vector<Note> placed;
    if (ground().height() < 6 * metrics.height())
        return placed;
    const double sign = metrics.ascent() * 0.62;
    std::vector<QRectF> taken;
    for (const TurningPoint &note : m_notes) {
        // The end of a line has a sign of its own, and no second one next to it.
        const bool last = note.deal + 1 == m_sides.front().totals.size();
        const double aside = last ? 0 : sign * 1.6; // where the words begin
        const QSizeF size(aside + metrics.horizontalAdvance(note.text) + 4, metrics.height());
        const QRectF box =
            size.width() > ground().width() / 2 ? QRectF() : noteBox(note, size, taken);
        if (box.isEmpty())
            continue;
        taken.push_back(box);
        placed.push_back(
            {last ? QRectF() : QRectF(box.left(), box.center().y() - sign / 2, sign, sign),
             box.adjusted(aside, 0, 0, 0), note.text, note.side});
    }
    return placed;
}

void MatchLine::paintNotes(QPainter &painter) const
{
    painter.setFont(noteFont());
    for (const Note &note : notes()) {
        if (!note.sign.isEmpty())
            drawSideSign(painter, note.sign, note.side, m_theme.side(note.side));
        painter.setPen(m_theme.plateText);
        painter.drawText(note.words, Qt::AlignLeft | Qt::AlignVCenter, note.text);
    }
}

void MatchLine::paintEvent(QPaintEvent *)
{
    if (m_sides.empty() || m_sides.front().totals.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScale(painter);
    const QRectF box = ground();
    // Words at the end of the lines go on beyond them.
    if (m_drawn < 1)
        painter.setClipRect(QRectF(0, 0, box.left() + box.width() * m_drawn, height()));
    for (const Side &side : m_sides)
        paintSide(painter, side);
    paintNotes(painter);
}

} // namespace sandbag
