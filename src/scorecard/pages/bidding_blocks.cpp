// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/hand_blocks.h"
#include "paint/card_ink.h"
#include "paint/scorecard_text.h"
#include "text/call_text.h"
#include "text/option_words.h"

namespace sandbag {

namespace {

QString cardsText(const CardList &cards)
{
    QStringList words;
    for (const Card card : cards)
        words << (card.isJoker() ? rankText(card) : rankText(card) + suitSymbol(card.suit()));
    return words.join(u' ');
}

QString declared(Word word)
{
    if (word == Word::blindNil)
        return ScorecardText::tr("blind nil bid");
    return word == Word::nil ? ScorecardText::tr("nil bid") : QString();
}

/// What a player did before play, in words; "" for what nobody needs to read again.
QString actText(const Event &event)
{
    switch (event.kind) {
    case EventKind::call:
        return callInWords(event.call());
    case EventKind::raise:
        return ScorecardText::tr("raised to %1").arg(callInWords(event.call()));
    case EventKind::comeOut:
        return ScorecardText::tr("changed to ten");
    case EventKind::talk:
        return ScorecardText::tr("%1 sure and %2 possible").arg(event.sure()).arg(event.possible());
    case EventKind::declare:
        return declared(event.word());
    case EventKind::look:
        return ScorecardText::tr("looked");
    default:
        return {};
    }
}

QString passText(const PassRecord &pass, const QStringList &players)
{
    return ScorecardText::tr("%1 passed %2 to %3.", "player, cards, player")
        .arg(players[pass.from], cardsText(pass.cards), players[pass.to]);
}

} // namespace

QList<Block> biddingBlocks(const DealState &deal, const QStringList &players)
{
    const TextStyle words{9, false, false, Qt::AlignLeft | Qt::AlignTop, Qt::black};
    QStringList acts;
    for (const Event &event : deal.log) {
        const QString act = actText(event);
        if (event.seat >= 0 && !act.isEmpty())
            acts << QStringLiteral("%1: %2").arg(players[event.seat], act);
    }
    QList<Block> blocks{paragraph(acts.isEmpty() ? ScorecardText::tr("No bids.")
                                                 : acts.join(QStringLiteral("  ·  ")),
                                  words)};
    for (const PassRecord &pass : deal.exchange.passes)
        blocks << paragraph(passText(pass, players), words);
    if (deal.kitty.taker >= 0)
        blocks << paragraph(ScorecardText::tr("%1 took the kitty and discarded %2.")
                                .arg(players[deal.kitty.taker], cardsText(deal.hidden.discards)),
                            words);
    return blocks;
}

} // namespace sandbag
