// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "findings_json.h"
#include "formats/file_error.h"
#include "rulebook/check.h"
#include "rules_argument.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words.h"

#include <QJsonDocument>

namespace sandbag {

namespace {

QString lineOf(const Finding &finding)
{
    return QStringLiteral("%1: %2").arg(idsOf(finding).join(QStringLiteral(", ")),
                                        toText(finding.text, Audience::file()));
}

void sayFindings(const CheckResult &result)
{
    for (const Finding &note : result.notes)
        say(Words::tr("Note: %1").arg(lineOf(note)));
    if (result.errors.empty())
        say(Words::tr("The rules have no errors and can be played."));
}

int complainAsJson(const FileError &error)
{
    say(QJsonDocument(findingsObject(error)));
    complain(error.text);
    return statusOf(error);
}

} // namespace

int checkRules(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("rules check"), Words::tr("Check house rules for errors."),
                     {QStringLiteral("FILE")});
    if (!line.parse(arguments))
        return line.status();
    const auto read = rulesOfArgument(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&read))
        return line.json() ? complainAsJson(*error) : line.refuse(*error);
    const CheckResult result = check(std::get<RuleFile>(read).rules);
    if (line.json()) {
        say(QJsonDocument(findingsObject(result)));
    } else {
        sayFindings(result);
    }
    for (const Finding &error : result.errors)
        complain(harmless(line.operand(0)) + QStringLiteral(": /rules: ") + lineOf(error));
    return result.errors.empty() ? kFine : kBreaksRule;
}

} // namespace sandbag
