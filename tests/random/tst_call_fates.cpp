// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a nil was kept is decided once: the score's lines, the scorecard, the statistics and what
// is told at the table say the same of every nil. SANDBAG_RULE_SETS sets how many rule sets are
// tried (150).
#include "named_rules.h"
#include "random_rules.h"
#include "share.h"
#include "test_main.h"

#include "formats/loaded_match.h"
#include "match_figures.h"
#include "people_names.h"
#include "sheet/score_sheet.h"
#include "text/languages.h"
#include "words/deal_moments.h"
#include "words/match_words.h"

#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

using Kind = DealMoment::Kind;

constexpr int kMostDeals = 3;
constexpr int kMostEvents = 4000;
const QStringList kNames{"You", "Ada", "Bo", "Cleo", "Dex", "Elsa", "Finn", "Gus"};

void playDeal(Match &match, Dice &dice)
{
    for (int events = 0; !match.dealOver() && events < kMostEvents; ++events) {
        const DealState &deal = *match.deal();
        if (!deal.tricks.empty() && dice.below(15) == 0) // a challenge now and then, most refused
            (void)match.apply(
                Event::challenge(dice.below(4), dice.below(deal.seating().players), 1));
        const Prompt prompt = legal(deal);
        const auto nil =
            std::find_if(prompt.choices.begin(), prompt.choices.end(), [](const Event &event) {
                return event.kind == EventKind::call && event.call().isNil();
            });
        const bool often = nil != prompt.choices.end() && dice.below(2) == 0;
        (void)match.apply(often ? *nil : choose(prompt, dice));
    }
}

/// Rules under which nils are bid, and scored in all their ways.
RuleSet nilRules(RandomRules &random)
{
    RuleSet rules = random.draw(60);
    RuleSet changed = rules;
    changed.nil_allowed = true;
    return check(changed).errors.empty() ? changed : rules;
}

/// Of the calls of one deal how many nils there are, and how many failed.
struct Nils {
    int all = 0;
    int failed = 0;
    bool operator==(const Nils &) const = default;
};

Nils byFates(const DealResult &result, const Seating &seating)
{
    Nils nils;
    for (int seat = 0; seat < seating.players; ++seat) {
        const CallFate &fate = result.score.fate[seat];
        nils.all += result.facts.bids[seat].isNil() && fate.counts() ? 1 : 0;
        nils.failed += result.facts.bids[seat].isNil() && fate.failed() ? 1 : 0;
    }
    return nils;
}

Nils byFigures(const MatchFigures &figures, int deal)
{
    Nils nils;
    for (const CallFigures &call : figures.calls) {
        const bool nil =
            call.deal == deal && (call.call.startsWith("nil") || call.call.startsWith("blind nil"));
        nils.all += nil ? 1 : 0;
        nils.failed += nil && !call.made ? 1 : 0;
    }
    return nils;
}

int failedOnSheet(const SheetDeal &deal)
{
    int failed = 0;
    for (const SheetEntry &entry : deal.sides)
        failed += static_cast<int>(entry.failedNils.size());
    return failed;
}

/// What the lines of a nil say of it: nothing, or what is wrong.
QString wrongInLines(const DealResult &result, const Seating &seating)
{
    for (int seat = 0; seat < seating.players; ++seat) {
        const CallFate &fate = result.score.fate[seat];
        const bool nil = result.facts.bids[seat].isNil();
        if (!nil || result.facts.form != DealFacts::Form::played) {
            if (nil && fate.counts())
                return QStringLiteral("a nil that was not played");
            continue;
        }
        const ScoreLine *line = result.score.lineOf(fate);
        if (!fate.counts() || !line)
            return QStringLiteral("a nil without a fate, or without a line");
        if (line->side != seating.sideOf(seat) || (line->seat >= 0 && line->seat != seat))
            return QStringLiteral("another player's line");
        if (result.facts.tricks[seat] > 0 && !fate.failed())
            return QStringLiteral("a nil that took a trick and was kept");
        const QString text = QString::fromStdString(plainEnglish(explain(*line)));
        if (line->seat >= 0 && text.contains("failed") != fate.failed())
            return QStringLiteral("a line that says otherwise: ") + text;
    }
    return {};
}

/// What is told of the last deal at the table.
QString wrongInMoments(const Match &match)
{
    const DealResult &result = match.results().back();
    const auto moments = momentsOf(match, kNames, 0);
    int told = 0;
    for (const DealMoment &moment : moments) {
        if (moment.kind != Kind::nilMade && moment.kind != Kind::nilFailed)
            continue;
        const auto failed = [&](int seat) { return result.score.fate[seat].failed(); };
        const bool any = std::any_of(moment.who.begin(), moment.who.end(), failed);
        if (any != (moment.kind == Kind::nilFailed))
            return QStringLiteral("a moment that says otherwise: ") + moment.words;
        told += static_cast<int>(moment.who.size());
    }
    const Nils nils = byFates(result, match.context()->seating);
    if (moments.size() < 3 && told != nils.all)
        return QStringLiteral("%1 nils, %2 told").arg(nils.all).arg(told);
    return {};
}

Match matchOf(const char *name)
{
    auto loaded = loadMatch(
        QStringLiteral(SANDBAG_TEST_DATA "/random/fates/%1.spades.json").arg(QLatin1String(name)));
    return std::get<LoadedMatch>(std::move(loaded)).match;
}

QList<bool> nilsInFigures(const Match &match, int seat)
{
    QList<bool> made;
    for (const CallFigures &call : figuresOf({match, {}}, PeopleNames{}).calls)
        if (call.seat == seat)
            made << call.made;
    return made;
}

QStringList toldNils(const Match &match)
{
    QStringList told;
    for (const DealMoment &moment : momentsOf(match, kNames, 0))
        if (moment.kind == Kind::nilMade || moment.kind == Kind::nilFailed)
            told << moment.words + QLatin1Char(' ') + moment.points;
    return told;
}

QString figuresText(const Match &match)
{
    return matchFigures(match).replace(QChar::Nbsp, u' ');
}

} // namespace

class TestCallFates : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { installLanguage(QStringLiteral("en")); }
    void renegeFailsDoubleNil();
    void doubleNilIsToldOnce();
    void failedNilIsCountedOnce();
    void potIsNoSecondNil();
    void everybodySaysTheSame();
};

/// South's nil took no trick, and a renege failed it.
void TestCallFates::renegeFailsDoubleNil()
{
    const Match match = matchOf("double_nil_failed_by_renege");
    QCOMPARE(nilsInFigures(match, 0), QList<bool>{false});
    const CallFate &fate = match.results().back().score.fate[0];
    QVERIFY(fate.failed());
    QCOMPARE(fate.by, CallFate::By::renege);
    QCOMPARE(failedOnSheet(scoreSheetOf(match).deals.back()), 1);
    QCOMPARE(toldNils(match), QStringList{"Your double nil has failed "});
}

void TestCallFates::doubleNilIsToldOnce()
{
    const Match match = matchOf("double_nil_made");
    QCOMPARE(toldNils(match), QStringList{"Your double nil is made +400"});
    QCOMPARE(momentsOf(match, kNames, 1).front().words,
             QStringLiteral("You & Bo make their double nil"));
    QCOMPARE(figuresText(match), QStringLiteral("1 deal · 2 nils made"));
}

/// Its tricks are bags, which bring points: a line of a failed nil that is no loss.
void TestCallFates::failedNilIsCountedOnce()
{
    const Match match = matchOf("failed_nil_brings_bags");
    QCOMPARE(toldNils(match).size(), 1);
    QVERIFY(toldNils(match).front().contains("failed"));
    QCOMPARE(figuresText(match), QStringLiteral("1 deal · 1 nil failed · 1 set"));
    QCOMPARE(nilsInFigures(match, 0), QList<bool>{false});
}

void TestCallFates::potIsNoSecondNil()
{
    const Match match = matchOf("made_nil_takes_pot");
    QVERIFY(figuresText(match).contains("1 nil made · 1 nil failed"));
    QCOMPARE(nilsInFigures(match, 0), (QList<bool>{false, true}));
    QCOMPARE(toldNils(match).size(), 1);
}

void TestCallFates::everybodySaysTheSame()
{
    const int wanted = qEnvironmentVariableIntValue("SANDBAG_RULE_SETS");
    const int rounds = wanted > 0 ? wanted : share(150);
    RandomRules random(42);
    Dice dice(42);
    int kept = 0, failed = 0;
    for (int round = 0; round < rounds; ++round) {
        const RuleSet rules = nilRules(random);
        MatchRecord record;
        record.rules = rules;
        record.players.resize(static_cast<std::size_t>(rules.table_players));
        Match match(record);
        for (int deal = 1; deal <= kMostDeals && !match.over(); ++deal) {
            const int dealer = std::max(0, match.nextDealer());
            QVERIFY(!match.beginDeal(dealCards(*match.context(), dealer, dice.next())));
            playDeal(match, dice);
            if (!match.dealOver())
                break;
            const DealResult &result = match.results().back();
            const Seating &seating = match.context()->seating;
            const auto rulesText = [&] { return u'\n' + named(rules); };
            QString wrong = wrongInLines(result, seating);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong + rulesText()));
            wrong = wrongInMoments(match);
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong + rulesText()));
            const Nils nils = byFates(result, seating);
            QVERIFY2(byFigures(figuresOf({match, {}}, PeopleNames{}), deal) == nils,
                     qPrintable(named(rules)));
            QCOMPARE(failedOnSheet(scoreSheetOf(match).deals.back()), nils.failed);
            kept += nils.all - nils.failed;
            failed += nils.failed;
        }
    }
    QVERIFY2(kept > 0 && failed > rounds / 3,
             qPrintable(QStringLiteral("%1 %2").arg(kept).arg(failed)));
}

QTEST_GUILESS_MAIN(TestCallFates)
#include "tst_call_fates.moc"
