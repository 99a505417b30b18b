// SPDX-License-Identifier: GPL-3.0-or-later
// How what players do is said to a person at the table.
#pragma once

#include "deal/deal_state.h"
#include "deal/event.h"
#include "match/dealer_draw.h"
#include "text/choice_words.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// What a bubble says when a player did this; "" when nothing is said aloud.
[[nodiscard]] QString spokenWords(const Event &event);
/// What just happened, for the status line and the screen reader: "Ada plays the king of clubs."
[[nodiscard]] QString happenedWords(const Event &event, const DealState &deal,
                                    const QStringList &names, int viewer);
/// What brought a deal to its end, or changed its result afterwards, other than its last card:
/// "Ada claims the rest." Empty where nothing did.
[[nodiscard]] QString endWords(const DealState &deal, const QStringList &names, int viewer);
/// How the first dealer was found: "Ada draws highest and deals first."
[[nodiscard]] QString drawnWords(const DealerDraw &draw, const RuleSet &rules,
                                 const QStringList &names, int viewer);
/// "Wanted back: hearts."
[[nodiscard]] QString wantedWords(Suit suit);
/// What a player is asked, over the answers: "Ada asks: may I bid no trump?"
[[nodiscard]] QString askedTitle(Word question, const QString &who);

} // namespace sandbag
