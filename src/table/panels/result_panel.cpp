// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/result_panel.h"

#include "look/soft_shadow.h"
#include "match/match.h"
#include "panels/line_writer.h"
#include "panels/result_sheet.h"
#include "panels/table_button.h"
#include "paper_pad.h"
#include "sheet/score_sheet.h"
#include "text/translate.h"
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

constexpr int kMostColumns = 2;
constexpr int kMostEarlier = 4; // rows of deals before
constexpr double kWide = 40;    // of the type's size, at least
constexpr double kNarrow = 22;
constexpr int kAround = 26; // pixels around the lines, the shadow included
constexpr int kCramped = 14;
constexpr int kBagRow = 29; // below all lines of all sides
constexpr int kSumRow = 30;
constexpr int kMostSacks = 12;
constexpr double kGum = 12; // the head of the pad, pixels

QString titleOf(const Match &match)
{
    const DealResult &result = match.results().back();
    const int number = static_cast<int>(match.results().size());
    if (result.end == DealEnd::misdeal)
        return ResultPanel::tr("Deal %1: misdeal").arg(number);
    if (result.end == DealEnd::passedOut)
        return ResultPanel::tr("Deal %1: passed out").arg(number);
    if (result.end == DealEnd::bidsShort)
        return ResultPanel::tr("Deal %1: void, too few tricks bid").arg(number);
    if (isVoid(result.end))
        return ResultPanel::tr("Deal %1: not scored").arg(number);
    return ResultPanel::tr("Deal %1").arg(number);
}

PadInk padInk(const TableTheme &theme)
{
    return {theme.paper,
            theme.ink,
            theme.smallInk,
            theme.red,
            theme.ruled,
            theme.margin,
            theme.paper.lightness() < 128,
            theme.flat};
}

} // namespace

ResultPanel::ResultPanel(const Match &match, const QStringList &names, int viewer, QWidget *parent)
    : TablePanel(parent), m_writer(new LineWriter(this))
{
    setTitle(titleOf(match));
    noteBelowTitle();
    setMargins(kAround);
    const Source of{match, names, viewer};
    const Seating &seating = match.context()->seating;
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(0);
    const bool columns = m_columns = seating.sides <= kMostColumns;
    if (columns) {
        setLeastWidth(kWide);
        if (match.results().back().score.counts)
            hideTitle(); // its number stands in the first column
        addEarlier(grid, of);
    }
    for (int i = 0; i < seating.sides; ++i) {
        const int side = (seating.sideOf(viewer) + i) % seating.sides;
        if (columns)
            addColumn(grid, of, side, i);
        else
            addSideRow(grid, of, side, i);
    }
    body()->addLayout(grid);
    addStand(of);
    addButtons();
}

/// The deals before, as on the pad: what was bid and taken, and the total.
void ResultPanel::addEarlier(QGridLayout *grid, const Source &of)
{
    using Weight = RuledLabel::Weight;
    const ScoreSheet sheet = scoreSheetOf(of.match);
    const int own = of.match.context()->seating.sideOf(of.viewer);
    const auto count = static_cast<int>(sheet.deals.size()) - 1; // this one is unfolded
    const auto put = [&](QString text, Weight weight, Qt::Alignment at, int row, int column) {
        auto *label = new RuledLabel(text, weight, this);
        label->setAlignment(at | Qt::AlignVCenter);
        grid->addWidget(label, row, column);
        m_before.push_back(label);
    };
    for (int i = std::max(0, count - kMostEarlier); i < count; ++i) {
        const SheetDeal &deal = sheet.deals[i];
        const int row = 1 + m_earlier++;
        put(QStringLiteral("%1  %2").arg(deal.number).arg(sheet.players.value(deal.dealer).left(8)),
            Weight::faint, Qt::AlignLeft, row, 0);
        for (int place = 0; place < sheet.sides.size(); ++place) {
            const SheetEntry &entry = deal.sides[(own + place) % int(sheet.sides.size())];
            const int column = 2 + place * 3;
            const QString bid = entry.tricks < 0 || entry.bid.isEmpty()
                                    ? deal.voided
                                    : QStringLiteral("%1 / %2").arg(entry.bid).arg(entry.tricks);
            put(bid, Weight::faint, Qt::AlignLeft, row, column);
            put(pointsText(entry.total), Weight::strong, Qt::AlignRight, row, column + 1);
        }
    }
    if (count < 0)
        return;
    const SheetDeal &last = sheet.deals.back();
    const std::size_t before = m_before.size();
    put(QStringLiteral("%1  %2").arg(last.number).arg(sheet.players.value(last.dealer).left(8)),
        Weight::faint, Qt::AlignLeft, 1 + m_earlier, 0);
    auto *margin = new MarginLine(this);
    grid->addWidget(margin, 0, 1, kSumRow + 2, 1);
    m_number = {m_before.back(), margin};
    m_before.resize(before);
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
    int row = 1 + m_earlier;
    const auto add = [&](const QString &words, const QString &points, Weight weight, bool loss) {
        auto *left = new RuledLabel(words, weight == Weight::total ? Weight::strong : weight, this);
        auto *right =
            new RuledLabel(points, weight == Weight::plain ? Weight::strong : weight, this);
        left->setWordWrap(weight == Weight::plain);
        right->setLoss(loss);
        right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(left, row, column);
        grid->addWidget(right, row++, column + 1);
        m_lines.insert(m_lines.end(), {left, right});
        return right;
    };
    for (const Line &line : linesOf(of, side))
        add(line.words, line.points, Weight::plain, line.loss);
    addBags(grid, of, side, column);
    const auto index = static_cast<std::size_t>(side);
    const int points = result.score.side[index].points;
    row = std::max(row, kSumRow);
    add(tr("This deal"), signedPoints(points), Weight::faint, false);
    row = kSumRow + 1;
    add(tr("Total"), pointsText(result.after.totals[index]), Weight::total, false)
        ->setRinged(result.score.side[index].set());
    grid->setColumnStretch(column, 1);
}

/// How far it is to the next penalty, where bags cost something.
void ResultPanel::addBags(QGridLayout *grid, const Source &of, int side, int column)
{
    const RuleSet &rules = of.match.rules();
    if (rules.bags_limit <= 0 || rules.bags_limit > kMostSacks || rules.bags_penalty <= 0)
        return;
    auto *line = new BagLine(of.match.standing().bags[static_cast<std::size_t>(side)],
                             rules.bags_limit, rules.bags_penalty, this);
    grid->addWidget(line, kBagRow, column, 1, 2);
    m_bags.push_back(line);
    m_spare.push_back(line);
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
    for (RuledLabel *figure : {deal, total})
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(sideHead(nameOf(of, side), side, SideHead::Place::row), row, 0);
    grid->addWidget(why, row, 1);
    grid->addWidget(deal, row, 2);
    grid->addWidget(total, row, 3);
    m_lines.insert(m_lines.end(), {why, deal, total});
    grid->setColumnStretch(1, 1);
}

/// One sentence on where the match stands.
void ResultPanel::addStand(const Source &of)
{
    const QString words = standWords(of.match, of.names, of.viewer);
    if (words.isEmpty())
        return;
    const double all = ems * std::max(1, font().pixelSize()) - 2 * m_around * grown();
    const double room = all / static_cast<double>(m_bags.size());
    for (BagLine *line : m_bags)
        line->setTwoRows(std::any_of(m_bags.begin(), m_bags.end(), [room](const BagLine *one) {
            return one->rowWidth() > room;
        }));
}

void ResultPanel::showEarlier(int count)
{
    m_shownEarlier = std::min(count, earlier());
    const int first = static_cast<int>(m_before.size()) - m_shownEarlier;
    for (int i = 0; i < static_cast<int>(m_before.size()); ++i)
        for (QWidget *part : m_before[static_cast<std::size_t>(i)])
            part->setVisible(i >= first);
    for (SideHead *head : m_heads)
        head->setTorn(isTorn() && head->place() == SideHead::Place::column);
}

int ResultPanel::earlierHeight() const
{
    return m_before.empty() ? 0 : m_before.front().back()->sizeHint().height();
}

/// On a very large table the paper grows with its type.
double ResultPanel::grown() const
{
    constexpr double kUsual = 18; // pixels
    return std::max(1.0, font().pixelSize() / kUsual);
}

/// Ruled lines have margins of their own.
void ResultPanel::setMargins(int around)
{
    m_around = around;
    const double grown = this->grown();
    layout()->setContentsMargins(qRound(around * grown), qRound((20 + kGum) * grown),
                                 qRound(around * grown), qRound(36 * grown));
}

void ResultPanel::setSpareShown(bool shown)
{
    setMargins(shown ? kAround : kCramped);
    for (QWidget *part : m_spare)
        part->setVisible(shown);
}

void ResultPanel::setTheme(const TableTheme &theme)
{
    TablePanel::setTheme(theme);
    for (SideHead *head : m_heads)
        head->setColour(theme.sideOnPaper(head->side()));
    for (RuledLabel *line : findChildren<RuledLabel *>())
        line->setInk(theme.ink, theme.smallInk, theme.red);
    for (BagLine *line : m_bags)
        line->setInk(theme.ink, theme.smallInk, theme.red);
}

void ResultPanel::changeEvent(QEvent *event)
{
    TablePanel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        for (RuledLabel *line : findChildren<RuledLabel *>())
            line->setType(font());
}

/// The pad from the table's corner, opened.
void ResultPanel::paintGround(QPainter &painter, const QRectF &paper)
{
    const bool flat = theme().flat;
    if (!flat)
        drawShadow(painter, paper.adjusted(0, 0, 0, -2), 4, {7, 8, QColor(3, 17, 11, 125)});
    SheetRules rules;
    rules.gum = flat ? 0 : kGum * grown();
    paintPad(painter, paper, padInkOf(theme()), rules.gum);
    rules.torn = isTorn();
    rules.columns = noteRect().bottom(); // no line runs through what is said there
    rules.heads = m_listHead && !m_columns ? m_listHead->geometry().bottom() + 1 : 0;
    for (const auto &[words, points] : m_sums)
        if (m_columns)
            rules.sums.push_back(QRectF(words->geometry() | points->geometry()));
    if (!m_lines.empty() && m_shownEarlier > 0) {
        const QRectF first(m_lines.front()->geometry());
        const QRectF last(m_lines.back()->geometry());
        rules.fresh = QRectF(paper.left(), first.top(), paper.width(), last.bottom() - first.top());
    }
    ruleSheet(painter, *this, paper, padInkOf(theme()), rules);
}

void ResultPanel::addButtons()
{
    QHBoxLayout *row = addRow();
    row->setAlignment(Qt::AlignRight);
    row->setContentsMargins(0, 8, 0, 0);
    row->setSpacing(10);
    TableButton *next = addButton(row, tr("Next Deal")); // Tab comes to it first
    TableButton *review = addButton(row, tr("Review"));
    TableButton *replay = addButton(row, tr("Replay Deal"));
    for (TableButton *button : {review, next}) { // and it comes last
        row->removeWidget(button);
        row->addWidget(button);
    }
    next->setPrimary(true);
    connect(replay, &TableButton::chosen, this, &ResultPanel::replay);
    connect(review, &TableButton::chosen, this, &ResultPanel::review);
    connect(next, &TableButton::chosen, this, &ResultPanel::nextDeal);
    setFirst(next);
    for (TableButton *button : {replay, review, next})
        button->installEventFilter(this);
}

// --- Writing ------------------------------------------------------------------------------------

void ResultPanel::write(int after)
{
    m_writer->begin(m_lines, !theme().flat, after);
}

bool ResultPanel::offerKey(QKeyEvent *event)
{
    if (!m_writer->running() || event->key() == Qt::Key_Escape)
        return false;
    m_writer->end();
    return true;
}

/// A person who cannot wait sees all of it at once, and only then goes on.
bool ResultPanel::eventFilter(QObject *watched, QEvent *event)
{
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!key || !m_writer->running() ||
        static_cast<QKeyEvent *>(event)->modifiers() != Qt::NoModifier)
        return TablePanel::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress)
        m_writer->end();
    return true;
}

} // namespace sandbag
