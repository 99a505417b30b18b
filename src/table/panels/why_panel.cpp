// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/why_panel.h"

#include "panels/balanced_label.h"
#include "panels/table_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace sandbag {

namespace {

constexpr double kWidth = 30; ///< of the words, in times their size

} // namespace

WhyPanel::WhyPanel(const QString &title, QWidget *parent)
    : TablePanel(parent), m_answer(new BalancedLabel(this))
{
    setTitle(title);
    setNote(tr("Thinking it over…"));
    noteBelowTitle();
    m_answer->hide();
    static_cast<QBoxLayout *>(layout())->insertWidget(1, m_answer); // above the note
    setLeastWidth(kWidth);
    TableButton *close = addButton(addRow(), tr("Close"));
    connect(close, &TableButton::chosen, this, &WhyPanel::closed);
    setFirst(close);
}

void WhyPanel::say(const QString &why)
{
    m_answer->setText(why.section(u'\n', 0, 0));
    m_answer->show();
    setNote(why.section(u'\n', 1));
}

QString WhyPanel::answer() const
{
    return m_answer->text();
}

bool WhyPanel::offerKey(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return false;
    emit closed();
    return true;
}

} // namespace sandbag
