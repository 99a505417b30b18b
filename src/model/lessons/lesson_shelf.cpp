// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the files of lessons, and reads the parts needed of all of them.
#include "lessons/lesson.h"

#include "disk/own_place.h"
#include "formats/whole_file.h"
#include "lessons/lesson_parts.h"
#include "text/session_text.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace sandbag {

namespace {

const QString kShipped = QStringLiteral(":/lessons");

/// The words of another language, from a file next to the lesson; empty where there are none.
QByteArray wordsBeside(const QString &file, const QString &language, QString &path)
{
    const QFileInfo info(file);
    path = info.dir().filePath(language + u'/' + info.fileName());
    if (language.isEmpty() || language == QLatin1String("en") || !QFileInfo(path).isFile())
        return {};
    const auto bytes = readWholeFile(path);
    return std::holds_alternative<QByteArray>(bytes) ? std::get<QByteArray>(bytes) : QByteArray();
}

} // namespace

std::variant<Lesson, FileError> loadLesson(const QString &file, const QString &language)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    auto parsed = parseLesson(std::get<QByteArray>(bytes), file);
    QString path;
    const QByteArray words = wordsBeside(file, language, path);
    if (words.isEmpty() || std::holds_alternative<FileError>(parsed))
        return parsed;
    if (auto error = translate(std::get<Lesson>(parsed), words, path))
        return std::move(*error);
    return parsed;
}

std::variant<LessonOutline, FileError> outlineOf(const QString &file, const QString &language)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    auto outline = parseOutline(std::get<QByteArray>(bytes), file);
    QString path;
    const QByteArray words = wordsBeside(file, language, path);
    if (auto *read = std::get_if<LessonOutline>(&outline); read && !words.isEmpty()) {
        if (const QString title = parseTitle(words); !title.isEmpty())
            read->title = title;
    }
    return outline;
}

QString ownLessons()
{
    return dataPlace() + QStringLiteral("/lessons");
}

QStringList lessonFiles()
{
    QStringList files;
    for (const QString &folder : {kShipped, ownLessons()}) {
        const QDir dir(folder);
        for (const QString &name :
             dir.entryList({QStringLiteral("*.lesson.json")}, QDir::Files, QDir::Name))
            files.append(dir.filePath(name));
    }
    return files;
}

LessonShelf readShelf(const QStringList &files, const QString &language)
{
    LessonShelf shelf;
    QStringList known;
    for (const QString &file : files) {
        auto read = outlineOf(file, language);
        if (auto *error = std::get_if<FileError>(&read)) {
            shelf.faults.append(*error);
            continue;
        }
        auto &outline = std::get<LessonOutline>(read);
        if (known.contains(outline.id)) {
            shelf.faults.append(errorIn(
                file, {SessionText::tr("/id: another lesson is also called \"%1\"").arg(outline.id),
                       QStringLiteral("/id")}));
            continue;
        }
        known.append(outline.id);
        shelf.lessons.append(std::move(outline));
    }
    return shelf;
}

QStringList lessonParts()
{
    return {QStringLiteral("first"), QStringLiteral("bidding"), QStringLiteral("play"),
            QStringLiteral("nil"), QStringLiteral("rules")};
}

QString titleOfPart(const QString &part)
{
    const QStringList titles{SessionText::tr("First Steps"), SessionText::tr("Bidding"),
                             SessionText::tr("Play"), SessionText::tr("Nil"),
                             SessionText::tr("House Rules")};
    const qsizetype at = lessonParts().indexOf(part);
    return at < 0 ? part : titles.at(at);
}

} // namespace sandbag
