// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/match_line.h"

#include "families/winning/target.h"
#include "look/signs.h"
#include "match/match.h"
#include "text/numbers.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QtMath>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {
constexpr std::size_t kMostNotes = 3;
constexpr double kNoteType = 0.9; // of the type's size
constexpr double kNoteOff = 9;    // pixels from its point
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
    std::stable_sort(m_notes.begin(), m_notes.end(), changedMore);
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
    painter.setFont(noteFont());
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

/// What is drawn: a line of points for each side.
std::vector<QPolygonF> MatchLine::drawnLines() const
{
    std::vector<QPolygonF> lines;
    for (const Side &side : m_sides) {
        QPolygonF &line = lines.emplace_back();
        for (std::size_t i = 0; i < side.totals.size(); ++i)
            line << at(i, side.totals[i]);
    }
    return lines;
}

namespace {

/// The parts of a line that reach into that room, from left to right: the first and the one behind
/// the last, each by its right end.
std::pair<qsizetype, qsizetype> partsWithin(const QPolygonF &line, double left, double right)
{
    const auto first =
        std::lower_bound(line.begin(), line.end(), left,
                         [](const QPointF &point, double x) { return point.x() < x; });
    const auto last = std::upper_bound(
        first, line.end(), right, [](double x, const QPointF &point) { return x < point.x(); });
    return {std::max<qsizetype>(1, first - line.begin()),
            std::min(line.size(), last - line.begin() + 1)};
}

/// Whether a straight part of a line runs through the box.
bool runsThrough(const QPointF &from, const QPointF &to, const QRectF &box)
{
    constexpr int kSteps = 12; // looked at between two deals, a pixel apart at the least
    if (std::max(from.y(), to.y()) < box.top() || std::min(from.y(), to.y()) > box.bottom())
        return false;
    const QPointF way = to - from;
    const int steps = std::clamp(qCeil(way.manhattanLength()), 1, kSteps);
    for (int step = 0; step <= steps; ++step)
        if (box.contains(from + way * step / steps))
            return true;
    return false;
}

} // namespace

/// Lines, their signs, the zero and the target.
bool MatchLine::crossesLines(const QRectF &box, const std::vector<QPolygonF> &lines) const
{
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
    for (const QPolygonF &line : lines) {
        const auto [first, last] = partsWithin(line, clear.left(), clear.right());
        for (qsizetype i = first; i < last; ++i)
            if (runsThrough(line[i - 1], line[i], clear))
                return true;
        const double sign = 9 * scale(); // the last one is the largest
        const QPointF end = line.back();
        if (clear.intersects(QRectF(end.x() - sign, end.y() - sign, 2 * sign, 2 * sign)))
            return true;
    }
    return false;
}

namespace {

/// How often a straight line from a point of one side crosses what is drawn of all of them; the two
/// parts that begin there do not count.
int crossings(const QLineF &leader, const std::vector<QPolygonF> &lines)
{
    int count = 0;
    const double left = std::min(leader.x1(), leader.x2());
    const double right = std::max(leader.x1(), leader.x2());
    for (const QPolygonF &line : lines) {
        const auto [first, last] = partsWithin(line, left, right);
        for (qsizetype i = first; i < last; ++i) {
            const QLineF part(line[i - 1], line[i]);
            const bool begins = part.p1() == leader.p1() || part.p2() == leader.p1();
            if (!begins && part.intersects(leader, nullptr) == QLineF::BoundedIntersection)
                ++count;
        }
    }
    return count;
}

} // namespace

namespace {

/// From the point to the nearest place on the edge of the words.
QLineF leaderTo(const QRectF &box, const QPointF &point)
{
    return {point,
            {std::clamp(point.x(), box.left(), box.right()),
             std::clamp(point.y(), box.top(), box.bottom())}};
}

bool crosses(const QLineF &line, const QRectF &box)
{
    constexpr int kSteps = 24;
    for (int step = 0; step < kSteps; ++step)
        if (box.contains(line.pointAt(double(step) / kSteps)))
            return true;
    return false;
}

} // namespace

/// Near its point where no line runs, over a gain rather than under it; and where that is not next
/// to it, rather such that the way back to the point is clear.
QRectF MatchLine::noteBox(const QPointF &point, bool gain, const QSizeF &size,
                          const std::vector<Note> &placed,
                          const std::vector<QPolygonF> &lines) const
{
    constexpr int kDown = 12, kAcross = 6;           // steps to each side
    constexpr double kCrossing = 80, kWrongWay = 12; // pixels that are as bad
    constexpr double kBelow = 0.5;                   // of the type's height
    // Clear of what is told below the lines.
    const QRectF room =
        QRectF(rect()).adjusted(ground().left(), 0, 0, -QFontMetricsF(font()).height() * kBelow);
    QRectF best;
    double least = 1e9;
    for (int down = -kDown; down <= kDown; ++down)
        for (int across = -kAcross; across <= kAcross; ++across) {
            QRectF box(QPointF(), size);
            const double reach = size.height() / 2 + kNoteOff;
            const double step = size.height() * 0.6;
            box.moveCenter(point + QPointF(across * (size.width() / 2 + kNoteOff) / 3,
                                           down == 0  ? 0
                                           : down < 0 ? (down + 1) * step - reach
                                                      : (down - 1) * step + reach));
            box.moveLeft(std::clamp(box.left(), room.left(), room.right() - size.width()));
            const QLineF leader = leaderTo(box, point);
            const bool wrongWay = gain ? down > 0 : down < 0;
            double cost = leader.length() + (wrongWay ? kWrongWay : 0) + std::abs(across);
            // What is looked for along all the lines of a long match comes last.
            if (cost >= least || !room.contains(box) || leader.length() < kNoteOff / 2)
                continue;
            if (std::any_of(placed.begin(), placed.end(), [&](const Note &other) {
                    const QRectF taken = other.sign | other.words;
                    return taken.intersects(box) || crosses(leader, taken) ||
                           crosses(other.leader, box);
                }))
                continue;
            if (crossesLines(box, lines))
                continue;
            cost += kCrossing * crossings(leader, lines);
            if (cost >= least)
                continue;
            least = cost;
            best = box;
        }
    return best;
}

QFont MatchLine::noteFont() const
{
    return tableFont(std::max(12.0, font().pixelSize() * kNoteType));
}

/// They are looked for once for a size: while the lines are drawn each frame asks for them.
std::vector<MatchLine::Note> MatchLine::notes() const
{
    if (m_placedIn != size() || m_placedType != font().pixelSize()) {
        m_placed = placeNotes();
        m_placedIn = size();
        m_placedType = font().pixelSize();
    }
    return m_placed;
}

/// As many as have room, the largest change first.
std::vector<MatchLine::Note> MatchLine::placeNotes() const
{
    const QFontMetricsF metrics(noteFont());
    std::vector<Note> placed;
    if (ground().height() < 6 * metrics.height())
        return placed;
    const double sign = metrics.ascent() * 0.62;
    const std::vector<QPolygonF> lines = drawnLines();
    for (const TurningPoint &note : m_notes) {
        const auto side = std::find_if(m_sides.begin(), m_sides.end(),
                                       [&note](const Side &one) { return one.side == note.side; });
        if (side == m_sides.end() || note.deal >= side->totals.size())
            continue;
        // The end of a line has a sign of its own, and no second one next to it.
        const bool last = note.deal + 1 == side->totals.size();
        const double aside = last ? 0 : sign * 1.6; // where the words begin
        const QSizeF size(aside + metrics.horizontalAdvance(note.text) + 4, metrics.height());
        const QPointF point = at(note.deal, side->totals[note.deal]);
        const QRectF box = size.width() > ground().width() * 0.6
                               ? QRectF()
                               : noteBox(point, note.points > 0, size, placed, lines);
        if (box.isEmpty())
            continue;
        placed.push_back(
            {last ? QRectF() : QRectF(box.left(), box.center().y() - sign / 2, sign, sign),
             box.adjusted(aside, 0, 0, 0), note.text, note.side, leaderTo(box, point)});
    }
    return placed;
}

/// What is not next to its point is led to it.
void MatchLine::paintLeader(QPainter &painter, QLineF leader) const
{
    const double gap = 6 * scale(); // the sign, and a gap
    if (leader.length() < 2 * kNoteOff)
        return;
    leader.setP1(leader.pointAt(gap / leader.length()));
    QColor faint = m_theme.plateText;
    faint.setAlpha(m_theme.flat ? 255 : 170);
    painter.setPen(QPen(faint, scale()));
    painter.drawLine(leader);
}

void MatchLine::paintNotes(QPainter &painter) const
{
    painter.setFont(noteFont());
    for (const Note &note : notes()) {
        paintLeader(painter, note.leader);
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
