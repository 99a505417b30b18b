// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "rulebook/check.h"
#include "rules_argument.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words.h"

#include <QJsonArray>

namespace sandbag {

namespace {

QStringList idsOf(const Finding &finding)
{
    QStringList ids;
    for (const char *id : finding.ids)
        ids.append(QString::fromUtf8(id));
    return ids;
}

QJsonArray findingArray(const std::vector<Finding> &findings)
{
    QJsonArray array;
    for (const Finding &finding : findings) {
        array.append(QJsonObject{
            {QStringLiteral("ids"), QJsonArray::fromStringList(idsOf(finding))},
            {QStringLiteral("text"), toText(finding.text, Audience::file())},
        });
    }
    return array;
}

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
        say(Words::tr("These rules can be played."));
}

/// A rule file that could not be read at all is an error without ids.
int complainAsJson(const FileError &error)
{
    const QJsonArray errors{
        QJsonObject{{QStringLiteral("ids"), QJsonArray()}, {QStringLiteral("text"), error.text}}};
    QJsonObject answer = errorDocument(error).object();
    answer.insert(QStringLiteral("errors"), errors);
    answer.insert(QStringLiteral("notes"), QJsonArray());
    say(QJsonDocument(answer));
    complain(error.text);
    return statusOf(error);
}

} // namespace

int checkRules(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("rules check"), Words::tr("Say whether rules can be played."),
                     {QStringLiteral("FILE")});
    if (!line.parse(arguments))
        return line.status();
    const auto read = rulesOfArgument(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&read))
        return line.json() ? complainAsJson(*error) : line.refuse(*error);
    const CheckResult result = check(std::get<RuleFile>(read).rules);
    if (line.json()) {
        say(QJsonDocument(QJsonObject{{QStringLiteral("errors"), findingArray(result.errors)},
                                      {QStringLiteral("notes"), findingArray(result.notes)}}));
    } else {
        sayFindings(result);
    }
    for (const Finding &error : result.errors)
        complain(harmless(line.operand(0)) + QStringLiteral(": /rules: ") + lineOf(error));
    return result.errors.empty() ? kFine : kBreaksRule;
}

} // namespace sandbag
