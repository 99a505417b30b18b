// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"
#include "text/sentence.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sandbag {

/// The sections of the catalogue, in its order.
enum class OptionGroup {
    table,
    trumps,
    dealing,
    passing,
    bidding,
    nil,
    special,
    auction,
    play,
    contract,
    bags,
    bonuses,
    winning
};

enum class OptionType { boolean, integer, choice, cards, suits, points };

/// One row of the catalogue. All pointers are to static storage; texts are English, marked for
/// translation (`text/mark.h`).
struct Option {
    int index = 0; ///< place in the catalogue
    const char *id = "";
    OptionType type = OptionType::boolean;
    OptionGroup group = OptionGroup::table;
    int least = 0, most = 0;          ///< integer only
    std::vector<std::string> values;  ///< choice only: words of the files
    std::vector<const char *> labels; ///< choice only: words for people, same order
    const char *title = "";
    const char *help = "";
    const char *seeds = "";     ///< source documents, "0 2"
    const char *usual = "";     ///< integer only: values other circles use, "200 250"
    const char *unit = nullptr; ///< integer only: what it counts, "%n point(s)"; null: nothing
    int absentValue = 0;        ///< the number that means an absence,
    const char *absentWord = nullptr; ///< ... and its word, "None"; null: no number means one
    const char *nothing = "";   ///< value that asks for nothing: needs no remark without effect
    const char *companion = ""; ///< option that mostly goes along when this one changes
    const char *words = "";     ///< further words under which people look for it
    const char *askedFor = "";  ///< phrases that mean just this option: "no bags; sandbags"

    /// The value in a rule set as text: "true", "10", "low-club", "BJ LJ", "C D H S", "0 100".
    std::string (*get)(const RuleSet &) = nullptr;
    /// Sets it from such text; false, and nothing is changed, when it is no value of this option.
    bool (*set)(RuleSet &, std::string_view) = nullptr;
};

/// Every option in catalogue order.
[[nodiscard]] std::span<const Option> catalogue();
/// The row of that id, or null.
[[nodiscard]] const Option *findOption(std::string_view id);
/// Title of a group ("Table and deck"), marked for translation; its word in listings.
[[nodiscard]] const char *groupTitle(OptionGroup group);
[[nodiscard]] const char *groupId(OptionGroup group);
/// Rows in which two rule sets differ, in catalogue order.
[[nodiscard]] std::vector<const Option *> differences(const RuleSet &a, const RuleSet &b);

/// A named game: Standard plus the values listed.
struct Preset {
    const char *id = "";
    const char *title = ""; ///< "New York", for people
    const char *blurb = ""; ///< one sentence on what is special
    const char *seeds = "";
    /// id=value pairs that differ from Standard, in catalogue order.
    std::vector<std::pair<const char *, const char *>> values;
    const char *words = ""; ///< further words under which people look for it
};

[[nodiscard]] std::span<const Preset> presets();
[[nodiscard]] const Preset *findPreset(std::string_view id);
[[nodiscard]] RuleSet rulesOf(const Preset &preset);

} // namespace sandbag
