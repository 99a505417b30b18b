// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/rest_proof.h"

#include "deal/progress.h"
#include "policy/claim_watch.h"
#include "search/every_world.h"
#include "search/telling.h"
#include "solver/double_dummy_game.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

constexpr std::size_t kMostWorlds = 2000;
/// Worlds looked at in all positions together: some hundredths of a second.
constexpr std::size_t kMostLooks = 1'000'000;

enum class Wish { most, fewest };

/// Whose tricks are counted, and who wants how many of them.
struct Aims {
    std::uint8_t counted = 0; ///< bit per seat
    Wish own = Wish::most, others = Wish::fewest;
};

/// Plays on with every card, knowing of the others' hands only that they are those of one of some
/// worlds: a card of theirs leaves the worlds in which it can be played.
class Proving
{
public:
    using Worlds = std::vector<const PerSeat<Slots> *>;

    Proving(const DoubleDummyGame &game, int seat, const Aims &aims)
        : m_game(game), m_seat(seat), m_aims(aims)
    {
    }

    /// Tricks counted from there on, if they are between the two, otherwise the one that they lie
    /// beyond. Nothing where that takes too long.
    /// `gone`: cards that are played and are still in the worlds.
    std::optional<int> tricks(const OpenPosition &position, const Worlds &worlds, Slots gone)
    {
        const int found = between(position, worlds, gone, {0, position.tricksLeft});
        return m_cut ? std::nullopt : std::optional(found);
    }

private:
    /// Only whether the tricks are between the two, and how many they are then, is of interest.
    struct Window {
        int alpha, beta;
    };

    [[nodiscard]] Slots handIn(const PerSeat<Slots> &world, int seat, Slots gone) const
    {
        return world[seat] & ~gone;
    }
    [[nodiscard]] Slots playsIn(const OpenPosition &at, const PerSeat<Slots> &world,
                                Slots gone) const
    {
        const int turn = at.turn(m_game);
        const Slots hand = handIn(world, turn, gone);
        if (at.inTrick == 0)
            return m_game.leads(hand, at.broken, at.tricksLeft);
        const Slots following = hand & m_game.effectiveSuit[m_game.effectiveSuitOf[at.trick[0]]];
        return following ? following : hand;
    }

    /// Whether a spade that is led breaks them in all worlds or in none.
    [[nodiscard]] bool breaksAlike(const OpenPosition &at, const Worlds &worlds, Slot card,
                                   Slots gone) const
    {
        const Slots spades = m_game.effectiveSuit[kEffectiveSpades];
        if (at.inTrick > 0 || !(slotBit(card) & spades) ||
            !m_game.spadesClosed(at.broken, at.tricksLeft))
            return true;
        const int turn = at.turn(m_game);
        const auto bare = [&](const PerSeat<Slots> *world) {
            return (handIn(*world, turn, gone) & ~spades) == 0;
        };
        return std::all_of(worlds.begin(), worlds.end(), [&](const PerSeat<Slots> *world) {
            return bare(world) == bare(worlds.front());
        });
    }

    int between(const OpenPosition &at, const Worlds &worlds, Slots gone, Window window)
    {
        m_looks += worlds.size();
        m_cut = m_cut || m_looks > kMostLooks;
        if (m_cut || at.tricksLeft == 0)
            return 0;
        const Wish wish = at.turn(m_game) == m_seat ? m_aims.own : m_aims.others;
        Slots cards = 0;
        for (const PerSeat<Slots> *world : worlds)
            cards |= playsIn(at, *world, gone);
        int &bound = wish == Wish::most ? window.alpha : window.beta;
        for (; cards && window.alpha < window.beta; cards &= cards - 1) {
            const auto card = static_cast<Slot>(std::countr_zero(cards));
            const int found = after(at, worlds, gone, card, window);
            bound = wish == Wish::most ? std::max(bound, found) : std::min(bound, found);
        }
        return bound;
    }

    int after(const OpenPosition &at, const Worlds &worlds, Slots gone, Slot card, Window window)
    {
        Worlds still;
        for (const PerSeat<Slots> *world : worlds) {
            if (playsIn(at, *world, gone) & slotBit(card))
                still.push_back(world);
        }
        // Otherwise nobody knows what may be led later on: nothing is said of it.
        m_cut = m_cut || !breaksAlike(at, still, card, gone);
        OpenPosition next = at;
        const int turn = at.turn(m_game);
        next.hand[turn] = handIn(*still.front(), turn, gone);
        const int winner = playOpen(m_game, next, card);
        const int won = winner >= 0 && (m_aims.counted >> winner & 1) ? 1 : 0;
        return won +
               between(next, still, gone | slotBit(card), {window.alpha - won, window.beta - won});
    }

    const DoubleDummyGame &m_game;
    int m_seat;
    Aims m_aims;
    std::size_t m_looks = 0;
    bool m_cut = false;
};

/// What the proof is about.
class Rest
{
public:
    explicit Rest(const SeatView &view)
        : m_view(view), m_worlds(everyWorld(view, kMostWorlds).value_or(AllWorlds()))
    {
        if (m_worlds.empty())
            return;
        PlayState state = view.seen().play;
        state.hand = m_worlds.front();
        state.secondCopy = {};
        const PlayTables &tables = view.context().play;
        m_game = openGame(tables, state, tables.sideOf[view.seat()]);
        m_position = openPosition(tables, state);
    }

    /// It can be asked about.
    [[nodiscard]] bool plain() const { return m_game.has_value(); }
    [[nodiscard]] std::uint8_t ownSide() const { return m_game->ours; }
    [[nodiscard]] std::uint8_t ownSeat() const
    {
        return static_cast<std::uint8_t>(1U << m_view.seat());
    }

    /// With any card.
    [[nodiscard]] std::optional<int> tricks(const Aims &aims) const
    {
        return Proving(*m_game, m_view.seat(), aims).tricks(m_position, pointers(), 0);
    }
    /// With this one.
    [[nodiscard]] std::optional<int> tricksAfter(Slot card, const Aims &aims) const
    {
        OpenPosition next = m_position;
        const int winner = playOpen(*m_game, next, card);
        const auto rest =
            Proving(*m_game, m_view.seat(), aims).tricks(next, pointers(), slotBit(card));
        const int won = winner >= 0 && (aims.counted >> winner & 1) ? 1 : 0;
        return rest ? std::optional(won + *rest) : std::nullopt;
    }

private:
    using AllWorlds = std::vector<PerSeat<Slots>>;

    [[nodiscard]] Proving::Worlds pointers() const
    {
        Proving::Worlds worlds;
        for (const PerSeat<Slots> &world : m_worlds)
            worlds.push_back(&world);
        return worlds;
    }

    const SeatView &m_view;
    AllWorlds m_worlds;
    std::optional<DoubleDummyGame> m_game;
    OpenPosition m_position;
};

bool ownNilLives(const SeatView &view)
{
    return view.seen().calls[view.seat()].isNil() && tricksOfSeat(view.seen(), view.seat()) == 0;
}

} // namespace

std::optional<RestProof> restProof(const SeatView &view, Card card)
{
    const DealState &seen = view.seen();
    if (seen.stage != Stage::play || seen.play.turn != view.seat())
        return {};
    const int left = seen.play.tricksInDeal - seen.play.tricksPlayed;
    if (seen.play.inTrick == 0 && winsInAnyOrder(view))
        return RestProof{left, left, left, false};
    const Rest rest(view);
    if (!rest.plain())
        return {};
    const Slot slot = view.context().play.slotOf[card.face()];
    const auto least = rest.tricksAfter(slot, {rest.ownSide(), Wish::most, Wish::fewest});
    const auto most = rest.tricks({rest.ownSide(), Wish::most, Wish::most});
    if (!least || !most)
        return {};
    RestProof proof{left, *least, *most, false};
    if (ownNilLives(view))
        proof.nilHolds = rest.tricksAfter(slot, {rest.ownSeat(), Wish::fewest, Wish::most}) == 0;
    return proof;
}

namespace {

/// Sentences ask for it time and again, and with more tricks left it takes long.
constexpr int kTricksOfNil = 2;

/// Whether it is worth asking for a nil's safety there.
bool isAtEnd(const SeatView &view)
{
    const DealState &seen = view.seen();
    return seen.stage == Stage::play && seen.play.turn == view.seat() &&
           seen.play.tricksInDeal - seen.play.tricksPlayed <= kTricksOfNil;
}

/// All play so that this seat takes a trick.
Aims helping(int seat)
{
    return {static_cast<std::uint8_t>(1U << seat), Wish::most, Wish::most};
}

} // namespace

bool nilIsSafe(const SeatView &view, int seat, Card card)
{
    if (!isAtEnd(view))
        return false;
    const Rest rest(view);
    const Slot slot = view.context().play.slotOf[card.face()];
    return rest.plain() && rest.tricksAfter(slot, helping(seat)) == 0;
}

bool nilIsSafe(const SeatView &view, int seat)
{
    if (!isAtEnd(view))
        return false;
    const Rest rest(view);
    return rest.plain() && rest.tricks(helping(seat)) == 0;
}

namespace {

/// How many of the tricks left the side wins; nothing where that is not settled.
std::optional<Sentence> tricksSettled(const RestProof &proof, bool alone)
{
    if (proof.least == proof.left)
        return alone ? QT_TRANSLATE_NOOP("players", "You win all the remaining tricks.")
                     : QT_TRANSLATE_NOOP("players", "Your side wins all the remaining tricks.");
    if (proof.most == 0)
        return alone ? QT_TRANSLATE_NOOP("players", "You can't win any more tricks.")
                     : QT_TRANSLATE_NOOP("players", "Your side can't win any more tricks.");
    if (proof.least != proof.most)
        return {};
    return Sentence::counted(
        alone
            ? QT_TRANSLATE_N_NOOP("players", "You win exactly %n of the remaining tricks.")
            : QT_TRANSLATE_N_NOOP("players", "Your side wins exactly %n of the remaining tricks."),
        proof.least);
}

/// The own nil holds for certain after each other card, too.
bool nilHoldsAnyway(const SeatView &view, Card card)
{
    const auto &choices = view.prompt().choices;
    return std::all_of(choices.begin(), choices.end(), [&](const Event &event) {
        if (event.kind != EventKind::play || event.cards.front() == card)
            return true;
        const auto proof = restProof(view, event.cards.front());
        return proof && proof->nilHolds;
    });
}

} // namespace

std::optional<Sentence> settledRest(const SeatView &view, Card card)
{
    const auto proof = restProof(view, card);
    if (!proof || proof->left < 2)
        return {}; // everyone sees how the last one falls
    std::vector<Sentence> parts;
    if (proof->nilHolds)
        parts.emplace_back(view.prompt().choices.size() > 1 && nilHoldsAnyway(view, card)
                               ? QT_TRANSLATE_NOOP("players", "Your nil is safe whatever you play.")
                               : QT_TRANSLATE_NOOP("players", "Your nil is safe."));
    if (auto tricks = tricksSettled(*proof, view.context().seating.solo()))
        parts.push_back(std::move(*tricks));
    if (parts.empty())
        return {};
    return joined(std::move(parts));
}

} // namespace sandbag
