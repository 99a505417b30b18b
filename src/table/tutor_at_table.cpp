// SPDX-License-Identifier: GPL-3.0-or-later
#include "tutor_at_table.h"

#include "game_session.h"
#include "panels/tutor_panel.h"
#include "review/tutor.h"
#include "tabletop.h"
#include "text/translate.h"

#include <utility>

namespace sandbag {

namespace {

/// Nothing else could have been chosen.
bool isForced(const Prompt &prompt)
{
    return !prompt.cards && prompt.choices.size() == 1;
}

} // namespace

TutorAtTable::TutorAtTable(GameSession *session, Tabletop *table)
    : QObject(table), m_session(session), m_table(table), m_tutor(new Tutor(this))
{
    table->setWatch([this](const Event &event) { return watch(event); });
    connect(m_tutor, &Tutor::passed, this, &TutorAtTable::goOn);
    connect(m_tutor, &Tutor::doubted, this, &TutorAtTable::ask);
    // What was thought about is past.
    connect(session, &GameSession::happened, this, &TutorAtTable::forget);
    connect(session, &GameSession::rebuilt, this, &TutorAtTable::forget);
}

void TutorAtTable::setLevel(int hundredths)
{
    m_tutor->setLevel(hundredths / 100.0);
    if (!m_tutor->isOn())
        forget();
}

void TutorAtTable::forget()
{
    m_tutor->drop();
    m_doubted.reset();
}

/// True: the choice waits for what the tutor finds.
bool TutorAtTable::watch(const Event &event)
{
    const bool accepted = m_doubted == event;
    forget();
    if (accepted || !m_tutor->isOn() || !m_session->isHuman(event.seat) ||
        event.seat != m_session->seatAtTurn() || isForced(m_session->view(event.seat).prompt()))
        return false;
    m_session->countTutored();
    m_tutor->consider(m_session->match(), event);
    return true;
}

void TutorAtTable::goOn(const Event &event)
{
    m_doubted.reset();
    m_table->carryOut(event);
}

void TutorAtTable::ask(const Event &event, const Judgement &judgement)
{
    const QString reason = toText(judgement.text, Audience::screen(m_table->names()));
    auto *panel = new TutorPanel(reason, m_table);
    connect(panel, &TutorPanel::accepted, this, [this, event] {
        m_table->showExtra(nullptr);
        goOn(event);
    });
    connect(panel, &TutorPanel::takenBack, this, [this, event] {
        m_doubted.reset();
        m_table->showExtra(nullptr);
        m_table->pointAt(event); // another one is near by
    });
    connect(panel, &TutorPanel::turnedOff, this, [this] {
        m_table->showExtra(nullptr);
        setLevel(0);
        emit turnedOff();
    });
    m_table->showExtra(panel);
    m_table->pointAt(event);
    m_doubted = event;
    emit m_table->said(panel->title() + u' ' + reason);
}

} // namespace sandbag
