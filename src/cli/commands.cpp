// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands.h"

#include "command_line.h"
#include "formats/file_error.h"
#include "text/shown_text.h"
#include "words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <iterator>

namespace sandbag {

namespace {

#ifdef SANDBAG_COMPANY
constexpr bool kHosts = true;
#else
constexpr bool kHosts = false;
#endif

constexpr Command kCommands[] = {
    {"rules list", QT_TRANSLATE_NOOP("sandbag::Commands", "List every house rule."), listRules},
    {"rules presets", QT_TRANSLATE_NOOP("sandbag::Commands", "List every named game."),
     listPresets},
    {"rules find", QT_TRANSLATE_NOOP("sandbag::Commands", "Find rules by words."), findRules},
    {"rules check", QT_TRANSLATE_NOOP("sandbag::Commands", "Check house rules for errors."),
     checkRules},
    {"rules describe", QT_TRANSLATE_NOOP("sandbag::Commands", "Print the rule sheet."),
     describeRules},
    {"score", QT_TRANSLATE_NOOP("sandbag::Commands", "Replay a match and print its scorecard."),
     score},
    {"legal", QT_TRANSLATE_NOOP("sandbag::Commands", "List the legal moves of a match."),
     listLegal},
    {"batch", QT_TRANSLATE_NOOP("sandbag::Commands", "Answer many requests in one run."), batch},
    {"play", QT_TRANSLATE_NOOP("sandbag::Commands", "Let computer players play matches."), play},
    {"duel", QT_TRANSLATE_NOOP("sandbag::Commands", "Compare two players on the same cards."),
     duel},
    {"print", QT_TRANSLATE_NOOP("sandbag::Commands", "Print a scorecard or a rule sheet."), print,
     true},
    {"solve", QT_TRANSLATE_NOOP("sandbag::Commands", "Find the best play with all cards known."),
     solve},
    {"review", QT_TRANSLATE_NOOP("sandbag::Commands", "Review the choices in a match."), review},
    {"hint", QT_TRANSLATE_NOOP("sandbag::Commands", "Give a hint for a match, with its reason."),
     hint},
    {"why", QT_TRANSLATE_NOOP("sandbag::Commands", "Explain a player's choice."), why},
    {"lesson list", QT_TRANSLATE_NOOP("sandbag::Commands", "List the lessons."), listLessons},
    {"lesson check", QT_TRANSLATE_NOOP("sandbag::Commands", "Check your own lessons for errors."),
     checkLessons},
    {"lesson show", QT_TRANSLATE_NOOP("sandbag::Commands", "Show a lesson."), showLesson},
    {"problem list", QT_TRANSLATE_NOOP("sandbag::Commands", "List the practice problems."),
     listProblems},
    {"problem show", QT_TRANSLATE_NOOP("sandbag::Commands", "Show a practice problem."),
     showProblem},
    {"number", QT_TRANSLATE_NOOP("sandbag::Commands", "Print the codes of a match and its deals."),
     number},
    {"deal", QT_TRANSLATE_NOOP("sandbag::Commands", "Show the cards that a code stands for."),
     deal},
    {"convert", QT_TRANSLATE_NOOP("sandbag::Commands", "Convert a match."), convert},
    {"daily", QT_TRANSLATE_NOOP("sandbag::Commands", "Show the deal of the day."), daily},
    {"boards new", QT_TRANSLATE_NOOP("sandbag::Commands", "Make shared deals for several tables."),
     newBoards},
    {"boards play", QT_TRANSLATE_NOOP("sandbag::Commands", "Let computers play shared deals."),
     letPlayBoards},
    {"boards show",
     QT_TRANSLATE_NOOP("sandbag::Commands",
                       "Compare the results of shared deals at several tables."),
     showBoards},
    {"boards print",
     QT_TRANSLATE_NOOP(
         "sandbag::Commands",
         "Print shared deals (results or hands), or sheets for playing with real cards."),
     printBoards, true},
    {"verify", QT_TRANSLATE_NOOP("sandbag::Commands", "Check that a match was fair."), verify},
    {"import", QT_TRANSLATE_NOOP("sandbag::Commands", "Import matches into the history."),
     importMatches},
    {"history", QT_TRANSLATE_NOOP("sandbag::Commands", "List the matches played."), history},
    {"stats", QT_TRANSLATE_NOOP("sandbag::Commands", "Show statistics."), stats},
    {"backup save", QT_TRANSLATE_NOOP("sandbag::Commands", "Save everything of yours in one file."),
     saveBackup},
    {"backup show",
     QT_TRANSLATE_NOOP("sandbag::Commands", "Show what restoring a backup would change."),
     showBackup},
    {"backup restore",
     QT_TRANSLATE_NOOP("sandbag::Commands", "Restore a backup; nothing is overwritten."),
     restoreBackupHere},
    {"settings reset",
     QT_TRANSLATE_NOOP("sandbag::Commands", "Put all settings back to their defaults."),
     resetSettings},
    {"bot", QT_TRANSLATE_NOOP("sandbag::Commands", "Act as a player for another program."), bot},
    {"host", QT_TRANSLATE_NOOP("sandbag::Commands", "Host tables for people on other computers."),
     host, false, kHosts},
    {"bench", QT_TRANSLATE_NOOP("sandbag::Commands", "Measure how fast deals are played."), bench},
};

/// Whether the help names it among those that begin with that word; "" is all of them.
bool isNamed(const Command &command, const QString &first)
{
    return command.listed &&
           (first.isEmpty() || QString::fromUtf8(command.words).startsWith(first + u' '));
}

/// Of the commands that begin with that word; "" is all of them.
QString usage(const QString &first = {})
{
    QString text = Words::tr("Usage: sandbag-cli COMMAND [ARGUMENTS]");
    text += QStringLiteral("\n\n");
    for (const Command &command : kCommands) {
        if (!isNamed(command, first))
            continue;
        text += QStringLiteral("  %1 %2\n")
                    .arg(QString::fromUtf8(command.words), -16)
                    .arg(Words::tr(command.summary));
    }
    return text + u'\n' + Words::tr("For more, see sandbag-cli COMMAND --help.");
}

/// What there is, for programs.
QJsonDocument usageDocument(const QString &first = {})
{
    QJsonArray list;
    for (const Command &command : kCommands) {
        if (isNamed(command, first))
            list.append(QJsonObject{{QStringLiteral("command"), QString::fromUtf8(command.words)},
                                    {QStringLiteral("what"), Words::tr(command.summary)}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("commands"), list}});
}

int refuse(const QString &why, const QStringList &arguments)
{
    return sandbag::refuse({FileError::Kind::unreadable,
                            Words::tr("sandbag-cli: %1; see sandbag-cli --help").arg(why)},
                           arguments.contains(QStringLiteral("--json")));
}

/// How many arguments the words of the command take up, or 0 when they are others.
qsizetype wordsMatched(const Command &command, const QStringList &arguments)
{
    const QStringList words = QString::fromUtf8(command.words).split(u' ');
    return arguments.mid(0, words.size()) == words ? words.size() : 0;
}

/// How many arguments at the beginning are what every command knows, with the language it names.
qsizetype beforeCommand(const QStringList &arguments)
{
    qsizetype at = 0;
    while (at < arguments.size()) {
        if (arguments[at] == QStringLiteral("--lang"))
            at += 2;
        else if (arguments[at] == QStringLiteral("--json") ||
                 arguments[at].startsWith(QStringLiteral("--lang=")))
            ++at;
        else
            break;
    }
    return std::min(at, arguments.size());
}

/// "--lang de score FILE" is "score --lang de FILE".
QStringList commandFirst(const QStringList &arguments)
{
    const QStringList before = arguments.first(beforeCommand(arguments));
    const QStringList rest = arguments.mid(before.size());
    qsizetype words = 0;
    for (const Command &command : kCommands)
        words = std::max(words, wordsMatched(command, rest));
    if (words == 0)
        return rest + before;
    return rest.first(words) + before + rest.mid(words);
}

/// No command: says what was perhaps meant, and for "rules" alone what it can be followed by.
int unknownCommand(const QStringList &arguments)
{
    QStringList known, beginning;
    for (const Command &command : kCommands) {
        if (command.listed)
            known << QString::fromUtf8(command.words);
    }
    const QString first = arguments.value(0);
    for (const QString &words : known)
        if (words.startsWith(first + u' '))
            beginning << words.mid(first.size() + 1);
    if (!beginning.isEmpty() &&
        (arguments.value(1).isEmpty() || arguments.value(1).startsWith(u'-')))
        return refuse(Words::tr("\"%1\" must be followed by one of: %2")
                          .arg(first, beginning.join(QStringLiteral(", "))),
                      arguments);
    const QString typed = arguments.mid(0, beginning.isEmpty() ? 1 : 2).join(u' ');
    return refuse(
        withGuess(Words::tr("there is no command \"%1\"").arg(shortened(typed)), typed, known),
        arguments);
}

bool asksForHelp(const QString &word)
{
    return word == QStringLiteral("--help") || word == QStringLiteral("-h") ||
           word == QStringLiteral("--help-all");
}

/// What there is, or all that begins with "rules".
int sayUsage(const QString &first, const QStringList &arguments)
{
    if (arguments.contains(QStringLiteral("--json")))
        say(usageDocument(first));
    else
        say(usage(first));
    return kFine;
}

/// Whether commands of two words begin so: "rules".
bool beginsCommands(const QString &word)
{
    return std::any_of(std::begin(kCommands), std::end(kCommands), [&](const Command &command) {
        return QString::fromUtf8(command.words).startsWith(word + u' ');
    });
}

} // namespace

std::span<const Command> commands()
{
    return kCommands;
}

bool printsPages(const QStringList &typed)
{
    const QStringList arguments = commandFirst(typed);
    return std::any_of(std::begin(kCommands), std::end(kCommands), [&](const Command &command) {
        return command.pages && wordsMatched(command, arguments) > 0;
    });
}

int runCommand(const QStringList &typed)
{
    const QStringList arguments = commandFirst(typed);
    for (const Command &command : kCommands) {
        if (const qsizetype words = wordsMatched(command, arguments))
            return command.run(arguments.mid(words));
    }
    const QString first = arguments.value(0);
    const bool helps = first == QStringLiteral("help");
    if (helps && arguments.size() > 1 && !arguments[1].startsWith(u'-'))
        return runCommand(arguments.mid(1) << QStringLiteral("--help"));
    if (helps || asksForHelp(first))
        return sayUsage({}, arguments);
    if (beginsCommands(first) && asksForHelp(arguments.value(1)))
        return sayUsage(first, arguments);
    if (first == QStringLiteral("--version") || first == QStringLiteral("-v")) {
        say(QStringLiteral("sandbag-cli ") + QCoreApplication::applicationVersion());
        return kFine;
    }
    if (first.isEmpty() || beforeCommand(arguments) == arguments.size()) // --lang alone
        complain(usage());
    else
        return unknownCommand(arguments);
    return kUnusable;
}

} // namespace sandbag
