// SPDX-License-Identifier: GPL-3.0-or-later
// A deal that was played here and the same deal entered from a score sheet come to the same: bids
// that can be made are accepted, facts that a rule needs suffice, and every line is equal.
// SANDBAG_RULE_SETS sets how many rule sets are tried (400).
#include "match/match.h"
#include "named_rules.h"
#include "random_rules.h"
#include "test_main.h"

#include "formats/record_json.h"
#include "play/fact_row.h"

#include <QTest>
#include <algorithm>

using namespace sandbag;

namespace {

constexpr int kMostDeals = 4;
constexpr int kMostEvents = 4000;

void playDeal(Match &match, Dice &dice)
{
    for (int events = 0; !match.dealOver() && events < kMostEvents; ++events) {
        const DealState &deal = *match.deal();
        if (!deal.tricks.empty() && dice.below(40) == 0) // a challenge now and then, most refused
            (void)match.apply(
                Event::challenge(dice.below(4), dice.below(deal.seating().players), 1));
        (void)match.apply(choose(legal(deal), dice));
    }
}

/// The deal as somebody would write it down afterwards.
DealRecord written(const DealResult &result, const DealRecord &played)
{
    DealRecord record;
    record.dealer = played.dealer;
    record.rulings = played.rulings;
    record.voidReason = result.voidReason();
    switch (result.facts.form) {
    case DealFacts::Form::voided:
        record.kind = DealRecord::Kind::voided;
        return record;
    case DealFacts::Form::unplayed:
        record.kind = DealRecord::Kind::unplayed;
        record.bids = result.facts.bids;
        return record;
    case DealFacts::Form::played:
        record.bids = result.facts.bids;
        break;
    case DealFacts::Form::playsItself:
        break;
    }
    record.kind = DealRecord::Kind::entered;
    record.facts = result.facts;
    for (const FactRow *row : factRows())
        record.given |= row->toldBy;
    if (result.facts.lastTrick.seat < 0)
        record.given = record.given.without(Fact::lastCard);
    return record;
}

QString listed(const DealScore &score, const DealRecord &deal)
{
    QStringList words;
    for (const Call &bid : deal.bids)
        words << QString::fromStdString('"' + toString(bid) + '"');
    for (const ScoreLine &line : score.lines())
        words << QStringLiteral("%1:%2 %3/%4")
                     .arg(int(line.side))
                     .arg(QLatin1String(line.rule->word))
                     .arg(line.points)
                     .arg(line.bags);
    return words.join(' ');
}

/// What a record cannot say of a deal: several wrong challenges, a claim that failed the bid.
bool canBeWritten(const DealFacts &facts)
{
    const auto wrong = std::count_if(facts.falseChallenges.begin(), facts.falseChallenges.end(),
                                     [](int times) { return times > 0; });
    return wrong == 0 && facts.claimsFailed.empty();
}

bool sameScore(const DealScore &a, const DealScore &b)
{
    return std::equal(a.lines().begin(), a.lines().end(), b.lines().begin(), b.lines().end());
}

} // namespace

class TestEnteredAgain : public QObject
{
    Q_OBJECT

private slots:
    void enteredDealsScoreAlike()
    {
        const int wanted = qEnvironmentVariableIntValue("SANDBAG_RULE_SETS");
        RandomRules random(77);
        for (int number = 0; number < (wanted > 0 ? wanted : 400); ++number) {
            const RuleSet rules = random.draw(number % 60);
            tryRules(rules, static_cast<std::uint64_t>(number));
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d deals entered again", m_deals);
    }

private:
    void tryRules(const RuleSet &rules, std::uint64_t seed)
    {
        MatchRecord record;
        record.rules = rules;
        record.players.resize(static_cast<std::size_t>(rules.table_players));
        Match played(record);
        Match entered(record);
        Dice dice(seed);
        int dealer = dice.below(rules.table_players);
        for (int deal = 0; deal < kMostDeals && !played.over(); ++deal) {
            QVERIFY(!played.beginDeal(dealCards(*played.context(), dealer, dice.next())));
            playDeal(played, dice);
            const DealResult &result = played.results().back();
            if (!canBeWritten(result.facts))
                return;
            enterAgain(entered, result, played.record().deals.back());
            if (QTest::currentTestFailed()) {
                qWarning("rules: %s", qPrintable(named(rules)));
                return;
            }
            dealer = std::max(0, played.nextDealer());
        }
    }

    void enterAgain(Match &entered, const DealResult &result, const DealRecord &played)
    {
        const DealRecord deal = written(result, played);
        const auto refused = entered.enter(deal);
        QVERIFY2(!refused, qPrintable(QString::fromStdString(refused ? plainEnglish(refused->text)
                                                                     : std::string()) +
                                      ' ' + listed(result.score, deal)));
        const DealResult &again = entered.results().back();
        QVERIFY2(sameScore(again.score, result.score),
                 qPrintable(listed(result.score, deal) + " entered: " + listed(again.score, deal)));
        QVERIFY(again.after == result.after);
        ++m_deals;
    }

    int m_deals = 0;
};

QTEST_APPLESS_MAIN(TestEnteredAgain)
#include "tst_entered_again.moc"
