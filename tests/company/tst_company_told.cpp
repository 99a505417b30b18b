// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that a host says to a guest, whoever asks for what: two tables whose deals look alike
// to a seat tell it the same, byte by byte, while people act, take back, come and go, pause, talk,
// are played for by computers, and are refused things, in a first deal and after others. Before the
// first deal nothing of it is known either. SANDBAG_TABLES sets how many pairs of tables are tried,
// SANDBAG_SEED which ones.
#include "named_rules.h"
#include "otherwise.h"
#include "random_rules.h"
#include "run_seed.h"
#include "share.h"
#include "table_of_deal.h"
#include "test_main.h"

#include "formats/event_json.h"
#include "match/match.h"
#include "remarks.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

using namespace sandbag;

namespace {

int tables()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_TABLES");
    return asked > 0 ? asked : share(40);
}

using Request = QJsonObject;

Request ofType(const char *type)
{
    return {{"type", type}};
}

Request withNumber(const char *type, int number)
{
    return {{"type", type}, {"n", number}};
}

/// What may be asked by anybody at any time, whether it is done or not.
Request someRequest(int players, Dice &dice)
{
    static const char *const kChoices[] = {"wait", "computer", "computer", "pause"};
    static const char *const kReasons[] = {"moment", "door", "meal"};
    const int seat = dice.below(players);
    switch (dice.below(16)) {
    case 0:
        return ofType("take_back");
    case 1:
        return {{"type", "consent"}, {"yes", true}};
    case 2:
        return {{"type", "consent"}, {"yes", dice.below(2) == 0}};
    case 3:
        return withNumber("remark", dice.below(kRemarks));
    case 4:
        return {{"type", "pause"}, {"why", kReasons[dice.below(3)]}};
    case 5:
    case 6:
        return ofType("ready");
    case 7:
        return ofType("again");
    case 8:
    case 9:
        return {{"type", "choose"}, {"seat", seat}, {"do", kChoices[dice.below(4)]}};
    case 10:
        return ofType("nudge");
    case 11:
        return {{"type", "cut"}, {"depth", dice.below(20)}};
    case 12: // to a question that is past
        return {{"type", "do"}, {"kind", "play"}, {"epoch", 0}, {"n", dice.below(3)}, {"no", 900}};
    case 13: // senseless
        return {{"type", "choose"}, {"seat", 99}, {"do", "dance"}};
    case 14:
        return {{"type", "swap"}, {"n", seat}};
    default:
        return ofType(dice.below(2) == 0 ? "begin" : "ping");
    }
}

/// The beginning of what was told, up to the first line of that type.
QByteArray untilFirst(const char *type, const QByteArray &told)
{
    const QByteArray mark = QByteArray("\"type\":\"") + type + '"';
    QByteArray before;
    for (const QByteArray &line : told.split('\n')) {
        if (line.contains(mark))
            break;
        before += line + '\n';
    }
    return before;
}

} // namespace

class TestCompanyTold : public QObject
{
    Q_OBJECT

private slots:
    void aHostSaysTheSameOfWhatLooksAlike()
    {
        RandomRules random(2611 + runSeed());
        for (int number = 0; number < tables() && !QTest::currentTestFailed(); ++number) {
            RuleSet rules = random.draw(4 + number % 60);
            rules.tempo_seconds = 0; // real time goes by differently
            rules.win_minutes = 0;
            const std::string why = playTables(rules, caseOfRun(number));
            QVERIFY2(why.empty(), why.c_str());
            if (QTest::currentTestFailed())
                qWarning("table %d, rules: %s", number, qPrintable(named(rules)));
        }
        qInfo("%d pairs of tables, %d of them in a later deal, %d went otherwise, %d ended with "
              "their deal, %d as somebody did otherwise; %d requests, %d events of stand-ins, %lld "
              "bytes compared",
              m_compared, m_later, m_otherwise, m_overEarly, m_departed, m_asked, m_standIns,
              static_cast<long long>(m_bytes));
        QVERIFY(m_compared > tables() / 2);
        QVERIFY(5 * m_departed <= m_compared); // or little would be compared
        QVERIFY(m_asked > 10 * m_compared);
        QVERIFY(m_later > 0 && m_standIns > 0);
    }

    /// In the lobby, and as the match begins, two tables of the same people tell the same, whatever
    /// will be dealt.
    void beforeTheFirstDealNothingIsKnown()
    {
        int begun = 0;
        for (int number = 0; number < tables() && !QTest::currentTestFailed(); ++number)
            begun += compareLobbies(caseOfRun(number)) ? 1 : 0;
        QVERIFY(begun > tables() / 2);
    }

    /// So that a difference would be found.
    void anotherHandIsSeen()
    {
        const auto context = makeContext(RuleSet{});
        TableOfDeal one(RuleSet{}, {}, {dealCards(*context, 0, 5), {}}, 0);
        TableOfDeal other(RuleSet{}, {}, {dealCards(*context, 0, 6), {}}, 0);
        QVERIFY(one.isLegal && other.isLegal);
        QVERIFY(!one.guest(1).heard.isEmpty());
        QVERIFY(withoutChance(one.guest(1).heard) != withoutChance(other.guest(1).heard));
        const QByteArray act = R"({"play":"KC","seat":1,"type":"event"})";
        const QByteArray refused = R"({"type":"refused"})";
        QVERIFY(!mayTellApart(act + '\n' + refused, 1, true));
        QVERIFY(mayTellApart(act + '\n' + refused, 2, false));
        QVERIFY(!mayTellApart(R"({"offered":"4C"}
{"offered":"TC"})",
                              1, false));
        for (const char *offered : {R"({"offered":"4C"}
{"offered":"TC"})",
                                    R"({"offered":"8H 5H"}
{"offered":"TC 8S"})"})
            QVERIFY(mayTellApart(offered, 1, true));
    }

private:
    std::string playTables(const RuleSet &rules, std::uint64_t seed)
    {
        if (!check(rules).errors.empty())
            return {};
        Dice dice(seed);
        MatchRecord record;
        record.rules = rules;
        Match match(record);
        std::vector<DealPlan> earlier;
        if (dice.below(3) == 0) {
            auto deal = playDeal(match, kMostEvents, dice);
            if (!deal || !match.dealOver())
                return "the deal before it";
            earlier.push_back(std::move(*deal));
            if (match.over())
                return {};
        }
        if (!playDeal(match, dice.below(60), dice))
            return "the deal";
        if (!match.dealOver())
            compare(earlier, *match.deal(), dice.below(rules.table_players), dice);
        return {};
    }

    /// At most so many events of a deal; nothing where something is refused.
    static std::optional<DealPlan> playDeal(Match &match, int most, Dice &dice)
    {
        const int dealer = match.results().empty() ? dice.below(match.context()->seating.players)
                                                   : match.nextDealer();
        DealPlan plan{dealCards(*match.context(), dealer, dice.next()), {}};
        if (match.beginDeal(plan.start))
            return {};
        for (int events = 0; events < most && !match.dealOver(); ++events) {
            plan.events.push_back(choose(legal(*match.deal()), dice));
            if (match.apply(plan.events.back()))
                return {};
        }
        return plan;
    }

    void compare(const std::vector<DealPlan> &earlier, const DealState &deal, int seat, Dice &dice)
    {
        const Exchanged exchanged(*deal.context, toldEver(deal, seat), dice);
        if (!dealtOtherwise(deal, exchanged)) {
            ++m_otherwise;
            return;
        }
        const DealPlan plan{*deal.hidden.start, {deal.log.begin(), deal.log.end()}};
        DealPlan exchangedPlan{exchanged(plan.start), plan.events};
        for (Event &event : exchangedPlan.events)
            event.cards = exchanged(event.cards);
        const int begun = dice.below(static_cast<int>(plan.events.size()) + 1);
        TableOfDeal one(deal.rules(), earlier, plan, begun);
        TableOfDeal other(deal.rules(), earlier, exchangedPlan, begun);
        QVERIFY(one.isLegal);
        if (!other.isLegal) // by what it cannot see something is refused to another
            return;
        ++m_compared;
        m_later += earlier.empty() ? 0 : 1;
        bool alike = true;
        const std::size_t dealt = one.session().match().results().size();
        for (int steps = 0; steps < 30 && alike; ++steps) {
            askBoth(one, other, seat, dice);
            const bool over = isOver(one, dealt) || isOver(other, dealt);
            m_overEarly += over ? 1 : 0;
            alike = !over && stillAlike(one, other, seat);
            const QByteArray heard = withoutChance(one.guest(seat).heard);
            const QByteArray otherHeard = withoutChance(other.guest(seat).heard);
            const QByteArray first = apart(heard, otherHeard);
            const bool opened = over && first.contains(R"("type":"whole")");
            QVERIFY2(first.isEmpty() || opened ||
                         (!alike && mayTellApart(first, seat, one.isPastPlan())),
                     first.constData());
        }
        m_bytes += one.guest(seat).heard.size();
        m_standIns += one.standInActs + other.standInActs;
    }

    /// Its hands are open; the next deal may have begun in the same step.
    static bool isOver(TableOfDeal &table, std::size_t dealt)
    {
        const Match &match = table.session().match();
        return match.dealOver() || match.results().size() > dealt;
    }

    /// False where somebody has done something else by what only their own seat sees, or where one
    /// host has refused them what the other has accepted.
    bool stillAlike(TableOfDeal &one, TableOfDeal &other, int seat)
    {
        const Match &match = one.session().match();
        const Match &twin = other.session().match();
        if (toldTo(*match.deal(), seat) == toldTo(*twin.deal(), seat))
            return true;
        ++m_departed;
        return false;
    }

    /// Whether lines that differ are the first of what is done otherwise: an event of another seat
    /// at one of the tables at least. What the seat itself may do depends on what it knows. After
    /// what was planned, one card of the stock is offered, or two, that the seat had not seen.
    static bool mayTellApart(const QByteArray &lines, int seat, bool isPastPlan)
    {
        static const QRegularExpression offer(QStringLiteral("\"offered\":\"[^\"]*\""));
        const QByteArray own = "\"seat\":" + QByteArray::number(seat);
        const auto isOthers = [&own](const QByteArray &line) {
            return line.contains("\"type\":\"event\"") && !line.contains(own);
        };
        const auto both = lines.split('\n');
        if (std::any_of(both.begin(), both.end(), isOthers))
            return true;
        const auto apartFromOffer = [&both](int line) {
            return QString::fromUtf8(both.value(line)).remove(offer);
        };
        return isPastPlan && apartFromOffer(0) == apartFromOffer(1);
    }

    /// The same at both tables.
    void askBoth(TableOfDeal &one, TableOfDeal &other, int seat, Dice &dice)
    {
        const int players = one.session().match().context()->seating.players;
        const int anyone = dice.below(players);
        const int what = dice.below(16);
        const Request request = what < 2 ? outOfTurn(one, seat, dice) : someRequest(players, dice);
        const int asker = what < 2 ? seat : anyone;
        ++m_asked;
        for (TableOfDeal *table : {&one, &other}) {
            if (what == 14) {
                table->lose(asker);
            } else if (what == 15) {
                table->comeBackTo(asker);
            } else if (what == 13) {
                table->passMinute();
            } else if (what > 8) {
                table->goOn();
            } else {
                if (!table->guest(asker).link->isOpen())
                    table->comeBackTo(asker);
                table->say(asker, request);
            }
        }
    }

    /// What the seat itself may not do now: by what it knows, as a claim would tell more.
    static Request outOfTurn(TableOfDeal &one, int seat, Dice &dice)
    {
        const SeatView view(*one.session().match().deal(), seat);
        if (view.hand().empty() || one.session().seatAtTurn() == seat)
            return ofType("nudge");
        Event event = Event::play(seat, view.hand().front());
        if (dice.below(3) == 0)
            event = Event::talk(seat, dice.below(5), dice.below(4));
        QJsonObject line = eventObject(event);
        line.insert("type", "do");
        return line;
    }

    // --- Before the match -----------------------------------------------------------------------

    /// A lobby of three guests and a computer.
    struct Lobby : CompanyTable {
        Lobby() : CompanyTable(11)
        {
            stepTime = 0;
            host().setNeutral(true);
            for (const char *name : {"Ada", "Bo", "Cleo"})
                join(QString::fromUtf8(name));
        }
        void say(int who, const Request &line)
        {
            if (!guest(who).link->isOpen())
                comeBack(guest(who));
            settle();
            guest(who).link->tell(line);
            now += 10'000;
            settle();
        }
        void lose(int who)
        {
            guest(who).wire->cutOff();
            settle();
        }
    };

    /// Whether a match came of it.
    bool compareLobbies(std::uint64_t seed)
    {
        Dice dice(seed);
        RandomRules random(seed + 9);
        RuleSet rules = random.draw(4);
        while (rules.table_players != 4 || !check(rules).errors.empty())
            rules = random.draw(4);
        Lobby one;
        Lobby other;
        const auto both = [&](int who, const Request &line) {
            one.say(who, line);
            other.say(who, line);
        };
        for (int steps = 0; steps < 25; ++steps) {
            const int who = dice.below(3);
            if (dice.below(8) == 0) {
                one.lose(who);
                other.lose(who);
            } else {
                both(who, someLobbyRequest(one, rules, dice));
            }
        }
        for (Lobby *table : {&one, &other})
            for (const int chair : {0, 1, 2})
                (void)table->host().setComputer(chair, {}, {});
        for (const int who : {0, 1, 2})
            both(who, ofType("rise"));
        for (const int who : {0, 1, 2})
            both(who, withNumber("sit", who));
        both(0, {{"type", "computer"}, {"n", 3}, {"name", "Dex"}, {"level", 1}});
        const QString hash = one.host().lobby().rulesHash();
        for (const int who : {0, 1, 2})
            both(who, {{"type", "agree"}, {"hash", hash}});
        const bool begins = !one.host().begin(seed + 1);
        if (begins != !other.host().begin(seed + 1'000'000))
            return false;
        one.settle();
        other.settle();
        for (const int who : {0, 1, 2}) {
            const QByteArray heard = beforeCards(one.guest(who).heard);
            const QByteArray otherHeard = beforeCards(other.guest(who).heard);
            if (heard != otherHeard)
                QTest::qFail(apart(heard, otherHeard).constData(), __FILE__, __LINE__);
            else if (!heard.contains("\"type\":\"lobby\"") ||
                     heard.contains("\"type\":\"match\"") != begins)
                QTest::qFail("nothing was told", __FILE__, __LINE__);
        }
        return begins;
    }

    /// How the first dealer is drawn is for all to see, and who is asked to cut comes of it.
    static QByteArray beforeCards(const QByteArray &told)
    {
        static const QRegularExpression draw(
            QStringLiteral(R"("draw":\{"dealer":\d,"shown":\[[^\]]*\]\})"));
        const QByteArray lines = untilFirst("wait", untilFirst("act", untilFirst("deal", told)));
        return QString::fromUtf8(withoutChance(lines)).remove(draw).toUtf8();
    }

    static Request someLobbyRequest(Lobby &table, const RuleSet &rules, Dice &dice)
    {
        const int chair = dice.below(5); // of four
        switch (dice.below(10)) {
        case 0:
        case 1:
        case 2:
            return withNumber("sit", chair);
        case 3:
            return ofType("rise");
        case 4: {
            Request line = ofType("propose");
            insertRules(line, {"standard", {}, dice.below(2) == 0 ? rules : RuleSet{}});
            return line;
        }
        case 5:
        case 6:
            return {{"type", "agree"},
                    {"hash", dice.below(3) > 0 ? table.host().lobby().rulesHash()
                                               : QStringLiteral("another")}};
        case 7:
            return {{"type", "computer"}, {"n", chair}, {"name", "Dex"}, {"level", dice.below(3)}};
        case 8:
            return dice.below(2) == 0 ? withNumber("swap", chair)
                                      : Request{{"type", "swap_answer"},
                                                {"person", dice.below(6)},
                                                {"yes", dice.below(2) == 0}};
        default:
            return someRequest(4, dice);
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

    static constexpr int kMostEvents = 600;

    int m_compared = 0;
    int m_later = 0;
    int m_standIns = 0;  ///< events, at both tables
    int m_overEarly = 0; ///< pairs of which a deal was over
    int m_departed = 0;  ///< pairs at which another seat did otherwise
    int m_otherwise = 0;
    int m_asked = 0;
    qint64 m_bytes = 0;
};

QTEST_GUILESS_MAIN(TestCompanyTold)
#include "tst_company_told.moc"
