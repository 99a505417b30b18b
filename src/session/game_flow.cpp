// SPDX-License-Identifier: GPL-3.0-or-later
// What a live match does by itself: dealing, asking the computer players, their pace, a person's
// time, and what follows from an event.
#include "game_session.h"

#include "text/translate.h"

#include <QTimer>

#include <algorithm>

namespace sandbag {

int GameSession::dealerOfNext() const
{
    return m_match->results().empty() ? m_draw.dealer : m_match->nextDealer();
}

int GameSession::cutter() const
{
    const int dealer = dealerOfNext();
    return m_match->table()->seating.rightOf(std::max(dealer, 0));
}

Phase GameSession::dealPhase() const
{
    return m_cutAsked ? Phase::cut : Phase::done;
}

CardList GameSession::frenchCards() const
{
    if (!m_cutAsked || m_match->rules().deal_cut != DealCut::french)
        return {};
    return frenchCutCards(*m_match->table(), m_source.seedOfNext(*m_match));
}

void GameSession::nextDeal()
{
    if (!m_match || !m_match->dealOver() || m_match->over() || m_cutAsked)
        return;
    const DealCut kind = m_match->rules().deal_cut;
    if (kind != DealCut::none && isHuman(cutter()) && !m_source.isReady(*m_match)) {
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
    if (!m_cutAsked)
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
    save();
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
    if (m_match && !m_paused && !m_ready && m_match->dealOver())
        finishDeal();
    emit promptChanged();
    if (!m_match || m_paused || m_thinking || m_pace->isActive())
        return;
    if (m_ready) { // decided while the match was paused
        carryOutLater(Event(*m_ready));
        return;
    }
    if (m_match->dealOver())
        return;
    const quint64 number = m_match->record().deals.size() - 1;
    if (const auto act = m_referee.actBeforeAsking(*m_match->deal(), seedFor(m_seed, number)))
        carryOutLater(*act);
    else
        askSeatAtTurn();
}

void GameSession::askSeatAtTurn()
{
    const int seat = seatAtTurn();
    if (!isHuman(seat))
        askComputer(seat);
    else if (m_match->rules().tempo_seconds > 0 && m_match->deal()->stage == Stage::play)
        m_tempo->start(m_match->rules().tempo_seconds * 1000);
}

void GameSession::askComputer(int seat)
{
    const int deal = static_cast<int>(m_match->record().deals.size()) - 1;
    m_thinking = true;
    emit thinking(seat);
    m_thinker->ask(seat, snapshot(), {m_match->table(), m_match->standingBefore(deal)}, m_ticket);
}

void GameSession::onAnswered(int seat, quint64 ticket, const Decision &decision)
{
    if (ticket != m_ticket)
        return;
    m_thinking = false;
    emit thinking(-1);
    Event event = decision.event;
    event.seat = static_cast<std::int8_t>(seat);
    carryOutLater(event);
}

/// Where a person may take back the card just played (rule `renege_take_back`) there is time to do
/// it before the next one lies there.
int GameSession::paceNow() const
{
    constexpr int kTimeToTakeBack = 1800; // ms
    const DealState &deal = *m_match->deal();
    const int last = deal.log.empty() ? -1 : deal.log.back().seat;
    const bool waits = m_msBetweenActs > 0 && isHuman(last) && !whyNotTakeBack(deal, last);
    return waits ? std::max(m_msBetweenActs, kTimeToTakeBack) : m_msBetweenActs;
}

/// In its turn, but not sooner after the act before it than the pace says.
void GameSession::carryOutLater(const Event &event)
{
    m_ready = event;
    if (m_paused)
        return;
    const qint64 wait = paceNow() - m_lastAct.elapsed();
    m_pace->start(static_cast<int>(std::max<qint64>(0, wait)));
}

void GameSession::actNow()
{
    if (!m_ready || !m_match || !m_match->deal())
        return;
    const Event event = *m_ready;
    m_ready.reset();
    carryOut(event);
}

/// An act of a computer. One that is refused is a fault of that player: the match goes on with
/// some other thing that it may do; a hint that is refused is simply not given.
void GameSession::carryOut(const Event &event)
{
    if (!m_match->apply(event)) {
        afterEvent(event);
        return;
    }
    if (event.seat != seatAtTurn()) {
        askSeatAtTurn();
        return;
    }
    if (const auto other = m_referee.actInstead(*m_match, {m_match->table(), m_match->standing()}))
        afterEvent(*other);
}

/// A random card, but a lawful one also where rule `renege_mode` challenge offers any: the clock
/// does not renege for a person.
void GameSession::tempoOver()
{
    const int seat = seatAtTurn();
    if (!isHuman(seat))
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
    Dice dice(seedFor(m_seed, m_match->deal()->log.size()));
    carryOut(plays[static_cast<std::size_t>(dice.below(static_cast<int>(plays.size())))]);
}

/// What follows from an event that was carried out, whoever did it.
void GameSession::afterEvent(const Event &event)
{
    stopThinking();
    m_lastAct.restart();
    m_dealEnded = false; // a challenge after the last trick makes another end of it
    saveLastEvent();
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
    save();
}

/// Rule `win_minutes`: the time played is a fact of the deal that has just ended.
void GameSession::addClock()
{
    if (m_match->rules().win_minutes == 0 || !m_match->deal() || m_match->deal()->clockMinutes >= 0)
        return;
    const int minutes = static_cast<int>(millisecondsPlayed() / 60000);
    (void)m_match->apply(Event::clock(minutes));
}

} // namespace sandbag
