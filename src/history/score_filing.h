// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>

namespace sandbag {

class LibraryWorker;
class ScoreBook;

/// Files the score of real cards in the library: from its first deal on, once it was touched. What
/// the library has of a match that is taken up, which may be long, is looked up while the window
/// goes on, and deals entered meanwhile are filed after that. One that the library has less of is
/// filed at once; one that is not there may have been deleted, and waits for its next entry.
class ScoreFiling : public QObject
{
    Q_OBJECT

public:
    /// The library outlives it.
    ScoreFiling(LibraryWorker *library, ScoreBook *book, QObject *parent);
    /// Files the deals that were entered, which wait.
    ~ScoreFiling() override;

private:
    struct Sought;
    struct Found;
    struct Entered;
    using SoughtMatch = std::shared_ptr<const Sought>;

    void lookUp();
    void take(const SoughtMatch &sought, const Found &found);
    void fileEntered(const QString &matchId);
    void fileUnresolved();
    void file();
    void fileAgain();
    [[nodiscard]] bool isSought() const;
    [[nodiscard]] QString idInLibrary() const;
    [[nodiscard]] static Found find(const Sought &sought);

    LibraryWorker *m_library;
    ScoreBook *m_book;
    QList<SoughtMatch> m_sought;        ///< matches that were taken up, and not looked up yet
    SoughtMatch m_atHand;               ///< the one taken up last; null: it is the library's own
    std::unique_ptr<Entered> m_entered; ///< into the one at hand, before it was looked up
    BackgroundQuestion m_lookingUp;
};

} // namespace sandbag
