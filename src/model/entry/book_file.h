// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk/file_lock.h"
#include "formats/file_error.h"
#include "formats/record_json.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace sandbag {

/// The file that a kept match was opened from and is written to. It is held as long as it is open,
/// and looked at before it is written: what someone else has put there since stays as it is, and
/// the match goes on in a file next to it.
class BookFile
{
public:
    /// Takes hold of it; false where another program has it open: nothing is open then.
    [[nodiscard]] bool open(const QString &path);
    void close();
    /// What was read there, and nobody is to have changed.
    void expect(const QByteArray &bytes, const MatchRecord &record);
    [[nodiscard]] const QString &path() const { return m_path; } ///< absolute; "" none
    [[nodiscard]] bool isOpen() const { return !m_path.isEmpty(); }

    struct Written {
        std::optional<FileError> fault;
        QString left; ///< the file of someone else that was left alone; "" mostly
    };
    Written write(const RecordFile &record);
    /// The last time, it could not be written.
    [[nodiscard]] bool fails() const { return m_fails; }

private:
    [[nodiscard]] bool mayReplace(const MatchRecord &record) const;
    [[nodiscard]] bool hold(const QString &path);

    QString m_path;
    std::unique_ptr<FileLock> m_hold;
    QByteArray m_mark;                     ///< of the bytes in the file, as far as we know
    std::optional<MatchRecord> m_expected; ///< the match in them
    bool m_fails = false;
};

/// Whether a program has the file open.
[[nodiscard]] bool isHeldElsewhere(const QString &path);
/// "friday (2).spades.json": a name next to that file which nothing has yet.
[[nodiscard]] QString freeNameBeside(const QString &path);

} // namespace sandbag
