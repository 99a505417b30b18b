// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_door.h"

#include "company_window.h"
#include "door/company_papers.h"
#include "door/invitation.h"
#include "door_lamp.h"
#include "host_end.h"
#include "key_sign.h"
#include "knock_bar.h"
#include "lobby_page.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "wire.h"

#include <QDateTime>

#include <utility>

namespace sandbag {

HostDoor::HostDoor(CompanyWindow *window, CompanyPapers *papers, const OpenPlan &plan)
    : QObject(window),
      m_window(window),
      m_papers(papers),
      m_plan(plan),
      m_table(plan.id.isEmpty() ? drawnTableId() : plan.id),
      m_secret(plan.secret.isEmpty() ? drawnSecret() : plan.secret),
      m_door(
          [this](std::unique_ptr<Wire> wire) { m_window->host()->host().receive(std::move(wire)); })
{
    TableHost &host = m_window->host()->host();
    host.setTable(m_table);
    host.setTitle(m_plan.table);
    host.setSecret(m_secret);
    KnockBar &knocks = m_window->lobby().knocks();
    connect(&host, &TableHost::knocked, this, &HostDoor::onKnocked);
    connect(&host, &TableHost::knockOver, this, &HostDoor::onKnockOver);
    connect(&host, &TableHost::lobbyChanged, this, &HostDoor::refresh);
    connect(&host, &TableHost::presenceChanged, this, &HostDoor::refresh);
    connect(m_window->host(), &CompanyEnd::begun, this, &HostDoor::refresh);
    connect(m_window->host(), &CompanyEnd::ended, this, [this] {
        m_over = true;
        close();
    });
    connect(&knocks, &KnockBar::letIn, this, &HostDoor::letIn);
    connect(&knocks, &KnockBar::turnedAway, &host, &TableHost::turnAway);
    connect(&knocks, &KnockBar::doorClosed, this, [this](int guest) {
        m_window->host()->host().turnAway(guest);
        close();
    });
    connect(&m_window->lobby(), &LobbyPage::otherInvitationWanted, this,
            &HostDoor::withdrawInvitations);
    connect(&m_door, &TableDoor::shutItself, this, [this](const Sentence &why) {
        m_shut = toText(why);
        m_window->warn(m_shut);
        close();
    });
}

void HostDoor::open()
{
    const DoorReach reach = m_plan.everyone ? DoorReach::everybody : DoorReach::network;
    if (const Refusal why = m_door.open({m_papers->key(), addressesFor(reach), m_plan.port}))
        m_window->warn(toText(*why));
    else
        m_plan.port = m_door.port(); // which invitations name, also once it is opened again
    refresh();
}

void HostDoor::openAgain()
{
    if (isOpen() || m_over)
        return;
    if (m_window->trouble().text() == m_shut)
        m_window->trouble().hide(); // no longer true
    open();
}

void HostDoor::close()
{
    m_door.close();
    m_nearby.withdraw();
    refresh();
}

QString HostDoor::invitation() const
{
    if (!m_door.isOpen())
        return {};
    Invitation invitation;
    invitation.address = m_plan.address;
    if (invitation.address.isEmpty() && !m_door.addresses().isEmpty())
        invitation.address = m_door.addresses().constFirst();
    invitation.port = m_door.port();
    invitation.table = m_table;
    invitation.key = keyName(m_papers->key().print);
    invitation.secret = m_secret;
    return textOf(invitation);
}

/// Whoever knocks with one of those sent before is a stranger now.
void HostDoor::withdrawInvitations()
{
    m_secret = drawnSecret();
    m_window->host()->host().setSecret(m_secret);
    m_plan.secret = m_secret;
    m_window->host()->setDoor(doorMember(m_plan));
    refresh();
    m_window->say(tr("Invitations sent so far no longer work. Copy the new one."));
}

/// Who has the invitation, where that is enough, or is ticked among the known people, comes in.
void HostDoor::onKnocked(int guest)
{
    const TableHost &host = m_window->host()->host();
    const Knock *knock = host.knock(guest);
    if (!knock)
        return;
    const KnownPerson *person = m_papers->known().find(knock->key);
    if ((m_plan.freely && host.isInvited(*knock)) || (person && person->admitted))
        return letIn(guest, person && person->admitted);
    m_window->lobby().knocks().add(shownOf(guest, knock->name));
}

AtDoor HostDoor::shownOf(int guest, const QString &name) const
{
    const Knock &knock = *m_window->host()->host().knock(guest);
    AtDoor shown{guest, name};
    shown.hasKey = !knock.key.isEmpty();
    const bool invited = m_window->host()->host().isInvited(knock);
    const Acquaintance met = m_papers->known().acquaintance(knock.key, name);
    // Their program compares none where it knows this one's key.
    if (knock.cards && !invited && met != Acquaintance::known)
        shown.cards.assign(knock.cards->begin(), knock.cards->end());
    QStringList how;
    if (invited)
        how << tr("They used your invitation.");
    switch (met) {
    case Acquaintance::known:
        how << tr("This player has joined you before.");
        break;
    case Acquaintance::changed:
        how << tr("Someone with this name was here before, but on another computer. Make sure who "
                  "it is before you let them in.");
        break;
    case Acquaintance::stranger:
        break;
    }
    shown.how = how.join(u' ');
    return shown;
}

void HostDoor::letIn(int guest, bool always)
{
    TableHost &host = m_window->host()->host();
    if (const Knock *knock = host.knock(guest); knock && !knock->key.isEmpty())
        m_admitted[guest] = {knock->key, knock->name, always};
    host.letIn(guest);
}

void HostDoor::onKnockOver(int guest)
{
    m_window->lobby().knocks().remove(guest);
    const Admitted come = m_admitted.take(guest);
    if (come.key.isEmpty() || !m_window->host()->host().isInside(guest))
        return;
    m_papers->change([&come](KnownPeople &people) {
        people.meet(come.key, come.name, QDateTime::currentDateTimeUtc());
        if (come.always)
            people.setAdmitted(come.key, true);
    });
}

/// Everyone at the table who sits elsewhere, a line each.
QStringList HostDoor::lines() const
{
    QStringList lines;
    const HostEnd &end = *m_window->host();
    const auto &chairs = end.chairs();
    for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
        if (chairs[seat].person <= kPersonAtHost)
            continue;
        const bool away =
            end.hasBegun() ? !end.host().isPresent(static_cast<int>(seat)) : chairs[seat].away;
        lines << (away ? filled(tr("%1 (away)"), {chairs[seat].name})
                       : filled(tr("%1 (connected)"), {chairs[seat].name}));
    }
    return lines;
}

void HostDoor::refresh()
{
    const QStringList guests = lines();
    const bool open = m_door.isOpen();
    const QString words = open ? tr("Open to new players on port %1").arg(m_door.port())
                          : guests.isEmpty() ? tr("Closed to new players")
                                             : tr("Closed to new players; friends stay connected");
    m_window->lamp().setState(open || !guests.isEmpty(), words, guests,
                              open     ? tr("&Close to New Players")
                              : m_over ? QString()
                                       : tr("&Open to New Players"),
                              [this, open] { open ? close() : openAgain(); });
    m_window->lobby().setInvitation(invitation());
    announce();
}

void HostDoor::announce()
{
    if (!m_door.isOpen() || !m_plan.network)
        return;
    const HostEnd &end = *m_window->host();
    AnnouncedTable table;
    table.table = m_table;
    table.name = m_plan.table;
    table.host = m_plan.name;
    table.port = m_door.port();
    table.playing = end.hasBegun();
    table.freeSeats = end.emptyChairs();
    m_nearby.announce(table);
}

} // namespace sandbag
