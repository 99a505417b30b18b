// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <variant>

namespace sandbag {

/// Maps every spelling of a person's name to one display name, so that statistics count them once.
/// Records are never changed. Stored next to them in "people.json".
class PeopleNames
{
public:
    /// Empty where the file is missing or unusable; an unusable file is kept
    /// as damagedCopy() when names are saved.
    [[nodiscard]] static PeopleNames load(const QString &file);
    /// Where the matches of that folder keep them.
    [[nodiscard]] static QString fileIn(const QString &folder);
    /// Reads, changes and saves while no other program does: what is in the file by then is the
    /// names that those programs have given, and these changes. Returns it.
    using Change = std::function<void(PeopleNames &)>;
    [[nodiscard]] static std::variant<PeopleNames, FileError> change(const QString &file,
                                                                     const Change &change);

    /// Takes the file away where it says what `known` does. What another program has written since
    /// stays, and so does what can't be read. False where there is something left.
    [[nodiscard]] static bool remove(const QString &file, const PeopleNames &known);

    /// There is a file, and it can't be read.
    [[nodiscard]] bool isUnread() const { return m_unread; }
    /// The display name for a name written in a record.
    [[nodiscard]] QString of(const QString &written) const
    {
        return m_names.value(written, written);
    }
    /// Gives the person counted as `from` the display name `to`.
    void rename(const QString &from, const QString &to);
    /// Adds the mappings of others.
    void add(const PeopleNames &others);
    /// Takes back what led from `before` to `after`, except for later changes.
    void takeBack(const PeopleNames &before, const PeopleNames &after);
    /// Removes all mappings of that person.
    void forget(const QString &name);
    /// All spellings with this display name.
    [[nodiscard]] QStringList spellingsOf(const QString &name) const;
    /// A fingerprint of the mappings: equal for equal ones.
    [[nodiscard]] QString mark() const;

private:
    [[nodiscard]] QByteArray bytes() const;
    [[nodiscard]] std::optional<FileError> save(const QString &file) const;

    [[nodiscard]] static PeopleNames unread();

    QMap<QString, QString> m_names; ///< from spelling to display name; in the order of the file
    bool m_unread = false;          ///< an unreadable file is kept aside before it is overwritten
};

} // namespace sandbag
