// SPDX-License-Identifier: GPL-3.0-or-later
//
// How things are asked of a person who enters a deal: a row for each, and one for each way in which
// the numbers of a counted fact can be asked for, so that a new counted fact needs none.
#pragma once

#include "entry/ask.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace sandbag {

class EntryDraft;
class EntryReader;
struct DealRecord;

/// A field of the draft that is being filled in.
struct Asked {
    const EntryDraft &draft;
    const EntryField &field;
};

/// One way of asking.
struct AskRow {
    /// Its name in the files; null: the key of its fact.
    const char *word = nullptr;
    /// A fact that is asked for among the tricks, not behind them.
    bool amongTricks = false;
    /// Whether it is asked of a deal whose rules need these facts; null: where it is one of them.
    bool (*isNeeded)(FactSet needed) = nullptr;
    /// "Bo bids".
    QString (*question)(const Asked &) = nullptr;
    /// How to answer; null: that goes without saying.
    QString (*help)(const Asked &) = nullptr;
    /// Null: there is nothing to choose from.
    QList<EntryChoice> (*choices)(const Asked &) = nullptr;
    /// Reads the answer into the record, or refuses it.
    void (*read)(EntryReader &, const EntryField &, const EntryAnswer &) = nullptr;
    /// How it would have been typed; only for facts that the record has.
    QString (*typed)(const Asked &, const DealRecord &) = nullptr;
    /// The answer shown in the field if nothing is typed; null: there is none.
    QString (*usual)(const Asked &) = nullptr;
    /// No longer answer begins with this one; null: it is a choice that begins no other.
    bool (*isWhole)(const Asked &, const QString &text) = nullptr;
    /// It takes a long answer.
    bool wide = false;
};

/// Of a fact that another one includes: an empty row.
[[nodiscard]] const AskRow &askRow(Ask ask);
/// Its name in the files; null of a fact that another one includes.
[[nodiscard]] const char *askWord(Ask ask);

// What the rows share.
[[nodiscard]] QString seatKeys(int seat); ///< "3" of seat 2, "-" of nobody
/// The letters for yes and no in the language of the person; "y" is understood in every one.
[[nodiscard]] QString yesKey();
[[nodiscard]] QString noKey();
[[nodiscard]] QList<EntryChoice> playerChoices(const EntryDraft &draft);
[[nodiscard]] EntryChoice nobodyChoice();
[[nodiscard]] QList<EntryChoice> numberChoices(int most);
/// The text is one of these keys, and none of them goes on from it.
[[nodiscard]] bool beginsNoOther(const QString &text, const QStringList &keys);
/// The number and name of a player.
[[nodiscard]] QString numberedName(const EntryDraft &draft, int seat);

// The rows.
extern const AskRow kBidAsk, kSideBidAsk, kTricksAsk, kSideTricksAsk; // ask_calls.cpp
extern const AskRow kTrickOrderAsk, kLastWinnerAsk, kLastLedAsk, kLastCardAsk,
    kLastCardsAsk;                                       // ask_tricks.cpp
extern const AskRow kOneSeatAsk, kSeatsAsk, kNumbersAsk; // ask_counted.cpp
extern const AskRow kDixAsk, kRenegeAsk, kClockAsk;      // ask_facts.cpp

} // namespace sandbag
