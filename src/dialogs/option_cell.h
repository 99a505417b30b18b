// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QModelIndex>
#include <QRect>
#include <QString>
#include <QStyleOptionViewItem>

class QPainter;

namespace sandbag {

/// Where everything is in the two cells of an option's row, and how it is painted. Layout and
/// painting share these functions, so that a click hits the thing seen.
namespace OptionCell {

/// Parts of the value cell that can be clicked.
struct ValueParts {
    QRect field; ///< the value itself; an editor covers it
    QRect reset; ///< back to the preset; empty where nothing is changed
    QRect base;  ///< what the preset has
    QRect fix;   ///< cures the first error; empty where there is none
};

/// Mirrored where lines run from right to left.
[[nodiscard]] ValueParts valueParts(const QRect &cell, const QModelIndex &index, const QFont &font,
                                    Qt::LayoutDirection direction, const QString &baseName = {});
/// Of the two cells of a row.
struct Widths {
    int title = 0, value = 0;
};
/// Height of a row whose cells are that wide.
[[nodiscard]] int rowHeight(const QModelIndex &index, const Widths &widths, const QFont &font,
                            const QString &baseName = {});
/// Width of a value cell in which no word of a choice has to become smaller.
[[nodiscard]] int widestWord(const QFont &font);

void paintGroup(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index);
void paintTitle(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index);
void paintValue(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                const QString &baseName);

} // namespace OptionCell

} // namespace sandbag
