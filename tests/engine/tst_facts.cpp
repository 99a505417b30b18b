// SPDX-License-Identifier: GPL-3.0-or-later
// A fact is a row: what is known of it is asked of its row by everybody who fills, keeps apart,
// forgets or waits for facts, so that a new one is seen by all of them.
#include "deal/rule_context.h"
#include "match/dealt_play.h"
#include "play/fact_row.h"
#include "test_main.h"

#include <QTest>

#include <map>
#include <vector>

using namespace sandbag;

namespace {

/// Rules and promises under which every fact of the play comes up.
RuleSet factRules()
{
    RuleSet rules;
    rules.dix_allowed = true;
    rules.notrump_allowed = true;
    rules.bags_cancel_card = BagsCancelCard::fixed;
    return rules;
}

PlayState played(const RuleContext &context, std::uint64_t seed)
{
    PlayState state = dealtPlay(context, 0, seed);
    startPlay(context.play, state, static_cast<int>(seed % 4), context.pack.tricks);
    state.noTrumpSeats = 0b0101;
    std::uint64_t random = seed * 7919 + 1;
    playOut(context.play, state, random);
    return state;
}

/// The facts as this row alone writes them.
DealFacts writtenBy(const FactRow &row, const PlayTables &tables, const PlayState &state)
{
    DealFacts facts;
    if (row.fill)
        row.fill(tables, state, facts);
    else
        facts.counted[row.fact] = state.counted[row.fact];
    return facts;
}

// A fact that no rule knows of: who had the lead in the last trick but for the lowest bit.
constexpr auto kMadeUp = static_cast<Fact>(kFacts);
constexpr int kForgotten = 99;

const FactRow kMadeUpFact{
    .fact = kMadeUp,
    .fill = [](const PlayTables &, const PlayState &state,
               DealFacts &facts) { facts.renege.challenger = state.lastLeader; },
    .mix = [](std::uint64_t key,
              const PlayState &state) { return stirred(key, state.lastLeader / 2U); },
    .clear = [](PlayState &state) { state.lastLeader = kForgotten; },
    .playOn = "Made up",
};

std::vector<const FactRow *> rowsWithMadeUp()
{
    std::vector<const FactRow *> rows(factRows().begin(), factRows().end());
    rows.push_back(&kMadeUpFact);
    return rows;
}

} // namespace

class TestFacts : public QObject
{
    Q_OBJECT

private slots:
    void rowsStandByNumber();
    void keysTellFactsApart();
    void onlyWhatIsReadIsMixed();
    void clearedPlayIsAsBefore();
    void everyReaderSeesANewFact();
};

void TestFacts::rowsStandByNumber()
{
    int number = 0;
    for (const FactRow *row : factRows()) {
        QCOMPARE(static_cast<int>(row->fact), number++);
        QVERIFY(!row->fill || row->mix);
        QVERIFY(!row->awaited || row->playOn);
        QVERIFY(!row->inForce == !row->note);
        // What no trick settles is no reason to play on.
        QVERIFY(!row->playOn || row->ofPlay());
        // What is counted is kept, asked for and told by its numbers alone.
        const bool counted = row->counted != CountedAs::nothing;
        QCOMPARE(countedPlace(row->fact) >= 0, counted);
        QVERIFY(!counted || (!row->fill && !row->mix && !row->clear && row->note));
        QVERIFY(!counted || (row->key && row->question && row->missing));
    }
    QCOMPARE(number, kFacts);
}

/// Whoever remembers ends by their key would take two plays for one.
void TestFacts::keysTellFactsApart()
{
    const auto context = makeContext(factRules());
    for (const FactRow *row : factRows()) {
        if (!row->fill && row->counted == CountedAs::nothing)
            continue;
        const FactSet read{row->fact};
        std::map<std::uint64_t, DealFacts> byKey;
        int different = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            const PlayState end = played(*context, seed);
            const DealFacts facts = writtenBy(*row, context->play, end);
            const auto [at, isNew] = byKey.try_emplace(mixFacts(0, end, read), facts);
            QVERIFY2(at->second == facts, qPrintable(QString::number(static_cast<int>(row->fact))));
            different += isNew && byKey.size() > 1 ? 1 : 0;
        }
        QVERIFY2(different > 0, qPrintable(QString::number(static_cast<int>(row->fact))));
    }
}

void TestFacts::onlyWhatIsReadIsMixed()
{
    const auto context = makeContext(factRules());
    const PlayState end = played(*context, 3);
    QCOMPARE(mixFacts(17, end, {}), std::uint64_t{17});
    QCOMPARE(mixFacts(17, end, {Fact::renege}), std::uint64_t{17});
    QVERIFY(mixFacts(17, end, {Fact::dix}) != std::uint64_t{17});
}

void TestFacts::clearedPlayIsAsBefore()
{
    const auto context = makeContext(factRules());
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        PlayState state = played(*context, seed);
        clearFacts(state);
        state.tricksPlayed = 0;
        DealFacts facts, fresh;
        fillFacts(context->play, state, facts);
        for (const FactRow *row : factRows()) {
            if (row->clear)
                QVERIFY(mixFacts(0, state, {row->fact}) == mixFacts(0, PlayState(), {row->fact}));
        }
        QCOMPARE(facts.dixCount, fresh.dixCount);
        QVERIFY(facts.counted == fresh.counted);
        QCOMPARE(facts.winnerCount, fresh.winnerCount);
        QCOMPARE(facts.lastTrick, fresh.lastTrick);
    }
}

void TestFacts::everyReaderSeesANewFact()
{
    const auto context = makeContext(factRules());
    const std::vector<const FactRow *> rows = rowsWithMadeUp();
    PlayState end = played(*context, 5);
    QVERIFY(factsOfPlay(rows).has(kMadeUp));
    QVERIFY(!factsOfPlay().has(kMadeUp));
    PlayState other = end;
    other.lastLeader = static_cast<std::uint8_t>(end.lastLeader ^ 2);
    QVERIFY(mixFacts(0, end, {kMadeUp}, rows) != mixFacts(0, other, {kMadeUp}, rows));
    QVERIFY(mixFacts(0, end, {Fact::dix}, rows) == mixFacts(0, other, {Fact::dix}, rows));
    DealFacts facts;
    fillFacts(context->play, end, facts, rows);
    QCOMPARE(facts.renege.challenger, static_cast<int>(end.lastLeader));
    clearFacts(end, rows);
    QCOMPARE(static_cast<int>(end.lastLeader), kForgotten);
}

QTEST_APPLESS_MAIN(TestFacts)
#include "tst_facts.moc"
