// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct/table_reporter.h"

#include "conduct/screen_place.h"
#include "words/deal_moments.h"
#include "words/event_words.h"
#include "words/match_words.h"
#include "words/table_text.h"

#include <utility>

namespace sandbag {

namespace {

TableNews::Kind newsOf(const DealMoment &moment)
{
    switch (moment.kind) {
    case DealMoment::Kind::claim:
        break;
    case DealMoment::Kind::nilMade:
        return TableNews::Kind::nilMade;
    case DealMoment::Kind::nilFailed:
        return TableNews::Kind::nilFailed;
    case DealMoment::Kind::slam:
        return TableNews::Kind::slam;
    case DealMoment::Kind::set:
        return TableNews::Kind::set;
    case DealMoment::Kind::bags:
        return TableNews::Kind::bags;
    }
    return TableNews::Kind::done;
}

} // namespace

TableReporter::TableReporter(const SeatAtMatch *seat, const ScreenPlace *place, QObject *parent)
    : QObject(parent), m_seat(seat), m_place(place)
{
}

void TableReporter::begin()
{
    m_events.clear();
    m_matchEnded = false;
    m_endUntold = true;
    m_momentsUntold = false;
}

void TableReporter::happened(const Event &event, const TrickNow &trick)
{
    const bool trickDone = event.kind == EventKind::play && trick.cards == 0;
    m_events.push_back({event, trickDone ? trick.winner : -1, trickDone});
}

void TableReporter::momentBegan(const DealMoment &moment)
{
    if (moment.kind != DealMoment::Kind::claim)
        emit news({newsOf(moment), moment.seat});
}

void TableReporter::tell(const SeatView *seen, bool endAwaited)
{
    for (const Happened &happened : std::exchange(m_events, {})) {
        if (seen)
            tellEvent(happened, *seen);
    }
    if (m_seat->dealOver() && !endAwaited && std::exchange(m_endUntold, false))
        tellEnd();
    if (std::exchange(m_matchEnded, false))
        emit news({TableNews::Kind::matchOver, -1,
                   matchEndWords(m_seat->match(), m_place->names(), m_place->viewer()), true});
}

/// As the viewer sees it: cards passed to them may still be face down.
void TableReporter::tellEvent(const Happened &happened, const SeatView &seen)
{
    const Event &event = happened.event;
    const DealState &deal = seen.seen();
    const bool logged = !deal.log.empty() && deal.log.back().kind == event.kind;
    QString text =
        happenedWords(logged ? deal.log.back() : event, deal, m_place->names(), m_place->viewer());
    const bool late = !text.isEmpty() && std::exchange(m_timeUp, false);
    if (late)
        text = TableText::tr("Time is up. %1").arg(text);
    const bool shown = !late && (event.kind == EventKind::play || !spokenWords(event).isEmpty());
    if (happened.trickDone)
        emit news({TableNews::Kind::trickWon, happened.winner, text, shown});
    else
        emit news(
            {event.kind == EventKind::play ? TableNews::Kind::cardPlayed : TableNews::Kind::done,
             event.seat, text, shown});
}

/// Reports the moments of a deal before its end, if nobody has seen them.
void TableReporter::tellEnd()
{
    if (std::exchange(m_momentsUntold, false)) {
        for (const DealMoment &moment :
             momentsOf(m_seat->match(), m_place->names(), m_place->viewer()))
            momentBegan(moment);
    }
    emit news({TableNews::Kind::dealOver});
}

} // namespace sandbag
