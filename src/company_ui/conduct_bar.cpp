// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct_bar.h"

#include "aimed_button.h"
#include "company_end.h"
#include "seat_at_match.h"
#include "text/shown_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// "1:47"
QString clockWords(int seconds)
{
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace

ConductBar::ConductBar(CompanyEnd *end, QWidget *parent) : QFrame(parent), m_end(end)
{
    setFrameShape(QFrame::StyledPanel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    m_pause = makeRow("pause");
    m_takeBack = makeRow("takeBack");
    m_away = makeRow("away");
    m_own = makeRow("own");
    m_ready = addButton(m_pause, tr("G&o On"), "ready", [this] { m_end->ready(); });
    m_agree = addButton(m_takeBack, tr("&Allow"), "consent", [this] { m_end->consent(true); });
    m_refuse =
        addButton(m_takeBack, tr("Do &Not Allow"), "refuse", [this] { m_end->consent(false); });
    m_wait = addButton(m_away, tr("&Wait Longer"), "wait", [this] { choose(AwayChoice::wait); });
    m_computer = addButton(m_away, tr("Comp&uter Plays"), "computer",
                           [this] { choose(AwayChoice::computer); });
    m_stop =
        addButton(m_away, tr("Pau&se the Match"), "stop", [this] { choose(AwayChoice::pause); });
    m_back = addButton(m_own, tr("Take My Seat &Back"), "back", [this] { m_end->comeBack(); });
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, &ConductBar::refresh);
    connect(m_end, &CompanyEnd::stateChanged, this, &ConductBar::refresh);
    refresh();
}

ConductBar::Row ConductBar::makeRow(const char *name)
{
    Row row;
    row.box = new QWidget;
    row.words = new QLabel;
    row.words->setObjectName(QString::fromLatin1(name));
    row.words->setTextFormat(Qt::PlainText);
    row.words->setWordWrap(true);
    row.buttons = new QHBoxLayout(row.box);
    row.buttons->setContentsMargins(0, 0, 0, 0);
    row.buttons->addWidget(row.words, 1);
    layout()->addWidget(row.box);
    return row;
}

AimedButton *ConductBar::addButton(const Row &row, const QString &text, const char *name,
                                   const std::function<void()> &pressed)
{
    auto *button = new AimedButton(text);
    button->setObjectName(QString::fromLatin1(name));
    row.buttons->addWidget(button);
    m_buttons << button;
    connect(button, &AimedButton::meant, this, pressed);
    return button;
}

QString ConductBar::pauseWords() const
{
    return m_pause.box->isHidden() ? QString() : m_pause.words->text();
}

QString ConductBar::takeBackWords() const
{
    return m_takeBack.box->isHidden() ? QString() : m_takeBack.words->text();
}

QString ConductBar::awayWords() const
{
    return m_away.box->isHidden() ? QString() : m_away.words->text();
}

QString ConductBar::name(int seat) const
{
    return m_end->seat()->name(seat);
}

int ConductBar::secondsUntil(qint64 time) const
{
    return static_cast<int>(std::max<qint64>(0, time - m_end->now() + 999) / 1000);
}

QString ConductBar::ownWords() const
{
    return m_own.box->isHidden() ? QString() : m_own.words->text();
}

/// First those about whom something can be decided: one who holds the match up, and one about whom
/// the person here has not chosen yet.
int ConductBar::firstAway() const
{
    const TableState &state = m_end->state();
    const auto rank = [&](int seat, const TableState::Person &person) {
        if (!state.isOpenToChoice(seat))
            return 4;
        return (person.late ? 0 : 2) + (isChosenHere(seat) ? 1 : 0);
    };
    int first = -1;
    for (const auto &[seat, person] : state.persons) {
        if (seat == m_end->ownSeat() ||
            (!state.isOpenToChoice(seat) && person.presence != Presence::standIn))
            continue;
        if (first < 0 || rank(seat, person) < rank(first, state.persons.at(first)))
            first = seat;
    }
    return first;
}

bool ConductBar::isChosenHere(int seat) const
{
    return m_end->state().persons.at(seat).choices.count(m_end->ownSeat()) > 0;
}

/// About the one who is shown.
void ConductBar::choose(AwayChoice choice)
{
    if (m_shown >= 0)
        m_end->choose(m_shown, choice);
}

void ConductBar::show(Row &row, const QString &words, const QString &heard)
{
    row.box->setVisible(!words.isEmpty());
    row.words->setText(words);
    row.words->setAccessibleName(heard);
    if (heard == row.heard)
        return;
    row.heard = heard;
    if (!heard.isEmpty())
        emit said(heard);
}

/// Qt would hand the keys on by Tab from a button that goes off, to whatever comes after it.
void ConductBar::refresh()
{
    const QWidget *keys = window()->focusWidget();
    const bool had = keys && isAncestorOf(keys);
    showRows();
    if (had && !(keys->isVisibleTo(window()) && keys->isEnabled()))
        passKeysOn();
}

/// To what else is asked here.
void ConductBar::passKeysOn()
{
    const auto next = std::find_if(m_buttons.begin(), m_buttons.end(), [this](AimedButton *button) {
        return button->isVisibleTo(window()) && button->isEnabled();
    });
    if (next != m_buttons.end())
        (*next)->takeKeys();
    else
        emit keysLeft();
}

void ConductBar::showRows()
{
    if (!m_end->seat()->hasMatch()) {
        hide();
        return;
    }
    showPause();
    showTakeBack();
    showAway();
    showOwn();
    const auto shown = [](const Row &row) { return !row.box->isHidden(); };
    setVisible(shown(m_pause) || shown(m_takeBack) || shown(m_away) || shown(m_own));
    const TableState &state = m_end->state();
    const bool counts = state.takeBack || (state.pause && state.pause->until >= 0) ||
                        std::any_of(state.persons.begin(), state.persons.end(),
                                    [](const auto &person) { return person.second.until >= 0; });
    if (counts && !m_tick.isActive())
        m_tick.start();
    else if (!counts)
        m_tick.stop();
}

/// Until the others may go on; 0 where they may, or where there are none.
int ConductBar::pauseSecondsLeft(const TableState::Pause &pause) const
{
    const SeatSet there = m_end->state().present();
    const bool stopperThere = pause.seat >= 0 && there.has(pause.seat);
    const bool others = there.count() > (stopperThere ? 1 : 0);
    return pause.until < 0 || !others ? 0 : secondsUntil(pause.until);
}

void ConductBar::showPause()
{
    const auto &pause = m_end->state().pause;
    if (!pause)
        return show(m_pause, {}, {});
    QString words;
    if (pause->seat < 0)
        words = tr("The match is paused: nobody is here to play.");
    else if (pause->why == PauseReason::door)
        words =
            filled(tr("%1 has paused the match: someone is at their door."), {name(pause->seat)});
    else if (pause->why == PauseReason::meal)
        words = filled(tr("%1 has paused the match: it's time to eat."), {name(pause->seat)});
    else
        words = filled(tr("%1 has paused the match for a moment."), {name(pause->seat)});
    QStringList ready;
    for (const auto &[seat, person] : m_end->state().persons) {
        if (pause->ready.has(seat))
            ready << isolated(name(seat));
    }
    const int own = m_end->ownSeat();
    m_ready->setEnabled(own >= 0 && !pause->ready.has(own));
    if (!ready.isEmpty())
        words += u' ' + tr("Ready to go on: %1.").arg(ready.join(QStringLiteral(", ")));
    const int left = pauseSecondsLeft(*pause);
    show(m_pause,
         left > 0 ? words + u' ' + tr("The others can go on in %1.").arg(clockWords(left)) : words,
         words);
}

void ConductBar::showTakeBack()
{
    const auto &asked = m_end->state().takeBack;
    if (!asked) {
        m_asker = -1;
        return show(m_takeBack, {}, {});
    }
    const int seat = m_end->ownSeat();
    const bool own = asked->seat == seat;
    const bool answered = own || seat < 0 || asked->agreed.has(seat);
    QString words =
        own ? tr("You have asked to undo your last choice. Waiting for the others.")
            : filled(tr("%1 would like to undo their last choice."), {name(asked->seat)});
    words += u' ' + tr("This undoes %n move(s).", "", asked->events);
    if (asked->seen)
        words += u' ' + tr("Cards seen since then can't be unseen.");
    const bool another = std::exchange(m_asker, asked->seat) != asked->seat;
    for (AimedButton *button : {m_agree, m_refuse}) {
        button->setVisible(!answered);
        if (another)
            button->turn();
    }
    show(m_takeBack, words + u' ' + clockWords(secondsUntil(asked->until)), words);
}

void ConductBar::showAway()
{
    const int seat = firstAway();
    const bool another = std::exchange(m_shown, seat) != seat;
    if (seat < 0)
        return show(m_away, {}, {});
    const TableState &state = m_end->state();
    const TableState::Person &person = state.persons.at(seat);
    const bool stands = person.late && (state.pause || state.takeBack); // nobody could act
    const bool waits = state.isOpenToChoice(seat) && !stands && !m_end->seat()->matchOver();
    for (AimedButton *button : {m_wait, m_computer, m_stop}) {
        button->setVisible(waits);
        if (another)
            button->turn();
    }
    if (person.presence == Presence::standIn && !m_end->seat()->matchOver())
        return showPlayedFor(seat);
    if (person.late)
        return showLate(seat, person);
    const QString heard = state.isPassedOver(seat) ? QString() // the match is over
                                                   : filled(tr("%1 is away."), {name(seat)});
    if (person.until < 0 || !waits) // nobody is waited for
        return show(m_away, heard, heard);
    show(m_away,
         filled(tr("%1 is away. A computer takes over in %2."),
                {name(seat), clockWords(secondsUntil(person.until))}),
         heard);
}

void ConductBar::showPlayedFor(int seat)
{
    const QString words =
        filled(m_end->state().isPassedOver(seat)
                   ? tr("A computer is playing for %1, who can take the seat back at any time.")
                   : tr("A computer is playing for %1, who gets the seat back on return."),
               {name(seat)});
    show(m_away, words, words);
}

void ConductBar::showLate(int seat, const TableState::Person &person)
{
    const QString words =
        filled(tr("%1 is taking a long time. A computer can play instead."), {name(seat)});
    if (person.until < 0)
        return show(m_away, words, words);
    show(m_away,
         words + u' ' +
             tr("The choice takes effect in %1.").arg(clockWords(secondsUntil(person.until))),
         words);
}

void ConductBar::showOwn()
{
    const TableState &state = m_end->state();
    const int seat = m_end->ownSeat();
    const bool playedFor = seat >= 0 && state.isPassedOver(seat);
    const bool late = seat >= 0 && state.isPerson(seat) && state.persons.at(seat).late;
    m_back->setVisible(playedFor);
    QString words;
    if (m_end->seat()->matchOver())
        words.clear();
    else if (playedFor)
        words = tr("The others waited for you. A computer is now playing for you.");
    else if (late)
        words = tr("The others are waiting for you. They can now let a computer play for you.");
    show(m_own, words, words);
}

} // namespace sandbag
