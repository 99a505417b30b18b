// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons, books of problems, and what somebody has learned: whatever stands there is read, or
// refused with one line, and every answer that is right can be given.
#include "target.h"

#include "lessons/learning.h"
#include "lessons/lesson.h"
#include "lessons/problem.h"
#include "match/match.h"

using namespace sandbag;

namespace {

void checkAnswers(const Position &position)
{
    fuzz::must(position.seat >= 0 && !position.accept.isEmpty());
    const Prompt prompt = legal(*position.match->deal());
    for (const QString &answer : position.accept) {
        fuzz::must(!position.refuse.contains(answer));
        fuzz::must(prompt.cards || answer == QStringLiteral("claim rest") ||
                   choiceNamed(position, answer).has_value());
    }
    for (const Event &choice : prompt.choices) {
        const QString answer = answerOf(choice);
        const bool right = accepts(position, choice);
        fuzz::must(!right || !position.refuse.contains(answer));
        fuzz::must(right || !position.accept.contains(answer));
    }
}

void readAsLesson(const QByteArray &bytes)
{
    auto read = parseLesson(bytes, QStringLiteral("f"));
    if (const auto *error = std::get_if<FileError>(&read)) {
        fuzz::mustBeShowable(error->text);
        return;
    }
    auto &lesson = std::get<Lesson>(read);
    fuzz::must(!lesson.id.isEmpty() && !lesson.steps.empty());
    for (const LessonStep &step : lesson.steps) {
        fuzz::must(step.position.has_value() != step.match.has_value());
        if (step.position)
            checkAnswers(*step.position);
    }
    if (const auto error = translate(lesson, bytes, QStringLiteral("f")))
        fuzz::mustBeShowable(error->text);
}

void readAsProblems(const QByteArray &bytes)
{
    const ProblemBook book = parseProblems(bytes, QStringLiteral("f"), bytes);
    for (const FileError &fault : book.faults)
        fuzz::mustBeShowable(fault.text);
    for (const ProblemOutline &outline : book.problems) {
        const auto read = openProblem(outline, QStringLiteral("f"));
        if (const auto *error = std::get_if<FileError>(&read))
            fuzz::mustBeShowable(error->text);
        else
            checkAnswers(std::get<Problem>(read).position);
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    const QByteArray bytes = fuzz::bytesOf(data, size);
    readAsLesson(bytes);
    readAsProblems(bytes);
    const Learning learning = readLearning(bytes).value_or(Learning());
    fuzz::must(readLearning(writeLearning(learning)) == learning);
    return 0;
}
