// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <chrono>

namespace sandbag {

/// What one program holds at a time, by a lock that the system keeps on a file (flock). What the
/// file holds says nothing: a lock that is in it as a number of a program lives on where the
/// number is given again, in another namespace, or where it cannot be read. The system's ends with
/// the program, however that ends. Two of the same program exclude each other, too. It binds those
/// who ask for it, and is of the file, not of its name: another file put there is locked
/// of that one again.
class FileLock
{
public:
    enum class Of {
        place, ///< a file that only serves as a lock: made where it is missing, gone with the lock
        mark,  ///< the same, but it stays when the lock goes
        file   ///< someone's own: never made, changed or taken away, locked only where it is plain
    };
    /// Who else may hold it at the same time.
    enum class With { nobody, others };
    enum class Outcome {
        held,
        taken,     ///< by someone who lives
        impossible ///< nothing can be locked there: see why()
    };

    /// What is made is for its owner alone.
    explicit FileLock(QString file, Of of = Of::place, With with = With::nobody);
    ~FileLock();
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;

    [[nodiscard]] const QString &file() const { return m_file; }
    [[nodiscard]] bool isHeld() const { return m_handle >= 0; }
    /// Asks until it is held or the patience ends; 0 is once.
    [[nodiscard]] Outcome tryLock(std::chrono::milliseconds patience = {});
    /// Gives it up, and takes the file of a place away.
    void unlock();
    /// Whether the file that is held still exists: if it does not, someone else may hold another
    /// one of its name.
    [[nodiscard]] bool isStillThere() const;
    /// The system's words for what was impossible.
    [[nodiscard]] const QString &why() const { return m_why; }

private:
    [[nodiscard]] Outcome tryOnce();

    QString m_file;
    Of m_of;
    With m_with;
    QString m_why;
    int m_handle = -1;
#ifndef Q_OS_UNIX
    QFile m_open;
#endif
};

} // namespace sandbag
