// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "match/dealer_draw.h"
#include "match/dealing.h"
#include "match/match.h"
#include "match_plan.h"
#include "named/named_player.h"
#include "referee/referee.h"
#include "seat_plan.h"
#include "thinker.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

class QTimer;

namespace sandbag {

class Autosave;

/// One live match, one per window: deals the cards, asks the computer players on worker threads,
/// lets the human act, and saves after every event. Lives on the GUI thread and never blocks it;
/// nothing ticks while it waits for a person.
class GameSession : public QObject
{
    Q_OBJECT

public:
    explicit GameSession(QObject *parent = nullptr);
    ~GameSession() override;

    /// `seed` 0 takes one by chance; `name` is what people call these rules. Ends in rebuilt(),
    /// then the draw for the dealer (see draw()) and the first deal. The rules must pass the
    /// checker.
    void newMatch(const RuleSet &rules, const QString &base, const QList<SeatPlan> &seats,
                  quint64 seed = 0, const QString &name = {});
    void newMatch(const MatchPlan &plan);
    /// Where and why the file cannot be read, in which case the match at hand stays.
    [[nodiscard]] std::optional<FileError> openFile(const QString &path);
    /// The same for a file that was read already.
    void open(LoadedMatch loaded, const MatchUse &use = {});
    /// What the match at hand is for.
    [[nodiscard]] const MatchUse &use() const { return m_use; }
    [[nodiscard]] std::optional<FileError> saveFile(const QString &path) const;
    /// Saves after every event from now on, in that folder; "" is the user's folder for application
    /// data. Every window gets a file of its own.
    void startAutosave(const QString &folder = {});
    /// Goes on with the autosaved match; false when there is none. What was wrong with a damaged
    /// one is said by trouble(); it is kept, and the save before it is taken. Starts the autosave
    /// where startAutosave() has not.
    bool resume();
    /// The match as its files hold it.
    [[nodiscard]] RecordFile recordFile() const;
    /// A member of the match's files that means nothing to the session; kept until another match
    /// takes its place.
    void note(const QString &key, const QJsonValue &value);
    [[nodiscard]] QJsonValue noted(const QString &key) const { return m_other.value(key); }
    /// Waits until the match is on disk, before the program ends; false when it could not be saved.
    bool flushAutosave();

    [[nodiscard]] bool hasMatch() const { return m_match.has_value(); }
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] SeatView view(int seat) const;
    /// First seat of a person; −1 where only computers play.
    [[nodiscard]] int humanSeat() const;
    [[nodiscard]] bool isHuman(int seat) const;
    [[nodiscard]] const QList<SeatPlan> &seats() const { return m_seats; }
    /// Changes names and players of the seats from now on.
    void setSeats(const QList<SeatPlan> &seats);
    [[nodiscard]] quint64 seed() const { return m_seed; }

    /// How the first dealer was drawn; the table shows it before the first deal.
    [[nodiscard]] const DealerDraw &draw() const { return m_draw; }
    /// Before a deal: Phase::cut where a person at the dealer's right may cut, French or plain
    /// (`frenchCards()` then are the cards turned); Phase::done otherwise.
    [[nodiscard]] Phase dealPhase() const;
    [[nodiscard]] int cutter() const;
    [[nodiscard]] CardList frenchCards() const;
    void cut(const Cut &cut);

    /// Whose decision is awaited, a person's or not; −1 between deals.
    [[nodiscard]] int seatAtTurn() const;
    /// Carries a person's event out; otherwise says why not.
    Refusal act(const Event &event);
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Back to the person's last decision; redo forward to the next one.
    void undo();
    /// Whose choice that takes back; −1 where no person has chosen anything.
    [[nodiscard]] int undoneSeat() const;
    void redo();
    /// Answered by hintReady(), once however often it is asked.
    void requestHint();
    /// The tutor looked at a person's choice: the match's files count it.
    void countTutored();
    /// Least time between two acts of the computers, in ms; 0: as fast as they think.
    void setPace(int msBetweenActs);
    void setPaused(bool paused);
    [[nodiscard]] bool isPaused() const { return m_paused; }
    /// Rule `win_minutes`: no time passes while a person has stopped the match.
    void setClockStopped(bool stopped);
    /// What is left of a person's time for this card, in ms; −1 without such a rule.
    [[nodiscard]] int tempoLeft() const;
    /// Goes on from that point of the match with the players at the table.
    void playOnFrom(int deal, int events);
    /// A ruling at the table (cross-boarding and the like) on the last deal.
    Refusal rule(const Ruling &ruling);
    /// Throws the deal in without a score.
    void voidDeal(const QString &reason);

public slots:
    /// Deals the next deal once one is over.
    void nextDeal();

signals:
    void rebuilt();                             ///< new, opened, undone, redone: redraw all
    void drawn(const sandbag::DealerDraw &d);   ///< the first dealer was drawn
    void cutAsked(int seat);                    ///< a person may cut: answer with cut()
    void dealStarted();                         ///< cards dealt
    void happened(const sandbag::Event &event); ///< one event was carried out
    /// Whose turn it is or what is asked may have changed: after everything else that one act or
    /// request brings about, and once for it.
    void promptChanged();
    void dealEnded(); ///< while it is played, not when such a match is opened or resumed
    void matchEnded();
    void thinking(int seat); ///< −1: nobody thinks any more
    void timeUp();           ///< a person's: the card that follows was not the person's choice
    void hintReady(const sandbag::Decision &decision);
    void trouble(const QString &message); ///< could not save, can again, a damaged file, …

private:
    void onAnswered(int seat, quint64 ticket, const Decision &decision);
    void onAdvised(quint64 ticket, const Decision &decision);

    // game_flow.cpp: what happens by itself
    void proceed();
    void goOnWithRecord();
    void askSeatAtTurn();
    void askComputer(int seat);
    void carryOut(const Event &event);
    void carryOutLater(const Event &event);
    [[nodiscard]] int paceNow() const;
    void actNow();
    void tempoOver();
    void afterEvent(const Event &event);
    void finishDeal();
    void closeDeal();
    void addClock();
    [[nodiscard]] int dealerOfNext() const;
    void beginNextDeal(const std::optional<Cut> &cut);
    [[nodiscard]] std::optional<Event> stepBack();

    // game_session.cpp
    [[nodiscard]] DealSource takeSource();
    void takeOver(Match match, const QJsonObject &other, const QList<SeatPlan> &seats);
    void seatPlayers();
    void stopThinking();
    void save();
    void saveLastEvent();
    [[nodiscard]] QJsonObject otherMembers() const;
    void countHelp(const QString &key);
    [[nodiscard]] Thinker::Snapshot snapshot() const;
    [[nodiscard]] qint64 millisecondsPlayed() const;
    [[nodiscard]] bool isDecision(const Event &event) const;

    std::optional<Match> m_match;
    MatchUse m_use;
    QList<SeatPlan> m_seats;
    QJsonObject m_other; ///< members of an opened file that are not ours
    quint64 m_seed = 0;
    DealSource m_source = DealSource::bySeed(0); ///< of its cards
    DealerDraw m_draw;
    bool m_cutAsked = false; ///< a person may cut before the next deal

    Referee m_referee;
    Thinker *m_thinker;
    Autosave *m_autosave = nullptr; ///< null: nothing is kept
    QTimer *m_pace;                 ///< until the computers' next act
    QTimer *m_tempo;                ///< until a person's time is up (rule `tempo_seconds`)
    QElapsedTimer m_lastAct;
    QElapsedTimer m_clock; ///< since the match was begun or taken up again; invalid while stopped
    qint64 m_millisecondsBefore = 0;
    int m_msBetweenActs = 600;
    std::optional<Event> m_ready; ///< what a computer has decided and not yet done
    quint64 m_ticket = 0;         ///< answers under another one are late
    bool m_paused = false;
    bool m_thinking = false;
    bool m_programs = false; ///< other programs sit at the table
    bool m_advising = false; ///< a hint was asked for and has not come
    bool m_dealEnded = true; ///< the end of the last deal was said
};

} // namespace sandbag
