// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing secret leaves the host: under rules drawn from the whole catalogue the lines told to a
// seat are the same, byte by byte, for any two deals that look alike to it: as it is told them
// event by event, told anew in mid-deal, after something was taken back, when it comes back, and
// where it is refused something; in a first deal, and after one that is known whole.
// tst_company_told has what else a host says. SANDBAG_DEALS sets how many deals are tried,
// SANDBAG_SEED which ones.
#include "named_rules.h"
#include "otherwise.h"
#include "random_rules.h"
#include "run_seed.h"
#include "share.h"
#include "test_main.h"

#include "line_json.h"
#include "match/match.h"
#include "meeting.h"
#include "seat_teller.h"

#include <QJsonObject>
#include <QList>
#include <QTest>

#include <algorithm>
#include <optional>
#include <utility>

using namespace sandbag;

namespace {

int deals()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_DEALS");
    return asked > 0 ? asked : share(160);
}

/// What the seat was told of the deal, and what lay open to it for a while: a kitty to choose from,
/// the stock of a draft.
ToldDeal everTold(const DealState &deal, int seat)
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

/// The first lines in which they differ.
QByteArray apart(const QList<QJsonObject> &one, const QList<QJsonObject> &other)
{
    for (qsizetype i = 0; i < std::max(one.size(), other.size()); ++i) {
        if (one.value(i) != other.value(i))
            return lineOf(one.value(i)) + lineOf(other.value(i));
    }
    return {};
}

/// One of two matches that look alike to a seat, and what that seat is told of it.
struct Told {
    Match match;
    SeatTeller teller;
    QList<QJsonObject> lines; ///< of which the bytes are made by lineOf(), which sees nothing else
    QString telling;
    std::optional<HeardBefore> away; ///< nobody listens

    /// `before` has the deals that are over.
    Told(const Match &before, int seat) : match(before), teller(seat)
    {
        teller.setName(QStringLiteral("a"));
        listen();
    }
    void begin(DealStart start)
    {
        refused = match.beginDeal(std::move(start));
        listen();
    }

    static MatchRecord recordOf(const RuleSet &rules)
    {
        MatchRecord record;
        record.rules = rules;
        return record;
    }

    void listen()
    {
        if (away) {
            teller.look(match, {});
            return;
        }
        for (const QJsonObject &line : teller.catchUp(match, {}, -1)) {
            if (line.contains(QStringLiteral("told")))
                telling = line.value(QStringLiteral("told")).toString();
            lines += line;
        }
    }
    /// The connection is lost, with so many of the last events under way.
    void leave(int lost)
    {
        if (away)
            return;
        HeardSoFar heard = teller.heard();
        heard.events = std::max(0, heard.events - lost);
        away = HeardBefore{telling, 0, heard};
    }
    void comeBack()
    {
        if (!away)
            return;
        teller.resume(*std::exchange(away, std::nullopt));
        listen();
    }
    /// What a person at the seat hears of an act: that it was done, or why not.
    QByteArray answerTo(const Event &event) const
    {
        Match other = match;
        const auto why = other.apply(event);
        return why ? lineOf(refusedMessage(*why, 1)) : QByteArray("done\n");
    }

    Refusal refused;
};

} // namespace

class TestCompanySecrets : public QObject
{
    Q_OBJECT

private slots:
    void whatIsHiddenIsNotTold()
    {
        RandomRules random(1117 + runSeed());
        for (int number = 0; number < deals(); ++number) {
            const RuleSet rules = random.draw(4 + number % 60);
            playDeal(rules, caseOfRun(number));
            if (QTest::currentTestFailed()) {
                qWarning("deal %d, rules: %s", number, qPrintable(named(rules)));
                return;
            }
        }
        qInfo(
            "%d pairs compared, %d deals went otherwise for all to see, %d answers, %d returns, %d "
            "deals after another one",
            m_compared, m_went, m_answers, m_returns, m_later);
        QVERIFY(m_compared > deals());
        QVERIFY(m_later > 0);
        QVERIFY(m_answers > 4 * deals());
        QVERIFY(m_returns > deals());
    }

private:
    void playDeal(const RuleSet &rules, std::uint64_t seed)
    {
        const auto context = makeContext(rules);
        Dice dice(seed);
        Match match(Told::recordOf(rules));
        int dealer = dice.below(rules.table_players);
        if (dice.below(4) == 0) {
            QVERIFY(!match.beginDeal(dealCards(*context, dealer, dice.next())));
            while (!match.dealOver())
                QVERIFY(!match.apply(choose(legal(*match.deal()), dice)));
            if (match.over())
                return;
            ++m_later;
            dealer = match.nextDealer();
        }
        const Match before = match;
        QVERIFY(!match.beginDeal(dealCards(*context, dealer, dice.next())));
        while (!match.dealOver() && !QTest::currentTestFailed()) {
            if (dice.below(32) == 0)
                compare(before, *match.deal(), dice.below(rules.table_players), dice);
            QVERIFY(!match.apply(choose(legal(*match.deal()), dice)));
            if (match.deal()->stage == Stage::play && dice.below(8) == 0)
                (void)match.apply(someActOutOfTurn(*match.deal(), dice));
        }
    }

    /// Two matches with that deal, and with one that looks the same to the seat.
    void compare(const Match &before, const DealState &deal, int seat, Dice &dice)
    {
        const SeatView view(deal, seat);
        const Exchanged exchanged(*deal.context, everTold(deal, seat), dice);
        if (!dealtOtherwise(deal, exchanged)) {
            ++m_went;
            return;
        }
        ++m_compared;
        Told one(before, seat);
        Told other = one; // what was before is the same
        one.begin(*deal.hidden.start);
        other.begin(exchanged(*deal.hidden.start));
        QVERIFY(!one.refused && !other.refused);
        for (const Event &event : deal.log) {
            QVERIFY(!one.match.apply(event));
            Event same = event;
            same.cards = exchanged(event.cards);
            if (other.match.apply(same)) // by what it cannot see something is refused to another
                return;
            one.listen();
            other.listen();
            disturb(one, other, dice);
        }
        one.comeBack();
        other.comeBack();
        QVERIFY2(other.lines == one.lines, apart(one.lines, other.lines).constData());
        if (one.match.dealOver())
            return;
        compareAnswers(one, other, view, dice);
        if (dice.below(2) == 0) {
            const int lost = dice.below(4);
            one.leave(lost);
            other.leave(lost);
        }
        one.match.undo();
        other.match.undo();
        one.listen();
        other.listen();
        one.comeBack();
        other.comeBack();
        QVERIFY2(other.lines == one.lines, apart(one.lines, other.lines).constData());
    }

    /// Now and then the connection is lost, and comes back; or another one listens.
    void disturb(Told &one, Told &other, Dice &dice)
    {
        const int what = dice.below(30);
        const int lost = dice.below(4);
        for (Told *told : {&one, &other}) {
            if (what == 0 && !told->away)
                told->teller.forget();
            else if (what < 5)
                told->leave(lost);
            else if (what < 10)
                told->comeBack();
        }
        m_returns += what >= 5 && what < 10 ? 1 : 0;
    }

    void compareAnswers(const Told &one, const Told &other, const SeatView &view, Dice &dice)
    {
        for (int tries = 0; tries < 8; ++tries) {
            Event event = someActOutOfTurn(view.seen(), dice);
            if (tries % 2 == 0 && view.mayAct())
                event = choose(view.prompt(), dice);
            else if (tries % 3 == 0 && !view.hand().empty())
                event = Event::play(view.seat(), view.hand().front());
            if (event.seat != view.seat())
                continue;
            ++m_answers;
            QCOMPARE(other.answerTo(event), one.answerTo(event));
        }
    }

    int m_compared = 0;
    int m_later = 0;
    int m_went = 0;
    int m_answers = 0;
    int m_returns = 0;
};

QTEST_GUILESS_MAIN(TestCompanySecrets)
#include "tst_company_secrets.moc"
