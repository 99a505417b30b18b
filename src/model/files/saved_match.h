// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/system_calls.h"
#include "formats/loaded_match.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace sandbag {

/// A match that saved itself (see Autosave), as a later run finds it.
struct SavedMatch {
    std::optional<LoadedMatch> match; ///< nothing where there is none
    QStringList troubles;             ///< what is to be said of files that can't be read
};

/// A damaged file is put aside (".damaged"), and the save before it is read instead. On any thread,
/// as long as nothing is saved there meanwhile; "" is nowhere.
[[nodiscard]] SavedMatch readSavedMatch(const QString &path,
                                        const std::shared_ptr<SystemCalls> &calls = {});

} // namespace sandbag
