// SPDX-License-Identifier: GPL-3.0-or-later
// Rule sets drawn from the whole catalogue, of which the checker accepts every one.
#pragma once

#include "match/dealing.h"
#include "rulebook/check.h"
#include "rulebook/rule_features.h"
#include "rules/catalogue.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace sandbag {

class RandomRules
{
public:
    explicit RandomRules(std::uint64_t seed) : m_dice(seed) {}

    /// A named game with as many changes as the checker lets through, up to `changes` tries.
    RuleSet draw(int changes)
    {
        const auto games = presets();
        RuleSet rules = rulesOf(games[index(games.size())]);
        change(rules, changes);
        return rules;
    }

    /// The same, drawn on until at least `least` of the rows that circles and tournaments brought
    /// differ from Standard.
    RuleSet drawFound(int changes, int least)
    {
        RuleSet rules = draw(changes);
        std::vector<const Option *> rows;
        for (const Option &option : catalogue()) {
            if (wasFound(option))
                rows.push_back(&option);
        }
        while (foundIn(rules) < least) {
            const Option &option = *rows[index(rows.size())];
            tryValue(rules, option, randomValue(option));
        }
        return rules;
    }

    /// Whether the row, or a value of it, comes from a circle and not from the first documents.
    static bool wasFound(const Option &option)
    {
        return std::strpbrk(option.seeds, "TPSA") != nullptr;
    }

    /// How many of these rows a rule set changes.
    static int foundIn(const RuleSet &rules)
    {
        const auto changed = differences(rules, RuleSet{});
        return static_cast<int>(
            std::count_if(changed.begin(), changed.end(), [&rules](const Option *option) {
                return wasFound(*option) && !isOldValue(option->get(rules));
            }));
    }

    /// A rule set in which both options differ from Standard, where the checker accepts one.
    std::optional<RuleSet> withBoth(const Option &a, const Option &b)
    {
        for (const Preset &preset : presets()) {
            for (const std::string &first : valuesOf(a)) {
                for (const std::string &second : valuesOf(b)) {
                    RuleSet rules = rulesOf(preset);
                    a.set(rules, first);
                    b.set(rules, second);
                    if (!check(rules).errors.empty())
                        continue;
                    return rules;
                }
            }
        }
        return {};
    }

    /// Two rule sets that differ in this option alone, which means something in one of them.
    std::optional<std::pair<RuleSet, RuleSet>> apart(const Option &option, int changes)
    {
        const RuleSet one = m_dice.below(2) ? draw(changes) : gameWith(option, changes / 8);
        RuleSet other = one;
        const bool fits =
            option.set(other, randomValue(option)) && !(one == other) &&
            check(other).errors.empty() &&
            (!meaningless(option, RuleFeatures(one)) || !meaningless(option, RuleFeatures(other)));
        return fits ? std::optional(std::pair(one, other)) : std::nullopt;
    }

    /// Notes which pairs of options a rule set changes.
    static void notePairs(const RuleSet &rules, std::set<std::pair<int, int>> &pairs)
    {
        const auto changed = differences(rules, RuleSet{});
        for (std::size_t i = 0; i < changed.size(); ++i) {
            for (std::size_t j = i + 1; j < changed.size(); ++j)
                pairs.insert({changed[i]->index, changed[j]->index});
        }
    }

    Dice &dice() { return m_dice; }

private:
    /// A named game in which the option means something, with a few changes; any where there is
    /// none.
    RuleSet gameWith(const Option &option, int changes)
    {
        std::vector<RuleSet> games;
        for (const Preset &preset : presets()) {
            if (!meaningless(option, RuleFeatures(rulesOf(preset))))
                games.push_back(rulesOf(preset));
        }
        if (games.empty())
            return draw(changes);
        RuleSet rules = games[index(games.size())];
        change(rules, changes);
        return rules;
    }

    void change(RuleSet &rules, int changes)
    {
        for (int done = 0; done < changes; ++done) {
            const Option &option = catalogue()[index(catalogue().size())];
            tryValue(rules, option, randomValue(option));
        }
    }

    std::size_t index(std::size_t size)
    {
        return static_cast<std::size_t>(m_dice.below(static_cast<int>(size)));
    }

    /// What the rows that only gained values had before.
    static bool isOldValue(const std::string &value)
    {
        static const std::set<std::string> old = {
            "random", "first-spade", "low-card",  "deal-passes", "bags", "points",
            "dealer", "low-club",    "overtrump", "must",        "three"};
        return old.count(value) > 0;
    }

    static void tryValue(RuleSet &rules, const Option &option, const std::string &value)
    {
        RuleSet changed = rules;
        if (option.set(changed, value) && check(changed).errors.empty())
            rules = std::move(changed);
    }

    /// Values other than the default that show the option's range.
    static std::vector<std::string> valuesOf(const Option &option)
    {
        const std::string standard = option.get(RuleSet{});
        std::vector<std::string> values;
        switch (option.type) {
        case OptionType::boolean:
            values = {"true", "false"};
            break;
        case OptionType::integer:
            values = {std::to_string(option.least), std::to_string(option.most)};
            if (option.most - option.least > 1)
                values.push_back(std::to_string(option.least + 1));
            break;
        case OptionType::choice:
            values = option.values;
            break;
        case OptionType::cards:
            values = {"2D 2S", "JS JC", "2H 2C 2D 2S", "3S", "2H 2C", "7D", "AC"};
            break;
        case OptionType::suits:
            values = {"C D H S", "H D C S"};
            break;
        case OptionType::points:
            values = {"0 100", "-40", "60 0"};
            break;
        }
        std::erase(values, standard);
        return values;
    }

    std::string randomValue(const Option &option)
    {
        if (option.type == OptionType::integer && m_dice.below(2)) {
            const int span = option.most - option.least + 1;
            return std::to_string(option.least + m_dice.below(span));
        }
        const auto values = valuesOf(option);
        return values[index(values.size())];
    }

    Dice m_dice;
};

/// One of the answers, whichever the dice say.
inline Event choose(const Prompt &prompt, Dice &dice)
{
    if (!prompt.cards)
        return prompt
            .choices[static_cast<std::size_t>(dice.below(static_cast<int>(prompt.choices.size())))];
    CardChoice choice = *prompt.cards;
    shuffle(choice.from, dice);
    const int count = choice.least + dice.below(choice.most - choice.least + 1);
    choice.from.resize(static_cast<std::size_t>(count));
    Event event = Event::withCards(choice.kind, prompt.seat, choice.from, choice.to);
    if (choice.nameSuit)
        event.suit = static_cast<Suit>(dice.below(kSuits));
    return event;
}

/// Something that may be done beside what is asked; most such acts are refused.
inline Event someActOutOfTurn(const DealState &deal, Dice &dice)
{
    const int players = deal.seating().players;
    const int seat = deal.seat >= 0 ? deal.seat : 0;
    switch (dice.below(6)) {
    case 0:
        return Event::of(EventKind::claim, seat);
    case 1:
        return Event::of(EventKind::concede, seat);
    case 2:
        return Event::challenge(dice.below(players), dice.below(players), 1 + dice.below(5));
    case 3:
        return Event::talk(dice.below(players), dice.below(5), dice.below(4));
    case 4:
        return Event::clock(dice.below(200));
    default:
        break;
    }
    const Event last = deal.log.empty() ? Event{} : deal.log.back();
    return Event::withCards(EventKind::back, last.seat, last.cards);
}

} // namespace sandbag
