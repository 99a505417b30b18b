// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches by players who choose at random, under rule sets drawn from the whole catalogue:
// no dead end, no lost card, lines that add up, and a record that gives the same match when it is
// written, read and replayed, or undone and redone. SANDBAG_RULE_SETS sets how many (2,000).
#include "formats/loaded_match.h"
#include "named_rules.h"
#include "random_rules.h"
#include "test_main.h"

#include "formats/record_json.h"
#include "share.h"

#include <QTest>
#include <algorithm>

using namespace sandbag;

namespace {

constexpr int kMostDeals = 5; ///< of a match: random players may never end one
constexpr int kMostEvents = 4000;
constexpr int kCallsLookedAt = 3; ///< the menu of one event in so many

int wantedRuleSets()
{
    const int wanted = qEnvironmentVariableIntValue("SANDBAG_RULE_SETS");
    return wanted > 0 ? wanted : share(2000);
}

/// Every card of the pack, wherever it is now.
CardList cardsIn(const DealState &deal)
{
    CardList all = deal.context->pack.draft ? CardList{} : deal.hidden.undealt;
    const auto add = [&](const CardList &cards) {
        for (const Card card : cards)
            all.push_back(card.held());
    };
    for (int seat = 0; seat < deal.seating().players; ++seat)
        add(handOf(deal, seat));
    for (const TrickRecord &trick : deal.tricks)
        add(trick.cards);
    for (const PassRecord &pass : deal.exchange.pending)
        add(pass.cards);
    add(deal.hidden.discards);
    sortForFiles(all);
    return all;
}

} // namespace

class TestRandomRules : public QObject
{
    Q_OBJECT

private slots:
    void matchesPlayToTheirEnd()
    {
        RandomRules random(20260);
        std::set<std::pair<int, int>> pairs;
        const int wanted = wantedRuleSets();
        for (int number = 0; number < wanted; ++number) {
            const RuleSet rules = random.draw(4 + number % 60);
            RandomRules::notePairs(rules, pairs);
            playMatch(rules, static_cast<std::uint64_t>(number));
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d rule sets, %d deals, %d events, %d menus", wanted, m_deals, m_events, m_menus);
        QVERIFY(m_menus > m_deals / 4);
        playMissingPairs(random, pairs);
    }

private:
    /// Every pair of options that can be set together is played at least once.
    void playMissingPairs(RandomRules &random, std::set<std::pair<int, int>> &pairs)
    {
        const auto rows = catalogue();
        int refused = 0;
        int added = 0;
        for (const Option &a : rows) {
            if (a.index >= share(static_cast<int>(rows.size())))
                break;
            for (const Option &b : rows.subspan(static_cast<std::size_t>(a.index) + 1)) {
                if (pairs.count({a.index, b.index}))
                    continue;
                const auto rules = random.withBoth(a, b);
                if (!rules) {
                    ++refused;
                    continue;
                }
                ++added;
                RandomRules::notePairs(*rules, pairs);
                playMatch(*rules, static_cast<std::uint64_t>(a.index * 1000 + b.index));
                if (QTest::currentTestFailed())
                    return;
            }
        }
        qInfo("%d pairs of options played together, %d of them by design, %d always refused",
              static_cast<int>(pairs.size()), added, refused);
        QVERIFY2(refused < 20, "pairs that no rule set could hold");
    }

    void playMatch(const RuleSet &rules, std::uint64_t seed)
    {
        MatchRecord record;
        record.rules = rules;
        record.players.resize(static_cast<std::size_t>(rules.table_players));
        Match match(record);
        Dice dice(seed);
        int dealer = dice.below(rules.table_players);
        for (int deal = 0; deal < kMostDeals && !match.over(); ++deal) {
            const auto refusal = match.beginDeal(dealCards(*match.context(), dealer, dice.next()));
            QVERIFY2(!refusal, qPrintable(said(rules, refusal)));
            playDeal(match, dice);
            if (QTest::currentTestFailed())
                return;
            dealer = match.nextDealer();
        }
        checkSums(match);
        checkReplay(match);
        checkUndo(match);
        if (QTest::currentTestFailed())
            qWarning("rules: %s", qPrintable(named(rules)));
    }

    void playDeal(Match &match, Dice &dice)
    {
        CardList pack = match.context()->pack.cards;
        sortForFiles(pack);
        ++m_deals;
        for (int events = 0; !match.dealOver(); ++events) {
            QVERIFY(events < kMostEvents);
            ++m_events;
            if (dice.below(12) == 0)
                (void)match.apply(someActOutOfTurn(*match.deal(), dice));
            if (match.dealOver())
                break;
            const Prompt prompt = legal(*match.deal());
            QVERIFY2(
                prompt.cards || !prompt.choices.empty(),
                qPrintable(named(match.record().rules) + " dead end in " + toString(prompt.phase)));
            if (m_events % kCallsLookedAt == 0)
                checkCalls(*match.deal(), prompt);
            if (QTest::currentTestFailed())
                return;
            const auto refusal = match.apply(choose(prompt, dice));
            QVERIFY2(!refusal, qPrintable(said(match.record().rules, refusal)));
        }
        const DealState &deal = *match.deal();
        if (deal.disputes.claimedBy < 0 && !deal.context->pack.draft)
            QVERIFY2(cardsIn(deal) == pack, qPrintable(named(match.record().rules)));
        if (deal.end == DealEnd::played)
            checkTricks(match);
    }

    /// What is listed and what is carried out are found without the menu that a panel shows.
    void checkCalls(const DealState &deal, const Prompt &prompt)
    {
        const auto &choices = prompt.choices;
        const auto isCall = [](const Event &event) { return event.kind == EventKind::call; };
        if (std::none_of(choices.begin(), choices.end(), isCall))
            return;
        for (const MenuCall &entry : callMenu(deal)) {
            const Event call = Event::makeCall(deal.seat, entry.call);
            DealState called = deal;
            QCOMPARE(!apply(called, call), entry.open);
            QCOMPARE(std::find(choices.begin(), choices.end(), call) != choices.end(), entry.open);
        }
        ++m_menus;
    }

    void checkTricks(const Match &match)
    {
        const DealFacts &facts = match.results().back().facts;
        int tricks = 0;
        for (const int taken : facts.tricks)
            tricks += taken;
        for (int trick = 0; trick < facts.winnerCount; ++trick)
            tricks += facts.winners[trick] < 0;
        QVERIFY2(tricks == facts.tricksInDeal, qPrintable(named(match.record().rules)));
    }

    void checkSums(const Match &match)
    {
        for (const DealResult &result : match.results()) {
            for (int side = 0; side < match.context()->seating.sides; ++side) {
                int points = 0;
                int bags = 0;
                for (const ScoreLine &line : result.score.lines()) {
                    points += line.side == side ? line.points : 0;
                    bags += line.side == side ? line.bags : 0;
                }
                const SideScore &score = result.score.side[side];
                QCOMPARE(score.points, points);
                QCOMPARE(score.bags, bags);
            }
        }
    }

    void checkReplay(const Match &match)
    {
        const QByteArray json = writeRecord({match.record(), {}});
        const auto read = loadMatch(json, QStringLiteral("match"));
        if (const auto *error = std::get_if<FileError>(&read))
            QFAIL(qPrintable(error->text + "\n" + named(match.record().rules)));
        const Match &again = std::get<LoadedMatch>(read).match;
        QVERIFY2(again.record().deals == match.record().deals,
                 qPrintable(named(match.record().rules)));
        QVERIFY2(again.standing() == match.standing(), qPrintable(named(match.record().rules)));
    }

    void checkUndo(const Match &match)
    {
        Match back = match;
        int undone = 0;
        while (undone < 30 && back.undo())
            ++undone;
        while (back.redo())
            --undone;
        QCOMPARE(undone, 0);
        QVERIFY(back.record() == match.record());
        QVERIFY(back.standing() == match.standing());
    }

    static QString said(const RuleSet &rules, const Refusal &refusal)
    {
        return refusal ? QString::fromStdString(plainEnglish(*refusal)) + "\n" + named(rules)
                       : QString();
    }

    int m_deals = 0;
    int m_events = 0;
    int m_menus = 0;
};

QTEST_GUILESS_MAIN(TestRandomRules)
#include "tst_random_rules.moc"
