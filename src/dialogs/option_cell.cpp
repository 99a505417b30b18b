// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_cell.h"

#include "catalogue/catalogue_model.h"
#include "dialog_text.h"
#include "fitted_words.h"
#include "number_editor.h"
#include "option_signs.h"
#include "rules/catalogue.h"
#include "shades.h"
#include "text/translate.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>

namespace sandbag::OptionCell {

namespace {

constexpr int kMargin = 8;
constexpr int kGap = 3;
constexpr int kMarkWidth = 14; ///< column of the dot before what is changed
constexpr int kBefore = 8;     ///< the words of a field
constexpr int kSign = 24;      ///< the sign at its end
constexpr int kAround = 10;    ///< the lines of a field, above and below together

QFont smaller(QFont font)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * 0.9);
    return font;
}

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

/// One paragraph of the title cell.
struct Paragraph {
    QString text;
    QColor colour;
    QFont font;
};

/// Help wants this much room, in letters; narrower it is next to the list alone.
constexpr int kHelpLetters = 26;

/// For a column of that width. `current`: on the row's tint, which takes some contrast away.
QList<Paragraph> paragraphs(const QModelIndex &index, const QFont &font, const QPalette &palette,
                            int width, bool current = false)
{
    const QModelIndex title = index.siblingAtColumn(CatalogueModel::TitleColumn);
    const QString meaningless = title.data(CatalogueModel::MeaninglessRole).toString();
    const bool changed = title.data(CatalogueModel::ChangedRole).toBool();
    const QColor quiet = current ? palette.color(QPalette::Text) : mutedText(palette);
    const QFont smallFont = smaller(font);

    QList<Paragraph> list;
    list << Paragraph{title.data(Qt::DisplayRole).toString(),
                      meaningless.isEmpty() ? palette.color(QPalette::Text) : quiet,
                      changed ? bold(font) : font};
    if (width >= QFontMetrics(smallFont).averageCharWidth() * kHelpLetters)
        list << Paragraph{title.data(CatalogueModel::HelpRole).toString(), quiet, smallFont};
    if (!meaningless.isEmpty())
        list << Paragraph{DialogText::tr("No effect now: %1").arg(meaningless), quiet, smallFont};
    const QStringList errors = title.data(CatalogueModel::ErrorsRole).toStringList();
    for (const QString &error : errors)
        list << Paragraph{QChar(0x26a0) + QStringLiteral(" ") + error, errorText(palette),
                          smallFont};
    const QStringList notes = title.data(CatalogueModel::NotesRole).toStringList();
    for (const QString &note : notes)
        list << Paragraph{QChar(0x2139) + QStringLiteral(" ") + note, palette.color(QPalette::Text),
                          smallFont};
    return list;
}

int heightOf(const Paragraph &paragraph, int width)
{
    return QFontMetrics(paragraph.font)
        .boundingRect(QRect(0, 0, qMax(width, 60), 10000), Qt::TextWordWrap, paragraph.text)
        .height();
}

int fieldHeight(const QFont &font)
{
    return QFontMetrics(font).height() + kAround;
}

int usualRoomOf(const Option *row, const QFont &font)
{
    return row && row->type == OptionType::integer
               ? NumberEditor::usualRoom(QString::fromLatin1(row->usual), font)
               : 0;
}

/// Of a cell that is `width` wide inside its margins.
int fieldHeightFor(const QModelIndex &index, int width, const QFont &font)
{
    const Option *row = CatalogueModel::optionAt(index);
    if (!row || row->type == OptionType::boolean)
        return fieldHeight(font);
    const QString words = index.siblingAtColumn(CatalogueModel::ValueColumn)
                              .data(CatalogueModel::ValueWordsRole)
                              .toString();
    const int room = width - kBefore - kSign - usualRoomOf(row, font);
    return std::max(fieldHeight(font), fittedHeight(words, font, room) + kAround);
}

/// "Standard: Clockwise".
QString baseLine(const QModelIndex &index, const QString &baseName)
{
    return DialogText::tr("%1: %2", "preset and its value")
        .arg(baseName, index.siblingAtColumn(CatalogueModel::ValueColumn)
                           .data(CatalogueModel::BaseWordsRole)
                           .toString());
}

void paintBackground(QPainter *painter, const QStyleOptionViewItem &option)
{
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect,
                          currentRow(option.palette, option.state & QStyle::State_Active));
    }
    painter->setPen(
        blend(option.palette.color(QPalette::Text), option.palette.color(QPalette::Base), 0.12));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

/// The sign at its end shows what a click opens: a list, a box for numbers, a window.
void paintField(QPainter *painter, const QRect &field, const QStyleOptionViewItem &option,
                const QString &words, const Option *row)
{
    const OptionType type = row ? row->type : OptionType::choice;
    const bool number = type == OptionType::integer;
    const int usual = usualRoomOf(row, option.font);
    const QPalette &palette = option.palette;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(fieldBorder(palette));
    painter->setBrush(palette.color(QPalette::Base));
    painter->drawRoundedRect(QRectF(field).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (number)
        paintNumberSigns(painter, field, option, usual);
    else if (type == OptionType::choice)
        paintChevron(painter, field, option);
    else if (type != OptionType::points)
        paintDots(painter, field, option);
    painter->setPen(palette.color(QPalette::Text));
    drawFitted(painter, inset(field, kBefore, kSign + usual, option), words);
}

void paintFix(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option)
{
    QStyleOptionButton button;
    button.rect = rect;
    button.direction = option.direction;
    button.text = DialogText::tr("Fix");
    button.palette = option.palette;
    button.fontMetrics = QFontMetrics(option.font);
    button.state = QStyle::State_Enabled | QStyle::State_Raised;
    QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_PushButton, &button, painter, option.widget);
}

} // namespace

ValueParts valueParts(const QRect &cell, const QModelIndex &index, const QFont &font,
                      Qt::LayoutDirection direction, const QString &baseName)
{
    const QRect inner = cell.adjusted(kMargin, kMargin - 2, -kMargin, -kMargin);
    const int height = fieldHeight(font);
    const bool changed = index.data(CatalogueModel::ChangedRole).toBool();
    ValueParts parts;
    parts.field =
        QRect(inner.left(), inner.top(), inner.width(), fieldHeightFor(index, inner.width(), font));
    int y = parts.field.bottom() + kGap;
    if (changed) {
        const int room = inner.width() - height - kGap;
        const int lines = fittedHeight(baseLine(index, baseName), smaller(font), room);
        parts.base = QRect(inner.left(), y, room, std::max(height, lines));
        parts.reset = QRect(parts.base.right() + kGap, y, height, height);
        y = parts.base.bottom() + kGap;
    }
    if (!index.data(CatalogueModel::FixWordsRole).toString().isEmpty()) {
        const int width = QFontMetrics(font).horizontalAdvance(DialogText::tr("Fix")) + 32;
        parts.fix = QRect(inner.left(), y, width, height);
    }
    for (QRect *part : {&parts.field, &parts.reset, &parts.base, &parts.fix})
        if (!part->isEmpty())
            *part = QStyle::visualRect(direction, cell, *part);
    return parts;
}

int widestWord(const QFont &font)
{
    int widest = 0;
    for (const Option &option : catalogue())
        for (const char *label : option.labels)
            widest = std::max(widest, widestWordOf(toText(label), font));
    return widest + kBefore + kSign + 2 * kMargin;
}

int rowHeight(const QModelIndex &index, const Widths &widths, const QFont &font,
              const QString &baseName)
{
    if (!index.parent().isValid())
        return fittedHeight(index.siblingAtColumn(CatalogueModel::TitleColumn).data().toString(),
                            bold(font), widths.title - kMargin / 2 - kMargin) +
               2 * kMargin;
    const int width = widths.title - 2 * kMargin - kMarkWidth;
    int title = 0;
    for (const Paragraph &paragraph : paragraphs(index, font, QPalette(), width))
        title += heightOf(paragraph, width) + kGap;
    const ValueParts parts =
        valueParts(QRect(0, 0, widths.value, 200), index, font, Qt::LeftToRight, baseName);
    const int value = qMax(qMax(parts.field.bottom(), parts.base.bottom()), parts.fix.bottom());
    return qMax(title, value) + 2 * kMargin - kGap;
}

void paintGroup(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    paintBackground(painter, option);
    const QRect room = inset(option.rect, kMargin / 2, kMargin, option);
    if (index.column() == CatalogueModel::TitleColumn) {
        painter->setFont(bold(option.font));
        painter->setPen(option.palette.color(QPalette::Text));
        drawFitted(painter, room, index.data().toString());
        return;
    }
    const QModelIndex group = index.siblingAtColumn(CatalogueModel::TitleColumn);
    QStringList words;
    if (const int changed = group.data(CatalogueModel::ChangedRole).toInt())
        words << DialogText::tr("%n changed", nullptr, changed);
    if (const int hidden = group.data(CatalogueModel::HiddenCountRole).toInt())
        words << DialogText::tr("%n without effect", nullptr, hidden);
    painter->setFont(smaller(option.font));
    painter->setPen(mutedText(option.palette));
    // Long words may reach back under the title, which is short.
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight | Qt::TextDontClip,
                      words.join(QStringLiteral(" · ")));
}

void paintTitle(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    paintBackground(painter, option);
    const QRect room =
        inset(option.rect, kMargin + kMarkWidth, kMargin, option).adjusted(0, kMargin, 0, -kMargin);
    int y = room.top();
    bool first = true;
    const bool current = option.state & QStyle::State_Selected;
    for (const Paragraph &paragraph :
         paragraphs(index, option.font, option.palette, room.width(), current)) {
        const int height = heightOf(paragraph, room.width());
        painter->setFont(paragraph.font);
        painter->setPen(paragraph.colour);
        painter->drawText(QRect(room.left(), y, room.width(), height), Qt::TextWordWrap,
                          paragraph.text);
        if (first && index.data(CatalogueModel::ChangedRole).toBool()) {
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            painter->setBrush(changedMark(option.palette));
            const double beside = kMarkWidth / 2.0 + 2;
            const double x = isRightToLeft(option) ? room.right() + beside : room.left() - beside;
            painter->drawEllipse(QPointF(x, y + height / 2.0), 4, 4);
        }
        y += height + kGap;
        first = false;
    }
}

void paintValue(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                const QString &baseName)
{
    paintBackground(painter, option);
    const ValueParts parts =
        valueParts(option.rect, index, option.font, option.direction, baseName);
    const Option *row = CatalogueModel::optionAt(index);
    const QString words = index.data(CatalogueModel::ValueWordsRole).toString();
    painter->setFont(option.font);
    if (row && row->type == OptionType::boolean) {
        const bool on = index.data(CatalogueModel::ValueRole).toString() == QLatin1String("true");
        paintSwitch(painter, parts.field, option, on);
        painter->setPen(option.palette.color(QPalette::Text));
        const int past = QFontMetrics(option.font).height() * 2 + 10;
        painter->drawText(inset(parts.field, past, 0, option), Qt::AlignVCenter, words);
    } else {
        paintField(painter, parts.field, option, words, row);
    }
    if (!parts.reset.isEmpty()) {
        paintReset(painter, parts.reset, changedMark(option.palette));
        painter->setFont(smaller(option.font));
        painter->setPen(option.state & QStyle::State_Selected ? option.palette.color(QPalette::Text)
                                                              : mutedText(option.palette));
        drawFitted(painter, parts.base, baseLine(index, baseName));
    }
    if (!parts.fix.isEmpty())
        paintFix(painter, parts.fix, option);
}

} // namespace sandbag::OptionCell
