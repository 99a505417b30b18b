// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a host says to a guest, whoever asks for what: two tables whose deals look alike
// to a seat tell it the same, byte by byte, while people act, take back, come and go, pause, talk,
// and are refused things. SANDBAG_TABLES sets how many pairs of tables are tried.
#include "company_table.h"
#include "named_rules.h"
#include "otherwise.h"
#include "random_rules.h"
#include "share.h"
#include "test_main.h"

#include "formats/event_json.h"
#include "formats/loaded_match.h"
#include "line_json.h"
#include "match/match.h"
#include "match_files.h"
#include "remarks.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace sandbag;

namespace {

int tables()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_TABLES");
    return asked > 0 ? asked : share(40);
}

/// What each host draws for itself: tokens, and the names of what it tells.
QByteArray withoutChance(const QByteArray &lines)
{
    static const QRegularExpression drawn(
        QStringLiteral("\"[0-9a-f]{64}\"|\"told\":\"[0-9a-f]{12}\\."));
    return QString::fromUtf8(lines).replace(drawn, QStringLiteral("*")).toUtf8();
}

/// The first line in which they differ.
QByteArray apart(const QByteArray &one, const QByteArray &other)
{
    const auto lines = one.split('\n');
    const auto others = other.split('\n');
    for (qsizetype i = 0; i < qMax(lines.size(), others.size()); ++i) {
        if (lines.value(i) != others.value(i))
            return lines.value(i) + "\n" + others.value(i);
    }
    return {};
}

/// A table in the middle of a deal, to which everybody has come back.
class TableOfDeal : public CompanyTable
{
public:
    TableOfDeal(const RuleSet &rules, const DealStart &start, const std::vector<Event> &events,
                int begun)
        : CompanyTable(11), m_events(events)
    {
        const int players = rules.table_players;
        MatchRecord record;
        record.rules = rules;
        for (int seat = 0; seat < players; ++seat)
            record.players.push_back({"P" + std::to_string(seat), "human"});
        Match match(record);
        isLegal = !match.beginDeal(start);
        for (int event = 0; isLegal && event < begun; ++event)
            isLegal = !match.apply(events[static_cast<std::size_t>(event)]);
        if (!isLegal)
            return;
        stepTime = 0; // which differs by how many bytes others are told
        session().open({std::move(match), MatchFiles::newMembers(5)});
        host().takeUp(JsonPlace(kept(rules)));
        for (int seat = 0; seat < players; ++seat)
            join(QStringLiteral("P%1").arg(seat), token(seat));
    }

    /// The next event of the deal, by whoever acts.
    void goOn()
    {
        const auto done = session().match().deal()->log.size();
        if (done >= m_events.size())
            return;
        const Event &event = m_events[done];
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
    void rest()
    {
        now += 10'000;
        settle();
    }

    bool isLegal = true;

private:
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

} // namespace

class TestCompanyTold : public QObject
{
    Q_OBJECT

private slots:
    void aHostSaysTheSameOfWhatLooksAlike()
    {
        RandomRules random(2611);
        for (int number = 0; number < tables() && !QTest::currentTestFailed(); ++number) {
            RuleSet rules = random.draw(4 + number % 60);
            rules.tempo_seconds = 0; // real time goes by differently
            rules.win_minutes = 0;
            const std::string why = playTables(rules, static_cast<std::uint64_t>(number));
            QVERIFY2(why.empty(), why.c_str());
            if (QTest::currentTestFailed())
                qWarning("table %d, rules: %s", number, qPrintable(named(rules)));
        }
        qInfo("%d pairs of tables, %d went otherwise; %d requests, %lld bytes compared", m_compared,
              m_otherwise, m_asked, static_cast<long long>(m_bytes));
        QVERIFY(m_compared > tables() / 2);
        QVERIFY(m_asked > 10 * m_compared);
    }

    /// So that a difference would be found.
    void anotherHandIsSeen()
    {
        const auto context = makeContext(RuleSet{});
        TableOfDeal one(RuleSet{}, dealCards(*context, 0, 5), {}, 0);
        TableOfDeal other(RuleSet{}, dealCards(*context, 0, 6), {}, 0);
        QVERIFY(one.isLegal && other.isLegal);
        QVERIFY(!one.guest(1).heard.isEmpty());
        QVERIFY(withoutChance(one.guest(1).heard) != withoutChance(other.guest(1).heard));
    }

private:
    std::string playTables(const RuleSet &rules, std::uint64_t seed)
    {
        if (!check(rules).errors.empty())
            return {};
        const auto context = makeContext(rules);
        Dice dice(seed);
        MatchRecord record;
        record.rules = rules;
        Match match(record);
        if (match.beginDeal(dealCards(*context, dice.below(rules.table_players), dice.next())))
            return "no deal";
        const int most = dice.below(60);
        for (int events = 0; events < most && !match.dealOver(); ++events) {
            if (match.apply(choose(legal(*match.deal()), dice)))
                return "a choice is refused";
        }
        if (!match.dealOver())
            compare(*match.deal(), dice.below(rules.table_players), dice);
        return {};
    }

    void compare(const DealState &deal, int seat, Dice &dice)
    {
        const Exchanged exchanged(*deal.context, toldEver(deal, seat), dice);
        if (!dealtOtherwise(deal, exchanged)) {
            ++m_otherwise;
            return;
        }
        std::vector<Event> events(deal.log.begin(), deal.log.end());
        std::vector<Event> others = events;
        for (Event &event : others)
            event.cards = exchanged(event.cards);
        const int begun = dice.below(static_cast<int>(events.size()) + 1);
        TableOfDeal one(deal.rules(), *deal.hidden.start, events, begun);
        TableOfDeal other(deal.rules(), exchanged(*deal.hidden.start), others, begun);
        QVERIFY(one.isLegal);
        if (!other.isLegal) // by what it cannot see something is refused to another
            return;
        ++m_compared;
        for (int steps = 0; steps < 30; ++steps) {
            if (!askBoth(one, other, seat, dice))
                return;
            const QByteArray heard = withoutChance(one.guest(seat).heard);
            const QByteArray otherHeard = withoutChance(other.guest(seat).heard);
            QVERIFY2(heard == otherHeard, apart(heard, otherHeard).constData());
        }
        m_bytes += one.guest(seat).heard.size();
    }

    /// The same at both tables; false where one of them went another way by what is hidden.
    bool askBoth(TableOfDeal &one, TableOfDeal &other, int seat, Dice &dice)
    {
        const int players = one.session().match().context()->seating.players;
        const int anyone = dice.below(players);
        const int what = dice.below(16);
        const Request request = what < 2 ? outOfTurn(one, seat, dice) : requestOf(what, dice);
        const int asker = what < 2 ? seat : anyone;
        ++m_asked;
        for (TableOfDeal *table : {&one, &other}) {
            if (!table->guest(asker).link->isOpen())
                table->comeBackTo(asker);
            if (what == 14)
                table->lose(asker);
            else if (what == 15)
                table->comeBackTo(asker);
            else if (!request.isEmpty())
                table->say(asker, request);
            else
                table->goOn();
        }
        const auto &events = one.session().match().deal()->log;
        return events.size() == other.session().match().deal()->log.size();
    }

    using Request = QJsonObject;

    /// What the seat itself may not do now: by what it knows, as a claim would tell more.
    static Request outOfTurn(TableOfDeal &one, int seat, Dice &dice)
    {
        const SeatView view(*one.session().match().deal(), seat);
        if (view.hand().empty() || one.session().seatAtTurn() == seat)
            return {{"type", "nudge"}};
        Event event = Event::play(seat, view.hand().front());
        if (dice.below(3) == 0)
            event = Event::talk(seat, dice.below(5), dice.below(4));
        QJsonObject line = eventObject(event);
        line.insert("type", "do");
        return line;
    }

    static Request requestOf(int what, Dice &dice)
    {
        switch (what) {
        case 2:
            return {{"type", "take_back"}};
        case 3:
        case 4:
            return {{"type", "consent"}, {"yes", what == 3}};
        case 5:
            return {{"type", "remark"}, {"n", dice.below(kRemarks)}};
        case 6:
            return {{"type", "pause"}, {"why", "meal"}};
        case 7:
            return {{"type", "ready"}};
        case 8:
            return {{"type", "again"}};
        case 9:
            return {{"type", "choose"}, {"seat", dice.below(2)}, {"do", "wait"}};
        default:
            return {};
        }
    }

    /// What the seat was told of the deal, and what lay open to it for a while.
    static ToldDeal toldEver(const DealState &deal, int seat)
    {
        ToldDeal told = toldTo(deal, seat);
        DealState state = startDeal(deal.context, *deal.hidden.start);
        for (const Event &event : deal.log) {
            const ToldDeal then = toldTo(state, seat);
            for (const CardList *cards : {&then.kitty, &then.offered})
                told.kitty.insert(told.kitty.end(), cards->begin(), cards->end());
            carryOut(state, event, disclosureOf(state, event));
        }
        return told;
    }

    int m_compared = 0;
    int m_otherwise = 0;
    int m_asked = 0;
    qint64 m_bytes = 0;
};

QTEST_GUILESS_MAIN(TestCompanyTold)
#include "tst_company_told.moc"
