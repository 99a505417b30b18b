// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/system_calls.h"
#include "formats/file_error.h"
#include "formats/saved_steps.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace sandbag {

/// Writes the steps of a saved match (formats/saved_steps.h) behind each other, each flushed to the
/// disk before it counts. The steps of the save before stay until the first of the next are
/// written.
class StepsFile
{
public:
    /// `saved`: the file that the match is saved in.
    StepsFile(QString saved, std::shared_ptr<SystemCalls> calls);
    ~StepsFile();
    StepsFile(const StepsFile &) = delete;
    StepsFile &operator=(const StepsFile &) = delete;

    /// What follows goes on from the save with that check word.
    void follow(const QByteArray &check);
    /// Why they could not be written, or nothing. After a failure nothing more can be added: the
    /// match must be saved as a whole.
    [[nodiscard]] std::optional<FileError> add(const QList<QByteArray> &texts);

private:
    [[nodiscard]] bool begin();
    [[nodiscard]] bool write(const QByteArray &lines);
    void close();

    QString m_saved;
    std::shared_ptr<SystemCalls> m_calls;
    StepChain m_chain;
    int m_file = -1; ///< open from the first step on
};

} // namespace sandbag
