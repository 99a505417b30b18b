// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_session.h"

#include "files/autosave.h"
#include "formats/event_json.h"
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "named/named_player.h"
#include "protocol/player_factory.h"
#include "text/match_text.h"
#include "text/shown_text.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTimer>

namespace sandbag {

namespace {

const QString kSeedKey = QStringLiteral("seed");
/// Who answers when a person asks for a hint.
constexpr const char *kAdviser = "search:ms=400:explain=1";
/// Players that a file only calls "computer", or that this program does not know.
const QString kOrdinary = QStringLiteral("simple");

/// Numbers of seeds within a match: deals count from 0, players from here.
constexpr quint64 kPlayerSeeds = 1'000'000;
constexpr quint64 kDrawSeed = 2'000'000;

/// Our own players only, but for a program whose command was typed here: a file that somebody else
/// made must not start programs.
std::unique_ptr<Player> playerOf(const SeatPlan &plan, quint64 seed)
{
    auto player =
        plan.typed ? makeAnyPlayer(plan.player, seed) : makePlayer(plan.player.toStdString(), seed);
    return player ? std::move(player) : makePlayer(kOrdinary.toStdString(), seed);
}

/// Who sat there when the record was made. A record that says nothing gets one person.
QList<SeatPlan> seatsOf(const MatchRecord &record, int players)
{
    QList<SeatPlan> seats;
    for (int seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        const PlayerRecord row =
            place < record.players.size() ? record.players[place] : PlayerRecord{};
        QString kind = QString::fromStdString(row.kind);
        if (kind.isEmpty())
            kind = seat == 0 ? personKind() : kOrdinary;
        seats.append({playerName(record, seat), kind});
    }
    return seats;
}

/// Names and players of the seats; what another program has noted of them stays.
std::vector<PlayerRecord> recordsOf(const QList<SeatPlan> &seats, const MatchRecord &before)
{
    std::vector<PlayerRecord> players = before.players;
    players.resize(static_cast<std::size_t>(seats.size()));
    for (qsizetype seat = 0; seat < seats.size(); ++seat) {
        PlayerRecord &player = players[static_cast<std::size_t>(seat)];
        player.name = seats[seat].name.toStdString();
        player.kind = seats[seat].player.toStdString();
    }
    return players;
}

/// The deals that are prepared for a match, as a record of their own.
QJsonObject preparedObject(const MatchPlan &plan)
{
    MatchRecord record;
    record.base = plan.base.toStdString();
    record.rules = plan.rules;
    record.deals = plan.prepared;
    return QJsonDocument::fromJson(writeRecord({record, {}})).object();
}

quint64 freshSeed()
{
    return QRandomGenerator::system()->generate64();
}

} // namespace

GameSession::GameSession(QObject *parent)
    : QObject(parent),
      m_thinker(new Thinker(this)),
      m_pace(new QTimer(this)),
      m_tempo(new QTimer(this))
{
    m_pace->setSingleShot(true);
    m_tempo->setSingleShot(true);
    connect(m_pace, &QTimer::timeout, this, &GameSession::actNow);
    connect(m_tempo, &QTimer::timeout, this, &GameSession::tempoOver);
    connect(m_thinker, &Thinker::answered, this, &GameSession::onAnswered);
    connect(m_thinker, &Thinker::advised, this,
            [this](int, quint64 ticket, const Decision &decision) { onAdvised(ticket, decision); });
    m_lastAct.start();
    m_clock.start();
}

GameSession::~GameSession() = default;

/// Where the cards come from that the match still needs.
DealSource GameSession::takeSource()
{
    const QJsonObject prepared = m_other.value(record_member::preparedDeals).toObject();
    if (prepared.isEmpty())
        return DealSource::bySeed(m_seed);
    const auto read = parseRecord(QJsonDocument(prepared).toJson(), QString());
    const auto *file = std::get_if<RecordFile>(&read);
    return file ? DealSource::ofRecord(file->record, m_seed) : DealSource::bySeed(m_seed);
}

void GameSession::takeOver(Match match, const QJsonObject &other, const QList<SeatPlan> &seats)
{
    stopThinking();
    m_match = std::move(match);
    m_other = other;
    const QString seed = m_other.take(kSeedKey).toString();
    m_seed = seed.isEmpty() ? freshSeed() : seed.toULongLong();
    m_seats = seats;
    m_match->setPlayers(recordsOf(seats, m_match->record()));
    m_source = takeSource();
    m_draw = drawForDealer(*m_match->table(), seedFor(m_seed, kDrawSeed));
    if (const auto &prepared = m_source.prepared();
        !prepared.empty() && prepared.front().dealer != m_draw.dealer)
        m_draw = {prepared.front().dealer, {}}; // nobody draws for who is known
    m_cutAsked = false;
    m_dealEnded = m_match->dealOver();
    const auto seconds = std::clamp<qint64>(m_other.take(record_member::secondsPlayed).toInteger(),
                                            0, 60 * kMostMinutes);
    m_millisecondsBefore = 1000 * std::max<qint64>(seconds, 60 * m_match->standing().minutes);
    if (m_clock.isValid())
        m_clock.restart();
    seatPlayers();
}

void GameSession::newMatch(const RuleSet &rules, const QString &base, const QList<SeatPlan> &seats,
                           quint64 seed, const QString &name)
{
    newMatch({rules, base, name, seats, seed, {}, {}});
}

void GameSession::newMatch(const MatchPlan &plan)
{
    m_use = plan.use;
    MatchRecord record;
    record.base = plan.base.toStdString();
    record.rules = plan.rules;
    nameRules(record, plan.name);
    const QString seed = QString::number(plan.seed == 0 ? freshSeed() : plan.seed);
    const QString now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    QJsonObject other{{kSeedKey, seed}, {record_member::begun, now}};
    if (!plan.prepared.empty())
        other.insert(record_member::preparedDeals, preparedObject(plan));
    takeOver(Match(std::move(record)), other, plan.seats);
    emit rebuilt();
    emit drawn(m_draw);
    nextDeal();
}

std::optional<FileError> GameSession::openFile(const QString &path)
{
    auto loaded = loadMatch(path);
    if (const auto *fault = std::get_if<FileError>(&loaded))
        return *fault;
    open(std::get<LoadedMatch>(std::move(loaded)));
    return std::nullopt;
}

void GameSession::open(LoadedMatch loaded, const MatchUse &use)
{
    m_use = use;
    const QList<SeatPlan> seats =
        seatsOf(loaded.match.record(), loaded.match.table()->seating.players);
    takeOver(std::move(loaded.match), loaded.other, seats);
    save();
    emit rebuilt();
    goOnWithRecord();
}

std::optional<FileError> GameSession::saveFile(const QString &path) const
{
    return writeWholeFile(path, writeRecord(recordFile()));
}

void GameSession::startAutosave(const QString &folder)
{
    delete m_autosave;
    m_autosave = new Autosave(folder, this);
    connect(m_autosave, &Autosave::failed, this, &GameSession::trouble);
    connect(m_autosave, &Autosave::savedAgain, this, &GameSession::trouble);
}

bool GameSession::resume()
{
    if (!m_autosave)
        startAutosave();
    auto loaded = m_autosave->load();
    if (!loaded)
        return false;
    m_use = {};
    const QList<SeatPlan> seats =
        seatsOf(loaded->match.record(), loaded->match.table()->seating.players);
    takeOver(std::move(loaded->match), loaded->other, seats);
    emit rebuilt();
    // The program may have been closed before the end of a deal was seen to. It is an old end all
    // the same: nobody is told again.
    if (m_match->dealOver())
        closeDeal();
    goOnWithRecord();
    return true;
}

bool GameSession::flushAutosave()
{
    return !m_autosave || m_autosave->flush();
}

RecordFile GameSession::recordFile() const
{
    return {m_match->record(), otherMembers()};
}

QJsonObject GameSession::otherMembers() const
{
    QJsonObject other = m_other;
    other.insert(kSeedKey, QString::number(m_seed)); // a text: JSON numbers end at 2^53
    other.insert(record_member::secondsPlayed, millisecondsPlayed() / 1000);
    return other;
}

void GameSession::note(const QString &key, const QJsonValue &value)
{
    m_other.insert(key, value);
    save();
}

void GameSession::countHelp(const QString &key)
{
    m_other.insert(key, m_other.value(key).toInt() + 1);
}

void GameSession::countTutored()
{
    countHelp(record_member::tutored);
}

void GameSession::save()
{
    if (m_autosave && m_use.kept)
        m_autosave->save(recordFile());
}

void GameSession::saveLastEvent()
{
    if (m_autosave && m_use.kept)
        m_autosave->saveLastEvent(m_match->record(), otherMembers());
}

Thinker::Snapshot GameSession::snapshot() const
{
    return std::make_shared<const DealState>(*m_match->deal());
}

SeatView GameSession::view(int seat) const
{
    return {*m_match->deal(), seat};
}

bool GameSession::isHuman(int seat) const
{
    return seat >= 0 && seat < m_seats.size() &&
           occupantOf(m_seats.at(seat).player) == Occupant::personHere;
}

int GameSession::humanSeat() const
{
    for (int seat = 0; seat < m_seats.size(); ++seat) {
        if (isHuman(seat))
            return seat;
    }
    return -1;
}

int GameSession::seatAtTurn() const
{
    return m_match && !m_match->dealOver() ? m_match->deal()->seat : -1;
}

void GameSession::setSeats(const QList<SeatPlan> &seats)
{
    stopThinking();
    m_seats = seats;
    m_match->setPlayers(recordsOf(seats, m_match->record()));
    seatPlayers();
    save();
    emit rebuilt();
    if (std::exchange(m_cutAsked, false)) // perhaps a computer sits there now
        nextDeal();
    else
        proceed();
}

void GameSession::seatPlayers()
{
    std::vector<std::unique_ptr<Player>> players;
    SeatSet persons;
    m_programs = false;
    for (int seat = 0; seat < m_seats.size(); ++seat) {
        const SeatPlan &plan = m_seats.at(seat);
        if (isHuman(seat))
            persons.add(seat);
        if (occupantOf(plan.player) == Occupant::program && !plan.typed)
            emit trouble(
                tr("A computer plays for %1: a program is started only once its command is "
                   "typed here, in Quick Setup or in the preferences.")
                    .arg(shortened(plan.name)));
        m_programs = m_programs || plan.typed;
        const quint64 seed = seedFor(m_seed, kPlayerSeeds + static_cast<quint64>(seat));
        players.push_back(isHuman(seat) ? nullptr : playerOf(plan, seed));
    }
    m_referee.setPersons(persons);
    m_thinker->setPlayers(std::move(players), playerOf({{}, QString::fromUtf8(kAdviser)}, m_seed));
}

/// Whoever is thinking is thinking about something that is past.
void GameSession::stopThinking()
{
    ++m_ticket;
    m_thinker->cancel();
    m_pace->stop();
    m_tempo->stop();
    m_ready.reset();
    m_advising = false;
    if (m_thinking) {
        m_thinking = false;
        emit thinking(-1);
    }
}

Refusal GameSession::act(const Event &event)
{
    if (!m_match || !m_match->deal())
        return Sentence(QT_TRANSLATE_NOOP("engine", "No deal is in progress."));
    if (event.kind != EventKind::clock && !isHuman(event.seat))
        return Sentence(QT_TRANSLATE_NOOP("engine", "Nobody sits there who could do that."));
    if (auto refused = m_match->apply(event))
        return refused;
    afterEvent(event);
    return std::nullopt;
}

void GameSession::requestHint()
{
    const int seat = seatAtTurn();
    if (!isHuman(seat) || m_advising || !m_use.tutored)
        return;
    m_advising = true;
    countHelp(record_member::hints);
    const int deal = static_cast<int>(m_match->record().deals.size()) - 1;
    m_thinker->advise(seat, snapshot(), {m_match->table(), m_match->standingBefore(deal)},
                      m_ticket);
}

void GameSession::onAdvised(quint64 ticket, const Decision &decision)
{
    if (ticket != m_ticket)
        return;
    m_advising = false;
    emit hintReady(decision);
}

/// A choice that a person made, rather than one that the rules made for him.
bool GameSession::isDecision(const Event &event) const
{
    return isHuman(event.seat);
}

bool GameSession::canUndo() const
{
    if (!m_match)
        return false;
    if (humanSeat() < 0)
        return m_match->canUndo();
    for (const DealRecord &deal : m_match->record().deals) {
        for (const Event &event : deal.events) {
            if (isDecision(event))
                return true;
        }
    }
    return false;
}

int GameSession::undoneSeat() const
{
    if (!m_match)
        return -1;
    const auto &deals = m_match->record().deals;
    for (auto deal = deals.rbegin(); deal != deals.rend(); ++deal) {
        const auto last = std::find_if(deal->events.rbegin(), deal->events.rend(),
                                       [this](const Event &event) { return isDecision(event); });
        if (last != deal->events.rend())
            return last->seat;
    }
    return -1;
}

/// Takes one event back and tells which; nothing where a whole deal went.
std::optional<Event> GameSession::stepBack()
{
    const auto &deals = m_match->record().deals;
    std::optional<Event> last;
    if (!deals.back().events.empty())
        last = deals.back().events.back();
    m_match->undo();
    return last;
}

void GameSession::undo()
{
    if (!canUndo())
        return;
    stopThinking();
    countHelp(record_member::undos);
    m_cutAsked = false;
    const bool alone = humanSeat() < 0;
    while (m_match->canUndo()) {
        const auto undone = stepBack();
        if (alone || (undone && isDecision(*undone)))
            break;
    }
    m_dealEnded = m_match->dealOver();
    save();
    emit rebuilt();
    proceed();
}

bool GameSession::canRedo() const
{
    return m_match && m_match->canRedo();
}

void GameSession::redo()
{
    if (!canRedo())
        return;
    stopThinking();
    m_cutAsked = false;
    do
        m_match->redo();
    while (m_match->canRedo() && !isHuman(seatAtTurn()));
    m_dealEnded = m_match->dealOver();
    save();
    emit rebuilt();
    proceed();
}

void GameSession::playOnFrom(int deal, int events)
{
    stopThinking();
    m_cutAsked = false;
    m_match->playOnFrom(deal, events);
    m_dealEnded = m_match->dealOver();
    save();
    emit rebuilt();
    proceed();
}

Refusal GameSession::rule(const Ruling &ruling)
{
    const bool wasOver = m_match->over();
    if (auto refused = m_match->addRuling(ruling))
        return refused;
    if (m_match->over())
        m_cutAsked = false;
    save();
    emit rebuilt();
    if (m_match->over() && !wasOver)
        emit matchEnded();
    emit promptChanged();
    return std::nullopt;
}

void GameSession::voidDeal(const QString &reason)
{
    stopThinking();
    m_match->voidDeal(reason.toStdString());
    m_dealEnded = true;
    save();
    emit rebuilt();
    emit dealEnded();
    proceed();
}

void GameSession::setPace(int msBetweenActs)
{
    m_msBetweenActs = msBetweenActs;
}

void GameSession::setPaused(bool paused)
{
    if (m_paused == paused)
        return;
    m_paused = paused;
    if (paused) {
        m_pace->stop();
        m_tempo->stop();
    } else if (m_match) {
        proceed();
    }
}

int GameSession::tempoLeft() const
{
    return m_tempo->isActive() ? m_tempo->remainingTime() : -1;
}

void GameSession::setClockStopped(bool stopped)
{
    if (stopped != m_clock.isValid())
        return;
    m_millisecondsBefore = millisecondsPlayed();
    if (stopped)
        m_clock.invalidate();
    else
        m_clock.start();
}

qint64 GameSession::millisecondsPlayed() const
{
    const qint64 now = m_millisecondsBefore + (m_clock.isValid() ? m_clock.elapsed() : 0);
    // A match that stood open for a week is capped here: what is written must be read again.
    return std::clamp<qint64>(now, 0, qint64{60'000} * kMostMinutes);
}

} // namespace sandbag
