// SPDX-License-Identifier: GPL-3.0-or-later
// The checker refuses what cannot be played and only remarks on the rest.
#include "rulebook/check.h"
#include "rulebook/family_meaning.h"
#include "rulebook/rule_features.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <string>
#include <string_view>

using namespace sandbag;

namespace {

/// "preset id=value id=value": a named game with changes.
RuleSet rulesFrom(const QString &text)
{
    const QStringList words = text.split(';', Qt::SkipEmptyParts);
    RuleSet rules = rulesOf(*findPreset(words.at(0).trimmed().toStdString()));
    for (const QString &word : words.mid(1)) {
        const Option *option = findOption(word.section('=', 0, 0).trimmed().toStdString());
        if (!option || !option->set(rules, word.section('=', 1).trimmed().toStdString()))
            qFatal("no such rule: %s", qPrintable(word));
    }
    return rules;
}

bool names(const Finding &finding, std::string_view id)
{
    return std::find(finding.ids.begin(), finding.ids.end(), id) != finding.ids.end();
}

QByteArray said(const std::vector<Finding> &findings)
{
    std::string text;
    for (const Finding &finding : findings)
        text += plainEnglish(finding.text) + "\n";
    return QByteArray::fromStdString(text);
}

} // namespace

class TestCheck : public QObject
{
    Q_OBJECT

private slots:
    void errors_data();
    void errors();
    void fine_data();
    void fine();
    void notes_data();
    void notes();
    void presetsAreFine();
    void whatMattersIsSaidInTheRows();
    void mendsCure();
};

void TestCheck::errors_data()
{
    QTest::addColumn<QString>("id");
    const auto row = [](const char *rules, const char *id) { QTest::newRow(rules) << id; };
    row("standard; table_players=5", "table_sides");
    row("standard; table_players=2", "table_sides");
    row("standard; table_players=3", "table_sides");
    row("standard; table_players=7", "table_sides");
    row("standard; table_sides=triples", "table_sides");
    row("cancellation-8; table_sides=triples", "table_sides");
    row("standard; deck_jokers=4", "deck_jokers");
    row("standard; deck_removed=2C 2C", "deck_removed");
    row("standard; deck_removed=BJ", "deck_removed");
    row("standard; deck_removed=2C 3C 4C 5C 6C 7C 8C 9C 2D 3D 4D 5D 6D 7D 8D 9D 2H 3H 4H 5H 6H 7H "
        "8H 9H 2S 3S 4S 5S 6S 7S 8S 9S TS",
        "deck_removed");
    row("cutthroat; table_players=8; deck_leftover=kitty; kitty_extra_round=true; "
        "deck_removed=2C 3C 4C 5C 6C",
        "table_players");
    row("three-handed; deck_leftover=reject", "deck_leftover");
    row("widow; deck_leftover=reject", "deck_leftover");
    row("two-handed; deck_leftover=reject; deck_jokers=1", "deck_leftover");
    row("deuces-high; trumps_elevated=2H 2C 2H", "trumps_elevated");
    row("six-pairs; trumps_elevated=2H 2H", "trumps_elevated");
    row("standard; trumps_elevated=BJ", "trumps_elevated");
    row("barmore; trumps_elevated=BJ LJ 2H", "trumps_elevated");
    row("joke-trumps; trumps_elevated=BJ", "jokers_role");
    row("suit-ladder; trumps_hierarchy=C D S", "trumps_hierarchy");
    row("suit-ladder; trumps_hierarchy=C D S H", "trumps_hierarchy");
    row("suit-ladder; trumps_hierarchy=C C D H S", "trumps_hierarchy");
    row("five-handed; deal_cut=french", "deal_cut");
    row("cutthroat; deck_packs=2; deal_cut=french", "deal_cut");
    row("standard; deal_method=draft-keep", "deal_method");
    row("two-handed; deck_leftover=kitty", "deck_leftover");
    row("whiz; bid_style=side", "bid_restriction");
    row("mirror; bid_style=auction", "bid_restriction");
    row("suicide; bid_style=side", "bid_restriction");
    row("suicide; table_sides=solo", "bid_restriction");
    row("six-pairs; bid_restriction=suicide; blind_nil_allowed=false", "bid_restriction");
    row("whiz; nil_allowed=false", "nil_allowed");
    row("suicide; nil_declared=before", "nil_declared");
    row("suicide; bid_max=3", "bid_max");
    row("standard; bid_min=8; bid_max=7; nil_allowed=false", "bid_min");
    row("partnership; bid_min=8; bid_max=7", "bid_min");
    row("family-4; bid_min=8; bid_max=7", "bid_min");
    row("cutthroat; table_players=8; bid_min=7; nil_allowed=false", "bid_min");
    row("standard; bid_raise=sides; bid_counter=true", "bid_counter");
    row("auction; bid_board=4", "bid_board");
    row("auction; bid_sum_not_tricks=true", "bid_sum_not_tricks");
    row("auction; table_players=8; auction_book=6", "auction_book");
    row("high-side-kitty; kitty_extra_round=true", "kitty_extra_round");
    row("widow; kitty_extra_round=true", "kitty_extra_round");
    row("dealer-kitty; kitty_extra_round=true; bid_restriction=whiz", "kitty_extra_round");
    row("dealer-kitty; kitty_taker=high-bidder; bid_restriction=mirror", "kitty_taker");
    row("mo; moe_allowed=true", "moe_allowed");
    row("partnership; blind_allowed=side; blind_bonus=100; ten_mode=automatic", "blind_bonus");
    row("standard; bags_cancel_card=fixed; bags_cancel_fixed=", "bags_cancel_fixed");
}

void TestCheck::errors()
{
    QFETCH(QString, id);
    const CheckResult result = check(rulesFrom(QTest::currentDataTag()));
    const auto named = [&](const Finding &finding) { return names(finding, id.toStdString()); };
    QVERIFY2(std::any_of(result.errors.begin(), result.errors.end(), named),
             said(result.errors).constData());
}

void TestCheck::fine_data()
{
    QTest::addColumn<int>("notes");
    const auto row = [](const char *rules, int notes = 0) { QTest::newRow(rules) << notes; };
    row("standard; deck_leftover=reject");
    row("two-handed; deck_leftover=reject");
    row("standard; deck_leftover=kitty; kitty_extra_round=true");
    row("cutthroat; table_players=8");
    row("cutthroat; table_players=2", 1); // half the pack each
    row("standard; bid_sum_min=13", 0);
    row("standard; bid_sum_min=14", 1); // some side must overbid
    row("standard; bid_sum_min=14; bid_sum_short=last", 0);
    row("standard; bid_min=8; bid_max=7", 1);
    row("whiz; bid_min=8; bid_max=7", 2);
    row("mirror; bid_sum_not_tricks=true");
    row("whiz; bid_zero=plain"); // D87
    row("cutthroat; contract_made=each-at-least", 1);
    row("cutthroat; contract_made=each-exact", 1);
    row("suicide; pass_nil=1");
    row("standard; deal_cut=french");
    row("widow; deal_cut=french");
    row("six-jokers; deal_face_up=4");
    row("six-pairs; deck_removed=2C 3C; trumps_elevated=2C");
    row("barmore; trumps_elevated=BJ LJ 2D 2S");
    row("five-handed-jokers; jokers_role=junk");
    row("standard; bags_cancel_card=fixed");
    row("six-short; bags_cancel_card=fixed; bags_cancel_fixed=2C", 1);
    row("partnership; blind_allowed=side; blind_bonus=100; ten_mode=declared");
    row("standard; win_target=0", 1);
    row("standard; win_target=0; win_floor=-200");
    row("standard; moe_allowed=true");
    row("standard; bid_board=8; bid_max=4");
    row("standard; bid_board=13; bid_max=4", 1);
    row("standard; deck_jokers=2", 1);
    row("standard; deck_jokers=2; deck_removed=2H 2C");
    row("standard; table_players=6; table_sides=pairs; deck_jokers=2");
    row("high-stakes; nil_pot=true; nil_failed_per_trick=10");
    row("standard; blind_allowed=player; blind_min=9; blind_max=7", 1);
}

void TestCheck::fine()
{
    QFETCH(int, notes);
    const CheckResult result = check(rulesFrom(QTest::currentDataTag()));
    QVERIFY2(result.errors.empty(), said(result.errors).constData());
    QVERIFY2(static_cast<int>(result.notes.size()) == notes, said(result.notes).constData());
}

void TestCheck::notes_data()
{
    QTest::addColumn<QString>("id");
    const auto row = [](const char *rules, const char *id) { QTest::newRow(rules) << id; };
    row("cutthroat; pass_nil=2", "pass_nil");
    row("cutthroat; double_nil_scoring=joint", "double_nil_scoring");
    row("cutthroat; bid_half=true", "bid_half");
    row("cutthroat; partners_exact_bonus=true", "partners_exact_bonus");
    row("cutthroat; team_nil_allowed=true", "team_nil_allowed");
    row("standard; jokers_big=black", "jokers_big");
    row("standard; duplicates_winner=cancel", "duplicates_winner");
    row("standard; deck_leftover=kitty", "deck_leftover");
    row("standard; kitty_taker=unseen", "kitty_taker");
    row("standard; ten_value=150", "ten_value");
    row("standard; nil_pot=true", "nil_pot");
    row("standard; auction_book=3", "auction_book");
    row("auction; nil_value=50", "nil_value");
    row("auction; over_points=0", "over_points");
    row("partnership; bid_half=true", "bid_half");
    row("whiz; bid_board=4", "bid_board");
    row("two-handed; misdeal_no_face=true", "misdeal_no_face");
    row("two-handed; blind_allowed=player", "blind_allowed");
    row("no-overs; bags_penalty=50", "bags_penalty");
    row("standard; double_nil_wins=true", "double_nil_wins");
    row("standard; renege_penalty=three", "renege_penalty");
    row("suicide; bid_books_made=10", "bid_books_made");
    row("standard; nil_declared=before; double_nil_scoring=barred", "double_nil_scoring");
    row("cutthroat; table_players=8; mo_allowed=true", "mo_allowed");
    row("standard; deck_jokers=2; deck_removed=BJ 2C; jokers_big_lead_pulls=true",
        "jokers_big_lead_pulls");
    row("standard; trumps_elevated=AS AH AD AC; aces_call=true", "aces_call");
    row("standard; deck_leftover=aside; deck_removed=AS 2C 2D 2H; lead_ace_free=true",
        "lead_ace_free");
    row("cutthroat; table_players=7; ten_mode=automatic", "ten_mode");
    row("partnership; blind_allowed=side; blind_bonus=50; blind_made_per_trick=10",
        "blind_made_per_trick");
}

void TestCheck::notes()
{
    QFETCH(QString, id);
    const RuleSet rules = rulesFrom(QTest::currentDataTag());
    const CheckResult result = check(rules);
    QVERIFY2(result.errors.empty(), said(result.errors).constData());
    QVERIFY2(result.notes.size() == 1, said(result.notes).constData());
    QVERIFY(names(result.notes[0], id.toStdString()));
    QVERIFY(meaningless(*findOption(id.toStdString()), RuleFeatures(rules)).has_value());
}

void TestCheck::presetsAreFine()
{
    for (const Preset &preset : presets()) {
        const CheckResult result = check(rulesOf(preset));
        QVERIFY2(result.errors.empty(), said(result.errors).constData());
        QVERIFY2(result.notes.empty(), (preset.id + said(result.notes)).constData());
    }
}

/// Every option is in some family's rows once, and those whose row says that they may do nothing
/// do nothing in some of these games.
void TestCheck::whatMattersIsSaidInTheRows()
{
    const char *const games[] = {"cutthroat; nil_allowed=false; blind_nil_allowed=false",
                                 "auction",
                                 "standard",
                                 "whiz",
                                 "two-handed",
                                 "standard; deck_leftover=kitty",
                                 "family-4; lexington_mode=declared",
                                 "cutthroat; table_players=8; win_first_deal_least=13",
                                 "standard; win_target=0; win_floor=0; win_deals=9",
                                 "standard; trumps_elevated=AS AH AD AC"};
    std::size_t rows = 0;
    for (const FamilyMeaning *family : familyMeanings()) {
        for (const MeaningRow &row : family->rows) {
            const Option *option = findOption(row.option);
            QVERIFY2(option, row.option);
            const bool somewhere =
                std::any_of(std::begin(games), std::end(games), [&](const char *game) {
                    return meaningless(*option, RuleFeatures(rulesFrom(game))).has_value();
                });
            QVERIFY2(somewhere == (row.reasonAgainst != nullptr), row.option);
            ++rows;
        }
    }
    QCOMPARE(rows, catalogue().size());
}

void TestCheck::mendsCure()
{
    for (const char *text :
         {"standard; table_players=5", "six-solo; deck_removed=2C 2C 2C",
          "three-handed; deck_leftover=reject",
          "joke-trumps; deck_removed=2H 2C; trumps_elevated=BJ", "five-handed; deal_cut=french",
          "auction; bid_board=4", "mo; moe_allowed=true", "partnership; bid_min=8; bid_max=7",
          "standard; win_target=0", "standard; jokers_big=black",
          "standard; bid_board=13; bid_max=4", "standard; deck_jokers=2"}) {
        RuleSet rules = rulesFrom(text);
        const CheckResult before = check(rules);
        const Finding &finding = before.errors.empty() ? before.notes[0] : before.errors[0];
        QVERIFY(!finding.fix.empty());
        for (const auto &[id, value] : finding.fix)
            QVERIFY2(findOption(id)->set(rules, value), id);
        const CheckResult after = check(rules);
        QVERIFY2(after.errors.empty() && after.notes.empty(), text);
    }
}

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
