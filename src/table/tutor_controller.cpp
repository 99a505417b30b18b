// SPDX-License-Identifier: GPL-3.0-or-later
#include "tutor_controller.h"

#include "conduct/table_pace.h"
#include "panels/tutor_panel.h"
#include "review/tutor.h"
#include "seat_at_match.h"
#include "tabletop.h"
#include "text/call_text.h"
#include "text/translate.h"
#include "words/event_words.h"

#include <QGuiApplication>
#include <QStyleHints>

#include <utility>

namespace sandbag {

namespace {

/// Nothing else could have been chosen.
bool isForced(const Prompt &prompt)
{
    return !prompt.cards && prompt.choices.size() == 1;
}

} // namespace

/// The doubted choice as its button says: "Play A♦".
QString TutorController::buttonWords(const Event &event) const
{
    const QString cards = toText({"%1", {event.cards}}, Audience::screen());
    switch (event.kind) {
    case EventKind::play:
        return tr("Play %1").arg(cards);
    case EventKind::pass:
        return tr("Pass %1").arg(cards);
    case EventKind::discard:
        return tr("Discard %1").arg(cards);
    case EventKind::take:
        return event.cards.empty() ? tr("Take Nothing") : tr("Take %1").arg(cards);
    case EventKind::call:
        return event.call().what == Call::What::misdeal
                   ? choiceWords(event, m_table->pace().names())
                   : tr("Bid %1").arg(callInWords(event.call()));
    default:
        return choiceWords(event, m_table->pace().names());
    }
}

TutorController::TutorController(SeatAtMatch *seat, Tabletop *table)
    : QObject(table),
      m_seat(seat),
      m_table(table),
      m_tutor(new Tutor(this)),
      m_readingTime(QGuiApplication::styleHints()->mouseDoubleClickInterval())
{
    m_watcher = table->addWatcher([this](const Event &event) { return watch(event); });
    connect(m_tutor, &Tutor::passed, this, &TutorController::goOn);
    connect(m_tutor, &Tutor::doubted, this, &TutorController::ask);
    // What was thought about is past.
    connect(seat, &SeatAtMatch::happened, this, &TutorController::forget);
    connect(seat, &SeatAtMatch::rebuilt, this, &TutorController::forget);
}

void TutorController::setLevel(int hundredths)
{
    m_tutor->setLevel(hundredths / 100.0);
    if (!m_tutor->isOn())
        forget();
}

void TutorController::forget()
{
    m_tutor->drop();
    m_doubted.reset();
    m_asked.invalidate();
}

/// Chosen once more by someone who has had time to read the question: the second press of a double
/// click has not.
bool TutorController::isAccepted(const Event &event) const
{
    return m_doubted == event && m_asked.isValid() && m_asked.elapsed() >= m_readingTime;
}

/// True: the choice waits for what the tutor finds.
bool TutorController::watch(const Event &event)
{
    if (m_doubted == event && !isAccepted(event))
        return true; // the question is open
    const bool accepted = isAccepted(event);
    forget();
    if (accepted || !m_tutor->isOn() || !m_seat->use().tutored || !m_seat->isHere(event.seat) ||
        event.seat != m_seat->seatAtTurn())
        return false;
    const SeatView view = m_seat->view(event.seat);
    if (isForced(view.prompt()))
        return false;
    m_seat->countTutored();
    m_tutor->consider(view, {m_seat->context(), m_seat->standing()}, event);
    return true;
}

void TutorController::goOn(const Event &event)
{
    m_doubted.reset();
    m_table->passOn(event, m_watcher);
}

void TutorController::ask(const Event &event, const Judgement &judgement)
{
    const QString reason = toText(judgement.text, Audience::screen(m_table->pace().names()));
    auto *panel = new TutorPanel(reason, buttonWords(event), m_table);
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
    m_asked.start();
    emit m_table->news({TableNews::Kind::advice, -1, panel->title() + u' ' + reason, true});
}

} // namespace sandbag
