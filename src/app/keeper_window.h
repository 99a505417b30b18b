// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "entry/score_book.h"
#include "formats/file_error.h"
#include "formats/rules_json.h"

#include <QList>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace sandbag {

class LibraryWorker;
class ScoreKeeper;

/// The score keepers that are open. Each window keeps one match, saved in a place of its own, and
/// is gone once it is closed.
class KeeperWindows
{
public:
    /// `library` files their matches, and must outlive the windows.
    explicit KeeperWindows(LibraryWorker *library) : m_library(library) {}
    /// Closes those that are still open; everything entered is then on the disk.
    void end();

    /// The one that was in front last: it goes on with its last match or asks for a new one.
    void show();
    /// One more window, for another match in addition to those kept.
    void openAnother();
    /// Opens a match in a score keeper that holds no other one. The file is read while the windows
    /// go on; `then` gets where and why it cannot be read, or nothing. No window opens for such a
    /// file, nor if another program has it open and the person leaves it to that.
    using Opened = std::function<void(const std::optional<FileError> &)>;
    void open(const QString &path, const Opened &then);
    /// All of them, the one shown last at the end.
    [[nodiscard]] QList<ScoreKeeper *> windows() const;

private:
    ScoreKeeper *make();
    void connectBook(ScoreKeeper *keeper);
    void show(const std::shared_ptr<ScoreBook::ReadFile> &file, const Opened &then);
    void onceRead(ScoreKeeper *keeper, const std::function<void()> &act);
    [[nodiscard]] QList<RuleFile> offeredRules() const;
    void bringUp(ScoreKeeper *keeper);
    [[nodiscard]] ScoreKeeper *keeperFor(const QString &path) const;

    LibraryWorker *m_library;
    QList<QPointer<ScoreKeeper>> m_keepers;
    BackgroundQuestion m_reading; ///< of files that are to be opened, in turn
};

} // namespace sandbag
