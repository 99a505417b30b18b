// SPDX-License-Identifier: GPL-3.0-or-later
// What a partner expects: manners beside the worth of cards, errors that people make, too, the
// dread of a tenth bag.
#include "random_deal.h"
#include "share.h"
#include "test_main.h"

#include "deal/bidding.h"
#include "deal/seat_view.h"
#include "deal/stages.h"
#include "formats/loaded_match.h"
#include "heuristics/heuristics.h"
#include "match/dealing.h"
#include "match/match.h"
#include "named/named_player.h"
#include "policy/card_worth.h"
#include "policy/manners.h"
#include "policy/shown_cards.h"
#include "rules/catalogue.h"
#include "search/kindest.h"

#include <QTest>

#include <set>
#include <tuple>

using namespace sandbag;

namespace {

/// A position of tests/players.
struct Asked {
    std::unique_ptr<LoadedMatch> match;
    SeatView view;
    MatchOutlook outlook;
    Goals goals;
};

Asked askedAt(const QString &name)
{
    auto loaded = loadMatch(QStringLiteral(SANDBAG_TEST_DATA "/players/%1.spades.json").arg(name));
    auto match = std::make_unique<LoadedMatch>(std::get<LoadedMatch>(std::move(loaded)));
    const DealState &deal = *match->match.deal();
    Heuristics heuristics(match->match.context(), BidTemper::taught());
    heuristics.setStanding(match->match.standing());
    Goals goals = heuristics.book().goals(ownNumbers(deal), playsItself(deal));
    const MatchOutlook outlook{match->match.context(), match->match.standing()};
    return {std::move(match), SeatView(deal, deal.seat), outlook, goals};
}

Slot slotNamed(const Asked &asked, const char *name)
{
    for (const Event &event : asked.view.prompt().choices) {
        if (toString(event) == name)
            return asked.view.context().play.slotOf[event.cards.front().face()];
    }
    return kNoSlot;
}

/// A card that was tried in so many worlds, worth so much in each, with partner's nil made in so
/// many of them.
CardTried triedCard(Slot slot, float value, int worlds, int nilsMade, int nilSeat)
{
    CardTried card;
    card.slot = slot;
    for (int world = 0; world < worlds; ++world) {
        Leaf leaf;
        leaf.value = value + (world % 2 ? 0.05F : -0.05F) * static_cast<float>(nilsMade % 7 + 1);
        leaf.nilsMade = static_cast<std::uint8_t>(world < nilsMade ? 1 << nilSeat : 0);
        card.sums.add(leaf, 1);
    }
    return card;
}

} // namespace

class TestPartners : public QObject
{
    Q_OBJECT

private slots:
    void aNilShowsWhatItLacks();
    void whatIsCoveredForCertain();
    void partnersTrickIsLeft();
    void noHonourIsWasted();
    void aLeadTellsTheTruth();
    void amongLevelCardsTheKindest();
    void clearlyBetterCardsStay();
    void whimsKeepTheOrderOfASuit();
    void theUsualLevelWastesNoHonour();
    void nineBagsRaiseBids();
};

/// Who dropped the six under the ace holds none between them.
void TestPartners::aNilShowsWhatItLacks()
{
    const Asked asked = askedAt(QStringLiteral("levels/again-the-suit-partner-has-shown"));
    QVERIFY(slotNamed(asked, "8H") != kNoSlot);
    const PlayTables &tables = asked.view.context().play;
    const CardKnowledge sight = knowledgeOf(asked.view);
    const Slots suit = tables.effectiveSuit[tables.effectiveSuitOf[slotNamed(asked, "8H")]];
    const Slots hearts = suit & nilMayHold(asked.view, 2, sight.unseen);
    QVERIFY(hearts);
    QVERIFY(!(hearts & ~slotsUpTo(slotNamed(asked, "8H"))));
    QCOMPARE(nilMayHold(asked.view, 2, sight.unseen) & ~suit, sight.unseen & ~suit);
}

void TestPartners::whatIsCoveredForCertain()
{
    for (const auto &[name, sure, unsure] :
         {std::tuple("levels/again-the-suit-partner-has-shown", "8H", "KD"),
          std::tuple("levels/again-the-suit-partner-is-void-in", "JH", "KD")}) {
        const Asked asked = askedAt(QString::fromLatin1(name));
        const Manners manners(asked.view, asked.goals);
        QVERIFY2(manners.of(slotNamed(asked, sure)) > manners.of(slotNamed(asked, unsure)), name);
    }
}

void TestPartners::partnersTrickIsLeft()
{
    const Asked asked = askedAt(QStringLiteral("levels/no-overruff-of-partner"));
    const Manners manners(asked.view, asked.goals);
    QVERIFY(manners.of(slotNamed(asked, "TS")) < 0);
    QCOMPARE(manners.of(slotNamed(asked, "9H")), 0.0F);
}

void TestPartners::noHonourIsWasted()
{
    const Asked asked = askedAt(QStringLiteral("positions/cover-a-nil-with-a-low-ruff"));
    const Manners manners(asked.view, asked.goals);
    QCOMPARE(manners.of(slotNamed(asked, "3S")), 0.0F);
    QVERIFY(manners.of(slotNamed(asked, "JS")) < 0);
}

void TestPartners::aLeadTellsTheTruth()
{
    const Asked asked = askedAt(QStringLiteral("levels/lead-the-sequence-for-a-nil"));
    const Manners manners(asked.view, asked.goals);
    QCOMPARE(manners.told(slotNamed(asked, "JH")), slotNamed(asked, "KH"));
    QCOMPARE(manners.told(slotNamed(asked, "4H")), slotNamed(asked, "4H"));
}

/// Two cards that are level but for chance: the one that keeps partner's nil comes first.
void TestPartners::amongLevelCardsTheKindest()
{
    const Asked asked = askedAt(QStringLiteral("levels/lead-the-sequence-for-a-nil"));
    std::vector<CardTried> tried{triedCard(slotNamed(asked, "QC"), 0.501F, 400, 236, 2),
                                 triedCard(slotNamed(asked, "AD"), 0.500F, 400, 308, 2),
                                 triedCard(slotNamed(asked, "4H"), 0.499F, 400, 200, 2)};
    kindestFirst(tried, asked.view, asked.goals);
    QCOMPARE(tried[0].slot, slotNamed(asked, "AD"));
    QCOMPARE(tried[1].slot, slotNamed(asked, "QC")); // the others keep their order
    QCOMPARE(tried[2].slot, slotNamed(asked, "4H"));
}

void TestPartners::clearlyBetterCardsStay()
{
    const Asked asked = askedAt(QStringLiteral("levels/lead-the-sequence-for-a-nil"));
    std::vector<CardTried> tried{triedCard(slotNamed(asked, "QC"), 0.53F, 400, 236, 2),
                                 triedCard(slotNamed(asked, "AD"), 0.50F, 400, 308, 2)};
    kindestFirst(tried, asked.view, asked.goals);
    QCOMPARE(tried[0].slot, slotNamed(asked, "QC"));
}

/// Fear and greed choose whether to ruff, and what to throw; which card of a suit does it best they
/// know. (Without manners that is the jack of spades here, whatever the whim: lessons alone say
/// so.)
void TestPartners::whimsKeepTheOrderOfASuit()
{
    const Asked asked = askedAt(QStringLiteral("positions/cover-a-nil-with-a-low-ruff"));
    const std::atomic<bool> stop{false};
    for (const auto &[player, spade] :
         {std::pair("taught:whim=4000:kind=1", "3S"), std::pair("taught:whim=4000", "JS")}) {
        std::set<std::string> answers;
        std::set<char> suits;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(share(60)); ++seed) {
            const std::string card =
                toString(makePlayer(player, seed)->decide(asked.view, asked.outlook, stop).event);
            answers.insert(card);
            suits.insert(card.back());
        }
        QVERIFY(!kJudged || suits.size() > 1);
        QCOMPARE(answers.size(), suits.size()); // of each suit one card alone
        QVERIFY(!kJudged || answers.contains(spade));
    }
}

/// A ruff for a partner's nil, or one that nobody can beat, with an ace, king, queen or jack where
/// a small spade does.
void TestPartners::theUsualLevelWastesNoHonour()
{
    const std::atomic<bool> stop{false};
    for (const char *name :
         {"positions/cover-a-nil-with-a-low-ruff", "kinder/ruff-with-the-three"}) {
        const Asked asked = askedAt(QString::fromLatin1(name));
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(share(40)); ++seed) {
            const std::string card = toString(
                makePlayer("level:3", seed)->decide(asked.view, asked.outlook, stop).event);
            QVERIFY2(card.back() != 'S' || card.find_first_of("AKQJ") == std::string::npos,
                     card.c_str());
        }
    }
}

/// What is bid with nine bags at both sides, and with none, on the same hands.
void TestPartners::nineBagsRaiseBids()
{
    const auto context = makeContext(rulesOf(*findPreset("standard")));
    const std::atomic<bool> stop{false};
    const auto bids = [&](int bags) {
        int sum = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(share(80)); ++seed) {
            MatchOutlook outlook{context, {}};
            outlook.standing.bags = {bags, bags};
            outlook.standing.totals = {250, 250};
            DealState deal = startDeal(context, dealCards(*context, 3, seed));
            while (deal.stage != Stage::play && !deal.over()) {
                const SeatView view(deal, deal.seat);
                const auto player = makePlayer("taught", 1);
                const Event event = player->decide(view, outlook, stop).event;
                if (event.kind == EventKind::call && event.call().isNumber())
                    sum += event.call().tricks();
                if (apply(deal, event))
                    return -1;
            }
        }
        return sum;
    };
    const int none = bids(0), nine = bids(9);
    QVERIFY(none > 0);
    QVERIFY2(!kJudged || nine > none, qPrintable(QStringLiteral("%1 %2").arg(none).arg(nine)));
}

QTEST_APPLESS_MAIN(TestPartners)
#include "tst_partners.moc"
