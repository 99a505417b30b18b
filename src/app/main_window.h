// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "formats/file_error.h"
#include "formats/rules_json.h"
#include "history_filing.h"
#include "match/record.h"
#include "settings.h"
#include "wanted_match.h"

#include <QFont>
#include <QHash>
#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

class QAction;
class QLabel;
class QMenu;
class QTimer;
class QToolButton;

namespace sandbag {

enum class SheetKind;
class GameSession;
class LocalSeat;
class BoardsAtTable;
class MessageBar;
struct LoadedMatch;
struct MatchPlan;
struct OpenedMatch;
class SameCards;
struct Preset;
class ReviewController;
class RulesLibrary;
class ScorecardDock;
class Tabletop;
enum class TableWish;
struct TableNews;
class TutorController;
class WhyController;

/// One match in one window: the table, the scorecard next to it, and the menus.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Goes on with the match of the last time, or deals one: a person never sees a menu first.
    void begin();
    /// A match (`*.spades.json`) or house rules (`*.spades-rules.json`), read while the window goes
    /// on; what is wrong with it is said in the window.
    void openLater(const QString &path);
    /// The same of a match that was read. False where it could not be, or another match stays.
    bool showOpened(OpenedMatch opened);
    /// A match of the library, read in the same way.
    void openFromHistory(const WantedMatch &wanted);
    /// Without seats: those of the settings.
    void newMatch(const RuleSet &rules, const QString &base, const QList<SeatPlan> &seats = {},
                  const QString &name = {});
    void newMatch(const RuleFile &table, const QList<SeatPlan> &seats = {});
    /// Without seats: those of the settings. The rules must pass the checker.
    void play(MatchPlan plan);
    /// A match that was read from elsewhere than a file.
    void play(LoadedMatch loaded);
    void applySettings(const Settings &settings);

    /// Puts the match and the settings on disk now: the program may end at any moment.
    bool saveNow();
    [[nodiscard]] QByteArray placesOfDocks() const;

    [[nodiscard]] GameSession &session() { return *m_session; }
    [[nodiscard]] Tabletop &table() { return *m_table; }
    [[nodiscard]] ReviewController &review() { return *m_desk; }
    [[nodiscard]] const Settings &settings() const { return m_settings; }
    /// Among the tables that are open.
    [[nodiscard]] int number() const { return m_number; }
    /// Matches of this table go into the history.
    [[nodiscard]] bool isFiling() const { return m_filing; }
    /// The deal of the day, to be played here.
    void showDaily();
    /// Says what went wrong; it stays until someone closes it.
    void warn(const QString &text);
    void stopTutor();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectSession();
    void countDownToNextDeal();
    void makeCentre();
    void makeDock();
    void placeDock();
    void turnDock(bool on);
    void keepDockWanted() const;
    [[nodiscard]] int roomForDock() const;
    void growChrome();

    // main_window_menus.cpp
    void makeGameMenu();
    void makePlayMenu();
    void makeRulesMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void fillNamedGames(QMenu *menu);
    void playNamedGame(const Preset &preset);
    void setFullScreen(bool on);
    void turnSounds(bool on);
    void fillRecent();
    void nameRecent(const QString &path, const QString &title);
    QAction *add(QMenu *menu, const char *icon, const QString &text, const char *keyId);
    void updateActions();

    // main_window_bar.cpp
    void makeToolBar();
    void showToolBar(bool on);
    void placeHeader();
    void placeChrome();

    // main_window_files.cpp
    void newSameMatch();
    void sameCardsAgain();
    void openFile();
    void openInScoreKeeper(const QString &path);
    void showRules(const QString &path, const std::variant<RuleFile, FileError> &read);
    void saveAs();
    void print(SheetKind kind);
    void printRules(const RuleFile &rules);
    void exportPdf();
    void keepPicture();
    [[nodiscard]] RuleFile rulesAtTable() const;
    RulesLibrary &library();
    void quickSetup();
    void houseRules(const RuleFile &rules);
    void rulesInForce();
    void newWindow();
    void preferences();
    void resetAllSettings();

    // main_window_history.cpp
    void startFiling();
    void lookUpResumed();
    [[nodiscard]] InHistory fitResumed();
    void fileNow();
    void showHistory();
    void showStatistics();
    void showWanted(const WantedMatch &wanted);

    // main_window_review.cpp
    void makeReview();
    void reviewMatch();
    void playOnElsewhere(int deal, int events);
    void turnTutorOff();

    void playOnFrom(int deal, int events);
    void showLook(TableLook look);
    [[nodiscard]] bool movesHere(const TableLook &look) const;
    void reseat(const QList<SeatPlan> &before);

    /// A match that is about to be replaced goes to a file of its own first, among the recent ones.
    /// False where that could not be written: then a bar offers to do it all the same.
    bool replaceMatch(const std::function<void()> &act);
    void offerToGoBack(const QString &brief, const QString &path);
    /// The file to which the match went before it gave way; none where it could not be written.
    std::optional<QString> archiveFirst(const std::function<void()> &act);
    void remember(const QString &path);
    void onNews(const TableNews &news);
    void fulfil(TableWish wish);
    void showScore();

    // main_window_said.cpp
    /// What the match does: gone with the next event.
    void say(const QString &text);
    void hear(const QString &text);
    void showSaid();
    void showTitle();

    Settings m_settings;
    GameSession *m_session;
    SameCards *m_sameCards;
    BoardsAtTable *m_boards;
    LocalSeat *m_seat;
    Tabletop *m_table;
    ReviewController *m_desk;
    TutorController *m_tutor;
    WhyController *m_why;
    MessageBar *m_trouble;
    MessageBar *m_offer;
    QLabel *m_said;
    QTimer *m_unsay;    ///< until what was said is taken away
    QString m_saidLine; ///< whole, whatever room there is for it
    QTimer *m_nextDeal;
    std::unique_ptr<RulesLibrary> m_library; ///< made when first needed
    QByteArray m_beforeFull;    ///< state of the bars, kept while the window fills the screen
    QByteArray m_beforeClosing; ///< places of docks while a floating one closes; else empty
    QByteArray m_placeBeforeFull;
    int m_number = 1;                              ///< among the windows that are open
    bool m_filing = false;                         ///< matches go into the history
    std::shared_ptr<const MatchRecord> m_asOpened; ///< the match opened, until it was played on
    bool m_resumed = false;                 ///< and the history was not yet looked into for it
    bool m_closeAnyway = false;             ///< though the match could not be saved
    std::optional<RuleFile> m_rulesForNext; ///< chosen in mid-match for the next one
    ScorecardDock *m_dock = nullptr;
    bool m_dockWanted = true;      ///< the scorecard is next to the table where there is room
    int m_chromePixels = 0;        ///< size of the type round the table
    int m_writtenPixels = 0;       ///< the same of the scorecard's
    QFont m_plainType;             ///< that both were made of
    QWidget *m_bar = nullptr;      ///< of the actions, next to the menus
    QAction *m_barInRow = nullptr; ///< that shows it where the menus are not in the window
    QAction *m_barWanted = nullptr;
    QList<QToolButton *> m_barButtons;
    QMenu *m_recent = nullptr;
    BackgroundQuestion m_recentTitles; ///< reads the recent files
    BackgroundQuestion m_opening;      ///< reads house rules that are to be opened
    BackgroundQuestion m_lookingUp;    ///< finds the match that was resumed in the history
    std::optional<FoundInLibrary> m_resumedThere; ///< what it found
    QHash<QString, QString> m_titleOf;            ///< of a recent file, as it was last read
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_hint = nullptr;
    QAction *m_lastTrick = nullptr;
    QAction *m_pad = nullptr;
    QAction *m_review = nullptr;
    QAction *m_askWhy = nullptr;
    QAction *m_nil = nullptr;
    QAction *m_blind = nullptr;
    QAction *m_claim = nullptr;
    QAction *m_concede = nullptr;
    QAction *m_back = nullptr;
    QAction *m_next = nullptr;
    QAction *m_replay = nullptr;
    QAction *m_pause = nullptr;
    QAction *m_ruling = nullptr;
    QAction *m_throwIn = nullptr;
    QAction *m_sounds = nullptr;
};

} // namespace sandbag
