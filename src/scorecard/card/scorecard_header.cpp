// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/scorecard_header.h"

#include "paint/paper.h"
#include "sheet/scorecard_model.h"

#include <QPaintEvent>
#include <QPainter>

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
    for (int side = 0; side < sides; ++side)
        paintSide(painter, side);
    painter.setPen(QPen(paper.ink, 1));
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

void ScorecardHeader::paintSide(QPainter &painter, int side) const
{
    const Paper paper = paperOf(palette());
    const int first = ScorecardModel::columnOf(side, ScorecardModel::Bid);
    const int last = ScorecardModel::columnOf(side, ScorecardModel::Total);
    const auto beginOf = [this](int section) { return sectionViewportPosition(section); };
    const bool leftwards = isRightToLeft();
    const int x = beginOf(leftwards ? last : first);
    const int end = beginOf(leftwards ? first : last) + sectionSize(leftwards ? first : last);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(paper.ink);
    const QRect room(x + 3, 2, end - x - 6, fontMetrics().height() + 2);
    const auto *card = qobject_cast<const ScorecardModel *>(model());
    const QString name = card ? card->sheet().sides[side].name : QString();
    painter.drawText(room, Qt::AlignCenter,
                     QFontMetrics(bold).elidedText(name, Qt::ElideRight, room.width()));
    painter.setPen(QPen(paper.margin, 1));
    const int margin = leftwards ? end - 3 : x; // before the side's first column
    painter.drawLine(margin, 0, margin, height());
    painter.drawLine(margin + 2, 0, margin + 2, height());
}

void ScorecardHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Paper paper = paperOf(palette());
    painter->fillRect(rect, paper.head);
    painter->setFont(titleFont(font()));
    painter->setPen(paper.soft);
    const QRect line = rect.adjusted(4, fontMetrics().height() + 4, -3, -2);
    const bool right = ScorecardModel::fieldOf(section) == ScorecardModel::Total ||
                       ScorecardModel::fieldOf(section) == ScorecardModel::Points;
    painter->drawText(line,
                      (right ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignHCenter) |
                          Qt::AlignVCenter, // above its numbers
                      titleOf(*model(), section, m_merged));
}

} // namespace sandbag
