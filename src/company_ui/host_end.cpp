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

namespace {

/// The seat of the host's person. While a computer plays for them, because the others would not
/// wait any more, nothing that is open at their table stops the match; whatever they do takes the
/// seat back first.
class HostSeat final : public LocalSeat
{
public:
    HostSeat(GameSession *session, HostEnd *end) : LocalSeat(session, end), m_end(end) {}

    Refusal act(const Event &event) override
    {
        m_end->comeBack();
        return LocalSeat::act(event);
    }
    void cut(const Cut &cut) override
    {
        m_end->comeBack();
        LocalSeat::cut(cut);
    }
    void nextDeal() override
    {
        m_end->comeBack();
        LocalSeat::nextDeal();
    }
    void setPaused(bool paused) override
    {
        LocalSeat::setPaused(paused && !m_end->state().isPassedOver(m_end->ownSeat()));
    }

private:
    HostEnd *m_end;
};

} // namespace

HostEnd::HostEnd(const QString &name, const AgreedRules &rules, QObject *parent)
    : CompanyEnd(parent),
      m_name(name),
      m_session(new GameSession(this)),
      m_seat(new HostSeat(m_session, this)),
      m_host(new TableHost(m_session, this))
{
    m_host->propose(rules);
    connect(m_host, &TableHost::lobbyChanged, this, &CompanyEnd::lobbyChanged);
    connect(m_host, &TableHost::swapAsked, this, &CompanyEnd::swapAsked);
    connect(m_host, &TableHost::swapRefused, this, &CompanyEnd::refused);
    const TableConduct *asked = &m_host->conduct();
    connect(asked, &TableConduct::changed, this, &CompanyEnd::stateChanged);
    connect(asked, &TableConduct::remarked, this, &CompanyEnd::remarked);
    connect(asked, &TableConduct::nudged, this, [this](int seat, int from) {
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
    pass(conduct().pause(ownSeat(), why));
}

void HostEnd::ready()
{
    pass(conduct().ready(ownSeat()));
}

void HostEnd::askTakeBack()
{
    pass(conduct().askTakeBack(ownSeat()));
}

void HostEnd::consent(bool agrees)
{
    pass(conduct().consent(ownSeat(), agrees));
}

void HostEnd::choose(int away, AwayChoice choice)
{
    pass(conduct().choose(ownSeat(), away, choice));
}

void HostEnd::remark(int number)
{
    pass(conduct().remark(ownSeat(), number));
}

void HostEnd::nudge()
{
    pass(conduct().nudge(ownSeat()));
}

void HostEnd::comeBack()
{
    m_host->conduct().comeBack(ownSeat());
}

TableConduct &HostEnd::conduct()
{
    comeBack();
    return m_host->conduct();
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
