// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet/score_sheet.h"

#include "bids/bid_rules.h"
#include "deal/deal_end.h"
#include "families/ten/score.h"
#include "match/match.h"
#include "rules/catalogue.h"
#include "scoring/score_deal.h"
#include "sheet/longer_sheet.h"
#include "sheet/outcome_text.h"
#include "sheet/projection.h"
#include "text/call_text.h"
#include "text/enum_rows.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "text/session_text.h"
#include "text/translate.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sandbag {

namespace {

/// Why a deal does not count; "" where it does.
QString voidText(const DealResult &result)
{
    if (!isVoid(result.end))
        return {};
    using Row = EnumRow<DealEnd, const char *>;
    static constexpr Row kWords[] = {
        {DealEnd::misdeal, QT_TRANSLATE_NOOP("sandbag::SessionText", "Misdeal")},
        {DealEnd::passedOut, QT_TRANSLATE_NOOP("sandbag::SessionText", "Passed out")},
        {DealEnd::bidsShort, QT_TRANSLATE_NOOP("sandbag::SessionText", "Too few tricks bid")},
        {DealEnd::thrownIn, QT_TRANSLATE_NOOP("sandbag::SessionText", "Thrown in")},
        {DealEnd::pointsAlone, QT_TRANSLATE_NOOP("sandbag::SessionText", "Points only")}};
    for (const Row &row : kWords) {
        if (row.key == result.end)
            return SessionText::tr(row.value);
    }
    return result.remark.empty() ? SessionText::tr("Void") : QString::fromStdString(result.remark);
}

/// The seats of a side: in their order, or where a later number names the contract (rule
/// `bid_second`) in the order in which they bid.
QList<int> biddersOf(const SheetSide &side, const DealResult &result, bool closes)
{
    QList<int> seats = side.seats;
    if (!closes)
        return seats;
    const auto placeOf = [&](int seat) {
        int place = 0;
        while (result.facts.order[place] != seat)
            ++place;
        return place;
    };
    std::sort(seats.begin(), seats.end(), [&](int a, int b) { return placeOf(a) < placeOf(b); });
    return seats;
}

/// Bids of a side in both forms; `closes`: the last number is the contract.
void writeBids(SheetEntry &entry, const ScoreSheet &sheet, int side, const DealResult &result,
               bool closes)
{
    bool numbered = false;
    for (const int seat : biddersOf(sheet.sides[side], result, closes)) {
        const Call &call = result.facts.bids[seat];
        if (!call.made())
            continue;
        entry.calls << SheetCall{seat, callInWords(call)};
        if (call.what == Call::What::pass)
            continue;
        const bool number = call.isNumber() || call.what == Call::What::zero;
        if (!entry.bid.isEmpty()) // a later number is the contract so far: "3→6"
            entry.bid += closes && numbered && number && !call.blind ? QChar(0x2192) : QChar(u'+');
        numbered = numbered || number;
        const QString brief = callInShort(call);
        if (call.isNil() && result.score.fate[seat].failed())
            entry.failedNils << std::pair(static_cast<int>(entry.bid.size()),
                                          static_cast<int>(brief.size()));
        entry.bid += brief;
    }
    // A pass adds nothing to a partner's bid: in an auction there is one final bid, at one side.
    if (entry.bid.isEmpty() && !entry.calls.isEmpty())
        entry.bid = callInShort(Call::of(Call::What::pass));
}

SheetLine lineOf(const ScoreLine &line, const DealFacts &facts)
{
    SheetLine words;
    words.rule = line.rule;
    words.seat = line.seat;
    words.points = line.points;
    words.bags = line.bags;
    words.text = toText(explain(line, facts.rulings));
    return words;
}

SheetEntry::Fate fateOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::made:
        return SheetEntry::Fate::made;
    case Outcome::failed:
        return SheetEntry::Fate::set;
    case Outcome::none:
    case Outcome::partly:
        break;
    }
    return SheetEntry::Fate::none;
}

SheetEntry entryOf(const DealResult &result, const ScoreSheet &sheet, int place, bool closes)
{
    SheetEntry entry;
    writeBids(entry, sheet, place, result, closes);
    const int side = sheet.sides[place].number;
    entry.total = result.after.totals[side];
    entry.bagTotal = result.after.bags[side];
    if (result.partial()) {
        int taken = 0;
        for (const int seat : sheet.sides[place].seats)
            taken += result.facts.tricks[seat];
        // It is empty before the side has bid: no trick can be taken yet.
        if (taken > 0 || !entry.bid.isEmpty())
            entry.tricks = taken;
        return entry;
    }
    const SideScore &score = result.score.side[side];
    entry.points = score.points;
    entry.bags = score.bags;
    if (result.end != DealEnd::booksMade && !isVoid(result.end))
        entry.tricks = score.tricks;
    entry.fate = fateOf(score.outcome);
    entry.bagPenalty = score.bagPenalties > 0;
    for (const ScoreLine &line : result.score.lines()) {
        if (line.side == side)
            entry.lines << lineOf(line, result.facts);
    }
    return entry;
}

/// D4: offered only while the digit on the card is the count of bags.
bool unitsTell(const RuleSet &rules, const ScoreSheet &sheet)
{
    if (rules.bags_limit != 10 || rules.over_points != 1 || rules.bags_separate)
        return false;
    for (const SheetDeal &deal : sheet.deals)
        for (const SheetEntry &entry : deal.sides)
            if (std::abs(entry.total) % 10 != entry.bagTotal)
                return false;
    return true;
}

/// The players' tally of `bonus_split`, rounded towards nothing where halves are left.
QList<int> tallyOf(const Match &match)
{
    const Seating &seating = match.context()->seating;
    if (!match.rules().bonus_split || seating.solo())
        return {};
    QList<int> sums(seating.players, 0);
    for (const DealResult &result : match.results()) {
        const auto shares = bonusShares(result.score, seating);
        for (int seat = 0; seat < seating.players; ++seat)
            sums[seat] += shares[seat];
    }
    for (int &sum : sums)
        sum /= seating.perSide();
    return sums;
}

/// The reader's side, and then the others as they sit.
void nameSides(ScoreSheet &sheet, const Match &match, int reader)
{
    const Seating &seating = match.context()->seating;
    sheet.players = shownNames(match.record());
    for (int place = 0; place < seating.sides; ++place) {
        SheetSide named;
        named.number = (seating.sideOf(reader) + place) % seating.sides;
        for (const int seat : seating.seatsOf(named.number))
            named.seats << seat;
        const auto own = std::find(named.seats.begin(), named.seats.end(), reader);
        if (own != named.seats.end())
            std::rotate(named.seats.begin(), own, named.seats.end());
        for (const int seat : std::as_const(named.seats))
            named.players << sheet.players[seat];
        named.name = partnersText(named.players);
        sheet.sides << named;
    }
}

SheetProjection inOrder(const SheetProjection &bySide, const ScoreSheet &sheet)
{
    SheetProjection shown;
    for (const SheetSide &side : sheet.sides) {
        if (bySide.empty())
            break;
        shown.ifMade << bySide.ifMade[side.number];
        shown.ifSet << bySide.ifSet[side.number];
    }
    return shown;
}

bool showsBags(const RuleSet &rules)
{
    return !isAuction(rules) &&
           (rules.bags_limit > 0 || rules.over_points != 0 || rules.bags_separate);
}

void takeRules(ScoreSheet &sheet, const Match &match)
{
    const RuleSet &rules = match.rules();
    sheet.rulesName = rulesName(match.record());
    sheet.rulesLine = rulesLine(match.record());
    sheet.target = rules.win_target;
    sheet.floor = rules.win_floor;
    sheet.bagLimit = rules.bags_limit;
    sheet.bagsShown = showsBags(rules);
    for (int deal = 0; deal < static_cast<int>(match.results().size()); ++deal)
        sheet.bagsShown = sheet.bagsShown || showsBags(match.contextOf(deal)->rules);
    for (const Agreement &agreement : match.record().agreements)
        sheet.agreed << agreedLines(match.record(), agreement.deal);
}

/// The row of a deal of which the match knows nothing.
SheetDeal runningDeal(const Match &match, const DealState &seen, const ScoreSheet &sheet)
{
    DealResult result;
    result.after = match.standing();
    result.facts = factsSoFar(seen);
    SheetDeal deal;
    deal.number = static_cast<int>(match.results().size()) + 1;
    deal.dealer = seen.dealer;
    deal.partial = true;
    deal.agreed = agreedLines(match.record(), deal.number - 1);
    for (int side = 0; side < sheet.sides.size(); ++side)
        deal.sides << entryOf(result, sheet, side, numbersClose(seen.rules()));
    return deal;
}

ScoreSheet headOf(const Match &match, int reader)
{
    ScoreSheet sheet;
    takeRules(sheet, match);
    nameSides(sheet, match, reader);
    return sheet;
}

/// Those that the sheet has not yet.
void addDeals(ScoreSheet &sheet, const Match &match)
{
    const int deals = static_cast<int>(match.results().size());
    for (int i = static_cast<int>(sheet.deals.size()); i < deals; ++i) {
        const DealResult &result = match.results()[static_cast<std::size_t>(i)];
        SheetDeal deal;
        deal.number = i + 1;
        deal.dealer = match.record().deals[static_cast<std::size_t>(i)].dealer;
        deal.partial = result.partial();
        deal.voided = voidText(result);
        deal.agreed = agreedLines(match.record(), i);
        const bool closes = numbersClose(match.contextOf(i)->rules);
        for (int side = 0; side < sheet.sides.size(); ++side)
            deal.sides << entryOf(result, sheet, side, closes);
        sheet.deals << deal;
    }
}

/// Whether the same seats make up the same sides, whoever sits there.
bool sameSides(const ScoreSheet &one, const ScoreSheet &other)
{
    return std::equal(one.sides.begin(), one.sides.end(), other.sides.begin(), other.sides.end(),
                      [](const SheetSide &a, const SheetSide &b) {
                          return a.number == b.number && a.seats == b.seats;
                      });
}

/// In the rows that there are: what was agreed on is all in them that names someone.
void nameAgreed(ScoreSheet &sheet, const MatchRecord &record)
{
    auto agreement = record.agreements.begin();
    for (int i = 0; i < static_cast<int>(sheet.deals.size()); ++i) {
        while (agreement != record.agreements.end() && agreement->deal < i)
            ++agreement;
        const bool agreed = agreement != record.agreements.end() && agreement->deal == i;
        const QStringList &known = sheet.deals.at(i).agreed;
        if (!agreed && known.isEmpty())
            continue;
        QStringList lines = agreed ? agreedLines(record, i) : QStringList();
        if (lines != known)
            sheet.deals[i].agreed = std::move(lines);
    }
}

void sumUp(ScoreSheet &sheet, const Match &match)
{
    sheet.over = match.over();
    sheet.winner = sheet.placeOf(match.standing().winner);
    sheet.outcome = outcomeText(match, sheet);
    sheet.nextDealer = match.nextDealer();
    sheet.bagsAreUnits = unitsTell(match.rules(), sheet);
    sheet.projection = inOrder(projectionOf(match), sheet);
    sheet.tally = tallyOf(match);
}

} // namespace

QString ScoreSheet::callsOf(const SheetEntry &entry) const
{
    QStringList named;
    for (const SheetCall &call : entry.calls)
        named << SessionText::tr("%1: %2", "player: call").arg(players[call.seat], call.words);
    return named.join(QStringLiteral("; "));
}

QString ScoreSheet::wordsOf(const SheetLine &line) const
{
    if (line.seat < 0 || sides.size() == players.size())
        return line.text;
    return SessionText::tr("%1: %2", "player: what happened").arg(players[line.seat], line.text);
}

QString ScoreSheet::wordsAndPoints(const SheetLine &line) const
{
    if (line.points == 0 && line.bags != 0)
        return wordsOf(line);
    return wordsOf(line) + u' ' + signedPoints(line.points);
}

int ScoreSheet::placeOf(int number) const
{
    const auto at = std::find_if(sides.begin(), sides.end(),
                                 [number](const SheetSide &side) { return side.number == number; });
    return at == sides.end() ? -1 : static_cast<int>(at - sides.begin());
}

bool SheetEntry::wheels() const
{
    return std::any_of(lines.begin(), lines.end(), [](const SheetLine &line) {
        return line.rule == &kTenLine && line.points == 200;
    });
}

ScoreSheet scoreSheetOf(const Match &match, const DealState *seen, int reader)
{
    ScoreSheet sheet = headOf(match, reader);
    addDeals(sheet, match);
    if (seen && match.dealOver() && !match.over())
        sheet.deals << runningDeal(match, *seen, sheet);
    sumUp(sheet, match);
    return sheet;
}

ScoreSheet longerSheetOf(const Match &match, const ScoreSheet &before, int same)
{
    ScoreSheet sheet = headOf(match, 0);
    if (sameSides(sheet, before)) {
        sheet.deals = before.deals.first(same);
        nameAgreed(sheet, match.record());
    }
    addDeals(sheet, match);
    sumUp(sheet, match);
    return sheet;
}

} // namespace sandbag
