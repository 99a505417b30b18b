// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/record_json.h"
#include "history_index.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace sandbag {

/// What an import came to.
struct Imported {
    struct Refused {
        QString file;
        FileError error;
    };
    int found = 0; ///< records, refused ones too
    int added = 0;
    int known = 0; ///< the library had the same match already
    QList<Refused> refused;
};

/// The library of matches: a folder with one record file for each, and an index over them
/// ("index.sqlite"). The records are the truth. What the index lacks is read from them when the
/// library is opened, and an index that is missing or damaged is made again; where none can be
/// written one is held in memory. Several windows and programs may have it open. Belongs to the
/// thread that made it.
class Library
{
public:
    /// Told how many of how many files are done; false ends the work, which goes on another time.
    using Progress = std::function<bool(int done, int all)>;

    /// "" is the usual folder.
    explicit Library(const QString &folder = {});
    ~Library();
    /// Where the windows keep their matches.
    [[nodiscard]] static QString usualFolder();

    enum class Open {
        upToDate, ///< with everything that lies in the folder
        asItIs,   ///< at once; what the index lacks is read another time
    };
    /// Makes the folder where it is missing and opens the index; or why that cannot be. Everything
    /// else wants this to have gone well.
    [[nodiscard]] std::optional<FileError> open(Open how = Open::upToDate,
                                                const Progress &progress = {});
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] QString pathOf(const QString &id) const;

    /// Takes in copies of these files, and of all records in these folders and below.
    [[nodiscard]] std::variant<Imported, FileError> import(const QStringList &paths,
                                                           const Progress &progress = {});
    /// Files a match under that id, in place of what it was before; or why it cannot be written.
    [[nodiscard]] std::optional<FileError> file(RecordFile record, const QString &id);
    /// Takes a match out; restore() brings it back until empty() was called.
    [[nodiscard]] std::optional<FileError> remove(const QString &id);
    [[nodiscard]] std::optional<FileError> restore(const QString &id);
    /// Deletes for good what was taken out.
    void empty();

    /// Asks the index; one that turns out to be damaged is made again, and asked once more.
    [[nodiscard]] std::optional<FileError> ask(const std::function<void(HistoryIndex &)> &question);

private:
    struct Reading;
    using Readings = std::vector<Reading>;

    void openIndex();
    void replaceIndex();
    void synchronize(const Progress &progress);
    void readAll(Readings &readings) const;
    void putAll(Readings &readings);
    void take(Reading &reading, Imported &imported);
    void copy(const Reading &reading, const QString &id);
    [[nodiscard]] QString removedFolder() const;
    [[nodiscard]] FileError fault(const IndexFault &fault) const;

    QString m_folder;
    std::unique_ptr<HistoryIndex> m_index;
    bool m_inMemory = false; ///< no index can be written: it holds what was read this time
};

} // namespace sandbag
