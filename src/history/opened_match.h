// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "history_filing.h"

#include <QString>

#include <functional>
#include <variant>

class QObject;

namespace sandbag {

/// A match as it was read to be opened, with what takes long to find out of a long one.
struct OpenedMatch {
    QString path;
    std::variant<LoadedMatch, FileError> read;
    FoundInLibrary found = {}; ///< in the library; of a file that could not be read nothing
};

/// `library` is its folder.
[[nodiscard]] OpenedMatch readToOpen(const QString &path, const QString &library);

/// The same on another thread; `then` is called with it on this one, unless `whose` is gone by
/// then.
void readToOpenLater(QObject *whose, const QString &path, const QString &library,
                     const std::function<void(OpenedMatch)> &then);

} // namespace sandbag
