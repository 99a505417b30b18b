// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/board_set.h"

#include "deal/rule_context.h"
#include "formats/rules_json.h"
#include "match/dealer_draw.h"
#include "match/match.h"
#include "numbers/deal_number.h"
#include "numbers/dealt_cards.h"
#include "text/session_text.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Board i is deal i of the source; the dealer of the first is drawn, the others follow.
std::vector<DealRecord> shuffledBoards(const DealSource &source, const RuleContext &context,
                                       int count)
{
    const int first = drawForDealer(context, source.seedOfDraw()).dealer;
    std::vector<DealRecord> boards;
    for (int i = 0; i < count; ++i)
        boards.push_back(shuffledDeal(source, context, (first + i) % context.seating.players, i));
    return boards;
}

bool fits(const RuleContext &context, const DealRecord &board)
{
    return !checkStart(context, startOf(board));
}

void fill(BoardTable &table, const BoardTable &other)
{
    for (std::size_t i = 0; i < table.points.size() && i < other.points.size(); ++i) {
        if (!table.points[i])
            table.points[i] = other.points[i];
    }
}

} // namespace

bool BoardSet::operator==(const BoardSet &other) const
{
    return sameBoards(*this, other) && rivals == other.rivals && tables == other.tables &&
           contest == other.contest;
}

std::optional<QString> whyNoBoards(const RuleSet &rules)
{
    if (const auto fault = whyNotPlayable(rules))
        return fault->text;
    return {};
}

std::variant<BoardSet, QString> boardsOfCards(const CodedRules &rules,
                                              const std::vector<DealRecord> &cards)
{
    if (const auto why = whyNoBoards(rules.rules))
        return *why;
    if (cards.empty() || cards.size() > kMostBoards)
        return SessionText::tr("The number of deals must be 1 to %1.").arg(kMostBoards);
    BoardSet set;
    set.rules = rules;
    const auto context = makeContext(rules.rules);
    for (const DealRecord &deal : cards) {
        set.boards.push_back(cardsOnly(deal));
        const DealRecord &board = set.boards.back();
        if (board.dealer < 0 || board.dealer >= context->seating.players || !fits(*context, board))
            return SessionText::tr("The cards of deal %1 do not fit the rules.")
                .arg(set.boards.size());
    }
    return set;
}

std::variant<BoardSet, QString> boardsOfNumber(const QString &number, int count)
{
    const auto read = readNumber(number);
    if (const auto *why = std::get_if<QString>(&read))
        return *why;
    const auto &cards = std::get<NumberedCards>(read);
    if (cards.only)
        return SessionText::tr(
            "This code is for a single deal; shared deals need the code of a match.");
    if (count < 1 || count > kMostBoards)
        return SessionText::tr("The number of deals must be 1 to %1.").arg(kMostBoards);
    if (const auto why = whyNoBoards(cards.rules.rules))
        return *why;
    BoardSet set;
    set.rules = cards.rules;
    set.number = numberText(cards).value_or(number);
    if (cards.cards.empty()) {
        const DealSource source =
            cards.key ? DealSource::byKey(*cards.key) : DealSource::bySeed(*cards.seed);
        set.boards = shuffledBoards(source, *makeContext(cards.rules.rules), count);
    } else {
        set.boards = cards.cards;
    }
    return set;
}

BoardSet freshBoards(const CodedRules &rules, int count)
{
    const QString number = numberText({rules, freshShortSeed(), {}, {}}).value_or(QString());
    auto set = boardsOfNumber(number, count);
    auto *boards = std::get_if<BoardSet>(&set);
    return boards ? std::move(*boards) : BoardSet{rules, {}, {}, false, {}, {}, {}};
}

bool sameBoards(const BoardSet &one, const BoardSet &other)
{
    return one.rules.rules == other.rules.rules && one.carried == other.carried &&
           std::equal(one.boards.begin(), one.boards.end(), other.boards.begin(),
                      other.boards.end(), sameCards);
}

void mergeTables(BoardSet &set, const BoardSet &other)
{
    for (const BoardTable &table : other.tables) {
        const auto known =
            std::find_if(set.tables.begin(), set.tables.end(), [&](const BoardTable &there) {
                return there.name == table.name && there.seat == table.seat &&
                       there.player == table.player;
            });
        if (known == set.tables.end()) {
            set.tables.append(table);
            set.tables.back().here = false;
        } else {
            fill(*known, table);
        }
    }
}

} // namespace sandbag
