// SPDX-License-Identifier: GPL-3.0-or-later
#include "awaited_sign.h"

#include "seat_at_match.h"
#include "text/shown_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sandbag {

namespace {

constexpr int kPatience = 20'000;     // ms
constexpr int kMorePatience = 61'000; // the host counts to 60

} // namespace

AwaitedSign::AwaitedSign(SeatAtMatch *seat, QWidget *parent)
    : QWidget(parent), m_seat(seat), m_words(new QLabel), m_nudge(new QPushButton(tr("Nu&dge")))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_words);
    row->addWidget(m_nudge);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setObjectName(QStringLiteral("awaited"));
    m_nudge->setObjectName(QStringLiteral("nudge"));
    m_nudge->setToolTip(tr("Remind this player with a small sound"));
    for (QTimer *timer : {&m_name, &m_button})
        timer->setSingleShot(true);
    setTimes(kPatience, kMorePatience);
    connect(&m_name, &QTimer::timeout, this, &AwaitedSign::showName);
    connect(&m_button, &QTimer::timeout, this, &AwaitedSign::offerNudge);
    connect(m_nudge, &QPushButton::clicked, this, [this] {
        hideNudge(); // once for each turn
        emit nudged(m_awaited);
    });
    connect(seat, &SeatAtMatch::promptChanged, this, &AwaitedSign::restart);
    connect(seat, &SeatAtMatch::rebuilt, this, &AwaitedSign::restart);
    hide();
}

void AwaitedSign::setTimes(int name, int button)
{
    m_name.setInterval(name);
    m_button.setInterval(button);
}

QString AwaitedSign::words() const
{
    return m_words->text();
}

void AwaitedSign::hideNudge()
{
    if (window()->focusWidget() == m_nudge)
        emit keysLeft();
    m_nudge->hide();
}

void AwaitedSign::restart()
{
    hideNudge();
    hide();
    m_name.stop();
    m_button.stop();
    m_awaited = -1;
    if (!m_seat->hasMatch())
        return;
    const int seat =
        m_seat->beforeDeal().cutAsked ? m_seat->beforeDeal().cutter : m_seat->seatAtTurn();
    if (seat < 0 && m_dealtTo && m_seat->dealOver() && !m_seat->matchOver()) {
        m_name.start();
        return;
    }
    if (seat < 0 || m_seat->occupant(seat) != Occupant::personElsewhere)
        return;
    m_awaited = seat;
    m_name.start();
    if (m_nudging)
        m_button.start();
}

void AwaitedSign::showName()
{
    m_words->setText(m_awaited < 0 ? tr("Waiting for the next deal")
                                   : filled(tr("Waiting for %1"), {m_seat->name(m_awaited)}));
    hideNudge();
    show();
    emit said(m_words->text());
}

void AwaitedSign::offerNudge()
{
    m_nudge->setAccessibleName(filled(tr("Nudge %1"), {m_seat->name(m_awaited)}));
    m_nudge->show();
}

} // namespace sandbag
