// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "rules/rule_set.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <variant>

namespace sandbag {

class JsonWriter;
struct Option;

/// A house-rule file, NAME.spades-rules.json.
struct RuleFile {
    QString name;
    QString base = QStringLiteral("standard"); ///< id of the preset it was written against
    RuleSet rules;
    QJsonObject other; ///< members this program does not know, kept when rewritten
};

/// Reads a house-rule file; `file` names it in errors. Whether the rules can be played is not
/// looked at (rules/check.h).
[[nodiscard]] std::variant<RuleFile, FileError> parseRules(const QByteArray &json,
                                                           const QString &file);
[[nodiscard]] std::variant<RuleFile, FileError> readRules(const QString &file);
/// Only what differs from the base, in the order of the catalogue.
[[nodiscard]] QByteArray writeRules(const RuleFile &rules);

/// The first error of the checker in one line, or nothing when the rules can be played.
[[nodiscard]] std::optional<JsonFault> whyNotPlayable(const RuleSet &rules);

/// The value of an option as the files hold it.
[[nodiscard]] QJsonValue jsonValue(const Option &option, const RuleSet &rules);
/// The two members `base` and `rules` of an object. Throws JsonFault.
[[nodiscard]] std::pair<QString, RuleSet> readRuleMembers(const JsonPlace &object);
void writeRuleMembers(JsonWriter &json, const QString &base, const RuleSet &rules);

} // namespace sandbag
