// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/scorecard_header.h"

#include "card/head_names.h"
#include "paint/paper.h"
#include "paint/small_type.h"
#include "sheet/scorecard_model.h"

#include <QFontInfo>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kUprightGap = 5; ///< above and below a name

} // namespace

QFont ScorecardHeader::titleFont(const QFont &base)
{
    return smallerType(base, 0.82);
}

QString ScorecardHeader::titleOf(const QAbstractItemModel &model, int section, bool merged)
{
    if (merged && ScorecardModel::fieldOf(section) == ScorecardModel::Bid)
        return tr("Bid/took");
    return model.headerData(section, Qt::Horizontal).toString();
}

ScorecardHeader::ScorecardHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(8);
    setStretchLastSection(false);
}

QSize ScorecardHeader::sizeHint() const
{
    const int lines = 2 * fontMetrics().height() + qRound(8 * paperScale(font()));
    return {QHeaderView::sizeHint().width(),
            isUpright() ? std::max(lines, uprightLength() + 2 * kUprightGap) : lines};
}

/// Of the longest name, as far as it is written.
int ScorecardHeader::uprightLength() const
{
    constexpr int kMost = 14; // letters
    const QFontMetrics type(leastNameFont(font()));
    int longest = 0;
    for (const QString &name : names())
        longest = std::max(longest, type.horizontalAdvance(name));
    return std::min(longest, kMost * type.averageCharWidth());
}

void ScorecardHeader::setOneColumn(bool one)
{
    const Names names = one ? namesInOneColumn() : Names::beside;
    if (std::exchange(m_names, names) != names)
        updateGeometry();
    update();
}

ScorecardHeader::Names ScorecardHeader::namesInOneColumn() const
{
    constexpr int kWord = 6; // letters
    const QFontMetrics least(leastNameFont(font()));
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics usual(bold);
    const QStringList all = names();
    const QList<int> room = rooms();
    Names written = Names::beside;
    for (qsizetype side = 0; side < all.size(); ++side) {
        if (room[side] < kWord * least.averageCharWidth() &&
            least.horizontalAdvance(all[side]) > room[side])
            return Names::upright;
        if (usual.horizontalAdvance(all[side]) > room[side] && partnersBelow(all[side]).size() > 1)
            written = Names::below;
    }
    return written;
}

void ScorecardHeader::paintEvent(QPaintEvent *event)
{
    const Paper paper = paperOf(palette());
    {
        QPainter painter(viewport());
        painter.fillRect(viewport()->rect(), paper.head);
    }
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    if (isUpright())
        paintUpright(painter);
    else
        paintNames(painter);
    painter.setPen(QPen(paper.ink, ruleWidth(font())));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

int ScorecardHeader::sideCount() const
{
    return model() ? (model()->columnCount() - 1) / ScorecardModel::FieldCount : 0;
}

QStringList ScorecardHeader::names() const
{
    const auto *card = qobject_cast<const ScorecardModel *>(model());
    QStringList names;
    for (int side = 0; side < sideCount(); ++side)
        names << (card ? card->sheet().sides[side].name : QString());
    return names;
}

QList<QStringList> ScorecardHeader::lines() const
{
    QList<QStringList> lines;
    for (const QString &name : names())
        lines << (isBelowEachOther() ? partnersBelow(name) : QStringList{name});
    return lines;
}

QList<int> ScorecardHeader::rooms() const
{
    QList<int> rooms;
    for (int side = 0; side < sideCount(); ++side)
        rooms << sideBox(side).width() - kAroundName;
    return rooms;
}

/// Over all columns of that side, from its margin.
QRect ScorecardHeader::sideBox(int side) const
{
    const int first = ScorecardModel::columnOf(side, ScorecardModel::Bid);
    const int last = ScorecardModel::columnOf(side, ScorecardModel::Total);
    const int left = isRightToLeft() ? last : first;
    const int right = isRightToLeft() ? first : last;
    const int x = sectionViewportPosition(left);
    return {x, 0, sectionViewportPosition(right) + sectionSize(right) - x, height()};
}

void ScorecardHeader::paintMargin(QPainter &painter, int side) const
{
    const QRect box = sideBox(side);
    const int fine = ruleWidth(font());
    painter.setPen(QPen(paperOf(palette()).margin, fine));
    const int margin =
        isRightToLeft() ? box.right() - 2 * fine : box.x(); // before its first column
    painter.drawLine(margin, 0, margin, height());
    painter.drawLine(margin + 2 * fine, 0, margin + 2 * fine, height());
}

void ScorecardHeader::paintNames(QPainter &painter) const
{
    const QList<QStringList> all = lines();
    const QList<int> room = rooms();
    const QFont bold = nameFont(font(), all, room);
    const QFontMetricsF type(bold);
    const int high = isBelowEachOther() ? height() - 3 : fontMetrics().height() + 2;
    painter.setFont(bold);
    for (int side = 0; side < all.size(); ++side) {
        painter.setPen(paperOf(palette()).ink);
        painter.drawText(QRect(sideBox(side).x() + 3, isBelowEachOther() ? 1 : 2, room[side], high),
                         Qt::AlignCenter,
                         shortLines(type, all[side], room[side]).join(QLatin1Char('\n')));
        paintMargin(painter, side);
    }
}

/// From the numbers upward, as on a pad that is turned for it.
void ScorecardHeader::paintUpright(QPainter &painter) const
{
    const QStringList all = names();
    const QFont bold = leastNameFont(font());
    const QFontMetricsF type(bold);
    const double length = uprightLength() + 1;
    for (int side = 0; side < all.size(); ++side) {
        const QRectF box = sideBox(side);
        painter.save();
        painter.setFont(bold);
        painter.setPen(paperOf(palette()).ink);
        painter.translate(box.center().x() + 1, box.bottom() - kUprightGap);
        painter.rotate(-90);
        painter.drawText(QRectF(0, -type.height() / 2, length, type.height()),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute,
                         type.elidedText(all[side], Qt::ElideRight, length));
        painter.restore();
        paintMargin(painter, side);
    }
}

void ScorecardHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Paper paper = paperOf(palette());
    painter->fillRect(rect, paper.head);
    if (m_names != Names::beside && section > 0)
        return; // all of them are totals, and the names have that room
    const QString title = titleOf(*model(), section, m_merged);
    const double scale = paperScale(font());
    QRect line = rect.adjusted(qRound(4 * scale), 0, -qRound(3 * scale), -2);
    line.setTop(line.bottom() + 1 - fontMetrics().height() - 2);
    // As large as the numbers below it where there is room; where it were too small to be read,
    // they say it themselves.
    const double wide = QFontMetricsF(font()).horizontalAdvance(title);
    QFont smallFont = font();
    if (wide > line.width() && line.width() > 0)
        smallFont = smallerType(font(), line.width() / wide);
    constexpr double kOver = 3; // pixels between columns
    const bool bound = QFontInfo(smallFont).pixelSize() >= kLeastRead;
    if (bound && QFontMetricsF(smallFont).horizontalAdvance(title) > line.width() + kOver)
        return;
    painter->setFont(smallFont);
    painter->setPen(paper.soft);
    const bool right = ScorecardModel::fieldOf(section) == ScorecardModel::Total ||
                       ScorecardModel::fieldOf(section) == ScorecardModel::Points;
    painter->drawText(line,
                      (right ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignHCenter) |
                          Qt::AlignVCenter, // above its numbers
                      title);
}

} // namespace sandbag
