// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/card_names.h"

#include "text/session_text.h"

namespace sandbag {

namespace {

QString rankName(int rank)
{
    switch (rank) {
    case 12:
        return SessionText::tr("ace");
    case 11:
        return SessionText::tr("king");
    case 10:
        return SessionText::tr("queen");
    case 9:
        return SessionText::tr("jack");
    default:
        return QString::number(rank + 2);
    }
}

QString ofSuit(Suit suit, const QString &rank)
{
    switch (suit) {
    case Suit::clubs:
        return SessionText::tr("%1 of clubs").arg(rank);
    case Suit::diamonds:
        return SessionText::tr("%1 of diamonds").arg(rank);
    case Suit::hearts:
        return SessionText::tr("%1 of hearts").arg(rank);
    case Suit::spades:
        return SessionText::tr("%1 of spades").arg(rank);
    }
    return {};
}

QString jokerName(Card card)
{
    if (card == Card::bigJoker())
        return SessionText::tr("big joker");
    return card == Card::littleJoker() ? SessionText::tr("little joker")
                                       : SessionText::tr("third joker");
}

} // namespace

QString cardName(Card card)
{
    if (card.isJoker())
        return jokerName(card);
    const QString name = ofSuit(card.suit(), rankName(card.rank()));
    return card.isLowAce() ? SessionText::tr("%1 (as a low card)").arg(name) : name;
}

} // namespace sandbag
