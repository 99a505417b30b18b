// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_session.h"
#include "look/table_look.h"
#include "look/table_picture.h"
#include "panel_factory.h"
#include "scene/table_scene.h"
#include "table_question.h"
#include "words/deal_moments.h"
#include "words/remarks.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace sandbag {

class BidPanel;
class CardsPanel;
class TableCurtain;
class TablePanel;
class TableView;

/// The table of one match: shows what the session does, asks what it asks, and hands the person's
/// choices on. Whatever is asked appears on the table itself, never in a dialog.
class Tabletop : public QWidget
{
    Q_OBJECT
public:
    /// `session` must outlive the table.
    explicit Tabletop(GameSession *session, QWidget *parent = nullptr);
    ~Tabletop() override;

    void setLook(const TableLook &look);
    [[nodiscard]] const TableLook &look() const { return m_look; }
    /// Whether the person cuts and sees the draw by hand, rather than in a second by itself.
    void setCeremony(bool byHand) { m_ceremony = byHand; }
    /// Makes the picture of a whole match (its chart) that stands in the result at the end.
    void setEndPicture(std::function<QWidget *(const Match &)> make)
    {
        m_endPicture = std::move(make);
    }
    /// Looks at a person's choice first: true where it keeps it, to pass it to carryOut() or not.
    void setWatch(std::function<bool(const Event &)> watch) { m_watch = std::move(watch); }
    /// A panel over or instead of what is asked, as for a hint; null closes the one that is open.
    void showExtra(TablePanel *panel) { setExtra(panel); }
    /// After the panel has something else to say.
    void placeExtra() { placePanels(); }
    /// The keyboard stands on that choice, among the bids or the cards: Enter makes it.
    void pointAt(const Event &event);
    /// Pause by the person: the computers wait, and so does every question until a key or a click
    /// goes on.
    void setPaused(bool paused);
    /// Something else is looked at in the table's place: nobody plays on behind it.
    void setAway(bool away);
    [[nodiscard]] bool away() const { return m_away; }
    /// What is painted ahead is seen now: for pictures that are taken at once.
    void raiseCurtain();

    [[nodiscard]] TableScene &scene() { return *m_scene; }
    [[nodiscard]] TableView &view() { return *m_view; }
    /// What is asked in a panel now, or null.
    [[nodiscard]] TablePanel *panel() const;
    /// A panel that was asked for (last trick, hint), over or instead of the other.
    [[nodiscard]] TablePanel *extraPanel() const;
    /// The one line that says what is asked or waited for.
    [[nodiscard]] QString promptText() const;

    [[nodiscard]] bool canHint() const;
    [[nodiscard]] bool canReview() const;
    [[nodiscard]] bool canClaim() const;
    [[nodiscard]] bool canConcede() const;
    [[nodiscard]] bool canTakeBack() const;
    [[nodiscard]] bool canGoOn() const; ///< Space: next deal, or gather the trick
    [[nodiscard]] bool canBid() const;
    [[nodiscard]] bool canReplay() const;
    /// Whether that deal of the match was played with cards and is finished.
    [[nodiscard]] bool canReplay(int deal) const;
    /// The deal is over, but what its end brought is still to be seen.
    [[nodiscard]] bool endAwaited() const;
    /// In whose place the person sits.
    [[nodiscard]] int viewer() const { return m_viewer; }
    /// What the table calls its players; only the viewer is "You".
    [[nodiscard]] const QStringList &names() const { return m_names; }
    [[nodiscard]] bool replaying() const { return m_showing == Showing::replay; }

public slots:
    /// Carries out what the person chose, or says why it may not be.
    void act(const sandbag::Event &event);
    /// The same without anybody looking at it first.
    void carryOut(const sandbag::Event &event);
    /// Opens the panel in which the person tells the tricks he holds, over the bid.
    void offerTalk();
    /// The person tells nothing in this deal.
    void staySilent();
    /// The person at turn has taken the seat: the cards may be seen.
    void uncover();
    void hint();
    void review();
    void claim();
    void concede();
    void takeBack();
    /// A ruling on the last deal, and throwing the deal in: asked on the table, the match waits.
    void askRuling();
    void askThrowIn();
    void goOn();
    void bidNil();
    void bidBlind();
    void undo();
    void redo();
    /// Steps through a deal of the match, all hands open; the last finished one by default.
    void replay(int deal = -1);
    void replayTo(int event);
    void endReplay();

signals:
    void refreshed();               ///< what can be done may have changed
    void said(const QString &text); ///< for the status line and the screen reader
    void playAgainAsked();
    void sameCardsAsked(); ///< another match with the cards of this one
    void pauseEnded();     ///< a key or a click at the table went on
    /// Everything after that point of the match would be dropped.
    void playOnAsked(int deal, int events);
    void otherRulesAsked();
    void reviewAsked();
    void callAsked(int seat); ///< why somebody bid so
    /// Why a card of a finished trick was played: the trick and its place in it, from 0.
    void whyAsked(int trick, int place);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// What has happened and was not told yet.
    struct News {
        std::vector<Event> events;
        bool matchEnded = false;
    };

    // What the session tells.
    void onRebuilt();
    void onDrawn(const DealerDraw &draw);
    void onDealStarted();
    void onHappened(const Event &event);
    void onHint(const Decision &decision);
    // What the person does in the view.
    void onCardClicked(int index);
    void onCardEntered(int index);
    void onCardToggled(int index);
    void playCard(int index);
    void choose(int index);
    void showChosen();
    void explainRefusal(int index);
    void forgetRefusal(int index);

    /// What has changed is shown when the session says what is asked now: once, however much
    /// happened until then.
    void showSoon(TableScene::Change change);
    void showDue();
    void refresh(TableScene::Change change);
    void settle();
    void tellNews();
    [[nodiscard]] PanelSource panelSource();
    [[nodiscard]] bool mayAct() const;
    [[nodiscard]] TablePicture picture() const;
    [[nodiscard]] TablePicture replayPicture() const;
    [[nodiscard]] QString drawnWords(const DealerDraw &draw) const;
    void refreshPrompt();
    void refreshPanel();
    void setPanel(TablePanel *panel, const TableQuestion &question);
    void setExtra(TablePanel *panel);
    void takeExtra(TablePanel *panel); ///< without letting the match go on
    void placePanels();
    void fitPanels(); ///< their type, too
    void sinkBids(BidPanel &bids);
    [[nodiscard]] std::vector<QRectF> askedPlaces() const;
    [[nodiscard]] QRectF panelPlace(const TablePanel *panel) const;
    void showPanels();
    void coverPrompt();
    bool offerKey(QKeyEvent *event);
    void focusPanel();
    void letGo(); ///< the finished trick is gathered, the draw is over
    [[nodiscard]] bool canLetGo() const;
    void hold();
    void applyPause();
    void onMotionEnded();
    // tabletop_moments.cpp: joy, sorrow, and what players say beside the game
    [[nodiscard]] bool momentsDue() const;
    void beginMoments();
    void nextMoment();
    void endMoments();
    void remark(const Remark &remark);
    void remarkOn(const DealMoment &moment);
    void remarkOnNils(const TablePicture &before);
    void greet();
    void sayFarewell();
    void hush();
    /// A key or a click never waits: it ends the motion, or the pause, at once.
    bool hurry();
    [[nodiscard]] int lastFinished() const;
    void playOnlyCardSoon();
    void handOver();
    void nameSeats();
    [[nodiscard]] bool mayTalkNow() const;
    void showTempo();

    GameSession *m_session;
    TableScene *m_scene;
    TableView *m_view;
    TableCurtain *m_curtain; ///< while another match is painted
    TableLook m_look;
    bool m_ceremony = false;
    std::function<QWidget *(const Match &)> m_endPicture;
    std::function<bool(const Event &)> m_watch;

    QStringList m_names;
    int m_viewer = 0;
    std::optional<SeatView> m_seen; ///< the viewer's view of the deal; none between matches
    Showing m_showing = Showing::live;
    std::optional<TableScene::Change> m_due; ///< changed and not shown yet
    News m_news;
    bool m_settling = false; ///< what the session says meanwhile is shown after it
    bool m_timeUp = false;   ///< the card that comes was played by the clock
    bool m_userPause = false;
    bool m_away = false;
    bool m_unlike = true;   ///< what is shown next has little in common with what is seen
    bool m_dealing = false; ///< cards fly to their hands: nobody acts, nothing is asked
    int m_silentIn = -1;    ///< the deal, counted from 1, in which the person stays silent
    QTimer m_pause;         ///< of the finished trick, or the draw
    QTimer m_soon;          ///< plays the only card
    QTimer m_tempo;         ///< shows the time left, where the rules limit it

    std::vector<DealMoment> m_moments; ///< still to be shown
    int m_celebrated = -1;             ///< the deal whose moments were shown, counted from 1
    bool m_endSeen = false;            ///< the deal has ended here, before the person's eyes
    QTimer m_moment;                   ///< of the one that is shown
    Remark m_remark;
    QTimer m_hush; ///< takes the remark away

    QPointer<TablePanel> m_panel;
    TableQuestion m_question; ///< what the panel asks
    QPointer<TablePanel> m_extra;
    QPointer<CardsPanel> m_choosing; ///< a choice from the hand
    std::vector<bool> m_chosen;
    int m_refused = -1; ///< the card that was tried
    QString m_refusal;  ///< why a card may not be played, until the next change

    int m_replayDeal = -1;
    int m_replayEvent = 0;
};

} // namespace sandbag
