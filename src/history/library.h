// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forgotten_names.h"
#include "formats/record_json.h"
#include "history_index.h"
#include "library_files.h"
#include "people_names.h"
#include "record_reading.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

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
    int left = 0; ///< not looked at: someone ended the import
};

/// The library of matches: a folder with one record file for each, and an index over them
/// ("index.sqlite"). The records are the truth. What the index lacks is read from them when the
/// library is opened, and an index that is missing or damaged is made again; where none can be
/// written one is held in memory. Several windows and programs may have it open. Belongs to the
/// thread that made it.
class Library
{
public:
    /// Gets how many of how many files are done; false ends the work, which goes on another time.
    using Progress = std::function<bool(int done, int all)>;

    /// "" is the usual folder.
    explicit Library(const QString &folder = {});
    ~Library();
    /// Where the windows keep their matches: in the application's data, or where a person moved
    /// them.
    [[nodiscard]] static QString usualFolder();
    /// From the next opening on; "", or the folder in the application's data, is no choice of one's
    /// own.
    static void setUsualFolder(const QString &folder);

    enum class Open {
        upToDate, ///< with everything in the folder
        asItIs,   ///< at once; what the index lacks is read another time
    };
    /// Makes the folder where it is missing and opens the index; or why that cannot be. Everything
    /// else wants this to have gone well.
    [[nodiscard]] std::optional<FileError> open(Open how = Open::upToDate,
                                                const Progress &progress = {});
    /// To file matches only: an index that cannot be used is left to its readers, and the
    /// records go into it then.
    [[nodiscard]] std::optional<FileError> openToFile();
    [[nodiscard]] const QString &folder() const { return m_folder; }
    [[nodiscard]] QString pathOf(const QString &id) const;

    // library_import.cpp
    /// Takes in copies of these files, and of all records in these folders and below.
    [[nodiscard]] std::variant<Imported, FileError> import(const QStringList &paths,
                                                           const Progress &progress = {});
    /// Files a match under that id and replaces an earlier version; or why it cannot be written.
    [[nodiscard]] std::optional<FileError> file(const MatchRecord &record, QJsonObject other,
                                                const QString &id);

    /// Someone else has written this record: puts what it says now into the index.
    [[nodiscard]] std::optional<FileError> fileAgain(const QString &id);

    /// Puts what a review found into the match's record, and into the statistics.
    [[nodiscard]] std::optional<FileError> addReview(const QString &id, const QJsonObject &review);

    // library_forget.cpp
    /// Takes a match out; restore() brings it back until this program ends, or empty() was called.
    [[nodiscard]] std::optional<FileError> remove(const QString &id);
    [[nodiscard]] std::optional<FileError> restore(const QString &id);
    /// Deletes these for good that were taken out.
    void deleteForGood(const QStringList &ids);
    /// The same of all that was taken out.
    void empty();
    /// Counts a person under another name from now on, perhaps with someone who bears it. How
    /// people were called before and after is in `renaming`.
    struct Renaming {
        PeopleNames before, after;
    };
    [[nodiscard]] std::optional<FileError> rename(const QString &from, const QString &to,
                                                  Renaming *renaming = nullptr);
    /// People are called again as they were before: then all is read again. What others were
    /// called since stays.
    [[nodiscard]] std::optional<FileError> takeBack(const Renaming &renaming,
                                                    const Progress &progress = {});
    /// How people are called.
    [[nodiscard]] const PeopleNames &people() const { return m_people; }
    /// Takes a name out of all matches, which stay with everyone else's; also out of the records
    /// in folders next to the library, of which the index knows nothing, and in matches that save
    /// themselves in others and that nobody has at hand.
    [[nodiscard]] std::optional<FileError> forgetPerson(const QString &name,
                                                        const QStringList &beside = {},
                                                        const QStringList &saves = {});
    /// Whether that has taken them out of everything, even if other programs do not hear of it.
    [[nodiscard]] bool hasForgotten() const { return m_hasForgotten; }
    /// Who was forgotten of late, by this program or others.
    [[nodiscard]] ForgottenNames forgotten() const { return ForgottenNames::load(forgottenFile()); }
    /// Deletes every match, and all that is known of them; and these folders with all that is in
    /// them.
    [[nodiscard]] std::optional<FileError> forgetEverything(const QStringList &beside = {});
    // library_move.cpp
    /// Brings everything to another folder, where there may be matches already. Where that ends
    /// before its time, because something cannot be written there or `progress` ended it,
    /// everything is where it was; else an error says what stayed behind.
    [[nodiscard]] std::optional<FileError> moveTo(const QString &folder,
                                                  const Progress &progress = {});

    /// One line that says that the index was made again, or could not be used; "" where all is
    /// well.
    [[nodiscard]] const QString &notice() const { return m_notice; }
    /// Asks the index; one that turns out to be damaged is made again, and asked once more.
    [[nodiscard]] std::optional<FileError> ask(const std::function<void(HistoryIndex &)> &question,
                                               const Progress &progress = {});

private:
    /// Throws IndexFault where the last repair has failed.
    [[nodiscard]] HistoryIndex &index();
    void openIndex();
    /// Of an index that a question stumbled over.
    enum class Doubt { maybe, sure };
    void replaceIndex(Doubt doubt);
    [[nodiscard]] bool isMended();
    void openIndexFile();
    void mustBePlain() const;
    [[nodiscard]] QStringList indexFiles() const;
    void putIndexAside();
    void indexInMemory();
    void synchronize(const Progress &progress);
    /// The index's fact of the names that its matches were put in under.
    [[nodiscard]] static QString peopleFact() { return QStringLiteral("people"); }
    void learnNames();
    [[nodiscard]] RecordReadings missingFiles();
    /// Reads these, and hands them on some at a time while the next are read; a cancel comes
    /// between two batches. How many were not read.
    int inBatches(RecordReadings files, RecordReading::Want want, const Progress &progress,
                  const std::function<void(RecordReadings &)> &take) const;
    void putAll(RecordReadings &readings);
    void putAgain(const QStringList &ids);
    void take(RecordReading &reading, Imported &imported);
    [[nodiscard]] std::variant<Imported, FileError> importBesideIndex(const QStringList &paths,
                                                                      const Progress &progress);
    [[nodiscard]] static std::variant<bool, FileError> holds(const QString &path,
                                                             const RecordReading &reading);
    [[nodiscard]] std::variant<bool, FileError> isKnown(const RecordReading &reading);
    void copy(const RecordReading &reading, const QString &id);
    void putWritten(const QString &id, const FileStamp &stamp, LoadedMatch match);
    [[nodiscard]] QStringList idsWith(const QString &name);
    [[nodiscard]] std::optional<FileError> changePeople(const PeopleNames::Change &change);
    void emptyLeft();
    [[nodiscard]] static std::optional<FileError> copyTo(const QString &folder,
                                                         const QList<FoundRecord> &records,
                                                         QStringList &copies,
                                                         const Progress &progress);
    [[nodiscard]] std::optional<FileError> leaveFolder(const QList<FoundRecord> &moved,
                                                       const PeopleNames &people);
    [[nodiscard]] QString indexFile() const;
    [[nodiscard]] QString peopleFile() const;
    [[nodiscard]] QString forgottenFile() const;
    [[nodiscard]] QString removedFolder() const;
    [[nodiscard]] QString removedMark() const;
    [[nodiscard]] FileError fault(const IndexFault &fault) const;

    QString m_folder;
    PeopleNames m_people;
    std::unique_ptr<HistoryIndex> m_index;
    QString m_notice;
    bool m_hasForgotten = false;
    bool m_inMemory = false; ///< no index can be written: it holds what was read this time
};

} // namespace sandbag
