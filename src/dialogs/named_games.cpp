// SPDX-License-Identifier: GPL-3.0-or-later
#include "named_games.h"

#include "dialog_text.h"
#include "families/seats/direction.h"
#include "rules/catalogue.h"
#include "setup/seating.h"

#include <algorithm>
#include <array>

namespace sandbag {

namespace {

bool otherPack(const RuleSet &rules)
{
    const RuleSet usual;
    const auto differ = differences(rules, usual);
    return std::any_of(differ.begin(), differ.end(), [](const Option *option) {
        return option->group == OptionGroup::trumps || option->type == OptionType::cards;
    });
}

/// The first group whose question the rules answer with yes is theirs.
struct GroupRow {
    const char *title;
    bool (*holds)(const RuleSet &);
};

constexpr std::array kGroups{
    GroupRow{QT_TRANSLATE_NOOP("sandbag::DialogText", "From South Asia and Turkey"),
             [](const RuleSet &rules) { return turnsToTheRight(rules); }},
    GroupRow{QT_TRANSLATE_NOOP("sandbag::DialogText", "From American card clubs and lodges"),
             [](const RuleSet &rules) {
                 return rules.bid_second != BidSecond::own || rules.bid_sum_min > 0;
             }},
    GroupRow{QT_TRANSLATE_NOOP("sandbag::DialogText", "For two or three"),
             [](const RuleSet &rules) { return Seating(rules).players < 4; }},
    GroupRow{QT_TRANSLATE_NOOP("sandbag::DialogText", "For five to eight"),
             [](const RuleSet &rules) { return Seating(rules).players > 4; }},
    GroupRow{QT_TRANSLATE_NOOP("sandbag::DialogText", "For four, no partners"),
             [](const RuleSet &rules) { return Seating(rules).solo(); }},
    GroupRow{QT_TRANSLATE_NOOP("sandbag::DialogText", "For four, with jokers or other trumps"),
             otherPack},
    GroupRow{QT_TRANSLATE_NOOP("sandbag::DialogText", "For four, with the usual cards"),
             [](const RuleSet &) { return true; }},
};
/// As a menu lists them: what most people look for comes first.
constexpr std::array<std::size_t, kGroups.size()> kShown{6, 5, 4, 1, 0, 2, 3};

} // namespace

QList<NamedGames> namedGames()
{
    std::array<NamedGames, kGroups.size()> groups;
    for (const Preset &preset : presets()) {
        const RuleSet rules = rulesOf(preset);
        const auto row = std::find_if(kGroups.begin(), kGroups.end(),
                                      [&rules](const GroupRow &r) { return r.holds(rules); });
        groups[static_cast<std::size_t>(row - kGroups.begin())].games << &preset;
    }
    QList<NamedGames> shown;
    for (const std::size_t at : kShown) {
        if (groups[at].games.isEmpty())
            continue;
        groups[at].title = DialogText::tr(kGroups[at].title);
        shown << groups[at];
    }
    return shown;
}

} // namespace sandbag
