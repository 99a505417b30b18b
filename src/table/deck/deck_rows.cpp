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
     QT_TRANSLATE_NOOP("sandbag::TableText", "Sandbag's own")},
};

constexpr CardBack kBacks[] = {
    {QLatin1String("back"), kInFirstDeck, QT_TRANSLATE_NOOP("sandbag::TableText", "Blue")},
    {QLatin1String("back-red"), kInFirstDeck, QT_TRANSLATE_NOOP("sandbag::TableText", "Red")},
    {QLatin1String("back-green"), kInFirstDeck, QT_TRANSLATE_NOOP("sandbag::TableText", "Green")},
    {QLatin1String("back-slate"), kInFirstDeck, QT_TRANSLATE_NOOP("sandbag::TableText", "Slate")},
    {QLatin1String("back-plum"), kInFirstDeck, QT_TRANSLATE_NOOP("sandbag::TableText", "Plum")},
    {QLatin1String("back-lattice"), kInFirstDeck,
     QT_TRANSLATE_NOOP("sandbag::TableText", "Blue lattice")},
    {QLatin1String("back-lattice-red"), kInFirstDeck,
     QT_TRANSLATE_NOOP("sandbag::TableText", "Red lattice")},
    {QLatin1String("back-waves"), kInFirstDeck, QT_TRANSLATE_NOOP("sandbag::TableText", "Waves")},
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
    return QCoreApplication::translate("sandbag::TableText", name);
}

} // namespace sandbag
