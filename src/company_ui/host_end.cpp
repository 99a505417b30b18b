// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_end.h"

#include "door/table_folder.h"
#include "game_session.h"
#include "local_seat.h"
#include "usual_seats.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>
#include <utility>

namespace sandbag {

HostEnd::HostEnd(const QString &name, const AgreedRules &rules, QObject *parent)
    : CompanyEnd(parent),
      m_name(name),
      m_session(new GameSession(this)),
      m_seat(new LocalSeat(m_session, this)),
      m_host(new TableHost(m_session, this))
{
    m_host->propose(rules);
    connect(m_host, &TableHost::lobbyChanged, this, &CompanyEnd::lobbyChanged);
    connect(m_host, &TableHost::swapAsked, this, &CompanyEnd::swapAsked);
    connect(m_host, &TableHost::swapRefused, this, &CompanyEnd::refused);
    TableConduct *conduct = &m_host->conduct();
    connect(conduct, &TableConduct::changed, this, &CompanyEnd::stateChanged);
    connect(conduct, &TableConduct::remarked, this, &CompanyEnd::remarked);
    connect(conduct, &TableConduct::nudged, this, [this](int seat, int from) {
        if (seat == ownSeat())
            emit nudged(from);
    });
}

HostEnd::~HostEnd() = default;

SeatAtMatch *HostEnd::seat()
{
    return m_seat;
}

const std::vector<Chair> &HostEnd::chairs() const
{
    return m_host->lobby().chairs();
}

const AgreedRules &HostEnd::rules() const
{
    return m_host->lobby().rules();
}

void HostEnd::pass(const Refusal &refusal)
{
    if (refusal)
        emit refused(*refusal);
}

void HostEnd::sit(int chair)
{
    pass(m_host->sitHere(m_name, chair));
}

void HostEnd::rise()
{
    m_host->riseHere();
}

void HostEnd::propose(const AgreedRules &rules)
{
    m_host->propose(rules);
}

void HostEnd::agree()
{
    pass(m_host->agreeHere());
}

void HostEnd::askSwap(int chair)
{
    pass(m_host->askSwapHere(chair));
}

void HostEnd::answerSwap(int person, bool agrees)
{
    m_host->answerSwapHere(person, agrees);
}

void HostEnd::playAgain()
{
    pass(m_host->playAgain(ownSeat()));
}

void HostEnd::leave()
{
    m_host->close();
    emit ended({});
}

const TableState &HostEnd::state() const
{
    return m_host->conduct().state();
}

qint64 HostEnd::now() const
{
    return m_host->conduct().now();
}

void HostEnd::pause(PauseReason why)
{
    pass(m_host->conduct().pause(ownSeat(), why));
}

void HostEnd::ready()
{
    pass(m_host->conduct().ready(ownSeat()));
}

void HostEnd::askTakeBack()
{
    pass(m_host->conduct().askTakeBack(ownSeat()));
}

void HostEnd::consent(bool agrees)
{
    pass(m_host->conduct().consent(ownSeat(), agrees));
}

void HostEnd::choose(int away, AwayChoice choice)
{
    pass(m_host->conduct().choose(ownSeat(), away, choice));
}

void HostEnd::remark(int number)
{
    pass(m_host->conduct().remark(ownSeat(), number));
}

void HostEnd::nudge()
{
    pass(m_host->conduct().nudge(ownSeat()));
}

/// Of the names that computers have elsewhere, one that nobody at this table has.
QString HostEnd::freeComputerName() const
{
    std::set<QString> taken{m_name};
    for (const Chair &chair : chairs())
        taken.insert(chair.name);
    const QList<SeatPlan> usual = usualSeats().mid(1);
    for (const SeatPlan &plan : usual) {
        if (!taken.contains(plan.name))
            return plan.name;
    }
    return freeName(usual.first().name, taken);
}

void HostEnd::setComputer(int chair, const QString &name, const QString &player)
{
    const bool comes = !player.isEmpty() && name.isEmpty();
    pass(m_host->setComputer(chair, comes ? freeComputerName() : name, player));
}

void HostEnd::fillWithComputers()
{
    const QString usual = usualSeats().at(1).player;
    bool kept = ownChair() >= 0;
    for (int chair = 0; chair < static_cast<int>(chairs().size()); ++chair) {
        if (chairs()[static_cast<std::size_t>(chair)].isEmpty() && std::exchange(kept, true))
            setComputer(chair, {}, usual);
    }
}

void HostEnd::begin()
{
    if (ownChair() < 0)
        return pass(Sentence(QT_TRANSLATE_NOOP("company", "Take a seat first.")));
    if (m_folder && isReady())
        m_folder->begin();
    const Refusal refusal = m_host->begin();
    pass(refusal);
    if (!refusal)
        emit begun();
}

void HostEnd::keepIn(const QString &folder, const QJsonObject &door)
{
    m_folder = std::make_unique<TableFolder>(folder, m_host, m_session, door);
    connect(m_folder.get(), &TableFolder::trouble, m_session, &GameSession::trouble);
}

void HostEnd::setDoor(const QJsonObject &door)
{
    if (m_folder)
        m_folder->setDoor(door);
}

bool HostEnd::takeUp(const QByteArray &json)
{
    if (!m_folder || !m_folder->takeUp(json))
        return false;
    emit begun();
    return true;
}

} // namespace sandbag
