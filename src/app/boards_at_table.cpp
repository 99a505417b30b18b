// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards_at_table.h"

#include "boards/board_play.h"
#include "boards/board_sheet.h"
#include "boards_window.h"
#include "formats/occupant.h"
#include "formats/record_members.h"
#include "game_session.h"
#include "main_window.h"
#include "match/agreements.h"
#include "match/match.h"
#include "match_files.h"
#include "scene/table_scene.h"
#include "setup/seating.h"
#include "tabletop.h"
#include "text/match_text.h"

#include <QJsonObject>

#include <algorithm>

namespace sandbag {

namespace {

const QString kSet = QStringLiteral("set");
const QString kTable = QStringLiteral("table");
const QString kFirst = QStringLiteral("first");

} // namespace

BoardsAtTable::BoardsAtTable(MainWindow *table)
    : QObject(table), m_table(table), m_rivals(QThread::LowPriority)
{
    connect(&m_table->session(), &GameSession::dealEnded, this, &BoardsAtTable::onDealEnded);
    connect(&m_table->session(), &GameSession::rebuilt, this, &BoardsAtTable::showHeading);
    connect(&m_table->session(), &GameSession::dealStarted, this, &BoardsAtTable::showHeading);
    connect(&m_table->session(), &GameSession::allDealt, this, [this] {
        if (isBoard())
            goOn();
    });
}

bool BoardsAtTable::isBoard() const
{
    const GameSession &session = m_table->session();
    return session.hasMatch() && !session.files().noted(record_member::board).isUndefined();
}

void BoardsAtTable::read()
{
    if (std::exchange(m_read, true))
        return;
    auto kept = m_shelf.read();
    if (const auto *error = std::get_if<FileError>(&kept))
        m_table->warn(error->text);
    else
        m_set = std::get<std::optional<BoardSet>>(std::move(kept));
    if (m_set)
        askRivals();
}

/// The board of the last deal at the table, where it is one of the set that is played.
std::optional<BoardTurn> BoardsAtTable::turnAtTable() const
{
    const GameSession &session = m_table->session();
    if (!isBoard() || !m_set)
        return {};
    const QJsonObject noted = session.files().noted(record_member::board).toObject();
    const int first = std::clamp(noted.value(kFirst).toInt(-1), -1, kMostBoards);
    const BoardTurn turn{noted.value(kTable).toInt(-1),
                         first + static_cast<int>(session.match().record().deals.size()) - 1};
    const bool known = noted.value(kSet).toString() == boardsKey(*m_set) && turn.table >= 0 &&
                       turn.table < m_set->tables.size() && m_set->tables[turn.table].here &&
                       turn.board >= 0 && turn.board < m_set->count();
    return known ? std::optional(turn) : std::nullopt;
}

QString BoardsAtTable::title()
{
    if (!isBoard())
        return {};
    read();
    const auto turn = turnAtTable();
    return turn ? tr("Deal %1 of %2").arg(turn->board + 1).arg(m_set->count()) : QString();
}

void BoardsAtTable::show()
{
    read();
    const GameSession &session = m_table->session();
    if (!m_window) {
        const MatchRecord record =
            session.hasMatch() ? agreedNow(session.match().record()) : MatchRecord{};
        m_window = new BoardsWindow({QString::fromStdString(record.base), record.rules},
                                    rulesName(record), m_table);
        m_window->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_window, &BoardsWindow::begun, this, &BoardsAtTable::begin);
        connect(m_window, &BoardsWindow::merged, this, &BoardsAtTable::merge);
        connect(m_window, &BoardsWindow::contestChanged, this, [this](const PairsContest &contest) {
            m_set->contest = contest;
            keep();
        });
        connect(m_window, &BoardsWindow::playWanted, this, &BoardsAtTable::playNext);
    }
    refresh();
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

/// "Board 3 of 8 · difference so far: +24" where a match has its deal and target.
void BoardsAtTable::showHeading()
{
    QString heading = title();
    const auto turn = turnAtTable();
    if (const QString so = turn ? runningInWords(*m_set, turn->table) : QString(); !so.isEmpty())
        heading += QStringLiteral(" · ") + so;
    m_table->table().scene().setHeading(heading);
}

void BoardsAtTable::refresh()
{
    showHeading();
    if (m_window)
        m_window->showSet(m_set);
}

void BoardsAtTable::keep()
{
    if (!m_set)
        return;
    if (const auto fault = m_shelf.write(*m_set))
        m_table->warn(fault->text);
}

void BoardsAtTable::begin(BoardSet set)
{
    m_rivals.cancel();
    seatTables(set, m_table->settings().seats.value(0).name);
    m_set = std::move(set);
    keep();
    refresh();
    askRivals();
}

void BoardsAtTable::merge(const BoardSet &set)
{
    m_set = set;
    keep();
    refresh();
}

/// Boards that the computers have not played yet, one after the other while the person plays.
void BoardsAtTable::askRivals()
{
    const int rival = tableOfRival(*m_set);
    if (rival < 0 ||
        std::find(m_set->tables[rival].points.begin(), m_set->tables[rival].points.end(),
                  std::nullopt) == m_set->tables[rival].points.end())
        return;
    m_rivals.ask([this, rival, set = *m_set](const BackgroundQuestion::Asked &asked) {
        playBoards(set, rivalPlayers(set), asked.stop(), [&](int board, const BoardPoints &points) {
            asked.tell([this, rival, board, points] {
                enterBoard(*m_set, {rival, board}, points);
                keep();
                refresh();
            });
        });
        asked.conclude([] {});
    });
}

void BoardsAtTable::playNext()
{
    read();
    const auto turn = m_set ? nextTurn(*m_set) : std::nullopt;
    if (!turn) {
        show();
        return;
    }
    if (goesOnAtTable())
        return;
    m_table->play(planOf(*turn));
}

/// The board is at the table already, or its match goes on.
bool BoardsAtTable::goesOnAtTable()
{
    const auto here = turnAtTable();
    if (!here)
        return false;
    GameSession &session = m_table->session();
    if (!session.match().dealOver())
        return !m_set->tables[here->table].points[static_cast<std::size_t>(here->board)];
    if (!m_set->carried || session.match().over() || here->board + 1 == m_set->count())
        return false;
    session.nextDeal();
    return true;
}

MatchPlan BoardsAtTable::planOf(const BoardTurn &turn) const
{
    const BoardTable &own = m_set->tables[turn.table];
    MatchPlan plan;
    plan.rules = m_set->rules.rules;
    plan.base = m_set->rules.base;
    plan.use.filed = false; // one deal is no match
    plan.seats = m_table->settings().seatsFor(Seating(plan.rules).players);
    for (qsizetype seat = 0; seat < plan.seats.size(); ++seat)
        plan.seats[seat].player = QStringLiteral("level:%1").arg(m_set->rivals.level);
    // The person keeps the name, wherever they sit.
    plan.seats[0].player = personKind();
    std::swap(plan.seats[0], plan.seats[own.seat]);
    const int first = m_set->carried ? 0 : turn.board;
    const auto from = m_set->boards.begin() + first;
    plan.prepared = {from, m_set->carried ? m_set->boards.end() : from + 1};
    plan.dealsAtMost = static_cast<int>(plan.prepared.size());
    plan.noted.insert(
        record_member::board,
        QJsonObject{{kSet, boardsKey(*m_set)}, {kTable, turn.table}, {kFirst, first}});
    return plan;
}

void BoardsAtTable::onDealEnded()
{
    if (!isBoard())
        return;
    read();
    const auto turn = turnAtTable();
    const Match &match = m_table->session().match();
    if (!turn)
        return;
    const auto points = pointsOfBoard(match, static_cast<int>(match.results().size()) - 1);
    enterBoard(*m_set, *turn, points.value_or(BoardPoints{}));
    if (m_set->carried && match.over())
        endCarried(*m_set, *turn);
    keep();
    refresh();
}

void BoardsAtTable::goOn()
{
    read();
    if (m_set && nextTurn(*m_set))
        playNext();
    else
        show();
}

} // namespace sandbag
