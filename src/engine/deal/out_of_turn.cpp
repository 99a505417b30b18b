// SPDX-License-Identifier: GPL-3.0-or-later
// What players may do in addition to the decision that is asked for: table talk, taking a card
// back, challenges (D75), claims and concessions (D28, D76), and the clock.
#include "deal/bidding.h"
#include "deal/claim_proof.h"
#include "deal/open_facts.h"
#include "deal/stages.h"
#include "text/mark.h"

#include <algorithm>
#include <cassert>

namespace sandbag {

namespace {

Refusal refuseTalk(const DealState &state, const Event &event)
{
    const std::vector<int> talk = legal(state).talk;
    if (std::find(talk.begin(), talk.end(), event.seat) == talk.end())
        return Sentence::about(actOf(event),
                               QT_TRANSLATE_NOOP("engine", "hints aren't available now."));
    return {};
}

void carryTalk(DealState &state, const Event &event)
{
    state.bidding.talk.push_back({event.seat, event.sure(), event.possible()});
}

Refusal refuseBack(const DealState &state, const Event &event)
{
    if (auto why = whyNotTakeBack(state, event.seat))
        return Sentence::about(actOf(event), *why);
    if (event.cards != state.log.back().cards)
        return Sentence(QT_TRANSLATE_NOOP("engine", "“%1” is not the card just played."),
                        {actOf(event)});
    return {};
}

/// The card goes back to the hand, where everyone knows it to be now.
void carryBack(DealState &state, const Event &event)
{
    const Card card = event.cards.front().held();
    const int held = cardsHeld(state, event.seat) + 1;
    state.play = state.hidden.beforeLastCard;
    if (const auto broken = state.disclosures.back().broken) // a program is told with a question
        state.play.broken = *broken;
    if (cardsHeld(state, event.seat) < held)
        putIn(state, event.seat, {card}, 1);
    TrickRecord &trick = state.tricks.back();
    trick.cards.pop_back();
    trick.winner = -2;
    state.hidden.unlawful.back().remove(event.seat);
    if (trick.cards.empty()) {
        state.tricks.pop_back();
        state.hidden.unlawful.pop_back();
    }
}

int placeInTrick(const DealState &state, const TrickRecord &trick, int seat)
{
    const int players = state.seating().players;
    const int place = (seat - trick.leader + players) % players;
    return place < static_cast<int>(trick.cards.size()) ? place : -1;
}

Refusal refuseChallenge(const DealState &state, const Event &event)
{
    return whyNotChallenge(state, event.seat, event.accused(), event.trick());
}

void carryChallenge(DealState &state, const Event &event)
{
    if (state.disclosures.back().stood)
        state.disputes.renege = {event.accused(), event.seat, true};
    else
        ++state.disputes.falseChallenges[event.seat];
}

/// The rest of the tricks goes to one player without being played.
void giveRest(DealState &state, int seat)
{
    PlayState &play = state.play;
    while (!play.over()) {
        play.winners[play.tricksPlayed++] = static_cast<std::int8_t>(seat);
        ++play.taken[seat];
    }
    play.lastBest = -1;
    state.disputes.claimedBy = seat;
}

/// The next opponent on the left who bid no nil (D76), or −1.
int heirOf(const DealState &state, int seat)
{
    for (int ahead = 1; ahead < state.seating().players; ++ahead) {
        const int other = (seat + ahead) % state.seating().players;
        const Call::What what = state.calls[other].what;
        if (!state.seating().together(other, seat) && what != Call::What::nil)
            return other;
    }
    return -1;
}

void loseClaim(DealState &state, int seat)
{
    switch (state.rules().claim_wrong) {
    case ClaimWrong::exposed:
        layOpen(state, seat);
        break;
    case ClaimWrong::forfeit: {
        const int heir = heirOf(state, seat);
        giveRest(state, heir >= 0 ? heir : state.seating().leftOf(seat));
        break;
    }
    case ClaimWrong::set:
        state.disputes.claimsFailed.add(seat);
        layOpen(state, seat);
        break;
    }
}

Refusal refuseClaim(const DealState &state, const Event &event)
{
    if (auto why = whyNotClaim(state, event.seat))
        return Sentence::about(actOf(event), *why);
    return {};
}

void carryClaim(DealState &state, const Event &event)
{
    if (state.disclosures.back().stood) {
        layOpen(state, event.seat);
        giveRest(state, event.seat);
    } else {
        loseClaim(state, event.seat);
    }
}

Refusal refuseConcession(const DealState &state, const Event &event)
{
    if (auto why = whyNotConcede(state, event.seat))
        return Sentence::about(actOf(event), *why);
    return {};
}

void carryConcession(DealState &state, const Event &event)
{
    giveRest(state, heirOf(state, event.seat));
}

Refusal refuseClock(const DealState &, const Event &)
{
    return {};
}

void carryClock(DealState &state, const Event &event)
{
    state.clockMinutes = event.minutes();
}

bool onLead(const DealState &state, int seat)
{
    return state.stage == Stage::play && state.play.inTrick == 0 && state.play.turn == seat;
}

Refusal whyNotEndEarly(const DealState &state, int seat)
{
    if (state.rules().claim_mode == ClaimMode::no)
        return Sentence(QT_TRANSLATE_NOOP("engine", "Claiming is not allowed in this game."));
    if (!onLead(state, seat))
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "Only the player on lead may end the play early."));
    // Where a card lies that could change the score is not for a refusal to reveal (D28).
    return whyPlayOn(state, mayBeHeld(SeatView(state, seat)));
}

constexpr OutOfTurn kOutOfTurn[] = {
    {EventKind::talk, refuseTalk, carryTalk},
    {EventKind::back, refuseBack, carryBack},
    {EventKind::challenge, refuseChallenge, carryChallenge},
    {EventKind::claim, refuseClaim, carryClaim},
    {EventKind::concede, refuseConcession, carryConcession},
    {EventKind::clock, refuseClock, carryClock},
};

} // namespace

const OutOfTurn &outOfTurn(EventKind kind)
{
    const auto row = std::find_if(std::begin(kOutOfTurn), std::end(kOutOfTurn),
                                  [kind](const OutOfTurn &of) { return of.kind == kind; });
    assert(row != std::end(kOutOfTurn));
    return *row;
}

Refusal whyNotClaim(const DealState &state, int seat)
{
    if (auto why = whyNotEndEarly(state, seat))
        return why;
    if (state.rules().claim_mode == ClaimMode::checked && !claimIsProved(state, seat))
        return Sentence(QT_TRANSLATE_NOOP("engine", "Another hand could still win a trick."));
    return {};
}

Refusal whyNotConcede(const DealState &state, int seat)
{
    if (state.seating().sides != 2)
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "You can concede only when there are just two sides."));
    if (auto why = whyNotEndEarly(state, seat))
        return why;
    if (heirOf(state, seat) < 0)
        return Sentence(QT_TRANSLATE_NOOP("engine",
                                          "Every opponent bid nil, so nobody can be given the "
                                          "remaining tricks. They must be played."));
    return {};
}

Refusal whyNotTakeBack(const DealState &state, int seat)
{
    if (!mayTakeBack(state.rules()))
        return Sentence(QT_TRANSLATE_NOOP("engine", "Cards can't be taken back in this game."));
    const bool justPlayed = !state.log.empty() && state.log.back().kind == EventKind::play &&
                            state.log.back().seat == seat;
    if (!justPlayed || state.over())
        return Sentence(QT_TRANSLATE_NOOP(
            "engine", "A card can be taken back only until the next one is played."));
    return {};
}

Refusal whyNotChallenge(const DealState &state, int seat, int accused, int trick)
{
    const int players = state.seating().players;
    if (state.rules().renege_mode != RenegeMode::challenge)
        return Sentence(QT_TRANSLATE_NOOP(
            "engine", "Reneges are prevented at this table: there is nothing to challenge."));
    if (seat < 0 || seat >= players || accused < 0 || accused >= players ||
        state.seating().together(seat, accused))
        return Sentence(QT_TRANSLATE_NOOP("engine", "Only an opponent can be challenged."));
    if (state.disputes.renege.found)
        return Sentence(QT_TRANSLATE_NOOP("engine", "A renege was already found in this deal."));
    const bool exists = trick >= 1 && trick <= static_cast<int>(state.tricks.size());
    if (!exists ||
        placeInTrick(state, state.tricks[static_cast<std::size_t>(trick - 1)], accused) < 0)
        return Sentence(QT_TRANSLATE_NOOP("engine", "%1 has not played to trick %2."),
                        {Seat{accused}, trick});
    return {};
}

} // namespace sandbag
