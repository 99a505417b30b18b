// SPDX-License-Identifier: GPL-3.0-or-later
// Matches entered from a real table, for the tests of scorecard, pages and score keeper.
#pragma once

#include "match/match.h"
#include "rules/catalogue.h"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <vector>

namespace sandbag::cards {

/// A deal in the words of the files.
inline DealRecord entered(int dealer, const std::vector<const char *> &bids,
                          const std::vector<int> &tricks)
{
    DealRecord deal;
    deal.kind = DealRecord::Kind::entered;
    deal.dealer = dealer;
    for (std::size_t seat = 0; seat < bids.size(); ++seat)
        deal.bids[seat] = parseCall(bids[seat]).value();
    for (std::size_t seat = 0; seat < tricks.size(); ++seat)
        deal.facts.tricks[seat] = static_cast<std::uint8_t>(tricks[seat]);
    if (!tricks.empty())
        deal.given.add(Fact::tricks);
    return deal;
}

inline MatchRecord recordOf(const char *preset, const std::vector<std::string> &names)
{
    MatchRecord record;
    record.base = preset;
    record.rules = rulesOf(*findPreset(preset));
    for (const std::string &name : names)
        record.players.push_back({name, "human"});
    return record;
}

inline Match matchOf(MatchRecord record, std::vector<DealRecord> deals)
{
    record.deals = std::move(deals);
    auto folded = Match::fold(record);
    if (const auto *error = std::get_if<RecordError>(&folded))
        throw std::runtime_error(plainEnglish(error->text));
    return std::get<Match>(std::move(folded));
}

/// A start in which seat 0 holds all spades, and the others hearts, diamonds and clubs.
inline DealStart suitsDealt(int dealer)
{
    DealStart start;
    start.dealer = dealer;
    for (const char *hand :
         {"AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
          "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"})
        start.hands.push_back(parseCards(hand).value());
    return start;
}

inline const std::vector<std::string> kFour{"Ada", "Bo", "Cy", "Dot"};
inline const std::vector<std::string> kEight{"Ada", "Bo",   "Cy",  "Dot",
                                             "Eve", "Finn", "Gus", "Hedwig"};

/// Standard: bags, a misdeal, a nil made and one failed, a bag penalty, a ruling.
inline Match standardMatch()
{
    DealRecord misdeal;
    misdeal.kind = DealRecord::Kind::voided;
    misdeal.dealer = 2;
    misdeal.voidReason = "misdeal";
    DealRecord ruled = entered(1, {"4", "3", "2", "3"}, {4, 3, 2, 4});
    ruled.rulings.push_back({1, -50, 0, 0, "named a card"});
    return matchOf(recordOf("standard", kFour),
                   {entered(0, {"4", "3", "2", "3"}, {5, 3, 3, 2}),
                    entered(1, {"nil", "4", "4", "3"}, {0, 5, 4, 4}), misdeal,
                    entered(2, {"3", "nil", "3", "5"}, {3, 1, 3, 6}),
                    entered(3, {"2", "2", "2", "2"}, {5, 2, 4, 2}),
                    entered(0, {"2", "2", "1", "4"}, {5, 2, 2, 4}), ruled});
}

/// Eight players alone, nine of ... deals.
inline Match eightAlone(int deals)
{
    MatchRecord record = recordOf("cutthroat", kEight);
    record.rules.table_players = 8;
    std::vector<DealRecord> list;
    for (int i = 0; i < deals; ++i)
        list.push_back(
            entered(i % 8, {"1", "1", "1", "1", "1", "1", "1", "1"}, {1, 0, 1, 1, 1, 0, 1, 1}));
    return matchOf(record, list);
}

/// So many players, each for themselves, in a match that nobody can win; one after the other fails.
inline Match manyAlone(int players, int deals)
{
    MatchRecord record = recordOf("cutthroat", {kEight.begin(), kEight.begin() + players});
    record.rules.table_players = players;
    record.rules.bags_limit = 0;
    record.rules.win_target = 0;
    record.rules.win_deals = deals + 1;
    const auto seats = static_cast<std::size_t>(players);
    std::vector<DealRecord> list;
    for (int i = 0; i < deals; ++i) {
        std::vector<int> tricks(seats, 1);
        tricks[static_cast<std::size_t>(i) % seats] = 0;
        tricks[static_cast<std::size_t>(i + 1) % seats] += 52 / players - players + 1;
        list.push_back(entered(i % players, std::vector<const char *>(seats, "1"), tricks));
    }
    return matchOf(record, list);
}

/// A long match that nobody can win: `deals` deals of Standard without a target.
inline Match longMatch(int deals)
{
    MatchRecord record = recordOf("standard", kFour);
    record.rules.win_target = 0;
    record.rules.win_deals = 100;
    std::vector<DealRecord> list;
    for (int i = 0; i < deals; ++i)
        list.push_back(i % 3 == 0 ? entered(i % 4, {"4", "3", "2", "3"}, {5, 3, 3, 2})
                                  : entered(i % 4, {"3", "3", "3", "3"}, {3, 4, 2, 4}));
    return matchOf(record, list);
}

} // namespace sandbag::cards
