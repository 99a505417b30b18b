// SPDX-License-Identifier: GPL-3.0-or-later
// What lists, trees and tables draw is in no widget's text, and their delegates cut it with dots on
// their own: each row is painted where it stands, on a device that notes its words.
#pragma once

#include "painted_words.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QStringList>
#include <QStyleOptionComboBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTreeView>

namespace sandbag {

/// What a view tells its delegates is open to views alone.
struct ToldByView : QAbstractItemView {
    static QStyleOptionViewItem option(const QAbstractItemView &view)
    {
        QStyleOptionViewItem told;
        (view.*&ToldByView::initViewItemOption)(&told);
        return told;
    }
};

/// The words of a cell that are not whole, and why.
inline QStringList cutInCell(const QAbstractItemView &view, const QModelIndex &index)
{
    const QRect cell = view.visualRect(index);
    if (cell.width() <= 0 || cell.height() <= 0)
        return {};
    PaintedWords paper(view.viewport()->size());
    QPainter painter(&paper);
    QStyleOptionViewItem option = ToldByView::option(view);
    option.rect = cell;
    view.itemDelegateForIndex(index)->paint(&painter, option, index);
    painter.end();
    constexpr double kRounded = 1.5; // pixels
    QStringList cut;
    const QString own = index.data().toString();
    for (const PaintedRun &run : paper.runs()) {
        const QRectF most = run.room.adjusted(-kRounded, -kRounded, kRounded, kRounded);
        if (run.text.contains(QChar(0x2026)) && !own.contains(run.text.trimmed()))
            cut << run.text;
        else if (!run.room.isEmpty() && !run.text.trimmed().isEmpty() &&
                 (run.box.left() < most.left() || run.box.right() > most.right() ||
                  run.box.top() < most.top() || run.box.bottom() > most.bottom()))
            cut << QStringLiteral("%1 (%2 x %3 in %4 x %5)")
                       .arg(run.text)
                       .arg(run.box.width())
                       .arg(run.box.height())
                       .arg(run.room.width())
                       .arg(run.room.height());
    }
    return cut;
}

inline void noteCutRows(const QAbstractItemView &view, const QModelIndex &parent, QStringList &cut)
{
    const QAbstractItemModel *model = view.model();
    for (int row = 0; row < model->rowCount(parent); ++row) {
        for (int column = 0; column < model->columnCount(parent); ++column)
            cut += cutInCell(view, model->index(row, column, parent));
        noteCutRows(view, model->index(row, 0, parent), cut);
    }
}

/// The scorecard paints its heads itself, and fits its words into them.
inline void noteCutHeads(const QHeaderView &heads, QStringList &cut)
{
    if (!heads.isVisible() || heads.metaObject() != &QHeaderView::staticMetaObject)
        return;
    for (int section = 0; section < heads.count(); ++section) {
        const QString text = heads.model()->headerData(section, heads.orientation()).toString();
        const int has = heads.sectionSize(section), needs = heads.sectionSizeHint(section);
        if (heads.orientation() == Qt::Horizontal && has > 0 && needs > has + 1)
            cut << QStringLiteral("%1: heading %2 wide, needs %3").arg(text).arg(has).arg(needs);
    }
}

/// Whether a view may be wider than its window.
enum class Sideways { no, scrolls };

/// Branches are opened, since what is in them will be read.
inline QStringList cutInView(QAbstractItemView &view, Sideways sideways)
{
    if (auto *tree = qobject_cast<QTreeView *>(&view))
        tree->expandAll();
    QStringList cut;
    if (view.model())
        noteCutRows(view, view.rootIndex(), cut);
    for (const QHeaderView *heads : view.findChildren<QHeaderView *>())
        noteCutHeads(*heads, cut);
    if (const int beyond = view.horizontalScrollBar()->maximum();
        beyond > 0 && sideways == Sideways::no)
        cut << QStringLiteral("%1 px to be scrolled to sideways").arg(beyond);
    return cut;
}

/// The pixels that a field lacks for what it shows. A tip does not make up for it: a finger gets
/// none.
inline int missingIn(const QComboBox &field)
{
    QStyleOptionComboBox option;
    option.initFrom(&field);
    const QRect room = field.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                     QStyle::SC_ComboBoxEditField, &field);
    const int icon = field.itemIcon(field.currentIndex()).isNull() ? 0 : field.iconSize().width();
    return field.fontMetrics().horizontalAdvance(field.currentText()) + icon - room.width();
}

/// In all views of a window, and in the lists that its fields open.
inline QStringList cutCells(QWidget &window, Sideways sideways)
{
    QStringList cut;
    const auto note = [&cut, sideways](QAbstractItemView &view, const QString &name) {
        for (const QString &what : cutInView(view, sideways))
            cut << QStringLiteral("  %1: %2").arg(name, what);
    };
    for (auto *view : window.findChildren<QAbstractItemView *>())
        if (view->isVisibleTo(&window) && !qobject_cast<QHeaderView *>(view))
            note(*view, view->accessibleName());
    for (auto *field : window.findChildren<QComboBox *>()) {
        if (!field->isVisibleTo(&window))
            continue;
        if (const int missing = missingIn(*field); missing > 1)
            cut << QStringLiteral("  field: %1: %2 px too narrow")
                       .arg(field->currentText())
                       .arg(missing);
        if (!field->isEnabled())
            continue;
        field->showPopup();
        note(*field->view(), QStringLiteral("list of \"%1\"").arg(field->currentText()));
        field->hidePopup();
    }
    return cut;
}

} // namespace sandbag
