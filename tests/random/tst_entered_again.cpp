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

bool sameResult(const DealResult &a, const DealResult &b)
{
    return sameScore(a.score, b.score) && a.after == b.after && a.facts == b.facts &&
           a.end == b.end && a.remark == b.remark;
}

/// All that follows from a record; empty where they are the same, otherwise what differs.
QString difference(const Match &one, const Match &other)
{
    if (!(one.record() == other.record()))
        return QStringLiteral("record");
    if (one.results().size() != other.results().size())
        return QStringLiteral("number of results");
    for (std::size_t deal = 0; deal < one.results().size(); ++deal) {
        if (!sameResult(one.results()[deal], other.results()[deal]))
            return QStringLiteral("result of deal %1").arg(deal);
    }
    const DealState *played = one.deal(), *again = other.deal();
    if (!played != !again || one.over() != other.over() || one.nextDealer() != other.nextDealer())
        return QStringLiteral("end");
    if (played && (played->log != again->log || played->scores != again->scores ||
                   played->firstScored != again->firstScored || played->seat != again->seat))
        return QStringLiteral("last deal");
    return {};
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

    /// After a correction what stays is taken over where it does not depend on what was corrected:
    /// the match is the one that is folded from its beginning, or both are refused alike.
    void correctionsAreWorkedOutAsByAFold()
    {
        RandomRules random(90);
        int taken = 0, refused = 0;
        for (int number = 0; number < 250; ++number) {
            const RuleSet rules = random.draw(number % 60);
            const Match match = mixedMatch(rules, random, static_cast<std::uint64_t>(number));
            Dice dice(static_cast<std::uint64_t>(number));
            for (int times = 0; times < 12 && !match.record().deals.empty(); ++times) {
                const int index = dice.below(static_cast<int>(match.record().deals.size()));
                const bool fits = tryCorrection(match, index, corrected(match, index, dice));
                ++(fits ? taken : refused);
                if (QTest::currentTestFailed()) {
                    qWarning("match %d, deal %d, rules: %s", number, index,
                             qPrintable(named(rules)));
                    return;
                }
            }
        }
        qInfo("%d corrections, %d refused", taken, refused);
        QVERIFY(taken > 300 && refused > 50);
    }

private:
    /// Deals that were played and deals that were entered, in some of them rules that were changed
    /// on the way.
    static Match mixedMatch(const RuleSet &rules, RandomRules &random, std::uint64_t seed)
    {
        MatchRecord record;
        record.rules = rules;
        record.players.resize(static_cast<std::size_t>(rules.table_players));
        Dice dice(seed);
        for (int tries = dice.below(2) ? 20 : 0; tries > 0 && record.agreements.empty(); --tries) {
            const RuleSet later = random.draw(10);
            if (Seating(later).players == Seating(rules).players &&
                Seating(later).sides == Seating(rules).sides)
                record.agreements.push_back(
                    {1 + dice.below(4), AgreedRules{"standard", {}, later}, {}});
        }
        Match match(record);
        int dealer = dice.below(rules.table_players);
        for (int deal = 0; deal < 7 && !match.over(); ++deal) {
            if (match.beginDeal(dealCards(*match.context(), dealer, dice.next())))
                break;
            playDeal(match, dice);
            if (!match.dealOver())
                break;
            const DealRecord paper = written(match.results().back(), match.record().deals.back());
            if (dice.below(4) && canBeWritten(match.results().back().facts)) {
                const Match before = match;
                match.removeLastDeal();
                if (match.enter(paper))
                    match = before;
            }
            dealer = std::max(0, match.nextDealer());
        }
        return match;
    }

    /// What somebody might put in the place of a deal.
    static DealRecord corrected(const Match &match, int index, Dice &dice)
    {
        const std::vector<DealRecord> &deals = match.record().deals;
        DealRecord deal = deals[static_cast<std::size_t>(index)];
        switch (dice.below(5)) {
        case 0: // as it is
            break;
        case 1: {
            const int dealer = deal.dealer;
            deal = deals[static_cast<std::size_t>(dice.below(static_cast<int>(deals.size())))];
            deal.dealer = dealer;
            break;
        }
        case 2: {
            Ruling ruling;
            ruling.points = 50 * (dice.below(9) - 4);
            ruling.bags = dice.below(3);
            deal.rulings.push_back(ruling);
            break;
        }
        case 3:
            deal = {};
            deal.kind = DealRecord::Kind::voided;
            deal.dealer = deals[static_cast<std::size_t>(index)].dealer;
            deal.voidReason = "misdeal";
            break;
        default: {
            const int players = match.context()->seating.players;
            std::swap(deal.bids[dice.below(players)], deal.bids[dice.below(players)]);
            if (!deal.events.empty() && dice.below(2))
                deal.events.pop_back();
        }
        }
        return deal;
    }

    /// Whether the correction fits.
    static bool tryCorrection(const Match &match, int index, const DealRecord &deal)
    {
        Match changed = match;
        const auto refused = changed.replaceDeal(index, deal);
        MatchRecord record = match.record();
        record.deals[static_cast<std::size_t>(index)] = deal;
        const auto folded = Match::fold(record);
        const auto *error = std::get_if<RecordError>(&folded);
        const auto check = [&](const Match &expected) {
            const QString differs = difference(changed, expected);
            QVERIFY2(differs.isEmpty(), qPrintable(differs));
        };
        [&] {
            QCOMPARE(refused.has_value(), error != nullptr);
            if (!error)
                return check(std::get<Match>(folded));
            QCOMPARE(refused->deal, error->deal);
            QCOMPARE(plainEnglish(refused->text), plainEnglish(error->text));
            check(match);
        }();
        return !error;
    }

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
