// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/position.h"
#include "match/record.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace sandbag {

/// One step of a lesson: words, and then something to do.
struct LessonStep {
    QString text; ///< Markdown; "" where the question says it all
    std::optional<Position> position;
    /// A short match instead, under these rules, with the tutor on.
    std::optional<MatchRecord> match;
};

/// A lesson (FORMATS.md, "Lessons"): one idea, a page of words, and steps at the table.
struct Lesson {
    QString id;    ///< a to z, 0 to 9 and "-"
    QString part;  ///< of the course: "first", "bidding", "play", "nil", "rules", or any other word
    QString title; ///< one line
    QString text;  ///< Markdown
    std::vector<LessonStep> steps;
};

/// What a list of lessons says of one: read without its positions.
struct LessonOutline {
    QString id, part, title;
    int steps = 0;
    QString file;
};

/// Reads a lesson as a whole, NAME.lesson.json; `file` names it in errors.
[[nodiscard]] std::variant<Lesson, FileError> parseLesson(const QByteArray &json,
                                                          const QString &file);
/// The same of a file. In another language than English with the words that are next to it, in
/// LANGUAGE/NAME.lesson.json, where there are any.
[[nodiscard]] std::variant<Lesson, FileError> loadLesson(const QString &file,
                                                         const QString &language = {});
/// Puts the words of another language in the place of those of the lesson; what is wrong with them,
/// or nothing. The lesson stays as it is where something is.
[[nodiscard]] std::optional<FileError> translate(Lesson &lesson, const QByteArray &words,
                                                 const QString &file);
/// The outline alone, quickly.
[[nodiscard]] std::variant<LessonOutline, FileError> outlineOf(const QString &file,
                                                               const QString &language = {});

/// The files of the lessons, ours first and then
/// those of the person's own folder, by their names.
[[nodiscard]] QStringList lessonFiles();
/// The folder of a person's own lessons; it need not be there.
[[nodiscard]] QString ownLessons();
/// The outlines of all that can be read, and what is wrong with the others.
struct LessonShelf {
    QList<LessonOutline> lessons;
    QList<FileError> faults;
};
[[nodiscard]] LessonShelf readShelf(const QStringList &files, const QString &language);

/// The parts of our course in their order: "first", "bidding", "play", "nil", "rules".
[[nodiscard]] QStringList lessonParts();
/// What a part is called; another word than ours stays as it is.
[[nodiscard]] QString titleOfPart(const QString &part);

} // namespace sandbag
