// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/hint_panel.h"

#include "panels/table_button.h"
#include "review/hint_words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLayout>

namespace sandbag {

HintPanel::HintPanel(const Decision &decision, const SeatView &view, const Standing &standing,
                     const QStringList &names, QWidget *parent)
    : TablePanel(parent),
      m_reason(hintReason(decision, view, standing, names)),
      m_figures(hintFigures(decision, names))
{
    setTitle(tr("Hint: %1").arg(hintTitle(decision, view, names)));
    setNote(m_reason);
    noteBelowTitle();
    setLeastWidth(17);
    layout()->setContentsMargins(22, 15, 22, 29); // less than other papers: it is among others
    layout()->setSpacing(5);
    QHBoxLayout *row = addRow();
    TableButton *follow = addButton(row, tr("Follow Hint"));
    follow->setPrimary(true);
    connect(follow, &TableButton::chosen, this,
            [this, event = decision.event] { emit followed(event); });
    if (!m_figures.isEmpty()) {
        TableButton *figures = addButton(row, tr("Details"));
        figures->setCheckable(true);
        connect(figures, &QPushButton::toggled, this, &HintPanel::unfold);
    }
    connect(addButton(row, tr("Close")), &TableButton::chosen, this, &HintPanel::closed);
    setFirst(follow);
}

void HintPanel::unfold(bool on)
{
    setNote(on ? m_reason + QLatin1Char('\n') + m_figures : m_reason);
    emit resized();
}

bool HintPanel::offerKey(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return false;
    emit closed();
    return true;
}

} // namespace sandbag
