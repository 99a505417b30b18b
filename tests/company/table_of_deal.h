// SPDX-License-Identifier: GPL-3.0-or-later
// A table in company in the middle of a deal that a test has laid out, to compare what it says with
// what another one says.
#pragma once

#include "company_table.h"

#include "formats/loaded_match.h"
#include "line_json.h"
#include "match/match.h"
#include "match_files.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <utility>
#include <vector>

namespace sandbag {

/// What each host draws for itself: tokens, and the names of what it tells.
inline QByteArray withoutChance(const QByteArray &lines)
{
    static const QRegularExpression drawn(
        QStringLiteral("\"[0-9a-f]{64}\"|\"told\":\"[0-9a-f]{12}\\."));
    return QString::fromUtf8(lines).replace(drawn, QStringLiteral("*")).toUtf8();
}

/// The first line in which they differ.
inline QByteArray apart(const QByteArray &one, const QByteArray &other)
{
    const auto lines = one.split('\n');
    const auto others = other.split('\n');
    for (qsizetype i = 0; i < qMax(lines.size(), others.size()); ++i) {
        if (lines.value(i) != others.value(i))
            return lines.value(i) + "\n" + others.value(i);
    }
    return {};
}

/// A deal and what is done in it.
struct DealPlan {
    DealStart start;
    std::vector<Event> events;
};

/// A table in the middle of a deal, to which everybody has come back.
class TableOfDeal : public CompanyTable
{
public:
    /// `earlier` are the deals before it, played to their ends; `begun` of the events of `plan` are
    /// done.
    TableOfDeal(const RuleSet &rules, const std::vector<DealPlan> &earlier, const DealPlan &plan,
                int begun)
        : CompanyTable(11), m_events(plan.events)
    {
        const int players = rules.table_players;
        MatchRecord record;
        record.rules = rules;
        for (int seat = 0; seat < players; ++seat)
            record.players.push_back({"P" + std::to_string(seat), "human"});
        Match match(record);
        for (const DealPlan &deal : earlier)
            play(match, deal, static_cast<int>(deal.events.size()));
        play(match, plan, begun);
        if (!isLegal)
            return;
        stepTime = 0; // which differs by how many bytes others are told
        session().open({std::move(match), MatchFiles::newMembers(5)});
        host().conduct().setAwayRule({kWait, QStringLiteral("simple")});
        host().takeUp(JsonPlace(kept(rules)));
        for (int seat = 0; seat < players; ++seat)
            join(QStringLiteral("P%1").arg(seat), token(seat));
        QObject::connect(
            &session(), &GameSession::happened, &session(), [this](const Event &event) {
                const auto &persons = host().conduct().state().persons;
                const auto person = persons.find(event.seat);
                if (person != persons.end() && person->second.presence == Presence::standIn)
                    ++standInActs;
            });
    }

    /// The next event of the plan, by whoever acts.
    void goOn()
    {
        const DealState *deal = session().match().deal();
        if (!deal || deal->log.size() >= m_events.size())
            return;
        const Event &event = m_events[deal->log.size()];
        (void)guest(event.seat).seat->act(event);
        rest();
    }
    void say(int seat, const QJsonObject &line)
    {
        guest(seat).link->tell(line);
        rest();
    }
    void lose(int seat)
    {
        guest(seat).wire->cutOff();
        rest();
    }
    void comeBackTo(int seat)
    {
        comeBack(guest(seat));
        rest();
    }
    /// Nothing is said for a minute: one who is waited for in vain is played for, and silence is
    /// no.
    void passMinute()
    {
        now += kWait / 2;
        host().beat();
        rest();
    }
    void rest()
    {
        now += 10'000;
        do {
            settle();
        } while (isComputerAsked() && (QTest::qWait(1), true));
    }
    /// More has been done than was planned, by computers.
    [[nodiscard]] bool isPastPlan()
    {
        const DealState *deal = session().match().deal();
        return deal && deal->log.size() > m_events.size();
    }

    bool isLegal = true;
    int standInActs = 0; ///< what computers have done at the seats of people who are away

private:
    static constexpr int kWait = 120'000; // ms

    /// A stand-in thinks on a thread of its own.
    [[nodiscard]] bool isComputerAsked()
    {
        const Match &match = session().match();
        const TableState &state = host().conduct().state();
        const auto person = state.persons.find(session().seatAtTurn());
        return !match.dealOver() && !state.pause && !state.takeBack &&
               person != state.persons.end() && person->second.presence == Presence::standIn;
    }

    void play(Match &match, const DealPlan &plan, int events)
    {
        isLegal = isLegal && !match.beginDeal(plan.start);
        for (int event = 0; isLegal && event < events; ++event)
            isLegal = !match.apply(plan.events[static_cast<std::size_t>(event)]);
    }

    static QString token(int seat) { return QString(64, QChar(u'a' + seat)); }
    static QJsonObject kept(const RuleSet &rules)
    {
        QJsonArray chairs;
        QJsonArray seats;
        for (int seat = 0; seat < rules.table_players; ++seat) {
            chairs.append(QJsonObject{{"player", "human"}, {"person", seat + 1}});
            seats.append(QJsonObject{{"seat", seat}, {"token", token(seat)}, {"key", ""}});
        }
        QJsonObject object{{"chairs", chairs}, {"seats", seats}};
        insertRules(object, {"standard", {}, rules});
        return object;
    }

    std::vector<Event> m_events;
};

} // namespace sandbag
