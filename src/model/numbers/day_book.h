// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"
#include "numbers/daily_deal.h"

namespace sandbag {

/// The days that a person played for the record, in a file of their own. Lives on one thread.
class DayBook
{
public:
    /// "": in the folder of the application's data.
    explicit DayBook(const QString &path = {});

    /// Reads the file again, as another window may have written it; what is wrong with it, in which
    /// case nothing is written until it is right.
    std::optional<FileError> read();
    [[nodiscard]] const QList<PlayedDay> &days() const { return m_days; }
    [[nodiscard]] const PlayedDay *find(const QDate &date, const QString &game,
                                        bool match = false) const;
    /// Adds a day, or what computers made of one that is there; the points that count are those of
    /// the first time.
    std::optional<FileError> add(const PlayedDay &day);

private:
    QString m_path;
    QList<PlayedDay> m_days;
    bool m_broken = false;
};

} // namespace sandbag
