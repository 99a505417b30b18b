// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_session.h"

#include "act_pace.h"
#include "adviser.h"
#include "formats/event_json.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "match/dealer_draw.h"
#include "match_clock.h"
#include "match_files.h"
#include "named/named_player.h"
#include "numbers/deal_number.h"
#include "protocol/player_factory.h"
#include "take_back.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "thinker.h"

#include <QJsonDocument>

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

namespace sandbag {

namespace {

/// Who answers when a person asks for a hint.
constexpr const char *kAdviser = "search:ms=400:explain=1";

/// Our own players only, but for a program whose command was typed here: a file that someone else
/// made must not start programs.
std::unique_ptr<Player> playerOf(const SeatPlan &plan, quint64 seed)
{
    auto player =
        plan.typed ? makeAnyPlayer(plan.player, seed) : makePlayer(plan.player.toStdString(), seed);
    return player ? std::move(player) : makePlayer(kPlainComputer, seed);
}

/// The deals that are prepared for a match, as a record of their own.
QJsonObject preparedObject(const MatchPlan &plan)
{
    MatchRecord record;
    record.base = plan.base.toStdString();
    record.rules = plan.rules;
    record.deals = plan.prepared;
    return QJsonDocument::fromJson(writeRecord(record)).object();
}

/// Where the cards come from that the match still needs.
DealSource sourceOf(const MatchFiles &files)
{
    const QJsonObject prepared = files.noted(record_member::preparedDeals).toObject();
    if (prepared.isEmpty()) {
        QJsonObject told;
        for (const QString &member : {record_member::number, record_member::fair}) {
            if (const QJsonValue value = files.noted(member); !value.isUndefined())
                told.insert(member, value);
        }
        return sourceIn(told).value_or(DealSource::bySeed(files.seed()));
    }
    const auto read = parseRecord(QJsonDocument(prepared).toJson(), QString());
    const auto *file = std::get_if<RecordFile>(&read);
    return file ? DealSource::ofRecord(file->record, files.seed())
                : DealSource::bySeed(files.seed());
}

/// Whether someone else plays at any seat, by whatever name.
bool playersDiffer(const QList<SeatPlan> &before, const QList<SeatPlan> &now)
{
    return !std::equal(before.begin(), before.end(), now.begin(), now.end(),
                       [](const SeatPlan &a, const SeatPlan &b) { return a.player == b.player; });
}

/// How long a match was played that is taken up, in ms: its file says so in seconds, the results
/// of its deals in minutes.
qint64 millisecondsOf(const QJsonObject &other, const Standing &standing)
{
    const auto seconds = std::clamp<qint64>(other.value(record_member::secondsPlayed).toInteger(),
                                            0, 60 * kMostMinutes);
    return 1000 * std::max<qint64>(seconds, 60 * standing.minutes);
}

} // namespace

GameSession::GameSession(QObject *parent)
    : QObject(parent),
      m_thinker(new Thinker(this)),
      m_clock(new MatchClock(this)),
      m_files(new MatchFiles(*m_clock, this)),
      m_pace(new ActPace(this)),
      m_adviser(new Adviser(m_thinker, this))
{
    connect(m_pace, &ActPace::due, this, &GameSession::carryOut);
    connect(m_pace, &ActPace::pauseChanged, this, &GameSession::onPauseChanged);
    connect(m_clock, &MatchClock::cardOver, this, &GameSession::tempoOver);
    connect(m_files, &MatchFiles::trouble, this, &GameSession::trouble);
    connect(m_thinker, &Thinker::answered, this, &GameSession::onAnswered);
}

GameSession::~GameSession() = default;

void GameSession::takeOver(Match match, const QJsonObject &other, const QList<SeatPlan> &seats,
                           const MatchUse &use)
{
    stopThinking();
    if (m_match) // those who look at it stay where they are
        *m_match = std::move(match);
    else
        m_match = std::make_unique<Match>(std::move(match));
    m_files->takeUp(*m_match, other, use);
    m_seats = seats;
    m_away.clear();
    m_held = false;
    m_match->setPlayers(playersOf(seats, m_match->record()));
    m_source = sourceOf(*m_files);
    drawDealer();
    m_cutAsked = false;
    m_dealEnded = m_match->dealOver();
    m_clock->takeUp(millisecondsOf(other, m_match->standing()));
    seatPlayers();
}

void GameSession::takeOver(LoadedMatch loaded, const MatchUse &use)
{
    const QList<SeatPlan> seats =
        seatsOf(loaded.match.record(), loaded.match.context()->seating.players);
    takeOver(std::move(loaded.match), loaded.other, seats, use);
}

void GameSession::drawDealer()
{
    m_draw = drawForDealer(*m_match->context(), m_source.seedOfDraw());
    const auto &prepared = m_source.prepared();
    const int seats = m_match->context()->seating.players; // a file may prepare for another table
    if (!prepared.empty() && prepared.front().dealer != m_draw.dealer &&
        prepared.front().dealer < seats)
        m_draw = {prepared.front().dealer, {}}; // nobody draws for who is known
}

void GameSession::newMatch(const MatchPlan &plan)
{
    MatchRecord record;
    record.base = plan.base.toStdString();
    record.rules = plan.rules;
    nameRules(record, plan.name);
    QJsonObject other = MatchFiles::newMembers(plan.seed);
    if (!plan.prepared.empty())
        other.insert(record_member::preparedDeals, preparedObject(plan));
    if (!plan.number.isEmpty())
        other.insert(record_member::number, plan.number);
    else if (plan.fair || (plan.seed == 0 && plan.prepared.empty()))
        other.insert(record_member::fair, fairObject(plan.fair.value_or(FairCards::drawn())));
    for (auto member = plan.noted.begin(); member != plan.noted.end(); ++member)
        other.insert(member.key(), member.value());
    if (plan.dealsAtMost > 0)
        other.insert(record_member::dealsAtMost, plan.dealsAtMost);
    takeOver(Match(std::move(record)), other, plan.seats, plan.use);
    emit rebuilt();
    emit drawn(m_draw);
    nextDeal();
}

void GameSession::open(LoadedMatch loaded, const MatchUse &use)
{
    takeOver(std::move(loaded), use);
    m_files->save();
    emit rebuilt();
    goOnWithRecord();
}

bool GameSession::resume(const MatchUse &use)
{
    auto loaded = m_files->load();
    if (!loaded)
        return false;
    takeOver(std::move(*loaded), use);
    emit rebuilt();
    // The program may have been closed before the end of a deal was seen to. It is an old end all
    // the same: nobody is told again.
    if (m_match->dealOver())
        closeDeal();
    goOnWithRecord();
    return true;
}

int GameSession::seatAtTurn() const
{
    return m_match && !m_match->dealOver() ? m_match->deal()->seat : -1;
}

void GameSession::setSeats(const QList<SeatPlan> &seats)
{
    assert(m_match && seats.size() == m_match->context()->seating.players);
    stopThinking();
    if (playersDiffer(m_seats, seats)) // who answered before cannot be asked again
        m_files->note(record_member::playersFrom, static_cast<int>(m_match->record().deals.size()));
    m_seats = seats;
    m_match->setPlayers(playersOf(seats, m_match->record()));
    seatPlayers();
    m_files->save();
    emit rebuilt();
    if (std::exchange(m_cutAsked, false)) // perhaps a computer sits there now
        nextDeal();
    else
        proceed();
}

void GameSession::seatPlayers()
{
    std::vector<std::unique_ptr<Player>> players;
    m_programs = false;
    for (int seat = 0; seat < m_seats.size(); ++seat) {
        SeatPlan plan = m_seats.at(seat);
        if (const QString other = standIn(seat); !other.isEmpty())
            plan.player = other;
        if (occupantOf(plan.player) == Occupant::program && !plan.typed)
            emit trouble(tr("A computer plays instead of %1. An external program runs only if you "
                            "type its command on this computer, in Quick Setup or in Preferences.")
                             .arg(shortened(plan.name)));
        m_programs = m_programs || plan.typed;
        players.push_back(isPerson(seat) ? nullptr : playerOf(plan, m_source.seedOfPlayer(seat)));
    }
    SeatSet persons;
    for (int seat = 0; seat < m_seats.size(); ++seat) {
        if (isPerson(seat))
            persons.add(seat);
    }
    m_referee.setPersons(persons);
    m_thinker->setPlayers(std::move(players),
                          playerOf({{}, QString::fromUtf8(kAdviser)}, m_source.seed()));
}

/// The one who is thinking is thinking about something that is past.
void GameSession::stopThinking()
{
    ++m_ticket;
    m_thinker->cancel();
    m_adviser->forget();
    m_pace->drop();
    m_clock->stopCard();
    m_thinking = false;
}

Refusal GameSession::act(const Event &event)
{
    if (!m_match || !m_match->deal())
        return Sentence(QT_TRANSLATE_NOOP("session", "No deal is in progress."));
    if (m_held)
        return Sentence(QT_TRANSLATE_NOOP("session", "The match is paused."));
    if (event.kind != EventKind::clock && !isPerson(event.seat))
        return Sentence(QT_TRANSLATE_NOOP("session", "The player at that seat can't do that."));
    if (auto refused = m_match->apply(event))
        return refused;
    afterEvent(event);
    return std::nullopt;
}

/// After the match has gone back or forward as a whole.
void GameSession::showAnew()
{
    m_cutAsked = false;
    m_dealEnded = m_match->dealOver();
    m_files->save();
    emit rebuilt();
}

void GameSession::undo()
{
    const SeatSet persons = personsAt(m_seats);
    if (!m_match || !canTakeBack(*m_match, persons))
        return;
    stopThinking();
    m_files->countHelp(record_member::undos, seatTakenBack(*m_match, persons));
    takeBack(*m_match, persons);
    showAnew();
    proceed();
}

void GameSession::redo()
{
    if (!m_match || !m_match->canRedo())
        return;
    stopThinking();
    bringBack(*m_match, personsAt(m_seats));
    showAnew();
    proceed();
}

void GameSession::playOnFrom(int deal, int events)
{
    assert(m_match);
    stopThinking();
    m_match->playOnFrom(deal, events);
    showAnew();
    proceed();
}

Refusal GameSession::rule(const Ruling &ruling)
{
    assert(m_match);
    const bool wasOver = m_match->over();
    if (auto refused = m_match->addRuling(ruling))
        return refused;
    if (m_match->over())
        m_cutAsked = false;
    m_files->save();
    emit rebuilt();
    if (m_match->over() && !wasOver)
        emit matchEnded();
    emit promptChanged();
    return std::nullopt;
}

void GameSession::throwIn()
{
    assert(m_match);
    stopThinking();
    m_match->voidDeal(voidWord(DealEnd::thrownIn));
    m_dealEnded = true;
    m_files->save();
    emit rebuilt();
    emit dealEnded();
    proceed();
}

} // namespace sandbag
