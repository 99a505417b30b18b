// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/ask_row.h"

#include "entry/entry_draft.h"
#include "play/fact_row.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <algorithm>

namespace sandbag {

namespace {

/// The facts that are asked for in a way of their own.
constexpr struct {
    Fact fact;
    const AskRow *row;
} kOwnWays[] = {
    {Fact::tricks, &kTricksAsk},
    {Fact::trickOrder, &kTrickOrderAsk},
    {Fact::lastWinner, &kLastWinnerAsk},
    {Fact::lastLed, &kLastLedAsk},
    {Fact::lastCard, &kLastCardAsk},
    {Fact::lastCards, &kLastCardsAsk},
    {Fact::dix, &kDixAsk},
    {Fact::renege, &kRenegeAsk},
};

const AskRow &rowOfFact(Fact fact)
{
    static constexpr AskRow kNotAsked;
    switch (factRow(fact).counted) {
    case CountedAs::oneSeat:
        return kOneSeatAsk;
    case CountedAs::seats:
        return kSeatsAsk;
    case CountedAs::numbers:
        return kNumbersAsk;
    case CountedAs::nothing:
        break;
    }
    const auto *own = std::find_if(std::begin(kOwnWays), std::end(kOwnWays),
                                   [&](const auto &way) { return way.fact == fact; });
    return own == std::end(kOwnWays) ? kNotAsked : *own->row;
}

} // namespace

const AskRow &askRow(Ask ask)
{
    if (ask.isFact())
        return rowOfFact(ask.fact());
    if (ask == Ask::bid)
        return kBidAsk;
    if (ask == Ask::sideBid)
        return kSideBidAsk;
    return ask == Ask::sideTricks ? kSideTricksAsk : kClockAsk;
}

const char *askWord(Ask ask)
{
    const char *word = askRow(ask).word;
    return word || !ask.isFact() ? word : factRow(ask.fact()).key;
}

QString seatKeys(int seat)
{
    return seat < 0 ? QStringLiteral("-") : QString::number(seat + 1);
}

QString yesKey()
{
    return SessionText::tr("y", "the key for yes");
}

QString noKey()
{
    return SessionText::tr("n", "the key for no");
}

QList<EntryChoice> playerChoices(const EntryDraft &draft)
{
    QList<EntryChoice> choices;
    for (int seat = 0; seat < draft.seating().players; ++seat)
        choices << EntryChoice{QString::number(seat + 1), draft.players()[seat]};
    return choices;
}

EntryChoice nobodyChoice()
{
    return {QStringLiteral("-"), SessionText::tr("Nobody")};
}

QList<EntryChoice> numberChoices(int most)
{
    QList<EntryChoice> choices;
    for (int number = 0; number <= most; ++number)
        choices << EntryChoice{QString::number(number), QString::number(number)};
    return choices;
}

bool beginsNoOther(const QString &text, const QStringList &keys)
{
    const QString typed = text.trimmed().toLower();
    return keys.contains(typed) && std::none_of(keys.begin(), keys.end(), [&](const QString &key) {
               return key.size() > typed.size() && key.startsWith(typed);
           });
}

QString numberedName(const EntryDraft &draft, int seat)
{
    return filled(SessionText::tr("%1 %2", "number and name of a player"),
                  {seat + 1, draft.players()[seat]});
}

} // namespace sandbag
