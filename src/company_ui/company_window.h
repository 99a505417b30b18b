// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_look.h"
#include "rules/rule_set.h"
#include "text/sentence.h"

#include <QJsonObject>
#include <QList>
#include <QMainWindow>
#include <QPointer>
#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>

class QAction;
class QMenu;
class QMessageBox;
class QStackedWidget;
class QTimer;

namespace sandbag {

class AwaitedSign;
class BidAhead;
class CompanyEnd;
class ConductBar;
class DoorLamp;
class FittedLine;
class GuestEnd;
class HostEnd;
class LibraryWorker;
class LobbyPage;
class LostSign;
class MessageBar;
class RulesLibrary;
class ScorecardDock;
class Tabletop;
enum class TableWish;
struct RuleFile;
struct TableNews;

/// What a window of a table in company takes from the program around it.
struct CompanySurroundings {
    TableLook look;
    int paceMs = 500;      ///< least time between two acts of the computers
    bool ceremony = false; ///< cut and draw by hand
    /// Files the match; null: nobody does. It must outlive the window.
    LibraryWorker *library = nullptr;
    std::function<void(QMenu *, QMainWindow *)> fillHelp{};
    /// Opens the match of that id in the history with its review.
    std::function<void(const QString &id)> review{};
};

/// A table in company in a window of its own: first the lobby, then the match. The person's own
/// matches go on in other windows as they were.
class CompanyWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// The host's window, or a guest's; takes the end over.
    CompanyWindow(std::unique_ptr<HostEnd> host, const CompanySurroundings &around,
                  QWidget *parent = nullptr);
    CompanyWindow(std::unique_ptr<GuestEnd> guest, const CompanySurroundings &around,
                  QWidget *parent = nullptr);
    ~CompanyWindow() override;

    void setTableName(const QString &name);
    void setLook(const TableLook &look);

    [[nodiscard]] CompanyEnd &end() { return *m_end; }
    [[nodiscard]] HostEnd *host() { return m_host; }
    [[nodiscard]] GuestEnd *guest() { return m_guest; }
    [[nodiscard]] LobbyPage &lobby() { return *m_lobby; }
    [[nodiscard]] Tabletop &table() { return *m_table; }
    [[nodiscard]] DoorLamp &lamp() { return *m_lamp; }
    [[nodiscard]] BidAhead &bidAhead() { return *m_ahead; }
    [[nodiscard]] AwaitedSign &awaited() { return *m_awaited; }
    [[nodiscard]] ConductBar &conductBar() { return *m_conduct; }
    [[nodiscard]] LostSign &lostSign() { return *m_lost; }
    [[nodiscard]] MessageBar &trouble() { return *m_trouble; }
    /// Under which the match is in the history.
    [[nodiscard]] QString filedAs() const;

    /// A line that goes by itself; heard, too.
    void say(const QString &text);
    /// Heard alone: it is seen in another place of the window.
    void sayToEar(const QString &text);
    /// What stays until someone closes it.
    void warn(const QString &text);
    /// The table has ended for this window, but something may open it again.
    void offerAnew(const QString &text, const QString &button, const std::function<void()> &act);

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    CompanyWindow(HostEnd *host, GuestEnd *guest, const CompanySurroundings &around,
                  QWidget *parent);
    void makeCentre();
    void makeStatus();
    void connectEnd();
    void connectTable();
    void showTable();
    void showTitle();
    void showScore();
    void placeDock();
    void turnDock(bool on);
    void growType();
    void onNews(const TableNews &news);
    void onRemark(int seat, int number);
    void showAttendance();
    [[nodiscard]] TableLook tableLook() const;
    void onNudge(int from);
    void changeRules();
    [[nodiscard]] RulesLibrary *rulesLibrary();

    // company_window_end.cpp
    void onEnded(const Sentence &why);
    [[nodiscard]] bool isPlaying() const;
    [[nodiscard]] QString names() const;
    void fileNow();
    void takeOut(const QStringList &spellings);
    void followForgetting();
    void fulfil(TableWish wish);
    void playAgain();
    void onLobby();
    void showLobby();
    void onSwapAsked(int person);
    void askForSwap(int person);
    void keepPicture();

    // company_window_menus.cpp
    void makeMenus();
    void makeGameMenu();
    void makePlayMenu();
    void makeTalkMenu(QMenu *play);
    void fillMuteMenu(QMenu *menu);
    void fillAheadMenu(QMenu *menu);
    void makeViewMenu();
    QAction *add(QMenu *menu, const char *icon, const QString &text, const char *keyId);
    void updateActions();
    [[nodiscard]] QString whyNoDeal() const;

    CompanySurroundings m_around;
    CompanyEnd *m_end;
    HostEnd *m_host;
    GuestEnd *m_guest;
    QStackedWidget *m_pages;
    QFont m_type; ///< of menus, bars and boxes, where it is larger than the desktop's
    LobbyPage *m_lobby;
    Tabletop *m_table;
    ScorecardDock *m_dock;
    MessageBar *m_trouble;
    MessageBar *m_offer;
    FittedLine *m_said;
    QTimer *m_unsay;
    QTimer *m_unhear;
    AwaitedSign *m_awaited;
    DoorLamp *m_lamp;
    LostSign *m_lost;
    ConductBar *m_conduct;
    BidAhead *m_ahead;
    QSet<int> m_muted;                     ///< seats whose remarks are not shown
    std::unique_ptr<RulesLibrary> m_rules; ///< made when first needed
    QString m_name;                        ///< of the table
    QJsonObject m_members;                 ///< of a guest's match in the history
    QStringList m_forgotten;               ///< names that were taken out of everything
    bool m_passedOver = false;             ///< a computer plays for this window's person
    bool m_over = false;                   ///< the table is no more
    bool m_closeAnyway = false;
    QPointer<QMessageBox> m_swapAsked; ///< open
    int m_swapAsker = -1;              ///< in it
    QList<int> m_swapsWaiting;         ///< the people who come after
    RuleSet m_played;                  ///< of the match at the table
    bool m_wantsAgain = false;         ///< the person has asked for another match

    QAction *m_lastTrick = nullptr;
    QAction *m_nil = nullptr;
    QAction *m_blind = nullptr;
    QAction *m_claim = nullptr;
    QAction *m_concede = nullptr;
    QAction *m_back = nullptr;
    QAction *m_next = nullptr;
    QAction *m_undo = nullptr;
    QMenu *m_aheads = nullptr;
    QMenu *m_pauses = nullptr;
    QMenu *m_remarks = nullptr;
};

} // namespace sandbag
