// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/hand_blocks.h"

#include "paint/card_ink.h"
#include "paint/score_table.h"
#include "paint/scorecard_text.h"
#include "text/call_text.h"
#include "text/numbers.h"

#include <algorithm>
#include <array>

namespace sandbag {

namespace {

const TextStyle kName{9, true, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
const TextStyle kCards{9.5, false, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
const TextStyle kSmall{8, false, false, Qt::AlignLeft | Qt::AlignVCenter, kSoftInk};
constexpr double kLine = 13;
constexpr double kHand = kLine * 5 + 2; ///< name and four suits
constexpr double kTable = 68;           ///< the box in the middle
constexpr double kHandGap = 12;         ///< between it and the hands

/// Ranks of a suit, highest first; jokers are with the spades.
QString suitText(const CardList &hand, Suit suit)
{
    CardList sorted = hand;
    sortForFiles(sorted);
    QStringList ranks;
    for (const Card card : sorted)
        if (card.isJoker() ? suit == Suit::spades : card.suit() == suit)
            ranks << rankText(card);
    return ranks.isEmpty() ? QStringLiteral("–") : ranks.join(u' ');
}

/// Name, then a line for each suit with its shape.
void paintHand(PageCanvas &canvas, const QRectF &where, const CardList &hand, const QString &name)
{
    canvas.fitted(QRectF(where.x(), where.y(), where.width(), kLine), kName, name);
    double y = where.y() + kLine;
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
        canvas.suit(suit, QRectF(where.x(), y + 3, 7.2, 7.6));
        canvas.fitted(QRectF(where.x() + 12, y, where.width() - 12, kLine), kCards,
                      suitText(hand, suit));
        y += kLine;
    }
}

QString nameOf(const QStringList &players, int seat, int dealer)
{
    return seat == dealer ? ScorecardText::tr("%1 (dealer)").arg(players[seat]) : players[seat];
}

/// What it takes, at most `most`.
double handWidth(const CardList &hand, const QString &name, double most)
{
    double width = PageCanvas::widthOf(kName, name);
    for (const Suit suit : kAllSuits)
        width = std::max(width, 12 + PageCanvas::widthOf(kCards, suitText(hand, suit)));
    return std::min(width + 1, most);
}

/// The place of a seat: South, West, North, East; counter-clockwise East comes after South.
int placeOf(int seat, TableDirection direction)
{
    return direction == TableDirection::clockwise ? seat : (4 - seat) % 4;
}

/// South below, West left, North above, East right, as near the table's middle as can be.
void paintRound(PageCanvas &canvas, const QRectF &where, const QList<CardList> &hands,
                const SeatedPlayers &at)
{
    const auto &[players, dealer, direction] = at;
    const QPointF middle = where.center();
    const QRectF table(middle.x() - kTable / 2, middle.y() - kTable / 2, kTable, kTable);
    const double most = (where.width() - kTable) / 2 - kHandGap;
    for (int seat = 0; seat < 4; ++seat) {
        const QString name = nameOf(players, seat, dealer);
        const double width = handWidth(hands[seat], name, most);
        const QPointF places[] = {{middle.x() - width / 2, table.bottom() + kHandGap},
                                  {table.left() - kHandGap - width, middle.y() - kHand / 2},
                                  {middle.x() - width / 2, table.top() - kHandGap - kHand},
                                  {table.right() + kHandGap, middle.y() - kHand / 2}};
        paintHand(canvas, QRectF(places[placeOf(seat, direction)], QSizeF(width, kHand)),
                  hands[seat], name);
    }
    canvas.box(table, 0.8);
    canvas.suit(Suit::spades, QRectF(middle.x() - 10, middle.y() - 11, 20, 22));
    const QPointF dots[] = {{middle.x(), table.bottom() - 9},
                            {table.left() + 9, middle.y()},
                            {middle.x(), table.top() + 9},
                            {table.right() - 9, middle.y()}};
    const TextStyle mark{7, true, false, Qt::AlignCenter, Qt::black};
    canvas.text(QRectF(dots[placeOf(dealer, direction)].x() - 9,
                       dots[placeOf(dealer, direction)].y() - 6, 18, 12),
                mark, ScorecardText::tr("D", "dealer, in the middle of the table"));
}

} // namespace

Block titleBlock(const QString &text)
{
    const TextStyle style{10.5, true, false, Qt::AlignLeft | Qt::AlignVCenter, Qt::black};
    Block block;
    block.space = 9;
    block.keepWithNext = true;
    block.height = [](double) { return 18.0; };
    block.paint = [=](PageCanvas &canvas, const QRectF &where) {
        canvas.fitted(where.adjusted(0, 0, 0, -3), style, text);
        canvas.line({where.left(), where.bottom() - 3, where.right(), where.bottom() - 3}, 0.7);
    };
    return block;
}

Block handsBlock(const QList<CardList> &hands, const SeatedPlayers &at)
{
    const QStringList &players = at.names;
    const int dealer = at.dealer;
    const int count = static_cast<int>(hands.size());
    Block block;
    block.space = 4;
    if (count == 4) {
        block.height = [](double) { return (kHand + kHandGap) * 2 + kTable; };
        block.paint = [=](PageCanvas &canvas, const QRectF &where) {
            paintRound(canvas, where, hands, at);
        };
        return block;
    }
    const auto columns = [count](double width) {
        return std::clamp(static_cast<int>(width / 150), 1, std::min(count, 4));
    };
    block.height = [=](double width) {
        const int rows = (count + columns(width) - 1) / columns(width);
        return rows * (kHand + 6.0);
    };
    block.paint = [=](PageCanvas &canvas, const QRectF &where) {
        const int across = columns(where.width());
        const double step = where.width() / across;
        for (int seat = 0; seat < count; ++seat) {
            const int row = seat / across;
            paintHand(canvas,
                      QRectF(where.x() + step * (seat % across), where.y() + (kHand + 6) * row,
                             step - 8, kHand),
                      hands[seat], nameOf(players, seat, dealer));
        }
    };
    return block;
}

Block tricksBlock(const DealState &deal, const QStringList &players, int from, int to)
{
    const std::vector<TrickRecord> tricks = deal.tricks;
    const int seats = deal.seating().players;
    Block block;
    block.height = [=](double) { return (to - from + 1) * kLine; };
    block.paint = [=](PageCanvas &canvas, const QRectF &where) {
        const double first = 24, step = (where.width() - first) / seats;
        for (int seat = 0; seat < seats; ++seat)
            canvas.fitted(QRectF(where.x() + first + seat * step, where.y(), step - 3, kLine),
                          kSmall, players[seat]);
        for (int i = from; i < to; ++i) {
            const TrickRecord &trick = tricks[i];
            const double y = where.y() + (i - from + 1) * kLine;
            canvas.line({where.left(), y, where.right(), y}, 0.3, kHairline);
            canvas.text(QRectF(where.x(), y, 14, kLine),
                        kSmall.aligned(Qt::AlignRight | Qt::AlignVCenter), QString::number(i + 1));
            for (std::size_t k = 0; k < trick.cards.size(); ++k) {
                const int seat = (trick.leader + static_cast<int>(k)) % seats;
                const double x = where.x() + first + seat * step;
                TextStyle style = kCards;
                style.bold = seat == trick.winner;
                const double width =
                    paintCard(canvas, {x + 5, y + kLine / 2}, style, trick.cards[k]);
                if (seat == trick.winner)
                    canvas.box(QRectF(x + 2, y + 1.2, width + 6.5, kLine - 2.4), 0.7);
                if (k == 0)
                    canvas.fill(QRectF(x - 2.5, y + kLine / 2 - 1.2, 2.4, 2.4), Qt::black);
            }
        }
    };
    return block;
}

QList<Block> resultBlocks(const ScoreSheet &sheet, int deal)
{
    const TextStyle words{8.5, false, false, Qt::AlignLeft | Qt::AlignTop, Qt::black};
    QList<Block> blocks;
    for (int side = 0; side < sheet.sides.size(); ++side) {
        const SheetEntry &entry = sheet.deals[deal].sides[side];
        QStringList lines;
        for (const SheetLine &line : entry.lines)
            lines << sheet.wordsAndPoints(line);
        const QString sum =
            ScorecardText::tr("%1: %2. Total %3", "side: its lines")
                .arg(sheet.sides[side].name,
                     lines.isEmpty() ? pointsText(0) : lines.join(QStringLiteral("; ")),
                     pointsText(entry.total));
        Block block = paragraph(sum, words);
        block.space = 3;
        blocks << block;
    }
    return blocks;
}

} // namespace sandbag
