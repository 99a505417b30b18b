// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_choices.h"

#include "dialog_text.h"
#include "rules/catalogue.h"

#include <algorithm>

namespace sandbag {

namespace {

TableChoice seating(const QString &words, const char *players, const char *sides,
                    const char *packs = "1", const char *method = "deal")
{
    return {words,
            {{"table_players", players},
             {"table_sides", sides},
             {"deck_packs", packs},
             {"deal_method", method}},
            true};
}

/// Without jokers: what the other cards are.
TableChoice noJokers(const QString &words, const char *elevated)
{
    return {words,
            {{"deck_jokers", "0"}, {"trumps_elevated", elevated}, {"deck_leftover", "aside"}},
            true};
}

/// The cards that stay in the box so that the hands come out even.
CardList cardsTakenOut(const RuleSet &rules)
{
    if (rules.table_players == 5 && rules.deck_packs == 1)
        return *parseCards("2D 2C");
    if (rules.table_players == 6 && rules.deck_packs == 2)
        return *parseCards("2C 2C");
    return {};
}

TableChoice jokers(const QString &words, const char *count, const char *removed,
                   const char *elevated, const char *leftover = "aside")
{
    return {words,
            {{"deck_jokers", count},
             {"deck_removed", removed},
             {"trumps_elevated", elevated},
             {"deck_leftover", leftover}}};
}

TableChoice bags(const QString &words, const char *limit, const char *penalty, const char *over)
{
    return {words, {{"bags_limit", limit}, {"bags_penalty", penalty}, {"over_points", over}}};
}

} // namespace

RuleSet TableChoice::applied(RuleSet rules) const
{
    for (const auto &[id, value] : values)
        findOption(id)->set(rules, value);
    if (fitsPack && rules.deck_jokers == 0)
        rules.deck_removed = cardsTakenOut(rules);
    return rules;
}

bool TableChoice::holds(const RuleSet &rules) const
{
    RuleSet wanted = rules;
    for (const auto &[id, value] : values)
        findOption(id)->set(wanted, value);
    return wanted == rules;
}

QList<TableChoice> seatingChoices()
{
    return {seating(DialogText::tr("4 in two pairs"), "4", "pairs"),
            seating(DialogText::tr("4, no partners (cutthroat)"), "4", "solo"),
            seating(DialogText::tr("3, no partners"), "3", "solo"),
            seating(DialogText::tr("2, drawing cards one by one"), "2", "solo", "1", "draft-pair"),
            seating(DialogText::tr("5, no partners"), "5", "solo"),
            seating(DialogText::tr("6 in three pairs, two decks"), "6", "pairs", "2"),
            seating(DialogText::tr("6 in two teams of three, two decks"), "6", "triples", "2"),
            seating(DialogText::tr("6, no partners, two decks"), "6", "solo", "2"),
            seating(DialogText::tr("7, no partners, two decks"), "7", "solo", "2"),
            seating(DialogText::tr("8 in four pairs, two decks"), "8", "pairs", "2")};
}

QList<TableChoice> bagChoices()
{
    return {bags(DialogText::tr("10 bags cost 100"), "10", "100", "1"),
            bags(DialogText::tr("5 bags cost 50"), "5", "50", "1"),
            bags(DialogText::tr("7 bags cost 75"), "7", "75", "1"),
            bags(DialogText::tr("Overtricks are a point each, no penalty"), "0", "100", "1"),
            bags(DialogText::tr("No bags at all: overtricks are worth nothing"), "0", "100", "0"),
            bags(DialogText::tr("Every overtrick costs 10"), "0", "100", "-10")};
}

QList<TableChoice> jokerChoices()
{
    return {
        noJokers(DialogText::tr("No jokers"), ""),
        jokers(DialogText::tr("Two jokers high; 2♥ and 2♣ out"), "2", "2H 2C", "BJ LJ"),
        jokers(DialogText::tr("Two jokers, 2♦ and 2♠ high; 2♥ and 2♣ out"), "2", "2H 2C",
               "BJ LJ 2D 2S"),
        jokers(DialogText::tr("Two jokers and 2♠ high; 2♥ and 2♦ out"), "2", "2H 2D", "BJ LJ 2S"),
        jokers(DialogText::tr("Two jokers high; two cards to the dealer as a kitty"), "2", "", "",
               "kitty"),
        noJokers(DialogText::tr("No jokers; all twos high"), "2H 2C 2D 2S")};
}

int indexOfChoice(const QList<TableChoice> &choices, const RuleSet &rules)
{
    for (int at = 0; at < choices.size(); ++at) {
        if (choices[at].holds(rules))
            return at;
    }
    return -1;
}

QList<QList<int>> tableSplits(int people)
{
    QList<QList<int>> splits;
    if (people < 7)
        return splits;
    // Fours are the best tables, then fives, then threes: any number from seven on splits so.
    for (int fives = 0; fives <= 3; ++fives) {
        for (int threes = 0; threes <= 3; ++threes) {
            const int rest = people - 5 * fives - 3 * threes;
            if (rest < 0 || rest % 4 != 0 || (fives > 0 && threes > 0))
                continue;
            QList<int> tables(rest / 4, 4);
            tables += QList<int>(fives, 5);
            tables += QList<int>(threes, 3);
            splits << tables;
        }
    }
    std::stable_sort(splits.begin(), splits.end(),
                     [](const auto &a, const auto &b) { return a.count(4) > b.count(4); });
    return splits;
}

QString splitAdvice(int people)
{
    QStringList ways;
    for (const QList<int> &tables : tableSplits(people).mid(0, 2)) {
        QStringList sizes;
        for (const int size : tables)
            sizes << QString::number(size);
        ways << sizes.join(QStringLiteral(" + "));
    }
    if (ways.isEmpty())
        return {};
    if (ways.size() == 1)
        return DialogText::tr("It's better to split into tables of %1.").arg(ways[0]);
    return DialogText::tr("It's better to split into tables of %1 or %2.").arg(ways[0], ways[1]);
}

} // namespace sandbag
