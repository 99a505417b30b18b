// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/scorecard_header.h"

#include "paint/paper.h"
#include "sheet/scorecard_model.h"
#include "short_name.h"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace sandbag {

QFont ScorecardHeader::titleFont(QFont base)
{
    base.setPointSizeF(base.pointSizeF() * 0.82);
    return base;
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
    const int height = fontMetrics().height() + QFontMetrics(titleFont(font())).height() + 8;
    return {QHeaderView::sizeHint().width(), height};
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
    const int sides = model() ? (model()->columnCount() - 1) / ScorecardModel::FieldCount : 0;
    paintNames(painter, sides);
    painter.setPen(QPen(paper.ink, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

QFont ScorecardHeader::nameFont(const QFont &base, const QStringList &names,
                                const QList<int> &rooms)
{
    constexpr double kLeast = 0.72, kStep = 0.04;
    const auto sized = [&base](double part) {
        QFont font = base;
        font.setBold(true);
        if (font.pointSizeF() > 0)
            font.setPointSizeF(font.pointSizeF() * part);
        else
            font.setPixelSize(std::max(1, qRound(font.pixelSize() * part)));
        return font;
    };
    const auto fits = [&](qsizetype side, const QFont &font) {
        return QFontMetricsF(font).horizontalAdvance(names[side]) <= rooms.value(side);
    };
    double part = 1;
    for (qsizetype side = 0; side < names.size(); ++side)
        if (fits(side, sized(kLeast))) // one that never does is shortened
            while (part > kLeast && !fits(side, sized(part)))
                part = std::max(kLeast, part - kStep);
    return sized(part);
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

void ScorecardHeader::paintNames(QPainter &painter, int sides) const
{
    const Paper paper = paperOf(palette());
    const auto *card = qobject_cast<const ScorecardModel *>(model());
    QStringList names;
    QList<int> rooms;
    for (int side = 0; side < sides; ++side) {
        names << (card ? card->sheet().sides[side].name : QString());
        rooms << sideBox(side).width() - 6;
    }
    const QFont bold = nameFont(font(), names, rooms);
    painter.setFont(bold);
    for (int side = 0; side < sides; ++side) {
        const QRect box = sideBox(side);
        painter.setPen(paper.ink);
        painter.drawText(QRect(box.x() + 3, 2, rooms[side], fontMetrics().height() + 2),
                         Qt::AlignCenter, shortName(QFontMetricsF(bold), names[side], rooms[side]));
        painter.setPen(QPen(paper.margin, 1));
        const int margin = isRightToLeft() ? box.right() - 2 : box.x(); // before its first column
        painter.drawLine(margin, 0, margin, height());
        painter.drawLine(margin + 2, 0, margin + 2, height());
    }
}

void ScorecardHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Paper paper = paperOf(palette());
    painter->fillRect(rect, paper.head);
    const QString title = titleOf(*model(), section, m_merged);
    const QRect line = rect.adjusted(4, fontMetrics().height() + 4, -3, -2);
    QFont smallFont = titleFont(font());
    const double wide = QFontMetricsF(smallFont).horizontalAdvance(title);
    if (wide > line.width() && line.width() > 0 && smallFont.pointSizeF() > 0)
        smallFont.setPointSizeF(smallFont.pointSizeF() * line.width() / wide);
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
