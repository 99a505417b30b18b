// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet says what the rules are: no more, no less.
#include "rulebook/check.h"
#include "rulebook/describe.h"
#include "rulebook/rule_features.h"
#include "rules/catalogue.h"
#include "setup/pack.h"
#include "share.h"
#include "test_main.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

using namespace sandbag;

namespace {

std::string sheetOf(const RuleSet &rules)
{
    std::string text;
    for (const SheetSection &section : describe(rules)) {
        text += "## " + plainEnglish(section.heading) + "\n";
        for (const Sentence &line : section.lines)
            text += plainEnglish(line) + "\n";
    }
    return text;
}

std::string summaryOf(const RuleSet &rules)
{
    std::string text;
    for (const Sentence &line : summary(rules))
        text += plainEnglish(line) + " ";
    return text;
}

RuleSet preset(const char *id)
{
    return rulesOf(*findPreset(id));
}

/// Values worth trying: ends of the range, what other circles use, every word.
std::vector<std::string> valuesOf(const Option &option)
{
    switch (option.type) {
    case OptionType::boolean:
        return {"true", "false"};
    case OptionType::choice:
        return option.values;
    case OptionType::cards:
        return {"", "2C", "3H 5D"};
    case OptionType::suits:
        return {"", "C D H S", "H D C S"};
    case OptionType::points:
        return {"", "0 100", "-40"};
    case OptionType::integer:
        break;
    }
    std::vector<std::string> values = {std::to_string(option.least), std::to_string(option.most)};
    std::istringstream usual(option.usual);
    for (std::string word; usual >> word;)
        values.push_back(word);
    return values;
}

/// Tables at which the options matter that no named game uses.
std::vector<RuleSet> tables()
{
    std::vector<RuleSet> all;
    for (const Preset &row : presets())
        all.push_back(rulesOf(row));
    RuleSet rich;
    rich.misdeal_no_face = true;
    rich.pass_every_deal = 3;
    rich.pass_nil = 1;
    rich.deck_jokers = 3;
    rich.nil_failed_per_trick = 10;
    rich.renege_mode = RenegeMode::challenge;
    rich.claim_mode = ClaimMode::risk;
    rich.follow_must_trump = FollowMustTrump::must;
    rich.contract_made = ContractMade::each_at_least;
    rich.over_twice = OverTwice::more;
    rich.bags_cancel_card = BagsCancelCard::fixed;
    rich.streak_length = 3;
    rich.moe_allowed = true;
    rich.dark_allowed = true;
    rich.team_nil_allowed = true;
    rich.lexington_mode = LexingtonMode::declared;
    rich.notrump_allowed = true;
    rich.bid_talk_penalty = BidTalkPenalty::bags;
    rich.bid_talk_amount = 3;
    rich.blind_allowed = BlindAllowed::player;
    all.push_back(rich);
    RuleSet bonus = rich;
    bonus.blind_allowed = BlindAllowed::side;
    bonus.blind_bonus = 100;
    bonus.ten_mode = TenMode::declared;
    bonus.bid_zero = BidZero::plain;
    bonus.deck_leftover = DeckLeftover::kitty;
    all.push_back(bonus);
    RuleSet bidder = rich; // a blind bid is the bidder's own
    bidder.blind_bonus = 100;
    all.push_back(bidder);
    return all;
}

/// Differences in name only, which the sheet does well not to show.
bool sameInEffect(const Option &option, const RuleSet &a, const RuleSet &b)
{
    const std::string id = option.id;
    if (id == "bid_first") // FORMATS: the words of one style read as those of the other
        return (static_cast<int>(a.bid_first) - static_cast<int>(b.bid_first)) % 2 == 0;
    if (id == "bid_min") // a bid of none is `bid_zero`, or there is nothing between 0 and 1
        return a.bid_min + b.bid_min == 1 || (a.bid_min <= 4 && b.bid_min <= 4);
    if (id == "deal_cards") // as many as go round anyway
        return planPack(a).handSize == planPack(b).handSize;
    if (id == "bid_max" || id == "blind_max" || id == "blind_min")
        return true;                                    // beyond the tricks in the deal
    if (id == "jokers_role" || id == "trumps_elevated") // jokers raised that are high anyway
        return a.deck_jokers > 0 && (!a.trumps_elevated.empty() || !b.trumps_elevated.empty());
    const bool numbersOfSides = a.table_sides == TableSides::solo || a.bid_style == BidStyle::side;
    if (id == "contract_made" || id == "blind_allowed" || id == "bid_style")
        return numbersOfSides; // D46: there are no partners with numbers of their own
    return false;
}

} // namespace

class TestDescribe : public QObject
{
    Q_OBJECT

private slots:
    void oneIsNotSeveral();
    void everySectionSaysSomething();
    void everyOptionShowsWhereItMatters();
    void knownSentences_data();
    void knownSentences();
    void countedWordsAgree();
    void commonGamesFitAPage();
    void summaryIsShort();
    void aloneNobodyHasASide();
};

void TestDescribe::everySectionSaysSomething()
{
    for (const Preset &row : presets()) {
        const auto sheet = describe(rulesOf(row));
        QVERIFY2(sheet.size() >= 6, row.id);
        for (const SheetSection &section : sheet) {
            QVERIFY(!section.heading.empty());
            QVERIFY2(!section.lines.empty(), row.id);
        }
        const std::string text = sheetOf(rulesOf(row));
        QVERIFY2(text.find('%') == std::string::npos, text.c_str());
    }
}

void TestDescribe::everyOptionShowsWhereItMatters()
{
    std::set<std::string> shown;
    std::set<std::string> wrong;
    for (const RuleSet &table : tables()) {
        const std::string before = sheetOf(table);
        for (const Option &option : catalogue()) {
            for (const std::string &value : valuesOf(option)) {
                RuleSet changed = table;
                QVERIFY2(option.set(changed, value), option.id);
                if (changed == table || !check(changed).errors.empty())
                    continue;
                const bool idleBefore = meaningless(option, RuleFeatures(table)).has_value();
                const bool idleAfter = meaningless(option, RuleFeatures(changed)).has_value();
                const bool differs = sheetOf(changed) != before;
                if (differs)
                    shown.insert(option.id);
                const bool mustDiffer =
                    !idleBefore && !idleAfter && !sameInEffect(option, table, changed);
                if (differs ? idleBefore && idleAfter : mustDiffer)
                    wrong.insert(std::string(option.id) + ": " + option.get(table) + " or " +
                                 value + (differs ? " differ" : " look the same"));
            }
        }
    }
    for (const std::string &which : wrong)
        qWarning("%s", which.c_str());
    QVERIFY(wrong.empty());
    for (const Option &option : catalogue())
        QVERIFY2(shown.count(option.id) == 1, option.id);
}

void TestDescribe::knownSentences_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::newRow("red-twos") << "The black joker is the big joker.";
    QTest::newRow("standard") << "The first side to reach 500 points wins the match";
    QTest::newRow("suit-ladder") << "lowest first: clubs, diamonds, hearts, spades";
    QTest::newRow("everything-high") << "big joker, little joker, 2♥, 2♣, 2♦, 2♠";
    QTest::newRow("dealer-kitty") << "The kitty: 2 cards left over.";
    QTest::newRow("three-handed") << "One card left over: 2♣ is not dealt.";
    QTest::newRow("three-b") << "Each overtrick costs 10 points.";
    QTest::newRow("auction") << "the tricks bid plus the book of 6 tricks";
    QTest::newRow("two-handed") << "draws two cards, keeps one";
    QTest::newRow("zone") << "All bags are then reset.";
    QTest::newRow("six-triples") << "two teams of three";
}

void TestDescribe::knownSentences()
{
    QFETCH(QString, sentence);
    const std::string sheet = sheetOf(preset(QTest::currentDataTag()));
    QVERIFY2(sheet.find(sentence.toStdString()) != std::string::npos, sheet.c_str());
}

void TestDescribe::countedWordsAgree()
{
    RuleSet rules;
    rules.bags_limit = 1;
    rules.bags_penalty = 1;
    const std::string one = sheetOf(rules);
    QVERIFY2(one.find("a side loses 1 point for 1 bag.") != std::string::npos, one.c_str());
    const std::string ten = sheetOf(RuleSet());
    QVERIFY2(ten.find("a side loses 100 points for 10 bags.") != std::string::npos, ten.c_str());
}

void TestDescribe::commonGamesFitAPage()
{
    for (const char *id :
         {"standard", "zone", "family-4", "new-york", "partnership", "cutthroat"}) {
        const std::string sheet = sheetOf(preset(id));
        QVERIFY2(std::count(sheet.begin(), sheet.end(), '\n') <= 48, id);
    }
}

void TestDescribe::summaryIsShort()
{
    RuleSet rules;
    rules.nil_value = 50;
    rules.win_target = 300;
    const std::string text = summaryOf(rules);
    QVERIFY2(text.find("Nil 50. ") != std::string::npos, text.c_str());
    QVERIFY2(text.find("Bags: at 10, lose 100. ") != std::string::npos, text.c_str());
    QVERIFY2(text.find("First to 300. ") != std::string::npos, text.c_str());
    for (const Preset &row : presets())
        QVERIFY2(summaryOf(rulesOf(row)).size() < 240, summaryOf(rulesOf(row)).c_str());
}

/// Every player for themselves: nothing is said of sides and of partners, but that there are none.
void TestDescribe::aloneNobodyHasASide()
{
    static const std::regex kOfSides(R"(\b[Ss]ides?\b|\b[Pp]artners?\b|opponents' )");
    static const std::regex kNone("no partners");
    std::set<std::string> said;
    for (RuleSet table : tables()) {
        table.table_sides = TableSides::solo;
        for (const Option &option : catalogue()) {
            if (option.index % (8 / share(8)) != 0)
                continue;
            for (const std::string &value : valuesOf(option)) {
                RuleSet rules = table;
                if (!option.set(rules, value) || rules.table_sides != TableSides::solo ||
                    !check(rules).errors.empty())
                    continue;
                std::istringstream lines(sheetOf(rules) + summaryOf(rules));
                for (std::string line; std::getline(lines, line);)
                    said.insert(line);
            }
        }
    }
    QVERIFY(static_cast<int>(said.size()) > share(300));
    std::set<std::string> wrong;
    for (const std::string &line : said) {
        if (std::regex_search(std::regex_replace(line, kNone, ""), kOfSides))
            wrong.insert(line);
    }
    for (const std::string &line : wrong)
        qWarning("%s", line.c_str());
    QVERIFY(wrong.empty());
}

/// "at least 1 points behind": every number of every table set to one, and to minus one.
void TestDescribe::oneIsNotSeveral()
{
    static const std::regex kWrong(
        R"((^|[^0-9,.])1 (more )?(points|tricks|bags|cards|deals|times))");
    std::vector<RuleSet> rich = tables();
    RuleSet all;
    all.ten_mode = TenMode::declared;
    all.moon_allowed = true;
    all.lexington_mode = LexingtonMode::taken;
    all.mo_allowed = true;
    rich.push_back(all);
    int read = 0;
    rich.resize(static_cast<std::size_t>(share(static_cast<int>(rich.size()))));
    for (const RuleSet &table : rich) {
        for (const Option &option : catalogue()) {
            for (const char *one : {"1", "-1"}) {
                RuleSet rules = table;
                if (option.type != OptionType::integer || !option.set(rules, one))
                    continue;
                ++read;
                for (const std::string &text : {sheetOf(rules), summaryOf(rules)})
                    QVERIFY2(!std::regex_search(text, kWrong),
                             (std::string(option.id) + ": " + text).c_str());
            }
        }
    }
    QVERIFY(read > share(1000));
}

QTEST_GUILESS_MAIN(TestDescribe)
#include "tst_describe.moc"
