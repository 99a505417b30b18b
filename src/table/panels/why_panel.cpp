// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/why_panel.h"

#include "panels/table_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace sandbag {

namespace {

constexpr double kWidth = 30; ///< of the words, in times their size

} // namespace

WhyPanel::WhyPanel(const QString &title, QWidget *parent) : TablePanel(parent)
{
    setTitle(title);
    setNote(tr("Thinking it over…"));
    noteBelowTitle();
    setLeastWidth(kWidth);
    TableButton *close = addButton(addRow(), tr("Close"));
    connect(close, &TableButton::chosen, this, &WhyPanel::closed);
    setFirst(close);
}

void WhyPanel::say(const QString &why)
{
    setNote(why);
}

bool WhyPanel::offerKey(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return false;
    emit closed();
    return true;
}

} // namespace sandbag
