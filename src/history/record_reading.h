// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history_index.h"
#include "people_names.h"

#include "formats/file_error.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace sandbag {

/// A file that is read for the index: a match, or why it is none.
struct RecordReading {
    QString path;
    QString id;
    FileStamp stamp;
    QByteArray bytes;
    FiledMatch match;
    std::optional<FileError> error;

    void read(const PeopleNames &people);
};
using RecordReadings = std::vector<RecordReading>;

/// All of them, on as many threads as there are cores.
void readAll(RecordReadings &readings, const PeopleNames &people);

/// Members of a record that say when its match was begun and when it ended.
[[nodiscard]] QString begunKey();
[[nodiscard]] QString endedKey();

} // namespace sandbag
