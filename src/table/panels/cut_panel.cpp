// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/cut_panel.h"

#include "panels/table_button.h"

#include <QHBoxLayout>
#include <QSlider>
#include <QVBoxLayout>

namespace sandbag {

CutPanel::CutPanel(int packSize, QWidget *parent) : TablePanel(parent)
{
    setTitle(tr("Cut the cards"));
    auto *depth = new QSlider(Qt::Horizontal, this);
    depth->setRange(1, packSize - 1);
    depth->setValue(packSize / 2);
    depth->setMinimumHeight(TableButton::kFinger);
    depth->setAccessibleName(tr("Number of cards to cut from the top"));
    body()->addWidget(depth);
    const auto tell = [this](int value) { setNote(tr("%n card(s) off the top", nullptr, value)); };
    connect(depth, &QSlider::valueChanged, this, tell);
    tell(depth->value());
    QHBoxLayout *row = addRow();
    TableButton *take = addButton(row, tr("Cut"));
    take->setPrimary(true);
    connect(take, &TableButton::chosen, this, [this, depth] {
        Cut answer;
        answer.depth = depth->value();
        emit cut(answer);
    });
    connect(addButton(row, tr("Don't Cut")), &TableButton::chosen, this,
            [this] { emit cut(Cut{}); });
    setFirst(take);
}

CutPanel::CutPanel(const CardList &turned, const QStringList &names, CardPixmaps *pixmaps,
                   QSize cardSize, QWidget *parent)
    : TablePanel(parent), m_names(names)
{
    m_cut.stackSeats.assign(turned.size(), -1);
    QHBoxLayout *row = addRow();
    for (std::size_t i = 0; i < turned.size(); ++i) {
        auto *stack = new CardButton(pixmaps, turned[i], cardSize, this);
        stack->setFocusPolicy(Qt::StrongFocus);
        connect(stack, &QAbstractButton::clicked, this, [this, i] { give(i); });
        row->addWidget(stack);
        m_stacks.push_back(stack);
    }
    if (!m_stacks.empty())
        setFirst(m_stacks.front());
    askNext();
}

void CutPanel::askNext()
{
    setTitle(tr("French cut: which card goes to %1?").arg(m_names.value(m_given)));
}

void CutPanel::give(std::size_t stack)
{
    if (m_cut.stackSeats[stack] >= 0)
        return;
    m_cut.stackSeats[stack] = m_given;
    m_stacks[stack]->setCaption(m_names.value(m_given));
    m_stacks[stack]->setChecked(true);
    m_stacks[stack]->setEnabled(false);
    ++m_given;
    const int count = static_cast<int>(m_stacks.size());
    if (m_given < count - 1) {
        askNext();
        return;
    }
    for (int &seat : m_cut.stackSeats)
        if (seat < 0)
            seat = m_given; // the last card goes to the last player
    emit cut(m_cut);
}

} // namespace sandbag
