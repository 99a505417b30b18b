// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "formats/own_file.h"
#include "lessons/learning.h"
#include "review/match_review.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace sandbag {

/// What the person has learned, for all windows: read when it is first asked for, and written after
/// every change on a thread of its own, for the person alone.
class LearningStore : public QObject
{
    Q_OBJECT

public:
    [[nodiscard]] static LearningStore &instance();
    ~LearningStore() override;

    /// Reads the file if that was not done; a few hundred bytes.
    [[nodiscard]] const Learning &learning();
    void change(const std::function<void(Learning &)> &change);
    /// Where the person wants that: the mistakes of that seat become problems, on the same thread.
    void keepMistakes(const std::shared_ptr<const Match> &match,
                      const std::vector<JudgedChoice> &choices, int seat);
    /// Waits until everything is written, before the program ends.
    void flush() { m_writer.wait(); }
    /// Forgets what was read: for tests that begin again.
    void reread();

signals:
    void changed();
    /// It could not be written; said once until it can be again.
    void trouble(const QString &message);

private:
    LearningStore() = default;

    Learning m_learning;
    OwnFile m_file{QString(), 0}; ///< once it was read, of m_writer's thread
    bool m_read = false;
    bool m_failed = false;
    BackgroundQuestion m_writer;
};

} // namespace sandbag
