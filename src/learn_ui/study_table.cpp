// SPDX-License-Identifier: GPL-3.0-or-later
#include "study_table.h"

#include "act_pace.h"
#include "conduct/table_pace.h"
#include "formats/loaded_match.h"
#include "game_session.h"
#include "key_map.h"
#include "local_seat.h"
#include "match_plan.h"
#include "setup/seating.h"
#include "table_actions.h"
#include "tabletop.h"
#include "tutor_controller.h"
#include "usual_seats.h"

#include <QShortcut>
#include <QVBoxLayout>

#include <vector>

namespace sandbag {

namespace {

constexpr MatchUse kAsked{false, false, false};   ///< nobody helps but the lesson
constexpr MatchUse kPractice{false, false, true}; ///< the tutor may
constexpr int kTutorAsks = 3;                     ///< hundredths of the chance to win: a mistake

/// A person where the question is asked, computers elsewhere; at a table of four they have the
/// names of the seats, by which lessons speak of them.
QList<SeatPlan> seatsFor(int players, int asked)
{
    QList<SeatPlan> seats = usualSeats().first(players);
    const SeatPlan person = seats.first();
    const QStringList names{StudyTable::tr("West"), StudyTable::tr("North"),
                            StudyTable::tr("East")};
    for (int i = 0; i < players; ++i) {
        const int from = (i - asked + players) % players; // the person's own seat is the first one
        seats[i] = from == 0 ? person : usualSeats().at(from);
        if (players == 4 && from > 0)
            seats[i].name = names.at(from - 1);
    }
    return seats;
}

} // namespace

StudyTable::StudyTable(QWidget *parent)
    : QWidget(parent),
      m_session(new GameSession(this)),
      m_seat(new LocalSeat(m_session, this)),
      m_table(new Tabletop(m_seat, this))
{
    m_table->addWatcher([this](const Event &choice) { return watch(choice); });
    m_tutor = new TutorController(m_seat, m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_table);
    setFocusProxy(m_table);
    m_table->setAccessibleName(tr("Table"));
    const auto on = [this](const char *keyId, auto act) {
        auto *shortcut = new QShortcut(this);
        giveKey(shortcut, keyId);
        connect(shortcut, &QShortcut::activated, m_table, act);
    };
    // As at any table; hints are for matches alone.
    on("play.hint", [this] {
        if (m_table->actions().canHint() && m_seat->use().tutored)
            m_table->actions().hint();
    });
    on("play.last_trick", [this] {
        if (m_table->actions().canReview())
            m_table->actions().review();
    });
    connect(m_table, &Tabletop::news, this, [this](const TableNews &news) {
        if (!news.text.isEmpty())
            emit said(news.text);
        if (news.kind == TableNews::Kind::matchOver)
            emit matchEnded();
    });
}

void StudyTable::setLook(const TableLook &look, int paceMs)
{
    m_table->setLook(look);
    m_session->pace().setLeast(paceMs);
}

void StudyTable::ask(const Position &position)
{
    m_answered = false;
    m_position.reset(); // what happens while the table is laid is nobody's answer
    m_tutor->setLevel(0);
    LoadedMatch loaded{*position.match, {}};
    std::vector<PlayerRecord> players;
    for (const SeatPlan &seat : seatsFor(position.match->context()->seating.players, position.seat))
        players.push_back({seat.name.toStdString(), seat.player.toStdString()});
    loaded.match.setPlayers(players);
    m_table->pace().setAway(false);
    m_session->open(loaded, kAsked);
    m_position = position;
}

void StudyTable::play(const MatchRecord &rules)
{
    m_answered = false;
    m_position.reset();
    m_tutor->setLevel(kTutorAsks);
    m_table->pace().setAway(false);
    MatchPlan plan;
    plan.rules = rules.rules;
    plan.base = QString::fromStdString(rules.base);
    plan.seats = seatsFor(Seating(rules.rules).players, 0); // by the names that the lesson has used
    plan.use = kPractice;
    m_session->newMatch(plan);
}

/// True: the choice is kept, and is not carried out.
bool StudyTable::watch(const Event &choice)
{
    if (!m_position)
        return false;
    if (m_answered)
        return true; // the question is settled: who asks the next one goes on
    if (!m_seat->isHere(choice.seat))
        return false;
    m_answered = accepts(*m_position, choice);
    // After a bid the others wait: what they would do is no part of the question.
    if (m_answered && choice.kind != EventKind::play)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_answered)
                    m_table->pace().setAway(true);
            },
            Qt::QueuedConnection);
    emit chosen(choice, m_answered);
    return !m_answered;
}

} // namespace sandbag
