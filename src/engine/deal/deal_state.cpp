// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/deal_state.h"
#include "bids/bid_rules.h"

#include "deal/bidding.h"
#include "deal/call_menu.h"
#include "deal/event_row.h"
#include "deal/stages.h"
#include "play/fact_row.h"
#include "text/enum_rows.h"
#include "text/mark.h"

#include <algorithm>
#include <cassert>

namespace sandbag {

namespace {

/// Sets `seat` to who decides next, through the stages until one has a decision.
void proceed(DealState &state)
{
    while (!state.over() && !stageRules(state.stage).seek(state)) {
        if (state.over())
            break;
        state.stage = static_cast<Stage>(static_cast<int>(state.stage) + 1);
        state.step = 0;
    }
}

/// A hand is face up to its player at once where no blind call can be open to it (D14).
void lookWhereNothingIsBlind(DealState &state)
{
    const Call blindNil = Call::of(Call::What::nil).asBlind();
    for (int seat = 0; seat < state.seating().players; ++seat) {
        const bool blind =
            !playsItself(state) && !state.context->pack.draft && !isAuction(state.rules()) &&
            (state.rules().nil_declared == NilDeclared::before ? mayDeclare(state, seat, blindNil)
                                                               : blindCallOpen(state, seat));
        if (!blind)
            state.bidding.looked.add(seat);
    }
}

/// Whether the cards are among `from`, each as often as it is there.
Sentence notAllowed(const Event &event)
{
    return {QT_TRANSLATE_NOOP("engine", "“%1” isn't allowed at this point."), {actOf(event)}};
}

/// Cards that are not known may be any of those to choose from.
bool mayBeAmong(const DealState &state, const Event &event, const CardChoice &choice, int count)
{
    if (!state.hidden.whole &&
        (event.kind == EventKind::take || state.hidden.unknown[event.seat] > 0))
        return static_cast<int>(event.cards.size()) <= count;
    return static_cast<int>(event.cards.size()) == count && cardsFit(event.cards, choice.from);
}

Refusal refuseCards(const DealState &state, const CardChoice &choice, const Event &event, int count)
{
    if (event.kind != choice.kind)
        return notAllowed(event);
    if (count < choice.least || count > choice.most) {
        if (choice.least == choice.most)
            return Sentence::counted(
                QT_TRANSLATE_N_NOOP("engine", "“%1” has %2 of the %n card(s) needed."),
                choice.least, {actOf(event), count});
        return Sentence::about(
            actOf(event),
            Sentence::counted(QT_TRANSLATE_N_NOOP("engine", "choose %1 to %n card(s)."),
                              choice.most, {choice.least}));
    }
    if (!mayBeAmong(state, event, choice, count))
        return Sentence(QT_TRANSLATE_NOOP("engine", "“%1”: choose only among these cards: %2."),
                        {actOf(event), choice.from});
    if (choice.kind == EventKind::pass && event.receiver() != choice.to)
        return Sentence(QT_TRANSLATE_NOOP("engine", "The cards “%1” must go to %2."),
                        {actOf(event), Seat{choice.to}});
    if (choice.nameSuit && !event.suit)
        return Sentence::about(actOf(event),
                               QT_TRANSLATE_NOOP("engine", "name the suit that you want."));
    return {};
}

/// Why a word or call is not among the choices: the menu's own reason where it has one.
Sentence refuseWord(const DealState &state, const Event &event)
{
    if (event.kind == EventKind::call) {
        for (const MenuCall &entry : callMenu(state)) {
            if (entry.call == event.call() && !entry.open)
                return {QT_TRANSLATE_NOOP("engine", "“%1” isn't allowed: %2"),
                        {actOf(event), nested(entry.reason)}};
        }
        return {QT_TRANSLATE_NOOP("engine", "“%1” isn't a legal call now."), {actOf(event)}};
    }
    return notAllowed(event);
}

/// The player at turn may hold the card.
bool mayHold(const DealState &state, Card card)
{
    const PlayTables &tables = state.context->play;
    return tables.slotOf[card.face()] != kNoSlot &&
           (state.hidden.unknown[state.seat] > 0 ||
            holds(tables, state.play, state.seat, card.held()));
}

Refusal refusePlay(const DealState &state, const Event &event)
{
    if (event.kind != EventKind::play || event.cards.size() != 1)
        return notAllowed(event);
    const Card card = event.cards.front();
    if (state.hidden.whole)
        return whyNotPlay(state, card);
    if (!mayHold(state, card))
        return Sentence(QT_TRANSLATE_NOOP("engine", "%1 is not in this hand."), {card});
    return {};
}

Refusal refuseAnswer(const DealState &state, const Event &event, int cards)
{
    if (state.over())
        return Sentence::about(actOf(event), QT_TRANSLATE_NOOP("engine", "the deal is over."));
    if (event.seat != state.seat)
        return Sentence(QT_TRANSLATE_NOOP("engine", "“%1” by %2, but it is %3's turn."),
                        {actOf(event), Seat{event.seat}, Seat{state.seat}});
    if (state.stage == Stage::play)
        return refusePlay(state, event);
    const auto surelyAllows = stageRules(state.stage).surelyAllows;
    if (surelyAllows && surelyAllows(state, event))
        return {};
    const Prompt prompt = legal(state);
    if (prompt.cards)
        return refuseCards(state, *prompt.cards, event, cards);
    if (std::find(prompt.choices.begin(), prompt.choices.end(), event) == prompt.choices.end())
        return refuseWord(state, event);
    return {};
}

/// The hands, of an unknown one the cards that are face up.
void dealHands(DealState &state, const DealStart &start)
{
    const bool draft = state.context->pack.draft;
    const CardList none;
    for (int seat = 0; !draft && seat < state.seating().players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const bool known = at < start.hands.size() && !start.hands[at].empty();
        const bool shown = !known && at < start.faceUp.size();
        const CardList &cards = known ? start.hands[at] : shown ? start.faceUp[at] : none;
        putIn(state, seat, cards, state.context->pack.handSize);
        if (known && !playsItself(state) && isMisdeal(state, seat))
            state.hidden.misdealSeats.add(seat);
    }
}

DealState openDeal(std::shared_ptr<const RuleContext> context, DealStart start, bool whole,
                   int firstTurn)
{
    assert(context && start.dealer >= 0 && start.dealer < context->seating.players);
    DealState state;
    state.context = std::move(context);
    state.dealer = start.dealer;
    state.scores = start.scores;
    state.firstScored = start.firstScored;
    state.firstBidder = firstBidderOf(*state.context, start.dealer);
    state.bidding.order = CallOrder(state.firstBidder, state.seating().players);
    state.stage = Stage::draft;
    const auto calls = static_cast<std::size_t>(2 * state.seating().players);
    state.log.reserve(calls); // so that they do not grow call by call
    state.disclosures.reserve(calls);
    state.hidden.whole = whole;
    state.hidden.nextTold = firstTurn;
    dealHands(state, start);
    state.faceUp = start.faceUp;
    state.hidden.undealt = start.undealt;
    state.kitty.left = state.context->pack.kitty > 0 ? state.context->pack.leftover : 0;
    if (start.cutCard)
        state.play.cutCard = state.context->play.slotOf[start.cutCard->face()];
    state.hidden.start = std::make_shared<const DealStart>(std::move(start));
    lookWhereNothingIsBlind(state);
    proceed(state);
    state.hidden.firstTurn = state.seat;
    return state;
}

} // namespace

const char *toString(Phase phase)
{
    using Row = EnumRow<Phase, const char *>;
    static constexpr Row kWords[] = {{Phase::draw, "draw"},   {Phase::cut, "cut"},
                                     {Phase::draft, "draft"}, {Phase::look, "look"},
                                     {Phase::call, "call"},   {Phase::raise, "raise"},
                                     {Phase::pass, "pass"},   {Phase::kitty, "kitty"},
                                     {Phase::play, "play"},   {Phase::done, "done"}};
    static_assert(standByNumber(kWords, &Row::key, Phase::done));
    return kWords[static_cast<std::size_t>(phase)].value;
}

const StageRules &stageRules(Stage stage)
{
    using Row = EnumRow<Stage, const StageRules *>;
    static constexpr Row kRows[] = {{Stage::draft, &kDraftStage},
                                    {Stage::blindRound, &kBlindRound},
                                    {Stage::kittyEarly, &kKittyEarly},
                                    {Stage::discardEarly, &kDiscardEarly},
                                    {Stage::passEarly, &kPassEarly},
                                    {Stage::declareNil, &kDeclareNil},
                                    {Stage::calls, &kCalls},
                                    {Stage::raises, &kRaises},
                                    {Stage::moLead, &kMoLead},
                                    {Stage::kittyLate, &kKittyLate},
                                    {Stage::discardLate, &kDiscardLate},
                                    {Stage::passLate, &kPassLate},
                                    {Stage::nilExchange, &kNilExchange},
                                    {Stage::play, &kPlayStage}};
    static_assert(standByNumber(kRows, &Row::key, Stage::play));
    assert(stage != Stage::over);
    return *kRows[static_cast<std::size_t>(stage)].value;
}

void endDeal(DealState &state, DealEnd end)
{
    state.end = end;
    state.stage = Stage::over;
    state.seat = -1;
}

bool playsItself(const DealState &state)
{
    return state.firstScored && state.rules().bid_first_deal_plays_itself;
}

void lookAll(DealState &state)
{
    state.bidding.looked = SeatSet::all(state.seating().players);
}

DealState startDeal(std::shared_ptr<const RuleContext> context, DealStart start)
{
    return openDeal(std::move(context), std::move(start), true, -1);
}

DealState startUnseenDeal(std::shared_ptr<const RuleContext> context, DealStart start,
                          int firstTurn)
{
    return openDeal(std::move(context), std::move(start), false, firstTurn);
}

Phase phaseOf(const DealState &state)
{
    return state.over() ? Phase::done : stageRules(state.stage).phase(state);
}

Prompt legal(const DealState &state)
{
    Prompt prompt;
    if (state.over())
        return prompt;
    prompt.phase = phaseOf(state);
    prompt.seat = state.seat;
    stageRules(state.stage).ask(state, prompt);
    return prompt;
}

Refusal refuse(const DealState &state, const Event &event, const Disclosure &disclosed)
{
    if (eventRow(event.kind).outOfTurn)
        return outOfTurn(event.kind).refuse(state, event);
    return refuseAnswer(state, event, disclosed.cards);
}

namespace {

/// What comes of the event stands in `disclosures` already.
void carryDisclosed(DealState &state, const Event &event)
{
    assert(!state.over() || eventRow(event.kind).outOfTurn);
    state.hidden.nextTold = state.disclosures.back().next;
    if (eventRow(event.kind).outOfTurn)
        outOfTurn(event.kind).carry(state, event);
    else
        stageRules(state.stage).carry(state, event);
    state.log.push_back(event);
    proceed(state);
    if (!state.hidden.whole)
        return;
    state.disclosures.back().next = state.seat;
    if (event.kind == EventKind::play)
        state.disclosures.back().broken = state.play.broken;
}

} // namespace

void carryOut(DealState &state, const Event &event, Disclosure disclosed)
{
    state.disclosures.push_back(std::move(disclosed));
    carryDisclosed(state, event);
}

Refusal apply(DealState &state, const Event &event)
{
    assert(state.hidden.whole);
    Disclosure counted;
    counted.cards = static_cast<int>(event.cards.size());
    if (auto refusal = refuse(state, event, counted))
        return refusal;
    // Most events are cards played, of which nothing is hidden: made in its place.
    if (event.kind == EventKind::play)
        state.disclosures.emplace_back();
    else
        state.disclosures.push_back(disclosureOf(state, event));
    carryDisclosed(state, event);
    return {};
}

CardList handOf(const DealState &state, int seat)
{
    return handCards(state.context->play, state.play, seat);
}

int tricksOfSide(const DealState &state, int side)
{
    int tricks = 0;
    for (int seat = side; seat < state.seating().players; seat += state.seating().sides)
        tricks += state.play.taken[seat] + (seat == state.kitty.extraTrickSeat);
    return tricks;
}

DealFacts factsOf(const DealState &state)
{
    DealFacts facts;
    fillFacts(state.context->play, state.play, facts);
    facts.form = state.end == DealEnd::booksMade ? DealFacts::Form::unplayed
                 : isVoid(state.end)             ? DealFacts::Form::voided
                 : playsItself(state)            ? DealFacts::Form::playsItself
                                                 : DealFacts::Form::played;
    facts.order = state.bidding.order;
    facts.bids = state.calls;
    if (state.kitty.extraTrickSeat >= 0) {
        ++facts.tricks[state.kitty.extraTrickSeat];
        ++facts.tricksInDeal;
    }
    facts.renege = state.disputes.renege;
    facts.falseChallenges = state.disputes.falseChallenges;
    facts.claimsFailed = state.disputes.claimsFailed;
    return facts;
}

} // namespace sandbag
