// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest says to the host of a table.
#include "table_guest.h"

#include "remote_seat.h"

namespace sandbag {

void TableGuest::say(const char *type)
{
    send({{QStringLiteral("type"), QString::fromUtf8(type)}});
}

void TableGuest::sit(int chair)
{
    send({{QStringLiteral("type"), QStringLiteral("sit")}, {QStringLiteral("n"), chair}});
}

void TableGuest::rise()
{
    say("rise");
}

void TableGuest::propose(const AgreedRules &rules)
{
    QJsonObject message{{QStringLiteral("type"), QStringLiteral("propose")}};
    insertRules(message, rules);
    send(message);
}

void TableGuest::agree()
{
    send({{QStringLiteral("type"), QStringLiteral("agree")},
          {QStringLiteral("hash"), m_lobby.hash}});
}

void TableGuest::leave()
{
    say("leave");
}

void TableGuest::setComputer(int chair, const QString &name, int level)
{
    send({{QStringLiteral("type"), QStringLiteral("computer")},
          {QStringLiteral("n"), chair},
          {QStringLiteral("name"), name},
          {QStringLiteral("level"), level}});
}

void TableGuest::begin()
{
    say("begin");
}

void TableGuest::pause(PauseReason why)
{
    send({{QStringLiteral("type"), QStringLiteral("pause")}, {QStringLiteral("why"), wordOf(why)}});
}

void TableGuest::ready()
{
    say("ready");
}

void TableGuest::askTakeBack()
{
    say("take_back");
}

void TableGuest::consent(bool agrees)
{
    send({{QStringLiteral("type"), QStringLiteral("consent")}, {QStringLiteral("yes"), agrees}});
}

void TableGuest::choose(int away, AwayChoice choice)
{
    send({{QStringLiteral("type"), QStringLiteral("choose")},
          {QStringLiteral("seat"), away},
          {QStringLiteral("do"), wordOf(choice)}});
}

void TableGuest::remark(int number)
{
    send({{QStringLiteral("type"), QStringLiteral("remark")}, {QStringLiteral("n"), number}});
}

void TableGuest::nudge()
{
    say("nudge");
}

void TableGuest::comeBack()
{
    say("back");
}

void TableGuest::playAgain()
{
    say("again");
}

void TableGuest::askSwap(int chair)
{
    send({{QStringLiteral("type"), QStringLiteral("swap")}, {QStringLiteral("n"), chair}});
}

void TableGuest::answerSwap(int person, bool agrees)
{
    send({{QStringLiteral("type"), QStringLiteral("swap_answer")},
          {QStringLiteral("person"), person},
          {QStringLiteral("yes"), agrees}});
}

} // namespace sandbag
