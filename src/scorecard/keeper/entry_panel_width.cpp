// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper/entry_panel.h"

#include "entry/ask_row.h"
#include "keeper/entry_edit.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

int widestWord(const QString &text, const QFontMetrics &letters)
{
    int widest = 0;
    for (const QString &word : text.split(u' '))
        widest = std::max(widest, letters.horizontalAdvance(word) + 2);
    return widest;
}

} // namespace

QFont EntryPanel::larger(QFont font, double by, bool bold)
{
    font.setPointSizeF(font.pointSizeF() * by);
    font.setBold(bold);
    return font;
}

/// Each question has room for its bold type, so that the form does not move with the focus. Where
/// both columns are wider than the window long ones break, or the fields on the right would lie
/// beyond its edge.
void EntryPanel::shareWidth()
{
    const QFontMetrics bold(larger(font(), kQuestionType, true));
    const auto natural = [&](const Row &row) {
        return bold.horizontalAdvance(m_draft->question(row.field)) + 2;
    };
    int widest[2] = {0, 0}, fields = 0;
    for (const Row &row : std::as_const(m_rows)) {
        int &column = widest[row.right];
        column = std::max(column, natural(row));
        if (!askRow(row.field.ask).wide)
            fields = std::max(fields, row.edit->width());
    }
    const int around = (widest[1] > 0 ? 2 : 1) * fields + m_grid->columnMinimumWidth(2) +
                       4 * std::max(0, m_grid->horizontalSpacing()) +
                       layout()->contentsMargins().left() + layout()->contentsMargins().right() +
                       2 * bold.averageCharWidth(); // no edge touches
    const int room = (parentWidget() ? parentWidget()->width() : width()) - around;
    const int wanted = widest[0] + widest[1];
    for (const Row &row : std::as_const(m_rows)) {
        const int share = wanted > room ? widest[row.right] * room / wanted : wanted;
        row.label->setMinimumWidth(std::max(widestWord(m_draft->question(row.field), bold),
                                            std::min(natural(row), share)));
    }
}

/// But for the bold of the question that is asked now.
void EntryPanel::takeRowType(const Row &row) const
{
    row.label->setFont(larger(font(), kQuestionType, row.label->font().bold()));
    row.edit->setFont(larger(font(), kQuestionType));
    row.edit->setFixedWidth(row.edit->fontMetrics().averageCharWidth() *
                            (askRow(row.field.ask).wide ? 40 : 8));
}

void EntryPanel::takeType()
{
    m_score->setFont(larger(font(), 1.1));
    m_problem->setFont(larger(font(), 1.1, true));
    m_enter->setFont(larger(font(), 1.1));
    for (const Row &row : std::as_const(m_rows))
        takeRowType(row);
    if (m_draft)
        shareWidth();
}

void EntryPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_draft)
        shareWidth();
}

} // namespace sandbag
