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
               ? filled(TableText::tr("%1, to %2"), {name, targetScore(record.rules)})
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
}

TablePicture pictureOfDraw(const PictureQuestion &question, const DealerDraw &draw)
{
    TablePicture shown = makePicture(question);
    for (const auto &[seat, card] : draw.shown) {
        std::erase_if(shown.trick, [seat = seat](const TrickCard &c) { return c.seat == seat; });
        shown.trick.push_back({seat, card, seat == draw.dealer});
    }
    shown.seats[static_cast<std::size_t>(draw.dealer)].dealer = true;
    return shown;
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

PictureQuestion pictureQuestion(const SeatSight &at, const Looker &by)
{
    PictureQuestion question;
    question.context = at.context().get();
    question.standing = at.standing();
    question.names = by.names;
    question.rules = rulesWords(at.match().record());
    question.heading = headingWords(at.match().record(), std::max(1, at.deals()));
    question.viewer = by.seat;
    question.order = by.order;
    question.allOpen = at.open() != nullptr;
    question.deal = at.open() ? at.open() : by.seen ? &by.seen->seen() : nullptr;
    if (question.deal) {
        for (int seat = 0; seat < question.context->seating.players; ++seat)
            question.held[seat] = cardsHeld(*question.deal, seat);
    }
    return question;
}

TablePicture pictureOfTable(const SeatAtMatch &at, const TablePace &pace, const HandOrder &order)
{
    const Match &match = at.match();
    const bool drawn = pace.showing() == Showing::draw;
    PictureQuestion question =
        pictureQuestion(at, {pace.viewer(), pace.names(), order, drawn ? nullptr : pace.seen()});
    // The new totals stand there once the result is laid out.
    const bool before = pace.endAwaited();
    if (before)
        question.standing = match.standingBefore(at.deals() - 1);
    if (drawn)
        return pictureOfDraw(question, at.beforeDeal().draw);
    question.holdTrick = pace.showing() == Showing::heldTrick;
    if (pace.seen() && at.isHere(pace.viewer()))
        question.prompt = &pace.seen()->prompt();
    TablePicture shown = makePicture(question);
    if (pace.showing() == Showing::talk) // the person may speak before whoever bids next
        for (SeatPicture &seat : shown.seats)
            seat.turn = seat.self;
    if (at.dealOver() && match.over() && !before)
        crown(shown, match);
    const int written = at.deals() - (at.dealOver() && !before ? 0 : 1);
    const bool plays = !at.dealOver() || before;
    shown.pad = padRows(match, plays ? question.deal : nullptr, question.viewer, written);
    shown.sheetLaid = at.dealOver() && !before;
    if (pace.moment())
        layOpen(shown, *pace.moment(), match, order);
    if (at.dealOver() && !before) // the result has the place of the own cards
        clearHand(shown);
    if (pace.showing() == Showing::curtain) {
        shown.hand.clear();
        shown.dimmed.clear();
        shown.handHidden = true;
    }
    return shown;
}

TablePicture pictureOfReplay(const SeatSight &at, const Looker &by)
{
    PictureQuestion question = pictureQuestion(at, by);
    question.holdTrick = question.deal && question.deal->play.inTrick == 0;
    return makePicture(question);
}

} // namespace sandbag
