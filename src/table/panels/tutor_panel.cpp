// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/tutor_panel.h"

#include "panels/table_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace sandbag {

TutorPanel::TutorPanel(const QString &reason, QWidget *parent) : TablePanel(parent)
{
    setTitle(tr("Sure?"));
    setNote(reason);
    noteBelowTitle();
    setLeastWidth(17);
    layout()->setContentsMargins(22, 15, 22, 29); // as a hint: it lies among others
    layout()->setSpacing(5);
    QHBoxLayout *row = addRow();
    TableButton *yes = addButton(row, tr("Yes"));
    yes->setPrimary(true);
    yes->setToolTip(tr("Enter"));
    TableButton *no = addButton(row, tr("No"));
    no->setToolTip(tr("Esc: choose again"));
    TableButton *off = addButton(row, tr("Tutor off"));
    off->setToolTip(tr("Del: ask no more"));
    connect(yes, &TableButton::chosen, this, &TutorPanel::accepted);
    connect(no, &TableButton::chosen, this, &TutorPanel::takenBack);
    connect(off, &TableButton::chosen, this, &TutorPanel::turnedOff);
    setFirst(yes);
}

bool TutorPanel::offerKey(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit accepted();
        return true;
    case Qt::Key_Escape:
        emit takenBack();
        return true;
    case Qt::Key_Delete: // no letter: those go to ranks and suits
        emit turnedOff();
        return true;
    default:
        return false;
    }
}

} // namespace sandbag
