// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "choice_watch.h"
#include "conduct/table_news.h"
#include "look/table_change.h"
#include "look/table_look.h"
#include "panel_factory.h"

#include <QTimer>
#include <QWidget>

#include <memory>

namespace sandbag {

class HandChoice;
class PanelStack;
class ReplaySeat;
class SeatAtMatch;
class TableActions;
class PaintAhead;
class TablePace;
class TablePanel;
class TableScene;
class TableTalk;
class TableView;

/// What a person wants after a match, or of it.
enum class TableWish { playAgain, sameCards, review, keepPicture };

/// The table of one match, as seen from the seats of those in front of the screen: it connects the
/// view, the panels on it, and the match. Its pace decides what to show and when; every question
/// appears on the table itself, never in a dialog.
class Tabletop : public QWidget
{
    Q_OBJECT
public:
    /// `seat` must outlive the table.
    explicit Tabletop(SeatAtMatch *seat, QWidget *parent = nullptr);
    ~Tabletop() override;

    void setLook(const TableLook &look);
    /// Looks at a person's choice before it is carried out; see ChoiceWatch.
    int addWatcher(ChoiceWatch::Watcher watcher) { return m_watch.add(std::move(watcher)); }
    /// A panel over or instead of the question, as for a hint; null closes the one that is open,
    /// and the same one again is placed again, since it has something else to say.
    void showExtra(TablePanel *panel);
    /// The keyboard is on that choice, among the bids or the cards: Enter makes it.
    void pointAt(const Event &event);
    /// Pause by the person: the computers wait, and so does every question until a key or a click
    /// goes on.
    void setPaused(bool paused);
    /// Why the next deal cannot be asked for here now, as its button says; "" where it can.
    void setNoDeal(const QString &why);
    /// Pictures painted ahead are shown now: for pictures that are taken at once.
    void paintAtOnce();

    [[nodiscard]] TableScene &scene() { return *m_scene; }
    [[nodiscard]] TableView &view() { return *m_view; }
    [[nodiscard]] TablePace &pace() { return *m_pace; }
    /// The match that is on it.
    [[nodiscard]] const SeatAtMatch &seat() const { return *m_seat; }
    /// What people say, and who of them is there.
    [[nodiscard]] TableTalk &talk() { return *m_talk; }
    /// What may be asked for other than the current question.
    [[nodiscard]] TableActions &actions() { return *m_actions; }
    /// The question in a panel now, or null.
    [[nodiscard]] TablePanel *panel() const;
    /// A panel that was asked for (last trick, hint), over or instead of the other.
    [[nodiscard]] TablePanel *extraPanel() const;
    /// Whether that deal of the match was played with cards and is finished; the last one by
    /// default.
    [[nodiscard]] bool canReplay(int deal = -1) const;
    [[nodiscard]] bool replaying() const { return m_replay != nullptr; }

public slots:
    /// Carries out what the person chose, or says why it may not be.
    void act(const sandbag::Event &event);
    /// The same without the watchers up to that number looking at it.
    void passOn(const sandbag::Event &event, int watcher);
    void goOn();
    /// The keys go to the question, or to the hand.
    void takeKeys();
    /// Steps through a deal of the match, all hands open; the last finished one by default.
    void replay(int deal = -1);
    void replayTo(int event);
    void endReplay();

signals:
    void refreshed(); ///< what can be done may have changed
    void news(const sandbag::TableNews &news);
    void wished(sandbag::TableWish wish);
    void pauseEnded(); ///< a key or a click at the table went on
    /// Everything after that point of the match would be dropped.
    void playOnAsked(int deal, int events);
    void scorecardWanted();   ///< next to the table
    void callAsked(int seat); ///< why someone bid so
    /// Why a card of a finished trick was played: the trick and its place in it, from 0.
    void whyAsked(int trick, int place);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void connectPace();
    void connectView();
    void connectHand();
    void onBegun();
    void onRefused(const Sentence &why);
    void onKeyUnused(QKeyEvent *event);
    void onFeltClicked(int seat);
    void askForm(const std::vector<Event> &forms);

    void refresh(TableChange change);
    void refreshPrompt();
    void showTempo();
    [[nodiscard]] QString promptNow() const;
    [[nodiscard]] QString addressed(const QString &words) const;
    [[nodiscard]] int lastFinished() const;
    /// A key or a click never waits: it ends the motion, or the pause, at once.
    bool hurry();

    // tabletop_panels.cpp
    void refreshPanel();
    void closeExtra(); ///< without letting the match go on
    [[nodiscard]] PanelSource panelSource();
    [[nodiscard]] TableQuestion questionNow() const;

    SeatAtMatch *m_seat;
    TableScene *m_scene;
    TableView *m_view;
    PaintAhead *m_ahead; ///< while another match is painted
    PanelStack *m_panels;
    TablePace *m_pace;
    TableTalk *m_talk;
    HandChoice *m_hand;
    TableActions *m_actions;
    TableLook m_look;
    ChoiceWatch m_watch;
    std::unique_ptr<ReplaySeat> m_replay; ///< a deal that is stepped through
    bool m_unlike = true;     ///< the next picture has little in common with the current one
    bool m_dealsAgain = true; ///< where the size changes while the drawn cards are seen
    QTimer m_tempo;           ///< shows the time left, where the rules limit it
};

} // namespace sandbag
