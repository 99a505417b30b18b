// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/system_calls.h"
#include "formats/file_error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace sandbag {

/// A file that is written again and again and must never be lost: the new one is written whole
/// next to it (".new") and flushed to the disk before the last becomes the one before (".bak").
/// Whatever fails, and whenever the program is killed, two whole saves are there once two were
/// made; and anyone who reads the file meanwhile finds one of them there.
class SavedFile
{
public:
    explicit SavedFile(QString path, std::shared_ptr<SystemCalls> calls = {});

    /// Why it could not be written, or nothing. What stood there still does.
    [[nodiscard]] std::optional<FileError> write(const QByteArray &bytes);
    /// Where a save may be read from, the newest first; files that are not there are left out.
    [[nodiscard]] QStringList copies() const;
    /// Before the first write: finishes what a killed program had begun.
    void recover();

private:
    [[nodiscard]] std::optional<FileError> writeNew(const QByteArray &bytes);
    [[nodiscard]] bool keepBefore();
    [[nodiscard]] std::optional<FileError> putInPlace();
    [[nodiscard]] QString newFile() const { return m_path + QStringLiteral(".new"); }
    [[nodiscard]] QString before() const { return m_path + QStringLiteral(".bak"); }
    [[nodiscard]] QString second() const { return m_path + QStringLiteral(".second"); }

    QString m_path;
    std::shared_ptr<SystemCalls> m_calls;
    bool m_newIsWhole = false; ///< a renaming failed: the newest save still bears its first name
};

} // namespace sandbag
