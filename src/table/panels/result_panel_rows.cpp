// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a deal's result: the deals before, the explained lines of each side, and the totals.
#include "match/match.h"
#include "panels/result_panel.h"
#include "panels/result_sheet.h"
#include "sheet/score_sheet.h"
#include "text/translate.h"
#include "words/match_words.h"
#include "words/words.h"

#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kMostEarlier = 12; // rows of deals before
constexpr int kBagRow = 29;      // below all lines of all sides
constexpr int kSumRow = 30;      // which also leaves room for the deals before
constexpr int kMostSacks = 12;
constexpr int kRowsOfSide = 3; // of the list: the name, what may be below it, and the bags

} // namespace

void ResultPanel::keepDealer(RuledLabel *cell, const ScoreSheet &sheet, const SheetDeal &deal)
{
    tellDealer(*cell, sheet, deal);
    m_dealt.push_back({cell, cell->text(), QLocale().toString(deal.number)});
}

/// The deals before, as on the pad: what was bid and taken, and the total.
void ResultPanel::addEarlier(QGridLayout *grid, const Source &of)
{
    using Weight = RuledLabel::Weight;
    const ScoreSheet sheet = scoreSheetOf(of.match);
    const int own = of.match.context()->seating.sideOf(of.viewer);
    const auto count = static_cast<int>(sheet.deals.size()) - 1; // this one is unfolded
    std::vector<QWidget *> parts;
    const auto put = [&](QString text, Weight weight, Qt::Alignment at, int row, int column) {
        auto *label = new RuledLabel(text, weight, this);
        label->setAlignment(at | Qt::AlignVCenter);
        grid->addWidget(label, row, column);
        parts.push_back(label);
        return label;
    };
    m_more = count > kMostEarlier;
    for (int i = std::max(0, count - kMostEarlier); i < count; ++i) {
        const SheetDeal &deal = sheet.deals[i];
        const int row = 1 + static_cast<int>(m_before.size());
        keepDealer(put(dealAndDealer(sheet, deal), Weight::faint, Qt::AlignLeft, row, 0), sheet,
                   deal);
        for (int place = 0; place < sheet.sides.size(); ++place) {
            const SheetEntry &entry = deal.sides[(own + place) % int(sheet.sides.size())];
            const int column = 2 + place * 3;
            const QString bid = entry.tricks < 0 || entry.bid.isEmpty()
                                    ? deal.voided
                                    : QStringLiteral("%1 / %2").arg(entry.bid).arg(entry.tricks);
            put(bid, Weight::faint, Qt::AlignLeft, row, column)
                ->setCrossed(deal.voided.isEmpty() ? entry.failedNils
                                                   : QList<std::pair<int, int>>());
            put(pointsText(entry.total), Weight::strong, Qt::AlignRight, row, column + 1)
                ->setRinged(entry.fate == SheetEntry::Fate::set);
        }
        m_before.push_back(std::exchange(parts, {}));
    }
    if (count < 0)
        return;
    const SheetDeal &last = sheet.deals.back();
    keepDealer(put(dealAndDealer(sheet, last), Weight::faint, Qt::AlignLeft,
                   1 + static_cast<int>(m_before.size()), 0),
               sheet, last);
    auto *margin = new MarginLine(this);
    grid->addWidget(margin, 0, 1, kSumRow + 2, 1);
    m_number = {parts.front(), margin};
}

std::vector<ResultPanel::Line> ResultPanel::linesOf(const Source &of, int side) const
{
    const DealResult &result = of.match.results().back();
    std::vector<Line> lines;
    for (const ScoreLine &line : result.score.lines()) {
        if (line.side != side)
            continue;
        QString text = toText(explain(line, result.facts.rulings));
        if (line.seat >= 0 && !of.match.context()->seating.solo())
            text = QStringLiteral("%1: %2").arg(of.names.value(line.seat), text);
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
    if (place == SideHead::Place::column && m_sides > 2)
        m_heads.back()->breakSoon();
    return m_heads.back();
}

QString ResultPanel::nameOf(const Source &of, int side)
{
    return sideName(of.match.context()->seating, of.names, side, of.viewer);
}

void ResultPanel::addColumn(QGridLayout *grid, const Source &of, int side, int place)
{
    using Weight = RuledLabel::Weight;
    const DealResult &result = of.match.results().back();
    const int column = 2 + place * 3;
    if (place > 0)
        grid->addWidget(new MarginLine(this), 0, column - 1, kSumRow + 2, 1);
    grid->addWidget(sideHead(nameOf(of, side), side, SideHead::Place::column), 0, column, 1, 2);
    int row = 1 + static_cast<int>(m_before.size());
    const auto add = [&](const QString &words, const QString &points, Weight weight, bool loss) {
        auto *left = new RuledLabel(words, weight == Weight::total ? Weight::strong : weight, this);
        auto *right =
            new RuledLabel(points, weight == Weight::plain ? Weight::strong : weight, this);
        left->setWordWrap(weight == Weight::plain);
        right->setLoss(loss);
        right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(left, row, column);
        // A large total must not take the room of the words over it.
        const bool large = weight == Weight::total;
        grid->addWidget(right, row++, large ? column : column + 1, 1, large ? 2 : 1);
        m_lines.insert(m_lines.end(), {left, right});
        if (weight == Weight::faint)
            m_sums.emplace_back(left, right);
        return right;
    };
    for (const Line &line : linesOf(of, side))
        add(line.words, line.points, Weight::plain, line.loss);
    if (BagLine *bags = addBags(of, side))
        grid->addWidget(bags, kBagRow, column, 1, 2);
    const auto index = static_cast<std::size_t>(side);
    const int points = result.score.side[index].points;
    row = std::max(row, kSumRow);
    add(tr("This deal"), signedPoints(points), Weight::faint, false);
    row = kSumRow + 1;
    RuledLabel *total =
        add(tr("Total"), pointsText(result.after.totals[index]), Weight::total, false);
    total->setRinged(result.score.side[index].set());
    countTotal(*total, of, side);
    grid->setColumnStretch(column, 1);
}

/// From what the side had before the deal.
void ResultPanel::countTotal(RuledLabel &total, const Source &of, int side)
{
    const auto index = static_cast<std::size_t>(side);
    const int deal = static_cast<int>(of.match.results().size()) - 1;
    total.countFrom(of.match.standingBefore(deal).totals[index],
                    of.match.results().back().after.totals[index]);
}

BagLine *ResultPanel::addBags(const Source &of, int side)
{
    const RuleSet &rules = of.match.rules();
    if (rules.bags_limit <= 0 || rules.bags_limit > kMostSacks || rules.bags_penalty <= 0)
        return nullptr;
    const auto index = static_cast<std::size_t>(side);
    const int deal = static_cast<int>(of.match.results().size()) - 1;
    auto *line =
        new BagLine(of.match.standingBefore(deal).bags[index], of.match.standing().bags[index],
                    rules.bags_limit, rules.bags_penalty, this);
    m_bags.push_back(line);
    m_lines.push_back(line);
    return line;
}

/// Which deal it was, and what the figures are.
void ResultPanel::addListHead(QGridLayout *grid)
{
    using Weight = RuledLabel::Weight;
    m_listHead = new RuledLabel(title(), Weight::strong, this);
    auto *deal = new RuledLabel(tr("This deal"), Weight::faint, this);
    auto *total = new RuledLabel(tr("Total"), Weight::faint, this);
    for (RuledLabel *figure : {deal, total})
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_listHead, 0, 0, 1, 2);
    grid->addWidget(deal, 0, 2);
    grid->addWidget(total, 0, 3);
}

/// With many sides each has one row: how it came about, this deal, and the total.
void ResultPanel::addSideRow(QGridLayout *grid, const Source &of, int side, int row)
{
    using Weight = RuledLabel::Weight;
    const DealResult &result = of.match.results().back();
    const auto index = static_cast<std::size_t>(side);
    QStringList words;
    for (const Line &line : linesOf(of, side))
        words << line.words;
    auto *why = new RuledLabel(words.join(QStringLiteral("; ")), Weight::plain, this);
    why->setWordWrap(true);
    const int points = result.score.side[index].points;
    auto *deal = new RuledLabel(signedPoints(points), Weight::plain, this);
    deal->setLoss(points < 0);
    auto *total = new RuledLabel(pointsText(result.after.totals[index]), Weight::strong, this);
    total->setRinged(result.score.side[index].set());
    countTotal(*total, of, side);
    for (RuledLabel *figure : {deal, total})
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const int first = row * kRowsOfSide;
    grid->addWidget(sideHead(nameOf(of, side), side, SideHead::Place::row), first, 0);
    grid->addWidget(why, first, 1);
    grid->addWidget(deal, first, 2);
    grid->addWidget(total, first, 3);
    m_lines.insert(m_lines.end(), {why, deal, total});
    constexpr int kAcross = 4; // columns
    if (BagLine *bags = addBags(of, side))
        grid->addWidget(bags, first + kRowsOfSide - 1, 0, 1, kAcross);
    m_sideRows.push_back({why, deal, total});
    m_list = grid;
    grid->setColumnStretch(1, 1);
}

int ResultPanel::mostRows() const
{
    int rows = 0;
    for (const QWidget *part : m_lines)
        if (const auto *line = qobject_cast<const RuledLabel *>(part);
            line && line->wordWrap() && line != m_stand)
            rows = std::max(rows, line->rowsIn(line->width()));
    return rows;
}

void ResultPanel::setWordsBelow(bool below)
{
    if (!m_list || std::exchange(m_wordsBelow, below) == below)
        return;
    constexpr int kAcross = 4; // columns
    for (std::size_t side = 0; side < m_sideRows.size(); ++side) {
        const SideRow &row = m_sideRows[side];
        const int first = (static_cast<int>(side) + 1) * kRowsOfSide;
        m_list->removeWidget(row.why);
        if (below)
            m_list->addWidget(row.why, first + 1, 0, 1, kAcross);
        else
            m_list->addWidget(row.why, first, 1);
    }
    ruleRows();
}

/// Only below what is last of a side.
void ResultPanel::ruleRows()
{
    const bool bags = !m_rows.bags.empty() && !m_rows.bags.front()->isHidden();
    for (const SideRow &row : m_sideRows) {
        row.why->setRuled(!bags);
        row.deal->setRuled(!bags && !m_wordsBelow);
        row.total->setRuled(!bags && !m_wordsBelow);
    }
}

/// One sentence on the state of the match.
void ResultPanel::addStand(const Source &of)
{
    const QString words = standWords(of.match, of.names, of.viewer);
    if (words.isEmpty())
        return;
    auto *line = new RuledLabel(words, RuledLabel::Weight::faint, this);
    line->setWordWrap(true);
    body()->addWidget(line);
    m_stand = line;
    for (Form *form : {&m_inColumns, &m_rows})
        form->lines.push_back(line);
}

} // namespace sandbag
