// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history_index.h"
#include "library_files.h"
#include "people_names.h"

#include "formats/file_error.h"

#include <QByteArray>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <cstddef>
#include <optional>
#include <vector>

namespace sandbag {

struct LoadedMatch;

/// A file that is read for the index: a match, or why it is none.
struct RecordReading {
    RecordReading() = default;
    explicit RecordReading(const FoundRecord &found)
        : path(found.path), id(found.id), stamp(found.stamp)
    {
    }

    QString path;
    QString id;
    FileStamp stamp;
    QByteArray bytes; ///< where they are wanted
    QString content;  ///< see contentOf(); where it is wanted
    FiledMatch match;
    std::optional<FileError> error;

    enum class Want { figures, contentToo };
    void read(const PeopleNames &people, Want want = Want::figures);
    /// Takes what the index keeps from a match that is at hand, whose file has been written.
    void take(const LoadedMatch &loaded, const PeopleNames &people);
};
using RecordReadings = std::vector<RecordReading>;

/// Reads records on as many threads as there are cores, while someone else writes.
class RecordReader
{
public:
    /// `people` outlives the reader.
    explicit RecordReader(const PeopleNames &people,
                          RecordReading::Want want = RecordReading::Want::figures)
        : m_people(people), m_want(want)
    {
    }
    /// `readings` stay where they are until wait() has returned, or the reader has gone.
    void start(RecordReadings &readings);
    void wait() { m_pool.waitForDone(); }

private:
    const PeopleNames &m_people;
    const RecordReading::Want m_want;
    std::atomic<std::size_t> m_next = 0;
    QThreadPool m_pool;
};

/// All of them at once.
void readAll(RecordReadings &readings, const PeopleNames &people);

} // namespace sandbag
