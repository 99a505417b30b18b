// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace sandbag {

/// One state of a match that is written to a file and saved by itself, on two threads: a program
/// that is killed leaves either of them the later one.
struct WrittenState {
    int change = 0;  ///< counts from 0, the match as it was opened
    QByteArray mark; ///< BookFile::markOf() the file with it; empty: no file, or one not known
    bool operator==(const WrittenState &) const = default;
};

/// What a book knows of the file that its match was opened from. It goes with the match where that
/// is saved by itself.
struct KnownFile {
    QString book;       ///< by which the book is known for as long as it has the file open; "" none
    WrittenState state; ///< `change`: of the match it goes with; `mark`: of the file by then
    [[nodiscard]] QJsonObject json() const;
    /// Empty where the object is not one of these.
    [[nodiscard]] static KnownFile from(const QJsonObject &json);
};

/// What one book is about to put into a file, noted before each write. With it the next start knows
/// the file for that book's, and which is later, the file or the match saved by itself.
struct WriteNotes {
    QString book;
    WrittenState there;  ///< what the file had by then
    WrittenState coming; ///< what it has as soon as it is written

    /// The change that the file of this mark has; nothing where the book has not written it.
    [[nodiscard]] std::optional<int> changeOf(const QByteArray &mark) const;
    /// Next to the match saved by itself; a note that can't be written is missed by none but a
    /// program that is killed.
    void write(const QString &path) const;
    /// Empty ones where there are none.
    [[nodiscard]] static WriteNotes read(const QString &path);
    /// Their file, for a match that saves itself there; "" where it does not.
    [[nodiscard]] static QString pathFor(const QString &saved);
};

} // namespace sandbag
