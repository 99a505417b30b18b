// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_pages.h"

#include "curve_shape.h"
#include "flow_pages.h"
#include "match/match.h"
#include "pages/hand_blocks.h"
#include "review/review_words.h"
#include "review_ui_text.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr std::size_t kMostRows = 20;
constexpr std::size_t kLessons = 3;
constexpr double kCurveHeight = 130; ///< points
constexpr double kRowHeight = 13;

/// The chance of one side from moment to moment, with a line at the start of each deal.
Block curveBlock(const std::vector<CurvePoint> &curve, int side)
{
    Block block;
    block.height = [](double) { return kCurveHeight; };
    block.paint = [curve, side](PageCanvas &canvas, const QRectF &where) {
        QPainter &painter = canvas.painter();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(170, 170, 170), 0.5));
        painter.drawRect(where);
        painter.drawLine(QPointF(where.left(), where.center().y()),
                         QPointF(where.right(), where.center().y()));
        const QPolygonF line = curveLine(where, curve, side);
        for (const CurveDeal &deal : curveDeals(curve)) {
            const double x = line[deal.first].x();
            painter.drawLine(QPointF(x, where.top()), QPointF(x, where.bottom()));
            canvas.text({x + 2, where.top(), 30, 12}, {7}, QString::number(deal.deal + 1));
        }
        painter.setPen(QPen(Qt::black, 1));
        painter.drawPolyline(line);
    };
    return block;
}

/// A choice in a row: where, what, what it cost, its grade.
Block rowBlock(const QStringList &cells, bool bold)
{
    Block block;
    block.height = [](double) { return kRowHeight; };
    block.paint = [cells, bold](PageCanvas &canvas, const QRectF &where) {
        constexpr double kParts[] = {0.34, 0.2, 0.2, 0.26};
        double x = where.left();
        for (qsizetype i = 0; i < cells.size() && i < 4; ++i) {
            const double width = where.width() * kParts[i];
            TextStyle style;
            style.bold = bold;
            canvas.fitted({x, where.top(), width - 4, where.height()}, style, cells[i]);
            x += width;
        }
    };
    return block;
}

QList<Block> tableBlocks(const Match &match, const std::vector<const JudgedChoice *> &list,
                         const QStringList &names)
{
    QList<Block> blocks;
    if (list.empty())
        return {paragraph(nothingLostWords(), TextStyle{})};
    blocks << rowBlock({ReviewUiText::tr("Deal and trick"), ReviewUiText::tr("Choice"),
                        ReviewUiText::tr("Best"), ReviewUiText::tr("Cost")},
                       true);
    for (std::size_t i = 0; i < std::min(list.size(), kMostRows); ++i) {
        const Judgement &judgement = list[i]->judgement;
        blocks << rowBlock(
            {placeWords(match, list[i]->place), actWords(judgement.made, names),
             choiceWords(judgement.values.front(), names),
             QStringLiteral("%1 (%2)").arg(costWords(judgement), gradeWords(judgement.grade))},
            false);
    }
    return blocks;
}

QList<Block> lessonBlocks(const Match &match, const std::vector<const JudgedChoice *> &list,
                          const QStringList &names)
{
    QList<Block> blocks;
    TextStyle words;
    words.align = Qt::AlignLeft | Qt::AlignTop;
    for (std::size_t i = 0; i < std::min(list.size(), kLessons); ++i) {
        Block block = paragraph(QStringLiteral("%1. %2: %3")
                                    .arg(i + 1)
                                    .arg(placeWords(match, list[i]->place),
                                         toText(list[i]->judgement.text, Audience::screen(names))),
                                words);
        block.space = 4;
        blocks << block;
    }
    return blocks;
}

} // namespace

QString lessonsTitle(std::size_t mistakes)
{
    return ReviewUiText::tr("%n lesson(s)", nullptr,
                            static_cast<int>(std::min(mistakes, kLessons)));
}

PrintJob reviewJob(const ReviewOnPaper &review)
{
    const auto &[match, choices, curve, names, whose, help] = review;
    const int seat = whose;
    std::vector<JudgedChoice> own;
    std::copy_if(choices.begin(), choices.end(), std::back_inserter(own),
                 [seat](const JudgedChoice &choice) { return choice.place.seat == seat; });
    const auto list = costliest(own);
    const Seating &seating = match.context()->seating;
    QList<Block> blocks;
    if (!curve.empty()) {
        blocks << titleBlock(ReviewUiText::tr("Chance to win the match"))
               << curveBlock(curve, seating.sideOf(seat));
        const auto parts = luckAndSkill(seating, curve, choices);
        Block words =
            paragraph(partsWords(parts[static_cast<std::size_t>(seat)],
                                 static_cast<int>(match.record().deals.size()), seating.solo()),
                      TextStyle{});
        words.space = 4;
        blocks << words;
    }
    if (!help.isEmpty())
        blocks << paragraph(help, TextStyle{});
    blocks << titleBlock(ReviewUiText::tr("What each choice cost"))
           << tableBlocks(match, list, names);
    if (!list.empty())
        blocks << titleBlock(lessonsTitle(list.size())) << lessonBlocks(match, list, names);
    const QString title = filled(ReviewUiText::tr("Review: %1"), {names.value(seat)});
    const QString game = rulesName(match.record()), foot = rulesLine(match.record());
    return {title, [=](QSizeF area) -> std::unique_ptr<PrintPages> {
                PageFrame frame;
                frame.area = area;
                frame.title = title;
                frame.subtitle = game;
                frame.foot = foot;
                return std::make_unique<FlowPages>(frame, blocks, 1);
            }};
}

} // namespace sandbag
