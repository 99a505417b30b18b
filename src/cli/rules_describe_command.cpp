// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "rulebook/describe.h"
#include "rules_argument.h"
#include "text/translate.h"
#include "words.h"

#include <QJsonArray>

namespace sandbag {

namespace {

QJsonObject sheetObject(const RuleFile &file)
{
    QJsonArray sections;
    for (const SheetSection &section : describe(file.rules)) {
        QJsonArray lines;
        for (const Sentence &line : section.lines)
            lines.append(toText(line));
        sections.append(QJsonObject{{QStringLiteral("heading"), toText(section.heading)},
                                    {QStringLiteral("lines"), lines}});
    }
    return {{QStringLiteral("name"), file.name},
            {QStringLiteral("base"), file.base},
            {QStringLiteral("sections"), sections}};
}

void saySheet(const RuleFile &file)
{
    if (!file.name.isEmpty())
        say(file.name + u'\n');
    for (const SheetSection &section : describe(file.rules)) {
        say(toText(section.heading));
        for (const Sentence &line : section.lines)
            say(QStringLiteral("  ") + toText(line));
        say(QString());
    }
}

} // namespace

int describeRules(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("rules describe"), Words::tr("Print the rule sheet."),
                     {QStringLiteral("FILE")});
    if (!line.parse(arguments))
        return line.status();
    const auto read = playableRulesOfArgument(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&read))
        return line.refuse(*error);
    const RuleFile &file = std::get<RuleFile>(read);
    if (line.json())
        say(QJsonDocument(sheetObject(file)));
    else
        saySheet(file);
    return kFine;
}

} // namespace sandbag
