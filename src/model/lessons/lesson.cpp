// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson.h"

#include "lessons/lesson_parts.h"

#include "formats/rules_json.h"
#include "formats/whole_file.h"
#include "match/record.h"
#include "rulebook/check.h"
#include "text/session_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QJsonDocument>
#include <QRegularExpression>

#include <new>
#include <utility>

namespace sandbag {

namespace {

/// A lesson is a few pages; what is larger is none, and is not even parsed.
constexpr qsizetype kMostBytes = 1 << 20;
constexpr int kMostSteps = 60;
constexpr qsizetype kMostText = 20000;

const QString kLessonFormat = QStringLiteral("spades-lesson/1");
const QString kWordsFormat = QStringLiteral("spades-lesson-words/1");
const QString kTitle = QStringLiteral("title"), kText = QStringLiteral("text"),
              kSteps = QStringLiteral("steps"), kPositionKey = QStringLiteral("position"),
              kMatchKey = QStringLiteral("match"), kAsk = QStringLiteral("ask"),
              kWhy = QStringLiteral("why"), kRefuse = QStringLiteral("refuse");

QString words(const JsonPlace &place)
{
    const QString text = place.text();
    if (text.size() > kMostText)
        place.fail(SessionText::tr("too long for a lesson"));
    return text;
}

QString wordsAt(const JsonPlace &place, const QString &key)
{
    return place.has(key) ? words(place.at(key)) : QString();
}

QString identifier(const JsonPlace &place)
{
    static const QRegularExpression form(QStringLiteral("^[a-z0-9-]{1,60}$"));
    const QString id = place.text();
    if (!form.match(id).hasMatch())
        place.fail(SessionText::tr("\"%1\" may contain only lowercase letters, digits, and hyphens")
                       .arg(shortened(id)));
    return id;
}

/// The rules of a short match, and no deals.
MatchRecord matchTask(const JsonPlace &place)
{
    const auto [base, rules] = readRuleMembers(place);
    if (const auto why = whyNotPlayable(rules))
        place.fail(why->text);
    MatchRecord record;
    record.base = base.toStdString();
    record.rules = rules;
    return record;
}

LessonStep readStep(const JsonPlace &place)
{
    LessonStep step;
    step.text = wordsAt(place, kText);
    if (place.has(kMatchKey))
        step.match = matchTask(place.at(kMatchKey));
    else
        step.position = readPosition(place.at(kPositionKey));
    return step;
}

QList<JsonPlace> stepsAt(const JsonPlace &root)
{
    const JsonPlace steps = root.at(kSteps);
    if (steps.list().isEmpty())
        steps.fail(SessionText::tr("a lesson without a step"));
    if (steps.list().size() > kMostSteps)
        steps.fail(SessionText::tr("more than %1 items").arg(kMostSteps));
    return steps.items();
}

JsonPlace documentOf(const QByteArray &json, const QString &format)
{
    if (json.size() > kMostBytes)
        throw JsonFault{SessionText::tr("too large for a lesson (limit 1 MB)"), QString(),
                        FileError::Kind::unreadable};
    return parseDocument(json, {format});
}

LessonOutline outlineAt(const JsonPlace &root)
{
    const JsonPlace part = root.at(QStringLiteral("part"));
    return {identifier(root.at(QStringLiteral("id"))),
            oneLine(part.text()),
            oneLine(root.at(kTitle).text()),
            static_cast<int>(stepsAt(root).size()),
            {}};
}

Lesson readLesson(const JsonPlace &root)
{
    const LessonOutline outline = outlineAt(root);
    Lesson lesson{outline.id, outline.part, outline.title, words(root.at(kText)), {}};
    for (const JsonPlace &place : stepsAt(root))
        lesson.steps.push_back(readStep(place));
    return lesson;
}

void translatePosition(Position &position, const JsonPlace &place)
{
    position.ask = place.has(kAsk) ? words(place.at(kAsk)) : position.ask;
    position.why = place.has(kWhy) ? words(place.at(kWhy)) : position.why;
    if (!place.has(kRefuse))
        return;
    const JsonPlace refuse = place.at(kRefuse);
    for (const QString &answer : refuse.object().keys()) {
        if (!position.refuse.contains(answer))
            refuse.at(answer).fail(SessionText::tr("the lesson says nothing about this answer"));
        position.refuse.insert(answer, words(refuse.at(answer)));
    }
}

Lesson translated(Lesson lesson, const JsonPlace &root)
{
    lesson.title = oneLine(root.at(kTitle).text());
    lesson.text = words(root.at(kText));
    const auto count = static_cast<int>(lesson.steps.size());
    const QList<JsonPlace> places = root.at(kSteps).items(count);
    for (int i = 0; i < count; ++i) {
        LessonStep &step = lesson.steps[static_cast<std::size_t>(i)];
        if (places.at(i).has(kText))
            step.text = words(places.at(i).at(kText));
        if (step.position)
            translatePosition(*step.position, places.at(i));
    }
    return lesson;
}

} // namespace

std::variant<Lesson, FileError> parseLesson(const QByteArray &json, const QString &file)
{
    try {
        return readLesson(documentOf(json, kLessonFormat));
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

std::optional<FileError> translate(Lesson &lesson, const QByteArray &json, const QString &file)
{
    try {
        lesson = translated(lesson, documentOf(json, kWordsFormat));
        return {};
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

std::variant<LessonOutline, FileError> parseOutline(const QByteArray &json, const QString &file)
{
    try {
        LessonOutline outline = outlineAt(documentOf(json, kLessonFormat));
        outline.file = file;
        return outline;
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

QString parseTitle(const QByteArray &words)
{
    try {
        return oneLine(documentOf(words, kWordsFormat).at(kTitle).text());
    } catch (const JsonFault &) {
        return {}; // what is wrong with it is said where the lesson is opened
    }
}

} // namespace sandbag
