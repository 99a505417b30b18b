// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_blocks.h"

#include "boards/board_cards.h"
#include "families/seats/direction.h"
#include "print_text.h"
#include "text/match_text.h"

#include <algorithm>

namespace sandbag {

namespace {

const TextStyle kTitle{10.5, true, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
const TextStyle kName{8.5, true, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
const TextStyle kCards{9.5, false, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
constexpr double kLine = 12.5;
constexpr double kHand = kLine * 5; ///< name and four suits
constexpr double kTitleHigh = 18;
constexpr double kMiddle = 30;

QString ranksOf(const CardList &hand, Suit suit)
{
    CardList sorted = hand;
    sortForFiles(sorted);
    QStringList ranks;
    for (const Card card : sorted) {
        const QString text = QString::fromStdString(toString(card));
        if (card.isJoker() && suit == Suit::spades)
            ranks << text;
        else if (!card.isJoker() && card.suit() == suit)
            ranks << (text.at(0) == u'T' ? QStringLiteral("10") : text.left(1));
    }
    return ranks.isEmpty() ? QStringLiteral("–") : ranks.join(u' ');
}

void paintHand(PageCanvas &canvas, const QRectF &where, const CardList &hand, const QString &name)
{
    canvas.fitted(QRectF(where.x(), where.y(), where.width(), kLine), kName, name);
    double y = where.y() + kLine;
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
        canvas.suit(suit, QRectF(where.x(), y + 3, 7, 7.4));
        canvas.fitted(QRectF(where.x() + 12, y, where.width() - 12, kLine), kCards,
                      ranksOf(hand, suit));
        y += kLine;
    }
}

/// South below, West left, North above, East right.
QPointF cornerOf(int place, const QRectF &where, double width)
{
    const double middle = where.center().x() - width / 2;
    switch (place) {
    case 0:
        return {middle, where.y() + kHand + kMiddle + kHand * 0.5};
    case 1:
        return {where.x(), where.y() + kHand * 0.75 + kMiddle / 2};
    case 2:
        return {middle, where.y()};
    default:
        return {where.right() - width, where.y() + kHand * 0.75 + kMiddle / 2};
    }
}

void paintRow(PageCanvas &canvas, const TableRow &row, const QRectF &where)
{
    if (row.head)
        canvas.fill(where, kShade);
    TextStyle style = kCards;
    style.bold = row.head;
    style.size = 9;
    const double rest = where.width() - row.first;
    const double step = rest / static_cast<double>(std::max<qsizetype>(1, row.cells.size() - 1));
    for (int i = 0; i < row.cells.size(); ++i) {
        const double x = i == 0 ? where.x() : where.x() + row.first + step * (i - 1);
        const double width = i == 0 ? row.first : step;
        const Qt::Alignment side = i == 0 ? Qt::AlignLeft : Qt::AlignRight;
        canvas.fitted(QRectF(x + 3, where.y(), width - 6, where.height()),
                      style.aligned(side | Qt::AlignVCenter), row.cells[i]);
        if (i > 0)
            canvas.line({x, where.y(), x, where.bottom()}, 0.3, kHairline);
    }
    canvas.line({where.x(), where.bottom(), where.right(), where.bottom()}, row.head ? 0.7 : 0.3,
                row.head ? Qt::black : kHairline);
}

} // namespace

Block rowBlock(const TableRow &row)
{
    Block block;
    block.keepWithNext = row.head;
    block.height = [row](double) { return row.height; };
    block.paint = [row](PageCanvas &canvas, const QRectF &where) { paintRow(canvas, row, where); };
    return block;
}

Block boardBlock(const BoardSet &set, int board)
{
    const DealRecord deal = set.boards[static_cast<std::size_t>(board)];
    const QStringList names = playerNames(recordOfSet(set));
    const int players = static_cast<int>(names.size());
    const bool round = players == 4;
    const bool right = turnsToTheRight(set.rules.rules);
    const int rows = round ? 0 : (players + 1) / 2;
    Block block;
    block.space = 14;
    block.height = [=](double) {
        return kTitleHigh + (round ? kHand * 2.5 + kMiddle : rows * (kHand + 6));
    };
    block.paint = [=](PageCanvas &canvas, const QRectF &where) {
        canvas.fitted(QRectF(where.x(), where.y(), where.width(), kTitleHigh - 3), kTitle,
                      PrintText::tr("Deal %1 · dealer: %2").arg(board + 1).arg(names[deal.dealer]));
        canvas.line(
            {where.x(), where.y() + kTitleHigh - 2, where.right(), where.y() + kTitleHigh - 2},
            0.7);
        const QRectF room = where.adjusted(0, kTitleHigh, 0, 0);
        const double width = where.width() * (round ? 0.36 : 0.48);
        for (int seat = 0; seat < players; ++seat) {
            const int place = right ? (4 - seat) % 4 : seat;
            const QPointF corner = round ? cornerOf(place, room, width)
                                         : QPointF(room.x() + (seat % 2) * room.width() / 2,
                                                   room.y() + (seat / 2) * (kHand + 6));
            paintHand(canvas, {corner, QSizeF(width, kHand)},
                      deal.hands[static_cast<std::size_t>(seat)], names[seat]);
        }
    };
    return block;
}

PageFrame boardFrame(const BoardSet &set, const QString &title, QSizeF area)
{
    PageFrame frame;
    frame.area = area;
    frame.title = title;
    frame.subtitle = set.number.isEmpty()
                         ? PrintText::tr("%n deal(s)", "", set.count())
                         : PrintText::tr("%n deal(s), code %1", "", set.count()).arg(set.number);
    frame.foot = rulesLine(recordOfSet(set));
    return frame;
}

} // namespace sandbag
