// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/rules_json.h"
#include "rules/catalogue.h"
#include "text/translate.h"
#include "words.h"

#include <QJsonArray>

namespace sandbag {

namespace {

QString typeWord(OptionType type)
{
    switch (type) {
    case OptionType::boolean:
        return QStringLiteral("bool");
    case OptionType::integer:
        return QStringLiteral("int");
    case OptionType::choice:
        return QStringLiteral("enum");
    case OptionType::cards:
        return QStringLiteral("cards");
    case OptionType::points:
        return QStringLiteral("points");
    case OptionType::suits:
        break;
    }
    return QStringLiteral("suits");
}

QStringList valueWords(const Option &option)
{
    QStringList words;
    for (const std::string &value : option.values)
        words.append(QString::fromStdString(value));
    return words;
}

QJsonObject optionObject(const Option &option)
{
    QJsonObject object{
        {QStringLiteral("id"), QString::fromUtf8(option.id)},
        {QStringLiteral("type"), typeWord(option.type)},
        {QStringLiteral("default"), jsonValue(option, RuleSet{})},
        {QStringLiteral("group"), QString::fromUtf8(groupId(option.group))},
        {QStringLiteral("title"), toText(option.title)},
        {QStringLiteral("help"), toText(option.help)},
        {QStringLiteral("seeds"), QString::fromUtf8(option.seeds)},
    };
    if (option.type == OptionType::integer) {
        object.insert(QStringLiteral("min"), option.least);
        object.insert(QStringLiteral("max"), option.most);
    }
    if (option.type == OptionType::choice)
        object.insert(QStringLiteral("values"), QJsonArray::fromStringList(valueWords(option)));
    return object;
}

/// "int 0..1000", "enum aside|kitty|reject".
QString typeText(const Option &option)
{
    QString text = typeWord(option.type);
    if (option.type == OptionType::integer)
        text += QStringLiteral(" %1..%2").arg(option.least).arg(option.most);
    if (option.type == OptionType::choice)
        text += u' ' + valueWords(option).join(u'|');
    return text;
}

void sayOptions()
{
    const char *group = "";
    for (const Option &option : catalogue()) {
        if (group != groupTitle(option.group)) {
            group = groupTitle(option.group);
            say(QStringLiteral("\n%1").arg(toText(group)));
        }
        const QString initial = QString::fromStdString(option.get(RuleSet{}));
        say(QStringLiteral("  %1 (%2) = %3\n      %4: %5")
                .arg(QString::fromUtf8(option.id), typeText(option),
                     initial.isEmpty() ? QStringLiteral("\"\"") : initial, toText(option.title),
                     toText(option.help)));
    }
}

/// What the game changes, as it is written there: the rule set keeps cards whose order means
/// nothing in one order.
QJsonObject changesOf(const Preset &preset)
{
    const RuleSet rules = rulesOf(preset);
    QJsonObject changed;
    for (const auto &[id, value] : preset.values) {
        const QJsonValue kept = jsonValue(*findOption(id), rules);
        changed.insert(QString::fromUtf8(id),
                       kept.isString() ? QJsonValue(QString::fromUtf8(value)) : kept);
    }
    return changed;
}

QJsonObject presetObject(const Preset &preset)
{
    return {
        {QStringLiteral("id"), QString::fromUtf8(preset.id)},
        {QStringLiteral("title"), toText(preset.title)},
        {QStringLiteral("help"), toText(preset.blurb)},
        {QStringLiteral("seeds"), QString::fromUtf8(preset.seeds)},
        {QStringLiteral("rules"), changesOf(preset)},
    };
}

void sayPresets()
{
    for (const Preset &preset : presets()) {
        say(QStringLiteral("%1 (%2): %3")
                .arg(QString::fromUtf8(preset.id), toText(preset.title), toText(preset.blurb)));
        QStringList changed;
        for (const auto &[id, value] : preset.values)
            changed.append(
                QStringLiteral("%1=%2").arg(QString::fromUtf8(id), QString::fromUtf8(value)));
        if (!changed.isEmpty())
            say(QStringLiteral("    ") + changed.join(QStringLiteral(", ")));
    }
}

} // namespace

int listRules(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("rules list"), Words::tr("List every house rule."));
    if (!line.parse(arguments))
        return line.status();
    if (!line.json()) {
        sayOptions();
        return kFine;
    }
    QJsonArray rows;
    for (const Option &option : catalogue())
        rows.append(optionObject(option));
    say(QJsonDocument(rows));
    return kFine;
}

int listPresets(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("rules presets"), Words::tr("List every named game."));
    if (!line.parse(arguments))
        return line.status();
    if (!line.json()) {
        sayPresets();
        return kFine;
    }
    QJsonArray rows;
    for (const Preset &preset : presets())
        rows.append(presetObject(preset));
    say(QJsonDocument(rows));
    return kFine;
}

} // namespace sandbag
