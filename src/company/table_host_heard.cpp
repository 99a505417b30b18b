// SPDX-License-Identifier: GPL-3.0-or-later
// What guests say to the host of a table, each message in a function of its own.
#include "table_host.h"

#include "formats/event_json.h"
#include "game_session.h"
#include "match/match.h"
#include "meeting.h"
#include "protocol/player_protocol.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kMostAnswers = 1'000'000'000;

/// What a seat's answer means: a choice of those offered, by its word, or a whole event.
std::optional<Event> eventIn(const JsonPlace &message, const SeatView &view)
{
    if (message.has(QStringLiteral("act")))
        return answeredEvent(message.object(), view);
    return readEvent(message, view.context().seating.players);
}

Cut cutIn(const JsonPlace &message, const RuleContext &context)
{
    Cut cut;
    const int cards = static_cast<int>(context.pack.cards.size());
    cut.depth = message.at(QStringLiteral("depth")).integer(0, cards);
    if (!message.has(QStringLiteral("stacks")))
        return cut;
    for (const JsonPlace &seat :
         message.at(QStringLiteral("stacks")).items(context.seating.players))
        cut.stackSeats.push_back(seat.integer(0, context.seating.players - 1));
    std::vector<int> seats = cut.stackSeats;
    std::sort(seats.begin(), seats.end());
    if (std::adjacent_find(seats.begin(), seats.end()) != seats.end())
        cut.stackSeats.clear();
    return cut;
}

} // namespace

const std::map<QString, TableHost::Handler> &TableHost::handlers()
{
    static const std::map<QString, Handler> all{
        {QStringLiteral("sit"), &TableHost::hearSit},
        {QStringLiteral("rise"), &TableHost::hearRise},
        {QStringLiteral("propose"), &TableHost::hearPropose},
        {QStringLiteral("agree"), &TableHost::hearAgree},
        {QStringLiteral("do"), &TableHost::hearAct},
        {QStringLiteral("cut"), &TableHost::hearCut},
        {QStringLiteral("ready"), &TableHost::hearReady},
        {QStringLiteral("leave"), &TableHost::hearLeave},
        {QStringLiteral("again"), &TableHost::hearAgain},
        {QStringLiteral("swap"), &TableHost::hearSwap},
        {QStringLiteral("swap_answer"), &TableHost::hearSwapAnswer},
        {QStringLiteral("computer"), &TableHost::hearComputer},
        {QStringLiteral("begin"), &TableHost::hearBegin},
        {QStringLiteral("remark"), &TableHost::hearRemark},
        {QStringLiteral("pause"), &TableHost::hearPause},
        {QStringLiteral("take_back"), &TableHost::hearTakeBack},
        {QStringLiteral("consent"), &TableHost::hearConsent},
        {QStringLiteral("choose"), &TableHost::hearChoose},
        {QStringLiteral("nudge"), &TableHost::hearNudge},
        {QStringLiteral("back"), &TableHost::hearBack},
    };
    return all;
}

/// A type that this program does not know is passed over: a newer guest may say more.
void TableHost::onSaid(Guest &guest, const QJsonObject &message)
{
    QString type = message.value(QStringLiteral("type")).toString();
    if (type.isEmpty() && message.contains(QStringLiteral("act")))
        type = QStringLiteral("do"); // as a program answers that knows of no company
    const auto handler = handlers().find(type);
    if (handler == handlers().end())
        return;
    // Whatever it is, the person asks for it themselves.
    if (m_begun && handler->second != &TableHost::hearLeave)
        m_conduct.comeBack(seatOf(guest));
    try {
        (this->*handler->second)(guest, JsonPlace(message));
    } catch (const JsonFault &fault) {
        guest.refuseSenseless(fault);
    }
}

void TableHost::hearSit(Guest &guest, const JsonPlace &message)
{
    if (m_begun)
        return;
    const int chair = message.at(QStringLiteral("n")).integer(0, kMaxSeats - 1);
    if (const auto refused = m_lobby.sit(guest.number(), guest.name(), chair))
        guest.refuse(*refused, numberIn(message));
    else
        tellLobby();
}

void TableHost::hearRise(Guest &guest, const JsonPlace &)
{
    if (m_begun)
        return;
    m_swaps.erase(guest.number());
    m_lobby.rise(guest.number());
    tellLobby();
}

void TableHost::hearPropose(Guest &guest, const JsonPlace &message)
{
    if (m_begun)
        return;
    if (m_lobby.chairOf(guest.number()) < 0) {
        guest.refuse(QT_TRANSLATE_NOOP("company", "Take a seat first."), numberIn(message));
        return;
    }
    m_lobby.propose(readRulesOf(message));
    tellLobby();
}

void TableHost::hearAgree(Guest &guest, const JsonPlace &message)
{
    if (m_begun)
        return;
    if (const auto refused =
            m_lobby.agree(guest.number(), message.at(QStringLiteral("hash")).text()))
        guest.refuse(*refused, numberIn(message));
    else
        tellLobby();
}

/// Whether the answer is to the open question. One without a number of its own, or that does
/// not say what it answers, is taken at its word.
bool TableHost::isInTime(Guest &guest, const JsonPlace &message, int number)
{
    const HeardSoFar now = m_farSeats.at(seatOf(guest)).teller.heard();
    const auto at = [&message](const char *key, int otherwise) {
        const QString name = QString::fromUtf8(key);
        return message.has(name) ? message.at(name).integer(0, kMostAnswers) : otherwise;
    };
    if (HeardSoFar{at("epoch", now.epoch), at("n", now.events)} == now)
        return true;
    guest.refuse(QT_TRANSLATE_NOOP("company", "Too late: the deal had already moved on."), number);
    return false;
}

void TableHost::hearAct(Guest &guest, const JsonPlace &message)
{
    const int seat = seatOf(guest);
    const int number = numberIn(message);
    if (seat < 0 || !guest.takeNumber(number) || !isInTime(guest, message, number))
        return;
    const DealState *deal = m_session->match().deal();
    if (!deal) {
        guest.refuse(QT_TRANSLATE_NOOP("company", "No deal is in progress."), number);
        return;
    }
    const auto event = eventIn(message, SeatView(*deal, seat));
    if (!event || event->seat != seat) {
        guest.refuse(QT_TRANSLATE_NOOP("company", "That is not one of the choices."), number);
        return;
    }
    if (const auto refused = m_session->act(*event))
        guest.refuse(*refused, number);
}

void TableHost::hearCut(Guest &guest, const JsonPlace &message)
{
    const int seat = seatOf(guest);
    const BeforeDeal before = m_session->beforeDeal();
    if (seat < 0 || !before.cutAsked)
        return;
    if (before.cutter != seat)
        guest.refuse(QT_TRANSLATE_NOOP("company", "It's someone else's turn to cut."),
                     numberIn(message));
    else
        m_session->cut(cutIn(message, *m_session->match().context()));
}

/// Where a person sits at the host's own screen, that person has the next deal dealt.
void TableHost::hearReady(Guest &guest, const JsonPlace &message)
{
    const int seat = seatOf(guest);
    if (m_conduct.state().pause) {
        answer(guest, m_conduct.ready(seat), message);
        return;
    }
    if (seat < 0 || !m_session->match().dealOver())
        return;
    m_conduct.wantDeal(seat);
    dealWhenReady();
}

void TableHost::dealWhenReady()
{
    if (m_session->hasMatch() && m_session->match().dealOver() && m_conduct.isDealWanted())
        m_session->nextDeal();
}

void TableHost::hearLeave(Guest &guest, const JsonPlace &)
{
    guest.dismiss(QT_TRANSLATE_NOOP("company", "You have left the table."));
}

} // namespace sandbag
