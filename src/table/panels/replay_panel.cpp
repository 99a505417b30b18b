// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/replay_panel.h"

#include "panels/table_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSlider>

namespace sandbag {

ReplayPanel::ReplayPanel(int dealNumber, int events, QWidget *parent)
    : TablePanel(parent), m_slider(new QSlider(Qt::Horizontal, this))
{
    setTitle(tr("Replay of deal %1").arg(dealNumber));
    layout()->setContentsMargins(22, 15, 22, 29); // less than other papers: hands lie above it
    layout()->setSpacing(2);
    QHBoxLayout *row = addRow();
    TableButton *back = addButton(row, tr("Back"));
    m_slider->setRange(0, events);
    m_slider->setPageStep(4);
    m_slider->setMinimumWidth(180);
    m_slider->setMinimumHeight(TableButton::kFinger);
    m_slider->setAccessibleName(tr("Position in deal"));
    row->addWidget(m_slider);
    TableButton *forth = addButton(row, tr("Forward"));
    forth->setPrimary(true);
    QHBoxLayout *below = addRow();
    m_before = addButton(below, tr("Previous deal"));
    m_after = addButton(below, tr("Next deal"));
    TableButton *playOn = addButton(below, tr("Continue from Here"));
    TableButton *close = addButton(below, tr("Close"));
    connect(m_before, &TableButton::chosen, this, [this] { emit dealAsked(-1); });
    connect(m_after, &TableButton::chosen, this, [this] { emit dealAsked(1); });
    connect(back, &TableButton::chosen, this,
            [this] { m_slider->setValue(m_slider->value() - 1); });
    connect(forth, &TableButton::chosen, this,
            [this] { m_slider->setValue(m_slider->value() + 1); });
    connect(m_slider, &QSlider::valueChanged, this, &ReplayPanel::moved);
    connect(playOn, &TableButton::chosen, this, [this] { emit playOnAsked(m_slider->value()); });
    connect(close, &TableButton::chosen, this, &ReplayPanel::closed);
    setFirst(forth);
}

void ReplayPanel::goTo(int event)
{
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(event);
}

void ReplayPanel::setNeighbours(bool before, bool after)
{
    m_before->setStruck(!before, tr("This is the first deal."));
    m_after->setStruck(!after, tr("This is the last finished deal."));
}

bool ReplayPanel::offerKey(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Comma:
        m_slider->setValue(m_slider->value() - 1);
        return true;
    case Qt::Key_Right:
    case Qt::Key_Period:
        m_slider->setValue(m_slider->value() + 1);
        return true;
    case Qt::Key_Home:
        m_slider->setValue(0);
        return true;
    case Qt::Key_End:
        m_slider->setValue(m_slider->maximum());
        return true;
    case Qt::Key_PageUp:
        m_before->click();
        return true;
    case Qt::Key_PageDown:
        m_after->click();
        return true;
    case Qt::Key_Escape:
        emit closed();
        return true;
    default:
        return false;
    }
}

} // namespace sandbag
