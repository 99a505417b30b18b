// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/pad_panel.h"

#include "look/pad_ink.h"
#include "look/soft_shadow.h"
#include "match/match.h"
#include "panels/result_sheet.h"
#include "panels/sheet_ground.h"
#include "panels/table_button.h"
#include "paper_pad.h"
#include "sheet/score_sheet.h"
#include "text/numbers.h"
#include "words/match_words.h"
#include "words/words.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kMostSides = 4; // in columns
constexpr int kMostDeals = 12;
constexpr int kBagsAtMost = 12; // drawn one by one
constexpr double kPadHead = 12; // of the pad, pixels
// Of the type's size.
constexpr double kWideSide = 17;
constexpr double kPadNarrow = 18;

} // namespace

struct PadPanel::Source {
    const Match &match;
    const QStringList &names;
    int viewer;
    const ScoreSheet &sheet;

    [[nodiscard]] int sideAt(int place) const
    {
        const Seating &seating = match.context()->seating;
        return (seating.sideOf(viewer) + place) % seating.sides;
    }
};

PadPanel::PadPanel(const Match &match, const QStringList &names, int viewer, QWidget *parent)
    : TablePanel(parent), m_sides(match.context()->seating.sides)
{
    setTitle(tr("Scorecard"));
    hideTitle();
    layout()->setContentsMargins(26, 20 + int(kPadHead), 26, 36);
    const ScoreSheet sheet = scoreSheetOf(match);
    const Source of{match, names, viewer, sheet};
    if (m_sides <= kMostSides)
        addColumns(of);
    else
        addList(of);
    addStand(of);
    addButtons();
    setRoom(6 + kWideSide * m_sides);
}

void PadPanel::setRoom(double ems)
{
    const double wide = m_sides <= kMostSides ? std::min(ems, 6 + kWideSide * m_sides) : 0;
    setLeastWidth(std::max(wide, kPadNarrow));
}

void PadPanel::showDeals(int count)
{
    const int first = std::max(0, deals() - count);
    m_shown = deals() - first;
    for (int i = 0; i < deals(); ++i)
        for (QWidget *part : m_rows[static_cast<std::size_t>(i)])
            part->setVisible(i >= first);
    for (SideHead *head : m_heads)
        head->setTorn(isTorn());
}

int PadPanel::rowHeight() const
{
    return m_rows.empty() ? 0 : m_rows.front().front()->sizeHint().height();
}

void PadPanel::setRowHeight(int pixels)
{
    for (const std::vector<QWidget *> &row : m_rows)
        for (QWidget *part : row)
            part->setMinimumHeight(pixels);
    for (BagLine *bags : m_bags)
        bags->setMinimumHeight(pixels);
    if (m_stand)
        m_stand->setMinimumHeight(pixels);
}

QWidget *PadPanel::headOf(const Source &of, int side, bool column)
{
    const QString name = sideName(of.match.context()->seating, of.names, side, of.viewer);
    m_heads.push_back(
        new SideHead(name, side, column ? SideHead::Place::column : SideHead::Place::row, this));
    if (column) // nothing else says what the figures below it are
        m_heads.back()->setToolTip(tr("%1: bid / taken, then the total").arg(name));
    if (column && m_sides > 2)
        m_heads.back()->breakSoon();
    return m_heads.back();
}

void PadPanel::addColumns(const Source &of)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(0);
    const int count = static_cast<int>(of.sheet.deals.size());
    const int first = std::max(0, count - kMostDeals);
    m_all = count;
    for (int place = 0; place < m_sides; ++place) {
        const int column = 2 + place * 3;
        grid->addWidget(new MarginLine(this), 0, column - 1, kMostDeals + 3, 1);
        grid->addWidget(headOf(of, of.sideAt(place), true), 0, column, 1, 2);
        grid->setColumnStretch(column, 1);
    }
    for (int deal = first; deal < count; ++deal)
        addDeal(grid, of, deal, 1 + deal - first);
    m_shown = deals();
    addTotals(grid, of, 1 + kMostDeals);
    body()->addLayout(grid);
}

/// Its number and dealer, and for each side what was bid and taken, and the total after it.
void PadPanel::addDeal(QGridLayout *grid, const Source &of, int deal, int row)
{
    using Weight = RuledLabel::Weight;
    const SheetDeal &line = of.sheet.deals[deal];
    std::vector<QWidget *> parts;
    const auto put = [&](const QString &text, Weight weight, Qt::Alignment at, int column) {
        auto *label = new RuledLabel(text, weight, this);
        label->setAlignment(at | Qt::AlignVCenter);
        grid->addWidget(label, row, column);
        parts.push_back(label);
        return label;
    };
    tellDealer(*put(dealAndDealer(of.sheet, line), Weight::faint, Qt::AlignLeft, 0), of.sheet,
               line);
    for (int place = 0; place < m_sides; ++place) {
        const SheetEntry &entry = line.sides[of.sideAt(place)];
        const bool known = entry.tricks >= 0 && !entry.bid.isEmpty();
        put(!line.voided.isEmpty() ? line.voided
            : known                ? QStringLiteral("%1 / %2").arg(entry.bid).arg(entry.tricks)
                                   : entry.bid,
            Weight::faint, Qt::AlignLeft, 2 + place * 3)
            ->setCrossed(line.voided.isEmpty() ? entry.failedNils : QList<std::pair<int, int>>());
        put(line.partial ? QString() : pointsText(entry.total), Weight::strong, Qt::AlignRight,
            3 + place * 3)
            ->setRinged(entry.fate == SheetEntry::Fate::set);
    }
    m_rows.push_back(parts);
}

void PadPanel::addTotals(QGridLayout *grid, const Source &of, int row)
{
    using Weight = RuledLabel::Weight;
    const RuleSet &rules = of.match.rules();
    const bool bags =
        rules.bags_limit > 0 && rules.bags_limit <= kBagsAtMost && rules.bags_penalty > 0;
    for (int place = 0; place < m_sides; ++place) {
        const int side = of.sideAt(place);
        const auto index = static_cast<std::size_t>(side);
        const int column = 2 + place * 3;
        if (bags) {
            const int deal = std::max(0, static_cast<int>(of.match.results().size()) - 1);
            m_bags.push_back(new BagLine(of.match.standingBefore(deal).bags[index],
                                         of.match.standing().bags[index], rules.bags_limit,
                                         rules.bags_penalty, this));
            grid->addWidget(m_bags.back(), row, column, 1, 2);
        }
        auto *total =
            new RuledLabel(pointsText(of.match.standing().totals[index]), Weight::total, this);
        total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(new RuledLabel(tr("Total"), Weight::strong, this), row + 1, column);
        grid->addWidget(total, row + 1, column + 1);
    }
    const bool two =
        m_sides > 2 && std::any_of(m_bags.begin(), m_bags.end(),
                                   [](const BagLine *line) { return line->hasWords(); });
    for (BagLine *line : m_bags)
        line->setTwoRows(two);
}

/// Many sides are listed below each other, with their totals alone.
void PadPanel::addList(const Source &of)
{
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(0);
    for (int place = 0; place < m_sides; ++place) {
        const int side = of.sideAt(place);
        auto *total =
            new RuledLabel(pointsText(of.match.standing().totals[static_cast<std::size_t>(side)]),
                           RuledLabel::Weight::strong, this);
        total->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(headOf(of, side, false), place, 0);
        grid->addWidget(total, place, 1);
    }
    grid->setColumnStretch(0, 1);
    body()->addLayout(grid);
}

void PadPanel::addStand(const Source &of)
{
    const QString words =
        of.match.results().empty() ? QString() : standWords(of.match, of.names, of.viewer);
    if (words.isEmpty())
        return;
    m_stand = new RuledLabel(words, RuledLabel::Weight::faint, this);
    m_stand->setWordWrap(true);
    body()->addWidget(m_stand);
}

void PadPanel::addButtons()
{
    QHBoxLayout *row = addRow();
    row->setAlignment(Qt::AlignRight);
    row->setContentsMargins(0, 8, 0, 0);
    m_beside = addButton(row, tr("Keep the Scorecard Next to the Table"));
    TableButton *close = addButton(row, tr("Close"));
    close->setPrimary(true);
    connect(m_beside, &TableButton::chosen, this, &PadPanel::besideAsked);
    connect(close, &TableButton::chosen, this, &PadPanel::closed);
    setFirst(close);
}

void PadPanel::setBesideOffered(bool offered)
{
    m_beside->setVisible(offered);
}

void PadPanel::setTheme(const TableTheme &theme)
{
    TablePanel::setTheme(theme);
    inkSheet(*this, m_heads, m_bags, theme);
}

void PadPanel::changeEvent(QEvent *event)
{
    TablePanel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        for (RuledLabel *line : findChildren<RuledLabel *>())
            line->setType(font());
}

void PadPanel::paintGround(QPainter &painter, const QRectF &paper)
{
    const bool flat = theme().flat;
    if (!flat)
        drawShadow(painter, paper.adjusted(0, 0, 0, -2), 4, {7, 8, QColor(3, 17, 11, 125)});
    SheetRules rules;
    rules.gum = flat ? 0 : kPadHead;
    rules.torn = isTorn();
    paintPad(painter, paper, padInkOf(theme()), rules.gum);
    ruleSheet(painter, *this, paper, padInkOf(theme()), rules);
}

bool PadPanel::offerKey(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return false;
    emit closed();
    return true;
}

} // namespace sandbag
