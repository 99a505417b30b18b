// SPDX-License-Identifier: GPL-3.0-or-later
// What the score keeper asks beside bids and tricks, where a house rule wants to know it: what is
// typed there comes to the deal, or to a sentence that says what is wrong.
#include "entry/entry_draft.h"
#include "match/match.h"
#include "test_main.h"

#include <QTest>

#include <utility>

using namespace sandbag;

namespace {

RuleSet rulesThatAsk()
{
    RuleSet rules;
    rules.dix_allowed = true;
    rules.renege_mode = RenegeMode::challenge;
    rules.win_minutes = 60;
    return rules;
}

EntryDraft filled(const Match &match)
{
    EntryDraft draft(match, {"Ivy", "Ada", "Bo", "Cleo"}, 0);
    bool first = true;
    for (const EntryField &field : draft.fields()) {
        if (field.ask == Ask::bid)
            draft.setText(field, QStringLiteral("3"));
        else if (field.ask == Ask::sideTricks)
            draft.setText(field,
                          std::exchange(first, false) ? QStringLiteral("7") : QStringLiteral("6"));
    }
    return draft;
}

} // namespace

class TestEntryFacts : public QObject
{
    Q_OBJECT
private slots:
    void rareFactsAreRead_data();
    void rareFactsAreRead();
    void moreTricksThanThereAre();
};

void TestEntryFacts::rareFactsAreRead_data()
{
    QTest::addColumn<int>("ask");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("problem"); // begins so; "" where it is right
    const auto row = [](const char *name, Ask ask, const char *typed, const char *problem = "") {
        QTest::newRow(name) << ask.number() << QString::fromLatin1(typed)
                            << QString::fromUtf8(problem);
    };
    row("no dix", Fact::dix, "-");
    row("a dix", Fact::dix, "2 5");
    row("three dix", Fact::dix, "2 5,4 10,1 1", "Type the number of the player, then");
    row("a dix of seven", Fact::dix, "2 7", "Type the number of the player, then");
    row("a dix of nobody", Fact::dix, "9 5", "\"9\" isn't a player");
    row("no renege", Fact::renege, "-");
    row("a renege found", Fact::renege, "3 2 y");
    row("a renege not found", Fact::renege, "3 2 n");
    row("a renege that nobody called", Fact::renege, "3 - y");
    row("a renege in two words", Fact::renege, "3 2",
        "Type three items: the number of the challenged player");
    row("a renege found perhaps", Fact::renege, "3 2 x", "\"x\" is neither");
    row("an hour", Ask::clock, "60");
    row("a long evening", Ask::clock, "many", "For “Minutes played”, type a number from 0 to");
}

void TestEntryFacts::rareFactsAreRead()
{
    QFETCH(int, ask);
    QFETCH(QString, typed);
    QFETCH(QString, problem);
    MatchRecord record;
    record.rules = rulesThatAsk();
    const Match match(record);
    EntryDraft draft = filled(match);
    const EntryField field{Ask::ofNumber(ask), -1, -1};
    QVERIFY(draft.fields().contains(field));
    QVERIFY(!draft.question(field).isEmpty());
    draft.setText(field, typed);
    const EntryState state = draft.check();
    if (!problem.isEmpty()) {
        QVERIFY2(state.problem.startsWith(problem), qPrintable(state.problem));
        QCOMPARE(draft.fields().value(state.fault), field);
        return;
    }
    QVERIFY2(state.problem.isEmpty(), qPrintable(state.problem));
    // What was read is written into the field again when the deal is edited.
    for (const EntryField &open : draft.fields())
        if (draft.text(open).isEmpty())
            draft.setText(open,
                          open.ask == Ask::clock ? QStringLiteral("30") : QStringLiteral("-"));
    const EntryState whole = draft.check();
    QVERIFY2(whole.missing.isEmpty() && whole.problem.isEmpty(),
             qPrintable(whole.missing + whole.problem));
    Match entered(record);
    DealRecord deal = whole.record;
    deal.dealer = draft.dealer();
    QVERIFY(!entered.enter(deal));
    QCOMPARE(EntryDraft(entered, {"Ivy", "Ada", "Bo", "Cleo"}, 0, 0).text(field), typed);
}

/// A slip that no deal can have been is no matter for a ruling: it says where it is, and everything
/// that was typed stays. Tricks that only come to too many may stand as they were played.
void TestEntryFacts::moreTricksThanThereAre()
{
    MatchRecord record;
    const Match match(record);
    EntryDraft draft = filled(match);
    const EntryField first{Ask::sideTricks, -1, 0}, second{Ask::sideTricks, -1, 1};
    QVERIFY(draft.fields().contains(first) && draft.fields().contains(second));
    for (const bool same : {false, true}) {
        draft.setAllTheSame(same);
        draft.setText(first, QStringLiteral("7"));
        draft.setText(second, QStringLiteral("14"));
        const EntryState slip = draft.check();
        QCOMPARE(slip.problem,
                 QStringLiteral("For “Ada & Cleo took”, type a number from 0 to 13, not \"14\"."));
        QCOMPARE(draft.fields().value(slip.fault), second);
        QVERIFY(!slip.mayStand);
        QCOMPARE(draft.text(first), QStringLiteral("7"));
        QCOMPARE(draft.text(second), QStringLiteral("14"));
        draft.setText(second, QStringLiteral("8"));
        const EntryState many = draft.check();
        QCOMPARE(many.problem.isEmpty(), same);
        QCOMPARE(many.mayStand, !same);
        QCOMPARE(many.record.rulings.size(), std::size_t(same ? 1 : 0));
    }
}

QTEST_GUILESS_MAIN(TestEntryFacts)
#include "tst_entry_facts.moc"
