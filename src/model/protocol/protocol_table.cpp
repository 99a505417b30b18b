// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/protocol_table.h"

#include "deal/event_row.h"
#include "deal/stages.h"
#include "facts/per_seat.h"
#include "formats/event_json.h"
#include "formats/rules_json.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QJsonArray>

#include <algorithm>

namespace sandbag {

namespace {

/// No honest program sends scores and the like beyond this.
constexpr int kMostTold = 1'000'000;
/// Two decks for eight, each card of which is played, given back and talked about, are fewer.
constexpr std::size_t kMostEvents = 4096;

/// A number of the match other than its cards; a missing or invalid one counts as none.
int number(const QJsonObject &message, const char *key, int least = -kMostTold)
{
    return std::clamp(message.value(QString::fromUtf8(key)).toInt(std::max(least, 0)), least,
                      kMostTold);
}

PerSeat<int> numbers(const QJsonObject &message, const char *key, int least = -kMostTold)
{
    PerSeat<int> values{};
    std::size_t at = 0;
    const QJsonArray array = message.value(QString::fromUtf8(key)).toArray();
    for (const auto &value : array) {
        if (at < values.size())
            values[at++] = std::clamp(value.toInt(), least, kMostTold);
    }
    return values;
}

/// A program may leave out how many cards went that this seat did not see.
constexpr int kNotTold = -1;
/// Who decides next after an event: not to be known from what comes after it.
constexpr int kNobodyTold = -1;

bool movesCards(EventKind kind)
{
    return kind == EventKind::pass || kind == EventKind::take || kind == EventKind::discard;
}

bool movesOnTheTable(EventKind kind)
{
    return kind == EventKind::play || kind == EventKind::back;
}

/// The cards of an event as they were held: one that is played, or taken back, may have another
/// form on the table.
CardList heldCards(const Event &event)
{
    CardList cards = event.cards;
    if (movesOnTheTable(event.kind))
        std::transform(cards.begin(), cards.end(), cards.begin(),
                       [](Card card) { return card.held(); });
    return cards;
}

} // namespace

std::optional<JsonFault> ProtocolTable::hear(const QJsonObject &message)
{
    const QString type = message.value(QStringLiteral("type")).toString();
    try {
        if (type == QStringLiteral("match")) {
            hearMatch(message);
        } else if (type == QStringLiteral("deal")) {
            hearDeal(message);
        } else if (type == QStringLiteral("event")) {
            hearEvent(message);
        } else if (type == QStringLiteral("act")) {
            hearQuestion(message);
        } else if (type == QStringLiteral("result")) {
            m_inDeal = false;
            m_standing.dealsScored = std::min(m_standing.dealsScored + 1, kMostTold);
        }
        return std::nullopt;
    } catch (JsonFault &fault) {
        fault.text = harmless(fault.text);
        return fault;
    }
}

void ProtocolTable::hearMatch(const QJsonObject &message)
{
    QJsonObject rules = message.value(QStringLiteral("rules")).toObject();
    if (!rules.contains(QStringLiteral("rules"))) // the options themselves
        rules = {{QStringLiteral("base"), QStringLiteral("standard")},
                 {QStringLiteral("rules"), rules}};
    const auto [base, read] = readRuleMembers(JsonPlace(rules, QStringLiteral("/rules")));
    if (const auto why = whyNotPlayable(read))
        throw JsonFault(*why);
    const auto context = makeContext(read);
    ToldDeal told;
    told.seat =
        JsonPlace(message).at(QStringLiteral("seat")).integer(0, context->seating.players - 1);
    m_context = context;
    m_told = std::move(told);
    m_standing = {};
    m_inDeal = false;
}

void ProtocolTable::hearDeal(const QJsonObject &message)
{
    const JsonPlace place(message);
    if (!m_context)
        place.fail(SessionText::tr("deal without a match"));
    const int players = m_context->seating.players;
    ToldDeal told;
    told.seat = m_told.seat;
    DealStart &start = told.start;
    start.dealer = place.at(QStringLiteral("dealer")).integer(0, players - 1);
    start.hands.resize(static_cast<std::size_t>(players));
    CardList &hand = start.hands[static_cast<std::size_t>(told.seat)];
    hand = handAt(place.at(QStringLiteral("hand")));
    if (!hand.empty() && static_cast<int>(hand.size()) < m_context->pack.handSize)
        place.at(QStringLiteral("hand")).fail(SessionText::tr("not a complete hand"));
    if (place.has(QStringLiteral("face_up"))) {
        const JsonPlace faceUp = place.at(QStringLiteral("face_up"));
        for (const JsonPlace &cards : faceUp.items(players))
            start.faceUp.push_back(handAt(cards));
    }
    if (place.has(QStringLiteral("cut_card"))) {
        start.cutCard = place.at(QStringLiteral("cut_card")).card();
        if (!inPack({*start.cutCard}))
            place.at(QStringLiteral("cut_card"))
                .fail(SessionText::tr("cards that are not in the deck"));
    }
    m_turnsTold = place.has(QStringLiteral("turn"));
    if (m_turnsTold)
        told.firstTurn = place.at(QStringLiteral("turn")).integer(kNobodyTold, players - 1);
    m_standing.totals = numbers(message, "scores");
    m_standing.bags = numbers(message, "bags");
    m_standing.setsInRow = numbers(message, "sets_in_row", 0);
    m_standing.sets = numbers(message, "sets", 0);
    m_standing.sevens = numbers(message, "sevens", 0);
    m_standing.pot = number(message, "nil_pot");
    if (message.contains(QStringLiteral("deals_scored")))
        m_standing.dealsScored = number(message, "deals_scored", 0);
    m_standing.minutes = number(message, "minutes", 0);
    start.scores = m_standing.totals;
    start.firstScored = m_standing.dealsScored == 0;
    m_told = std::move(told);
    m_spadesBroken.reset();
    m_inDeal = true;
}

/// No more cards than are dealt to one, each of them in the deck.
CardList ProtocolTable::handAt(const JsonPlace &place) const
{
    CardList cards = place.cards();
    const auto full =
        static_cast<std::size_t>(m_context->pack.draft ? 0 : m_context->pack.handSize);
    if (cards.size() > full)
        place.fail(SessionText::tr("too many cards in a hand"));
    if (!inPack(cards))
        place.fail(SessionText::tr("cards that are not in the deck"));
    return cards;
}

/// Each card as often as the deck holds it, or less often, and in the form in which it is held.
bool ProtocolTable::inPack(const CardList &cards) const
{
    CardList pack = m_context->pack.cards;
    return std::all_of(cards.begin(), cards.end(), [&pack](Card card) {
        const auto at = std::find(pack.begin(), pack.end(), card);
        const bool there = at != pack.end();
        if (there)
            pack.erase(at);
        return there;
    });
}

/// Who may take from the kitty sees it, who draws from the stock of a draft what is on top. Whether
/// spades are broken may hang on what else the one held who led them.
void ProtocolTable::hearQuestion(const QJsonObject &message)
{
    const JsonPlace place(message);
    m_told.offered.clear();
    m_told.kitty.clear();
    m_spadesBroken.reset();
    if (place.has(QStringLiteral("offered")))
        m_told.offered = place.at(QStringLiteral("offered")).cards();
    if (place.has(QStringLiteral("spades_broken")))
        m_spadesBroken = place.at(QStringLiteral("spades_broken")).boolean();
    const QJsonObject choice = message.value(QStringLiteral("legal")).toObject();
    if (choice.value(QStringLiteral("do")) == QStringLiteral("take"))
        m_told.kitty = place.at(QStringLiteral("legal")).at(QStringLiteral("from")).cards();
}

void ProtocolTable::hearEvent(const QJsonObject &message)
{
    const JsonPlace place(message);
    if (!ready())
        place.fail(SessionText::tr("event without a deal"));
    if (m_told.events.size() >= kMostEvents)
        place.fail(SessionText::tr("too many events for a deal"));
    ToldEvent told{readEvent(place, m_context->seating.players), {}};
    Disclosure &disclosed = told.disclosed;
    const auto cards = [&place](const char *member) {
        const QString name = QString::fromUtf8(member);
        return place.has(name) ? place.at(name).cards() : CardList{};
    };
    const int named = static_cast<int>(told.event.cards.size());
    if (movesCards(told.event.kind))
        disclosed.cards =
            std::clamp(message.value(QStringLiteral("count")).toInt(named > 0 ? named : kNotTold),
                       kNotTold, static_cast<int>(m_context->pack.cards.size()));
    disclosed.shown = cards("shown");
    // A program that does not say so asks on only when a claim was lost.
    disclosed.stood = message.value(QStringLiteral("stood"))
                          .toBool(told.event.kind == EventKind::claim &&
                                  m_context->rules.claim_mode == ClaimMode::checked);
    if (m_turnsTold)
        disclosed.next =
            place.at(QStringLiteral("turn")).integer(kNobodyTold, m_context->seating.players - 1);
    if (place.has(QStringLiteral("broken")))
        disclosed.broken = place.at(QStringLiteral("broken")).boolean();
    const CardList kept = cards("kept");
    const CardList away = cards("laid_away");
    if (!kept.empty())
        disclosed.drawn = Drawn{kept.front(), away.empty() ? std::nullopt : std::optional(away[0])};
    if (!inPack(heldCards(told.event)) || !inPack(disclosed.shown) || !inPack(kept) ||
        !inPack(away))
        place.fail(SessionText::tr("cards that are not in the deck"));
    m_told.events.push_back(std::move(told));
    m_told.offered.clear();
    m_told.kitty.clear();
    m_spadesBroken.reset();
}

/// Who decided next after each event, where that was not told, is who spoke next, and this seat
/// after the last.
ToldDeal ProtocolTable::heardInOrder() const
{
    ToldDeal told = m_told;
    if (m_turnsTold)
        return told;
    int next = told.seat;
    for (auto event = told.events.rbegin(); event != told.events.rend(); ++event) {
        event->disclosed.next = next;
        if (event->event.kind == EventKind::back)
            next = kNobodyTold; // someone else was next before the card was taken back
        else if (!eventRow(event->event.kind).outOfTurn)
            next = event->event.seat;
    }
    told.firstTurn = next;
    // It hangs on the last card that moved, whatever was said or done since.
    const auto moved =
        std::find_if(told.events.rbegin(), told.events.rend(),
                     [](const ToldEvent &event) { return movesOnTheTable(event.event.kind); });
    if (moved != told.events.rend())
        moved->disclosed.broken = m_spadesBroken;
    return told;
}

/// Whether each event may follow on those before it. Fills in how many cards went, where a program
/// did not say so: as few as can be, but what this seat found missing in the kitty. Fills in who
/// decided next where that was not sent.
bool ProtocolTable::fits(ToldDeal &told) const
{
    DealState state = startUnseenDeal(m_context, told.start, told.firstTurn);
    for (std::size_t number = 0; number < told.events.size(); ++number) {
        auto &[event, disclosed] = told.events[number];
        const Prompt prompt = disclosed.cards == kNotTold ? legal(state) : Prompt{};
        if (disclosed.cards == kNotTold) {
            const bool last = number + 1 == told.events.size() && !told.kitty.empty();
            const int gone = state.kitty.left - static_cast<int>(told.kitty.size());
            disclosed.cards = !prompt.cards ? 0
                              : last        ? std::max(prompt.cards->least, gone)
                                            : prompt.cards->least;
        }
        const bool unknownDraw =
            event.kind == EventKind::draft && event.seat == told.seat && !disclosed.drawn;
        if (unknownDraw || refuse(state, event, disclosed))
            return false;
        carryOut(state, event, disclosed);
        if (disclosed.next == kNobodyTold)
            disclosed.next = state.seat;
        if (!state.over() && state.seat != disclosed.next)
            return false;
    }
    if (!state.bidding.looked.has(told.seat))
        told.start.hands[static_cast<std::size_t>(told.seat)].clear(); // sent too early
    state.hidden.undealt = told.kitty;
    const Prompt asked = state.seat == told.seat ? legal(state) : Prompt{};
    const int least = asked.cards ? asked.cards->least : 1;
    const std::size_t known = asked.cards ? asked.cards->from.size() : asked.choices.size();
    if (state.seat == told.seat && static_cast<int>(known) < least)
        return false; // it is to choose from cards that it was not sent
    const bool draws = state.stage == Stage::draft && state.seat == told.seat;
    const std::size_t offered = m_context->rules.deal_method == DealMethod::draft_pair ? 2 : 1;
    return inPack(told.kitty) && inPack(told.offered) && (!draws || told.offered.size() == offered);
}

std::optional<SeatView> ProtocolTable::view() const
{
    if (!ready())
        return {};
    ToldDeal told = heardInOrder();
    if (!fits(told))
        return {};
    return SeatView(m_context, std::move(told));
}

} // namespace sandbag
