// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "formats/json_place.h"
#include "match/dealer_draw.h"
#include "match/match.h"
#include "protocol/protocol_table.h"
#include "seat_teller.h"

#include <memory>
#include <optional>
#include <vector>

namespace sandbag {

/// Who is awaited, as a seat has heard.
struct HeardQuestion {
    int seat = -1;    ///< −1: nobody; between deals
    bool cut = false; ///< the deck is cut there
    int left = -1;    ///< ms for the answer, −1 without a limit
    CardList turned;  ///< of a French cut that this seat makes
};

/// What has come of the lines since they were last whole.
struct HeardChange {
    bool anew = false; ///< heard from the beginning, or taken back: look at all of it
    bool dealStarted = false;
    std::vector<Event> happened; ///< in order, as the seat may know them
    bool matchEnded = false;
};

/// A match as one seat has heard of it (SeatTeller is the other end): every deal that is over
/// as a whole, of the deal in play what the seat may see. Trusts nothing: a line that does not fit
/// on those before it is refused, and so is a deal that turns out to be another one than was heard
/// of.
class HeardMatch
{
public:
    /// Takes a line. Returns the changes where the lines so far are a whole, otherwise nothing.
    /// Throws JsonFault; nothing that is heard later makes up for that, but a match from the start.
    [[nodiscard]] std::optional<HeardChange> hear(const JsonPlace &line);

    /// Null before the first.
    [[nodiscard]] const Match *match() const { return m_match.get(); }
    [[nodiscard]] int seat() const { return m_table.seat(); }
    [[nodiscard]] const DealerDraw &draw() const { return m_draw; }
    [[nodiscard]] bool inDeal() const { return m_inDeal; }
    /// Of the deal in play, or of the one that was played last; nothing without cards.
    [[nodiscard]] const std::optional<SeatView> &view() const { return m_view; }
    [[nodiscard]] const HeardQuestion &awaited() const { return m_awaited; }
    [[nodiscard]] HeardSoFar heard() const { return m_heard; }
    /// For a host that goes on from there; nothing without a match, or of a host that does not.
    [[nodiscard]] HeardBefore heardBefore() const;
    /// The next change is one of everything: much may have happened.
    void lookAgain() { m_anew = true; }
    /// Deals so far, the one in play included.
    [[nodiscard]] int deals() const;

private:
    void hearMatch(const JsonPlace &line);
    void hearDeal(const JsonPlace &line);
    void hearEvent(const JsonPlace &line);
    void hearWhole(const JsonPlace &line);
    void hearAwaited(const JsonPlace &line);
    void pass(const JsonPlace &line);
    void checkCount(const JsonPlace &line, int events) const;
    void checkTold(const JsonPlace &line) const;
    [[nodiscard]] HeardChange settle(const JsonPlace &line);
    [[nodiscard]] HeardChange changeSince() const;

    /// What the change is measured from: as it was when the lines were whole last.
    struct Shown {
        int deals = 0;
        bool inDeal = false;
        bool over = false; ///< the match
        std::vector<Event> log;
    };

    std::unique_ptr<Match> m_match;
    QString m_telling; ///< by the host's word for it
    DealerDraw m_draw;
    ProtocolTable m_table; ///< of the deal in play
    bool m_inDeal = false;
    std::optional<SeatView> m_view;
    HeardQuestion m_awaited;
    HeardSoFar m_heard;
    Shown m_shown;
    bool m_anew = false; ///< since then
};

} // namespace sandbag
