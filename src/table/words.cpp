// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include "text/call_text.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::Words)
};

QString askWords(Word word)
{
    switch (word) {
    case Word::misdeal:
        return Words::tr("Ask partner: call a misdeal?");
    case Word::mo:
        return Words::tr("Ask partner: how many do you add?");
    default:
        return Words::tr("Ask partner: may I bid no trump?");
    }
}

/// The same question as the partner hears it.
QString askedWords(Word word)
{
    switch (word) {
    case Word::misdeal:
        return Words::tr("Shall I call a misdeal?");
    case Word::mo:
        return Words::tr("How many do you add?");
    default:
        return Words::tr("May I bid no trump?");
    }
}

QString wordWords(const Event &event)
{
    switch (event.word()) {
    case Word::keep:
        return Words::tr("Keep it");
    case Word::discard:
        return Words::tr("Discard it");
    case Word::yes:
        return Words::tr("Yes");
    case Word::no:
        return Words::tr("No");
    case Word::nil:
        return Words::tr("Declare nil");
    case Word::blindNil:
        return Words::tr("Declare blind nil");
    default:
        // An answer to "mo" is a number of tricks; a declaration of nothing is "none".
        return event.kind == EventKind::answer ? QString::number(event.addedTricks())
                                               : Words::tr("No nil");
    }
}

} // namespace

QString callMarks(const Call &call)
{
    QStringList marks;
    if (call.blind)
        marks << Words::tr("blind");
    if (call.noTrump)
        marks << Words::tr("no trump");
    if (call.dark)
        marks << Words::tr("in the dark");
    if (call.mark != Declaration::none)
        marks << declarationWords(call.mark);
    return marks.join(QStringLiteral(", "));
}

QString callWords(const Call &call)
{
    QString words = callInWords(call);
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

QString choiceWords(const Event &event, const QStringList &names)
{
    switch (event.kind) {
    case EventKind::call:
        return event.call().what == Call::What::misdeal ? Words::tr("Call a misdeal")
                                                        : callWords(event.call());
    case EventKind::look:
        return Words::tr("Look at the cards");
    case EventKind::raise:
        return Words::tr("Raise to %1").arg(callBrief(event.call()));
    case EventKind::stay:
        return Words::tr("Stay");
    case EventKind::comeOut:
        return Words::tr("Come out to ten");
    case EventKind::ask:
        return askWords(event.word());
    case EventKind::leads:
        return event.leader() == event.seat
                   ? Words::tr("You lead")
                   : Words::tr("%1 leads").arg(names.value(event.leader()));
    case EventKind::play:
        return event.cards.empty() ? QString() : cardName(event.cards.front());
    case EventKind::claim:
        return Words::tr("Claim the rest");
    case EventKind::concede:
        return Words::tr("Concede the rest");
    default:
        return wordWords(event);
    }
}

QStringList choicesWords(const std::vector<Event> &events, const QStringList &names)
{
    QStringList words;
    for (const Event &event : events)
        words << choiceWords(event, names);
    return words;
}

QString spokenWords(const Event &event)
{
    switch (event.kind) {
    case EventKind::call:
        return callWords(event.call());
    case EventKind::raise:
        return Words::tr("%1!", "a raised bid").arg(callBrief(event.call()));
    case EventKind::stay:
        return Words::tr("Stay");
    case EventKind::comeOut:
        return Words::tr("Out to ten");
    case EventKind::talk:
        return Words::tr("%1 sure, %2 possible").arg(event.sure()).arg(event.possible());
    case EventKind::declare:
        return event.word() == Word::nil        ? Words::tr("Nil")
               : event.word() == Word::blindNil ? Words::tr("Blind nil")
                                                : QString();
    case EventKind::ask:
        return askedWords(event.word());
    case EventKind::answer:
        return wordWords(event);
    case EventKind::pass:
        return event.suit ? Words::tr("Passes cards, wants %1 back").arg(suitSymbol(*event.suit))
                          : Words::tr("Passes cards");
    case EventKind::take:
        return Words::tr("Takes from the kitty"); // how many is told to nobody but the taker
    default:
        return {};
    }
}

QString sideName(const Seating &seating, const QStringList &names, int side, int viewer)
{
    QStringList parts;
    for (const int seat : seating.seatsOf(side)) {
        if (seat == viewer)
            parts.prepend(names.value(seat));
        else
            parts.append(names.value(seat));
    }
    return parts.join(QStringLiteral(" & "));
}

} // namespace sandbag
