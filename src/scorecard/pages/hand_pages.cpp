// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/hand_pages.h"

#include "flow_pages.h"
#include "match/match.h"
#include "numbers/deal_number.h"
#include "pages/hand_blocks.h"
#include "pages/score_pages.h"
#include "paint/scorecard_text.h"

#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kTricksTogether = 13; ///< more are torn at this number

/// As dealt; of a drafted deal, which is dealt nothing, as play began.
QList<CardList> handsOf(const Match &match, int deal)
{
    const DealRecord &record = match.record().deals[static_cast<std::size_t>(deal)];
    QList<CardList> hands(record.hands.begin(), record.hands.end());
    const bool dealt =
        std::any_of(hands.begin(), hands.end(), [](const CardList &hand) { return !hand.empty(); });
    if (dealt)
        return hands;
    const auto firstPlay =
        std::find_if(record.events.begin(), record.events.end(),
                     [](const Event &event) { return event.kind == EventKind::play; });
    const auto state =
        match.dealAt(deal, static_cast<int>(std::distance(record.events.begin(), firstPlay)));
    hands.clear();
    for (int seat = 0; state && seat < state->seating().players; ++seat)
        hands << handOf(*state, seat);
    return hands;
}

QString bidsOf(const ScoreSheet &sheet, int deal)
{
    QStringList bids;
    for (const SheetEntry &entry : sheet.deals[deal].sides)
        if (!entry.calls.isEmpty())
            bids << sheet.callsOf(entry);
    return bids.join(QStringLiteral("; "));
}

void addPlayed(QList<Block> &blocks, const Match &match, const ScoreSheet &sheet, int index)
{
    const auto state = match.dealAt(index);
    if (!state)
        return;
    blocks << handsBlock(handsOf(match, index),
                         {sheet.players, state->dealer, state->rules().table_direction});
    if (const QString number = numberOfCards(match, index); !number.isEmpty())
        blocks << paragraph(ScorecardText::tr("Code for these cards: %1").arg(number),
                            TextStyle{8, false, false, Qt::AlignLeft | Qt::AlignTop, kSoftInk});
    blocks << titleBlock(ScorecardText::tr("Bidding"));
    blocks += biddingBlocks(*state, sheet.players);
    const int tricks = static_cast<int>(state->tricks.size());
    const QList<Block> disputes = disputeBlocks(*state, sheet.players);
    if (tricks == 0 && disputes.isEmpty())
        return;
    blocks << titleBlock(ScorecardText::tr("Play"));
    for (int from = 0; from < tricks; from += kTricksTogether)
        blocks << tricksBlock(*state, sheet.players, from,
                              std::min(tricks, from + kTricksTogether));
    blocks += disputes;
}

/// Of a deal that was entered only the calls and the score are known, so that several of them stand
/// on a page.
void addEntered(QList<Block> &blocks, const ScoreSheet &sheet, int index)
{
    const TextStyle words{9, false, false, Qt::AlignLeft | Qt::AlignTop, Qt::black};
    blocks.back().newPage = false;
    blocks << paragraph(ScorecardText::tr("Real cards: hands not recorded."), words);
    if (!bidsOf(sheet, index).isEmpty())
        blocks << paragraph(bidsOf(sheet, index), words);
}

QList<Block> blocksOf(const Match &match, const ScoreSheet &sheet, int index)
{
    QList<Block> blocks;
    const SheetDeal &deal = sheet.deals[index];
    Block title = titleBlock(ScorecardText::tr("Deal %1 · %2 dealt")
                                 .arg(deal.number)
                                 .arg(sheet.players.value(deal.dealer)));
    title.newPage = true;
    blocks << title;
    if (deal.partial) { // the one who prints it must not see the others' cards
        blocks << paragraph(ScorecardText::tr("Not finished."), TextStyle{});
        return blocks;
    }
    addPlayed(blocks, match, sheet, index);
    if (blocks.size() == 1)
        addEntered(blocks, sheet, index);
    blocks << titleBlock(deal.voided.isEmpty() ? ScorecardText::tr("Result") : deal.voided);
    blocks += resultBlocks(sheet, index);
    return blocks;
}

} // namespace

bool hasHands(const Match &match)
{
    const auto &deals = match.record().deals;
    return std::any_of(deals.begin(), deals.end(),
                       [](const DealRecord &deal) { return !deal.events.empty(); });
}

PrintJob handJob(const Match &match, int deal, int reader)
{
    const ScoreSheet sheet = scoreSheetOf(match, nullptr, reader);
    QList<Block> blocks;
    for (int index = 0; index < sheet.deals.size(); ++index)
        if (deal < 0 || deal == index)
            blocks += blocksOf(match, sheet, index);
    const QString game = gameLine(sheet), foot = sheet.rulesLine;
    return {ScorecardText::tr("Hand record"), [=](QSizeF area) -> std::unique_ptr<PrintPages> {
                PageFrame frame;
                frame.area = area;
                frame.title = ScorecardText::tr("Hand record");
                frame.subtitle = game;
                frame.foot = foot;
                return std::make_unique<FlowPages>(frame, blocks, area.width() > 640 ? 2 : 1);
            }};
}

} // namespace sandbag
