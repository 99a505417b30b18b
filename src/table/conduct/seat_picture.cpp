// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct/seat_picture.h"

#include "conduct/table_pace.h"
#include "families/winning/target.h"
#include "look/score_pad.h"
#include "match/match.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "words/table_text.h"

#include <algorithm>

namespace sandbag {

namespace {

/// "Standard, to 500".
QString rulesWords(const MatchRecord &record)
{
    const QString name = rulesName(record);
    return targetScore(record.rules) > 0
               ? filled(TableText::tr("%1, first to %2"), {name, targetScore(record.rules)})
               : name;
}

/// "Deal 3 · Standard, to 500".
QString headingWords(const MatchRecord &record, int deal)
{
    return TableText::tr("Deal %1").arg(deal) + QStringLiteral(" · ") + rulesWords(record);
}

/// Whoever claims lays the hand open, and says so.
void layOpen(TablePicture &picture, const DealMoment &moment, const Match &match,
             const HandOrder &order)
{
    if (moment.kind != DealMoment::Kind::claim || !match.deal())
        return;
    SeatPicture &seat = picture.seats[static_cast<std::size_t>(moment.seat)];
    seat.known = sortedHand(handOf(*match.deal(), moment.seat), *match.context(), order);
    seat.open = !seat.known.empty();
    seat.held = static_cast<int>(seat.known.size());
    seat.bubble = moment.words;
}

/// Who has won is glad and shines; the others bear it.
void crown(TablePicture &picture, const Match &match)
{
    const int winner = match.standing().winner;
    for (SeatPicture &seat : picture.seats) {
        seat.winner = seat.side == winner;
        seat.mood = seat.winner ? Mood::glad : winner >= 0 ? Mood::sorry : seat.mood;
    }
    if (winner < 0)
        return;
    // How the last contract went is no longer news.
    for (SidePicture &side : picture.board)
        side.brief = side.side == winner ? TableText::tr("won", "the match")
                                         : TableText::tr("lost", "the match");
    const auto deals = static_cast<int>(match.results().size());
    picture.heading =
        TableText::tr("%n deal(s)", nullptr, deals) + QStringLiteral(" · ") + picture.rules;
}

TablePicture pictureOfDraw(const PictureInput &input, const DealerDraw &draw)
{
    TablePicture shown = makePicture(input);
    for (const auto &[seat, card] : draw.shown) {
        std::erase_if(shown.trick, [seat = seat](const TrickCard &c) { return c.seat == seat; });
        shown.trick.push_back({seat, card, seat == draw.dealer});
    }
    shown.seats[static_cast<std::size_t>(draw.dealer)].dealer = true;
    return shown;
}

/// Nobody has taken the seat whose cards these are.
void cover(TablePicture &picture)
{
    picture.hand.clear();
    picture.dimmed.clear();
    picture.handHidden = true;
}

/// The own cards make room, or are not to be seen.
void clearHand(TablePicture &picture)
{
    picture.hand.clear();
    picture.dimmed.clear();
    picture.received.clear();
    for (SeatPicture &seat : picture.seats) { // what a claim has laid open, too
        seat.held = 0;
        seat.known.clear();
        seat.open = false;
    }
}

} // namespace

PictureInput pictureInput(const SeatSight &at, const Looker &by)
{
    PictureInput input;
    input.context = at.context().get();
    input.standing = at.standing();
    input.names = by.names;
    input.rules = rulesWords(at.match().record());
    input.heading = headingWords(at.match().record(), std::max(1, at.deals()));
    input.viewer = by.seat;
    input.order = by.order;
    input.allOpen = at.open() != nullptr;
    input.deal = at.open() ? at.open() : by.seen ? &by.seen->seen() : nullptr;
    if (input.deal) {
        for (int seat = 0; seat < input.context->seating.players; ++seat)
            input.held[seat] = cardsHeld(*input.deal, seat);
    }
    return input;
}

TablePicture pictureOfTable(const SeatAtMatch &at, const TablePace &pace, const HandOrder &order)
{
    const Match &match = at.match();
    const bool drawn = pace.showing() == Showing::draw;
    PictureInput input = pictureInput(at, {pace.viewer(), pace.names(), order, pace.seen()});
    if (pace.bottom() != pace.viewer())
        input.bottom = pace.bottom();
    // The new totals stand there once the result is laid out.
    const bool before = pace.endAwaited();
    if (before)
        input.standing = match.standingBefore(at.deals() - 1);
    if (drawn) {
        TablePicture shown = pictureOfDraw(input, at.beforeDeal().draw);
        shown.pad = padRows(match, input.deal, pace.bottom(), at.deals() - 1);
        if (pace.covered())
            cover(shown);
        return shown;
    }
    input.holdTrick = pace.showing() == Showing::heldTrick;
    if (pace.seen() && at.isHere(pace.viewer()))
        input.prompt = &pace.seen()->prompt();
    TablePicture shown = makePicture(input);
    if (pace.showing() == Showing::talk) // the person may speak before whoever bids next
        for (SeatPicture &seat : shown.seats)
            seat.turn = seat.self;
    if (at.dealOver() && match.over() && !before)
        crown(shown, match);
    const int written = at.deals() - (at.dealOver() && !before ? 0 : 1);
    const bool plays = !at.dealOver() || before;
    shown.pad = padRows(match, plays ? input.deal : nullptr, pace.bottom(), written);
    shown.sheetLaid = at.dealOver() && !before;
    if (at.dealOver() && match.deal())
        shown.claimer = match.deal()->disputes.claimedBy;
    if (pace.moment())
        layOpen(shown, *pace.moment(), match, order);
    if (at.dealOver() && !before) // the result has the place of the own cards
        clearHand(shown);
    if (pace.covered())
        cover(shown);
    return shown;
}

TablePicture pictureOfReplay(const SeatSight &at, const Looker &by)
{
    PictureInput input = pictureInput(at, by);
    input.holdTrick = input.deal && input.deal->play.inTrick == 0;
    return makePicture(input);
}

} // namespace sandbag
