// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace sandbag {

/// Names that were forgotten, so that other programs take them from their tables, too: a small file
/// by the records that lists them as hashes, each with a salt of its own, for it is not to keep
/// what it helps to forget. Who knows a name can ask for it.
class ForgottenNames
{
public:
    /// None where the file is missing or says nothing that can be used.
    [[nodiscard]] static ForgottenNames load(const QString &file);
    /// Adds them to the file while no other program does; or why not. Names that cannot be written
    /// do not reach other programs.
    [[nodiscard]] static std::optional<FileError> addTo(const QString &file,
                                                        const QStringList &names);

    void add(const ForgottenNames &others);
    [[nodiscard]] bool isEmpty() const { return m_marks.isEmpty(); }
    /// The items that are here and not there.
    [[nodiscard]] ForgottenNames since(const ForgottenNames &earlier) const;
    /// Those of these names that were forgotten.
    [[nodiscard]] QStringList among(const QStringList &names) const;

private:
    void add(const QStringList &names);

    QStringList m_marks; ///< salt and hash, the newest last
};

} // namespace sandbag
