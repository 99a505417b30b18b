// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// A file that one program has at hand: a lock of the system on what lies there, which no number in
/// a file can lie about, and which ends with the program however that ends. It binds those who ask
/// for it; anybody may still write. It is of the file and not of its name: whoever puts another
/// file there takes hold of it anew.
class FileHold
{
public:
    FileHold() = default;
    ~FileHold() { release(); }
    FileHold(const FileHold &) = delete;
    FileHold &operator=(const FileHold &) = delete;

    /// Gives what was held before up. False: another hold has it. Where there is no file, none that
    /// can be locked, or a file system without locks, nobody is in the way.
    [[nodiscard]] bool take(const QString &path);
    void release();

private:
    int m_file = -1;
};

} // namespace sandbag
