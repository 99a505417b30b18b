// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet of games without partners: where the families' sentences speak of a side these
// speak of a player.
#include "families/sheets.h"
#include "text/mark.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace sandbag {

namespace {

struct Row {
    std::string_view ofSide;
    const char *ofPlayer;
};

constexpr Row kRows[] = {
    {"The last bidder's side, the declarers, must take the tricks bid plus the book of %n "
     "trick(s).",
     QT_TRANSLATE_N_NOOP(
         "engine",
         "The last bidder, the declarer, must take the tricks bid plus the book of %n trick(s).")},
    {"If the declarers take as many tricks as they need, they earn 10 points for each trick bid.",
     QT_TRANSLATE_NOOP(
         "engine",
         "A declarer who takes as many tricks as needed earns 10 points for each trick bid.")},
    {"If the declarers take as many tricks as they need, they earn 10 points for each trick bid "
     "and each trick of the book.",
     QT_TRANSLATE_NOOP("engine", "A declarer who takes as many tricks as needed earns 10 points "
                                 "for each trick bid and each trick of the book.")},
    {"If the declarers take fewer tricks than they need, they score nothing.",
     QT_TRANSLATE_NOOP("engine", "A declarer who takes fewer tricks than needed scores nothing.")},
    {"If the declarers take fewer tricks than they need, they lose %n point(s) for each trick bid.",
     QT_TRANSLATE_N_NOOP(
         "engine",
         "A declarer who takes fewer tricks than needed loses %n point(s) for each trick bid.")},
    {"Every defending side earns %n point(s) for each overtrick of the declarers and %2 for each "
     "undertrick. There are no bags and no nil.",
     QT_TRANSLATE_N_NOOP("engine",
                         "Every other player earns %n point(s) for each overtrick of the declarer "
                         "and %2 for each undertrick. There are no bags and no nil.")},
    {"Every overtrick is a bag; a side loses %1 for %n bag(s).",
     QT_TRANSLATE_N_NOOP("engine", "Every overtrick is a bag; a player loses %1 for %n bag(s).")},
    {"If a side takes %1, makes its contract, and has an overtrick, it counts one bag fewer in "
     "that deal.",
     QT_TRANSLATE_NOOP("engine", "If a player takes %1, makes their contract, and has an "
                                 "overtrick, they count one bag fewer in that deal.")},
    {"Before each deal, a card is cut. If a side takes that card in a trick, makes its contract, "
     "and has an overtrick, it counts one bag fewer in that deal.",
     QT_TRANSLATE_NOOP(
         "engine", "Before each deal, a card is cut. If a player takes that card in a trick, makes "
                   "their contract, and has an overtrick, they count one bag fewer in that deal.")},
    {"Board: the contract of a side must be at least %1, unless all its players bid nil.",
     QT_TRANSLATE_NOOP("engine", "Board: a player must bid at least %1, or nil.")},
    {"Board: the contract of a side must be at least %1.",
     QT_TRANSLATE_NOOP("engine", "Board: a player must bid at least %1.")},
    {"After all the bids, each side in turn may raise its contract by any number.",
     QT_TRANSLATE_NOOP(
         "engine", "After all the bids, each player in turn may raise their bid by any number.")},
    {"After all the bids, the side that bid first may raise its contract once.",
     QT_TRANSLATE_NOOP("engine",
                       "After all the bids, the player who bid first may raise their bid once.")},
    {"Books filled: if all contracts add up to %1, the deal is not played and every side scores "
     "its contract. Blind bids count as regular bids for this.",
     QT_TRANSLATE_NOOP(
         "engine", "Books filled: if all contracts add up to %1, the deal is not played and every "
                   "player scores their contract. Blind bids count as regular bids for this.")},
    {"A blind contract scores as usual. In addition, a side that meets it exactly earns %n "
     "point(s), and a side that falls short loses the same number.",
     QT_TRANSLATE_N_NOOP(
         "engine", "A blind contract scores as usual. In addition, a player who meets it exactly "
                   "earns %n point(s), and a player who falls short loses the same number.")},
    {"A side that bid blind loses %n point(s) if it takes more tricks than it bid.",
     QT_TRANSLATE_N_NOOP(
         "engine",
         "A player who bid blind loses %n point(s) by taking more tricks than they bid.")},
    {"Only a side at least %n point(s) behind the leader may bid blind numbers and blind moons.",
     QT_TRANSLATE_N_NOOP("engine", "Only a player at least %n point(s) behind the leader may bid "
                                   "blind numbers and blind moons.")},
    {"Only a side at least %n point(s) behind the leader may make this bid.",
     QT_TRANSLATE_N_NOOP(
         "engine", "Only a player at least %n point(s) behind the leader may make this bid.")},
    {"After looking, the side may change its blind bid to a regular bid of ten.",
     QT_TRANSLATE_NOOP(
         "engine", "After looking, the player may change the blind bid to a regular bid of ten.")},
    {"If a player needs only the last trick of the deal to complete a streak, but an opponent wins "
     "that trick, the opponent's side gets the points for the streak.",
     QT_TRANSLATE_NOOP(
         "engine", "If a player needs only the last trick of the deal to complete a streak, but an "
                   "opponent wins that trick, the opponent gets the points for the streak.")},
    {"A side that takes exactly its contract earns %n point(s) for each trick bid.",
     QT_TRANSLATE_N_NOOP(
         "engine",
         "A player who takes exactly their contract earns %n point(s) for each trick bid.")},
    {"A side that takes at least its contract earns %n point(s) for each trick bid.",
     QT_TRANSLATE_N_NOOP(
         "engine",
         "A player who takes at least their contract earns %n point(s) for each trick bid.")},
    {"Otherwise the side is set and loses the same number of points.",
     QT_TRANSLATE_NOOP("engine",
                       "Otherwise the player is set and loses the same number of points.")},
    {"Otherwise the side is set. Each missing trick costs as much as a trick bid earns; a side "
     "that is set for taking too many tricks loses its whole contract.",
     QT_TRANSLATE_NOOP(
         "engine",
         "Otherwise the player is set. Each missing trick costs as much as a trick bid earns; a "
         "player who is set for taking too many tricks loses their whole contract.")},
    {"Otherwise the side is set and scores nothing.",
     QT_TRANSLATE_NOOP("engine", "Otherwise the player is set and scores nothing.")},
    {"Otherwise the side is set and scores 1 point for each trick it took.",
     QT_TRANSLATE_NOOP("engine",
                       "Otherwise the player is set and scores 1 point for each trick they took.")},
    {"For each trick that a side is short, every other side gets %n point(s).",
     QT_TRANSLATE_N_NOOP(
         "engine", "For each trick that a player is short, every other player gets %n point(s).")},
    {"For each trick that a side is short, the opponents get %n point(s).",
     QT_TRANSLATE_N_NOOP("engine",
                         "For each trick that a player is short, the opponent gets %n point(s).")},
    {"A side that takes %1 or more overtricks is also set.",
     QT_TRANSLATE_NOOP("engine", "A player who takes %1 or more overtricks is also set.")},
    {"A side is also set when it takes twice its contract or more.",
     QT_TRANSLATE_NOOP("engine",
                       "A player is also set when they take twice their contract or more.")},
    {"A side is also set when it takes more than twice its contract.",
     QT_TRANSLATE_NOOP("engine",
                       "A player is also set when they take more than twice their contract.")},
    {"A side that makes a contract of seven or more earns 10 extra points the first time, 20 the "
     "second time, and so on.",
     QT_TRANSLATE_NOOP("engine", "A player who makes a contract of seven or more earns 10 extra "
                                 "points the first time, 20 the second time, and so on.")},
    {"A side that takes seven tricks or more earns 10 extra points the first time, 20 the second "
     "time, and so on, no matter what it bid.",
     QT_TRANSLATE_NOOP("engine",
                       "A player who takes seven tricks or more earns 10 extra points the first "
                       "time, 20 the second time, and so on, no matter what they bid.")},
    {"To declare a misdeal, a player shows their hand when it is their turn to bid, before anyone "
     "on their side has bid.",
     QT_TRANSLATE_NOOP(
         "engine",
         "To declare a misdeal, a player shows their hand when it is their turn to bid.")},
    {"If the no-trump promise is kept and the contract made, the bid counts double; if the promise "
     "is broken, the side loses the points of that bid.",
     QT_TRANSLATE_NOOP(
         "engine", "If the no-trump promise is kept and the contract made, the bid counts double; "
                   "if the promise is broken, the player loses the points of that bid.")},
    {"If the no-trump promise is kept, each trick that the bidder takes counts double; if it is "
     "broken, the side loses the points of the bidder's bid.",
     QT_TRANSLATE_NOOP("engine",
                       "If the no-trump promise is kept, each trick that the bidder takes counts "
                       "double; if it is broken, the bidder loses the points of the bid.")},
    {"Bemo: in addition to its contract, a side may announce that it will win the first six tricks "
     "(little bemo) or the first nine (big bemo). It wins or loses 60 points with a little bemo "
     "and 90 with a big one.",
     QT_TRANSLATE_NOOP("engine",
                       "Bemo: in addition to their contract, a player may announce that they will "
                       "win the first six tricks (little bemo) or the first nine (big bemo). They "
                       "win or lose 60 points with a little bemo and 90 with a big one.")},
    {"Moe: instead of a contract, a side may announce that it will win six tricks in a row (little "
     "moe, 150 points won or lost) or eight (big moe, 300). The side gets no bags for it.",
     QT_TRANSLATE_NOOP("engine", "Moe: instead of a contract, a player may announce that they will "
                                 "win six tricks in a row (little moe, 150 points won or lost) or "
                                 "eight (big moe, 300). The player gets no bags for it.")},
    {"Moe: instead of a contract, a side may announce that it will win six tricks in a row (little "
     "moe, 150 points) or eight (big moe, 300). The side gets no bags for it; a failed moe costs "
     "nothing.",
     QT_TRANSLATE_NOOP("engine",
                       "Moe: instead of a contract, a player may announce that they will win six "
                       "tricks in a row (little moe, 150 points) or eight (big moe, 300). The "
                       "player gets no bags for it; a failed moe costs nothing.")},
    {"Mo: instead of bidding a contract, a side may announce that it will win the first seven "
     "tricks (little mo, for %n point(s) won or lost) or the first ten (big mo, for %2). It gets "
     "no bags.",
     QT_TRANSLATE_N_NOOP("engine",
                         "Mo: instead of bidding a contract, a player may announce that they will "
                         "win the first seven tricks (little mo, for %n point(s) won or lost) or "
                         "the first ten (big mo, for %2). They get no bags.")},
    {"Moon, a bid that your side will take every trick, earns %n point(s) if made and costs %2 if "
     "it fails.",
     QT_TRANSLATE_N_NOOP(
         "engine",
         "Moon, a bid to take every trick, earns %n point(s) if made and costs %2 if it fails.")},
    {"Lexington: a side that takes exactly twelve tricks scores %n point(s) instead of its "
     "contract.",
     QT_TRANSLATE_N_NOOP("engine", "Lexington: a player who takes exactly twelve tricks scores %n "
                                   "point(s) instead of their contract.")},
    {"A side that takes every trick of a deal without having bid them all scores %n extra "
     "point(s).",
     QT_TRANSLATE_N_NOOP("engine", "A player who takes every trick of a deal without having bid "
                                   "them all scores %n extra point(s).")},
    {"A side that takes every trick of a deal without having bid them all wins the match.",
     QT_TRANSLATE_NOOP(
         "engine",
         "A player who takes every trick of a deal without having bid them all wins the match.")},
    {"Tricks of a failed nil count for its side's contract.",
     QT_TRANSLATE_NOOP("engine", "Tricks of a failed nil count for the contract of its bidder.")},
    {"Tricks of a failed nil count for the contract of the next side in turn.",
     QT_TRANSLATE_NOOP(
         "engine", "Tricks of a failed nil count for the contract of the next player in turn.")},
    {"Tricks of a failed nil count for the opponents' contract.",
     QT_TRANSLATE_NOOP("engine", "Tricks of a failed nil count for the opponent's contract.")},
    {"A side that bid a nil gets no bags in that deal.",
     QT_TRANSLATE_NOOP("engine", "A player who bid a nil gets no bags in that deal.")},
    {"The side that reneged is set and loses 10 points for each trick bid.",
     QT_TRANSLATE_NOOP("engine",
                       "The player who reneged is set and loses 10 points for each trick bid.")},
    {"The side that reneged needs three more tricks for its contract.",
     QT_TRANSLATE_NOOP("engine",
                       "The player who reneged needs three more tricks for their contract.")},
    {"The challenger's side gets all points that the reneging side scores in the deal.",
     QT_TRANSLATE_NOOP(
         "engine",
         "The challenger gets all points that the player who reneged scores in the deal.")},
    {"The side that reneged is set, loses 10 points for each trick bid, and loses the match.",
     QT_TRANSLATE_NOOP("engine", "The player who reneged is set, loses 10 points for each trick "
                                 "bid, and loses the match.")},
    {"After a renege, the contracts of all other sides count as made, however many tricks they "
     "took.",
     QT_TRANSLATE_NOOP("engine", "After a renege, the contracts of all other players count as "
                                 "made, however many tricks they took.")},
    {"A false challenge costs %n trick(s), which no side gets.",
     QT_TRANSLATE_N_NOOP("engine", "A false challenge costs %n trick(s), which nobody gets.")},
    {"After a false challenge, the challenger's side is set.",
     QT_TRANSLATE_NOOP("engine", "After a false challenge, the challenger is set.")},
    {"A side that bids ten and takes every trick wins the match.",
     QT_TRANSLATE_NOOP("engine", "A player who bids ten and takes every trick wins the match.")},
    {"Side %1 starts with %n point(s).",
     QT_TRANSLATE_N_NOOP("engine", "Player %1 starts with %n point(s).")},
    {"A side that is set %n time(s) in a row loses the match.",
     QT_TRANSLATE_N_NOOP("engine", "A player who is set %n time(s) in a row loses the match.")},
    {"A side that is set %n time(s) in total loses the match.",
     QT_TRANSLATE_N_NOOP("engine", "A player who is set %n time(s) in total loses the match.")},
    {"The first side to reach %n point(s) wins the match; if several do in one deal, the highest "
     "score wins.",
     QT_TRANSLATE_N_NOOP("engine", "The first player to reach %n point(s) wins the match; if "
                                   "several do in one deal, the highest score wins.")},
    {"A side that falls to %1 point(s) or below loses the match.",
     QT_TRANSLATE_N_NOOP("engine", "A player who falls to %1 point(s) or below loses the match.")},
    {"A side that takes fewer than %n trick(s) in the first deal loses the match.",
     QT_TRANSLATE_N_NOOP(
         "engine", "A player who takes fewer than %n trick(s) in the first deal loses the match.")},
    {"Nil is bid before all other bids, starting with the player after the dealer. First, each "
     "side may bid one blind nil before either partner looks at their cards. Then each side "
     "without a blind nil may bid one nil.",
     QT_TRANSLATE_NOOP("engine",
                       "Nil is bid before all other bids, starting with the player after the "
                       "dealer. First, each player may bid blind nil before looking at their "
                       "cards. Then each player without a blind nil may bid nil.")},
    {"Nil is bid before all other bids: starting with the player after the dealer, each side may "
     "bid one nil.",
     QT_TRANSLATE_NOOP("engine", "Nil is bid before all other bids: starting with the player after "
                                 "the dealer, each player may bid nil.")},
    {"After the bids, the side with the largest contract takes the kitty, divides it among its "
     "players as they like, and discards the same number of cards. If contracts are equal, each "
     "side gets one card, and any others stay unseen.",
     QT_TRANSLATE_NOOP("engine",
                       "After the bids, the player with the largest contract takes the kitty and "
                       "discards the same number of cards. If contracts are equal, each of these "
                       "players gets one card, and any others stay unseen.")},
    {"A contract for all the tricks also counts as a moon, even if each partner bid only part of "
     "it.",
     QT_TRANSLATE_NOOP("engine", "A contract for all the tricks also counts as a moon.")},
    {"A joker may be played at any time and never wins. But it turns every other card that the "
     "same side plays to the trick into a trump (“joke trump”). Such a card keeps its rank and "
     "beats all non-trump cards and lower spades, but not a spade of the same or higher rank. If a "
     "joker is led, the next card sets the suit.",
     QT_TRANSLATE_NOOP("engine", "A joker may be played at any time and never wins. If a joker is "
                                 "led, the next card sets the suit.")},
};

} // namespace

const char *wordsOfPlayer(const char *ofSide)
{
    const auto *row = std::find_if(std::begin(kRows), std::end(kRows),
                                   [ofSide](const Row &one) { return one.ofSide == ofSide; });
    return row == std::end(kRows) ? ofSide : row->ofPlayer;
}

} // namespace sandbag
