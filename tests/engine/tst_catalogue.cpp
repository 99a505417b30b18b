// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of the catalogue: every row can be listed, read, written and explained.
#include "rules/catalogue.h"
#include "test_main.h"

#include <QTest>

#include <set>
#include <string>

using namespace sandbag;

namespace {

/// Some values that the option takes, its default among them.
std::vector<std::string> goodValues(const Option &option)
{
    switch (option.type) {
    case OptionType::boolean:
        return {"true", "false"};
    case OptionType::integer:
        return {std::to_string(option.least), std::to_string(option.most), option.get(RuleSet{})};
    case OptionType::choice:
        return option.values;
    case OptionType::cards:
        return {"", "BJ LJ 3J AS 2C", "TD TD"};
    case OptionType::suits:
        return {"", "C D H S", "S"};
    case OptionType::points:
        return {"", "0 100", "-1000 1000 0"};
    }
    return {};
}

std::vector<std::string> badValues(const Option &option)
{
    switch (option.type) {
    case OptionType::boolean:
        return {"", "yes", "1", "True", "true "};
    case OptionType::integer:
        return {"",
                "x",
                "1.5",
                "1 ",
                "99999999999",
                std::to_string(option.least - 1),
                std::to_string(option.most + 1)};
    case OptionType::choice:
        return {"", "nonsense", option.values[0] + " ", "Off"};
    case OptionType::cards:
        return {"1S", "ASKS", "AH-", "XX AS"};
    case OptionType::suits:
        return {"X", "CD", "C  D", "C D ", "c"};
    case OptionType::points:
        return {"x", "1001", "-1001", "0  1", "0 ", " 0", "1.5", "0,100"};
    }
    return {};
}

} // namespace

class TestCatalogue : public QObject
{
    Q_OBJECT

private slots:
    void everyRowIsComplete();
    void idsAndTitlesAreUnique();
    void goodValuesGoInAndOut();
    void badValuesChangeNothing();
    void differencesAreInOrder();
    void cardsTakenOutAreEqualInAnyOrder();
    void wordsOfTheFiles();
};

void TestCatalogue::everyRowIsComplete()
{
    int index = 0;
    for (const Option &option : catalogue()) {
        QCOMPARE(option.index, index++);
        QVERIFY2(*option.title && *option.help && *option.seeds, option.id);
        QVERIFY2(std::string(option.help).back() == '.', option.id);
        QCOMPARE(option.values.size(), option.labels.size());
        QCOMPARE(option.values.empty(), option.type != OptionType::choice);
        if (option.type == OptionType::integer)
            QVERIFY2(option.least < option.most, option.id);
        QVERIFY2(findOption(option.id) == &option, option.id);
        QVERIFY2(!*option.companion || findOption(option.companion), option.id);
        QVERIFY(*groupTitle(option.group) && *groupId(option.group));
    }
}

void TestCatalogue::idsAndTitlesAreUnique()
{
    std::set<std::string> ids;
    std::set<std::string> titles;
    for (const Option &option : catalogue()) {
        QVERIFY2(ids.insert(option.id).second, option.id);
        QVERIFY2(titles.insert(option.title).second, option.title);
    }
}

void TestCatalogue::goodValuesGoInAndOut()
{
    for (const Option &option : catalogue()) {
        for (const std::string &value : goodValues(option)) {
            RuleSet rules;
            QVERIFY2(option.set(rules, value), option.id);
            QCOMPARE(option.get(rules), value);
            const bool changed = value != option.get(RuleSet{});
            QCOMPARE(differences(rules, RuleSet{}).size(), std::size_t(changed ? 1 : 0));
            QCOMPARE(rules == RuleSet{}, !changed);
        }
    }
}

void TestCatalogue::badValuesChangeNothing()
{
    for (const Option &option : catalogue()) {
        for (const std::string &value : badValues(option)) {
            RuleSet rules;
            QVERIFY2(!option.set(rules, value), (option.id + (" " + value)).c_str());
            QVERIFY2(rules == RuleSet{}, option.id);
        }
    }
}

/// Those raised above the ace are not: their order is their rank.
void TestCatalogue::cardsTakenOutAreEqualInAnyOrder()
{
    for (const auto &[id, equal] : {std::pair("deck_removed", true), {"trumps_elevated", false}}) {
        RuleSet one, other;
        QVERIFY(findOption(id)->set(one, "2H 2D BJ 2H"));
        QVERIFY(findOption(id)->set(other, "2D 2H 2H BJ"));
        QCOMPARE(one == other, equal);
        QCOMPARE(differences(one, other).empty(), equal);
        QVERIFY(findOption(id)->set(other, "2D 2D 2H BJ")); // not the same cards
        QVERIFY(one != other);
        QCOMPARE(differences(one, other).size(), std::size_t(1));
    }
}

void TestCatalogue::differencesAreInOrder()
{
    RuleSet rules;
    rules.win_target = 300;
    rules.table_sides = TableSides::solo;
    const auto rows = differences(RuleSet{}, rules);
    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(rows[0]->id, "table_sides");
    QCOMPARE(rows[1]->id, "win_target");
}

void TestCatalogue::wordsOfTheFiles()
{
    const Option *taker = findOption("kitty_taker");
    QVERIFY(taker);
    QCOMPARE(taker->values[1], std::string("low-club"));
    RuleSet rules;
    QVERIFY(taker->set(rules, "high-side"));
    QCOMPARE(rules.kitty_taker, KittyTaker::high_side);
    QVERIFY(!findOption("no_such_rule"));
    QCOMPARE(findOption("bags_cancel_fixed")->get(RuleSet{}), std::string("3S"));
}

QTEST_GUILESS_MAIN(TestCatalogue)
#include "tst_catalogue.moc"
