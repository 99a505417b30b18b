// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play_together.h"
#include "settings.h"
#include "wanted_match.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

namespace sandbag {

class HistoryWindows;
class KeeperWindows;
class LibraryWorker;
class MainWindow;
class TableSounds;

/// What the windows of the program share, and who they are: the library of matches, the settings,
/// the tables and score keepers that are open. There is one; it is made before the first window
/// and outlives the last. Lives on the windows' thread.
class Application : public QObject
{
    Q_OBJECT

public:
    explicit Application(QObject *parent = nullptr);
    /// Ends the windows that are still open, and files what waits.
    ~Application() override;
    /// The one there is.
    [[nodiscard]] static Application &instance();

    /// Files the matches of all windows.
    [[nodiscard]] LibraryWorker &library();
    [[nodiscard]] HistoryWindows &historyWindows();
    [[nodiscard]] KeeperWindows &keepers();
    /// Tables in company: only where the program was built with them.
    [[nodiscard]] PlayingTogether &company();
    [[nodiscard]] TableSounds &sounds();

    /// As they are in their file: another program may have changed them.
    [[nodiscard]] Settings settings() const { return Settings::load(); }
    /// Changes some of them and writes them; what others have changed meanwhile stays. Returns
    /// them as they are then.
    Settings changeSettings(const std::function<void(Settings &)> &change) const;
    /// What a person has chosen in the preferences holds from now on, and at every table; the
    /// files and places of windows are none of it.
    void applyPreferences(Settings chosen);

    /// A table is open from its making to its end. Returns its number among those that are.
    int enter(MainWindow *table);
    void leave(MainWindow *table);
    [[nodiscard]] const QList<MainWindow *> &tables() const { return m_tables; }
    /// Puts every match and the places of the windows on disk.
    void saveAll();

    /// A table in a window of its own, with the match of the last time.
    MainWindow *openTable();
    /// A match of the library, at a table that is open or a new one.
    void openPlayed(const WantedMatch &wanted);
    /// Opens each of these files where it belongs, at a table or in a score keeper, once it has
    /// been read: no file is looked at here. The program ends where no window came of it.
    void openFiles(const QStringList &files);

    /// Opens a file in a score keeper and nowhere else; where it cannot, the program says why and
    /// ends.
    void openInKeeperAlone(const QString &file);

private:
    void endWindows();
    void openFile(const QString &file);
    void fileIsOpen();

    LibraryWorker *m_library = nullptr; ///< made when first needed, and so are the next three
    std::unique_ptr<HistoryWindows> m_historyWindows;
    std::unique_ptr<KeeperWindows> m_keepers;
    OwnedCompany m_company;
    std::unique_ptr<TableSounds> m_sounds;
    QList<MainWindow *> m_tables; ///< that entered, and did not leave
    int m_opening = 0;            ///< files that are being read
};

} // namespace sandbag
