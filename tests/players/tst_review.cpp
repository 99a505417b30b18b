// SPDX-License-Identifier: GPL-3.0-or-later
// The review: what choices cost by what their players could see, and where a result came from.
#include "match/match.h"
#include "random_deal.h"
#include "share.h"
#include "test_main.h"

#include "arena/contest.h"
#include "named/named_player.h"
#include "review/match_review.h"
#include "review/point_worth.h"
#include "search/double_dummy_solution.h"
#include "search/worlds.h"

#include <QTest>

#include <cmath>

using namespace sandbag;

namespace {

/// A match of these players, cut off after a few deals.
Match played(const RuleSet &rules, const char *player, std::uint64_t seed, std::size_t deals)
{
    std::vector<std::unique_ptr<Player>> owned;
    Contest::Seats seats{};
    for (int seat = 0; seat < Seating(rules).players; ++seat) {
        owned.push_back(makePlayer(player, seedFor(seed, static_cast<std::uint64_t>(seat))));
        seats[seat] = owned.back().get();
    }
    Contest contest(rules, seats);
    if (deals == 1)
        return contest.playDeal(static_cast<int>(seed) % Seating(rules).players, seed);
    const Match match = contest.playMatch(seed);
    MatchRecord record = match.record();
    if (record.deals.size() > deals)
        record.deals.resize(deals);
    auto folded = Match::fold(record);
    return std::get<Match>(std::move(folded));
}

std::vector<JudgedChoice> judged(const Match &match, int iterations, std::uint64_t seed,
                                 std::size_t every = 1)
{
    Judge judge({iterations, seed});
    const std::atomic<bool> stop{false};
    std::vector<JudgedChoice> choices;
    const auto places = choicesOf(match);
    for (std::size_t i = 0; i < places.size(); i += every)
        choices.push_back({places[i], judgeChoice(judge, match, places[i], stop)});
    return choices;
}

/// Values and words of a review, to compare two.
QString told(const std::vector<JudgedChoice> &choices)
{
    QString text;
    for (const JudgedChoice &choice : choices) {
        for (const ChoiceValue &value : choice.judgement.values)
            text += QStringLiteral("%1 %2 ").arg(value.points).arg(value.win);
        text += QString::fromStdString(plainEnglish(choice.judgement.text)) + u'\n';
    }
    return text;
}

} // namespace

class TestReview : public QObject
{
    Q_OBJECT

private slots:
    void gradesFollowTheirThresholds();
    void pointsAreWorthWhatTheyAreInAnEvenMatch();
    void sameSeedSameReview();
    void whatIsKnownIsExact();
    void judgesWhatTheSeatSees();
    void partsSumToTheResult();
    void everyKindOfChoiceIsJudged();
    void terribleChoicesAreCalledSo();
    void equalCardsAreAChoice();
    void aClaimIsWeighedAgainstSilence();
    void theDealInPlayIsNoneOfTheFinished();
    void theBestFindIsCertain();
};

void TestReview::gradesFollowTheirThresholds()
{
    QCOMPARE(gradeOf(0, 0.01), Grade::best);
    QCOMPARE(gradeOf(0.02, 0.01), Grade::unclear);
    QCOMPARE(gradeOf(0.005, 0.001), Grade::good);
    QCOMPARE(gradeOf(0.02, 0.001), Grade::slip);
    QCOMPARE(gradeOf(0.05, 0.001), Grade::mistake);
    QCOMPARE(gradeOf(0.2, 0), Grade::blunder);
}

/// More than at the beginning of a match, less than at its end; the shorter the match the more.
void TestReview::pointsAreWorthWhatTheyAreInAnEvenMatch()
{
    const auto slopeAt = [](const RuleContext &context, int total) {
        const WinModel win(context);
        Standing even, ahead;
        for (int side = 0; side < context.seating.sides; ++side)
            even.totals[side] = ahead.totals[side] = total;
        ahead.totals[0] += 10;
        return (win.chance(ahead, 0) - win.chance(even, 0)) / 10;
    };
    for (const Preset &preset : presets()) {
        const auto context = makeContext(rulesOf(preset));
        const double worth = pointWorth(WinModel(*context), *context);
        QVERIFY2(worth > 0, preset.id);
        const int target = context->rules.win_target;
        if (target <= 0 || context->rules.win_deals > 0)
            continue;
        QVERIFY2(worth > slopeAt(*context, 0), preset.id);
        QVERIFY2(worth < slopeAt(*context, target), preset.id);
    }
    QVERIFY(worse(Grade::best, Grade::unclear) == Grade::unclear);
    QVERIFY(worse(Grade::blunder, Grade::slip) == Grade::blunder);
    QVERIFY(worse(Grade::good, Grade::slip) == Grade::slip);
}

void TestReview::sameSeedSameReview()
{
    const Match match = played(rulesOf(*findPreset("standard")), "simple", 5, 1);
    const QString once = told(judged(match, 200, 7));
    QVERIFY(once.size() > 1000);
    QCOMPARE(told(judged(match, 200, 7)), once);
    QVERIFY(told(judged(match, 200, 8)) != once);
}

/// Where every unseen card has one place left the review says what the exact solver says.
void TestReview::whatIsKnownIsExact()
{
    RuleSet rules = rulesOf(*findPreset("standard"));
    rules.table_players = 2;
    rules.table_sides = TableSides::solo;
    QVERIFY(check(rules).errors.empty());
    int compared = 0;
    const std::atomic<bool> stop{false};
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Match match = played(rules, "random", seed, 1);
        Judge judge({100, seed});
        for (const ChoicePlace &place : choicesOf(match)) {
            const auto state = match.dealAt(place.deal, place.event);
            const SeatView view(*state, place.seat);
            const int tricksLeft = state->play.tricksInDeal - state->play.tricksPlayed;
            if (phaseOf(*state) != Phase::play || view.prompt().choices.size() < 2 ||
                tricksLeft > 6)
                continue;
            QVERIFY(WorldSampler(view).certain());
            const Judgement judgement = judgeChoice(judge, match, place, stop);
            QVERIFY(judgement.exact);
            DoubleDummyTask task;
            task.objective = Objective::match;
            task.side = state->sideOf(place.seat);
            const auto solved = solveOpen(*state, match.standingBefore(place.deal), task);
            QVERIFY(solved);
            double made = 0;
            for (const CardValue &card : solved->cards) {
                if (card.card == judgement.made.cards.front())
                    made = card.value;
            }
            const ChoiceValue &best = judgement.values.front();
            const double found = best.win + static_cast<double>(WinModel::kPoint) * best.points;
            QVERIFY(std::abs(found - solved->value) < 1e-5);
            const double lost =
                judgement.lossWin + static_cast<double>(WinModel::kPoint) * judgement.lossPoints;
            QVERIFY(std::abs(lost - (solved->value - made)) < 1e-5);
            QVERIFY(judgement.grade != Grade::unclear);
            ++compared;
        }
    }
    QVERIFY2(compared > 20, qPrintable(QString::number(compared)));
}

/// The hidden cards lying otherwise changes nothing: a judgement is of the view alone.
void TestReview::judgesWhatTheSeatSees()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Judge judge({300, 3});
    const std::atomic<bool> stop{false};
    DealStart start = dealCards(*context, 3, 11);
    start.firstScored = true;
    const DealState one = startDeal(context, start);
    std::swap(start.hands[1], start.hands[2]);
    const DealState other = startDeal(context, start);
    const Event bid = Event::makeCall(0, Call::number(3));
    const Judgement first = judge.judge(SeatView(one, 0), {context, {}}, bid, 1, stop);
    const Judgement second = judge.judge(SeatView(other, 0), {context, {}}, bid, 1, stop);
    QVERIFY(!first.values.empty());
    QCOMPARE(told({{{}, first}}), told({{{}, second}}));
}

/// In any rules, however badly played and judged.
void TestReview::partsSumToTheResult()
{
    RandomRules random(18);
    int matches = 0;
    for (std::uint64_t seed = 1; matches < share(200); ++seed) {
        RuleSet rules = seed % 2 ? rulesOf(presets()[seed % presets().size()]) : random.draw(20);
        rules.win_deals = 2;
        if (!check(rules).errors.empty())
            continue;
        const Match match = played(rules, seed % 3 ? "simple" : "random", seed, 2);
        ++matches;
        const auto choices = judged(match, 4, seed, 40);
        const auto curve = curveOf(match, seed, 1);
        const Seating &seating = match.context()->seating;
        for (const CurvePoint &point : curve) {
            double sum = 0;
            for (int side = 0; side < seating.sides; ++side)
                sum += point.win[side];
            QVERIFY2(std::abs(sum - 1) < 1e-4, qPrintable(QString::number(sum)));
        }
        const auto parts = luckAndSkill(seating, curve, choices);
        QCOMPARE(parts.size(), static_cast<std::size_t>(seating.players));
        for (int seat = 0; seat < seating.players; ++seat) {
            const LuckAndSkill &p = parts[static_cast<std::size_t>(seat)];
            QVERIFY(std::abs(p.cards + p.own + p.partner + p.others - p.result) < 1e-9);
            QVERIFY(p.own <= 0 && p.partner <= 0 && p.others >= 0);
            if (match.over() && match.standing().winner >= 0) {
                const double end = seating.sideOf(seat) == match.standing().winner ? 1 : 0;
                QVERIFY(std::abs(p.result - (end - curve.front().win[seating.sideOf(seat)])) <
                        1e-6);
            }
        }
    }
}

/// Whatever the rules ask: something is said of it, and only side talk, cards that were nobody's
/// choice and broken rules are not judged.
void TestReview::everyKindOfChoiceIsJudged()
{
    RandomRules random(77);
    QSet<QString> seen, silent;
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(share(90)); ++seed) {
        const RuleSet rules =
            seed <= presets().size() ? rulesOf(presets()[seed - 1]) : random.draw(30);
        const Match match = played(rules, seed % 2 ? "simple" : "random", seed, 1);
        for (const JudgedChoice &choice : judged(match, 6, seed, 6)) {
            const Judgement &j = choice.judgement;
            QVERIFY(!j.text.empty());
            const QString kind =
                QString::fromLatin1(
                    toString(phaseOf(*match.dealAt(choice.place.deal, choice.place.event)))) +
                u' ' + QString::number(static_cast<int>(j.made.kind));
            (j.grade == Grade::none ? silent : seen).insert(kind);
            if (j.grade == Grade::none)
                continue;
            QVERIFY(j.lossWin >= 0);
            if (j.grade == Grade::best && !j.values.empty())
                QVERIFY(j.values.front().event == j.made || j.lossWin <= 0);
            // The best of what was played out most stands first, the others by what they are worth.
            for (std::size_t i = 2; i < j.values.size(); ++i) {
                const auto worth = [&](std::size_t at) {
                    return j.values[at].win +
                           static_cast<double>(WinModel::kPoint) * j.values[at].points;
                };
                QVERIFY(worth(i - 1) > worth(i) - 1e-4);
            }
            for (const ChoiceValue &value : j.values) {
                QVERIFY(std::isfinite(value.points) && std::isfinite(value.winError));
                QVERIFY(value.win >= 0 && value.win <= 1);
            }
        }
    }
    if (share(8) < 8)
        return; // too few to have met everything
    for (const char *phase : {"draft", "look", "call", "raise", "pass", "kitty", "play"}) {
        const bool judgedOnce = std::any_of(seen.begin(), seen.end(), [&](const QString &kind) {
            return kind.startsWith(QLatin1String(phase));
        });
        QVERIFY2(judgedOnce, phase);
    }
    for (const QString &kind : silent) {
        const auto event = static_cast<EventKind>(kind.section(u' ', 1).toInt());
        QVERIFY2(event == EventKind::talk || event == EventKind::play ||
                     event == EventKind::challenge || event == EventKind::back,
                 qPrintable(kind));
    }
}

/// Of the hand that would make nil almost never, and of a contract far out of reach.
void TestReview::terribleChoicesAreCalledSo()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Judge judge({1000, 1});
    const std::atomic<bool> stop{false};
    DealStart start = dealCards(*context, 3, 11);
    start.firstScored = true;
    const DealState deal = startDeal(context, start);
    const Judgement wild = judge.judge(SeatView(deal, 0), {context, {}},
                                       Event::makeCall(0, Call::number(11)), 1, stop);
    QCOMPARE(wild.grade, Grade::blunder);
    QVERIFY(wild.lossPoints > 50);
    QVERIFY(wild.values.front().event != wild.made);
}

/// Of cards that are as good as each other one is weighed. That is a choice, though an easy one: it
/// is "no other choice" where the rules leave one card.
void TestReview::equalCardsAreAChoice()
{
    const Match match = played(rulesOf(*findPreset("standard")), "simple", 5, 1);
    Judge judge({64, 1});
    const std::atomic<bool> stop{false};
    int single = 0, equal = 0;
    for (const ChoicePlace &place : choicesOf(match)) {
        const auto state = match.dealAt(0, place.event);
        if (!state || state->stage != Stage::play || place.seat != state->seat)
            continue;
        const SeatView view(*state, place.seat);
        const auto legal = view.prompt().choices.size();
        const Judgement judgement = judgeChoice(judge, match, place, stop);
        QCOMPARE(judgement.forced, legal == 1);
        const QString text = QString::fromStdString(plainEnglish(judgement.text));
        QCOMPARE(text.contains("no other choice"), legal == 1);
        single += legal == 1;
        equal += legal > 1 && judgement.values.size() == 1;
        if (legal > 1 && judgement.values.size() == 1)
            QCOMPARE(text, QStringLiteral("Any legal card is equally good."));
    }
    QVERIFY2(single > 0 && equal > 0, qPrintable(QStringLiteral("%1 %2").arg(single).arg(equal)));
}

/// Out of turn nothing else can be done: it is not said to be its own next best.
void TestReview::aClaimIsWeighedAgainstSilence()
{
    const Match match = played(rulesOf(*findPreset("standard")), "simple", 5, 1);
    Judge judge({200, 1});
    const std::atomic<bool> stop{false};
    const auto state = match.dealAt(0, 41); // in the middle of a trick
    QVERIFY(state && state->play.inTrick > 0);
    int judgedOnes = 0;
    for (int seat = 0; seat < 4; ++seat) {
        if (seat == state->seat)
            continue;
        const Event claim = Event::of(EventKind::claim, seat);
        const Judgement judgement = judge.judge(
            SeatView(*state, seat), {match.context(), match.standingBefore(0)}, claim, 1, stop);
        judgedOnes += judgement.grade != Grade::none;
        const QString text = QString::fromStdString(plainEnglish(judgement.text));
        QVERIFY2(!text.contains("Next best: claim"), qPrintable(text));
        QVERIFY2(!text.contains("claim rest is about as good"), qPrintable(text));
    }
    QVERIFY(judgedOnes > 0);
}

void TestReview::theDealInPlayIsNoneOfTheFinished()
{
    Match match = played(rulesOf(*findPreset("standard")), "simple", 5, 2);
    QCOMPARE(finishedDeals(match), 2);
    QVERIFY(finishedPart(match).record().deals == match.record().deals);
    match.playOnFrom(1, 9);
    QCOMPARE(finishedDeals(match), 1);
    const Match finished = finishedPart(match);
    QCOMPARE(finished.record().deals.size(), std::size_t{1});
    QCOMPARE(finished.results().size(), std::size_t{1});
    match.playOnFrom(0, 3);
    QCOMPARE(finishedDeals(match), 0);
    QVERIFY(finishedPart(match).record().deals.empty());
}

/// However far ahead it seems.
void TestReview::theBestFindIsCertain()
{
    const auto find = [](double behind, double error) {
        JudgedChoice choice;
        choice.judgement.grade = Grade::best;
        choice.judgement.values.resize(2);
        choice.judgement.values[1].behind = behind;
        choice.judgement.values[1].behindError = error;
        return choice;
    };
    const std::vector<JudgedChoice> choices{find(0.2, 0.15), find(0.05, 0.001), find(0.03, 0.001)};
    QCOMPARE(bestFind(choices), &choices[1]);
    QVERIFY(!bestFind({find(0.2, 0.15)}));
}

QTEST_APPLESS_MAIN(TestReview)
#include "tst_review.moc"
