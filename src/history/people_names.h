// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace sandbag {

/// Under which names people are counted: spellings of one person that were brought together. The
/// records stay as they were written. A small file beside them, "people.json".
class PeopleNames
{
public:
    /// None where the file is missing or says nothing that can be used; such a file is kept beside
    /// (damagedCopy()) once names are saved.
    [[nodiscard]] static PeopleNames load(const QString &file);
    [[nodiscard]] std::optional<FileError> save(const QString &file) const;

    /// The name under which somebody is counted whom a record calls so.
    [[nodiscard]] QString of(const QString &written) const
    {
        return m_names.value(written, written);
    }
    /// Counts under `to` from now on who was counted under `from`.
    void rename(const QString &from, const QString &to);
    /// All that others say, too.
    void add(const PeopleNames &others);
    /// Nothing is said of that person any more.
    void forget(const QString &name);
    /// All that a record may call the person who is counted so.
    [[nodiscard]] QStringList spellingsOf(const QString &name) const;
    /// The same for the same names.
    [[nodiscard]] QString mark() const;

private:
    [[nodiscard]] QByteArray bytes() const;

    [[nodiscard]] static PeopleNames unread();

    QMap<QString, QString> m_names; ///< as written, as counted; in order, as they are written
    bool m_unread = false;          ///< what lies there is kept aside before it is written over
};

} // namespace sandbag
