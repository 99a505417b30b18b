// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/card_names.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::Words)
};

QString rankName(int rank)
{
    switch (rank) {
    case 12:
        return Words::tr("ace");
    case 11:
        return Words::tr("king");
    case 10:
        return Words::tr("queen");
    case 9:
        return Words::tr("jack");
    default:
        return QString::number(rank + 2);
    }
}

QString ofSuit(Suit suit, const QString &rank)
{
    switch (suit) {
    case Suit::clubs:
        return Words::tr("%1 of clubs").arg(rank);
    case Suit::diamonds:
        return Words::tr("%1 of diamonds").arg(rank);
    case Suit::hearts:
        return Words::tr("%1 of hearts").arg(rank);
    case Suit::spades:
        return Words::tr("%1 of spades").arg(rank);
    }
    return {};
}

QString jokerName(Card card)
{
    if (card == Card::bigJoker())
        return Words::tr("big joker");
    return card == Card::littleJoker() ? Words::tr("little joker") : Words::tr("third joker");
}

} // namespace

QString cardName(Card card)
{
    if (card.isJoker())
        return jokerName(card);
    const QString name = ofSuit(card.suit(), rankName(card.rank()));
    return card.isLowAce() ? Words::tr("%1, called low").arg(name) : name;
}

} // namespace sandbag
