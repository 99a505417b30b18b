// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"

#include "broken.h"
#include "deal/seat_view.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "match/match.h"
#include "otherwise.h"
#include "protocol/player_protocol.h"
#include "protocol/protocol_table.h"

#include <QJsonObject>

#include <algorithm>

namespace sandbag::random_matches {

namespace {

/// Every card that was dealt, wherever it is now.
CardList cardsIn(const DealState &deal)
{
    CardList all;
    const auto add = [&all](const CardList &cards) {
        for (const Card card : cards)
            all.push_back(card.held());
    };
    add(deal.hidden.undealt);
    add(deal.hidden.discards);
    for (int seat = 0; seat < deal.seating().players; ++seat)
        add(handOf(deal, seat));
    for (const TrickRecord &trick : deal.tricks)
        add(trick.cards);
    for (const PassRecord &pass : deal.exchange.pending)
        add(pass.cards);
    sortForFiles(all);
    return all;
}

void checkTricks(const DealState &deal)
{
    int taken = 0;
    for (int seat = 0; seat < deal.seating().players; ++seat)
        taken += deal.play.taken[static_cast<std::size_t>(seat)];
    int dead = 0;
    for (int trick = 0; trick < deal.play.tricksPlayed; ++trick)
        dead += deal.play.winners[static_cast<std::size_t>(trick)] < 0;
    must(taken + dead == deal.play.tricksPlayed, "every trick is somebody's or dead");
    must(deal.play.tricksPlayed <= deal.play.tricksInDeal, "no trick too many");
}

std::string logOf(const DealState &deal)
{
    std::string words;
    for (const Event &event : deal.log)
        words += std::to_string(event.seat) + ' ' + toString(event) + ", ";
    return words + "then " + std::to_string(deal.seat);
}

/// Equal as far as any seat can tell.
void mustBeSame(const Match &a, const Match &b, const char *invariant)
{
    must(a.record() == b.record(), invariant, "record");
    must(a.standing() == b.standing(), invariant, "standing");
    must(a.over() == b.over() && a.nextDealer() == b.nextDealer(), invariant, "end");
    must((a.deal() == nullptr) == (b.deal() == nullptr), invariant, "deal");
    if (!a.deal())
        return;
    for (int seat = 0; seat < a.context()->seating.players; ++seat)
        must(toldTo(*a.deal(), seat) == toldTo(*b.deal(), seat), invariant,
             "seat " + std::to_string(seat));
    const Prompt one = legal(*a.deal());
    const Prompt other = legal(*b.deal());
    must(one.phase == other.phase && one.seat == other.seat && one.choices == other.choices,
         invariant, "prompt");
}

} // namespace

void checkCards(const DealState &deal)
{
    checkTricks(deal);
    if (deal.context->pack.draft)
        return; // what is laid away stands with those who saw it
    CardList pack = deal.context->pack.cards;
    sortForFiles(pack);
    must(cardsIn(deal) == pack, "every card is somewhere once", toString(cardsIn(deal)));
}

void checkSums(const Match &match)
{
    for (std::size_t number = 0; number < match.results().size(); ++number) {
        const DealResult &result = match.results()[number];
        const Standing &before = match.standingBefore(static_cast<int>(number));
        for (int side = 0; side < match.context()->seating.sides; ++side) {
            const auto at = static_cast<std::size_t>(side);
            int points = 0;
            int bags = 0;
            for (const ScoreLine &line : result.score.lines()) {
                points += line.side == side ? line.points : 0;
                bags += line.side == side ? line.bags : 0;
            }
            const SideScore &score = result.score.side[at];
            must(score.points == points && score.bags == bags, "lines add up to the deal's score");
            must(result.partial() || (result.after.totals[at] == before.totals[at] + points &&
                                      result.after.bags[at] == before.bags[at] + bags),
                 "deals add up to the totals");
        }
    }
}

void checkView(const DealState &deal, int seat, Dice &dice)
{
    const SeatView view(deal, seat);
    const char *invariant = "a view holds only what the seat was told";
    must(SeatView(filledWithAnything(deal, seat), seat).told() == view.told(), invariant);
    if (view.mayAct())
        must(view.prompt().choices == legal(deal).choices, "a view asks what the deal asks");
    const auto other = dealtOtherwise(deal, Exchanged(*deal.context, view.told(), dice));
    if (!other)
        return;
    const SeatView otherView(*other, seat);
    must(otherView.told() == view.told() && otherView.unseen() == view.unseen() &&
             otherView.prompt().choices == view.prompt().choices,
         invariant, "seat " + std::to_string(seat));
}

void checkToldByLines(const Match &match)
{
    const DealState &deal = *match.deal();
    const SeatView view(deal, deal.seat);
    ProtocolTable table;
    const auto tell = [&table](const QJsonObject &line) {
        const auto fault = table.hear(line);
        must(!fault, "what a program is told makes sense", fault ? fault->text.toStdString() : "");
    };
    tell(matchMessage(*match.context(), deal.seat));
    tell(dealMessage(view, match.standing()));
    for (std::size_t number = 0; number < view.told().events.size(); ++number)
        tell(eventMessage(view, number));
    tell(actMessage(view, 100));
    const auto heard = table.view();
    must(heard.has_value(), "a program that was told all sees the deal", logOf(deal));
    const char *same = "a program sees what its seat sees";
    const auto both = [&deal](const CardList &one, const CardList &other) {
        return toString(one) + " for " + toString(other) + " after " + logOf(deal);
    };
    must(heard->hand() == view.hand(), same, both(heard->hand(), view.hand()));
    must(heard->unseen() == view.unseen(), same, both(heard->unseen(), view.unseen()));
    must(heard->prompt().choices == view.prompt().choices, same, "choices after " + logOf(deal));
}

void checkReplay(const Match &match)
{
    const auto again = Match::fold(match.record());
    must(std::holds_alternative<Match>(again), "a record folds");
    mustBeSame(std::get<Match>(again), match, "a record folds to the same match");
}

void checkUndo(const Match &before, const Match &after)
{
    Match match = after;
    must(match.undo(), "what was done can be undone");
    mustBeSame(match, before, "undo gives the match before");
    must(match.redo(), "what was undone can be redone");
    mustBeSame(match, after, "redo gives the match again");
}

void checkSaved(const Match &match)
{
    const auto read = loadMatch(writeRecord({match.record(), {}}), QStringLiteral("match"));
    if (const auto *error = std::get_if<FileError>(&read))
        throw Broken("what is written can be read", error->text.toStdString());
    mustBeSame(std::get<LoadedMatch>(read).match, match, "what is read is what was written");
}

} // namespace sandbag::random_matches
