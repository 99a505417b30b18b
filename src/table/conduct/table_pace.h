// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "conduct/screen_place.h"
#include "conduct/table_news.h"
#include "conduct/table_reporter.h"
#include "deal/seat_view.h"
#include "look/table_change.h"
#include "look/table_look.h"
#include "seat_at_match.h"
#include "words/deal_moments.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <optional>
#include <vector>

namespace sandbag {

/// What the table shows: one at a time.
enum class Showing {
    live,      ///< the deal as it is
    draw,      ///< how the first dealer was drawn, while the cards are dealt
    heldTrick, ///< a finished trick that is still shown
    moment,    ///< what the deal brought, before its result
    curtain,   ///< covered cards, until the person at turn has taken the seat
    talk,      ///< the deal, which waits: a person may talk before the partner bids
};

/// What of a match is shown and when, and for what the match waits: the pace of a table, its holds,
/// pauses and hand-overs. Knows no window: its signals say when to show the table, and the one who
/// shows it says when the cards have arrived.
class TablePace : public QObject
{
    Q_OBJECT

public:
    /// `seat` must outlive it.
    explicit TablePace(SeatAtMatch *seat, QObject *parent = nullptr);

    void setLook(const TableLook &look) { m_look = look; }
    /// Whether the person cuts and sees the draw by hand, rather than in a second by itself.
    void setCeremony(bool byHand) { m_ceremony = byHand; }
    /// Takes up the match that the seat has already.
    void begin();

    [[nodiscard]] Showing showing() const { return m_showing; }
    /// In whose place the person sits; the screen goes to the person who is asked.
    [[nodiscard]] int viewer() const { return m_place.viewer(); }
    /// Whose place is at the bottom of the table: the viewer's, or where the table stays as it is
    /// while the screen goes round, that of who had it first.
    [[nodiscard]] int bottom() const;
    /// What the table calls its players; only the viewer is "You".
    [[nodiscard]] const QStringList &names() const { return m_place.names(); }
    /// The viewer's view of the deal; null between matches.
    [[nodiscard]] const SeatView *seen() const { return m_seen ? &*m_seen : nullptr; }
    /// Cards fly to their hands: nobody acts, nothing is asked.
    [[nodiscard]] bool dealing() const { return m_dealing; }
    /// The moment that is shown.
    [[nodiscard]] const DealMoment *moment() const { return m_moment ? &*m_moment : nullptr; }
    /// Nobody has taken the seat in whose place the screen is: nothing that knows the hand is
    /// offered.
    [[nodiscard]] bool covered() const;
    /// The person in front of the table is asked; under the curtain nobody sits there yet.
    [[nodiscard]] bool mayAct() const;
    /// The finished trick may be gathered, or the draw may be over.
    [[nodiscard]] bool canLetGo() const;
    /// Something waits for a key that goes on: the next deal, too.
    [[nodiscard]] bool canGoOn() const;
    /// Why the next deal cannot be asked for at this table now; "" where it can.
    void setNoDeal(const QString &why) { m_noDeal = why; }
    [[nodiscard]] const QString &noDeal() const { return m_noDeal; }
    /// The deal is over, but what its end brought is still to be seen.
    [[nodiscard]] bool endAwaited() const;
    /// Several people share this screen.
    [[nodiscard]] bool isScreenShared() const { return m_place.isShared(); }
    [[nodiscard]] bool paused() const { return m_userPause; }
    [[nodiscard]] bool away() const { return m_away; }
    [[nodiscard]] bool replaying() const { return m_replaying; }

    /// Pause by the person: the computers wait.
    void setPaused(bool paused);
    /// Something else is looked at in the table's place: nobody plays on behind it.
    void setAway(bool away);
    /// Something over the table is being read: nobody plays on under it. Applies from the next
    /// thing that happens, or letRun().
    void setReading(bool reading) { m_reading = reading; }
    /// Another deal is looked at: what happens meanwhile is not reported. Held events are released.
    void setReplaying(bool replaying);
    /// The settings apply now.
    void letRun();
    void letGo();
    /// A key or a click never waits: it ends the motion, or the moment, at once. False where there
    /// was nothing to end.
    bool hurry();
    /// Carries on: releases what is held, or has the next deal dealt.
    void goOn();
    /// The cards that were dealt are in the hands.
    void dealt();
    /// Nobody could see the draw for the dealer, nor the cards that were dealt meanwhile: both
    /// begin again.
    void dealAgain();
    /// The person at turn has taken the seat: the cards may be seen.
    void uncover();
    /// The person says nothing to partner in this deal.
    void staySilent();

    /// The picture is to change so, when showDue() is next called.
    void showSoon(TableChange change);
    void showDue();

signals:
    /// Another match, or another state of it: whatever was asked or read is past.
    void begun();
    /// What is read at the table is past: cards are dealt, someone acts.
    void overtaken();
    /// Show the table as it is now.
    void changed(sandbag::TableChange change);
    /// Cards that fly are to arrive at once.
    void hurried();
    void news(const sandbag::TableNews &news);
    /// A moment begins, and lasts this many milliseconds.
    void momentBegan(const sandbag::DealMoment &moment, int milliseconds);
    /// None is shown any more.
    void momentsOver();
    /// The first deal of a match has been dealt.
    void firstDealt();
    /// There is no choice but this card, and the person wants it played.
    void onlyCard(const sandbag::Event &play);

private:
    void onDrawn(const DealerDraw &draw);
    void onDealStarted();
    void onHappened(const Event &event);
    void tellTurn();
    void tellFirstDeal();
    void settle();
    void applyPause();
    void handOver();
    void hold();
    void endHold();
    [[nodiscard]] bool canDeal() const;
    void playOnlyCardSoon();
    void playOnlyCard();
    [[nodiscard]] bool momentsDue() const;
    void beginMoments();
    void nextMoment();
    void endMoments();
    [[nodiscard]] bool mayTalkNow() const;
    [[nodiscard]] bool mayTalk(const SeatView &seen) const;

    SeatAtMatch *m_seat;
    TableLook m_look;
    bool m_ceremony = false;
    ScreenPlace m_place;
    TableReporter m_reporter;
    std::optional<SeatView> m_seen;
    Showing m_showing = Showing::live;
    std::optional<TableChange> m_due; ///< changed and not shown yet
    bool m_turnTold = true;           ///< that the person is asked now
    bool m_settling = false;          ///< what the match says meanwhile is shown after it
    QString m_noDeal;
    bool m_userPause = false;
    bool m_away = false;
    bool m_reading = false;
    bool m_replaying = false;
    bool m_dealing = false;
    bool m_taken = false;   ///< of those who share the screen one has uncovered cards of this deal
    bool m_endSeen = false; ///< the deal has ended here, before the person's eyes
    bool m_firstTold = false; ///< that the first deal has been dealt
    int m_silentIn = -1;      ///< the deal, counted from 1, in which the person stays silent
    int m_celebrated = -1;    ///< the deal whose moments were shown, counted from 1
    std::vector<DealMoment> m_moments; ///< still to be shown
    std::optional<DealMoment> m_moment;
    QTimer m_pause;       ///< of the finished trick, or the draw
    QTimer m_momentTimer; ///< of the one that is shown
    QTimer m_soon;        ///< plays the only card
};

} // namespace sandbag
