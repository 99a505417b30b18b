// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_words.h"
#include "bids/bid_rules.h"

#include "text/call_text.h"
#include "words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandbag {

namespace {

class PromptText
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::PromptText)
};

QString playWords(const DealState &deal)
{
    if (deal.play.inTrick == 0)
        return PromptText::tr("You lead.");
    if (deal.play.led == kNoLane)
        return PromptText::tr("No suit is set yet: any card.");
    const QString suit = suitName(static_cast<Suit>(deal.play.led));
    return PromptText::tr("%1 were led: your card.").arg(suit);
}

/// "Card 3 of 13: keep it, or discard it and keep the next?"
QString draftTitle(const SeatView &view)
{
    const int number = view.seen().step / 2 + 1;
    const int size = view.table().pack.handSize;
    return view.offered().size() > 1
               ? PromptText::tr("Card %1 of %2: which do you keep?").arg(number).arg(size)
               : PromptText::tr("Card %1 of %2: keep this one, or the next unseen?")
                     .arg(number)
                     .arg(size);
}

QString wantedWords(Suit suit)
{
    return PromptText::tr("Wanted back: %1.").arg(suitName(suit));
}

/// The suit that a nil bidder named with the cards passed (rule `pass_order` ask-suit).
std::optional<Suit> suitWanted(const SeatView &view, int bidder)
{
    const DealState &deal = view.seen();
    for (const auto *passes : {&deal.exchange.pending, &deal.exchange.passes})
        for (auto pass = passes->rbegin(); pass != passes->rend(); ++pass)
            if (pass->from == bidder && pass->to == view.seat() && pass->suit)
                return pass->suit;
    return std::nullopt;
}

QString ownPrompt(const SeatView &view, const QStringList &names)
{
    const Prompt &prompt = view.prompt();
    if (prompt.cards)
        return cardChoiceTitle(*prompt.cards, view, names);
    switch (prompt.phase) {
    case Phase::draft:
        return draftTitle(view);
    case Phase::look:
        return PromptText::tr("Look at your cards, or bid blind.");
    case Phase::call:
        if (view.seen().questions.word != Word::none)
            return choiceTitle(prompt, view, names);
        return sidesBid(view.rules()) ? PromptText::tr("Bid for your side.")
                                      : PromptText::tr("Your bid.");
    case Phase::raise:
        return choiceTitle(prompt, view, names);
    case Phase::play:
        if (!prompt.choices.empty() && prompt.choices.front().kind == EventKind::leads)
            return PromptText::tr("Who of you leads?");
        // A nil in the dark (rule `dark_allowed`).
        if ((view.seen().play.anyCardSeats >> view.seat()) & 1)
            return PromptText::tr("Your top card is played.");
        return playWords(view.seen());
    default:
        return {};
    }
}

QString otherPrompt(const SeatView &view, const QStringList &names)
{
    const DealState &deal = view.seen();
    if (deal.over())
        return {};
    const QString who = names.value(deal.seat);
    switch (phaseOf(deal)) {
    case Phase::draft:
        return PromptText::tr("%1 draws.").arg(who);
    case Phase::look:
    case Phase::call:
        return PromptText::tr("%1 is to bid.").arg(who);
    case Phase::raise:
        return PromptText::tr("%1 may raise.").arg(who);
    case Phase::pass:
        return PromptText::tr("%1 passes cards.").arg(who);
    case Phase::kitty:
        return PromptText::tr("%1 sees to the kitty.").arg(who);
    case Phase::play:
        if (!whyNotTakeBack(deal, view.seat()))
            return PromptText::tr("%1 is to play. Backspace takes your card back.").arg(who);
        return deal.play.inTrick == 0 ? PromptText::tr("%1 leads.").arg(who)
                                      : PromptText::tr("%1 is to play.").arg(who);
    default:
        return {};
    }
}

QString askedTitle(const DealState &deal, const QStringList &names)
{
    const QString who = names.value(deal.questions.askedBy);
    switch (deal.questions.word) {
    case Word::misdeal:
        return PromptText::tr("%1 asks: shall I call a misdeal?").arg(who);
    case Word::mo:
        return PromptText::tr("%1 asks: how many tricks do you add to a mo?").arg(who);
    default:
        return PromptText::tr("%1 asks: may I bid no trump?").arg(who);
    }
}

QString wonWords(int winner, const QStringList &names, int viewer)
{
    if (winner < 0)
        return PromptText::tr("The trick is dead.");
    return winner == viewer ? PromptText::tr("You win the trick.")
                            : PromptText::tr("The trick goes to %1.").arg(names.value(winner));
}

QString passWords(const Event &event, const QStringList &names, int viewer)
{
    const QString who = names.value(event.seat);
    QString text =
        event.receiver() != viewer
            ? PromptText::tr("%1 passes cards to %2.").arg(who, names.value(event.receiver()))
        : event.cards.empty() // laid out, and not to be looked at yet (D72)
            ? PromptText::tr("%1 passes you cards.").arg(who)
            : PromptText::tr("%1 passes you %2.").arg(who, cardsWords(event.cards));
    if (event.suit)
        text += QLatin1Char(' ') + wantedWords(*event.suit);
    return text;
}

QString leaderWords(const Event &event, const QStringList &names, int viewer)
{
    return event.leader() == viewer
               ? PromptText::tr("You lead the first trick.")
               : PromptText::tr("%1 leads the first trick.").arg(names.value(event.leader()));
}

/// What the person at the table has done, without saying anything.
QString ownAction(const Event &event, const QStringList &names)
{
    switch (event.kind) {
    case EventKind::pass:
        return PromptText::tr("You pass %1 to %2.")
            .arg(cardsWords(event.cards), names.value(event.receiver()));
    case EventKind::claim:
        return PromptText::tr("You claim the rest.");
    case EventKind::concede:
        return PromptText::tr("You concede the rest.");
    case EventKind::back:
        return PromptText::tr("You take the card back.");
    case EventKind::look:
        return PromptText::tr("You look at your cards.");
    case EventKind::draft:
        return PromptText::tr("You draw a card.");
    case EventKind::discard:
        return PromptText::tr("You discard %1.").arg(cardsWords(event.cards));
    case EventKind::leads:
        return leaderWords(event, names, event.seat);
    default:
        return {};
    }
}

/// The same of anybody else.
QString actionOf(const Event &event, const QStringList &names, int viewer)
{
    const QString who = names.value(event.seat);
    switch (event.kind) {
    case EventKind::pass:
        return passWords(event, names, viewer);
    case EventKind::claim:
        return PromptText::tr("%1 claims the rest.").arg(who);
    case EventKind::concede:
        return PromptText::tr("%1 concedes the rest.").arg(who);
    case EventKind::back:
        return PromptText::tr("%1 takes the card back.").arg(who);
    case EventKind::look:
        return PromptText::tr("%1 looks at the cards.").arg(who);
    case EventKind::draft:
        return PromptText::tr("%1 draws a card.").arg(who);
    case EventKind::discard:
        return PromptText::tr("%1 discards.").arg(who);
    case EventKind::leads:
        return leaderWords(event, names, viewer);
    default:
        return {};
    }
}

/// "Bo says that you reneged in trick 3. It was none."
QString challengeWords(const Event &event, const DealState &deal, const QStringList &names,
                       int viewer)
{
    const QString who = names.value(event.seat);
    const QString whom = names.value(event.accused());
    QString text =
        event.seat == viewer
            ? PromptText::tr("You say that %1 reneged in trick %2.").arg(whom).arg(event.trick())
        : event.accused() == viewer
            ? PromptText::tr("%1 says that you reneged in trick %2.").arg(who).arg(event.trick())
            : PromptText::tr("%1 says that %2 reneged in trick %3.")
                  .arg(who, whom)
                  .arg(event.trick());
    const bool found = deal.disputes.renege.found && deal.disputes.renege.seat == event.accused();
    return text + QLatin1Char(' ') +
           (found ? PromptText::tr("It was a renege.") : PromptText::tr("It was none."));
}

} // namespace

QString promptWords(const SeatView &view, const QStringList &names)
{
    return view.mayAct() ? ownPrompt(view, names) : otherPrompt(view, names);
}

QString bidTitle(const SeatView &view, const QStringList &names)
{
    const DealState &deal = view.seen();
    QStringList parts{view.prompt().phase == Phase::look
                          ? PromptText::tr("Look at your cards, or bid blind.")
                      : sidesBid(view.rules()) ? PromptText::tr("Bid for your side.")
                                               : PromptText::tr("Your bid.")};
    for (const TalkRecord &hint : deal.bidding.hints)
        if (hint.seat != view.seat() && deal.seating().together(hint.seat, view.seat()))
            parts << PromptText::tr("%1: %2 sure, %3 possible.")
                         .arg(names.value(hint.seat))
                         .arg(hint.sure)
                         .arg(hint.possible);
    int halves = 0;
    bool any = false;
    for (int side = 0; side < deal.seating().sides; ++side)
        halves += contractHalves(deal, side);
    for (int seat = 0; seat < deal.seating().players; ++seat) {
        const Call &call = deal.calls[seat];
        any = any || call.made();
        if (seat != view.seat() && deal.seating().together(seat, view.seat()) && call.made() &&
            call.what != Call::What::pass)
            parts << PromptText::tr("%1 bid %2.").arg(names.value(seat), callInWords(call));
    }
    if (any && !isAuction(view.rules()))
        parts << PromptText::tr("%1 of %2 tricks are bid.")
                     .arg(halves / 2)
                     .arg(view.table().pack.tricks);
    if (isAuction(view.rules()) && deal.bidding.highSeat >= 0)
        parts << PromptText::tr("%1 stands at %2.")
                     .arg(names.value(deal.bidding.highSeat))
                     .arg(deal.calls[deal.bidding.highSeat].tricks());
    return parts.join(QLatin1Char(' '));
}

QString choiceTitle(const Prompt &prompt, const SeatView &view, const QStringList &names)
{
    if (std::any_of(prompt.choices.begin(), prompt.choices.end(),
                    [](const Event &event) { return event.kind == EventKind::comeOut; }))
        return PromptText::tr("Stay with the blind bid, or come out to a plain ten?");
    const EventKind kind = prompt.choices.empty() ? EventKind::stay : prompt.choices.front().kind;
    switch (kind) {
    case EventKind::answer:
        return askedTitle(view.seen(), names);
    case EventKind::declare:
        return prompt.phase == Phase::look ? PromptText::tr("Declare a blind nil?")
                                           : PromptText::tr("Declare a nil?");
    case EventKind::leads:
        return PromptText::tr("Who of you leads the first trick?");
    case EventKind::draft:
        return draftTitle(view);
    case EventKind::play:
        return PromptText::tr("High or low?");
    default:
        return PromptText::tr("Raise the bid to a higher number, or stay?");
    }
}

QString cardChoiceTitle(const CardChoice &choice, const SeatView &view, const QStringList &names)
{
    switch (choice.kind) {
    case EventKind::pass: {
        const QString text =
            PromptText::tr("Choose %n card(s) to pass to %1.", nullptr, choice.most)
                .arg(names.value(choice.to));
        const auto wanted = suitWanted(view, choice.to);
        return wanted ? text + QLatin1Char(' ') + wantedWords(*wanted) : text;
    }
    case EventKind::take:
        return choice.least == choice.most
                   ? PromptText::tr("Take %n card(s) from the kitty.", nullptr, choice.most)
                   : PromptText::tr("Take %1 to %2 cards from the kitty.")
                         .arg(choice.least)
                         .arg(choice.most);
    default:
        return PromptText::tr("Choose %n card(s) to discard.", nullptr, choice.most);
    }
}

QString cardChoiceButton(const CardChoice &choice)
{
    switch (choice.kind) {
    case EventKind::pass:
        return PromptText::tr("Pass them");
    case EventKind::take:
        return PromptText::tr("Take them");
    default:
        return PromptText::tr("Discard them");
    }
}

QString happenedWords(const Event &event, const DealState &deal, const QStringList &names,
                      int viewer)
{
    if (event.kind == EventKind::challenge)
        return challengeWords(event, deal, names, viewer);
    if (event.kind == EventKind::play) {
        QString text = PromptText::tr("%1: %2.", "who plays which card")
                           .arg(names.value(event.seat), cardName(event.cards.front()));
        if (!deal.tricks.empty() && deal.tricks.back().winner >= -1)
            text += QLatin1Char(' ') + wonWords(deal.tricks.back().winner, names, viewer);
        return text;
    }
    const QString deed =
        event.seat == viewer ? ownAction(event, names) : actionOf(event, names, viewer);
    if (event.kind == EventKind::claim && deal.disputes.claimedBy != event.seat)
        return deed + QLatin1Char(' ') + PromptText::tr("It does not hold.");
    if (!deed.isEmpty() || event.kind == EventKind::clock)
        return deed;
    const QString said = spokenWords(event);
    return said.isEmpty()
               ? QString()
               : PromptText::tr("%1: %2.", "who says what").arg(names.value(event.seat), said);
}

QString endWords(const DealState &deal, const QStringList &names, int viewer)
{
    QStringList words;
    for (const Event &event : deal.log)
        if (event.kind == EventKind::claim || event.kind == EventKind::concede ||
            event.kind == EventKind::challenge)
            words << happenedWords(event, deal, names, viewer);
        else if (event.kind == EventKind::call && event.call().what == Call::What::misdeal)
            words << (event.seat == viewer
                          ? PromptText::tr("You call a misdeal.")
                          : PromptText::tr("%1 calls a misdeal.").arg(names.value(event.seat)));
    return words.join(QLatin1Char(' '));
}

} // namespace sandbag
