// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problem.h"

#include "command_line.h"
#include "commands.h"
#include "position_json.h"
#include "text/languages.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace sandbag {

namespace {

QJsonObject problemObject(const Problem &problem)
{
    QJsonObject object = positionObject(problem.position);
    object.insert(QStringLiteral("id"), problem.id);
    object.insert(QStringLiteral("kind"), problem.kind);
    object.insert(QStringLiteral("rating"), problem.rating);
    object.insert(QStringLiteral("rules"), problem.rules);
    object.insert(QStringLiteral("best"), problem.best);
    object.insert(QStringLiteral("margin_points"), problem.marginPoints);
    object.insert(QStringLiteral("margin_win"), problem.marginWin);
    object.insert(QStringLiteral("text"), problem.position.why);
    return object;
}

} // namespace

int listProblems(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("problem list"), Words::tr("List the practice problems."));
    if (!line.parse(arguments))
        return line.status();
    const ProblemBook book = readProblems(languageInUse());
    QJsonArray problems;
    for (const ProblemOutline &problem : book.problems) {
        problems.append(QJsonObject{{QStringLiteral("id"), problem.id},
                                    {QStringLiteral("kind"), problem.kind},
                                    {QStringLiteral("rating"), problem.rating},
                                    {QStringLiteral("rules"), problem.rules}});
        if (!line.json())
            say(QStringLiteral("%1 (%2): %3")
                    .arg(problem.id, titleOfKind(problem.kind))
                    .arg(problem.rating));
    }
    for (const FileError &fault : book.faults)
        complain(fault.text);
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("problems"), problems}}));
    return kFine;
}

int showProblem(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("problem show"),
                     Words::tr("Show a problem: its position, its answer, and why."),
                     {QStringLiteral("ID")});
    if (!line.parse(arguments))
        return line.status();
    const QString name = line.operand(0);
    const ProblemBook book = readProblems(languageInUse());
    const auto found = std::ranges::find(book.problems, name, &ProblemOutline::id);
    if (found == book.problems.end())
        return line.refuse({FileError::Kind::unreadable,
                            Words::tr("no problem is called \"%1\"; see sandbag-cli problem list")
                                .arg(shortened(name)),
                            {}});
    const auto problem = openProblem(*found, name);
    if (const auto *error = std::get_if<FileError>(&problem))
        return line.refuse(*error);
    if (line.json())
        say(QJsonDocument(problemObject(std::get<Problem>(problem))));
    else
        sayPosition(std::get<Problem>(problem).position);
    return kFine;
}

} // namespace sandbag
