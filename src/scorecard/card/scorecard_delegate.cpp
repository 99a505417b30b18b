// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/scorecard_delegate.h"

#include "paint/dealer_name.h"
#include "paint/direction.h"
#include "paint/paper.h"
#include "paint/small_type.h"
#include "paper_pad.h"
#include "sheet/scorecard_model.h"
#include "text/numbers.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>

namespace sandbag {

namespace {

constexpr int kPad = 4; // of a paper of usual type

bool isDealRow(const QModelIndex &index)
{
    return index.data(ScorecardModel::KindRole).value<ScorecardModel::Kind>() ==
           ScorecardModel::Kind::Deal;
}

/// A line under the last digit: it is the bag count.
void markUnits(QPainter &painter, const QRectF &cell, const QString &text, const QColor &ink,
               double scale)
{
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(text.right(1));
    const double y = cell.center().y() + metrics.ascent() / 2 + 1;
    painter.setPen(QPen(ink, 1.5 * scale));
    painter.drawLine(QPointF(cell.right() - width, y), QPointF(cell.right(), y));
}

/// The zeros of 200 joined by a bar, like wheels of a train.
void joinZeros(QPainter &painter, const QRectF &cell, const QColor &ink, double scale)
{
    const QFontMetricsF metrics(painter.font());
    const double digit = metrics.horizontalAdvance(QLatin1Char('0'));
    const double y = cell.center().y() - metrics.capHeight() / 2;
    painter.setPen(QPen(ink, 1.2 * scale));
    painter.drawLine(QPointF(cell.right() - digit * 1.5, y),
                     QPointF(cell.right() - digit * 0.5, y));
}

/// The total after a set is ringed, as on every pad; it is at the right of its cell.
void ring(QPainter &painter, const QRectF &cell, const QString &text, const QColor &ink,
          double scale)
{
    const double pad = kPad * scale;
    const QFontMetricsF metrics(painter.font());
    const double high = std::min(metrics.height() + 2, cell.height() - 2);
    // In a narrow column it stays clear of the one before.
    const double wide =
        std::min(metrics.horizontalAdvance(text) + 2 * pad, cell.width() + 2 * pad - 3);
    paintRing(painter,
              QRectF(cell.right() + pad - 1 - wide, cell.center().y() - high / 2, wide, high), ink,
              1, 1.4 * scale);
}

/// A failed nil is crossed out in the bid, which is in the middle of its cell.
void crossOut(QPainter &painter, const QRectF &cell, const QString &text, const QVariantList &nils,
              const QColor &ink, double scale)
{
    const QFontMetricsF metrics(painter.font());
    const double left = cell.center().x() - metrics.horizontalAdvance(text) / 2;
    const double rise = metrics.capHeight() / 2;
    painter.setPen(QPen(ink, 1.6 * scale));
    for (const QVariant &nil : nils) {
        const QPoint place = nil.toPoint();
        const double from = std::max(cell.left() - kPad * scale / 2,
                                     left + metrics.horizontalAdvance(text.left(place.x())) - 2);
        const double to = left + metrics.horizontalAdvance(text.left(place.x() + place.y())) + 2;
        painter.drawLine(QPointF(from, cell.center().y() + rise),
                         QPointF(to, cell.center().y() - rise));
    }
}

/// Small type; a little smaller still where that shows every name whole, and only there.
QFont dealerFont(const QFont &base, const QStringList &players, double room)
{
    constexpr std::array kParts{0.85, 0.78, 0.72};
    QFont smallFont = base;
    for (const double part : kParts) {
        smallFont = smallerType(base, part);
        const QFontMetricsF metrics(smallFont);
        if (std::all_of(players.begin(), players.end(), [&](const QString &name) {
                return metrics.horizontalAdvance(name) <= room;
            }))
            return smallFont;
    }
    return smallerType(base, kParts.front());
}

/// Full bags were paid for: a weight next to the total.
void markPenalty(QPainter &painter, const QRectF &cell, const QColor &ink, double scale)
{
    const double size = QFontMetricsF(painter.font()).capHeight() * 0.55;
    // Above the sign of a large loss, which may reach as far to the left.
    const QPointF top(cell.left() + size / 2 - kPad * scale / 2, cell.top() + 2 * scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(
        QPolygonF{top - QPointF(size / 2, 0), top + QPointF(size / 2, 0), top + QPointF(0, size)});
}

} // namespace

ScorecardDelegate::ScorecardDelegate(QObject *parent) : QStyledItemDelegate(parent) {}

QFont ScorecardDelegate::fontOf(QFont base, int field)
{
    if (field == ScorecardModel::Total) {
        base.setPointSizeF(base.pointSizeF() * kTotal);
        base.setBold(true);
    }
    return base;
}

void ScorecardDelegate::setStyle(const CardStyle &style)
{
    if (style.stacked != m_style.stacked)
        m_rowHeight = 0;
    m_style = style;
}

QFont ScorecardDelegate::stackedFont(const QFont &base)
{
    return smallerType(base, 0.88);
}

QFont ScorecardDelegate::narrowed(QFont font, const NarrowType &type)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * type.part);
    else
        font.setPixelSize(std::max(1, qRound(font.pixelSize() * type.part)));
    if (type.stretch != 100)
        font.setStretch(type.stretch);
    return font;
}

QString ScorecardDelegate::ungrouped(QString total)
{
    return total.remove(QLocale().groupSeparator());
}

double ScorecardDelegate::numberWidth(const QFont &base, int deals)
{
    QFont bold = base;
    bold.setBold(true);
    const auto digits = std::max(qsizetype{2}, QString::number(deals).size());
    return QFontMetricsF(bold).horizontalAdvance(QString(digits, QLatin1Char('0')));
}

QString ScorecardDelegate::cellText(const QModelIndex &index, bool merged)
{
    const QString text = index.data().toString();
    if (!merged || index.data(ScorecardModel::FieldRole) != ScorecardModel::Bid)
        return text;
    return mergedText(text, index.siblingAtColumn(index.column() + 1).data().toString());
}

/// The total of the last deal that is over.
bool ScorecardDelegate::isCounting(const QModelIndex &index) const
{
    if (index.data(ScorecardModel::FieldRole) != ScorecardModel::Total ||
        ScorecardModel::sideOf(index.column()) >= static_cast<int>(m_counted.size()) ||
        index.data(ScorecardModel::PartialRole).toBool())
        return false;
    const QModelIndex next = index.siblingAtRow(index.row() + 1);
    return !next.isValid() || next.data(ScorecardModel::PartialRole).toBool();
}

QString ScorecardDelegate::shownText(const QModelIndex &index) const
{
    const auto side = static_cast<std::size_t>(ScorecardModel::sideOf(index.column()));
    const QString text =
        isCounting(index) ? pointsText(m_counted[side]) : cellText(index, m_style.merged);
    const bool total = index.data(ScorecardModel::FieldRole) == ScorecardModel::Total;
    return total && !m_style.grouped ? ungrouped(text) : text;
}

QString ScorecardDelegate::mergedText(const QString &bid, const QString &taken)
{
    if (taken.isEmpty() || bid.isEmpty())
        return bid + taken;
    return bid + QStringLiteral("\u200a/\u200a") + taken; // hair spaces: columns are narrow
}

void ScorecardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    if (!isDealRow(index))
        return; // painted whole by the view
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const Paper paper = paperOf(option.palette);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, paper.head);
    if (index.column() == 0)
        paintDeal(*painter, option, index);
    else
        paintNumber(*painter, option, index);
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(paper.accent, 1.5 * paperScale(option.font)));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option.rect).adjusted(1, 1, -1, -1));
    }
    painter->restore();
}

void ScorecardDelegate::paintDeal(QPainter &painter, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const Paper paper = paperOf(option.palette);
    const double pad = kPad * paperScale(option.font);
    const QRectF whole(option.rect), cell = whole.adjusted(pad, 0, -pad / 2, 0);
    QFont bold = option.font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(paper.ink);
    const double number = numberWidth(option.font, index.model()->rowCount());
    painter.drawText(mirrored(painter, whole, QRectF(cell.x(), cell.y(), number, cell.height())),
                     Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
    if (!index.data(ScorecardModel::AgreedRole).toStringList().isEmpty()) {
        painter.setPen(paper.accent); // a footnote: what was agreed on is beneath the card
        painter.drawText(
            mirrored(painter, whole, QRectF(cell.x() + number, cell.y(), pad * 3, cell.height())),
            Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("*"));
    }
    const QRectF room = mirrored(painter, whole, cell.adjusted(number + pad * 1.5, 0, 0, 0));
    const auto *card = qobject_cast<const ScorecardModel *>(index.model());
    const QStringList players = card ? card->sheet().players : QStringList();
    const QFont smallFont = dealerFont(option.font, players, room.width());
    painter.setFont(smallFont);
    painter.setPen(paper.soft);
    const QStringList names = dealerNames(players, [&](const QString &name) {
        return QFontMetricsF(smallFont).horizontalAdvance(name) <= room.width();
    });
    const auto dealer = players.indexOf(index.data(ScorecardModel::DealerRole).toString());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, names.value(dealer));
}

void ScorecardDelegate::paintNumber(QPainter &painter, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const Paper paper = paperOf(option.palette);
    const int field = index.data(ScorecardModel::FieldRole).toInt();
    const bool partial = index.data(ScorecardModel::PartialRole).toBool();
    const bool set = index.data(ScorecardModel::SetRole).toBool();
    // Columns of numbers end at their units in every language, and so do the marks on them.
    painter.setLayoutDirection(Qt::LeftToRight);
    const double scale = paperScale(option.font);
    const double pad = kPad * scale;
    QRectF cell = QRectF(option.rect).adjusted(pad, 0, -pad, 0);
    if (m_style.stacked) {
        paintOverTotal(painter, option, index);
        cell.setTop(cell.center().y() - pad / 2);
    }
    QFont font = narrowed(fontOf(option.font, field), m_style.total);
    font.setItalic(partial);
    painter.setFont(font);
    const bool loud = field == ScorecardModel::Total || field == ScorecardModel::Bid;
    const QColor ink = partial || !loud ? paper.soft : paper.ink;
    painter.setPen(field == ScorecardModel::Taken && !partial ? paper.ink : ink);
    const QString text = shownText(index);
    const bool right = field == ScorecardModel::Total || field == ScorecardModel::Points;
    painter.drawText(cell,
                     (right ? Qt::AlignRight : Qt::AlignHCenter) | Qt::AlignVCenter |
                         Qt::TextDontClip, // in a narrow column it begins at the margin
                     text);
    if (set && field == ScorecardModel::Total && !text.isEmpty() && !isCounting(index))
        ring(painter, cell, text, paper.alarm, scale);
    if (field == ScorecardModel::Bid)
        crossOut(painter, cell, text, index.data(ScorecardModel::FailedNilsRole).toList(),
                 paper.alarm, scale);
    if (field == ScorecardModel::Total && index.data(ScorecardModel::BagPenaltyRole).toBool())
        markPenalty(painter, cell, paper.alarm, scale);
    if (m_style.bagsAsUnits && field == ScorecardModel::Total && !text.isEmpty())
        markUnits(painter, cell, text, paper.soft, scale);
    if (m_style.wheels && field == ScorecardModel::Points && text == QLatin1String("200") &&
        index.data(ScorecardModel::WheelsRole).toBool())
        joinZeros(painter, cell, ink, scale);
}

/// Bid and taken, where a side has room for one column only.
void ScorecardDelegate::paintOverTotal(QPainter &painter, const QStyleOptionViewItem &option,
                                       const QModelIndex &index) const
{
    const Paper paper = paperOf(option.palette);
    const QModelIndex bid = index.siblingAtColumn(
        index.column() - ScorecardModel::fieldOf(index.column()) + ScorecardModel::Bid);
    QFont font = narrowed(stackedFont(option.font), m_style.over);
    font.setItalic(index.data(ScorecardModel::PartialRole).toBool());
    painter.setFont(font);
    painter.setPen(paper.soft);
    const double scale = paperScale(option.font);
    const double pad = kPad * scale;
    QRectF cell = QRectF(option.rect).adjusted(pad / 2, 2, -pad, 0);
    cell.setBottom(QRectF(option.rect).center().y() + 1);
    const QString text = cellText(bid, true);
    const double width = QFontMetricsF(font).horizontalAdvance(text);
    cell.setLeft(std::max(cell.left(), cell.right() - width - 2));
    painter.drawText(cell, Qt::AlignCenter | Qt::TextDontClip, text);
    crossOut(painter, cell, text, bid.data(ScorecardModel::FailedNilsRole).toList(), paper.alarm,
             scale);
}

LineRow ScorecardDelegate::lineOf(const QModelIndex &index)
{
    const QModelIndex first = index.siblingAtColumn(0);
    LineRow row;
    row.sum = first.data(ScorecardModel::KindRole).value<ScorecardModel::Kind>() ==
              ScorecardModel::Kind::Sum;
    row.text = first.data().toString();
    row.points = first.data(ScorecardModel::PointsRole).toInt();
    row.bags = first.data(ScorecardModel::BagsRole).toInt();
    return row;
}

QSize ScorecardDelegate::sizeHint(const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    if (!isDealRow(index))
        return {10, heightOf(lineOf(index), option.font, m_lineWidth)};
    if (m_rowFont != option.font || m_rowHeight == 0) { // asked for every cell of the card
        m_rowFont = option.font;
        m_rowHeight = QFontMetrics(fontOf(option.font, ScorecardModel::Total)).height() +
                      qRound(2 * kPad * paperScale(option.font));
        if (m_style.stacked)
            m_rowHeight += QFontMetrics(stackedFont(option.font)).height();
    }
    return {10, m_rowHeight}; // the view fits the columns
}

} // namespace sandbag
