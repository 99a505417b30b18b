// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/rules_json.h"

#include "formats/json_writer.h"
#include "formats/whole_file.h"
#include "rulebook/check.h"
#include "rules/catalogue.h"
#include "text/nearest_word.h"
#include "text/session_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QJsonDocument>

#include <new>

namespace sandbag {

namespace {

/// Of members that this program does not know.
constexpr qsizetype kMostOfOthers = 1 << 20;

[[noreturn]] void failUnknown(const JsonPlace &place, const QString &what, const QString &word,
                              const QStringList &ids)
{
    const QString meant = nearestWord(word, ids), text = what.arg(shortened(word));
    place.fail(meant.isEmpty() ? text
                               : SessionText::tr("%1; did you mean \"%2\"?").arg(text, meant));
}

/// What a value of a type that is written as text looks like.
QString exampleOf(const Option &option)
{
    if (option.type == OptionType::points)
        return SessionText::tr(
            "whole numbers from -1000 to 1000, separated by spaces, such as \"0 100\"");
    if (option.type == OptionType::suits)
        return SessionText::tr("suits from lowest to highest, such as \"C D H S\"");
    return SessionText::tr("a list of cards such as \"BJ LJ 2S\"");
}

/// A value as text that the option understands.
QString valueText(const Option &option, const JsonPlace &place)
{
    switch (option.type) {
    case OptionType::boolean:
        return place.boolean() ? QStringLiteral("true") : QStringLiteral("false");
    case OptionType::integer:
        return QString::number(place.integer(option.least, option.most));
    case OptionType::choice: {
        QStringList words;
        for (const std::string &word : option.values)
            words.append(QString::fromStdString(word));
        return words.at(place.word(words));
    }
    case OptionType::cards:
        (void)place.cards(); // names the token that is no card
        return place.text();
    case OptionType::suits:
    case OptionType::points:
        break;
    }
    return place.text();
}

void readValue(RuleSet &rules, const Option &option, const JsonPlace &place)
{
    const QString text = valueText(option, place);
    if (!option.set(rules, text.toStdString()))
        place.fail(SessionText::tr("\"%1\" is not %2").arg(shortened(text), exampleOf(option)));
}

QStringList idsOf(std::span<const Option> options)
{
    QStringList ids;
    for (const Option &option : options)
        ids.append(QString::fromUtf8(option.id));
    return ids;
}

QStringList idsOf(std::span<const Preset> named)
{
    QStringList ids;
    for (const Preset &preset : named)
        ids.append(QString::fromUtf8(preset.id));
    return ids;
}

} // namespace

QJsonValue jsonValue(const Option &option, const RuleSet &rules)
{
    const QString text = QString::fromStdString(option.get(rules));
    switch (option.type) {
    case OptionType::boolean:
        return text == QStringLiteral("true");
    case OptionType::integer:
        return text.toInt();
    case OptionType::choice:
    case OptionType::cards:
    case OptionType::suits:
    case OptionType::points:
        break;
    }
    return text;
}

std::pair<QString, RuleSet> readRuleMembers(const JsonPlace &object)
{
    QString base = QStringLiteral("standard");
    if (object.has(QStringLiteral("base"))) {
        const JsonPlace place = object.at(QStringLiteral("base"));
        base = place.text();
        if (!findPreset(base.toStdString()))
            failUnknown(place, SessionText::tr("no game is named \"%1\""), base, idsOf(presets()));
    }
    RuleSet rules = rulesOf(*findPreset(base.toStdString()));
    if (!object.has(QStringLiteral("rules")))
        return {base, rules};
    const JsonPlace changed = object.at(QStringLiteral("rules"));
    const QStringList ids = changed.object().keys();
    for (const QString &id : ids) {
        const JsonPlace place = changed.at(id);
        const Option *option = findOption(id.toStdString());
        if (!option)
            failUnknown(place, SessionText::tr("no rule is named \"%1\""), id, idsOf(catalogue()));
        readValue(rules, *option, place);
    }
    return {base, rules};
}

void writeRuleMembers(JsonWriter &json, const QString &base, const RuleSet &rules)
{
    const Preset *preset = findPreset(base.toStdString());
    json.member("base", preset ? base : QStringLiteral("standard"));
    json.key("rules");
    json.beginObject();
    for (const Option *option : differences(rules, preset ? rulesOf(*preset) : RuleSet{})) {
        const QJsonValue value = jsonValue(*option, rules);
        json.members({{QString::fromUtf8(option->id), value}});
    }
    json.endObject();
}

std::optional<JsonFault> whyNotPlayable(const RuleSet &rules)
{
    const CheckResult result = check(rules);
    if (result.errors.empty())
        return std::nullopt;
    const Finding &first = result.errors.front();
    QStringList ids;
    for (const char *id : first.ids)
        ids.append(QString::fromUtf8(id));
    return JsonFault{QStringLiteral("/rules: %1 (%2)")
                         .arg(toText(first.text, Audience::file()), ids.join(QStringLiteral(", "))),
                     QStringLiteral("/rules")};
}

std::variant<RuleFile, FileError> parseRules(const QByteArray &json, const QString &file)
{
    try {
        const JsonPlace root = parseDocument(json, {QStringLiteral("spades-rules/1")});
        RuleFile read;
        read.other = root.object();
        if (root.has(QStringLiteral("name")))
            read.name = oneLine(root.at(QStringLiteral("name")).text());
        std::tie(read.base, read.rules) = readRuleMembers(root);
        for (const char *known : {"format", "name", "base", "rules"})
            read.other.remove(QString::fromUtf8(known));
        if (QJsonDocument(read.other).toJson(QJsonDocument::Compact).size() > kMostOfOthers)
            root.fail(SessionText::tr("the file has more than 1 MB of data from other programs"));
        return read;
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

std::variant<RuleFile, FileError> readRules(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    return parseRules(std::get<QByteArray>(bytes), file);
}

QByteArray writeRules(const RuleFile &rules)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", "spades-rules/1");
    json.member("name", rules.name);
    writeRuleMembers(json, rules.base, rules.rules);
    json.members(rules.other);
    json.endObject();
    return json.finished();
}

} // namespace sandbag
