// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/record_json.h"

#include <QLockFile>
#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace sandbag {

/// Keeps one match safe on disk: written after every event, off the calling thread, as a whole or
/// not at all, with the save before it beside it (".bak"). Each window takes a file of its own: the
/// first that no living program holds.
class Autosave : public QObject
{
    Q_OBJECT

public:
    /// `folder` is made where it is missing; "" is the user's folder for application data.
    explicit Autosave(const QString &folder, QObject *parent = nullptr);
    /// Writes what is still to be written.
    ~Autosave() override;

    /// The file; empty when none could be taken (failed() said why).
    [[nodiscard]] const QString &path() const { return m_path; }
    /// What the last run left there, or nothing. A damaged file is put aside (".damaged"), named by
    /// failed(), and the save before it is read instead.
    [[nodiscard]] std::optional<LoadedMatch> load();
    /// Returns at once. Of several that wait only the last is written.
    void save(RecordFile record);
    /// Waits until everything is written.
    void flush();

signals:
    void failed(const QString &message);

private:
    void takeSlot(const QString &folder);
    void writePending();
    [[nodiscard]] QString write(const RecordFile &record) const;

    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_pool; ///< one thread: saves follow each other
    QMutex m_mutex;
    std::optional<RecordFile> m_pending; ///< guarded
};

} // namespace sandbag
