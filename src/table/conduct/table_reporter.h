// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "conduct/table_news.h"
#include "deal/event.h"
#include "seat_at_match.h"

#include <QObject>

#include <vector>

namespace sandbag {

struct DealMoment;
class ScreenPlace;

/// Reports what has happened at a table, once it has been shown, as the viewer sees it: each thing
/// once, and the end of a deal after what it brought.
class TableReporter : public QObject
{
    Q_OBJECT

public:
    /// `seat` and `place` must outlive it.
    TableReporter(const SeatAtMatch *seat, const ScreenPlace *place, QObject *parent = nullptr);

    /// Another match, or another state of it: what happened before is past.
    void begin();
    /// A deal is in play; its end will be news.
    void dealBegan() { m_endUntold = true; }
    /// An event was carried out, and left the trick so.
    void happened(const Event &event, const TrickNow &trick);
    /// The deal is over, or over again: its end is news, and what it brought.
    void dealEnded() { m_endUntold = m_momentsUntold = true; }
    void matchEnded() { m_matchEnded = true; }
    /// The card that comes was played by the clock.
    void timeUp() { m_timeUp = true; }
    /// What the deal brought is shown in moments, and needs no more news.
    void momentsBegan() { m_momentsUntold = false; }
    void momentBegan(const DealMoment &moment);
    /// Reports everything not reported yet. `seen`: the viewer's view of the deal, null where there
    /// is none; `endAwaited`: its end is still to be seen.
    void tell(const SeatView *seen, bool endAwaited);

signals:
    void news(const sandbag::TableNews &news);

private:
    /// An event, and what it did to the trick.
    struct Happened {
        Event event;
        int winner = -1;
        bool trickDone = false;
    };

    void tellEvent(const Happened &happened, const SeatView &seen);
    void tellEnd();

    const SeatAtMatch *m_seat;
    const ScreenPlace *m_place;
    std::vector<Happened> m_events; ///< not reported yet
    bool m_matchEnded = false;      ///< and not reported yet
    bool m_endUntold = false;       ///< the last deal's, or that of the deal in play
    bool m_momentsUntold = false;   ///< what it brought neither
    bool m_timeUp = false;
};

} // namespace sandbag
