// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

// Data of a person (matches, names, settings) is for their eyes: folders 0700, files 0600,
// whatever the system would give new ones. Files elsewhere get what the system gives.

/// Makes a folder that is missing, with those above it, for its owner alone. One that is there
/// stays as it is. False where there is none afterwards.
bool makePrivateFolder(const QString &path);
/// Makes an empty file that is missing, for its owner alone, before a library writes it, or takes
/// one that is there from the eyes of others.
void keepPrivate(const QString &file);
/// The folder of the program's data and that of its settings: what an older version made there for
/// everyone to read is closed.
void closeOwnFolders();
/// Whether the path is in one of these.
[[nodiscard]] bool isInOwnFolders(const QString &path);

} // namespace sandbag
