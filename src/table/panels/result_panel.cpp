// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/result_panel.h"

#include "look/soft_shadow.h"
#include "match/match.h"
#include "panels/result_sheet.h"
#include "panels/table_button.h"
#include "scoring/end_condition.h"
#include "text/translate.h"
#include "words/match_words.h"
#include "words/words.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kMostColumns = 2;
constexpr int kSumRow = 30; // below all lines of all sides

QString titleOf(const Match &match, const QStringList &names, int viewer)
{
    if (match.over())
        return matchEndWords(match, names, viewer);
    const DealResult &result = match.results().back();
    const int number = static_cast<int>(match.results().size());
    if (result.voidReason == "misdeal")
        return ResultPanel::tr("Deal %1: a misdeal").arg(number);
    if (result.voidReason == "passed")
        return ResultPanel::tr("Deal %1: everybody passed").arg(number);
    if (result.voidReason == "short")
        return ResultPanel::tr("Deal %1: void, because too few tricks were bid").arg(number);
    if (!result.voidReason.empty())
        return ResultPanel::tr("Deal %1 does not count").arg(number);
    return ResultPanel::tr("Deal %1").arg(number);
}

} // namespace

ResultPanel::ResultPanel(const Match &match, const QStringList &names, int viewer, QWidget *parent)
    : TablePanel(parent)
{
    setTitle(titleOf(match, names, viewer));
    layout()->setContentsMargins(26, 20, 26, 34); // the ruled lines have margins of their own
    const Seating &seating = match.table()->seating;
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(0);
    for (int i = 0; i < seating.sides; ++i) {
        const int side = (seating.sideOf(viewer) + i) % seating.sides;
        if (match.over())
            addTotal(grid, match, names, viewer, side, i);
        else if (seating.sides <= kMostColumns)
            addColumn(grid, match, names, viewer, side, i);
        else
            addSideRow(grid, match, names, viewer, side, i);
    }
    body()->addLayout(grid);
    if (match.over())
        addStory(match, names, viewer);
    addButtons(match.over());
}

/// At the end of the match only where everybody stands; how the last deal came about is behind.
void ResultPanel::addTotal(QGridLayout *grid, const Match &match, const QStringList &names,
                           int viewer, int side, int row)
{
    using Weight = RuledLabel::Weight;
    const DealResult &result = match.results().back();
    const auto index = static_cast<std::size_t>(side);
    const int points = result.score.side[index].points;
    auto *deal = new RuledLabel(signedPoints(points), Weight::plain, this);
    deal->setLoss(points < 0);
    auto *total = new RuledLabel(pointsText(result.after.totals[index]), Weight::total, this);
    for (RuledLabel *figure : {deal, total})
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    deal->setAccessibleName(tr("This deal: %1").arg(deal->text()));
    total->setAccessibleName(tr("Total: %1").arg(total->text()));
    grid->addWidget(
        sideHead(sideName(match.table()->seating, names, side, viewer), side, SideHead::Place::row),
        row, 0);
    grid->addWidget(deal, row, 1);
    grid->addWidget(total, row, 2);
    grid->setColumnStretch(0, 1);
}

/// What the match was like.
void ResultPanel::addStory(const Match &match, const QStringList &names, int viewer)
{
    for (const QString &words : {bestDealWords(match, names, viewer), matchFigures(match)}) {
        if (words.isEmpty())
            continue;
        auto *line = new QLabel(words, this);
        line->setAlignment(Qt::AlignHCenter);
        line->setWordWrap(true);
        body()->addWidget(line);
    }
}

std::vector<ResultPanel::Line> ResultPanel::linesOf(const Match &match, const QStringList &names,
                                                    int side) const
{
    const DealResult &result = match.results().back();
    std::vector<Line> lines;
    for (const ScoreLine &line : result.score.lines()) {
        if (line.side != side)
            continue;
        QString text = toText(explain(line, result.facts.rulings));
        if (line.seat >= 0 && !match.table()->seating.solo())
            text = QStringLiteral("%1: %2").arg(names.value(line.seat), text);
        const bool onlyBags = line.points == 0 && line.bags != 0;
        lines.push_back({text,
                         onlyBags ? tr("%n bag(s)", nullptr, line.bags) : signedPoints(line.points),
                         line.points < 0});
    }
    return lines;
}

QWidget *ResultPanel::sideHead(const QString &name, int side, SideHead::Place place)
{
    m_heads.push_back(new SideHead(name, side, place, this));
    return m_heads.back();
}

void ResultPanel::addColumn(QGridLayout *grid, const Match &match, const QStringList &names,
                            int viewer, int side, int place)
{
    using Weight = RuledLabel::Weight;
    const DealResult &result = match.results().back();
    const int column = place * 3;
    if (place > 0)
        grid->addWidget(new MarginLine(this), 0, column - 1, 40, 1);
    grid->addWidget(sideHead(sideName(match.table()->seating, names, side, viewer), side,
                             SideHead::Place::column),
                    0, column, 1, 2);
    int row = 1;
    const auto add = [&](const QString &words, const QString &points, Weight weight, bool loss) {
        auto *left = new RuledLabel(words, weight == Weight::total ? Weight::strong : weight, this);
        auto *right = new RuledLabel(points, weight, this);
        left->setWordWrap(weight == Weight::plain);
        right->setLoss(loss);
        right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(left, row, column);
        grid->addWidget(right, row++, column + 1);
        return right;
    };
    for (const Line &line : linesOf(match, names, side))
        add(line.words, line.points, Weight::plain, line.loss);
    const auto index = static_cast<std::size_t>(side);
    const int points = result.score.side[index].points;
    row = std::max(row, kSumRow);
    add(tr("This deal"), signedPoints(points), Weight::strong, points < 0);
    row = kSumRow + 1;
    add(tr("Total"), pointsText(result.after.totals[index]), Weight::total, false)
        ->setRinged(result.score.side[index].set());
    grid->setColumnStretch(column, 1);
}

/// With many sides each has one row: how it came about, this deal, and the total.
void ResultPanel::addSideRow(QGridLayout *grid, const Match &match, const QStringList &names,
                             int viewer, int side, int row)
{
    using Weight = RuledLabel::Weight;
    const DealResult &result = match.results().back();
    const auto index = static_cast<std::size_t>(side);
    QStringList words;
    for (const Line &line : linesOf(match, names, side))
        words << line.words;
    auto *why = new RuledLabel(words.join(QStringLiteral("; ")), Weight::plain, this);
    why->setWordWrap(true);
    const int points = result.score.side[index].points;
    auto *deal = new RuledLabel(signedPoints(points), Weight::plain, this);
    deal->setLoss(points < 0);
    auto *total = new RuledLabel(pointsText(result.after.totals[index]), Weight::strong, this);
    for (RuledLabel *figure : {deal, total})
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(
        sideHead(sideName(match.table()->seating, names, side, viewer), side, SideHead::Place::row),
        row, 0);
    grid->addWidget(why, row, 1);
    grid->addWidget(deal, row, 2);
    grid->addWidget(total, row, 3);
    grid->setColumnStretch(1, 1);
}

void ResultPanel::setTheme(const TableTheme &theme)
{
    TablePanel::setTheme(theme);
    for (SideHead *head : m_heads)
        head->setColour(theme.sideOnPaper(head->side()));
    for (RuledLabel *line : findChildren<RuledLabel *>())
        line->setInk(theme.ink, theme.red);
}

void ResultPanel::changeEvent(QEvent *event)
{
    TablePanel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        for (RuledLabel *line : findChildren<RuledLabel *>())
            line->setType(font());
}

/// Torn off the block: small teeth at the head.
void ResultPanel::paintGround(QPainter &painter, const QRectF &paper)
{
    if (!theme().flat)
        drawShadow(painter, paper, 4, {6, 7, QColor(3, 17, 11, 120)});
    QPainterPath sheet(paper.topLeft() + QPointF(0, 4));
    constexpr double kTooth = 5;
    bool up = true;
    for (double x = paper.left() + kTooth; x < paper.right(); x += kTooth, up = !up)
        sheet.lineTo(x, paper.top() + (up ? 1 : 4));
    sheet.lineTo(paper.right(), paper.top() + 4);
    sheet.lineTo(paper.bottomRight());
    sheet.lineTo(paper.bottomLeft());
    sheet.closeSubpath();
    painter.setPen(theme().flat ? QPen(theme().ink, 2) : QPen(Qt::NoPen));
    painter.setBrush(theme().paper);
    painter.drawPath(sheet);
}

void ResultPanel::addPicture(QWidget *picture)
{
    body()->insertWidget(1, picture); // under the scores
}

void ResultPanel::addButtons(bool over)
{
    QHBoxLayout *row = addRow();
    if (!over) {
        TableButton *next = addButton(row, tr("Next deal"));
        next->setPrimary(true);
        connect(next, &TableButton::chosen, this, &ResultPanel::nextDeal);
        setFirst(next);
    } else {
        TableButton *again = addButton(row, tr("Play again"));
        again->setPrimary(true);
        connect(again, &TableButton::chosen, this, &ResultPanel::playAgain);
        connect(addButton(row, tr("Same cards again")), &TableButton::chosen, this,
                &ResultPanel::sameCards);
        row = addRow();
        connect(addButton(row, tr("Other rules…")), &TableButton::chosen, this,
                &ResultPanel::otherRules);
        connect(addButton(row, tr("Review")), &TableButton::chosen, this, &ResultPanel::review);
        setFirst(again);
    }
    connect(addButton(row, over ? tr("Replay") : tr("Replay the deal")), &TableButton::chosen, this,
            &ResultPanel::replay);
}

} // namespace sandbag
