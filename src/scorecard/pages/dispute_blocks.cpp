// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/hand_blocks.h"
#include "paint/scorecard_text.h"
#include "text/shown_text.h"

namespace sandbag {

namespace {

/// "Ada claimed the rest."
QString claimText(const Event &event, const DealState &deal, const QStringList &players)
{
    const bool held = deal.disputes.claimedBy == event.seat;
    return filled(held ? ScorecardText::tr("%1 claimed the remaining tricks.")
                       : ScorecardText::tr("%1 claimed the remaining tricks; the claim failed."),
                  {players[event.seat]});
}

QString challengeText(const Event &event, const DealState &deal, const QStringList &players)
{
    const Renege &renege = deal.disputes.renege;
    const bool found = renege.found && renege.seat == event.accused();
    return filled(found ? ScorecardText::tr("%1 found that %2 had reneged in trick %3.")
                        : ScorecardText::tr("%1 wrongly said that %2 had reneged in trick %3."),
                  {players[event.seat], players[event.accused()], event.trick()});
}

QString disputeText(const Event &event, const DealState &deal, const QStringList &players)
{
    switch (event.kind) {
    case EventKind::claim:
        return claimText(event, deal, players);
    case EventKind::concede:
        return filled(ScorecardText::tr("%1 conceded the remaining tricks."),
                      {players[event.seat]});
    case EventKind::challenge:
        return challengeText(event, deal, players);
    default:
        return {};
    }
}

} // namespace

QList<Block> disputeBlocks(const DealState &deal, const QStringList &players)
{
    const TextStyle words{9, false, false, Qt::AlignLeft | Qt::AlignTop, Qt::black};
    QList<Block> blocks;
    for (const Event &event : deal.log) {
        const QString text = disputeText(event, deal, players);
        if (text.isEmpty())
            continue;
        blocks << paragraph(text, words);
        blocks.back().space = 3;
    }
    return blocks;
}

} // namespace sandbag
