// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat can prove of the tricks that are left, against trying everything on the hands as they
// are.
#include "deal/claim_proof.h"
#include "deal/seat_view.h"
#include "plain_trying.h"
#include "policy/claim_watch.h"
#include "random_deal.h"
#include "search/every_world.h"
#include "search/rest_proof.h"
#include "solver/double_dummy_game.h"
#include "test_main.h"

#include "share.h"

#include <QTest>

#include <bit>

using namespace sandbag;

namespace {

enum class Wish { most, fewest };

/// Tricks that the counted seats make from there on, when one player and everybody else want the
/// most or the fewest of them and all hands are open.
struct OpenTricks {
    const PlayTables &tables;
    int seat;
    std::uint8_t counted;
    Wish own, others;

    [[nodiscard]] int taken(const PlayState &state) const
    {
        int sum = 0;
        for (int at = 0; at < tables.players; ++at)
            sum += (counted >> at & 1) ? state.taken[at] : 0;
        return sum;
    }
    [[nodiscard]] int atEnd(const PlayState &state) const
    {
        if (state.over())
            return taken(state);
        const Wish wish = state.turn == seat ? own : others;
        int best = wish == Wish::most ? -1 : 1000;
        for (Slots rest = honestPlays(tables, state); rest; rest &= rest - 1) {
            PlayState next = state;
            playSlot(tables, next, static_cast<Slot>(std::countr_zero(rest)));
            best = wish == Wish::most ? std::max(best, atEnd(next)) : std::min(best, atEnd(next));
        }
        return best;
    }
    [[nodiscard]] int from(const PlayState &state) const { return atEnd(state) - taken(state); }
    /// With that card first.
    [[nodiscard]] int from(const PlayState &state, Slot card) const
    {
        PlayState next = state;
        playSlot(tables, next, card);
        return atEnd(next) - taken(state);
    }
};

std::uint8_t sideOf(const PlayTables &tables, int seat)
{
    unsigned side = 0;
    for (int other = 0; other < tables.players; ++other)
        side |= tables.sideOf[other] == tables.sideOf[seat] ? 1U << other : 0;
    return static_cast<std::uint8_t>(side);
}

/// An ending with so many tricks left, in any place of the first of them.
std::optional<DealState> ending(const std::shared_ptr<const RuleContext> &context,
                                std::uint64_t seed, Dice &dice, int tricks)
{
    const int place = dice.below(context->seating.players);
    return dealUntil(context, seed, dice, [=](const DealState &state) {
        const PlayState &play = state.play;
        return state.stage == Stage::play && play.tricksInDeal - play.tricksPlayed <= tricks &&
               play.inTrick >= place;
    });
}

PlayState withHands(const PlayState &play, const PerSeat<Slots> &hands)
{
    PlayState state = play;
    state.hand = hands;
    return state;
}

QByteArray told(const DealState &deal, std::uint64_t seed, const RestProof &proof)
{
    return QStringLiteral("seed %1: %2 to %3 of %4 under %5")
        .arg(seed)
        .arg(proof.least)
        .arg(proof.most)
        .arg(proof.left)
        .arg(named(deal.context->rules))
        .toLocal8Bit();
}

} // namespace

class TestRestProof : public QObject
{
    Q_OBJECT

private slots:
    void everyWorldIsOneOfThem();
    void twoTricksAreWhatAnyHandsMakeThem();
    void threeTricksHoldOnTheHandsAsTheyAre();
    void whatStandsByClaimIsProved();
    void aSafeNilTakesNoTrickHoweverAllPlay();
    void tellsWhatIsSettled();
    void claimsPastCardsOutOfPlay();
};

/// All of the right size, none twice, and the true one among them.
void TestRestProof::everyWorldIsOneOfThem()
{
    RandomRules random(31);
    int found = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(600)); ++seed) {
        const auto context = makeContext(random.draw(8));
        const auto deal = ending(context, seed, random.dice(), 2);
        if (!deal)
            continue;
        const SeatView view(*deal, deal->seat);
        const auto worlds = everyWorld(view, 2000);
        if (!worlds)
            continue;
        ++found;
        std::set<std::vector<Slots>> seen;
        for (const PerSeat<Slots> &world : *worlds) {
            for (int seat = 0; seat < context->seating.players; ++seat)
                QCOMPARE(std::popcount(world[seat]), view.cardsHeld(seat));
            QVERIFY(seen.insert({world.begin(), world.end()}).second);
        }
        QVERIFY(seen.count({deal->play.hand.begin(), deal->play.hand.end()}) == 1);
    }
    QVERIFY2(found > 50, qPrintable(QString::number(found)));
}

/// After the first of two cards nothing is left to choose: the proof is the worst that any of the
/// possible hands can come to, and the best that any can.
void TestRestProof::twoTricksAreWhatAnyHandsMakeThem()
{
    RandomRules random(32);
    int compared = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(800)); ++seed) {
        const auto context = makeContext(random.draw(8));
        const auto deal = ending(context, seed, random.dice(), 2);
        if (!deal || deal->play.anyCardSeats)
            continue;
        const SeatView view(*deal, deal->seat);
        const auto worlds = everyWorld(view, 200);
        const PlayTables &tables = context->play;
        if (!worlds || winsInAnyOrder(view))
            continue;
        const std::uint8_t side = sideOf(tables, deal->seat);
        for (Slots rest = honestPlays(tables, deal->play); rest; rest &= rest - 1) {
            const auto card = static_cast<Slot>(std::countr_zero(rest));
            const auto proof = restProof(view, tables.cardAt[card]);
            if (!proof)
                break;
            int least = 1000, most = -1;
            for (const PerSeat<Slots> &world : *worlds) {
                const PlayState state = withHands(deal->play, world);
                least = std::min(
                    least, OpenTricks{tables, deal->seat, side, Wish::most, Wish::fewest}.from(
                               state, card));
                most = std::max(
                    most, OpenTricks{tables, deal->seat, side, Wish::most, Wish::most}.from(state));
            }
            QVERIFY2(proof->least == least && proof->most == most,
                     told(*deal, seed, *proof).constData());
            ++compared;
        }
    }
    QVERIFY2(compared > share(100), qPrintable(QString::number(compared)));
}

/// Nobody who sees all hands does worse than what is proved without seeing them, and nobody better
/// than what all together can.
void TestRestProof::threeTricksHoldOnTheHandsAsTheyAre()
{
    RandomRules random(33);
    int compared = 0, nils = 0;
    // A nil stands in one of hundreds, and which one hangs on every option there is: a run at full
    // length goes on until it has met one.
    const int usual = share(500);
    const int longest = share(2) == 2 ? 10 * usual : usual;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(nils > 0 ? usual : longest);
         ++seed) {
        const auto context = makeContext(random.draw(4));
        const auto deal = ending(context, seed, random.dice(), 3);
        if (!deal || deal->play.anyCardSeats)
            continue;
        const SeatView view(*deal, deal->seat);
        const PlayTables &tables = context->play;
        const std::uint8_t side = sideOf(tables, deal->seat);
        const auto own = static_cast<std::uint8_t>(1U << deal->seat);
        for (Slots rest = honestPlays(tables, deal->play); rest; rest &= rest - 1) {
            const auto card = static_cast<Slot>(std::countr_zero(rest));
            const auto proof = restProof(view, tables.cardAt[card]);
            if (!proof)
                break;
            ++compared;
            const OpenTricks alone{tables, deal->seat, side, Wish::most, Wish::fewest};
            const OpenTricks together{tables, deal->seat, side, Wish::most, Wish::most};
            const OpenTricks ducking{tables, deal->seat, own, Wish::fewest, Wish::most};
            QVERIFY2(proof->least <= alone.from(deal->play, card) &&
                         proof->most >= together.from(deal->play),
                     told(*deal, seed, *proof).constData());
            if (proof->nilHolds)
                QVERIFY2(ducking.from(deal->play, card) == 0,
                         told(*deal, seed, *proof).constData());
            nils += proof->nilHolds;
        }
    }
    QVERIFY2(compared > share(100), qPrintable(QString::number(compared)));
    if (share(2) == 2)
        QVERIFY(nils > 0);
}

/// Of a claim that stands some first card leads to every trick.
void TestRestProof::whatStandsByClaimIsProved()
{
    RandomRules random(34);
    int proved = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(1500)); ++seed) {
        const auto context = makeContext(random.draw(4));
        const auto deal =
            dealToEnding(context, seed, random.dice(), 2 + static_cast<int>(seed % 2));
        if (!deal || deal->play.anyCardSeats || !claimIsProved(*deal, deal->seat))
            continue;
        const SeatView view(*deal, deal->seat);
        int most = -1, left = 0;
        for (Slots rest = honestPlays(context->play, deal->play); rest; rest &= rest - 1) {
            const auto card = static_cast<Slot>(std::countr_zero(rest));
            const auto proof = restProof(view, context->play.cardAt[card]);
            if (!proof)
                break;
            most = std::max(most, proof->least);
            left = proof->left;
        }
        QVERIFY2(most == -1 || most == left, qPrintable(QString::number(seed)));
        proved += most == left;
    }
    QVERIFY2(proved > share(20), qPrintable(QString::number(proved)));
}

/// Of any other player, whether they bid nil or not.
void TestRestProof::aSafeNilTakesNoTrickHoweverAllPlay()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const PlayTables &tables = context->play;
    Dice dice(36);
    int safe = 0, open = 0;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(300)); ++seed) {
        const auto deal = ending(context, seed, dice, 2);
        if (!deal)
            continue;
        const SeatView view(*deal, deal->seat);
        for (Slots rest = honestPlays(tables, deal->play); rest; rest &= rest - 1) {
            const auto card = static_cast<Slot>(std::countr_zero(rest));
            for (int seat = 0; seat < tables.players; ++seat) {
                const auto its = static_cast<std::uint8_t>(1U << seat);
                const OpenTricks helped{tables, deal->seat, its, Wish::most, Wish::most};
                const bool isSafe = nilIsSafe(view, seat, tables.cardAt[card]);
                QVERIFY2(!isSafe || helped.from(deal->play, card) == 0,
                         qPrintable(QStringLiteral("%1: %2").arg(seed).arg(seat)));
                ++(isSafe ? safe : open);
            }
        }
    }
    QVERIFY2(safe > share(20) && open > share(20),
             qPrintable(QStringLiteral("%1 safe, %2 open").arg(safe).arg(open)));
}

/// Every kind of sentence is told of some ending, and each says what the proof is.
void TestRestProof::tellsWhatIsSettled()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    Dice dice(35);
    std::map<QString, int> kinds;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(400)); ++seed) {
        const auto deal = ending(context, seed, dice, 3);
        if (!deal)
            continue;
        const SeatView view(*deal, deal->seat);
        const Slots plays = honestPlays(context->play, deal->play);
        const Card card = context->play.cardAt[static_cast<std::size_t>(std::countr_zero(plays))];
        const auto proof = restProof(view, card);
        const auto words = settledRest(view, card);
        if (!proof || proof->left < 2) {
            QVERIFY(!words);
            continue;
        }
        QCOMPARE(words.has_value(), proof->nilHolds || proof->least == proof->left ||
                                        proof->most == 0 || proof->least == proof->most);
        if (!words)
            continue;
        for (const Sentence &part : std::get<std::vector<Sentence>>(words->args.front())) {
            ++kinds[QString::fromUtf8(part.text).left(20)];
            if (part.count >= 0)
                QCOMPARE(part.count, proof->least);
        }
    }
    QVERIFY2(kinds.size() >= 3, qPrintable(QString::number(kinds.size())));
}

/// A suit that everybody has shown to be out of: what is unseen of it is in no hand, and a low card
/// wins. Every claim that the rules let stand is found.
void TestRestProof::claimsPastCardsOutOfPlay()
{
    int found = 0, pastHigher = 0;
    for (const char *game : {"two-handed", "family-2", "three-handed"}) {
        RuleSet rules = rulesOf(*findPreset(game));
        rules.claim_mode = ClaimMode::checked;
        const auto context = makeContext(rules);
        Dice dice(36);
        for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(share(1500)); ++seed) {
            const auto deal = dealToEnding(context, seed, dice, 3);
            if (!deal || !winsInAnyOrder(SeatView(*deal, deal->seat)) ||
                whyNotClaim(*deal, deal->seat) || deal->calls[deal->seat].isNil())
                continue;
            ++found;
            const SeatView view(*deal, deal->seat);
            OutcomeCache book(context);
            QVERIFY2(provableClaim(view, book.goals(deal->calls)),
                     qPrintable(QStringLiteral("%1 %2").arg(game).arg(seed)));
            const Slots own = deal->play.hand[deal->seat];
            for (const Card card : view.unseen()) {
                const Slot slot = context->play.slotOf[card.face()];
                const Slots same =
                    own & context->play.effectiveSuit[context->play.effectiveSuitOf[slot]];
                pastHigher += same != 0 && slotBit(slot) > same;
            }
        }
    }
    QVERIFY2(found > 20 && pastHigher > 0,
             qPrintable(QStringLiteral("%1 %2").arg(found).arg(pastHigher)));
}

QTEST_GUILESS_MAIN(TestRestProof)
#include "tst_rest_proof.moc"
