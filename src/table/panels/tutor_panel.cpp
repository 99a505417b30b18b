// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/tutor_panel.h"

#include "meant_key.h"
#include "panels/table_button.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace sandbag {

TutorPanel::TutorPanel(const QString &reason, const QString &choice, QWidget *parent)
    : TablePanel(parent)
{
    setTitle(tr("Sure?"));
    setNote(reason);
    noteBelowTitle();
    setLeastWidth(17);
    layout()->setContentsMargins(22, 15, 22, 29); // as a hint: it is among others
    layout()->setSpacing(5);
    QHBoxLayout *row = addRow();
    TableButton *again = addButton(row, tr("Choose Again"));
    again->setPrimary(true);
    again->setToolTip(tr("Enter or Esc"));
    TableButton *play = addButton(row, choice);
    play->setToolTip(QKeySequence(Qt::CTRL | Qt::Key_Enter).toString(QKeySequence::NativeText));
    TableButton *off = addButton(row, tr("Turn Off Tutor"));
    off->setToolTip(tr("Del: turn off tutor"));
    connect(again, &TableButton::chosen, this, &TutorPanel::takenBack);
    connect(play, &TableButton::chosen, this, &TutorPanel::accepted);
    connect(off, &TableButton::chosen, this, &TutorPanel::turnedOff);
    setFirst(again);
    qApp->installEventFilter(this);
}

/// A card, a bid or the table itself, but not this panel.
bool TutorPanel::isOfTable(const QObject *target) const
{
    const auto *widget = qobject_cast<const QWidget *>(target);
    return widget && parentWidget() &&
           (widget == parentWidget() || parentWidget()->isAncestorOf(widget)) && widget != this &&
           !isAncestorOf(widget);
}

/// The focus is still on the doubted card or bid, which would take Enter for itself: the second
/// press of a double one must not carry it out.
bool TutorPanel::eventFilter(QObject *target, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || !isVisible() || !isOfTable(target))
        return false;
    auto *press = static_cast<QKeyEvent *>(event);
    MeantKey meant(press);
    const int key = meant.event()->key();
    return (key == Qt::Key_Return || key == Qt::Key_Enter) && offerKey(meant.event());
}

/// A button of the panel that has the focus takes Enter itself.
bool TutorPanel::offerKey(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() & Qt::ControlModifier)
            emit accepted();
        else
            emit takenBack();
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
