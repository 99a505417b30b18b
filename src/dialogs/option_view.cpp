// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_view.h"

#include "catalogue/catalogue_filter.h"
#include "catalogue/catalogue_model.h"
#include "number_editor.h"
#include "option_cell.h"
#include "option_delegate.h"
#include "shades.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleOption>

namespace sandbag {

namespace {

/// Whether Return is all that is left to do with a key press.
bool isReturn(const QKeyEvent *event)
{
    return event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
}

} // namespace

OptionView::OptionView(QWidget *parent) : QuietTree(parent), m_delegate(new OptionDelegate(this))
{
    setItemDelegate(m_delegate);
    setEditTriggers(NoEditTriggers); // openEditor() decides
    setSelectionBehavior(SelectRows);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformRowHeights(false);
    setAllColumnsShowFocus(true);
    setIndentation(12);             // narrow windows need the room for text
    setExpandsOnDoubleClick(false); // one click does it
    setTabKeyNavigation(false);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setSectionsClickable(false);
    header()->hide();
}

void OptionView::setFilter(CatalogueFilter *filter)
{
    m_filter = filter;
    setModel(filter);
    fitColumns();
}

void OptionView::setBaseName(const QString &name)
{
    m_delegate->setBaseName(name);
    scheduleDelayedItemsLayout(); // lines that name it may break
}

bool OptionView::showOption(std::string_view id)
{
    const auto *source = static_cast<const CatalogueModel *>(m_filter->sourceModel());
    const QModelIndex index = m_filter->mapFromSource(source->indexOf(id));
    if (!index.isValid())
        return false;
    expand(index.parent());
    setCurrentIndex(index);
    scrollTo(index, PositionAtCenter); // with its surroundings
    return true;
}

void OptionView::showHit(const QModelIndex &index)
{
    setCurrentIndex(index);
    m_hit = index;
    scrollTo(index);
}

// Heights of rows are known only now.
void OptionView::doItemsLayout()
{
    QTreeView::doItemsLayout();
    if (m_hit.isValid() && m_hit == currentIndex())
        scrollTo(m_hit);
}

void OptionView::editCurrent()
{
    openEditor(currentIndex());
}

void OptionView::openEditor(const QModelIndex &index)
{
    const Option *option = CatalogueModel::optionAt(index);
    scrollTo(index); // nobody edits what they do not see
    if (!option) {
        setExpanded(index, !isExpanded(index));
        return;
    }
    const QModelIndex value = index.siblingAtColumn(CatalogueModel::ValueColumn);
    if (option->type == OptionType::boolean) {
        const bool on = value.data(CatalogueModel::ValueRole).toString() == QLatin1String("true");
        model()->setData(value, on ? QStringLiteral("false") : QStringLiteral("true"),
                         Qt::EditRole);
    } else if (option->type == OptionType::cards || option->type == OptionType::suits) {
        emit windowWanted(value);
    } else {
        edit(value);
    }
}

/// The rule that says what a switch is worth: "50" typed on "Nil" is meant for it.
QModelIndex OptionView::numberOf(const QModelIndex &index) const
{
    const auto *source = static_cast<const CatalogueModel *>(m_filter->sourceModel());
    const Option *option = CatalogueModel::optionAt(index);
    const Option *number = option ? source->numberOf(*option) : nullptr;
    return number ? m_filter->mapFromSource(source->indexOf(number->id)) : QModelIndex();
}

bool OptionView::typeNumber(const QString &text)
{
    const Option *option = CatalogueModel::optionAt(currentIndex());
    const bool digit = text.size() == 1 && (text[0].isDigit() || text[0] == QLatin1Char('-'));
    if (!digit || !option)
        return false;
    if (option->type == OptionType::points) {
        openEditor(currentIndex());
        const QModelIndex points = currentIndex().siblingAtColumn(CatalogueModel::ValueColumn);
        if (auto *editor = qobject_cast<QLineEdit *>(indexWidget(points)))
            editor->setText(text);
        return true;
    }
    if (option->type != OptionType::integer) {
        const QModelIndex number = numberOf(currentIndex());
        if (!number.isValid())
            return false; // then it begins a search: "10 for 200"
        showHit(number);
    }
    openEditor(currentIndex());
    const QModelIndex value = currentIndex().siblingAtColumn(CatalogueModel::ValueColumn);
    if (auto *editor = qobject_cast<NumberEditor *>(indexWidget(value)))
        editor->typeOver(text);
    return true;
}

void OptionView::keyPressEvent(QKeyEvent *event)
{
    const QString text = event->text();
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
    if (plain && (isReturn(event) || event->key() == Qt::Key_F2 || event->key() == Qt::Key_Space)) {
        editCurrent();
        event->accept(); // or Return would close the dialog
    } else if (plain && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
        emit resetWanted(currentIndex());
    } else if (plain && typeNumber(text)) {
        event->accept();
    } else if (plain && !text.isEmpty() && text[0].isLetterOrNumber()) {
        emit searchTyped(text);
    } else {
        QTreeView::keyPressEvent(event);
    }
}

void OptionView::mouseReleaseEvent(QMouseEvent *event)
{
    QTreeView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid())
        return;
    if (!index.parent().isValid()) {
        // The branch mark has opened the group itself; its title does so here.
        if (visualRect(index).contains(event->pos()))
            setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
        return;
    }
    if (index.column() != CatalogueModel::ValueColumn)
        return;
    const OptionCell::ValueParts parts = OptionCell::valueParts(
        visualRect(index), index, font(), layoutDirection(), m_delegate->baseName());
    if (parts.reset.contains(event->pos()))
        emit resetWanted(index);
    else if (parts.fix.contains(event->pos()))
        emit fixWanted(index);
    else if (parts.field.contains(event->pos()))
        clickField(index, event->pos() - visualRect(index).topLeft());
}

/// `at`: in the cell, which may be scrolled into sight first.
void OptionView::clickField(const QModelIndex &index, const QPoint &at)
{
    openEditor(index);
    if (auto *editor = qobject_cast<NumberEditor *>(indexWidget(index)))
        editor->takeClick(editor->mapFromParent(visualRect(index).topLeft() + at));
}

void OptionView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QuietTree::currentChanged(current, previous);
    emit currentOptionChanged(current);
}

// A frame round the current row, so that the colour is not the only sign of the focus.
void OptionView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QTreeView::drawRow(painter, option, index);
    if (!hasFocus() || index.siblingAtColumn(0) != currentIndex().siblingAtColumn(0))
        return;
    painter->save();
    painter->setPen(QPen(palette().color(QPalette::Highlight), 2));
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    painter->drawRect(row.adjusted(1, 1, -1, -1));
    painter->restore();
}

// The style would paint a strip of full selection colour before a soft row.
void OptionView::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (selectionModel()->isSelected(index))
        painter->fillRect(rect, currentRow(palette(), hasFocus()));
    if (!model()->hasChildren(index))
        return;
    QStyleOption branch;
    branch.initFrom(this);
    const int left = isRightToLeft() ? rect.left() : rect.right() - indentation();
    branch.rect = QRect(left, rect.top(), indentation(), rect.height());
    branch.state = QStyle::State_Children | QStyle::State_Item | QStyle::State_Enabled;
    if (isExpanded(index))
        branch.state |= QStyle::State_Open;
    style()->drawPrimitive(QStyle::PE_IndicatorBranch, &branch, painter, this);
}

void OptionView::fitColumns()
{
    if (!model())
        return;
    // Help is read, values are known: where there is little room they get a third of it.
    const int letter = fontMetrics().averageCharWidth();
    const int least = viewport()->width() < letter * 75 ? 20 : 27;
    const int usual = qBound(letter * least, viewport()->width() * 36 / 100, letter * 42);
    if (m_widestWord == 0)
        m_widestWord = OptionCell::widestWord(font());
    const int value = qMax(usual, qMin(m_widestWord, viewport()->width() * 45 / 100));
    header()->resizeSection(CatalogueModel::ValueColumn, value);
    header()->resizeSection(CatalogueModel::TitleColumn, qMax(120, viewport()->width() - value));
    scheduleDelayedItemsLayout(); // texts wrap again
}

void OptionView::resizeEvent(QResizeEvent *event)
{
    // A message that appears below takes room: what was looked at stays in sight.
    const QRect before(QPoint(), event->oldSize());
    const bool seen = currentIndex().isValid() && before.contains(visualRect(currentIndex()));
    QTreeView::resizeEvent(event);
    if (seen)
        scrollTo(currentIndex());
    if (event->size().width() != event->oldSize().width())
        fitColumns();
}

void OptionView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    m_widestWord = 0;
    fitColumns();
}

} // namespace sandbag
