// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/scorecard_view.h"

#include "card/head_names.h"
#include "card/scorecard_header.h"
#include "paint/direction.h"
#include "paint/paper.h"
#include "paint/small_type.h"
#include "text/numbers.h"

#include <QFont>
#include <QFontInfo>
#include <QFontMetrics>
#include <QHash>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QtMath>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace sandbag {

namespace {

using Model = ScorecardModel;

// Of a paper of usual type:
constexpr int kRoom = 10;           ///< of a column next to its widest text
constexpr int kAround = 8;          ///< of texts over each other
constexpr int kLeastAround = 7;     // the lines of the margin are in it
constexpr double kLeastPart = 0.45; ///< of the usual type, however many sides there are
constexpr int kLeastStretch = 62;   ///< per cent of the width of a type that can still be read
constexpr int kEmptyRows = 2;       ///< of the paper, below the last deal

bool isDeal(const QModelIndex &index)
{
    return index.isValid() && !index.parent().isValid();
}

} // namespace

/// How wide texts of one font are, every digit taken for the widest. So the texts of a card repeat,
/// and each is measured once.
class ScorecardView::TextWidths
{
public:
    explicit TextWidths(const QFont &font) : m_metrics(font)
    {
        for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
            if (m_metrics.horizontalAdvance(QChar(digit)) > m_metrics.horizontalAdvance(m_widest))
                m_widest = QChar(digit);
        }
    }

    int of(QString text)
    {
        for (QChar &sign : text)
            sign = sign >= u'0' && sign <= u'9' ? m_widest : sign;
        const auto found = m_known.constFind(text);
        if (found != m_known.constEnd())
            return *found;
        return *m_known.insert(text, m_metrics.horizontalAdvance(text));
    }
    /// Of the numbers between two: none is longer than both.
    int of(const std::optional<std::pair<int, int>> &numbers)
    {
        return numbers ? std::max(of(pointsText(numbers->first)), of(pointsText(numbers->second)))
                       : 0;
    }

private:
    QFontMetrics m_metrics;
    QChar m_widest = u'0';
    QHash<QString, int> m_known;
};

ScorecardView::ScorecardView(ScorecardModel *model, QWidget *parent)
    : QTreeView(parent), m_model(model), m_delegate(new ScorecardDelegate(this))
{
    setHeader(new ScorecardHeader(this));
    setModel(model);
    setItemDelegate(m_delegate);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setAccessibleName(tr("Scorecard"));
    connect(this, &QTreeView::clicked, this, &ScorecardView::openAt);
    // Deals alone are equally high, and not asked one by one: a card may be of thousands.
    connect(this, &QTreeView::expanded, this, [this] { setUniformRowHeights(false); });
    connect(this, &QTreeView::collapsed, this, &ScorecardView::noteCollapsed);
    connect(model, &QAbstractItemModel::modelReset, this, [this] { setUniformRowHeights(true); });
    connect(model, &ScorecardModel::sheetChanged, this, [this] { measure(), fitColumns(); });
    stayAtEnd();
}

/// The last deal is the one that is asked for: it stays in sight, whatever the height of the card,
/// until someone scrolls away or opens a sum.
void ScorecardView::stayAtEnd()
{
    const auto showEnd = [this] {
        m_atEnd = true;
        QMetaObject::invokeMethod(this, &QTreeView::scrollToBottom, Qt::QueuedConnection);
    };
    connect(m_model, &QAbstractItemModel::modelReset, this, showEnd);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, [showEnd](const QModelIndex &where) {
        if (!where.isValid())
            showEnd();
    });
    QScrollBar *bar = verticalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this,
            [this, bar](int value) { m_atEnd = value == bar->maximum(); });
    connect(bar, &QScrollBar::rangeChanged, this, [this, bar] {
        if (m_atEnd)
            bar->setValue(bar->maximum());
    });
}

void ScorecardView::noteCollapsed()
{
    bool open = false;
    for (int deal = 0; deal < m_model->rowCount() && !open; ++deal)
        open = isExpanded(m_model->index(deal, 0));
    setUniformRowHeights(!open);
    scheduleDelayedItemsLayout();
}

void ScorecardView::setBagsAsUnits(bool units)
{
    CardStyle style = m_delegate->style();
    style.bagsAsUnits = units;
    m_delegate->setStyle(style);
    fitColumns();
    viewport()->update();
}

void ScorecardView::setWheels(bool wheels)
{
    CardStyle style = m_delegate->style();
    style.wheels = wheels;
    m_delegate->setStyle(style);
    viewport()->update();
}

/// Only the cells that count are painted again.
void ScorecardView::countTotals(const std::vector<int> &totals)
{
    constexpr int kLast = 2; // the deal that is over, or that before the one in play
    m_delegate->setCounted(totals);
    const int deals = m_model->rowCount();
    for (int deal = std::max(0, deals - kLast); deal < deals; ++deal)
        for (int side = 0; side < m_model->sideCount(); ++side)
            update(m_model->index(deal, Model::columnOf(side, Model::Total)));
}

void ScorecardView::toggleSum(int deal, int side)
{
    const QModelIndex parent = m_model->index(deal, 0);
    const int rows = m_model->rowCount(parent);
    if (rows == 0)
        return;
    m_atEnd = false;
    const auto shown = [&](int row) { return isExpanded(parent) && !isRowHidden(row, parent); };
    const auto wanted = [&](int row) {
        return side < 0 || m_model->index(row, 0, parent).data(Model::SideRole).toInt() == side;
    };
    bool already = true;
    for (int row = 0; row < rows; ++row)
        already = already && shown(row) == wanted(row);
    for (int row = 0; row < rows; ++row)
        setRowHidden(row, parent, !wanted(row));
    setExpanded(parent, !already);
    if (!already)
        scrollTo(m_model->index(rows - 1, 0, parent));
}

void ScorecardView::openAt(const QModelIndex &index)
{
    if (isDeal(index))
        toggleSum(index.row(), Model::sideOf(index.column()));
    else if (index.isValid())
        setExpanded(index.parent(), false);
}

void ScorecardView::keyPressEvent(QKeyEvent *event)
{
    const bool open = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                      event->key() == Qt::Key_Space;
    if (open && currentIndex().isValid()) {
        openAt(currentIndex());
        return;
    }
    QTreeView::keyPressEvent(event);
}

void ScorecardView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

void ScorecardView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    measure();
    fitColumns();
}

/// What every column needs for its widest number: with bid and taken apart, in one, and over the
/// total. A card may be of hundreds of deals.
void ScorecardView::measure()
{
    const QFontMetrics title(ScorecardHeader::titleFont(font()));
    TextWidths plain(ScorecardDelegate::fontOf(font(), Model::Bid));
    TextWidths total(ScorecardDelegate::fontOf(font(), Model::Total));
    TextWidths overTotal(ScorecardDelegate::stackedFont(font()));
    for (QList<int> &needed : m_needed)
        needed = QList<int>(m_model->columnCount(), 0);
    m_widestTotal = m_widestOver = 0;
    m_totals.clear();
    m_overs.clear();
    const int room = grown(kRoom);
    const auto titled = [&](int column, int width, bool merged) {
        return room + std::max(width, title.horizontalAdvance(
                                          ScorecardHeader::titleOf(*m_model, column, merged)));
    };
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const int field = Model::fieldOf(column);
        int apart = 0, merged = 0;
        if (field == Model::Bid) {
            for (const auto &[bid, taken] : m_model->bidsAndTricks(Model::sideOf(column))) {
                const QString both = ScorecardDelegate::mergedText(bid, taken);
                apart = std::max(apart, plain.of(bid));
                merged = std::max(merged, plain.of(both));
                if (const int width = overTotal.of(both); width > m_widestOver) {
                    m_widestOver = width;
                    m_overs = {both};
                }
            }
        } else {
            const auto numbers = m_model->numbersOf(column);
            apart = (field == Model::Total ? total : plain).of(numbers);
            merged = apart;
            if (numbers && field == Model::Total)
                m_totals << pointsText(numbers->first) << pointsText(numbers->second);
        }
        m_needed[0][column] = titled(column, apart, false);
        m_needed[1][column] = titled(column, merged, true);
        if (field == Model::Total)
            m_widestTotal = std::max(m_widestTotal, apart);
    }
    // Sides with one column each are equally wide.
    for (int column = 1; column < m_model->columnCount(); ++column)
        if (Model::fieldOf(column) == Model::Total)
            m_needed[2][column] = std::max(m_widestTotal, m_widestOver) + grown(kAround);
}

/// A distance on a paper of this type.
int ScorecardView::grown(int pixels) const
{
    return qRound(pixels * paperScale(font()));
}

int ScorecardView::widthOf(const QList<Model::Field> &fields) const
{
    int width = header()->sectionSize(0);
    for (int side = 0; side < m_model->sideCount(); ++side)
        for (const Model::Field field : fields)
            width += neededWidth(Model::columnOf(side, field));
    return width;
}

void ScorecardView::fitColumns()
{
    m_delegate->setLineWidth(viewport()->width());
    const QFontMetrics metrics(font());
    const int twoDigits = metrics.horizontalAdvance(QStringLiteral("00"));
    const int longer = qCeil(ScorecardDelegate::numberWidth(font(), m_model->rowCount()) -
                             ScorecardDelegate::numberWidth(font(), 1));
    const int named =
        metrics.horizontalAdvance(QStringLiteral("00 Wwww")) + grown(kAround) + longer;
    const int number = twoDigits + grown(kRoom) + longer;
    int bare = number;
    if (QFontInfo(font()).pixelSize() >= kLeastRead) { // and so is the word above the numbers
        const QFontMetrics title(ScorecardHeader::titleFont(font()));
        const QString word = ScorecardHeader::titleOf(*m_model, 0, false);
        bare = std::min(named, std::max(bare, title.horizontalAdvance(word) + grown(kRoom)));
    }
    header()->resizeSection(0, named);
    QList<Model::Field> fields{Model::Bid, Model::Taken, Model::Points, Model::Bags, Model::Total};
    CardStyle style = m_delegate->style();
    style.merged = false;
    style.stacked = false;
    style.grouped = true;
    style.total = style.over = {};
    m_delegate->setStyle(style);
    if (!m_model->sheet().bagsShown || (style.bagsAsUnits && m_model->sheet().bagsAreUnits))
        fields.removeOne(Model::Bags);
    for (const Model::Field next : {Model::Points, Model::Taken, Model::Bags}) {
        // Rather a dealer's name cut short than bags that go as soon as a number grows longer.
        if (next == Model::Bags)
            header()->resizeSection(0, bare);
        if (widthOf(fields) <= viewport()->width())
            break;
        fields.removeOne(next);
        style.merged = !fields.contains(Model::Taken);
        m_delegate->setStyle(style);
    }
    if (!fields.contains(Model::Bags))
        header()->resizeSection(0, named);
    if (widthOf(fields) > viewport()->width()) {
        fields = {Model::Total};
        style.stacked = true;
        bare = stack(style, number, bare);
    }
    // The dealers' names have what the numbers leave, and the sides' names.
    header()->resizeSection(0, bare);
    const int spare = viewport()->width() - widthOf(fields);
    header()->resizeSection(0, std::clamp(bare + spare - widthForNames(fields), bare, named));
    auto *heads = static_cast<ScorecardHeader *>(header());
    heads->setMerged(style.merged);
    int used = header()->sectionSize(0);
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const auto field = static_cast<Model::Field>(Model::fieldOf(column));
        setColumnHidden(column, !fields.contains(field));
        if (!fields.contains(field))
            continue;
        header()->resizeSection(column, neededWidth(column));
        used += header()->sectionSize(column);
    }
    shareOut(viewport()->width() - used);
    heads->setOneColumn(style.stacked);
    scheduleDelayedItemsLayout();
}

/// One column for a side. The word above the numbers of the deals gives way before what is read of
/// the sides is small or narrow: gives the width of that column.
int ScorecardView::stack(const CardStyle &style, int number, int worded)
{
    const auto isUsual = [this] {
        const CardStyle &is = m_delegate->style();
        const double total = QFontInfo(font()).pixelSize() * ScorecardDelegate::kTotal;
        const double over = QFontInfo(ScorecardDelegate::stackedFont(font())).pixelSize();
        return is.grouped && std::min(is.total.stretch, is.over.stretch) == 100 &&
               (std::min(is.total.part, is.over.part) >= 1 ||
                std::min(is.total.part * total, is.over.part * over) >= kLeastRead);
    };
    shrinkToFit(style, viewport()->width() - worded);
    if (isUsual())
        return worded;
    shrinkToFit(style, viewport()->width() - number);
    return number;
}

/// Rather narrower type than totals that are cut; what is over them may have another.
void ScorecardView::shrinkToFit(CardStyle style, int room)
{
    const int least = qRound(kLeastPart * (std::max(m_widestTotal, m_widestOver) + grown(kAround)));
    m_sideRoom = std::max(least, room / std::max(1, m_model->sideCount()));
    const QFont usual = ScorecardDelegate::fontOf(font(), Model::Total);
    style.total = narrowType(usual, m_totals);
    style.grouped = style.total.stretch == 100;
    if (!style.grouped) { // marks between thousands go before letters are narrow
        QStringList bare;
        for (const QString &total : m_totals)
            bare << ScorecardDelegate::ungrouped(total);
        style.total = narrowType(usual, bare);
    }
    style.over = narrowType(ScorecardDelegate::stackedFont(font()), m_overs);
    m_delegate->setStyle(style);
}

/// In which those texts fit into the column of a side: smaller as long as it is read, then
/// narrower, and smaller still where even that is too wide.
NarrowType ScorecardView::narrowType(const QFont &usual, const QStringList &texts) const
{
    constexpr int kStep = 2; // per cent
    const int room = m_sideRoom - grown(kLeastAround);
    const auto widest = [&](const NarrowType &type) {
        TextWidths widths(ScorecardDelegate::narrowed(usual, type));
        int width = 0;
        for (const QString &text : texts)
            width = std::max(width, widths.of(text));
        return width;
    };
    const int whole = widest({});
    if (whole <= std::max(0, room)) // without words there may be no room either
        return {};
    const double read = std::min(1.0, double(kLeastRead) / QFontInfo(usual).pixelSize());
    constexpr int kAbout = 8; // per cent by which the width of a narrower type may differ
    NarrowType type{std::max(read, double(room) / whole)};
    type.stretch = std::clamp(100 * room / std::max(1, widest(type)) + kAbout, 1, 100);
    while (type.stretch > kLeastStretch && widest(type) > room)
        type.stretch -= kStep;
    if (const int width = widest(type); width > room)
        type.part = std::max(std::min(kLeastPart, type.part), type.part * room / width);
    return type;
}

/// What the columns of all sides lack of the width of the longest name.
int ScorecardView::widthForNames(const QList<Model::Field> &fields) const
{
    const QFontMetricsF type(leastNameFont(font()));
    const bool below = m_delegate->style().stacked; // partners may be
    int lack = 0;
    for (int side = 0; side < m_model->sideCount(); ++side) {
        int width = -ScorecardHeader::kAroundName;
        for (const Model::Field field : fields)
            width += neededWidth(Model::columnOf(side, field));
        const QString &name = m_model->sheet().sides[side].name;
        const QStringList lines = below ? partnersBelow(name) : QStringList{name};
        lack = std::max(lack, qCeil(widestOf(type, lines)) - width);
    }
    return lack * m_model->sideCount();
}

/// What is left over goes to the columns evenly, so that the sides stay equally wide.
void ScorecardView::shareOut(int spare)
{
    QList<int> columns;
    for (int column = 1; column < m_model->columnCount(); ++column)
        if (!isColumnHidden(column))
            columns << column;
    if (spare <= 0 || columns.isEmpty())
        return;
    const int count = static_cast<int>(columns.size());
    for (int i = 0; i < count; ++i) {
        const int share = spare * (i + 1) / count - spare * i / count;
        header()->resizeSection(columns[i], header()->sectionSize(columns[i]) + share);
    }
}

void ScorecardView::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        paintSheet(painter);
    }
    QTreeView::paintEvent(event);
}

/// Where the paper ends, with empty rows below the last one that is written.
int ScorecardView::sheetEnd() const
{
    const int deals = m_model->rowCount();
    if (deals == 0)
        return kEmptyRows * fontMetrics().height() * 2;
    QModelIndex last = m_model->index(deals - 1, 0);
    const int row = visualRect(last).height();
    if (isExpanded(last) && m_model->rowCount(last) > 0)
        last = m_model->index(m_model->rowCount(last) - 1, 0, last);
    return visualRect(last).bottom() + 1 + kEmptyRows * row;
}

/// The paper is as long as what is written on it: a blank one would be the brightest thing of the
/// whole window. Beyond its edge is what the window is made of.
void ScorecardView::paintSheet(QPainter &painter) const
{
    const Paper paper = paperOf(palette());
    const QRect all = viewport()->rect();
    QRect sheet = all;
    sheet.setHeight(std::min(all.height(), sheetEnd()));
    painter.fillRect(all, palette().color(QPalette::Window));
    painter.fillRect(sheet, paper.sheet);
    if (sheet.bottom() >= all.bottom())
        return;
    constexpr std::array kShadow{34, 20, 10, 4}; // of 255, below the edge
    for (std::size_t i = 0; i < kShadow.size(); ++i)
        painter.fillRect(QRect(sheet.left(), sheet.bottom() + 1 + int(i), sheet.width(), 1),
                         QColor(0, 0, 0, kShadow[i]));
    painter.setPen(QPen(paper.rule, 1));
    painter.drawLine(sheet.bottomLeft(), sheet.bottomRight());
}

void ScorecardView::paintRules(QPainter &painter, const QRect &row) const
{
    const Paper paper = paperOf(palette());
    const int fine = ruleWidth(font());
    painter.setPen(QPen(paper.rule, fine));
    painter.drawLine(row.left(), row.bottom(), row.right(), row.bottom());
    for (int column = 1; column < m_model->columnCount(); ++column) {
        if (isColumnHidden(column))
            continue;
        // Before the column, which is at its right where texts run to the left.
        const bool leftwards = isRightToLeft();
        const int x = columnViewportPosition(column) + (leftwards ? columnWidth(column) - 1 : 0);
        const bool first = Model::fieldOf(column) == Model::Bid;
        painter.setPen(QPen(first ? paper.margin : paper.rule, fine));
        painter.drawLine(x, row.top(), x, row.bottom());
        const int second = leftwards ? x - 2 * fine : x + 2 * fine;
        if (first)
            painter.drawLine(second, row.top(), second, row.bottom());
    }
}

void ScorecardView::paintVoid(QPainter &painter, const QRect &row, const QString &word) const
{
    QFont italic = font();
    italic.setItalic(true);
    painter.setFont(italic);
    painter.setPen(paperOf(palette()).soft);
    const QRect room = row.adjusted(header()->sectionSize(0), 0, -4, 0);
    painter.drawText(mirrored(painter, row, room), Qt::AlignCenter, word);
}

void ScorecardView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Paper paper = paperOf(palette());
    const QRect row(0, option.rect.y(), viewport()->width(), option.rect.height());
    if (!isDeal(index)) {
        painter->fillRect(row, paper.head);
        paintLineRow(*painter, row, ScorecardDelegate::lineOf(index), font(), paper);
        return;
    }
    const QString word = index.data(Model::VoidRole).toString();
    if (word.isEmpty()) {
        paintRules(*painter, row);
        QTreeView::drawRow(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    cell.rect = visualRect(index.siblingAtColumn(0));
    m_delegate->paint(painter, cell, index.siblingAtColumn(0));
    paintVoid(*painter, row, word);
    painter->setPen(QPen(paper.rule, 1));
    painter->drawLine(row.left(), row.bottom(), row.right(), row.bottom());
}

} // namespace sandbag
