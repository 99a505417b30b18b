// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/deal_source.h"
#include "match/record.h"
#include "numbers/game_codes.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace sandbag {

class Match;

/// What a number contains: rules, and the cards of a match or of one deal. It is the same on every
/// machine and in every later version (FORMATS.md, "Numbers").
struct NumberedCards {
    /// One deal of a match that is shuffled.
    struct OneDeal {
        int index = 0; ///< from 0
        int dealer = 0;
    };

    CodedRules rules;
    std::optional<quint64> seed;      ///< from this the cards follow,
    std::optional<MatchKey> key;      ///< … or from this
    std::vector<DealRecord> cards;    ///< … or these are they, in turn
    std::optional<OneDeal> only = {}; ///< of a seed
};

/// A seed below this makes a number of ten letters where a named game is played.
inline constexpr quint64 kShortSeed = quint64{1} << 34;
[[nodiscard]] quint64 freshShortSeed();

/// Nothing where the cards are no deals by these rules, or too many for a number.
[[nodiscard]] std::optional<QString> numberText(const NumberedCards &cards);
/// What is wrong with it in one sentence, otherwise. The rules pass the checker.
[[nodiscard]] std::variant<NumberedCards, QString> readNumber(const QString &text);

/// Where a match of these cards takes them from. After the last one it deals others, always the
/// same.
[[nodiscard]] DealSource sourceOf(const NumberedCards &cards);
/// The deals that the number itself holds or names; of a whole match that is shuffled the first
/// one.
[[nodiscard]] std::vector<DealRecord> dealsOf(const NumberedCards &cards);

/// The numbers of a record. Cards shuffled by a seed are given by it; other cards, and where a
/// person cut, card by card. Entered deals have none.
struct RecordNumbers {
    QString match;     ///< "" for none
    QStringList deals; ///< one for each deal, "" for none
};
[[nodiscard]] RecordNumbers numbersOf(const Match &match, const QJsonObject &other);
/// Of its last deal, if it has cards.
[[nodiscard]] QString numberOfLastDeal(const Match &match, const QJsonObject &other);

/// Of that deal, from 0, card by card; "" where its cards are not known.
[[nodiscard]] QString numberOfCards(const Match &match, int deal);

/// Where the file says that its cards are shuffled from; nothing where it does not.
[[nodiscard]] std::optional<DealSource> sourceIn(const QJsonObject &other);
/// The deal that the source shuffles there, cut by chance.
[[nodiscard]] DealRecord shuffledDeal(const DealSource &source, const RuleContext &context,
                                      int dealer, int index);

} // namespace sandbag
