// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of lie that a guest may tell: each type of line without one of its members, or with
// another value in its place, twice, out of its time, for another seat, and bytes that are no line.
// After each of them the honest at the table go on. SANDBAG_ROUNDS says how often all are told.
#include "company_table.h"
#include "share.h"
#include "test_main.h"

#include "line_json.h"
#include "lobby.h"
#include "match/match.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace sandbag;
using namespace Qt::StringLiterals;

namespace {

/// What is written, and what kind of lie it is.
struct Lie {
    QString kind;
    QByteArray bytes;
};

/// Lines of every type that a guest may say, each with all its members.
std::vector<QJsonObject> everyLine()
{
    QJsonObject propose{{u"type"_s, u"propose"_s}};
    insertRules(propose, {"standard", "Mia's", RuleSet()});
    return {
        {{u"type"_s, u"hello"_s}, {u"protocol"_s, QJsonArray{1, 1}}, {u"table"_s, u"monday"_s}},
        {{u"type"_s, u"knock"_s},
         {u"name"_s, u"Eve"_s},
         {u"token"_s, QString(64, u'a')},
         {u"secret"_s, QString(26, u'a')},
         {u"commitment"_s, QString(64, u'a')},
         {u"heard"_s, QJsonObject{{u"told"_s, u"5d09.1"_s}, {u"deals"_s, 1}}}},
        {{u"type"_s, u"number"_s}, {u"number"_s, QString(64, u'0')}},
        {{u"type"_s, u"same"_s}},
        {{u"type"_s, u"sit"_s}, {u"n"_s, 1}},
        {{u"type"_s, u"rise"_s}},
        propose,
        {{u"type"_s, u"agree"_s}, {u"hash"_s, QString(32, u'0')}},
        {{u"type"_s, u"swap"_s}, {u"n"_s, 2}},
        {{u"type"_s, u"swap_answer"_s}, {u"person"_s, 2}, {u"yes"_s, true}},
        {{u"type"_s, u"computer"_s}, {u"n"_s, 1}, {u"name"_s, u"Cleo"_s}, {u"level"_s, 3}},
        {{u"type"_s, u"begin"_s}},
        {{u"type"_s, u"again"_s}},
        {{u"type"_s, u"do"_s},
         {u"seat"_s, 0},
         {u"call"_s, u"3"_s},
         {u"no"_s, 1},
         {u"epoch"_s, 1},
         {u"n"_s, 0}},
        {{u"type"_s, u"do"_s}, {u"seat"_s, 0}, {u"play"_s, u"KC"_s}},
        {{u"type"_s, u"do"_s}, {u"seat"_s, 0}, {u"claim"_s, 13}},
        {{u"act"_s, u"KC"_s}},
        {{u"type"_s, u"cut"_s}, {u"depth"_s, 20}, {u"stacks"_s, QJsonArray{0, 1, 2, 3}}},
        {{u"type"_s, u"ready"_s}},
        {{u"type"_s, u"pause"_s}, {u"why"_s, u"meal"_s}},
        {{u"type"_s, u"choose"_s}, {u"seat"_s, 1}, {u"do"_s, u"computer"_s}},
        {{u"type"_s, u"take_back"_s}},
        {{u"type"_s, u"consent"_s}, {u"yes"_s, true}},
        {{u"type"_s, u"remark"_s}, {u"n"_s, 2}},
        {{u"type"_s, u"nudge"_s}},
        {{u"type"_s, u"ping"_s}},
        {{u"type"_s, u"leave"_s}},
        // What only a host says.
        {{u"type"_s, u"table"_s}, {u"host"_s, 0}, {u"persons"_s, QJsonArray()}},
        {{u"type"_s, u"bye"_s}, {u"why"_s, u"x"_s}},
    };
}

/// In the place of a member.
std::vector<std::pair<const char *, QJsonValue>> otherValues()
{
    return {{"null", QJsonValue()},
            {"a truth", true},
            {"-1", -1},
            {"8", 8},
            {"much", 2147483647},
            {"too much", 1e300},
            {"a half", 0.5},
            {"a word", u"human"_s},
            {"nothing", QString()},
            {"a long text", QString(3000, u'x')},
            {"marks", u"\u202e\u0007<b>"_s},
            {"a list", QJsonArray{1, 2}},
            {"an object", QJsonObject{{u"a"_s, 1}}}};
}

void addLies(std::vector<Lie> &lies, const QJsonObject &line)
{
    QString type = line.value(u"type"_s).toString(u"act"_s);
    for (const char *member : {"call", "play", "claim"}) {
        if (type == u"do"_s && line.contains(QLatin1String(member)))
            type += u' ' + QLatin1String(member);
    }
    lies.push_back({type, lineOf(line)});
    lies.push_back({type + u" twice"_s, lineOf(line) + lineOf(line)});
    for (const QString &member : line.keys()) {
        QJsonObject other = line;
        other.remove(member);
        lies.push_back({type + u" without "_s + member, lineOf(other)});
        for (const auto &[name, value] : otherValues()) {
            other.insert(member, value);
            lies.push_back(
                {u"%1 with %2 as %3"_s.arg(type, QString::fromUtf8(name), member), lineOf(other)});
        }
    }
}

/// Bytes that are no line, or more than one.
std::vector<Lie> strangeBytes()
{
    const QByteArray deep = QByteArray("{\"a\":").repeated(40) + "1" + QByteArray("}").repeated(40);
    return {
        {u"an empty line"_s, "\n"},
        {u"spaces"_s, "   \r\n"},
        {u"no JSON"_s, "hello there\n"},
        {u"a number"_s, "5\n"},
        {u"a list"_s, "[1,2]\n"},
        {u"half a line"_s, "{\"type\":\"rea"},
        {u"a line that never ends"_s, QByteArray(300'000, 'x')},
        {u"a long line"_s, "{\"type\":\"ready\",\"a\":\"" + QByteArray(20'000, 'a') + "\"}\n"},
        {u"much within much"_s, deep + "\n"},
        {u"bytes of nothing"_s, QByteArray(100, '\0') + "\n"},
        {u"no UTF-8"_s, "{\"type\":\"remark\",\"n\":\"\xff\xfe\xc0\xaf\"}\n"},
        {u"a mark of bytes first"_s, "\xef\xbb\xbf{\"type\":\"ping\"}\n"},
        {u"the same member twice"_s, "{\"type\":\"ready\",\"type\":\"pause\",\"why\":\"meal\"}\n"},
        {u"two lines in one"_s, "{\"type\":\"ready\"}{\"type\":\"rise\"}\n"},
        {u"an unknown type"_s, "{\"type\":\"sing\"}\n"},
        {u"a type that is none"_s, "{\"type\":7}\n"},
        {u"no type"_s, "{}\n"},
        {u"pings without end"_s, QByteArray("{\"type\":\"ping\"}\n").repeated(300)},
        {u"remarks without end"_s, QByteArray("{\"type\":\"remark\",\"n\":1}\n").repeated(300)},
        {u"TLS"_s, QByteArray("\x16\x03\x01\x02\x00\x01", 6) + "\n"},
        {u"HTTP"_s, "GET / HTTP/1.1\r\nHost: x\r\n\r\n"}};
}

std::vector<Lie> everyLie()
{
    std::vector<Lie> lies = strangeBytes();
    for (const QJsonObject &line : everyLine())
        addLies(lies, line);
    return lies;
}

/// Eve at seat 0, three who are honest at the others.
struct FourAndOneLies : CompanyTable {
    FourAndOneLies() : CompanyTable(21)
    {
        host().setNeutral(true); // guests ask for more where nobody is at the screen
        host().propose({"standard", {}, playedRules()});
        for (int chair = 0; chair < 4; ++chair)
            guest(join(u"Guest %1"_s.arg(chair))).link->sit(chair);
        settle();
        for (int seat = 0; seat < 4; ++seat)
            setClock(seat);
    }
    static RuleSet playedRules()
    {
        RuleSet rules;
        rules.deal_cut = DealCut::cut;
        rules.win_target = 5000; // no match is over before all is said
        rules.win_deals = 0;
        return rules;
    }
    void setClock(int seat)
    {
        guest(seat).link->setClock([this] { return now; });
    }
    CompanyGuest &eve() { return guest(0); }
    bool isWithin(int seat) { return guest(seat).link->isOpen(); }
    void tell(const Lie &lie)
    {
        eve().wire->write(lie.bytes);
        settle();
    }
    /// Half a line is over, and who was dropped comes again, as a program would.
    void findEve()
    {
        if (isWithin(0)) {
            eve().wire->write("\n");
            settle();
        }
        if (!isWithin(0)) {
            comeBack(eve());
            setClock(0);
            settle();
        }
        if (!host().hasBegun() && eve().link->isOpen()) {
            eve().link->sit(0);
            settle();
        }
    }
    void agreeAndBegin()
    {
        for (int seat = 0; seat < 4; ++seat)
            guest(seat).link->agree();
        settle();
        const auto refused = host().begin(5);
        QVERIFY2(!refused, refused ? plainEnglish(*refused).c_str() : "");
        settle();
    }
    std::pair<std::size_t, std::size_t> played()
    {
        const auto &deals = session().match().record().deals;
        return {deals.size(), deals.empty() ? 0 : deals.back().events.size()};
    }
    /// The honest refuse what would be undone, and go on; Eve ends the pause that she began.
    void answerEve()
    {
        const TableState state = host().conduct().state();
        if (state.takeBack)
            guest(state.takeBack->seat == 1 ? 2 : 1).link->consent(false);
        settle();
        for (int seat = 0; seat < 4 && host().conduct().state().pause; ++seat) {
            guest(seat).link->ready();
            settle();
        }
    }
    void actAt(int seat)
    {
        RemoteSeat &at = *guest(seat).seat;
        const SeatView view = at.view(seat);
        const auto refused = at.act(view.prompt().choices.front());
        QVERIFY(!refused);
        settle();
    }
    /// Whoever is asked answers: the match is one event, or one deal, further on.
    void goOn()
    {
        const auto before = played();
        const BeforeDeal deal = session().beforeDeal();
        if (deal.cutAsked)
            guest(deal.cutter).seat->cut({20, {}});
        else if (session().match().dealOver())
            for (int seat = 0; seat < 4; ++seat)
                guest(seat).seat->nextDeal();
        else
            actAt(session().seatAtTurn());
        settle();
        if (session().beforeDeal().cutAsked && !deal.cutAsked)
            return; // that is further on, too
        QVERIFY(played() > before);
    }
};

} // namespace

class TestCompanyKinds : public QObject
{
    Q_OBJECT

private slots:
    void thereAreManyKinds();
    void beforeAMatch();
    void inAMatch();
};

void TestCompanyKinds::thereAreManyKinds()
{
    std::set<QString> kinds;
    for (const Lie &lie : everyLie())
        kinds.insert(lie.kind);
    qInfo("%zu kinds of lies", kinds.size());
    QVERIFY(kinds.size() >= 200);
    QCOMPARE(kinds.size(), everyLie().size()); // none is counted twice
}

void TestCompanyKinds::beforeAMatch()
{
    FourAndOneLies table;
    const std::vector<Lie> lies = everyLie();
    for (const Lie &lie : lies) {
        table.tell(lie);
        table.findEve();
        for (int seat = 1; seat < 4; ++seat) {
            QVERIFY2(table.isWithin(seat), qPrintable(lie.kind));
            const Chair &chair = table.host().lobby().chairs()[static_cast<std::size_t>(seat)];
            QVERIFY2(chair.name == u"Guest %1"_s.arg(seat), qPrintable(lie.kind));
            QVERIFY2(!chair.away, qPrintable(lie.kind));
        }
        QVERIFY2(!table.host().hasBegun(), qPrintable(lie.kind));
        QVERIFY2(table.isWithin(0), qPrintable(lie.kind));
    }
    table.host().propose({"standard", {}, FourAndOneLies::playedRules()});
    table.settle();
    table.agreeAndBegin();
    QVERIFY(table.host().hasBegun());
}

/// Each at another moment of it: of the calls, the play, between two deals, before a cut.
void TestCompanyKinds::inAMatch()
{
    FourAndOneLies table;
    table.agreeAndBegin();
    const std::vector<Lie> lies = everyLie();
    const int asked = qEnvironmentVariableIntValue("SANDBAG_ROUNDS");
    const int told = static_cast<int>(lies.size()) * (asked > 0 ? asked : 1);
    std::array<int, 4> moments{};
    int stopped = 0;
    for (int number = 0; number < share(told); ++number) {
        // In each round they fall to other moments.
        const Lie &lie = lies[static_cast<std::size_t>(number) % lies.size()];
        const Match &match = table.session().match();
        const int moment = table.session().beforeDeal().cutAsked ? 0
                           : match.dealOver()                    ? 1
                           : match.deal()->stage == Stage::play  ? 2
                                                                 : 3;
        ++moments[static_cast<std::size_t>(moment)];
        table.tell(lie);
        table.findEve();
        stopped += table.host().conduct().state().pause ? 1 : 0;
        table.answerEve();
        QVERIFY2(!table.host().conduct().state().pause, qPrintable(lie.kind));
        for (int seat = 0; seat < 4; ++seat)
            QVERIFY2(table.isWithin(seat), qPrintable(lie.kind));
        if (table.session().match().over())
            break;
        table.goOn();
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(lie.kind));
    }
    qInfo("%d lies: %d before a cut, %d between deals, %d in the play, %d before it; %d of them "
          "paused the match",
          share(told), moments[0], moments[1], moments[2], moments[3], stopped);
}

QTEST_GUILESS_MAIN(TestCompanyKinds)
#include "tst_company_kinds.moc"
