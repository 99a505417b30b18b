// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/result_panel.h"

#include "look/pad_ink.h"
#include "look/signs.h"
#include "look/soft_shadow.h"
#include "match/match.h"
#include "panels/balanced_label.h"
#include "panels/line_writer.h"
#include "panels/result_sheet.h"
#include "panels/sheet_ground.h"
#include "panels/table_button.h"
#include "panels/writing_pencil.h"
#include "paper_pad.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kMostColumns = 4;
constexpr int kFewColumns = 2; // which are never rows
// Widths of the paper, of the type's size.
constexpr double kWidest = 52;
constexpr double kLeastWide = 30; // with the column of numbers and dealers
constexpr double kWithout = 46;   // without earlier deals, at most
constexpr double kNarrow = 22;
constexpr double kWideColumn = 14; // of three or four
constexpr double kLeastColumn = 11.5;
constexpr double kLeastBesideNumbers = 10.5;
constexpr double kList = 40;     // what came about in one line or two
constexpr double kNumbers = 6.5; // of the first column and the margins
constexpr int kAround = 26;      // pixels around the lines, the shadow included
constexpr int kCramped = 14;
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

} // namespace

ResultPanel::ResultPanel(const Match &match, const QStringList &names, int viewer, QWidget *parent)
    : TablePanel(parent), m_writer(new LineWriter(this)), m_pencil(new WritingPencil(this))
{
    setTitle(titleOf(match));
    noteBelowTitle();
    setMargins(kAround);
    const Source of{match, names, viewer};
    if (match.results().back().score.counts)
        hideTitle(); // its number is in the first column, or at the head of the list
    m_sides = match.context()->seating.sides;
    if (m_sides <= kMostColumns)
        m_inColumns = makeForm(of, true);
    if (m_sides > kFewColumns)
        m_rows = makeForm(of, false);
    addStand(of);
    addButtons();
    addReason();
    m_columns = m_inColumns.parts.empty();
    setColumns(!m_columns);
    m_shownEarlier = earlier();
    connect(m_writer, &LineWriter::ended, this, [this] {
        layPencil(true);
        emit written();
    });
}

ResultPanel::Form ResultPanel::makeForm(const Source &of, bool columns)
{
    const auto all = [this] {
        return findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    };
    const QList<QWidget *> before = all();
    const auto bags = static_cast<std::ptrdiff_t>(m_bags.size());
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(0);
    grid->setVerticalSpacing(0);
    if (columns)
        addEarlier(grid, of);
    else if (of.match.results().back().score.counts)
        addListHead(grid);
    for (int i = 0; i < m_sides; ++i) {
        const int side = (of.match.context()->seating.sideOf(of.viewer) + i) % m_sides;
        if (columns)
            addColumn(grid, of, side, i);
        else
            addSideRow(grid, of, side, i + 1);
    }
    body()->addLayout(grid);
    Form form;
    for (QWidget *part : all())
        if (!before.contains(part))
            form.parts.push_back(part);
    form.lines = std::exchange(m_lines, {});
    form.bags.assign(m_bags.begin() + bags, m_bags.end());
    return form;
}

bool ResultPanel::setColumns(bool columns)
{
    const Form &form = columns ? m_inColumns : m_rows;
    if (form.parts.empty())
        return false;
    if (columns == m_columns)
        return true;
    m_columns = columns;
    for (QWidget *part : (columns ? m_rows : m_inColumns).parts)
        part->setVisible(false);
    for (QWidget *part : form.parts)
        part->setVisible(true);
    m_lines = form.lines;
    return true;
}

void ResultPanel::settleForm()
{
    if (m_writer->running() && m_columns != m_writtenColumns)
        m_writer->end();
}

double ResultPanel::leastRoom(bool earlier) const
{
    if (!m_columns)
        return kNarrow;
    if (m_sides > kFewColumns)
        return earlier ? kNumbers + kLeastBesideNumbers * m_sides : kLeastColumn * m_sides;
    return earlier ? kLeastWide : kNarrow;
}

void ResultPanel::setRoom(double ems, bool earlier)
{
    double widest = !m_columns ? kList : earlier ? kWidest : kWithout;
    if (m_columns && m_sides > kFewColumns)
        widest = kWideColumn * m_sides + (earlier ? kNumbers : 0);
    for (QWidget *part : m_number)
        part->setVisible(earlier && m_columns);
    showEarlier(earlier ? this->earlier() : 0);
    const double width = std::clamp(ems, leastRoom(earlier), widest);
    fitBags(width - (earlier ? kNumbers : 0));
    setLeastWidth(width);
}

/// What the bags cost is below them where it has no room beside them.
void ResultPanel::fitBags(double ems)
{
    const std::vector<BagLine *> &bags = form().bags;
    if (bags.empty())
        return;
    const double all = ems * std::max(1, font().pixelSize()) - 2 * m_around * grown();
    const double room = m_columns ? all / static_cast<double>(bags.size()) : all;
    const bool two = std::any_of(bags.begin(), bags.end(),
                                 [room](const BagLine *one) { return one->rowWidth() > room; });
    for (BagLine *line : bags)
        line->setTwoRows(two);
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

void ResultPanel::setDealersNamed(bool named)
{
    for (const Dealt &dealt : m_dealt)
        dealt.cell->setText(named ? dealt.named : dealt.number);
}

int ResultPanel::earlierHeight() const
{
    return m_before.empty() ? 0 : m_before.front().back()->sizeHint().height();
}

int ResultPanel::lineHeight() const
{
    return m_lines.empty() ? 0 : m_lines.front()->sizeHint().height();
}

void ResultPanel::setRowHeights(int earlier, int lines)
{
    for (const std::vector<QWidget *> &row : m_before)
        for (QWidget *part : row)
            part->setMinimumHeight(earlier);
    for (QWidget *part : m_lines)
        part->setMinimumHeight(lines);
}

/// Ruled lines have margins of their own.
void ResultPanel::setMargins(int around)
{
    m_around = around;
    const double grown = this->grown();
    const int above = m_cramped ? 12 : 20, below = m_cramped ? 30 : 36;
    layout()->setContentsMargins(qRound(around * grown), qRound((above + kGum) * grown),
                                 qRound(around * grown), qRound(below * grown));
}

void ResultPanel::setCramped(bool cramped)
{
    m_cramped = cramped;
    setMargins(cramped ? kCramped : kAround);
}

void ResultPanel::setSpareShown(bool shown)
{
    setBagsShown(shown);
    if (m_stand)
        m_stand->setVisible(shown || m_noDeal->isHidden());
}

void ResultPanel::setBagsShown(bool shown)
{
    for (BagLine *line : form().bags)
        line->setVisible(shown);
    ruleRows();
}

void ResultPanel::setTheme(const TableTheme &theme)
{
    TablePanel::setTheme(theme);
    inkSheet(*this, m_heads, m_bags, theme);
    QPalette faint = palette();
    faint.setColor(QPalette::WindowText, theme.smallInk);
    m_noDeal->setPalette(faint);
}

void ResultPanel::changeEvent(QEvent *event)
{
    TablePanel::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    setMargins(m_around);
    for (RuledLabel *line : findChildren<RuledLabel *>())
        line->setType(font());
    constexpr double kReason = 0.9; // of the type
    m_noDeal->setFont(tableFont(std::max(12.0, font().pixelSize() * kReason)));
    const int aside = sheetAside(font().pixelSize());
    m_noDeal->setContentsMargins(aside, 2, aside, 0);
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
    m_next = addButton(row, tr("Next Deal")); // Tab comes to it first
    m_next->setObjectName(QStringLiteral("nextDeal"));
    TableButton *review = addButton(row, tr("Review"));
    TableButton *replay = addButton(row, tr("Replay Deal"));
    for (TableButton *button : {review, m_next}) { // and it comes last
        row->removeWidget(button);
        row->addWidget(button);
    }
    m_next->setPrimary(true);
    m_next->setCrossedOut(true);
    connect(replay, &TableButton::chosen, this, &ResultPanel::replay);
    connect(review, &TableButton::chosen, this, &ResultPanel::review);
    connect(m_next, &TableButton::chosen, this, &ResultPanel::nextDeal);
    connect(m_next, &TableButton::refused, this, [this] { emit dealRefused(m_next->reason()); });
    setFirst(m_next);
    for (TableButton *button : {replay, review, m_next}) {
        button->installEventFilter(this);
        m_buttons.push_back(button);
    }
}

/// A tip alone would be found by nobody who has no reason to look for one.
void ResultPanel::addReason()
{
    m_noDeal = new BalancedLabel(this);
    m_noDeal->setObjectName(QStringLiteral("noDeal"));
    m_noDeal->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_noDeal->hide();
    body()->addWidget(m_noDeal);
}

void ResultPanel::setNoDeal(const QString &why)
{
    m_next->setStruck(!why.isEmpty(), why);
    m_next->setToolTip(why);
    m_noDeal->setText(why);
    m_noDeal->setVisible(!why.isEmpty());
}

/// On the empty paper beside the buttons.
std::optional<QPointF> ResultPanel::placeOfPencil() const
{
    const QRectF paper = QRectF(rect()).adjusted(m_around, 0, -m_around, 0);
    double right = paper.right();
    double middle = 0;
    for (const QWidget *button : m_buttons) {
        right = std::min<double>(right, button->geometry().left());
        middle = button->geometry().center().y();
    }
    const double length = m_pencil->length();
    if (theme().flat || right - paper.left() < length * 1.12)
        return {};
    return QPointF(paper.left() + length * 0.06, middle + length * 0.1);
}

void ResultPanel::layPencil(bool moves)
{
    if (!m_writer->running())
        m_pencil->layDown(placeOfPencil(), moves && !theme().flat);
}

void ResultPanel::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    layout()->activate(); // the buttons have their places
    layPencil(false);
}

// --- Writing ------------------------------------------------------------------------------------

void ResultPanel::write(int after)
{
    m_writtenColumns = m_columns;
    m_writer->begin(m_lines, theme().flat ? nullptr : m_pencil, after);
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
