// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "formats/rules_json.h"
#include "match/record.h"
#include "settings.h"
#include "wanted_match.h"

#include <QHash>
#include <QMainWindow>

#include <functional>
#include <memory>
#include <optional>

class QAction;
class QLabel;
class QMenu;
class QTimer;
class QToolBar;
class QToolButton;

namespace sandbag {

enum class SheetKind;
class GameSession;
class LocalSeat;
class MessageBar;
struct OpenedMatch;
struct Preset;
class ReviewDesk;
class RulesLibrary;
class ScorecardDock;
class Tabletop;
enum class TableWish;
struct TableNews;
class TutorAtTable;
class WhyAtTable;

/// One match in one window: the table, the scorecard beside it, and the menus.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Goes on with the match of the last time, or deals one: a person never sees a menu first.
    void begin();
    /// A match (`*.spades.json`) or house rules (`*.spades-rules.json`); what is wrong with it is
    /// said in the window.
    bool openPath(const QString &path);
    /// The same, but returns at once.
    void openLater(const QString &path);
    /// Without seats: those of the settings.
    void newMatch(const RuleSet &rules, const QString &base, const QList<SeatPlan> &seats = {},
                  const QString &name = {});
    void newMatch(const RuleFile &table, const QList<SeatPlan> &seats = {});
    void applySettings(const Settings &settings);

    /// A match of the library, at a table that is open or a new one.
    static void openPlayed(const WantedMatch &wanted);

    /// Puts the match and the settings on disk now: the program may end at any moment.
    bool saveNow();
    [[nodiscard]] QByteArray placesOfDocks() const;

    [[nodiscard]] GameSession &session() { return *m_session; }
    [[nodiscard]] Tabletop &table() { return *m_table; }
    [[nodiscard]] ReviewDesk &review() { return *m_desk; }
    [[nodiscard]] const Settings &settings() const { return m_settings; }

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void connectSession();
    void countDownToNextDeal();
    void makeCentre();
    void makeDock();

    // main_window_menus.cpp
    void makeGameMenu();
    void makePlayMenu();
    void makeRulesMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void makeToolBar();
    void fillNamedGames(QMenu *menu);
    void playNamedGame(const Preset &preset);
    void setFullScreen(bool on);
    void fillRecent();
    void nameRecent(const QString &path, const QString &title);
    QAction *add(QMenu *menu, const char *icon, const QString &text, const QKeySequence &keys);
    void updateActions();

    // main_window_files.cpp
    void newSameMatch();
    void sameCardsAgain();
    void openFile();
    [[nodiscard]] bool showOpened(OpenedMatch opened);
    void saveAs();
    void print(SheetKind kind);
    void printRules(const RuleFile &rules);
    void exportPdf();
    [[nodiscard]] RuleFile rulesAtTable() const;
    RulesLibrary &library();
    void quickSetup();
    void houseRules(const RuleFile &rules);
    void rulesInForce();
    void newWindow();
    void preferences();

    // main_window_history.cpp
    void startFiling();
    void fileNow();
    void showHistory();
    void showStatistics();
    void openFromHistory(const WantedMatch &wanted);
    void showWanted(const WantedMatch &wanted);

    // main_window_review.cpp
    void makeReview();
    void reviewMatch();
    void playOnElsewhere(int deal, int events);
    void turnTutorOff();

    void playOnFrom(int deal, int events);
    void reseat(const QList<SeatPlan> &before);

    /// A match that is about to be replaced goes to a file of its own first, among the recent ones.
    /// False where that could not be written: then a bar offers to do it all the same.
    bool replaceMatch(const std::function<void()> &act);
    void offerToGoBack(const QString &brief, const QString &path);
    /// The file to which the match went before it gave way; none where it could not be written.
    std::optional<QString> archiveFirst(const std::function<void()> &act);
    void remember(const QString &path);
    void showTitle();
    void onNews(const TableNews &news);
    void fulfil(TableWish wish);
    void showScore();
    /// What the match does: gone with the next event.
    void say(const QString &text);
    void showSaid();
    /// What went wrong: stays until somebody closes it.
    void warn(const QString &text);

    Settings m_settings;
    GameSession *m_session;
    LocalSeat *m_seat;
    Tabletop *m_table;
    ReviewDesk *m_desk;
    TutorAtTable *m_tutor;
    WhyAtTable *m_why;
    MessageBar *m_trouble;
    MessageBar *m_offer;
    QLabel *m_said;
    QString m_saidLine;         ///< whole, whatever room there is for it
    QToolButton *m_rulesButton; ///< the game that is played; opens the rules in force
    QTimer *m_nextDeal;
    std::unique_ptr<RulesLibrary> m_library; ///< made when first needed
    QByteArray m_beforeFull;    ///< state of the bars, kept while the window fills the screen
    QByteArray m_beforeClosing; ///< places of docks while a floating one closes; else empty
    QByteArray m_placeBeforeFull;
    int m_number = 1;                       ///< among the windows that are open
    bool m_filing = false;                  ///< matches go into the history
    std::optional<MatchRecord> m_asOpened;  ///< what was opened, until it was played on
    bool m_resumed = false;                 ///< and the history was not yet looked into for it
    bool m_closeAnyway = false;             ///< though the match could not be saved
    std::optional<RuleFile> m_rulesForNext; ///< chosen in mid-match for the next one
    ScorecardDock *m_dock = nullptr;
    QToolBar *m_toolBar = nullptr;
    QMenu *m_recent = nullptr;
    BackgroundQuestion m_recentTitles; ///< reads the recent files
    QHash<QString, QString> m_titleOf; ///< of a recent file, as it was last read
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_hint = nullptr;
    QAction *m_lastTrick = nullptr;
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
};

} // namespace sandbag
