// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"

#include <QHash>
#include <QJsonArray>
#include <QMap>
#include <QString>

#include <vector>

namespace sandbag {

/// Keys of the fields of one Ask: one for nobody, and one for each seat or side.
inline constexpr int kAskKeys = 16;

/// The text typed for a deal that is not entered yet, or for a correction: the cards are played for
/// minutes meanwhile, and nothing else knows the bids.
struct TypedDeal {
    int dealer = -1;           ///< chosen by a person; −1: whose turn it is
    QHash<int, QString> texts; ///< by EntryDraft's key of the field; none is empty
    std::vector<Ruling> rulings;
    bool allTheSame = false; ///< see DealRecord::allTheSame
    bool operator==(const TypedDeal &) const = default;
};

/// By the index of the deal in the record; the one after its last deal is the next.
using TypedDeals = QMap<int, TypedDeal>;

/// The member "entering" of a match's file (FORMATS.md).
[[nodiscard]] QJsonArray writeTypedDeals(const TypedDeals &deals);
/// What of it can be understood: nothing there is worth refusing a match for.
[[nodiscard]] TypedDeals readTypedDeals(const QJsonArray &json, int seats, int sides);

} // namespace sandbag
