// SPDX-License-Identifier: GPL-3.0-or-later
// What a live match does by itself: dealing, asking the computer players, their pace, a person's
// time, and what follows from an event.
#include "game_session.h"

#include "formats/record_members.h"

#include "act_pace.h"
#include "deal/deal_state.h"
#include "match/match.h"
#include "match_clock.h"
#include "match_files.h"
#include "text/translate.h"
#include "thinker.h"

#include <algorithm>

namespace sandbag {

int GameSession::dealerOfNext() const
{
    return m_match->results().empty() ? m_draw.dealer : m_match->nextDealer();
}

int GameSession::cutter() const
{
    const int dealer = dealerOfNext();
    return m_match->context()->seating.rightOf(std::max(dealer, 0));
}

BeforeDeal GameSession::beforeDeal() const
{
    BeforeDeal now{m_draw};
    if (!m_cutAsked)
        return now;
    now.cutAsked = true;
    now.cutter = cutter();
    if (m_match->rules().deal_cut == DealCut::french)
        now.turned = m_source.frenchCutCards(*m_match);
    return now;
}

bool GameSession::isAllDealt() const
{
    const int most = m_files->noted(record_member::dealsAtMost).toInt();
    return most > 0 && static_cast<int>(m_match->record().deals.size()) >= most;
}

void GameSession::nextDeal()
{
    if (!m_match || !m_match->dealOver() || m_match->over() || m_cutAsked || m_held)
        return;
    if (isAllDealt()) {
        emit allDealt();
        return;
    }
    const DealCut kind = m_match->rules().deal_cut;
    if (kind != DealCut::none && isPerson(cutter()) && !m_source.isReady(*m_match) &&
        m_files->noted(record_member::number).isUndefined()) {
        m_cutAsked = true;
        emit cutAsked(cutter());
        if (m_cutAsked) // not answered at once
            emit promptChanged();
        return;
    }
    beginNextDeal({});
}

void GameSession::cut(const Cut &cut)
{
    if (!m_cutAsked || m_held)
        return;
    m_cutAsked = false;
    beginNextDeal(cut);
}

void GameSession::beginNextDeal(const std::optional<Cut> &cut)
{
    if (const Refusal refused = m_referee.deal(*m_match, dealerOfNext(), m_source, cut)) {
        emit trouble(toText(*refused));
        return;
    }
    m_dealEnded = false;
    m_files->save();
    emit dealStarted();
    proceed();
}

/// A match that was read without deals has its first one dealt.
void GameSession::goOnWithRecord()
{
    if (m_match->record().deals.empty())
        nextDeal();
    else
        proceed();
}

/// Sees to the end of a deal, says whose turn it is and, where that is a computer, has it think.
void GameSession::proceed()
{
    if (m_match && !m_pace->isPaused() && !m_pace->holds() && m_match->dealOver())
        finishDeal();
    emit promptChanged();
    if (!m_match || m_held || m_pace->isPaused() || m_thinking || m_pace->isRunning())
        return;
    if (m_pace->holds()) { // decided while the match was paused
        m_pace->letRun(paceNow());
        return;
    }
    if (m_match->dealOver())
        return;
    const std::size_t number = m_match->record().deals.size() - 1;
    if (const auto act = m_referee.actBeforeAsking(*m_match->deal(), m_source.seedOf(number)))
        m_pace->hold(*act, paceNow());
    else
        askSeatAtTurn();
}

void GameSession::askSeatAtTurn()
{
    const int seat = seatAtTurn();
    if (!isPerson(seat)) {
        m_thinking = true;
        m_thinker->ask(seat, *m_match, m_ticket);
    } else if (m_match->rules().tempo_seconds > 0 && m_match->deal()->stage == Stage::play &&
               m_away.count(seat) == 0) {
        m_clock->startCard(m_match->rules().tempo_seconds);
    }
}

void GameSession::onAnswered(int seat, quint64 ticket, const Decision &decision)
{
    if (ticket != m_ticket)
        return;
    m_thinking = false;
    Event event = decision.event;
    event.seat = static_cast<std::int8_t>(seat);
    m_pace->hold(event, paceNow());
}

/// Where a person may take back the card just played (rule `renege_take_back`) there is time to do
/// it before the next one is there.
int GameSession::paceNow() const
{
    constexpr int kTimeToTakeBack = 1800; // ms
    const DealState &deal = *m_match->deal();
    const int last = deal.log.empty() ? -1 : deal.log.back().seat;
    const bool waits = m_pace->least() > 0 && isPerson(last) && !whyNotTakeBack(deal, last);
    return waits ? std::max(m_pace->least(), kTimeToTakeBack) : m_pace->least();
}

void GameSession::onPauseChanged(bool paused)
{
    if (paused)
        m_clock->stopCard();
    else if (m_match)
        proceed();
}

/// An act of a computer. One that is refused is a fault of that player: the match goes on with
/// some other thing that it may do; a hint that is refused is simply not given.
void GameSession::carryOut(const Event &event)
{
    if (!m_match || !m_match->deal())
        return;
    if (!m_match->apply(event)) {
        afterEvent(event);
        return;
    }
    if (event.seat != seatAtTurn()) {
        askSeatAtTurn();
        return;
    }
    if (const auto other =
            m_referee.actInstead(*m_match, {m_match->context(), m_match->standing()}))
        afterEvent(*other);
}

/// A random card, but a lawful one also where rule `renege_mode` challenge offers any: the clock
/// does not renege for a person.
void GameSession::tempoOver()
{
    const int seat = seatAtTurn();
    if (!isPerson(seat))
        return;
    const CardList lawful = lawfulCards(*m_match->deal());
    std::vector<Event> plays;
    for (const Event &choice : legal(*m_match->deal()).choices) {
        if (choice.kind == EventKind::play &&
            std::find(lawful.begin(), lawful.end(), choice.cards.front()) != lawful.end())
            plays.push_back(choice);
    }
    if (plays.empty())
        return;
    emit timeUp();
    Dice dice(seedFor(m_source.seed(), m_match->deal()->log.size()));
    carryOut(plays[static_cast<std::size_t>(dice.below(static_cast<int>(plays.size())))]);
}

/// What follows from an event that was carried out, whoever did it.
void GameSession::afterEvent(const Event &event)
{
    stopThinking();
    m_pace->acted();
    m_dealEnded = false; // a challenge after the last trick makes another end of it
    m_files->saveLastEvent();
    emit happened(event);
    proceed();
}

void GameSession::finishDeal()
{
    if (m_dealEnded)
        return;
    m_dealEnded = true;
    closeDeal();
    if (m_programs)
        m_thinker->dealEnded(*m_match);
    emit dealEnded();
    if (m_match->over())
        emit matchEnded();
}

/// What belongs to a deal that is over and may be missing in it yet.
void GameSession::closeDeal()
{
    addClock();
    for (const Event &challenge : m_referee.challengeAfterDeal(*m_match))
        emit happened(challenge);
    m_files->save();
}

/// Rule `win_minutes`: the time played is a fact of the deal that has just ended.
void GameSession::addClock()
{
    if (m_match->rules().win_minutes == 0 || !m_match->deal() || m_match->deal()->clockMinutes >= 0)
        return;
    const int minutes = static_cast<int>(m_clock->played() / 60000);
    (void)m_match->apply(Event::clock(minutes));
}

} // namespace sandbag
