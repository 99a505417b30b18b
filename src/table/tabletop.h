// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/game_session.h"
#include "table_look.h"
#include "table_picture.h"
#include "table_scene.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace sandbag {

class CardsPanel;
class PanelFactory;
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
    /// Pause by the person; the computers wait.
    void setPaused(bool paused);

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
    [[nodiscard]] bool replaying() const { return m_replayDeal >= 0; }

public slots:
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
    /// Everything after that point of the match would be dropped.
    void playOnAsked(int deal, int events);
    void otherRulesAsked();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    friend class PanelFactory;

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
    void act(const Event &event);
    void explainRefusal(int index);

    void refresh(TableScene::Change change);
    [[nodiscard]] TablePicture picture() const;
    [[nodiscard]] TablePicture replayPicture() const;
    [[nodiscard]] QString drawnWords(const DealerDraw &draw) const;
    void refreshPrompt();
    void refreshPanel();
    void setPanel(TablePanel *panel, const QString &key);
    void setExtra(TablePanel *panel);
    void placePanels();
    [[nodiscard]] bool besideCards(const TablePanel *panel) const;
    void pointAt(const Event &event); ///< the keyboard's card is the one a hint names
    void letGo();                     ///< the finished trick is gathered
    void hold();
    void applyPause();
    [[nodiscard]] int lastFinished() const;
    void playOnlyCardSoon();
    void handOver();
    [[nodiscard]] bool mayTalkNow() const;
    void showTempo();

    GameSession *m_session;
    TableScene *m_scene;
    TableView *m_view;
    TableLook m_look;
    bool m_ceremony = false;
    std::function<QWidget *(const Match &)> m_endPicture;

    QStringList m_names;
    int m_viewer = 0;
    std::optional<SeatView> m_seen;   ///< the viewer's view of the deal; none between matches
    std::optional<DealerDraw> m_draw; ///< being shown
    bool m_holding = false;           ///< a finished trick lies on the table
    bool m_timeUp = false;            ///< the card that comes was played by the clock
    bool m_userPause = false;
    bool m_curtain = false; ///< the screen is being handed to another person
    bool m_talking = false; ///< a person may talk before the partner bids
    int m_silentIn = -1;    ///< the deal, counted from 1, in which the person stays silent
    QTimer m_pause;         ///< of the finished trick, or the draw
    QTimer m_soon;          ///< plays the only card
    QTimer m_tempo;         ///< shows the time left, where the rules limit it

    QPointer<TablePanel> m_panel;
    QString m_panelKey; ///< what the panel asks; unchanged while the question is the same
    QPointer<TablePanel> m_extra;
    QPointer<CardsPanel> m_choosing; ///< a choice from the hand
    std::vector<bool> m_chosen;
    QString m_refusal; ///< why a card may not be played, until the next change

    int m_replayDeal = -1;
    int m_replayEvent = 0;
};

} // namespace sandbag
