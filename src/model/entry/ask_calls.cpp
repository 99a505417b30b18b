// SPDX-License-Identifier: GPL-3.0-or-later
// How bids and tricks are asked for.
#include "bids/call_kind.h"
#include "entry/ask_row.h"
#include "entry/entry_draft.h"
#include "entry/entry_reader.h"
#include "entry/struck_calls.h"
#include "text/call_text.h"
#include "text/session_text.h"
#include "text/translate.h"

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

QString bidQuestion(const Asked &asked)
{
    const EntryDraft &draft = asked.draft;
    const int seat = asked.field.seat;
    const int holder = draft.heldBy(asked.field);
    if (holder < 0)
        return SessionText::tr("%1 bids").arg(numberedName(draft, seat));
    const auto call = callOfKeys(draft.text({Ask::bid, holder, -1}), draft.calls());
    return SessionText::tr("%1: partner %3 bid %2 for both partners", "player, call, partner")
        .arg(numberedName(draft, seat), callInWords(*call), draft.players()[holder]);
}

QString sideBidQuestion(const Asked &asked)
{
    return SessionText::tr("%1 bid", "a side").arg(asked.draft.sideName(asked.field.side));
}

QString tricksQuestion(const Asked &asked)
{
    return SessionText::tr("%1 took").arg(numberedName(asked.draft, asked.field.seat));
}

QString sideTricksQuestion(const Asked &asked)
{
    return SessionText::tr("%1 took", "a side").arg(asked.draft.sideWithoutNils(asked.field.side));
}

/// Calls that the earlier bids or the score bar are shown struck.
QList<EntryChoice> bidChoices(const Asked &asked)
{
    const EntryDraft &draft = asked.draft;
    QList<EntryChoice> choices;
    QStringList suffixes;
    const DealRecord told = draft.toldBids();
    const auto struck =
        struckCalls({draft.sharedContext(), draft.before(), told}, draft.speakerOf(asked.field));
    const auto whyNot = [&](const Call &call) {
        const auto row = std::find_if(struck.begin(), struck.end(),
                                      [&](const MenuCall &known) { return known.call == call; });
        return row == struck.end() ? QString()
                                   : toText(row->reason, Audience::screen(draft.players()));
    };
    for (const TypedCall &call : draft.calls()) {
        QString suffix = call.keys;
        while (!suffix.isEmpty() && suffix.front().isDigit())
            suffix.remove(0, 1);
        if (!call.marked)
            choices << EntryChoice{call.keys, callInWords(call.call), false, whyNot(call.call)};
        else if (!suffixes.contains(suffix))
            suffixes << suffix;
    }
    for (const QString &suffix : suffixes)
        choices << EntryChoice{
            suffix, u'+' + (suffix == kHalfKey ? QString(kHalfSign) : suffix), true, {}};
    return choices;
}

QString bidHelp(const Asked &asked)
{
    QStringList letters;
    bool blindNumber = false;
    for (const EntryChoice &choice : bidChoices(asked)) {
        if (!choice.struck.isEmpty() || choice.suffix || choice.keys.front().isDigit())
            continue;
        const auto call = callOfKeys(choice.keys, asked.draft.calls());
        const bool number = call && call->isNumber(); // one says how all are typed
        if (!number || !std::exchange(blindNumber, true))
            letters
                << SessionText::tr("%1 %2", "keys, what they mean").arg(choice.keys, choice.label);
    }
    return letters.join(QStringLiteral(" · "));
}

bool bidIsWhole(const Asked &asked, const QString &text)
{
    QStringList known;
    for (const TypedCall &call : asked.draft.calls())
        known << call.keys;
    const auto call = callOfKeys(text, asked.draft.calls());
    return (call && call->halves % 2 != 0) // however the half was written
           || beginsNoOther(text, known);
}

void readBid(EntryReader &reader, const EntryField &field, const EntryAnswer &answer)
{
    reader.readCall(field, answer);
}

/// For a side, the final bid of any of its players.
QString typedBid(const Asked &asked, const DealRecord &deal)
{
    const EntryDraft &draft = asked.draft;
    QString keys;
    for (int seat = 0; seat < draft.seating().players; ++seat) {
        const bool here = asked.field.ask == Ask::bid
                              ? seat == asked.field.seat
                              : draft.seating().sideOf(seat) == asked.field.side;
        if (here && deal.bids[seat].made())
            keys = keysOfCall(deal.bids[seat], draft.calls());
    }
    return keys;
}

QList<EntryChoice> tricksChoices(const Asked &asked)
{
    return numberChoices(asked.draft.context().pack.tricks);
}

void readTricks(EntryReader &reader, const EntryField &field, const EntryAnswer &answer)
{
    reader.readTricks(field, answer);
}

QString typedTricks(const Asked &asked, const DealRecord &deal)
{
    if (!deal.given.has(Fact::tricks))
        return {};
    const EntryDraft &draft = asked.draft;
    int sum = 0;
    for (int seat = 0; seat < draft.seating().players; ++seat) {
        const bool here =
            asked.field.ask == Fact::tricks
                ? seat == asked.field.seat
                : draft.seating().sideOf(seat) == asked.field.side && !deal.bids[seat].isNil();
        sum += here ? deal.facts.tricks[seat] : 0;
    }
    return QString::number(sum);
}

QString tricksLeft(const Asked &asked)
{
    const int rest = asked.draft.tricksLeft(asked.field);
    return rest < 0 ? QString() : QString::number(rest);
}

} // namespace

constinit const AskRow kBidAsk{.word = "bid",
                               .question = bidQuestion,
                               .help = bidHelp,
                               .choices = bidChoices,
                               .read = readBid,
                               .typed = typedBid,
                               .isWhole = bidIsWhole};
constinit const AskRow kSideBidAsk{.word = "side_bid",
                                   .question = sideBidQuestion,
                                   .help = bidHelp,
                                   .choices = bidChoices,
                                   .read = readBid,
                                   .typed = typedBid,
                                   .isWhole = bidIsWhole};
constinit const AskRow kTricksAsk{.word = "tricks",
                                  .amongTricks = true,
                                  .question = tricksQuestion,
                                  .choices = tricksChoices,
                                  .read = readTricks,
                                  .typed = typedTricks,
                                  .usual = tricksLeft};
constinit const AskRow kSideTricksAsk{.word = "side_tricks",
                                      .question = sideTricksQuestion,
                                      .choices = tricksChoices,
                                      .read = readTricks,
                                      .typed = typedTricks,
                                      .usual = tricksLeft};

} // namespace sandbag
