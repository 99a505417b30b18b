// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_page.h"

#include "application.h"
#include "table_sounds.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>

namespace sandbag {

SoundPage::SoundPage(const SoundChoice &choice, QWidget *parent)
    : QWidget(parent),
      m_on(new QCheckBox(tr("Play soun&ds"), this)),
      m_volume(new QSlider(Qt::Horizontal, this)),
      m_cards(new QCheckBox(tr("&Cards and tricks"), this)),
      m_turn(new QCheckBox(tr("Your &turn"), this)),
      m_results(new QCheckBox(tr("&Nils, sets, and the end of a match"), this)),
      m_trouble(new QLabel(this))
{
    auto *form = new QFormLayout(this);
    form->addRow(m_on);
    m_volume->setRange(0, 100);
    m_volume->setPageStep(10);
    m_volume->setTickPosition(QSlider::TicksBelow);
    m_volume->setTickInterval(10);
    form->addRow(tr("&Volume:"), m_volume);
    for (QCheckBox *box : {m_cards, m_turn, m_results})
        form->addRow(box);
    auto *hear = new QPushButton(tr("&Hear One"), this);
    auto *row = new QHBoxLayout;
    row->addWidget(hear);
    row->addStretch();
    form->addRow(row);
    m_trouble->setWordWrap(true);
    m_trouble->setObjectName(QStringLiteral("soundTrouble"));
    form->addRow(m_trouble);
    m_on->setChecked(choice.on);
    m_volume->setValue(choice.volume);
    m_cards->setChecked(choice.cards);
    m_turn->setChecked(choice.turn);
    m_results->setChecked(choice.results);
    const auto enable = [this](bool on) {
        for (QWidget *field : std::initializer_list<QWidget *>{m_cards, m_turn, m_results})
            field->setEnabled(on);
    };
    enable(choice.on);
    connect(m_on, &QCheckBox::toggled, this, enable);
    connect(hear, &QPushButton::clicked, this, &SoundPage::tryOut);
}

SoundChoice SoundPage::choice() const
{
    return {m_on->isChecked(), m_volume->value(), m_cards->isChecked(), m_turn->isChecked(),
            m_results->isChecked()};
}

void SoundPage::tryOut()
{
    Application::instance().sounds().tryOut(
        choice(), this, [this](const QString &trouble) { m_trouble->setText(trouble); });
}

} // namespace sandbag
