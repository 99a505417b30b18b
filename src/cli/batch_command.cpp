// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "findings_json.h"
#include "formats/loaded_match.h"
#include "formats/prompt_json.h"
#include "formats/result_json.h"
#include "formats/rules_json.h"
#include "hint_answer.h"
#include "input_lines.h"
#include "named/named_player.h"
#include "rulebook/check.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <iterator>

namespace sandbag {

namespace {

/// Longer than any match that was ever played: nobody's memory is at the mercy of a line.
constexpr qsizetype kLongestQuestion = qsizetype(16) << 20;

/// What a question comes to: the exit status and the document that the command alone would give.
struct BatchAnswer {
    int exit = kFine;
    QJsonObject document;
};

BatchAnswer refusal(const FileError &error)
{
    return {statusOf(error), errorDocument(error).object()};
}

FileError unusable(const QString &line, const QString &why)
{
    return {FileError::Kind::unreadable, QStringLiteral("%1: %2").arg(line, why)};
}

/// A question as it was read.
struct BatchQuestion {
    QJsonObject asked;
    QByteArray file; ///< the match or the rules that stand in it
    QString line;    ///< what an error is told of
};

BatchAnswer ofMatch(const BatchQuestion &question, QJsonObject (*what)(const Match &))
{
    const auto loaded = loadMatch(question.file, question.line);
    if (const auto *error = std::get_if<FileError>(&loaded))
        return refusal(*error);
    return {kFine, what(std::get<LoadedMatch>(loaded).match)};
}

BatchAnswer scored(const BatchQuestion &question)
{
    return ofMatch(question, resultObject);
}

BatchAnswer legalIn(const BatchQuestion &question)
{
    return ofMatch(question, promptObject);
}

/// Of the seat whose turn it is.
BatchAnswer hinted(const BatchQuestion &question)
{
    const auto loaded = loadMatch(question.file, question.line);
    if (const auto *error = std::get_if<FileError>(&loaded))
        return refusal(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    const QString name =
        question.asked.value(QStringLiteral("player")).toString(QString::fromUtf8(kHintPlayer));
    const qint64 seed = question.asked.value(QStringLiteral("seed")).toInteger(1);
    const auto player = makePlayer(name.toStdString(), static_cast<std::uint64_t>(seed));
    if (!player)
        return refusal(
            unusable(question.line, Words::tr("\"%1\" isn't a player").arg(shortened(name))));
    const DealState *deal = match.deal();
    if (!deal || deal->over() || deal->seat < 0)
        return refusal({FileError::Kind::unreadable,
                        Words::tr("%1: that player has nothing to decide now").arg(question.line)});
    return {kFine, hintObject(hintFor(match, SeatView(*deal, deal->seat), *player))};
}

BatchAnswer checked(const BatchQuestion &question)
{
    const auto read = parseRules(question.file, question.line);
    if (const auto *error = std::get_if<FileError>(&read))
        return {statusOf(*error), findingsObject(*error)};
    const CheckResult result = check(std::get<RuleFile>(read).rules);
    return {result.errors.empty() ? kFine : kBreaksRule, findingsObject(result)};
}

/// A command that may be asked for, and the member that holds its file.
struct BatchCommand {
    const char *words;
    const char *member;
    BatchAnswer (*answer)(const BatchQuestion &question);
};

constexpr BatchCommand kAskedCommands[] = {{"score", "match", scored},
                                           {"legal", "match", legalIn},
                                           {"hint", "match", hinted},
                                           {"rules check", "rules", checked}};

BatchAnswer answerTo(const QJsonObject &asked, const QString &line)
{
    const QString words = asked.value(QStringLiteral("command")).toString();
    const auto *command =
        std::find_if(std::begin(kAskedCommands), std::end(kAskedCommands),
                     [&](const BatchCommand &q) { return words == QString::fromUtf8(q.words); });
    if (command == std::end(kAskedCommands))
        return refusal(unusable(line, Words::tr("batch has no command \"%1\"; its commands are "
                                                "score, legal, hint, and \"rules check\"")
                                          .arg(shortened(words))));
    const QJsonValue file = asked.value(QString::fromUtf8(command->member));
    if (!file.isObject())
        return refusal(unusable(
            line, Words::tr("\"%1\" has to be an object").arg(QString::fromUtf8(command->member))));
    return command->answer(
        {asked, QJsonDocument(file.toObject()).toJson(QJsonDocument::Compact), line});
}

BatchAnswer answerTo(InputLine read, const QByteArray &text, const QString &line)
{
    if (read == InputLine::tooLong)
        return refusal(unusable(line, Words::tr("longer than 16 MiB")));
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (!document.isObject())
        return refusal(
            unusable(line, error.error == QJsonParseError::NoError
                               ? Words::tr("not a JSON object")
                               : Words::tr("invalid JSON: %1").arg(error.errorString())));
    return answerTo(document.object(), line);
}

void sendAnswer(qint64 number, const BatchAnswer &answer)
{
    const QJsonObject object{{QStringLiteral("line"), number},
                             {QStringLiteral("exit"), answer.exit},
                             {QStringLiteral("answer"), answer.document}};
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fflush(stdout); // the caller who asks one by one waits for it
}

} // namespace

int batch(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("batch"),
                     Words::tr("Answer many requests from another program, one line of JSON each: "
                               "score, legal, hint, and rules check."));
    if (!line.parse(arguments))
        return line.status();
    int worst = kFine;
    QByteArray text;
    qint64 number = 0;
    for (InputLine read; (read = nextLine(text, kLongestQuestion)) != InputLine::none;) {
        ++number;
        if (read == InputLine::whole && text.trimmed().isEmpty())
            continue;
        const BatchAnswer answer = answerTo(read, text, Words::tr("line %1").arg(number));
        sendAnswer(number, answer);
        worst = std::max(worst, answer.exit);
    }
    return worst;
}

} // namespace sandbag
