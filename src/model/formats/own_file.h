// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <variant>

namespace sandbag {

/// A small file of a person that is read once and then written as a whole, by each window and each
/// program that is open: who writes looks first. What is there and is not what was read or written
/// here last, be it damaged, unreadable or another one's, is kept next to it, and a message says
/// so. Used by one thread at a time.
class OwnFile
{
public:
    /// `most`: bytes of a file that is ours; a larger one is not read.
    OwnFile(QString path, qint64 most);

    /// Nothing where there is no file; why it cannot be read.
    [[nodiscard]] std::variant<std::optional<QByteArray>, FileError> read();
    /// What was read says nothing to us: it is kept like another one's.
    void distrust() { m_mark.clear(); }
    /// Why it could not be written, or that it was and where the other version is.
    [[nodiscard]] std::optional<FileError> write(const QByteArray &bytes);

    [[nodiscard]] const QString &path() const { return m_path; }

private:
    [[nodiscard]] bool isAsKnown() const;

    QString m_path;
    qint64 m_most;
    QByteArray m_mark; ///< of the bytes that were there last; "" none that are ours
};

} // namespace sandbag
