// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/picture_of_deal.h"

#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/progress.h"
#include "families/seats/direction.h"
#include "text/call_text.h"
#include "words/contract_words.h"
#include "words/event_words.h"
#include "words/table_text.h"
#include "words/words.h"

#include <algorithm>

namespace sandbag {

namespace {

std::size_t at(int seat)
{
    return static_cast<std::size_t>(seat);
}

NilMark nilMark(const DealState &deal, int seat)
{
    if (!deal.calls[at(seat)].isNil())
        return NilMark::none;
    if (tricksOfSeat(deal, seat) > 0)
        return NilMark::broken;
    return deal.over() ? NilMark::made : NilMark::alive;
}

/// What the seat said last before the play; once cards are played, talk is over.
QString bubbleOf(const DealState &deal, int seat)
{
    if (deal.stage >= Stage::play)
        return {};
    for (auto event = deal.log.rbegin(); event != deal.log.rend(); ++event) {
        if (event->seat != seat)
            continue;
        const QString words = spokenWords(*event);
        if (!words.isEmpty())
            return words;
    }
    return {};
}

/// Whoever bids last ends the talk with it, and was heard all the same.
QString partingOf(const DealState &deal, int seat)
{
    const bool ended = deal.stage == Stage::play && !deal.log.empty();
    return ended && deal.log.back().seat == seat ? spokenWords(deal.log.back()) : QString();
}

QString countOf(const DealState &deal, int seat)
{
    const Call &call = deal.calls[at(seat)];
    const int taken = tricksOfSeat(deal, seat);
    if (call.isNil())
        return QString::number(taken);
    // In an auction the contract is the side's, and lower calls are forgotten.
    const bool playing = deal.stage >= Stage::play;
    const bool auction = isAuction(deal.rules());
    if (!call.made() || (auction && (playing || call.what == Call::What::pass)))
        return playing ? QString::number(taken) : QStringLiteral("–");
    if (auction)
        return callBrief(call);
    //: Tricks taken and tricks bid.
    return TableText::tr("%1 / %2").arg(taken).arg(
        callBrief(playing ? ownNumbers(deal)[seat] : call));
}

/// Glad of a nil or a contract that is made, sorry for one that can no longer be.
Mood moodOf(const DealState &deal, int seat)
{
    const NilMark nil = nilMark(deal, seat);
    if (nil == NilMark::broken)
        return Mood::sorry;
    const int side = deal.sideOf(seat);
    const ContractProgress contract = contractOf(deal, side);
    if (deal.stage < Stage::play || contract.bid == 0)
        return nil == NilMark::made ? Mood::glad : Mood::calm;
    if (contract.set())
        return Mood::sorry;
    return deal.over() && contract.need <= 0 ? Mood::glad : Mood::calm;
}

/// The contents of the plate: the figures and pips, or the words of a call that is no number.
void fillFigures(SeatPicture &seat, const DealState &deal)
{
    const Call &call = deal.calls[at(seat.seat)];
    const bool playing = deal.stage >= Stage::play;
    const bool auction = isAuction(deal.rules());
    seat.taken = playing ? tricksOfSeat(deal, seat.seat) : -1;
    seat.won = playing ? seat.taken : 0;
    if (!call.made() || call.isNil())
        return;
    if (auction) {
        if (!playing)
            seat.marks = callBrief(call);
        else if (deal.bidding.highSeat == seat.seat)
            seat.marks = TableText::tr("bids %1").arg(callBrief(call));
        return;
    }
    seat.marks = callMarks(call);
    if (!call.isNumber()) {
        seat.marks = callWords(call);
        return;
    }
    // In play a player answers for their own part of a contract that was closed.
    const Call own = playing ? ownNumbers(deal)[seat.seat] : call;
    seat.bid = own.tricks();
    //: Tricks bid, behind the tricks taken: "3 of 5".
    seat.asked = TableText::tr("of %1").arg(callBrief(own));
}

void fillSeat(SeatPicture &seat, const PictureInput &input)
{
    const DealState &deal = *input.deal;
    const Call &call = deal.calls[at(seat.seat)];
    seat.dealer = deal.dealer == seat.seat;
    seat.turn = !deal.over() && deal.seat == seat.seat && !input.holdTrick;
    seat.count = countOf(deal, seat.seat);
    seat.call = call.made() ? callWords(call) : QString();
    seat.nil = nilMark(deal, seat.seat);
    if (seat.nil != NilMark::none)
        seat.nilText = call.blind ? TableText::tr("Blind nil") : TableText::tr("Nil");
    else
        seat.detail = callMarks(call);
    if (deal.stage >= Stage::play && deal.bidding.highSeat == seat.seat && isAuction(deal.rules()))
        seat.detail = TableText::tr("bids %1").arg(callBrief(call));
    fillFigures(seat, deal);
    seat.mood = moodOf(deal, seat.seat);
    seat.bubble = bubbleOf(deal, seat.seat);
    seat.parting = partingOf(deal, seat.seat);
    seat.held = input.held[at(seat.seat)];
    if (seat.self) {
        const QString need = needWords(deal, seat.seat);
        const bool twice = call.mark >= Declaration::littleMoe; // the need names the mark as well
        if (!need.isEmpty())
            seat.detail =
                seat.detail.isEmpty() || twice ? need : seat.detail + QStringLiteral(" · ") + need;
        return;
    }
    CardList known = handOf(deal, seat.seat);
    if (!input.allOpen && !deal.disputes.exposed.has(seat.seat)) {
        const CardList up =
            at(seat.seat) < deal.faceUp.size() ? deal.faceUp[at(seat.seat)] : CardList{};
        std::erase_if(
            known, [&up](Card card) { return std::find(up.begin(), up.end(), card) == up.end(); });
    }
    seat.known = sortedHand(std::move(known), *input.context, input.order);
    seat.open = !seat.known.empty();
}

void fillTrick(TablePicture &picture, const PictureInput &input)
{
    const DealState &deal = *input.deal;
    picture.trickNumber = static_cast<int>(deal.tricks.size());
    picture.deadTricks = static_cast<int>(
        std::count_if(deal.tricks.begin(), deal.tricks.end(),
                      [](const TrickRecord &trick) { return trick.winner == -1; }));
    if (deal.tricks.empty())
        return;
    const TrickRecord &trick = deal.tricks.back();
    const bool running = trick.winner == -2;
    if (!running && !input.holdTrick)
        return;
    int seat = trick.leader;
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
        const bool winning = running ? deal.play.best == static_cast<int>(i) : trick.winner == seat;
        picture.trick.push_back({seat, trick.cards[i], winning});
        seat = input.context->seating.leftOf(seat);
    }
    picture.trickWinner = trick.winner;
    const PlayTables &play = input.context->play;
    for (const Card card : trick.cards) {
        const EffectiveSuit effectiveSuit = play.effectiveSuitOf[play.slotOf[card.face()]];
        if (effectiveSuit == kNoEffectiveSuit)
            continue;
        picture.ledSuit = static_cast<Suit>(effectiveSuit);
        picture.led = TableText::tr("led", "a suit was led");
        break;
    }
}

/// Cards that came to the person are told from the others until they play their first one.
void markReceived(TablePicture &picture, const PictureInput &input)
{
    picture.received.assign(picture.hand.size(), false);
    if (static_cast<int>(picture.hand.size()) < input.context->pack.handSize)
        return;
    CardList came = input.deal->hidden.received[at(input.viewer)];
    for (std::size_t i = 0; i < picture.hand.size(); ++i) {
        const auto found = std::find(came.begin(), came.end(), picture.hand[i]);
        picture.received[i] = found != came.end();
        if (picture.received[i])
            came.erase(found); // two decks: the other copy was there before
    }
}

/// Sorted as the whole hand was: when a suit runs out nothing else changes its place.
CardList handInOrder(const PictureInput &input)
{
    const DealState &deal = *input.deal;
    CardList whole = handOf(deal, input.viewer);
    CardList played;
    for (const TrickRecord &trick : deal.tricks) {
        int seat = trick.leader;
        for (const Card card : trick.cards) {
            if (seat == input.viewer)
                played.push_back(card.held());
            seat = input.context->seating.leftOf(seat);
        }
    }
    whole.insert(whole.end(), played.begin(), played.end());
    CardList sorted = sortedHand(std::move(whole), *input.context, input.order);
    for (const Card card : played)
        if (const auto found = std::find(sorted.begin(), sorted.end(), card); found != sorted.end())
            sorted.erase(found);
    return sorted;
}

void fillHand(TablePicture &picture, const PictureInput &input)
{
    const DealState &deal = *input.deal;
    picture.hand = handInOrder(input);
    if (deal.calls[at(input.viewer)].dark && !deal.over() && !input.allOpen)
        picture.hand.clear(); // rule `dark_allowed`: it is shuffled and is face down
    picture.handHidden = picture.hand.empty() && input.held[at(input.viewer)] > 0;
    markReceived(picture, input);
    picture.dimmed.assign(picture.hand.size(), false);
    if (!input.prompt || input.prompt->phase != Phase::play || input.prompt->seat != input.viewer ||
        input.holdTrick)
        return;
    for (std::size_t i = 0; i < picture.hand.size(); ++i)
        picture.dimmed[i] = std::none_of(input.prompt->choices.begin(), input.prompt->choices.end(),
                                         [card = picture.hand[i]](const Event &event) {
                                             return event.kind == EventKind::play &&
                                                    event.cards.front().held() == card;
                                         });
}

void fillBoard(TablePicture &picture, const PictureInput &input)
{
    const Seating &seating = input.context->seating;
    const RuleSet &rules = input.context->rules;
    const int bottom = input.bottom < 0 ? input.viewer : input.bottom;
    for (int side = 0; side < seating.sides; ++side) {
        SidePicture line;
        line.side = side;
        line.name = sideName(seating, input.names, side, bottom);
        line.alone = seating.solo();
        line.points = input.standing.totals[at(side)];
        line.score = pointsText(line.points);
        line.bags = input.standing.bags[at(side)];
        line.bagsLimit = rules.bags_limit;
        if (input.deal) {
            line.contract = contractWords(*input.deal, side);
            line.brief = contractBrief(*input.deal, side);
        }
        picture.board.push_back(line);
    }
    // The side at the bottom first.
    std::rotate(picture.board.begin(), picture.board.begin() + seating.sideOf(bottom),
                picture.board.end());
}

/// Each trick that is bid, in the order of the bids; where a side bids as one, by sides.
std::vector<int> tricksBid(const DealState &deal)
{
    const Seating &seating = deal.seating();
    const PerSeat<Call> calls = ownNumbers(deal);
    std::vector<int> bids;
    if (sidesBid(deal.rules())) {
        for (int side = 0; side < seating.sides; ++side)
            bids.insert(bids.end(), at(contractHalves(deal, side) / 2), side);
        return bids;
    }
    int seat = seating.leftOf(deal.dealer);
    for (int i = 0; i < seating.players; ++i, seat = seating.leftOf(seat)) {
        const Call &call = calls[at(seat)];
        if (call.made() && call.isNumber())
            bids.insert(bids.end(), at(call.tricks()), seating.sideOf(seat));
    }
    return bids;
}

void fillBids(TablePicture &picture, const DealState &deal)
{
    const bool any = std::any_of(deal.calls.begin(), deal.calls.end(),
                                 [](const Call &call) { return call.made(); });
    if (deal.stage >= Stage::play || !any || isAuction(deal.rules()))
        return;
    picture.bid = tricksBid(deal);
    picture.toBid = deal.context->pack.tricks;
}

} // namespace

TablePicture makePicture(const PictureInput &input)
{
    TablePicture picture;
    picture.viewer = input.viewer;
    picture.stays = input.bottom;
    picture.counterClockwise = turnsToTheRight(input.context->rules);
    picture.rules = input.rules;
    picture.heading = input.heading;
    picture.dealt = input.context->pack.handSize;
    const Seating &seating = input.context->seating;
    for (int seat = 0; seat < seating.players; ++seat) {
        SeatPicture &place = picture.seats.emplace_back();
        place.seat = seat;
        place.side = seating.sideOf(seat);
        place.name = input.names.value(seat);
        place.self = seat == input.viewer;
        place.partner = !place.self && seating.together(seat, input.viewer);
        place.count = QStringLiteral("–");
        if (input.deal)
            fillSeat(place, input);
    }
    fillBoard(picture, input);
    if (input.context->rules.win_minutes > 0) {
        const int told = input.deal ? input.deal->clockMinutes : -1;
        picture.clock = TableText::tr("%1 of %2 min")
                            .arg(std::max(told, input.standing.minutes))
                            .arg(input.context->rules.win_minutes);
    }
    if (!input.deal)
        return picture;
    fillTrick(picture, input);
    fillHand(picture, input);
    fillBids(picture, *input.deal);
    picture.waiting = input.prompt && input.prompt->phase == Phase::play &&
                      input.prompt->seat == input.viewer && !input.holdTrick;
    const LeadSpades lead = input.context->rules.lead_spades;
    picture.brokenShown = input.deal->stage == Stage::play &&
                          (lead == LeadSpades::broken || lead == LeadSpades::fourth);
    picture.broken = input.deal->play.broken;
    if (input.deal->kitty.taker < 0)
        picture.kitty = input.context->pack.kitty;
    return picture;
}

} // namespace sandbag
