// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/deck_rows.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace sandbag {

namespace {

constexpr QLatin1String kInFirstDeck("");

constexpr OwnDeck kDecks[] = {
    {QLatin1String(""), QLatin1String(":/cards/deck.svg"),
     QLatin1String(":/cards/deck-four-colour.svg"),
     QT_TRANSLATE_NOOP("CardDecks", "Sandbag's own")},
};

constexpr CardBack kBacks[] = {
    {QLatin1String("back"), kInFirstDeck, QT_TRANSLATE_NOOP("CardDecks", "Blue")},
    {QLatin1String("back-red"), kInFirstDeck, QT_TRANSLATE_NOOP("CardDecks", "Red")},
    {QLatin1String("back-green"), kInFirstDeck, QT_TRANSLATE_NOOP("CardDecks", "Green")},
    {QLatin1String("back-slate"), kInFirstDeck, QT_TRANSLATE_NOOP("CardDecks", "Slate")},
    {QLatin1String("back-plum"), kInFirstDeck, QT_TRANSLATE_NOOP("CardDecks", "Plum")},
    {QLatin1String("back-lattice"), kInFirstDeck, QT_TRANSLATE_NOOP("CardDecks", "Blue lattice")},
    {QLatin1String("back-lattice-red"), kInFirstDeck,
     QT_TRANSLATE_NOOP("CardDecks", "Red lattice")},
    {QLatin1String("back-waves"), kInFirstDeck, QT_TRANSLATE_NOOP("CardDecks", "Waves")},
};

} // namespace

std::span<const OwnDeck> ownDecks()
{
    return kDecks;
}

std::span<const CardBack> cardBacks()
{
    return kBacks;
}

const OwnDeck *ownDeck(const QString &key)
{
    const auto *row = std::find_if(std::begin(kDecks), std::end(kDecks),
                                   [&](const OwnDeck &deck) { return deck.key == key; });
    return row == std::end(kDecks) ? nullptr : row;
}

const CardBack &cardBack(const QString &key)
{
    const auto *row = std::find_if(std::begin(kBacks), std::end(kBacks),
                                   [&](const CardBack &back) { return back.key == key; });
    return row == std::end(kBacks) ? kBacks[0] : *row;
}

QString deckName(const char *name)
{
    return QCoreApplication::translate("CardDecks", name);
}

} // namespace sandbag
