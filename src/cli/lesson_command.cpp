// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/rules_json.h"
#include "lessons/lesson.h"
#include "lessons/problem.h"
#include "match/record.h"
#include "position_json.h"
#include "text/languages.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

QJsonObject shortMatch(const MatchRecord &record)
{
    const QString base = QString::fromStdString(record.base);
    const auto written =
        QJsonDocument::fromJson(writeRules({QString(), base, record.rules, {}})).object();
    return {{QStringLiteral("base"), base},
            {QStringLiteral("rules"), written.value(QStringLiteral("rules"))}};
}

QJsonObject stepObject(const LessonStep &step)
{
    QJsonObject object = step.position
                             ? positionObject(*step.position)
                             : QJsonObject{{QStringLiteral("match"), shortMatch(*step.match)}};
    object.insert(QStringLiteral("text"), step.text);
    return object;
}

QJsonObject lessonObject(const Lesson &lesson)
{
    QJsonArray steps;
    for (const LessonStep &step : lesson.steps)
        steps.append(stepObject(step));
    return {{QStringLiteral("id"), lesson.id},
            {QStringLiteral("part"), lesson.part},
            {QStringLiteral("title"), lesson.title},
            {QStringLiteral("text"), lesson.text},
            {QStringLiteral("steps"), steps}};
}

void sayLesson(const Lesson &lesson)
{
    say(lesson.title + QStringLiteral("\n\n") + lesson.text);
    int number = 0;
    for (const LessonStep &step : lesson.steps) {
        say(QStringLiteral("\n%1. %2").arg(++number).arg(step.text).trimmed());
        if (step.position)
            sayPosition(*step.position);
        else
            say(Words::tr("A short match, with the tutor on."));
    }
}

/// What is wrong with a file, lesson or book of problems; nothing where all is well.
QList<FileError> faultsOf(const QString &file)
{
    if (file.endsWith(QLatin1String(".problems.json")))
        return faultsInProblems(file);
    const auto read = loadLesson(file);
    if (const auto *error = std::get_if<FileError>(&read))
        return {*error};
    return {};
}

/// The lesson of that name, or in that file.
std::variant<Lesson, FileError> lessonCalled(const QString &name)
{
    const QString language = languageInUse();
    for (const LessonOutline &outline : readShelf(lessonFiles(), language).lessons) {
        if (outline.id == name)
            return loadLesson(outline.file, language);
    }
    if (name.endsWith(QLatin1String(".json")))
        return loadLesson(name, language);
    return FileError{
        FileError::Kind::unreadable,
        Words::tr("no lesson is called \"%1\"; see sandbag-cli lesson list").arg(shortened(name)),
        {}};
}

} // namespace

int listLessons(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("lesson list"), Words::tr("List the lessons."));
    if (!line.parse(arguments))
        return line.status();
    const LessonShelf shelf = readShelf(lessonFiles(), languageInUse());
    QJsonArray lessons;
    for (const LessonOutline &lesson : shelf.lessons) {
        lessons.append(QJsonObject{{QStringLiteral("id"), lesson.id},
                                   {QStringLiteral("part"), lesson.part},
                                   {QStringLiteral("title"), lesson.title},
                                   {QStringLiteral("steps"), lesson.steps}});
        if (!line.json())
            say(QStringLiteral("%1 (%2): %3")
                    .arg(lesson.id, titleOfPart(lesson.part), lesson.title));
    }
    for (const FileError &fault : shelf.faults)
        complain(fault.text);
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("lessons"), lessons}}));
    return kFine;
}

int checkLessons(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("lesson check"),
                     Words::tr("Check lessons or problem sets that you wrote."),
                     {QStringLiteral("FILE…")});
    if (!line.parse(arguments))
        return line.status();
    QJsonArray faults;
    int status = kFine;
    for (const QString &file : line.operands()) {
        for (const FileError &fault : faultsOf(file)) {
            status = std::max(status, static_cast<int>(statusOf(fault)));
            complain(fault.text);
            faults.append(QJsonObject{{QStringLiteral("where"), fault.where},
                                      {QStringLiteral("text"), fault.text}});
        }
    }
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("ok"), faults.isEmpty()},
                                      {QStringLiteral("faults"), faults}}));
    else if (faults.isEmpty())
        say(Words::tr("No errors found."));
    return status;
}

int showLesson(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("lesson show"),
                     Words::tr("Show a lesson: its text, positions, and answers."),
                     {QStringLiteral("ID")});
    if (!line.parse(arguments))
        return line.status();
    const auto found = lessonCalled(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&found))
        return line.refuse(*error);
    if (line.json())
        say(QJsonDocument(lessonObject(std::get<Lesson>(found))));
    else
        sayLesson(std::get<Lesson>(found));
    return kFine;
}

} // namespace sandbag
