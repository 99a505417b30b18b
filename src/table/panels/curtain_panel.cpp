// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/curtain_panel.h"

#include "panels/table_button.h"
#include "text/shown_text.h"

#include <QEvent>
#include <QHBoxLayout>

namespace sandbag {

CurtainPanel::CurtainPanel(const QString &name, const QString &words, QWidget *parent)
    : TablePanel(parent)
{
    setTitle(filled(tr("%1: it is your turn."), {name}));
    setLargeTitle();
    QHBoxLayout *row = addRow();
    m_show = addButton(row, words);
    m_show->setPrimary(true);
    m_show->installEventFilter(this);
    connect(m_show, &TableButton::chosen, this, &CurtainPanel::lifted);
    setFirst(m_show);
    m_since.start();
}

bool CurtainPanel::eventFilter(QObject *target, QEvent *event)
{
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    return (key && target == m_show && !m_since.hasExpired(kDeaf)) ||
           TablePanel::eventFilter(target, event);
}

} // namespace sandbag
