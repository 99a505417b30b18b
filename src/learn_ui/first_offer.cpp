// SPDX-License-Identifier: GPL-3.0-or-later
#include "first_offer.h"

#include "learning_store.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sandbag {

FirstOffer::FirstOffer(QWidget *parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("firstOffer"));
    auto *text = new QLabel(tr("New to Spades? Learn it in ten minutes."), this);
    auto *learn = new QPushButton(tr("&Learn Spades"), this);
    auto *decline = new QPushButton(tr("&No, Thanks"), this);
    for (QPushButton *button : {learn, decline})
        button->setAutoDefault(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 4, 12, 4);
    row->addStretch();
    row->addWidget(text);
    row->addWidget(learn);
    row->addWidget(decline);
    row->addStretch();
    connect(learn, &QPushButton::clicked, this, [this] {
        takeAway();
        emit accepted();
    });
    connect(decline, &QPushButton::clicked, this, [this] { takeAway(); });
}

bool FirstOffer::isOpen()
{
    const Learning &learning = LearningStore::instance().learning();
    return !learning.offerDeclined && learning.steps.isEmpty() && learning.at.isEmpty();
}

void FirstOffer::takeAway()
{
    LearningStore::instance().change([](Learning &learning) { learning.offerDeclined = true; });
    hide();
    deleteLater();
}

} // namespace sandbag
